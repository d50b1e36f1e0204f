package solver

import (
	"fmt"

	"threesaway/engine"
)

// GoalKind is the name of a goal (RULES.md, "Goals a policy can have").
type GoalKind string

// The goals.
const (
	// KindLow plays for the lowest expected total.
	KindLow GoalKind = "low"
	// KindBeat plays against one score.
	KindBeat GoalKind = "beat"
	// KindWin plays for the pot, everyone else doing the same.
	KindWin GoalKind = "win"
	// KindMoney plays for the expected net winnings, everyone else doing the
	// same.
	KindMoney GoalKind = "money"
)

// Goal is what a policy maximises. Goals are comparable.
type Goal struct {
	// Kind names the goal.
	Kind GoalKind
	// Tie is the weight of a tie for [KindBeat], and zero for the others.
	Tie Weight
}

// Low is the goal to end with the lowest expected total, in pips.
func Low() Goal { return Goal{Kind: KindLow} }

// Beat is the goal to maximise P(total < b) + tie · P(total = b), b being the
// score to beat.
func Beat(tie Weight) Goal { return Goal{Kind: KindBeat, Tie: tie} }

// Win is the goal to maximise the probability of ending up with the pot.
func Win() Goal { return Goal{Kind: KindWin} }

// Money is the goal to maximise the expected net winnings, in antes.
func Money() Goal { return Goal{Kind: KindMoney} }

// ParseGoal reads the name of a goal: low, beat, win or money. For beat, tie is
// the weight of a tie; for the others it has no meaning. It fails with
// [ErrGoal].
func ParseGoal(name string, tie Weight) (Goal, error) {
	switch kind := GoalKind(name); kind {
	case KindBeat:
		return Beat(tie), nil
	case KindLow, KindWin, KindMoney:
		return Goal{Kind: kind}, nil
	}
	return Goal{}, engine.Errorf("%w: %q: must be win, low, beat or money", ErrGoal, name)
}

// String returns the goal's name, and for beat the tie weight: "low",
// "beat tie=1/2".
func (g Goal) String() string {
	if g.Kind == KindBeat {
		return fmt.Sprintf("%s tie=%s", g.Kind, g.Tie)
	}
	return string(g.Kind)
}

// LessIsBetter reports whether lower values are better under the rules: those of
// low are expected totals, of which the lowest is best unless the highest score
// wins.
func (g Goal) LessIsBetter(r engine.Rules) bool { return g.Kind == KindLow && !r.High }

// gain returns how much better a is than b, in the goal's unit.
func (g Goal) gain(r engine.Rules, a, b float64) float64 {
	if g.LessIsBetter(r) {
		return b - a
	}
	return a - b
}

// better reports whether a is better than b.
func (g Goal) better(r engine.Rules, a, b float64) bool { return g.gain(r, a, b) > 0 }
