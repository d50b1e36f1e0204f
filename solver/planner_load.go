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
	s.class, s.arc = of.solved.class, of.arcOf
	n = everything()
	if old.round == r && old.seat == of.seat {
		// What scores better becomes the score to beat, whatever that was.
		n.same = uint(max(0, min(old.beat, of.beat)))
		if of.seat == r.players && old.holders == of.holders && old.beat+1 == of.beat {
			n.shifted = 1
		}
	}
	last, less := math.Inf(1), math.NaN() // of the result before: in this state, and in that before
	for i := range s.dice*s.most + 1 {
		x := worth[i] + raise
		if x > last && s.class[i] != s.class[i-1] {
			if x-last > float64(last*s.near) {
				s.before.round = nil
				return everything(), false
			}
			x = last // it rises for rounding
		}
		u := s.values[i]
		if x != u {
			n.same = min(n.same, uint(i))
		}
		switch {
		case i == 0 || n.shifted == math.MaxUint:
		case x != less:
			n.shifted = uint(i) + 1
		case !old.like(i, s.class, s.arc):
			n.shifted = uint(i)
		}
		s.setValue(place(i), x)
		last, less = x, u
	}
	s.recall(n.same)
	return n, true
}
