package solver

import (
	"math/big"
	"slices"
)

// spread computes the probability of each result from the choices of a grid,
// scaled to sum to one. With int64, every number is exact if one is a multiple of
// the number of outcomes of a turn. mass is memory for a row of tallies for each
// node.
func spread[T number](g *grid, one T, mass, results []T, waysOf func(*weights) []T) {
	t := g.turn
	clear(mass)
	clear(results)
	mass[t.dice*t.stride] = one
	for _, n := range slices.Backward(t.order) {
		l, set := t.layer(t.nodes[n].dice), &g.set.nodes[n]
		ways, moonRoll := waysOf(&l.ways), t.moonRoll(n)
		for column, tally := range g.tallies[n] {
			m := mass[n*t.stride+int(tally)] / T(l.outcomes)
			if m == 0 {
				continue
			}
			choice := g.choice[n][column*len(ways):][:len(ways)]
			to := mass[tally:]
			for r, w := range ways {
				share := T(m * w) //nolint:unconvert // no fused multiply-add
				if r == moonRoll {
					results[t.moon()] += share
				} else {
					to[set.next[set.first[r]+int32(choice[r])]] += share
				}
			}
		}
	}
	for column, tally := range t.nodes[0].tallies {
		results[g.resultAt(column)] += mass[tally]
	}
}

// spreadBig is spread for integers of any size.
func (g *grid) spreadBig(unit *big.Int) []*big.Int {
	t := g.turn
	mass := zeros(len(t.nodes) * t.stride)
	results := zeros(t.results())
	mass[t.dice*t.stride].Set(unit)
	var share, ways, outcomes big.Int
	for _, n := range slices.Backward(t.order) {
		l, set := t.layer(t.nodes[n].dice), &g.set.nodes[n]
		outcomes.SetInt64(l.outcomes)
		moonRoll := t.moonRoll(n)
		for column, tally := range g.tallies[n] {
			m := mass[n*t.stride+int(tally)]
			if m.Sign() == 0 {
				continue
			}
			m.Quo(m, &outcomes)
			choice := g.choice[n][column*len(l.rolls):][:len(l.rolls)]
			for r, w := range l.ways.ints {
				share.Mul(m, ways.SetInt64(w))
				to := results[t.moon()]
				if r != moonRoll {
					to = mass[int(tally)+int(set.next[set.first[r]+int32(choice[r])])]
				}
				to.Add(to, &share)
			}
		}
	}
	for column, tally := range t.nodes[0].tallies {
		to := results[g.resultAt(column)]
		to.Add(to, mass[tally])
	}
	return results
}

func zeros(n int) []*big.Int {
	list := make([]*big.Int, n)
	for i := range list {
		list[i] = new(big.Int)
	}
	return list
}
