package engine

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
	// Round is the round of the progressive schedule, from 1; a tie is played
	// off under the same round. Without a schedule it is 1, or 0 for unsaid.
	Round int
	// Pot is the number of antes in the pot; it matters to the goal money alone.
	Pot int
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
	// Bottom is what the kept dice count when turned over, in pips, for
	// bottoms=turn; 0 for other rules.
	Bottom int
	// Passed says that the throw before was passed.
	Passed bool
}

// Opening returns the first position of a game: seat 1, all dice to throw, one
// ante of every player in the pot.
func Opening(r Rules, players int) Position {
	return Position{Players: players, Seat: 1, Round: 1, Pot: players, ScoreToBeat: NoScore, Left: r.Dice}
}

// Ceiling returns the highest score that can win the round of a position; ok is
// false where the rules set none that anybody could fail to come under.
func (p Position) Ceiling(r Rules) (ceiling int, ok bool) {
	ceiling, ok = r.Progressive.Ceiling(p.Round)
	return ceiling, ok && ceiling < r.MaxScore()
}

// LeastPot returns how many antes are in the pot of a position at least: one of
// every player, and the zero antes of a perfect score to beat (RULES.md, "zero").
func (p Position) LeastPot(r Rules) int {
	if p.ScoreToBeat != NoScore && r.Perfect(p.ScoreToBeat) {
		return p.Players + p.Holders*r.ZeroAnte*p.Players
	}
	return p.Players
}

// After returns the position that a legal decision about a roll leads to, before
// the next throw. With no dice left, Total is the final score, the one that
// Decision.Over chose.
func (p Position) After(r Rules, roll Roll, d Decision) Position {
	if d.Passes() {
		p.Passed = true
		return p
	}
	p.Passed = false
	p.Left -= d.Keep.Len()
	p.Total += r.KeepTotal(d.Keep)
	if r.Bottoms == BottomsTurn {
		p.Bottom += r.BottomTotal(d.Keep)
	}
	if d.Over {
		p.Total, p.Bottom = p.Bottom, p.Total
	}
	return p
}

// PositionError says what is wrong with one field of a position. It wraps
// [ErrPosition].
type PositionError struct {
	// Field names the field: players, seat, round, pot, beat, holders, left,
	// total, bottom or passed.
	Field string
	// Problem says what is wrong and what would be right.
	Problem Text
}

func (e *PositionError) Error() string { return e.Field + ": " + e.Problem.String() }

// Message returns the English format of the error and its arguments.
func (e *PositionError) Message() (format string, args []any) {
	return "%s: %s", []any{e.Field, e.Problem}
}

// Unwrap returns [ErrPosition].
func (e *PositionError) Unwrap() error { return ErrPosition }

// Validate reports, as a [*PositionError], the first field that no legal play
// under the rules leads to. The pot is not looked at.
func (p Position) Validate(r Rules) error {
	bad := func(field, format string, args ...any) error {
		return &PositionError{field, Textf(format, args...)}
	}
	switch {
	case p.Players < 2 || p.Players > MaxPlayers:
		return bad("players", "%d: must be 2 to %d", p.Players, MaxPlayers)
	case p.Seat < 1 || p.Seat > p.Players:
		return bad("seat", "%d: must be 1 to %d, the number of players", p.Seat, p.Players)
	case p.Round < 0 || p.Round > 1 && r.Progressive.Off():
		return bad("round", "%d: must be 1, as without a schedule of ceilings every round is like the first", p.Round)
	case p.Round < 1 && !r.Progressive.Off():
		return bad("round", "%d: must be 1 or more", p.Round)
	}
	if err := p.validateRound(r, bad); err != nil {
		return err
	}
	return p.validateTurn(r, bad)
}

type badField func(field, format string, args ...any) error

// validateRound checks what the round so far has left to beat.
func (p Position) validateRound(r Rules, bad badField) error {
	ceiling, limited := p.Ceiling(r)
	switch {
	case p.ScoreToBeat == NoScore && p.Seat > 1 && !limited:
		return bad("beat", "seat %d has a score to beat, and none is given", p.Seat)
	case p.ScoreToBeat == NoScore && p.Holders != 0:
		return bad("holders", "%d: nobody holds a score to beat that does not exist", p.Holders)
	case p.ScoreToBeat == NoScore:
		return nil
	case p.ScoreToBeat < 0 || p.ScoreToBeat > r.MaxScore():
		return bad("beat", "%d: must be 0 to %d", p.ScoreToBeat, r.MaxScore())
	case limited && p.ScoreToBeat > ceiling:
		return bad("beat", "%d: the ceiling of round %d is %d", p.ScoreToBeat, p.Round, ceiling)
	case !r.Reachable(r.Dice, p.ScoreToBeat):
		return bad("beat", "%d: no turn of %s can score that", p.ScoreToBeat, plural(r.Dice))
	case p.Seat == 1:
		return bad("beat", "%d: seat 1 throws first and has no score to beat", p.ScoreToBeat)
	case p.Holders < 1 || p.Holders >= p.Seat:
		return bad("holders", "%d: must be 1 to %d, the players who have thrown before seat %d", p.Holders, p.Seat-1, p.Seat)
	}
	if p.ScoreToBeat == r.worstScore() && p.Holders < p.Seat-1 {
		return bad("holders", "%d: must be %d, as nobody can score worse than %d", p.Holders, p.Seat-1, p.ScoreToBeat)
	}
	return nil
}

// worstScore returns the score that every other beats.
func (r Rules) worstScore() int {
	if r.High {
		return r.Dice * r.MinDieScore()
	}
	return r.MaxScore()
}

// validateTurn checks how far the turn has come.
func (p Position) validateTurn(r Rules, bad badField) error {
	kept := r.Dice - p.Left
	switch {
	case p.Left < 1 || p.Left > r.Dice:
		return bad("left", "%d: must be 1 to %d dice", p.Left, r.Dice)
	case !r.Reachable(kept, p.Total):
		return bad("total", "%d: %s kept cannot count that", p.Total, plural(kept))
	case r.Bottoms != BottomsTurn && p.Bottom != 0:
		return bad("bottom", "%d: only bottoms=turn counts both sides of the dice", p.Bottom)
	case r.Bottoms == BottomsTurn && !r.reachableBoth(kept, p.Total, p.Bottom):
		return bad("bottom", "%d: %s that count %d cannot count that when turned over", p.Bottom, plural(kept), p.Total)
	case p.Passed && (!r.Pass || p.Left < 2):
		return bad("passed", "the throw before cannot have been passed")
	case r.CutOff(p):
		if p.ScoreToBeat == NoScore {
			ceiling, _ := p.Ceiling(r)
			return bad("total", "%d: the turn is cut off, as the ceiling of round %d is %d", p.Total, p.Round, ceiling)
		}
		return bad("total", "%d: the turn is cut off, as %d is to beat", p.Total, p.ScoreToBeat)
	}
	return nil
}

// CutOff reports whether the turn of a position ends at once because it can no
// longer win or tie, nor qualify under the ceiling (RULES.md, "cut-off" and "How
// options meet"). It is always false for rules with cutoff=false.
func (r Rules) CutOff(p Position) bool {
	if !r.Cutoff || p.Left == 0 || r.moonAhead(p) {
		return false
	}
	if r.Bottoms == BottomsTurn && !r.tooFar(p, p.Bottom) {
		return false
	}
	return r.tooFar(p, p.Total)
}

// moonAhead reports whether a turn can still collect all dice on the highest
// face.
func (r Rules) moonAhead(p Position) bool {
	return r.Moon == MoonTurn && p.Total == (r.Dice-p.Left)*r.Sides
}

// tooFar reports whether a total can no longer win, tie or qualify. With High
// the best that the dice left can show is added.
func (r Rules) tooFar(p Position, total int) bool {
	if ceiling, limited := p.Ceiling(r); limited && total > ceiling {
		return true
	}
	switch {
	case p.ScoreToBeat == NoScore:
		return false
	case r.High:
		return total+p.Left*r.MaxDieScore() < p.ScoreToBeat
	}
	return total > p.ScoreToBeat
}
