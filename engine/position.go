package engine

import "fmt"

// MaxPlayers is the largest number of players of a game.
const MaxPlayers = 20

// NoScore stands for a score to beat that does not exist: nobody has scored in
// this round yet.
const NoScore = -1

// Position is all that a decision depends on, before the roll: where the player
// sits, what there is to beat, and how far the turn has come. Positions are
// comparable.
type Position struct {
	// Players is the number of players in the round, 2..[MaxPlayers].
	Players int
	// Seat is the seat of the player whose turn it is, 1..Players.
	Seat int
	// ScoreToBeat is the best score so far in this round, in pips, or
	// [NoScore].
	ScoreToBeat int
	// Holders is the number of players who share the score to beat, 0 where
	// there is none.
	Holders int
	// Left is the number of dice not yet kept.
	Left int
	// Total is what the kept dice count, in pips.
	Total int
}

// Opening returns the first position of a round: seat 1, all dice to throw.
func Opening(r Rules, players int) Position {
	return Position{Players: players, Seat: 1, ScoreToBeat: NoScore, Left: r.Dice}
}

// PositionError says what is wrong with one field of a position. It wraps
// [ErrPosition].
type PositionError struct {
	// Field names the field: players, seat, beat, holders, left or total.
	Field string
	// Problem says what is wrong and what would be right.
	Problem string
}

func (e *PositionError) Error() string { return e.Field + ": " + e.Problem }

// Unwrap returns [ErrPosition].
func (e *PositionError) Unwrap() error { return ErrPosition }

// Validate reports, as a [*PositionError], the first field that no legal play
// under the rules leads to.
func (p Position) Validate(r Rules) error {
	bad := func(field, format string, args ...any) error {
		return &PositionError{field, fmt.Sprintf(format, args...)}
	}
	switch {
	case p.Players < 2 || p.Players > MaxPlayers:
		return bad("players", "%d: must be 2 to %d", p.Players, MaxPlayers)
	case p.Seat < 1 || p.Seat > p.Players:
		return bad("seat", "%d: must be 1 to %d, the number of players", p.Seat, p.Players)
	}
	if err := p.validateRound(r, bad); err != nil {
		return err
	}
	return p.validateTurn(r, bad)
}

type badField func(field, format string, args ...any) error

// validateRound checks what the round so far has left to beat.
func (p Position) validateRound(r Rules, bad badField) error {
	switch {
	case p.ScoreToBeat == NoScore && p.Seat > 1:
		return bad("beat", "seat %d has a score to beat, and none is given", p.Seat)
	case p.ScoreToBeat == NoScore && p.Holders != 0:
		return bad("holders", "%d: nobody holds a score to beat that does not exist", p.Holders)
	case p.ScoreToBeat == NoScore:
		return nil
	case p.ScoreToBeat < 0 || p.ScoreToBeat > r.MaxScore():
		return bad("beat", "%d: must be 0 to %d", p.ScoreToBeat, r.MaxScore())
	case !r.Reachable(r.Dice, p.ScoreToBeat):
		return bad("beat", "%d: no turn of %s can score that", p.ScoreToBeat, plural(r.Dice))
	case p.Seat == 1:
		return bad("beat", "%d: seat 1 throws first and has no score to beat", p.ScoreToBeat)
	case p.Holders < 1 || p.Holders >= p.Seat:
		return bad("holders", "%d: must be 1 to %d, the players who have thrown before seat %d", p.Holders, p.Seat-1, p.Seat)
	}
	return nil
}

// validateTurn checks how far the turn has come.
func (p Position) validateTurn(r Rules, bad badField) error {
	switch {
	case p.Left < 1 || p.Left > r.Dice:
		return bad("left", "%d: must be 1 to %d dice", p.Left, r.Dice)
	case !r.Reachable(r.Dice-p.Left, p.Total):
		return bad("total", "%d: %s kept cannot count that", p.Total, plural(r.Dice-p.Left))
	case r.Cutoff && p.ScoreToBeat != NoScore && r.beaten(p.Total, p.Left, p.ScoreToBeat):
		return bad("total", "%d: the turn is cut off, as %d is to beat", p.Total, p.ScoreToBeat)
	}
	return nil
}

// beaten reports whether a turn with the given total and dice left can no
// longer win or tie against a score. With High the best the dice can still show
// is added.
func (r Rules) beaten(total, left, score int) bool {
	if r.High {
		return total+left*r.MaxDieScore() < score
	}
	return total > score
}
