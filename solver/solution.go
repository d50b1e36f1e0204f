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

// RoundSolution is a [Solution] that knows how a round can end for the player.
type RoundSolution interface {
	Solution
	// Ending returns how the round ends for the player of a position who ends
	// the turn with a score.
	Ending(pos engine.Position, score int) (Ending, error)
}

// GameSolution is a [RoundSolution] of the whole game, in which a round may be
// followed by another.
type GameSolution interface {
	RoundSolution
	// Share returns what the game is worth to a seat before the first throw. It
	// fails on a number of players that was not solved.
	Share(players, seat int) (float64, error)
}

// Ending is how a round can end for a player, as probabilities.
type Ending struct {
	// Win is the probability of winning the pot in this round.
	Win float64
	// Tie is the probability of being in what follows a tie: the next round, or
	// the sharing of the pot.
	Tie float64
}

// Lose returns the probability of being out of the pot.
func (e Ending) Lose() float64 { return max(0, 1-e.Win-e.Tie) }

// Solve finds the optimal policy for a goal under the rules, for every number
// of players up to the given one; low and beat do not depend on it. It fails
// with [engine.ErrRules] on invalid rules, with a [*engine.PositionError] on a
// number of players outside 2..[engine.MaxPlayers], and with [ErrNotSolved] on
// an option or a goal that cannot be solved yet.
func Solve(r engine.Rules, goal Goal, players int) (ExactSolution, error) {
	t, err := NewTurn(r)
	if err != nil {
		return nil, err
	}
	switch goal.Kind {
	case KindLow:
		return t.Low(), nil
	case KindBeat:
		return t.Beat(goal.Tie), nil
	case KindWin:
		return t.Win(players)
	default:
	}
	return nil, fmt.Errorf("%w: goal %s", ErrNotSolved, goal)
}
