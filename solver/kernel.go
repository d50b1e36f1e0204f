package solver

import (
	"cmp"
	"slices"
)

// number is what the kernel computes with: float64 for speed, int64 for exact
// values over a common denominator.
type number interface{ int64 | float64 }

// kernel computes the values of a turn, one node at a time. There is one for
// every game: variants differ in the options and in the worth of results.
type kernel[T number] struct {
	turn *Turn
	set  *optionSet
	ways func(*weights) []T
	// values has a row of turn.stride tallies for each node; that of the end
	// of the turn is filled in before.
	values []T
	// moon is the worth of the roll that wins on the spot.
	moon T
	// settled says, in the form of values, from where on all that can follow is
	// worth the same. nil where that is not known.
	settled []bool
	// slack is by how much an option may fall short of the best and still be
	// taken for equal, if it comes first.
	slack T
	best  []T // of each roll, where a blind call has to be weighed
}

// step computes the row of a node: for each tally, the mean over the rolls of
// the value of the best option, and which option that is. The rows that the node
// leads to must be ready. With int64 values every mean is exact, as long as the
// worth of each result is a multiple of the number of outcomes of the turn.
//
// Among equal options the first listed is chosen. choice has a row of rolls for
// each tally, and may be nil.
func (k *kernel[T]) step(n int, tallies []int32, choice []uint16) {
	t := k.turn
	l := &k.set.nodes[n]
	dice := t.layer(t.nodes[n].dice)
	ways := k.ways(&dice.ways)
	if dice.called != nil {
		k.best = slices.Grow(k.best[:0], len(ways))[:len(ways)]
	}
	outcomes := T(dice.outcomes)
	moonRoll := t.moonRoll(n)
	row := n * t.stride
	for column, tally := range tallies {
		from := k.values[tally:]
		if k.settled != nil && k.settled[row+int(tally)] {
			k.values[row+int(tally)] = from[l.next[0]]
			if choice != nil {
				clear(choice[column*len(ways):][:len(ways)])
			}
			continue
		}
		sum := T(0)
		begin := l.first[0]
		for i, end := range l.first[1:] {
			next := l.next[begin:end]
			begin = end
			best, at, taken := from[next[0]], 0, from[next[0]]+k.slack
			for o := 1; o < len(next); o++ {
				if v := from[next[o]]; v > best {
					best = v
					if v > taken {
						at, taken = o, v+k.slack
					}
				}
			}
			if i == moonRoll {
				best, at = k.moon, 0
			}
			if choice != nil {
				choice[column*len(ways)+i] = uint16(at)
			}
			if k.best != nil {
				k.best[i] = best
			}
			// The conversion forbids a fused multiply-add, which would make the
			// sum depend on the processor.
			sum += T(ways[i] * best) //nolint:unconvert // see above
		}
		if k.best != nil {
			// A blind call turns every roll into one that is as likely, so this
			// sum is found to be equal.
			called := T(0)
			for i, w := range k.ways(dice.called) {
				called += T(w * k.best[i]) //nolint:unconvert // see above
			}
			sum = max(sum, called)
		}
		k.values[row+int(tally)] = sum / outcomes
	}
}

// settler finds out from where on all that can follow is worth the same. It is
// memory that can be used again.
type settler[R cmp.Ordered] struct {
	low, high []R // the least and the greatest rank that can follow, in the form of values
	settled   []bool
}

// settle returns, in the form of values, from where on all that can follow has the
// same rank. final gives the rank of every tally at the end of a turn, moon that
// of the roll that wins on the spot. The answer is good until the next call.
func (s *settler[R]) settle(t *Turn, final func(tally int) R, moon R) []bool {
	if s.low == nil {
		n := len(t.nodes) * t.stride
		s.low, s.high, s.settled = make([]R, n), make([]R, n), make([]bool, n)
	}
	low, high := s.low, s.high
	for _, x := range t.nodes[0].tallies {
		low[x] = final(int(x))
		high[x] = low[x]
	}
	for _, n := range t.order {
		row, behind := n*t.stride, (t.nodes[n].dice-1)*t.stride
		for _, x := range t.nodes[n].tallies {
			at := row + int(x)
			low[at], high[at] = low[behind+int(x)+t.perDie[1]], high[behind+int(x)+t.perDie[1]]
			for _, add := range t.perDie[2:] {
				low[at] = min(low[at], low[behind+int(x)+add])
				high[at] = max(high[at], high[behind+int(x)+add])
			}
			if t.moonRoll(n) >= 0 {
				low[at], high[at] = min(low[at], moon), max(high[at], moon)
			}
			s.settled[at] = low[at] == high[at]
		}
	}
	return s.settled
}
