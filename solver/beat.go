package solver

import (
	"math/big"

	"threesaway/engine"
)

// beatSolution is the solution of the goal beat for every score to beat. What
// counts is how far the total is below the score to beat, so the grid is solved
// once, against the highest score: a position with score b and total t lies at
// the column of total t + highest − b.
type beatSolution struct {
	grid *grid
	tie  Weight
}

// Beat solves the goal beat with the given weight of a tie, for every score to
// beat.
func (t *Turn) Beat(tie Weight) ExactSolution {
	num, den := tie.Fraction()
	p := problem{utility: make([]int64, t.stride), den: den, set: t.lowest, span: make([]int, t.dice+1)}
	for s := range t.maxScore {
		p.utility[s] = den
	}
	p.utility[t.maxScore] = num
	for d := range p.span {
		// One column more than the scores: the last is that of the beaten.
		p.span[d] = t.maxScore + 2
	}
	return beatSolution{t.solveExact(p), tie}
}

func (s beatSolution) Rules() engine.Rules { return s.grid.turn.rules }

func (s beatSolution) Goal() Goal { return Beat(s.tie) }

// column returns the total of the grid that stands for a position.
func (s beatSolution) column(pos engine.Position) int {
	highest := s.grid.turn.maxScore
	return min(pos.Total+highest-pos.ScoreToBeat, highest+1)
}

func (s beatSolution) Keep(pos engine.Position, roll engine.Roll) (engine.Keep, error) {
	if err := CheckDecision(s.Rules(), s.Goal(), pos, roll); err != nil {
		return engine.Keep{}, err
	}
	return s.grid.keep(s.column(pos), roll), nil
}

func (s beatSolution) Value(pos engine.Position) (float64, error) {
	if err := CheckValued(s.Rules(), s.Goal(), pos); err != nil {
		return 0, err
	}
	return s.grid.values[pos.Left*s.grid.turn.stride+s.column(pos)], nil
}

func (s beatSolution) ExactValue(pos engine.Position) (*big.Rat, error) {
	if err := CheckValued(s.Rules(), s.Goal(), pos); err != nil {
		return nil, err
	}
	return s.grid.exact.rat(pos.Left*s.grid.turn.stride + s.column(pos)), nil
}

func (s beatSolution) Ending(pos engine.Position, score int) (Ending, error) {
	pos.Left, pos.Total = 0, score
	if err := CheckValued(s.Rules(), s.Goal(), pos); err != nil {
		return Ending{}, err
	}
	return BeatEnding(pos, score), nil
}

// BeatEnding returns how a score ends a round of the goal beat: there is one score
// to beat, and it decides.
func BeatEnding(pos engine.Position, score int) Ending {
	switch {
	case score < pos.ScoreToBeat:
		return Ending{Win: 1}
	case score == pos.ScoreToBeat:
		return Ending{Tie: 1}
	}
	return Ending{}
}
