package solver

import (
	"math"

	"threesaway/engine"
)

// TurnSolution is a turn solved for a utility over final scores, in floating
// point.
type TurnSolution struct{ grid *grid }

// Solve finds the policy that maximises the expected utility of the final score:
// utility[s] is the worth of ending with s pips, s = 0..MaxScore. Where the rules
// have a moon, utility has one number more, the worth of the moon. Solve fails
// with [ErrUtility] on a utility of another length or with a number that is not
// finite.
//
// Sums are rounded, so of options whose values differ by less than about 10⁻¹³
// of the largest utility either may be chosen; the named goals compare exactly.
func (t *Turn) Solve(utility []float64) (*TurnSolution, error) {
	if err := t.checkUtility(utility); err != nil {
		return nil, err
	}
	worth := make([]float64, t.results())
	copy(worth, utility)
	g := t.newValuedGrid(t.optionsFor(worth))
	g.solveFloat(worth, nil, 0)
	return &TurnSolution{g}, nil
}

// checkUtility reports a utility that is not one for each result of the turn.
func (t *Turn) checkUtility(utility []float64) error {
	want := t.maxScore + 1
	if t.rules.Moon != engine.MoonOff {
		want++
	}
	if len(utility) != want {
		return engine.Errorf("%w: %d values: %d are needed, one for each score 0 to %d, and one for the moon if there is one",
			ErrUtility, len(utility), want, t.maxScore)
	}
	for s, u := range utility {
		if finite := math.Abs(u) <= math.MaxFloat64; !finite {
			return engine.Errorf("%w: utility[%d] is %v: must be finite", ErrUtility, s, u)
		}
	}
	return nil
}

// optionsFor returns the options that need to be considered for the worth of
// results: where a higher score can be worth more, all of them.
func (t *Turn) optionsFor(worth []float64) *optionSet {
	return optionsFor(t, func(a, b int) bool { return worth[a] > worth[b] })
}

// optionsFor is Turn.optionsFor for any arithmetic; more reports whether one
// result is worth more than another.
func optionsFor(t *Turn, more func(a, b int) bool) *optionSet {
	last := t.maxScore
	if t.rules.Moon == engine.MoonTurn {
		if more(t.moon(), last-1) {
			return t.full()
		}
		last-- // the highest score cannot be had: it is the moon
	}
	for s := 1; s <= last; s++ {
		if more(s, s-1) {
			return t.full()
		}
	}
	return t.lowest()
}

// solveFloat fills a grid for the worth of results. It allocates nothing.
func (g *grid) solveFloat(worth []float64, settled []bool, slack float64) {
	t := g.turn
	finish(g, worth, g.values, slack)
	k := kernel[float64]{
		turn: t, set: g.set, values: g.values, moon: worth[t.moon()], settled: settled, slack: slack,
		ways: func(w *weights) []float64 { return w.floats },
	}
	for _, n := range t.order {
		k.step(n, g.tallies[n], g.choice[n])
	}
}

// find returns the node, tally and column of a position.
func (s *TurnSolution) find(pos engine.Position) (n, tally, column int, err error) {
	t := s.grid.turn
	if err := CheckValued(t.rules, Low(), pos); err != nil {
		return 0, 0, 0, err
	}
	n, tally = t.place(pos)
	if column = int(t.nodes[n].column[tally]); column < 0 {
		return 0, 0, 0, &engine.PositionError{Field: "total", Problem: engine.Textf("%d: no dice count that", pos.Total)}
	}
	return n, tally, column, nil
}

// Value returns the expected utility of a position, of which only the turn so far
// is looked at. With no dice left it is that of the better side of the dice,
// where both count. It fails with [engine.ErrPosition] where no play leads.
func (s *TurnSolution) Value(pos engine.Position) (float64, error) {
	n, tally, _, err := s.find(pos)
	if err != nil {
		return 0, err
	}
	return s.grid.values[n*s.grid.turn.stride+tally], nil
}

// Decide returns the best decision about a roll of the dice left in a position.
// It fails with [engine.ErrPosition] or [engine.ErrRoll] where no play leads.
func (s *TurnSolution) Decide(pos engine.Position, roll engine.Roll) (engine.Decision, error) {
	if err := CheckDecision(s.grid.turn.rules, Low(), pos, roll); err != nil {
		return engine.Decision{}, err
	}
	n, _, column, err := s.find(pos)
	if err != nil {
		return engine.Decision{}, err
	}
	return s.grid.decide(n, column, roll), nil
}
