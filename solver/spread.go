package solver

import "math/big"

// spread computes the probability of each final score from the choices of a
// grid, scaled to sum to one: the last score stands for all further ones too.
// With int64, every number is exact if one is a multiple of the number of
// outcomes of a turn. mass is memory for a row of totals for each number of dice
// left.
func spread[T number](g *grid, one T, mass, scores []T, waysOf func(*layer) []T) {
	t := g.turn
	last := len(scores) - 1
	clear(mass)
	mass[t.dice*t.stride] = one
	for d := t.dice; d >= 1; d-- {
		l, set := &t.layers[d], &g.set.layers[d]
		ways := waysOf(l)
		for total := range g.span[d] {
			m := mass[d*t.stride+total] / T(l.outcomes)
			if m == 0 {
				continue
			}
			choice := g.choice[d][total*len(ways):][:len(ways)]
			to := mass[total:]
			for i, w := range ways {
				to[set.next[set.first[i]+int32(choice[i])]] += T(m * w) //nolint:unconvert // no fused multiply-add
			}
		}
		// Beyond the span a turn is lost, whatever comes.
		for total := g.span[d]; total < t.stride; total++ {
			mass[last] += mass[d*t.stride+total]
		}
	}
	copy(scores, mass[:last+1])
	for _, m := range mass[last+1 : t.stride] {
		scores[last] += m
	}
}

// spreadBig is spread for integers of any size.
func (s *state) spreadBig(unit *big.Int) []*big.Int {
	g := s.grid
	t := g.turn
	last := len(s.scores) - 1
	mass := make([]*big.Int, (t.dice+1)*t.stride) // nil is 0
	add := func(i int, m *big.Int) {
		if mass[i] == nil {
			mass[i] = new(big.Int)
		}
		mass[i].Add(mass[i], m)
	}
	add(t.dice*t.stride, unit)
	var share, ways, outcomes big.Int
	for d := t.dice; d >= 1; d-- {
		l, set := &t.layers[d], &g.set.layers[d]
		outcomes.SetInt64(l.outcomes)
		for total := range t.stride {
			m := mass[d*t.stride+total]
			if m == nil {
				continue
			}
			if total >= g.span[d] {
				add(last, m)
				continue
			}
			m.Quo(m, &outcomes)
			choice := g.choice[d][total*len(l.ways):][:len(l.ways)]
			for i, w := range l.ways {
				add(total+int(set.next[set.first[i]+int32(choice[i])]), share.Mul(m, ways.SetInt64(w)))
			}
		}
	}
	scores := zeros(last + 1)
	for total, m := range mass[:t.stride] {
		if m != nil {
			i := min(total, last)
			scores[i].Add(scores[i], m)
		}
	}
	return scores
}
