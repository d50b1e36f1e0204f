package solver

import (
	"math/big"

	"threesaway/engine"
)

// lowSolution is the solution of the goal low. A total already kept adds to
// every option alike, so one column of the grid serves all totals.
type lowSolution struct{ grid *grid }

// Low solves the goal low: the lowest expected total of a player who plays
// alone.
func (t *Turn) Low() ExactSolution { return lowSolution{t.solveExact(lowProblem(t))} }

func lowProblem(t *Turn) problem {
	p := problem{utility: make([]int64, t.stride), den: 1, slope: -1, set: t.lowest, span: make([]int, t.dice+1)}
	for s := range p.utility {
		p.utility[s] = -int64(s)
	}
	for d := range p.span {
		p.span[d] = 1
	}
	return p
}

func (s lowSolution) Rules() engine.Rules { return s.grid.turn.rules }

func (s lowSolution) Goal() Goal { return Low() }

func (s lowSolution) Keep(pos engine.Position, roll engine.Roll) (engine.Keep, error) {
	if err := CheckDecision(s.Rules(), s.Goal(), pos, roll); err != nil {
		return engine.Keep{}, err
	}
	return s.grid.keep(0, roll), nil
}

func (s lowSolution) Value(pos engine.Position) (float64, error) {
	if err := CheckValued(s.Rules(), s.Goal(), pos); err != nil {
		return 0, err
	}
	return float64(pos.Total) - s.grid.values[pos.Left*s.grid.turn.stride], nil
}

func (s lowSolution) ExactValue(pos engine.Position) (*big.Rat, error) {
	if err := CheckValued(s.Rules(), s.Goal(), pos); err != nil {
		return nil, err
	}
	v := s.grid.exact.rat(pos.Left * s.grid.turn.stride)
	return v.Sub(big.NewRat(int64(pos.Total), 1), v), nil
}
