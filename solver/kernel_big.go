package solver

import "math/big"

// stepBig is step for integers of any size: the same choices, the same means.
func stepBig(t *Turn, set *optionSet, d, span int, values []*big.Int, choice []uint16) {
	l := &set.layers[d]
	ways := t.layers[d].ways
	outcomes := big.NewInt(t.layers[d].outcomes)
	var product, weight big.Int
	for total := range span {
		from := values[total:]
		sum := new(big.Int)
		for i := range ways {
			next := l.next[l.first[i]:l.first[i+1]]
			best, at := from[next[0]], 0
			for o := 1; o < len(next); o++ {
				if v := from[next[o]]; v.Cmp(best) > 0 {
					best, at = v, o
				}
			}
			choice[total*len(ways)+i] = uint16(at)
			sum.Add(sum, product.Mul(weight.SetInt64(ways[i]), best))
		}
		values[d*t.stride+total] = sum.Quo(sum, outcomes)
	}
}
