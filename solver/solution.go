package solver

import (
	"fmt"
	"math/big"

	"threesaway/engine"
)

// Policy says what to keep. Implementations are safe for concurrent use and
// answer the same question always alike.
type Policy interface {
	// Keep returns the dice to keep of a roll in a position; the roll has
	// pos.Left dice. It fails, wrapping an error of package engine, on a
	// position or a roll that cannot be.
	Keep(pos engine.Position, roll engine.Roll) (engine.Keep, error)
}

// PolicyFunc is a function as a [Policy].
type PolicyFunc func(pos engine.Position, roll engine.Roll) (engine.Keep, error)

// Keep calls the function.
func (f PolicyFunc) Keep(pos engine.Position, roll engine.Roll) (engine.Keep, error) {
	return f(pos, roll)
}

// Solution is an optimal policy together with what each position is worth.
type Solution interface {
	Policy
	// Rules returns the rules that were solved.
	Rules() engine.Rules
	// Goal returns what the policy maximises.
	Goal() Goal
	// Value returns what a position is worth before the roll, in the goal's
	// unit: expected pips for low, a probability for beat and win, antes for
	// money. Unlike a position to decide in, one to value may have no dice left
	// or be beaten already.
	Value(pos engine.Position) (float64, error)
}

// ExactSolution is a [Solution] that knows its values as fractions.
type ExactSolution interface {
	Solution
	// ExactValue returns what Value returns, exactly.
	ExactValue(pos engine.Position) (*big.Rat, error)
}

// Solve finds the optimal policy for a goal under the rules. It fails with
// [engine.ErrRules] on invalid rules, and with [ErrNotSolved] on an option or a
// goal that cannot be solved yet.
func Solve(r engine.Rules, goal Goal) (ExactSolution, error) {
	t, err := NewTurn(r)
	if err != nil {
		return nil, err
	}
	switch goal.Kind {
	case KindLow:
		return t.Low(), nil
	case KindBeat:
		return t.Beat(goal.Tie), nil
	default:
	}
	return nil, fmt.Errorf("%w: goal %s", ErrNotSolved, goal)
}
