package solver

// ValuesByKeeps returns the values of every place of a turn, once with all keeps
// considered and once with only the lowest dice; the last is that of the first
// throw.
func ValuesByKeeps(t *Turn, utility []float64) (all, lowest []float64) {
	solve := func(set *optionSet) []float64 {
		g := t.newValuedGrid(set)
		worth := make([]float64, t.results())
		copy(worth, utility)
		g.solveFloat(worth, nil, 0)
		var list []float64
		for n := range t.nodes {
			for _, x := range t.nodes[n].tallies {
				list = append(list, g.values[n*t.stride+int(x)])
			}
		}
		return list
	}
	return solve(t.full()), solve(t.lowest())
}

// SolveExactBoth solves low in 64-bit integers and in wide ones, to be compared.
func SolveExactBoth(t *Turn) (narrow, wide []string) {
	text := func(g *grid) []string {
		var list []string
		for n := range t.nodes {
			list = append(list, g.exact.rat(n*t.stride).RatString())
		}
		return list
	}
	a, b := lowProblem(t), lowProblem(t)
	scale, _ := a.scale()
	a.solve64(scale)
	b.solveBig()
	return text(a.grid), text(b.grid)
}

// Forgetful makes a solution keep so many solved rounds, of as many players as it is
// for, and let go of those that it solved before.
func Forgetful(s *MoneySolution, rounds int) {
	s.rounds.memory = rounds * newRound(s.turn, s.players, s.turn.maxScore, true).size()
}

// RoundsHeld returns how many solved rounds a solution keeps.
func RoundsHeld(s *MoneySolution) int {
	s.lock.RLock()
	defer s.lock.RUnlock()
	return len(s.rounds.rounds)
}
