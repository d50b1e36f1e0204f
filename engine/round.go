package engine

import (
	"slices"
)

// Round is one round as a state machine: every seat has one turn, in order. A
// refused move is an error and changes nothing. Rounds may be copied.
type Round struct {
	rules   Rules
	start   Position // players, round and pot
	seat    int      // whose turn it is; players + 1 when the round is over
	turn    Turn
	best    int   // best score so far that qualifies, or NoScore
	holders []int // the seats that share it
	moon    bool  // the last of holders has won the pot on the spot
}

// NewRound starts a round; of the position only Players, Round and Pot are
// looked at. It fails with a [*PositionError] on a number of players outside
// 2..[MaxPlayers] or a round that the rules do not have, and with [ErrRules] on
// invalid rules.
func NewRound(r Rules, start Position) (*Round, error) {
	pos := Opening(r, start.Players)
	pos.Round, pos.Pot = start.Round, start.Pot
	turn, err := NewTurn(r, pos)
	if err != nil {
		return nil, err
	}
	return &Round{rules: r, start: pos, seat: 1, turn: *turn, best: NoScore}, nil
}

// Position returns the position of the player whose turn it is, before the next
// throw; ok is false when the round is over.
func (r *Round) Position() (pos Position, ok bool) {
	if r.Done() {
		return Position{}, false
	}
	return r.turn.Position(), true
}

// Turn returns a copy of the turn that is being played.
func (r *Round) Turn() Turn { return r.turn }

// CallBlind calls bottoms before a throw. It fails as [Turn.CallBlind] does.
func (r *Round) CallBlind() error { return r.play(r.turn.CallBlind) }

// Throw takes what the dice of the player whose turn it is show. It fails as
// [Turn.Throw] does, and with [ErrSequence] when the round is over.
func (r *Round) Throw(roll Roll) error { return r.play(func() error { return r.turn.Throw(roll) }) }

// Decide sets dice aside for the player whose turn it is. A turn that this ends
// makes way for the next. It fails as [Turn.Decide] does, and with [ErrSequence]
// when the round is over.
func (r *Round) Decide(d Decision) error { return r.play(func() error { return r.turn.Decide(d) }) }

// Score enters the final score of the player whose turn it is without its dice,
// for a front end that is told no more. The score may be one that is beaten. It
// fails with a [*PositionError] on a score that dice cannot show, and with
// [ErrSequence] when the round is over or the turn has begun.
func (r *Round) Score(score int) error {
	turn := r.turn
	switch {
	case r.Done():
		return Errorf("%w: the round is over", ErrSequence)
	case turn.thrown || turn.blind || turn.pos.Passed || turn.kept.Len() > 0:
		return Errorf("%w: the turn of seat %d is played with dice", ErrSequence, r.seat)
	case !r.rules.Reachable(r.rules.Dice, score):
		return &PositionError{"total", Textf("%d: %s cannot count that", score, plural(r.rules.Dice))}
	}
	if r.rules.CollectedMoon(Position{Total: score}) {
		r.holders, r.moon = []int{r.seat}, true
		return nil
	}
	r.enter(score)
	return r.next()
}

// play makes a move in the turn and does what follows from it.
func (r *Round) play(move func() error) error {
	if r.Done() {
		return Errorf("%w: the round is over", ErrSequence)
	}
	if err := move(); err != nil {
		return err
	}
	switch {
	case r.turn.Moon():
		r.holders, r.moon = []int{r.seat}, true
		return nil
	case !r.turn.Done():
		return nil
	case !r.turn.CutOff():
		r.enter(r.turn.Total())
	}
	return r.next()
}

// enter takes a final score into account. One above the ceiling counts for
// nothing.
func (r *Round) enter(score int) {
	ceiling, limited := r.start.Ceiling(r.rules)
	switch {
	case limited && score > ceiling:
	case r.best == NoScore || r.rules.Better(score, r.best):
		r.best, r.holders = score, []int{r.seat}
	case score == r.best:
		r.holders = append(slices.Clip(r.holders), r.seat) // copies of the round keep theirs
	}
}

// next gives the turn to the next seat, if there is one.
func (r *Round) next() error {
	r.seat++
	if r.Done() {
		return nil
	}
	pos := r.start
	pos.Seat, pos.ScoreToBeat, pos.Holders = r.seat, r.best, len(r.holders)
	pos.Pot += r.perfect() * r.rules.ZeroAnte * pos.Players
	turn, err := NewTurn(r.rules, pos)
	if err != nil {
		return err
	}
	r.turn = *turn
	return nil
}

// perfect returns how many have scored a perfect score in this round.
func (r *Round) perfect() int {
	if r.best == NoScore || !r.rules.Perfect(r.best) {
		return 0
	}
	return len(r.holders)
}

// Done reports whether every seat has had its turn, or one has won on the spot.
func (r *Round) Done() bool { return r.moon || r.seat > r.start.Players }

// Best returns the best score so far that qualifies, in pips, or [NoScore], and
// the seats that share it, in order. After a moon the one seat is that of the
// winner, and the score is the best of those before.
func (r *Round) Best() (score int, holders []int) { return r.best, slices.Clone(r.holders) }

// Moon reports whether the round was won on the spot.
func (r *Round) Moon() bool { return r.moon }
