package solver

import (
	"math/big"
	"slices"

	"threesaway/engine"
)

// How a round can end is a vector of probabilities, seen from a seat about to
// throw with a score to beat b held by h players, or with none:
//
//	stay(j)           nobody scores better than b, and j more players join the holders
//	over(perfect, m)  somebody does, and the round ends with m holders of a score
//	                  that is perfect or not
//	moon(z)           somebody wins on the spot, after z perfect scores, where one can
//
// It is relative to b and h, so that it can be handed from one seat to the one
// before. outcomeSpace knows where each outcome stands in the vector.
type outcomeSpace struct {
	players int
	moons   bool // whether a moon wins
}

// outcomes returns how a round of so many players can end.
func (t *Turn) outcomes(players int) *outcomeSpace {
	return &outcomeSpace{players, t.rules.Moon != engine.MoonOff}
}

// move is what a result does to the round, as the next seat sees it.
type move int8

const (
	moveWorse   move = iota // the score to beat and its holders stay, or there is still none
	moveJoin                // one more holder
	moveBetter              // a new score to beat, not perfect, with one holder
	movePerfect             // a new score to beat, perfect, with one holder
	moveMoon                // the round is over
)

// width returns the length of the vector.
func (s *outcomeSpace) width() int {
	if s.moons {
		return s.moon(s.players) + 1
	}
	return s.over(true, s.players) + 1
}

// stay returns the place of "nobody scores better, j more join", j = 0..players.
func (s *outcomeSpace) stay(j int) int { return j }

// over returns the place of "somebody scores better, and the round ends with m
// holders", m = 1..players.
func (s *outcomeSpace) over(perfect bool, m int) int {
	if perfect {
		return 2*s.players + m
	}
	return s.players + m
}

// moon returns the place of "somebody wins on the spot after z perfect scores",
// z = 0..players.
func (s *outcomeSpace) moon(z int) int { return 3*s.players + 1 + z }

// fresh returns a vector of zeros, in the given memory if there is enough.
func (s *outcomeSpace) fresh(memory []float64) []float64 {
	memory = slices.Grow(memory[:0], s.width())[:s.width()]
	clear(memory)
	return memory
}

// status is how a player stands towards the score to beat when others are still
// to throw.
type status struct {
	seat    int
	rank    int  // place among the holders, from 1; 0 for one who is beaten
	holders int  // of the score to beat; 0 where there is none
	perfect bool // whether that score is perfect
}

// after returns the place, before a move, of an outcome that has its place as seen
// after it.
func (s *outcomeSpace) after(m move, from int) int {
	if from > s.stay(s.players) {
		return from
	}
	switch m {
	case moveJoin:
		return from + 1
	case moveBetter:
		return s.over(false, from+1)
	case movePerfect:
		return s.over(true, from+1)
	default:
		return from
	}
}

// add adds to the probabilities of outcomes those that are seen after a move that has
// the probability p, with so many seats behind it.
func (s *outcomeSpace) add(to []float64, m move, p float64, from []float64, behind int) {
	addProduct(to[s.after(m, s.stay(0)):], p, from[s.stay(0):][:behind+1])
	// No more than they can hold a score that is better.
	first := s.over(false, 1)
	addProduct(to[first:], p, from[first:][:behind])
	first = s.over(true, 1)
	addProduct(to[first:], p, from[first:][:behind])
	if s.moons {
		first = s.moon(0)
		addProduct(to[first:], p, from[first:])
	}
}

// take copies the probabilities of outcomes from a round of other players, where as many
// seats are still to throw.
func (s *outcomeSpace) take(to []float64, other *outcomeSpace, from []float64, seats int) {
	copy(to[s.stay(0):], from[other.stay(0):][:seats+1])
	for _, perfect := range []bool{false, true} {
		copy(to[s.over(perfect, 1):], from[other.over(perfect, 1):][:seats])
	}
	if s.moons {
		copy(to[s.moon(0):], from[other.moon(0):])
	}
}

// addProduct adds p times one list to another, which is no shorter.
func addProduct(to []float64, p float64, from []float64) {
	to = to[:len(from)]
	for i, q := range from {
		to[i] += float64(p * q)
	}
}

// reader knows what each outcome is worth to a player, and remembers it for each
// status of one seat.
type reader[T any] struct {
	space   *outcomeSpace
	pay     payoffs[T]
	zero    T
	nothing func(T) bool
	seat    int // 0 as long as nothing is known
	known   []readout[T]
}

// readout is what the outcomes are worth, by place, and the places of those that can come
// about and are worth something.
type readout[T any] struct {
	all  []T
	some []int
}

func newReader(s *outcomeSpace, p payoffs[float64]) *reader[float64] {
	return &reader[float64]{space: s, pay: p, nothing: func(x float64) bool { return x == 0 }}
}

func newExactReader(s *outcomeSpace, p payoffs[*big.Int]) *reader[*big.Int] {
	return &reader[*big.Int]{space: s, pay: p, zero: new(big.Int), nothing: func(x *big.Int) bool { return x.Sign() == 0 }}
}

func (r *reader[T]) at(at status) *readout[T] {
	if r.seat != at.seat {
		r.seat = at.seat
		statuses := 4 * (r.space.players + 2)
		r.known = slices.Grow(r.known[:0], statuses)[:statuses]
		for i := range r.known {
			r.known[i].all = r.known[i].all[:0]
		}
	}
	i := 4 * at.holders
	if at.rank > 0 {
		i += 2
	}
	if at.perfect {
		i++
	}
	out := &r.known[i]
	if len(out.all) == 0 {
		r.read(at, out)
	}
	return out
}

// read finds what outcomes are worth to a player who stands like this.
func (r *reader[T]) read(at status, out *readout[T]) {
	s := r.space
	worth := slices.Grow(out.all, s.width())[:s.width()]
	for i := range worth {
		worth[i] = r.zero
	}
	for j := 0; at.holders+j <= s.players; j++ {
		if at.rank > 0 {
			worth[s.stay(j)] = r.pay.holder(at.seat, at.rank, at.holders+j, at.perfect)
		} else {
			worth[s.stay(j)] = r.pay.beaten(at.seat, at.holders+j, at.perfect)
		}
	}
	for m := 1; m <= s.players; m++ {
		worth[s.over(false, m)] = r.pay.beaten(at.seat, m, false)
		worth[s.over(true, m)] = r.pay.beaten(at.seat, m, true)
	}
	for z := range worth[s.over(true, s.players)+1:] {
		worth[s.moon(z)] = r.pay.moon(at.seat, z, false)
	}
	out.all, out.some = worth, slices.Grow(out.some[:0], len(worth))
	add := func(first, places int) {
		for i := first; i < first+places; i++ {
			if !r.nothing(worth[i]) {
				out.some = append(out.some, i)
			}
		}
	}
	behind := s.players - at.seat // no more can join, or hold a score that is better
	add(s.stay(0), behind+1)
	add(s.over(false, 1), behind)
	add(s.over(true, 1), behind)
	if s.moons {
		add(s.moon(0), s.players+1)
	}
}
