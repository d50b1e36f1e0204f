package solver

import (
	"math/big"

	"threesaway/engine"
)

// Policy says what to do about a roll. Implementations are safe for concurrent
// use and answer the same question always alike. Every policy is an
// [engine.Player].
type Policy interface {
	// Decide returns what to keep of a roll in a position, and whether to call
	// bottoms; the roll has pos.Left dice. It fails, wrapping an error of package
	// engine, on a position or a roll that cannot be.
	Decide(pos engine.Position, roll engine.Roll) (engine.Decision, error)
}

// PolicyFunc is a function as a [Policy].
type PolicyFunc func(pos engine.Position, roll engine.Roll) (engine.Decision, error)

// Decide calls the function.
func (f PolicyFunc) Decide(pos engine.Position, roll engine.Roll) (engine.Decision, error) {
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
	// Share returns what the game is worth to a seat before the first throw of
	// a round like that of the position: with its number of players, round of
	// the schedule and pot. It fails on a number of players that was not solved.
	Share(pos engine.Position, seat int) (float64, error)
}

// BoundedSolution is a [GameSolution] whose values are not exact, and that knows by
// how much they can be off.
type BoundedSolution interface {
	GameSolution
	// Bound returns by how much, in the goal's unit, the shares of a round like
	// that of the position can be off.
	Bound(pos engine.Position) (float64, error)
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

// TieWorth returns what a tie is worth to the player of a position, in the goal's
// unit: one with the score to beat, or where there is none, one that is not at the
// perfect score. ok is false where not all play again after it.
func TieWorth(s GameSolution, pos engine.Position) (worth float64, ok bool, err error) {
	r := s.Rules()
	perfect := pos.ScoreToBeat != engine.NoScore && r.Perfect(pos.ScoreToBeat)
	if endingOf(r, 2, perfect) != endAll {
		return 0, false, nil
	}
	next := engine.Position{Players: pos.Players, Seat: 1, Round: pos.Round, Pot: pos.Pot, ScoreToBeat: engine.NoScore}
	if s.Goal().Kind != KindMoney {
		worth, err = s.Share(next, pos.Seat)
		return worth, true, err
	}
	a := antesOf(r, pos.Players, 2, false)
	next.Pot += a.pot
	worth, err = s.Share(next, pos.Seat)
	return worth - float64(a.holder), true, err
}

// Solve finds the optimal policy for a goal under the rules. The solution answers
// for every number of players up to that of the position, and for money for pots
// up to that of the position and what a few rounds add to it; low and beat depend
// on neither. Solve fails with [engine.ErrRules] on invalid rules, with a
// [*engine.PositionError] on a number of players or a pot that cannot be, with
// [ErrTooLarge] and [ErrEndless] on games that cannot be solved, and with
// [ErrGoal] on an unknown goal.
func Solve(r engine.Rules, goal Goal, pos engine.Position) (ExactSolution, error) {
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
		return t.Win(pos.Players)
	case KindMoney:
		// With the pot after a tie, which [TieWorth] asks for.
		return t.Money(pos.Players, max(pos.Pot, min(MaxPot, pos.Pot+antesOf(r, pos.Players, 2, false).pot)))
	}
	return nil, engine.Errorf("%w: %q", ErrGoal, goal.Kind)
}
