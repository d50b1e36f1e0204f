package crosscheck_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"threesaway/engine"
	"threesaway/solver"
	"threesaway/tables"
)

// Under every option of the rules the other solver finds the values that this one
// finds.
func TestVariants(t *testing.T) {
	needSolver(t)
	for name, settings := range map[string][]string{
		"bottoms=blind":        {"bottoms=blind"},
		"bottoms=throw":        {"bottoms=throw"},
		"bottoms=die":          {"bottoms=die"},
		"bottoms=turn":         {"bottoms=turn"},
		"bottoms=turn to beat": {"bottoms=turn", "progressive=5,8"},
		"progressive":          {"progressive=2,6"},
		"ties=tied":            {"ties=tied"},
		"ties=split":           {"ties=split"},
		"cutoff=false":         {"cutoff=false"},
		"moon=throw":           {"moon=throw"},
		"moon=turn":            {"moon=turn"},
		"high":                 {"high=true"},
		"high and bottoms":     {"high=true", "bottoms=turn"},
		"pass":                 {"pass=true"},
		"pass and moon":        {"pass=true", "moon=throw"},
		"must_keep_away":       {"must_keep_away=true"},
		"away=none":            {"away=none"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			table := build(t, 3, append([]string{"dice=3", "sides=4", "away=2"}, settings...)...)
			for _, goal := range []solver.Goal{solver.Low(), solver.Beat(solver.WeightHalf), solver.Win()} {
				exact, err := solver.Solve(table.Rules(), goal, engine.Opening(table.Rules(), 3))
				require.NoError(t, err)
				for _, pos := range places(table, goal) {
					line := pos.Notation(table.Rules())
					want, err := exact.ExactValue(pos)
					require.NoError(t, err, line)
					assertEqual(t, want, optimise(t, program(t, table, goal, line)), goal.String()+", "+line)
				}
			}
		})
	}
}

// places returns some positions for a goal: first throws, and one in a turn.
func places(table *tables.Table, goal solver.Goal) []engine.Position {
	r := table.Rules()
	open := engine.Opening(r, 3)
	open.Round = len(r.Ceilings())
	low, high := open, open
	low.Seat, low.ScoreToBeat, low.Holders = 3, r.PerfectScore(), 1
	high.Seat, high.ScoreToBeat, high.Holders = 2, 4, 1
	late := high
	late.Left, late.Total = r.Dice-1, r.Score(4)
	if r.Bottoms == engine.BottomsTurn {
		late.Bottom = r.Score(r.Bottom(4))
	}
	list := []engine.Position{high, late}
	if r.PerfectReachable() {
		list = append(list, low)
	}
	if goal.Kind != solver.KindBeat {
		list = append(list, open)
	}
	if goal.Kind == solver.KindWin {
		open.Round = 1
		list = append(list, open)
	}
	return list
}
