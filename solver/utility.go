package solver

import (
	"fmt"
	"math"

	"threesaway/engine"
)

// TurnSolution is a turn solved for a utility over final totals, in floating
// point.
type TurnSolution struct{ grid *grid }

// Solve finds the policy that maximises the expected utility of the final
// total: utility[s] is the worth of ending with s pips, s = 0..MaxScore. It
// fails with [ErrUtility] on a utility of another length or with a number that
// is not finite.
//
// Sums are rounded, so of options whose values differ by less than about
// 10⁻¹³ of the largest utility either may be chosen; the named goals compare
// exactly.
func (t *Turn) Solve(utility []float64) (*TurnSolution, error) {
	if len(utility) != t.maxScore+1 {
		return nil, fmt.Errorf("%w: %d values: one for each final total 0 to %d is needed", ErrUtility, len(utility), t.maxScore)
	}
	for s, u := range utility {
		if math.IsNaN(u) || math.IsInf(u, 0) {
			return nil, fmt.Errorf("%w: utility[%d] is %v: must be finite", ErrUtility, s, u)
		}
	}
	set := t.optionsFor(utility)
	span := t.reachable()
	g := &grid{turn: t, set: set, span: span, choice: t.choices(span), values: make([]float64, (t.dice+1)*t.stride)}
	g.solveFloat(utility)
	return &TurnSolution{g}, nil
}

// optionsFor returns the keeps that need to be considered for a utility: where
// it rises with the total, all of them.
func (t *Turn) optionsFor(utility []float64) *optionSet {
	for s := 1; s < len(utility); s++ {
		if utility[s] > utility[s-1] {
			return t.full()
		}
	}
	return t.lowest
}

// solveFloat fills a grid for a utility. It allocates nothing.
func (g *grid) solveFloat(utility []float64) {
	t := g.turn
	copy(g.values, utility)
	for d := 1; d <= t.dice; d++ {
		step(t, g.set, d, g.span[d], g.values, t.layers[d].waysF, g.choice[d])
	}
}

// Value returns the expected utility with the given number of dice left and the
// given total. It fails with [engine.ErrPosition] where no play leads.
func (s *TurnSolution) Value(left, total int) (float64, error) {
	t := s.grid.turn
	if err := CheckValued(t.rules, Low(), engine.Position{Left: left, Total: total}); err != nil {
		return 0, err
	}
	return s.grid.values[left*t.stride+total], nil
}

// Keep returns the best keep of a roll of the dice left, at the given total. It
// fails with [engine.ErrPosition] or [engine.ErrRoll] where no play leads.
func (s *TurnSolution) Keep(total int, roll engine.Roll) (engine.Keep, error) {
	pos := engine.Position{Left: roll.Len(), Total: total}
	if err := CheckDecision(s.grid.turn.rules, Low(), pos, roll); err != nil {
		return engine.Keep{}, err
	}
	return s.grid.keep(total, roll), nil
}
