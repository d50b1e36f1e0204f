package charts_test

import (
	"strings"

	"github.com/stretchr/testify/require"

	"threesaway/charts"
	"threesaway/engine"
	"threesaway/solver"
)

// rules returns the standard game with some options set.
func rules(t require.TestingT, settings string) engine.Rules {
	r, err := engine.ParseRules(settings)
	require.NoError(t, err)
	return r
}

// solve returns the solution for a goal, of games up to so many players.
func solve(t require.TestingT, r engine.Rules, goal solver.Goal, players int) solver.Solution {
	s, err := solver.Solve(r, goal, engine.Opening(r, players))
	require.NoError(t, err)
	return s
}

// against returns the start of the last seat's turn with a score to beat.
func against(r engine.Rules, players, score int) engine.Position {
	pos := engine.Opening(r, players)
	pos.Seat, pos.ScoreToBeat, pos.Holders = players, score, 1
	return pos
}

func scores(t require.TestingT, s solver.Solution, pos engine.Position) *charts.Scores {
	c, err := charts.NewScores(s, pos)
	require.NoError(t, err)
	return c
}

func chances(t require.TestingT, s solver.Solution, pos engine.Position) *charts.Chances {
	c, err := charts.NewChances(s, pos)
	require.NoError(t, err)
	return c
}

func strategy(t require.TestingT, s solver.Solution, pos engine.Position) *charts.Strategy {
	c, err := charts.NewStrategy(s, pos)
	require.NoError(t, err)
	return c
}

func sum(list []float64) float64 {
	total := 0.0
	for _, v := range list {
		total += v
	}
	return total
}

// variants are rules that differ from the standard game in one option each, with
// few dice, so that they are quick to solve.
func variants() []string {
	list := []string{}
	for _, option := range []string{
		"", "away=none", "away=1", "bottoms=blind", "bottoms=throw", "bottoms=die", "bottoms=turn", "progressive=every",
		"progressive=stairs", "progressive=2,5", "ties=tied", "ties=split", "zero_ante=0", "tie_ante=0", "ties=tied tie_payers=tied",
		"cutoff=false", "moon=throw", "moon=turn", "high=true", "pass=true", "must_keep_away=true", "sides=4",
	} {
		list = append(list, strings.TrimSpace("dice=3 "+option))
	}
	return list
}
