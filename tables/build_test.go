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

func TestBuildRefusesWhatTablesDoNotHold(t *testing.T) {
	t.Parallel()
	money := tables.Part{Goal: solver.Goal{Kind: solver.KindMoney}, Players: 2}
	of := func(kind solver.GoalKind, tie solver.Weight, players ...int) (parts []tables.Part) {
		for _, n := range players {
			parts = append(parts, tables.Part{Goal: solver.Goal{Kind: kind, Tie: tie}, Players: n})
		}
		return parts
	}
	win := func(players ...int) []tables.Part { return of(solver.KindWin, solver.WeightZero, players...) }
	low := func(players ...int) []tables.Part { return of(solver.KindLow, solver.WeightZero, players...) }
	few, less := parseRules(t, "dice=2 sides=3 away=2"), engine.ThreesAway()
	less.Dice = -5
	for name, test := range map[string]struct {
		rules engine.Rules
		parts []tables.Part
		want  error
	}{
		"invalid rules":         {engine.Rules{}, tables.Parts(2), engine.ErrRules},
		"less than no dice":     {less, tables.Parts(2), engine.ErrRules},
		"rules of a variant":    {parseRules(t, "pass=true"), tables.Parts(2), tables.ErrNotHeld},
		"goal money":            {engine.ThreesAway(), []tables.Part{money}, tables.ErrNotHeld},
		"no goal":               {engine.ThreesAway(), []tables.Part{{}}, tables.ErrNotHeld},
		"win without players":   {engine.ThreesAway(), win(0), tables.ErrNotHeld},
		"win for one player":    {engine.ThreesAway(), win(1), tables.ErrNotHeld},
		"win for 21 players":    {engine.ThreesAway(), win(engine.MaxPlayers + 1), tables.ErrNotHeld},
		"win for 1 as well":     {few, win(2, 1), tables.ErrNotHeld},
		"win for nobody, later": {few, win(2, 0), tables.ErrNotHeld},

		"no parts":                   {few, nil, tables.ErrNotHeld},
		"low for two players":        {few, low(2), tables.ErrNotHeld},
		"low for less than none":     {few, low(-1), tables.ErrNotHeld},
		"beat for three players":     {few, of(solver.KindBeat, solver.WeightOne, 3), tables.ErrNotHeld},
		"win for 3 without 2":        {few, win(3), tables.ErrNotHeld},
		"win for 3 before 2":         {few, win(3, 2), tables.ErrNotHeld},
		"win for 4 without 3":        {few, win(2, 4), tables.ErrNotHeld},
		"low twice":                  {few, low(0, 0), tables.ErrNotHeld},
		"win for 2 twice":            {few, win(2, 2), tables.ErrNotHeld},
		"low with a weight of a tie": {few, of(solver.KindLow, solver.WeightHalf, 0), tables.ErrNotHeld},
		"win with a weight of a tie": {few, of(solver.KindWin, solver.WeightHalf, 2), tables.ErrNotHeld},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			table, err := tables.Build(context.Background(), test.rules, test.parts, nil)
			assert.ErrorIs(t, err, test.want)
			assert.Nil(t, table)
		})
	}
}
