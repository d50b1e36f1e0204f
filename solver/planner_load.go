package solver

import "math"

// before is the state that the planner solved last.
type before struct {
	round               *round
	seat, beat, holders int
	class, arc          []int16
}

// like reports whether a result is to the one before it, as far as those are told apart,
// as the one before it was to that before, in the state before.
func (b *before) like(i int, class, arc []int16) bool {
	return i > 1 &&
		(class[i] == class[i-1]) == (b.class[i-1] == b.class[i-2]) &&
		(arc[i] == arc[i-1]) == (b.arc[i-1] == b.arc[i-2])
}

// news says what is new about a state, beside the one that was planned before: nothing
// before the result same; nothing from the result shifted on, if each is compared with
// the one before it there, as for the last seat, when there is one more to beat.
type news struct{ same, shifted uint }

// everything is the news of a state that cannot be compared.
func everything() news { return news{0, math.MaxUint} }

// load takes what results are worth in a state and a number more as the utility. falls is
// false if it does not fall.
func (s *planner) load(r *round, of *state, worth []float64, raise float64) (n news, falls bool) {
	old := s.before
	s.before = before{r, of.seat, of.beat, of.holders, of.solved.class, of.arcOf}
	s.stakes.watch(r, of)
	copy(s.class[:], of.solved.class)
	copy(s.arc[:], of.arcOf)
	now := s.loaded[:s.dice*s.most+1]
	if !s.fall(worth, raise, now) {
		s.before.round = nil
		return everything(), false
	}
	n = everything()
	if old.round == r && old.seat == of.seat {
		// What scores better becomes the score to beat, whatever that was.
		n.same = uint(max(0, min(old.beat, of.beat)))
		for i, x := range now[:n.same] {
			if x != s.values[i] {
				n.same = uint(i)
				break
			}
		}
		if of.seat == r.players && old.holders == of.holders && old.beat+1 == of.beat {
			n.shifted = s.shifted(now, &old)
		}
	}
	for i := n.same; i < uint(len(now)); i++ {
		s.setValue(place(i), now[i])
	}
	s.recall(n.same)
	return n, true
}

// fall adds a number to what results are worth, and reports whether the sums fall, where
// they rise for rounding having made them equal.
func (s *planner) fall(worth []float64, raise float64, sums []float64) bool {
	last := math.Inf(1)
	for i, x := range worth[:len(sums)] {
		x += raise
		if x > last && s.class[i] != s.class[i-1] {
			if x-last > float64(last*s.near) {
				return false
			}
			x = last
		}
		sums[i] = x
		last = x
	}
	return true
}

// shifted returns from which result on all are worth what the one before them was in the
// state before, and told apart as that was.
func (s *planner) shifted(now []float64, old *before) uint {
	for i := len(now) - 1; i > 0; i-- {
		switch {
		case now[i] != s.values[i-1]:
			return uint(i) + 1
		case !old.like(i, s.class[:], s.arc[:]):
			return uint(i)
		}
	}
	return 1
}
