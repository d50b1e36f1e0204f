package solver

import "threesaway/engine"

// payoffs says what the end of a round is worth to a player, under any
// arithmetic: float64 for speed, *big.Int for exactness. Seats and ranks count
// from 1. Everything that a rule says about the end of a round is said here.
type payoffs[T any] interface {
	// holder is the worth to the one in a seat who is the rank-th of m holders of
	// the best score.
	holder(seat, rank, m int, perfect bool) T
	// beaten is the worth to one who is none of the m holders; nobody has
	// qualified when m is 0.
	beaten(seat, m int, perfect bool) T
	// moon is the worth of a moon after so many perfect scores, to the one who
	// made it or to another.
	moon(seat, perfects int, own bool) T
}

// ending is what follows the end of a round.
type ending int

const (
	endWon    ending = iota // the pot is won
	endShared               // the pot is shared
	endAll                  // all play again
	endTied                 // only the tied play again
	endNobody               // nobody has qualified; all play again under the next ceiling
)

// endingOf returns what follows a round that ends with m holders (RULES.md,
// "tie", "tie at zero", "ties" and "progressive").
func endingOf(r engine.Rules, m int, perfect bool) ending {
	switch {
	case m == 0:
		return endNobody
	case m == 1:
		return endWon
	case r.Ties == engine.TiesSplit:
		return endShared
	case r.Ties == engine.TiesAll && !perfect:
		return endAll
	}
	return endTied
}

// DistinctHolders returns from which number of holders of a score on more make no
// difference to anyone: two under "one tie, all tie", as then a tie stands and
// all play again; all of them otherwise.
func DistinctHolders(r engine.Rules, score int) int {
	if endingOf(r, 2, r.Perfect(score)) == endAll {
		return 2
	}
	return engine.MaxPlayers
}

// winPayoffs are the payoffs of the goal win: parts of the pot.
type winPayoffs[T any] struct {
	rules   engine.Rules
	players int
	one     T     // the pot
	zero    T     // nothing
	shares  []T   // an equal share among m players, by m
	own     []T   // a new round of all players, by seat
	next    []T   // a round of all players under the next ceiling, by seat
	smaller [][]T // a new round of the tied m alone, by m and seat
}

// newWinPayoffs returns the payoffs of a round of so many players in floating point, in
// which a new round and smaller games are worth nothing yet.
func newWinPayoffs(r engine.Rules, players int) *winPayoffs[float64] {
	p := &winPayoffs[float64]{
		rules: r, players: players, one: 1,
		shares:  make([]float64, players+1),
		own:     make([]float64, players+1),
		smaller: make([][]float64, players),
	}
	for m := 1; m <= players; m++ {
		p.shares[m] = 1 / float64(m)
	}
	p.next = p.own // nobody asks: the last ceiling does not bind
	return p
}

func (p *winPayoffs[T]) holder(seat, rank, m int, perfect bool) T {
	switch end := endingOf(p.rules, m, perfect); {
	case end == endWon:
		return p.one
	case end == endShared:
		return p.shares[m]
	case end == endTied && m < p.players:
		return p.smaller[m][rank]
	}
	return p.own[seat]
}

func (p *winPayoffs[T]) beaten(seat, m int, perfect bool) T {
	switch endingOf(p.rules, m, perfect) {
	case endAll:
		return p.own[seat]
	case endNobody:
		return p.next[seat]
	default:
		return p.zero
	}
}

func (p *winPayoffs[T]) moon(_, _ int, own bool) T {
	if own {
		return p.one
	}
	return p.zero
}

// replays reports whether after a round of so many players that ends with m
// holders all of them play again, each in the same seat, under the same ceiling.
func replays(r engine.Rules, players, m int, perfect bool) bool {
	end := endingOf(r, m, perfect)
	return end == endAll || end == endTied && m == players
}
