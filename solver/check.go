package solver

import (
	"fmt"

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
	case goal.Kind == KindBeat && pos.ScoreToBeat == engine.NoScore:
		return &engine.PositionError{Field: "beat", Problem: "the goal beat needs a score to beat"}
	case goal.Kind == KindBeat && (pos.ScoreToBeat < 0 || pos.ScoreToBeat > r.MaxScore()):
		return rangeError("beat", pos.ScoreToBeat, 0, r.MaxScore())
	}
	return nil
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
	return &engine.PositionError{Field: field, Problem: fmt.Sprintf("%d: must be %d to %d", got, least, most)}
}
