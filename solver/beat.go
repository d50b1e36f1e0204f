package solver

import (
	"math/big"
	"sync"

	"threesaway/engine"
)

// beatSolution is the solution of the goal beat for every score to beat.
//
// What counts is how far the total is from the score to beat, so one grid serves
// all scores: a position with score b and total t lies at the tally t + highest
// − b. Only where the moon is collected over the turn, or both sides of the dice
// count, has each score a grid of its own.
type beatSolution struct {
	turn  *Turn
	tie   Weight
	grids []func() *grid    // by score; one where it serves all
	rough func() *roughTurn // for every score, as a shared grid; nil where the grids are as fast
}

// Beat solves the goal beat with the given weight of a tie, for every score to
// beat. A moon counts as a win. Of large turns what [Turn.Low] says holds here, too.
func (t *Turn) Beat(tie Weight) ExactSolution { return t.beat(tie, t.large()) }

func (t *Turn) beat(tie Weight, rough bool) *beatSolution {
	s := &beatSolution{turn: t, tie: tie}
	if rough {
		s.rough = sync.OnceValue(s.solveAllRoughly)
	}
	if s.shared() {
		s.grids = []func() *grid{sync.OnceValue(s.solveAll)}
		return s
	}
	for score := range t.maxScore + 1 {
		s.grids = append(s.grids, sync.OnceValue(func() *grid { return s.solveOne(score) }))
	}
	return s
}

// shared reports whether one grid serves all scores.
func (s *beatSolution) shared() bool {
	return s.rough == nil && !s.turn.both() && s.turn.rules.Moon != engine.MoonTurn
}

// worth returns what a score is worth against another, over the denominator of
// the tie weight.
func (s *beatSolution) worth(score, beat int) int64 {
	num, den := s.tie.Fraction()
	switch {
	case score == beat:
		return num
	case s.turn.rules.Better(score, beat):
		return den
	}
	return 0
}

// set returns the options to consider.
func (s *beatSolution) set() *optionSet {
	t := s.turn
	if t.rules.High || t.rules.Moon == engine.MoonTurn {
		return t.full()
	}
	return t.lowest()
}

// solveAll solves for every score at once, against the highest.
func (s *beatSolution) solveAll() *grid {
	t := s.turn
	_, den := s.tie.Fraction()
	p := problem{grid: t.newGrid(s.set()), final: make([]int64, t.stride), den: den, moon: den}
	for x := range p.final {
		p.final[x] = s.worth(x, t.maxScore)
	}
	for n := range t.nodes {
		most := t.maxScore + (t.dice-t.nodes[n].dice)*t.rules.MaxDieScore()
		p.grid.tallies[n] = upTo(most)
	}
	p.grid.makeRoom()
	return p.solve()
}

// solveAllRoughly is solveAll in floating point.
func (s *beatSolution) solveAllRoughly() *roughTurn {
	t := s.turn
	_, den := s.tie.Fraction()
	utility := make([]float64, 2*t.maxScore+1)
	for x := range utility {
		utility[x] = nearest(s.worth(x, t.maxScore), den)
	}
	return t.solveRoughly(utility, t.maxScore)
}

// solveOne solves for one score.
func (s *beatSolution) solveOne(beat int) *grid {
	t := s.turn
	_, den := s.tie.Fraction()
	p := problem{grid: t.newGrid(s.set()), final: make([]int64, t.stride), den: den, moon: den}
	worth := make([]int64, t.results())
	for score := range t.maxScore + 1 {
		worth[score] = s.worth(score, beat)
	}
	worth[t.moon()] = den
	finish(p.grid, worth, p.final, 0)
	return p.solve()
}

func (s *beatSolution) Rules() engine.Rules { return s.turn.rules }

func (s *beatSolution) Goal() Goal { return Beat(s.tie) }

// find returns the grid of a position with dice left, and its node, tally and
// column there.
func (s *beatSolution) find(pos engine.Position) (g *grid, n, tally, column int, err error) {
	n, tally = s.turn.place(pos)
	if s.shared() {
		tally += s.turn.maxScore - pos.ScoreToBeat
		return s.grids[0](), n, tally, tally, nil
	}
	if column = int(s.turn.nodes[n].column[tally]); column < 0 {
		return nil, 0, 0, 0, unreachable(pos)
	}
	return s.grids[pos.ScoreToBeat](), n, tally, column, nil
}

func (s *beatSolution) Decide(pos engine.Position, roll engine.Roll) (engine.Decision, error) {
	if err := CheckDecision(s.Rules(), s.Goal(), pos, roll); err != nil {
		return engine.Decision{}, err
	}
	if s.rough != nil {
		if d, sure := s.rough().decide(pos.Total+s.turn.maxScore-pos.ScoreToBeat, roll); sure {
			return d, nil
		}
	}
	g, n, _, column, err := s.find(pos)
	if err != nil {
		return engine.Decision{}, err
	}
	return g.decide(n, column, roll), nil
}

func (s *beatSolution) Value(pos engine.Position) (float64, error) {
	if err := CheckValued(s.Rules(), s.Goal(), pos); err != nil {
		return 0, err
	}
	if pos.Left == 0 {
		num, den := s.final(pos)
		return nearest(num, den), nil
	}
	if s.rough != nil {
		return s.rough().value(pos.Left, pos.Total+s.turn.maxScore-pos.ScoreToBeat), nil
	}
	g, n, tally, _, err := s.find(pos)
	if err != nil {
		return 0, err
	}
	return g.values[n*s.turn.stride+tally], nil
}

func (s *beatSolution) ExactValue(pos engine.Position) (*big.Rat, error) {
	if err := CheckValued(s.Rules(), s.Goal(), pos); err != nil {
		return nil, err
	}
	if pos.Left == 0 {
		num, den := s.final(pos)
		return big.NewRat(num, den), nil
	}
	g, n, tally, _, err := s.find(pos)
	if err != nil {
		return nil, err
	}
	return g.exact.rat(n*s.turn.stride + tally), nil
}

// final returns what a finished turn is worth, as a fraction.
func (s *beatSolution) final(pos engine.Position) (num, den int64) {
	_, den = s.tie.Fraction()
	if s.turn.rules.CollectedMoon(pos) {
		return den, den
	}
	return s.worth(pos.Total, pos.ScoreToBeat), den
}

func (s *beatSolution) Ending(pos engine.Position, score int) (Ending, error) {
	pos.Left, pos.Total, pos.Bottom, pos.Passed = 0, score, 0, false
	if err := CheckValued(s.Rules(), s.Goal(), pos); err != nil {
		return Ending{}, err
	}
	return BeatEnding(s.Rules(), pos, score), nil
}

// BeatEnding returns how a score ends a round of the goal beat: there is one score
// to beat, and it decides.
func BeatEnding(r engine.Rules, pos engine.Position, score int) Ending {
	pos.Left, pos.Total = 0, score
	switch {
	case r.CollectedMoon(pos):
		return Ending{Win: 1}
	case score == pos.ScoreToBeat:
		return Ending{Tie: 1}
	case r.Better(score, pos.ScoreToBeat):
		return Ending{Win: 1}
	}
	return Ending{}
}
