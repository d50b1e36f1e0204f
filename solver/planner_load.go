package solver

import "math"

// before is the state that the planner solved last.
type before struct {
	round *round
	state *state
}

// likeFrom returns from which result on all are to the one before them, as far as those
// are told apart, as that was to the one before it in another state: that of the last
// seat with one less to beat, and as many holders.
func (s *state) likeFrom(before *state) int16 {
	if s.alikeFrom == 0 {
		s.alikeFrom = 1
		for i := len(s.solved.class) - 2; i > 1; i-- { // but for the moon
			if (s.solved.class[i] == s.solved.class[i-1]) != (before.solved.class[i-1] == before.solved.class[i-2]) ||
				(s.arcOf[i] == s.arcOf[i-1]) != (before.arcOf[i-1] == before.arcOf[i-2]) {
				s.alikeFrom = int16(i)
				break
			}
		}
	}
	return s.alikeFrom
}

// news says what is new about a state, beside the one that was planned before: nothing
// before the result same; nothing from the result shifted on, if each is compared with
// the one before it there, as for the last seat, when there is one more to beat.
type news struct {
	same, shifted uint
	fade          float64
}

// everything is the news of a state that cannot be compared.
func everything() news { return news{0, math.MaxUint, 1} }

// load takes what results are worth in a state and a number more as the utility. falls is
// false if it does not fall.
func (s *planner) load(r *round, of *state, worth []float64, raise float64) (n news, falls bool) {
	old := s.before
	s.before = before{r, of}
	s.stakes.watch(r, of)
	copy(s.class[:], of.solved.class)
	copy(s.arc[:], of.arcOf)
	now := s.loaded[:s.dice*s.most+1]
	if !s.fall(worth, raise, now) {
		s.before.round = nil
		return everything(), false
	}
	n = everything()
	if old.round == r && old.state.seat == of.seat {
		// What scores better becomes the score to beat, whatever that was.
		n.same = uint(max(0, min(old.state.beat, of.beat)))
		for i, x := range now[:n.same] {
			if x != s.values[i] {
				n.same = uint(i)
				break
			}
		}
		if of.seat == r.players && old.state.holders == of.holders && old.state.beat+1 == of.beat {
			n.shifted = s.shifted(now, int(of.likeFrom(old.state)))
		}
	}
	n.fade = s.fade(now, n.same)
	for i := n.same; i < uint(len(now)); i++ {
		s.values[i%maxPlaces] = now[i]
	}
	s.recall(n.same, n.fade)
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
// state before, which are told apart likewise from one on.
func (s *planner) shifted(now []float64, like int) uint {
	for i := len(now) - 1; i >= like; i-- {
		if now[i] != s.values[i-1] {
			return uint(i) + 1
		}
	}
	return uint(like)
}
