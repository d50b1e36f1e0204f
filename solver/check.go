package solver

import (
	"threesaway/engine"
)

// CheckValued reports, as an [*engine.PositionError], a position that a solution
// for the goal has no value for. It looks at ranges only and allocates nothing;
// whether play can lead to the position is for [engine.Position.Validate].
func CheckValued(r engine.Rules, goal Goal, pos engine.Position) error {
	switch {
	case pos.Left < 0 || pos.Left > r.Dice:
		return rangeError("left", pos.Left, 0, r.Dice)
	case pos.Total < 0 || pos.Total > (r.Dice-pos.Left)*r.MaxDieScore():
		return rangeError("total", pos.Total, 0, (r.Dice-pos.Left)*r.MaxDieScore())
	case pos.Passed && (!r.Pass || pos.Left < 2):
		return &engine.PositionError{Field: "passed", Problem: engine.Textf("the throw before cannot have been passed")}
	case r.Bottoms != engine.BottomsTurn && pos.Bottom != 0:
		return rangeError("bottom", pos.Bottom, 0, 0)
	case pos.Bottom < 0 || pos.Bottom > r.MaxScore():
		return rangeError("bottom", pos.Bottom, 0, r.MaxScore())
	case goal.Kind == KindBeat && pos.ScoreToBeat == engine.NoScore:
		return &engine.PositionError{Field: "beat", Problem: engine.Textf("the goal beat needs a score to beat")}
	case goal.Kind == KindBeat && (pos.ScoreToBeat < 0 || pos.ScoreToBeat > r.MaxScore()):
		return rangeError("beat", pos.ScoreToBeat, 0, r.MaxScore())
	case goal.Kind == KindWin || goal.Kind == KindMoney:
		return checkSeat(r, pos)
	}
	return nil
}

// checkSeat reports a place in the round that a seat cannot be in.
func checkSeat(r engine.Rules, pos engine.Position) error {
	_, limited := pos.Ceiling(r)
	switch {
	case pos.Players < 2 || pos.Players > engine.MaxPlayers:
		return rangeError("players", pos.Players, 2, engine.MaxPlayers)
	case pos.Seat < 1 || pos.Seat > pos.Players:
		return rangeError("seat", pos.Seat, 1, pos.Players)
	case pos.Round < 1 && !r.Progressive.Off():
		return &engine.PositionError{Field: "round", Problem: engine.Textf("%d: must be 1 or more", pos.Round)}
	case pos.Seat == 1 && pos.ScoreToBeat != engine.NoScore:
		return &engine.PositionError{Field: "beat", Problem: engine.Textf("seat 1 throws first and has no score to beat")}
	case pos.Seat == 1, limited && pos.ScoreToBeat == engine.NoScore:
		return nil
	case pos.ScoreToBeat < 0 || pos.ScoreToBeat > r.MaxScore():
		return rangeError("beat", pos.ScoreToBeat, 0, r.MaxScore())
	case pos.Holders < 1 || pos.Holders >= pos.Seat:
		return rangeError("holders", pos.Holders, 1, pos.Seat-1)
	}
	return nil
}

// unreachable reports totals of both sides that no dice show together.
func unreachable(pos engine.Position) error {
	return &engine.PositionError{Field: "bottom", Problem: engine.Textf("%d: no dice that count %d count that when turned over", pos.Bottom, pos.Total)}
}

// CheckDecision reports a position and a roll in which there is nothing to
// decide: what [CheckValued] reports, or with [engine.ErrRoll] a roll that is
// not one of the dice left.
func CheckDecision(r engine.Rules, goal Goal, pos engine.Position, roll engine.Roll) error {
	if err := CheckValued(r, goal, pos); err != nil {
		return err
	}
	if pos.Left == 0 {
		return rangeError("left", 0, 1, r.Dice)
	}
	return r.CheckRoll(roll, pos.Left)
}

func rangeError(field string, got, least, most int) error {
	return &engine.PositionError{Field: field, Problem: engine.Textf("%d: must be %d to %d", got, least, most)}
}
