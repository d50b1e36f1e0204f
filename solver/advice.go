package solver

import (
	"cmp"
	"errors"
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
	// Options holds, the best first, every different legal keep once, and the
	// pass where there is one; of the calls that lead to a keep the preferred one.
	Options []Option
	// Moon says that the roll wins the pot on the spot: there is nothing to
	// decide, and no options.
	Moon bool

	rules engine.Rules
}

// Ceiling returns the highest score that can win the round; ok is false where the
// rules set none.
func (a *Advice) Ceiling() (ceiling int, ok bool) { return a.Position.Ceiling(a.rules) }

// Best returns the option to take; the zero Option where there is none.
func (a *Advice) Best() Option {
	if len(a.Options) == 0 {
		return Option{}
	}
	return a.Options[0]
}

// Option is a legal decision with its value.
type Option struct {
	// Decision is what to keep, and whether to call bottoms.
	Decision engine.Decision
	// ThrowAgain is the number of dice that are then still to be thrown.
	ThrowAgain int
	// Value is the value of the position that the decision leads to, in the goal's
	// unit.
	Value float64
	// Loss is the value given up against the best option, in the goal's unit;
	// never negative.
	Loss float64
	// Ending is how the round ends, for solutions that know: see
	// [RoundSolution].
	Ending Ending
	// Score is the distribution of the result when the decision is followed by
	// the solution's policy.
	Score *Distribution
	// Exact is Value as a fraction, or nil where the solution does not know it.
	Exact *big.Rat
}

// Advise lists every legal decision about a roll with its value. Options of equal value
// stand in the order in which the policy prefers them. It fails with what
// [engine.Position.Validate] reports of the position and, with
// [engine.ErrRoll], on a roll that is not one of the dice left.
func Advise(s Solution, pos engine.Position, roll engine.Roll) (*Advice, error) {
	a, err := Rank(s, pos, roll)
	if err != nil {
		return nil, err
	}
	spread := newSpreader(a.rules, s)
	for i := range a.Options {
		if err := a.Options[i].foresee(s, spread, pos, roll); err != nil {
			return nil, engine.Errorf("%s: %w", a.Options[i].Decision, err)
		}
	}
	return a, nil
}

// Rank lists what [Advise] lists, in the same order, but not how the options end,
// which takes far longer: Ending is zero, and Score is nil.
func Rank(s Solution, pos engine.Position, roll engine.Roll) (*Advice, error) {
	r := s.Rules()
	if err := pos.Validate(r); err != nil {
		return nil, err
	}
	best, err := s.Decide(pos, roll)
	if err != nil {
		return nil, err
	}
	a := &Advice{Goal: s.Goal(), Position: pos, Roll: roll, rules: r}
	if a.ValueBefore, err = s.Value(pos); err != nil {
		return nil, err
	}
	if a.Goal.Kind != KindLow && r.FirstThrowMoon(pos, roll) {
		a.Moon = true
		return a, nil
	}
	listed := map[engine.Keep]bool{}
	for _, d := range r.Decisions(roll, pos.Passed) {
		if listed[d.Keep] {
			continue // the same dice by turning more over
		}
		listed[d.Keep] = true
		o, err := weigh(s, pos, roll, d)
		if err != nil {
			return nil, engine.Errorf("%s: %w", d, err)
		}
		a.Options = append(a.Options, o)
	}
	a.rank(best)
	return a, nil
}

// weigh values one decision. One that ends the turn turns all dice over where
// that is worth more.
func weigh(s Solution, pos engine.Position, roll engine.Roll, d engine.Decision) (Option, error) {
	r := s.Rules()
	to := pos.After(r, roll, d)
	if r.Bottoms == engine.BottomsTurn && to.Left == 0 {
		over := d
		over.Over = true
		turned := pos.After(r, roll, over)
		plain, err := s.Value(to)
		if err != nil {
			return Option{}, err
		}
		other, err := s.Value(turned)
		if err != nil {
			return Option{}, err
		}
		if s.Goal().better(r, other, plain) {
			d, to = over, turned
		}
	}
	o := Option{Decision: d, ThrowAgain: to.Left}
	var err error
	if o.Value, err = s.Value(to); err != nil {
		return o, err
	}
	if exact, ok := s.(ExactSolution); ok {
		o.Exact, err = exact.ExactValue(to)
		if err != nil && !errors.Is(err, ErrInexact) {
			return o, err
		}
	}
	return o, nil
}

// foresee adds how an option ends.
func (o *Option) foresee(s Solution, spread *spreader, pos engine.Position, roll engine.Roll) (err error) {
	to := pos.After(s.Rules(), roll, o.Decision)
	if o.Score, err = spread.scores(to); err != nil {
		return err
	}
	if round, ok := s.(RoundSolution); ok {
		o.Ending, err = meanEnding(round, to, o.Score)
	}
	return err
}

// meanEnding returns how the round ends for a player whose final score has a
// distribution.
func meanEnding(s RoundSolution, pos engine.Position, scores *Distribution) (Ending, error) {
	var mean Ending
	for score := range scores.Max() + 1 {
		p := quotient(scores.mass[score], scores.den)
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
	mean.Win += quotient(scores.moon, scores.den)
	return mean, nil
}

// rank puts the policy's own choice first and the others behind it by what they
// give up. The sort is stable, so equal ones stay in order of preference.
func (a *Advice) rank(best engine.Decision) {
	i := max(0, slices.IndexFunc(a.Options, func(o Option) bool { return o.Decision == best }))
	chosen := a.Options[i]
	a.Options = slices.Insert(slices.Delete(a.Options, i, i+1), 0, chosen)
	for i := range a.Options {
		a.Options[i].Loss = max(0, a.Goal.gain(a.rules, chosen.Value, a.Options[i].Value))
	}
	slices.SortStableFunc(a.Options[1:], func(x, y Option) int {
		if x.Exact != nil && y.Exact != nil {
			if a.Goal.LessIsBetter(a.rules) {
				return x.Exact.Cmp(y.Exact)
			}
			return y.Exact.Cmp(x.Exact)
		}
		return cmp.Compare(x.Loss, y.Loss)
	})
}
