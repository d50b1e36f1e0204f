package solver

import (
	"fmt"
	"math/big"
	"slices"

	"threesaway/engine"
)

// Advice is what a solution says of a roll in a position.
type Advice struct {
	// Goal is what the values are values of.
	Goal Goal
	// Position is the position before the roll.
	Position engine.Position
	// Roll is the roll to be decided on.
	Roll engine.Roll
	// ValueBefore is the value of the position before the roll, in the goal's
	// unit.
	ValueBefore float64
	// Options holds every different legal keep once, the best first.
	Options []Option
}

// Best returns the option to take.
func (a *Advice) Best() Option { return a.Options[0] }

// Option is a legal keep with its value.
type Option struct {
	// Keep is the dice to set aside.
	Keep engine.Keep
	// ThrowAgain is the number of dice that are then still to be thrown.
	ThrowAgain int
	// Value is the value of the position that the keep leads to, in the goal's
	// unit.
	Value float64
	// Loss is the value given up against the best option, in the goal's unit;
	// never negative.
	Loss float64
	// Ending is how the round ends, for solutions that know: see
	// [RoundSolution].
	Ending Ending
	// Score is the distribution of the final score when the keep is followed by
	// the solution's policy.
	Score *Distribution
	// Exact is Value as a fraction, or nil where the solution does not know it.
	Exact *big.Rat
}

// Advise lists every legal keep of a roll with its value. Options of equal value
// stand in the order in which the policy prefers them. It fails with what
// [engine.Position.Validate] reports of the position and, with
// [engine.ErrRoll], on a roll that is not one of the dice left.
func Advise(s Solution, pos engine.Position, roll engine.Roll) (*Advice, error) {
	r := s.Rules()
	if err := pos.Validate(r); err != nil {
		return nil, err
	}
	best, err := s.Keep(pos, roll)
	if err != nil {
		return nil, err
	}
	a := &Advice{Goal: s.Goal(), Position: pos, Roll: roll}
	if a.ValueBefore, err = s.Value(pos); err != nil {
		return nil, err
	}
	for _, k := range r.Keeps(roll) {
		o, err := weigh(s, pos, k)
		if err != nil {
			return nil, fmt.Errorf("keep %s: %w", k, err)
		}
		a.Options = append(a.Options, o)
	}
	a.rank(best)
	return a, nil
}

// weigh values one keep.
func weigh(s Solution, pos engine.Position, k engine.Keep) (Option, error) {
	to := after(s.Rules(), pos, k)
	o := Option{Keep: k, ThrowAgain: to.Left}
	var err error
	if o.Value, err = s.Value(to); err != nil {
		return o, err
	}
	if exact, ok := s.(ExactSolution); ok {
		if o.Exact, err = exact.ExactValue(to); err != nil {
			return o, err
		}
	}
	if o.Score, err = Scores(s.Rules(), s, to); err != nil {
		return o, err
	}
	if round, ok := s.(RoundSolution); ok {
		o.Ending, err = meanEnding(round, to, o.Score)
	}
	return o, err
}

// meanEnding returns how the round ends for a player whose final score has a
// distribution.
func meanEnding(s RoundSolution, pos engine.Position, scores *Distribution) (Ending, error) {
	var mean Ending
	for score := range scores.Max() + 1 {
		p, _ := scores.P(score).Float64()
		if p == 0 {
			continue
		}
		e, err := s.Ending(pos, score)
		if err != nil {
			return mean, err
		}
		mean.Win += float64(p * e.Win)
		mean.Tie += float64(p * e.Tie)
	}
	return mean, nil
}

// rank puts the policy's own choice first and the others behind it by what they
// give up. The sort is stable, so equal ones stay in order of preference.
func (a *Advice) rank(best engine.Keep) {
	i := slices.IndexFunc(a.Options, func(o Option) bool { return o.Keep == best })
	chosen := a.Options[i]
	a.Options = slices.Insert(slices.Delete(a.Options, i, i+1), 0, chosen)
	for i := range a.Options {
		a.Options[i].Loss = a.Goal.loss(chosen.Value, a.Options[i].Value)
	}
	slices.SortStableFunc(a.Options[1:], func(x, y Option) int {
		if x.Exact != nil && y.Exact != nil {
			if a.Goal.LessIsBetter() {
				return x.Exact.Cmp(y.Exact)
			}
			return y.Exact.Cmp(x.Exact)
		}
		if x.Loss < y.Loss {
			return -1
		}
		if x.Loss > y.Loss {
			return 1
		}
		return 0
	})
}
