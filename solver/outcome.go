package solver

// How a round can end is a vector of probabilities, seen from a seat about to
// throw with a score to beat b held by h players, or with none:
//
//	stay(j)           nobody scores better than b, and j more players join the holders
//	over(perfect, m)  somebody does, and the round ends with m holders of a score
//	                  that is perfect or not
//	moon(z)           somebody wins on the spot, after z perfect scores
//
// It is relative to b and h, so that it can be handed from one seat to the one
// before. outcomeSpace knows where each outcome stands in the vector.
type outcomeSpace struct {
	players int
	links   [moves][]link
}

// move is what a result does to the round, as the next seat sees it.
type move int

const (
	moveWorse   move = iota // the score to beat and its holders stay, or there is still none
	moveJoin                // one more holder
	moveBetter              // a new score to beat, not perfect, with one holder
	movePerfect             // a new score to beat, perfect, with one holder
	moves
	moveMoon // the round is over
)

// link says that the probability of outcome from, as seen after a move, counts
// for outcome to, as seen before it.
type link struct{ from, to int }

func newOutcomeSpace(players int) *outcomeSpace {
	s := &outcomeSpace{players: players}
	for m := range moves {
		for j := range players + 1 {
			switch {
			case m == moveWorse:
				s.links[m] = append(s.links[m], link{s.stay(j), s.stay(j)})
			case j == players: // no room for one more
			case m == moveJoin:
				s.links[m] = append(s.links[m], link{s.stay(j), s.stay(j + 1)})
			default:
				s.links[m] = append(s.links[m], link{s.stay(j), s.over(m == movePerfect, j+1)})
			}
		}
		for i := s.over(false, 1); i < s.width(); i++ {
			s.links[m] = append(s.links[m], link{i, i})
		}
	}
	return s
}

// width returns the length of the vector.
func (s *outcomeSpace) width() int { return 4*s.players + 2 }

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

// status is how a player stands towards the score to beat when others are still
// to throw.
type status struct {
	seat    int
	rank    int  // place among the holders, from 1; 0 for one who is beaten
	holders int  // of the score to beat; 0 where there is none
	perfect bool // whether that score is perfect
}

// reader knows what each outcome is worth to a player, by place, and remembers
// it for each status.
type reader[T any] struct {
	space *outcomeSpace
	pay   payoffs[T]
	zero  T
	known map[status][]T
}

func newReader[T any](s *outcomeSpace, p payoffs[T], zero T) *reader[T] {
	return &reader[T]{s, p, zero, map[status][]T{}}
}

func (r *reader[T]) at(at status) []T {
	worth, ok := r.known[at]
	if !ok {
		worth = r.read(at)
		r.known[at] = worth
	}
	return worth
}

func (r *reader[T]) read(at status) []T {
	s := r.space
	worth := make([]T, s.width())
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
	for z := range s.players + 1 {
		worth[s.moon(z)] = r.pay.moon(at.seat, z, false)
	}
	return worth
}
