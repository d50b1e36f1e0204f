package solver

import "testing"

// ValuesByKeeps returns the values of every place of a turn, once with all keeps
// considered and once with only the lowest dice.
func ValuesByKeeps(t *Turn, utility []float64) (all, lowest []float64) {
	solve := func(set *optionSet) []float64 {
		span := t.reachable()
		g := &grid{turn: t, set: set, span: span, choice: t.choices(span), values: make([]float64, (t.dice+1)*t.stride)}
		g.solveFloat(utility)
		var list []float64
		for left := range span {
			list = append(list, g.values[left*t.stride:][:span[left]]...)
		}
		return list
	}
	return solve(t.full()), solve(t.lowest)
}

// Resolver returns a function that solves a turn anew, in the same memory.
func Resolver(tb testing.TB, t *Turn, utility []float64) func() {
	tb.Helper()
	s, err := t.Solve(utility)
	if err != nil {
		tb.Fatal(err)
	}
	return func() { s.grid.solveFloat(utility) }
}

// SolveExactBoth solves low in 64-bit integers and in wide ones, to be compared.
func SolveExactBoth(t *Turn) (narrow, wide []string) {
	p := lowProblem(t)
	text := func(g *grid) []string {
		var list []string
		for d := range t.dice + 1 {
			list = append(list, g.exact.rat(d*t.stride).RatString())
		}
		return list
	}
	a := &grid{turn: t, set: p.set, span: p.span, choice: t.choices(p.span)}
	scale, _ := t.scale64(p)
	a.solve64(p, scale)
	b := &grid{turn: t, set: p.set, span: p.span, choice: t.choices(p.span)}
	b.solveBig(p)
	return text(a), text(b)
}
