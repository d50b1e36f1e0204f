package solver

import (
	"math/big"
	"sync"

	"threesaway/engine"
)

// lowSolution is the solution of the goal low. A total already kept adds to
// every option alike, so one tally serves them all; only when both sides of the
// dice count must they be told apart.
type lowSolution struct {
	rules engine.Rules
	turn  *Turn
	exact func() *grid
	rough func() *roughTurn // nil where exact is as fast
}

// Low solves the goal low: the lowest expected total of a player who plays
// alone, or with high the highest.
//
// One who plays alone wins no pot on the spot, so a moon is a total like any
// other.
//
// Of a turn that is too large for integers of 64 bits, values are floating point and
// choices those that rounding cannot have decided; what is beyond that is solved in
// larger integers when it is asked for, which takes its time.
func (t *Turn) Low() ExactSolution {
	alone := t.withoutMoon()
	s := lowSolution{rules: t.rules, turn: alone, exact: sync.OnceValue(func() *grid { return lowProblem(alone).solve() })}
	if alone.large() {
		s.rough = sync.OnceValue(func() *roughTurn {
			utility := make([]float64, t.maxScore+1)
			for x := range utility {
				utility[x] = float64(t.maxScore - x)
			}
			return alone.solveRoughly(utility, 0)
		})
		s.rough()
	} else {
		s.exact()
	}
	return s
}

// withoutMoon returns the turn of the same rules with moon=off.
func (t *Turn) withoutMoon() *Turn {
	if t.rules.Moon == engine.MoonOff {
		return t
	}
	alone := *t
	alone.rules.Moon = engine.MoonOff
	return &alone
}

func lowProblem(t *Turn) problem {
	set := t.lowest()
	sign := int64(-1)
	if t.rules.High {
		sign, set = 1, t.full()
	}
	g := t.newGrid(set)
	p := problem{grid: g, final: make([]int64, t.stride), den: 1}
	if t.both() {
		worth := make([]int64, t.results())
		for s := range worth {
			worth[s] = sign * int64(s)
		}
		finish(g, worth, p.final, 0)
		return p
	}
	for n := range g.tallies {
		g.tallies[n] = []int32{0}
	}
	g.makeRoom()
	for x := range p.final {
		p.final[x] = sign * int64(x)
	}
	p.slope = sign
	return p
}

func (s lowSolution) Rules() engine.Rules { return s.rules }

func (s lowSolution) Goal() Goal { return Low() }

func (s lowSolution) Decide(pos engine.Position, roll engine.Roll) (engine.Decision, error) {
	if err := CheckDecision(s.Rules(), s.Goal(), pos, roll); err != nil {
		return engine.Decision{}, err
	}
	n, tally := s.turn.place(pos)
	if s.rough != nil {
		if d, sure := s.rough().decide(tally, roll); sure {
			return d, nil
		}
	}
	grid := s.exact()
	if !s.turn.both() {
		return grid.decide(n, 0, roll), nil
	}
	column := s.turn.nodes[n].column[tally]
	if column < 0 {
		return engine.Decision{}, unreachable(pos)
	}
	return grid.decide(n, int(column), roll), nil
}

// Focus makes the policy [RoundBlind]: it looks at the player's own dice only.
func (s lowSolution) Focus(engine.Position) engine.Position { return engine.Opening(s.rules, 2) }

// at returns the place of a position among the values, and the total to be added
// to what stands there.
func (s lowSolution) at(pos engine.Position) (place, add int, err error) {
	t := s.turn
	if err := CheckValued(s.Rules(), s.Goal(), pos); err != nil {
		return 0, 0, err
	}
	n, tally := t.place(pos)
	switch {
	case pos.Left == 0 || !t.both():
		return n * t.stride, pos.Total, nil
	case t.nodes[n].column[tally] < 0:
		return 0, 0, unreachable(pos)
	}
	return n*t.stride + tally, 0, nil
}

func (s lowSolution) Value(pos engine.Position) (float64, error) {
	place, add, err := s.at(pos)
	if err != nil {
		return 0, err
	}
	if s.rough != nil {
		return float64(add) + float64(s.turn.maxScore) - s.rough().value(pos.Left, 0), nil
	}
	values := s.exact().values
	if s.Rules().High {
		return float64(add) + values[place], nil
	}
	return float64(add) - values[place], nil
}

func (s lowSolution) ExactValue(pos engine.Position) (*big.Rat, error) {
	place, add, err := s.at(pos)
	if err != nil {
		return nil, err
	}
	v := s.exact().exact.rat(place)
	if !s.Rules().High {
		v.Neg(v)
	}
	return v.Add(v, big.NewRat(int64(add), 1)), nil
}
