package solver

import "threesaway/engine"

// payoffs says what the end of a round is worth to a player who plays for the
// pot, under any arithmetic: float64 for speed, *big.Int for exactness. It only
// selects; the one place that knows the tie rules (RULES.md, "tie", "tie at
// zero", "ties").
type payoffs[T any] struct {
	ties    engine.Ties
	players int
	one     T     // the pot
	zero    T     // nothing
	shares  []T   // an equal share among m players, by m
	own     []T   // a new round of all players, by seat
	smaller [][]T // a new round of the tied m alone, by m and seat
}

// holder returns what a round is worth that ends with m holders to the one who
// got there as the rank-th of them, in the given seat.
func (p *payoffs[T]) holder(seat, rank, m int, perfect bool) T {
	switch {
	case m == 1:
		return p.one
	case p.ties == engine.TiesSplit:
		return p.shares[m]
	case p.ties == engine.TiesAll && !perfect, m == p.players:
		return p.own[seat]
	}
	return p.smaller[m][rank]
}

// beaten returns what a round is worth that ends with m holders to a player in
// the given seat who is none of them.
func (p *payoffs[T]) beaten(seat, m int, perfect bool) T {
	if m > 1 && p.ties == engine.TiesAll && !perfect {
		return p.own[seat]
	}
	return p.zero
}

// replays reports whether a round that ends with m holders is played again by
// all, each in the same seat.
func (p *payoffs[T]) replays(m int, perfect bool) bool {
	switch {
	case m == 1 || p.ties == engine.TiesSplit:
		return false
	case p.ties == engine.TiesAll && !perfect:
		return true
	}
	return m == p.players
}

// DistinctHolders returns from which number of holders of a score on more make no
// difference to anyone: two under "one tie, all tie", as then a tie stands and
// all play again; all of them otherwise.
func DistinctHolders(r engine.Rules, score int) int {
	if r.Ties == engine.TiesAll && !r.Perfect(score) {
		return 2
	}
	return engine.MaxPlayers
}
