package engine

import (
	"fmt"
	"slices"
)

// Round is one round as a state machine: every seat has one turn, in order. A
// refused move is an error and changes nothing.
type Round struct {
	rules   Rules
	players int
	seat    int // whose turn it is; players + 1 when the round is over
	turn    Turn
	best    int   // best score so far, or NoScore
	holders []int // the seats that share it
}

// NewRound starts a round of so many players. It fails with a [*PositionError]
// on a number of players outside 2..[MaxPlayers], and as [NewTurn] does.
func NewRound(r Rules, players int) (*Round, error) {
	if players < 2 || players > MaxPlayers {
		return nil, &PositionError{"players", fmt.Sprintf("%d: must be 2 to %d", players, MaxPlayers)}
	}
	turn, err := NewTurn(r, NoScore)
	if err != nil {
		return nil, err
	}
	return &Round{rules: r, players: players, seat: 1, turn: *turn, best: NoScore}, nil
}

// Position returns the position of the player whose turn it is, before the next
// throw; ok is false when the round is over.
func (r *Round) Position() (pos Position, ok bool) {
	if r.Done() {
		return Position{}, false
	}
	return Position{
		Players: r.players, Seat: r.seat, ScoreToBeat: r.best, Holders: len(r.holders),
		Left: r.turn.Left(), Total: r.turn.Total(),
	}, true
}

// Turn returns a copy of the turn that is being played.
func (r *Round) Turn() Turn { return r.turn }

// Throw takes what the dice of the player whose turn it is show. It fails as
// [Turn.Throw] does, and with [ErrSequence] when the round is over.
func (r *Round) Throw(roll Roll) error {
	if r.Done() {
		return fmt.Errorf("%w: the round is over", ErrSequence)
	}
	return r.turn.Throw(roll)
}

// Keep sets dice aside for the player whose turn it is. A turn that this ends
// makes way for the next. It fails as [Turn.Keep] does, and with [ErrSequence]
// when the round is over.
func (r *Round) Keep(k Keep) error {
	if r.Done() {
		return fmt.Errorf("%w: the round is over", ErrSequence)
	}
	if err := r.turn.Keep(k); err != nil {
		return err
	}
	if r.turn.Done() {
		return r.pass()
	}
	return nil
}

// Score enters the final score of the player whose turn it is without its dice,
// for a front end that is told no more. The score may be one that is beaten. It
// fails with a [*PositionError] on a score that dice cannot show, and with
// [ErrSequence] when the round is over or the turn has begun.
func (r *Round) Score(score int) error {
	switch {
	case r.Done():
		return fmt.Errorf("%w: the round is over", ErrSequence)
	case r.turn.thrown || r.turn.Left() < r.rules.Dice:
		return fmt.Errorf("%w: the turn of seat %d is played with dice", ErrSequence, r.seat)
	case !r.rules.Reachable(r.rules.Dice, score):
		return &PositionError{"total", fmt.Sprintf("%d: %s cannot count that", score, plural(r.rules.Dice))}
	}
	r.enter(score)
	return r.next()
}

// pass ends the turn being played.
func (r *Round) pass() error {
	if !r.turn.CutOff() {
		r.enter(r.turn.Total())
	}
	return r.next()
}

// enter takes a final score into account.
func (r *Round) enter(score int) {
	switch {
	case r.best == NoScore || r.rules.Better(score, r.best):
		r.best, r.holders = score, []int{r.seat}
	case score == r.best:
		r.holders = append(slices.Clip(r.holders), r.seat) // copies of the round keep theirs
	}
}

// next gives the turn to the next seat.
func (r *Round) next() error {
	turn, err := NewTurn(r.rules, r.best)
	if err != nil {
		return err
	}
	r.seat++
	r.turn = *turn
	return nil
}

// Done reports whether every seat has had its turn.
func (r *Round) Done() bool { return r.seat > r.players }

// Best returns the best score so far, in pips, or [NoScore], and the seats that
// share it, in order.
func (r *Round) Best() (score int, holders []int) { return r.best, slices.Clone(r.holders) }
