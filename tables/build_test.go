package tables_test

import (
	"context"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"threesaway/engine"
	"threesaway/solver"
	"threesaway/tables"
)

func TestPartsAreLowBeatAndEveryNumberOfPlayers(t *testing.T) {
	t.Parallel()
	turns := []tables.Part{
		{Goal: solver.Low()},
		{Goal: solver.Beat(solver.WeightZero)},
		{Goal: solver.Beat(solver.WeightHalf)},
		{Goal: solver.Beat(solver.WeightOne)},
	}
	two, three := tables.Part{Goal: solver.Win(), Players: 2}, tables.Part{Goal: solver.Win(), Players: 3}
	assert.Equal(t, turns, tables.Parts(0))
	assert.Equal(t, turns, tables.Parts(1), "nobody to win from")
	assert.Equal(t, append(turns[:4:4], two), tables.Parts(2))
	assert.Equal(t, append(turns[:4:4], two, three), tables.Parts(3))
}

func TestPartsNameThePlayersWhereTheyMatter(t *testing.T) {
	t.Parallel()
	assert.Equal(t, "low", tables.Part{Goal: solver.Low()}.String())
	assert.Equal(t, "beat tie=1/2", tables.Part{Goal: solver.Beat(solver.WeightHalf)}.String())
	assert.Equal(t, "win for 3 players", tables.Part{Goal: solver.Win(), Players: 3}.String())
}

func TestBuildReportsProgressBeforeEachPart(t *testing.T) {
	t.Parallel()
	var calls [][2]int
	_, err := tables.Build(context.Background(), parseRules(t, "dice=1"), tables.Parts(2),
		func(done, all int) { calls = append(calls, [2]int{done, all}) })
	require.NoError(t, err)
	assert.Equal(t, [][2]int{{0, 5}, {1, 5}, {2, 5}, {3, 5}, {4, 5}}, calls)
}

func TestBuildFailsWithWhatSolveFailsWith(t *testing.T) {
	t.Parallel()
	money := tables.Part{Goal: solver.Goal{Kind: solver.KindMoney}, Players: 2}
	win := func(players int) []tables.Part { return []tables.Part{{Goal: solver.Win(), Players: players}} }
	for name, test := range map[string]struct {
		rules engine.Rules
		parts []tables.Part
		want  error
	}{
		"invalid rules":         {engine.Rules{}, tables.Parts(2), engine.ErrRules},
		"rules of a variant":    {parseRules(t, "high=true"), tables.Parts(2), solver.ErrNotSolved},
		"goal money":            {engine.ThreesAway(), []tables.Part{money}, solver.ErrNotSolved},
		"no goal":               {engine.ThreesAway(), []tables.Part{{}}, solver.ErrNotSolved},
		"win without players":   {engine.ThreesAway(), win(0), engine.ErrPosition},
		"win for one player":    {engine.ThreesAway(), win(1), engine.ErrPosition},
		"win for 21 players":    {engine.ThreesAway(), win(engine.MaxPlayers + 1), engine.ErrPosition},
		"win for 1 as well":     {parseRules(t, "dice=1"), append(win(2), win(1)...), engine.ErrPosition},
		"win for nobody, later": {parseRules(t, "dice=1"), append(win(2), win(0)...), engine.ErrPosition},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			table, err := tables.Build(context.Background(), test.rules, test.parts, nil)
			assert.ErrorIs(t, err, test.want)
			assert.Nil(t, table)
		})
	}
}
