package solver

import "math/big"

// bigKernel is kernel for integers of any size: the same choices, the same
// means.
type bigKernel struct {
	turn   *Turn
	set    *optionSet
	values []*big.Int
	moon   *big.Int
}

func (k *bigKernel) step(n int, tallies []int32, choice []uint16) {
	t := k.turn
	l := &k.set.nodes[n]
	dice := t.layer(t.nodes[n].dice)
	called := dice.ways.ints
	if dice.called != nil {
		called = dice.called.ints
	}
	outcomes := big.NewInt(dice.outcomes)
	moonRoll := t.moonRoll(n)
	var product, weight, sumCalled big.Int
	for column, tally := range tallies {
		from := k.values[tally:]
		sum := new(big.Int)
		sumCalled.SetInt64(0)
		for i, ways := range dice.ways.ints {
			next := l.next[l.first[i]:l.first[i+1]]
			best, at := from[next[0]], 0
			for o := 1; o < len(next); o++ {
				if v := from[next[o]]; v.Cmp(best) > 0 {
					best, at = v, o
				}
			}
			if i == moonRoll {
				best, at = k.moon, 0
			}
			choice[column*len(dice.rolls)+i] = uint16(at)
			sum.Add(sum, product.Mul(weight.SetInt64(ways), best))
			if dice.called != nil {
				sumCalled.Add(&sumCalled, product.Mul(weight.SetInt64(called[i]), best))
			}
		}
		if dice.called != nil && sumCalled.Cmp(sum) > 0 {
			sum.Set(&sumCalled)
		}
		k.values[n*t.stride+int(tally)] = sum.Quo(sum, outcomes)
	}
}
