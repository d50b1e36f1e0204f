package tables_test

import (
	"context"
	"math"
	"strings"
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
	two := tables.Part{Goal: solver.Win(), Players: 2, Round: 1}
	three := tables.Part{Goal: solver.Win(), Players: 3, Round: 1}
	for players, want := range [][]tables.Part{turns, turns, append(turns[:4:4], two), append(turns[:4:4], two, three)} {
		parts, beyond := tables.Scope{Players: players}.Parts(engine.ThreesAway())
		assert.Equal(t, want, parts, "%d players", players)
		assert.Empty(t, beyond)
	}
}

// Every round has a part up to the first of those without a ceiling that binds; a
// table may begin with a later one.
func TestPartsAreEveryRoundOfTheSchedule(t *testing.T) {
	t.Parallel()
	r := parseRules(t, "dice=1 sides=3 away=1 progressive=2,0,9") // 3 is the highest score
	win := func(players int, rounds ...int) (list []tables.Part) {
		for _, round := range rounds {
			list = append(list, tables.Part{Goal: solver.Win(), Players: players, Round: round})
		}
		return list
	}
	for round, want := range map[int][]tables.Part{
		0:  append(win(2, 1, 2, 3), win(3, 1, 2, 3)...),
		1:  append(win(2, 1, 2, 3), win(3, 1, 2, 3)...),
		2:  append(win(2, 2, 3), win(3, 2, 3)...),
		3:  append(win(2, 3), win(3, 3)...),
		99: append(win(2, 3), win(3, 3)...),
		-1: append(win(2, 1, 2, 3), win(3, 1, 2, 3)...),
	} {
		parts, beyond := tables.Scope{Goals: []solver.Goal{solver.Win()}, Players: 3, Round: round}.Parts(r)
		assert.Equal(t, want, parts, "from round %d on", round)
		assert.Empty(t, beyond)
	}
}

// Worked out by hand: a tie of two takes the pot from 2 to 4 to 6; two perfect scores
// take each player two antes and one for the tie.
func TestPartsOfMoneyAreThePotsThatPlayComesTo(t *testing.T) {
	t.Parallel()
	money := func(pots ...int) (list []tables.Part) {
		for _, pot := range pots {
			list = append(list, tables.Part{Goal: solver.Money(), Players: 2, Round: 1, Pot: pot})
		}
		return list
	}
	for rules, test := range map[string]struct{ within, beyond []tables.Part }{
		"":                       {money(2, 4), money(6, 8, 10)},
		"zero_ante=0":            {money(2, 4), money(6)},
		"ties=split":             {money(2), nil},
		"away=none":              {money(2, 4), money(6)}, // nobody can be perfect
		"tie_ante=0":             {money(2), money(6)},
		"tie_ante=0 zero_ante=0": {money(2), nil},
		"tie_ante=2":             {money(2), money(6, 10)},
	} {
		if rules != "away=none" {
			rules = "away=1 " + rules
		}
		within, beyond := tables.Scope{Goals: []solver.Goal{solver.Money()}, Players: 2, Pot: 5}.Parts(parseRules(t, "dice=1 "+rules))
		assert.Equal(t, test.within, within, rules)
		assert.Equal(t, test.beyond, beyond, rules)
	}
}

func TestPartsNameThePlayersWhereTheyMatter(t *testing.T) {
	t.Parallel()
	assert.Equal(t, "low", tables.Part{Goal: solver.Low()}.String())
	assert.Equal(t, "beat tie=1/2", tables.Part{Goal: solver.Beat(solver.WeightHalf)}.String())
	assert.Equal(t, "win for 3 players", tables.Part{Goal: solver.Win(), Players: 3, Round: 1}.String())
	assert.Equal(t, "win for 3 players in round 2", tables.Part{Goal: solver.Win(), Players: 3, Round: 2}.String())
	assert.Equal(t, "money for 3 players with a pot of 6", tables.Part{Goal: solver.Money(), Players: 3, Round: 1, Pot: 6}.String())
	assert.Equal(t, "money for 2 players in round 4 with a pot of 9", tables.Part{Goal: solver.Money(), Players: 2, Round: 4, Pot: 9}.String())
}

func TestBuildReportsProgressBeforeEachPart(t *testing.T) {
	t.Parallel()
	var calls [][2]int
	_, err := tables.Build(context.Background(), parseRules(t, "dice=1"), tables.Scope{Players: 2},
		func(done, all int) { calls = append(calls, [2]int{done, all}) })
	require.NoError(t, err)
	assert.Equal(t, [][2]int{{0, 5}, {1, 5}, {2, 5}, {3, 5}, {4, 5}}, calls)
}

// Rows have numbers of 16 bits.
func TestAPoolHoldsAsManyRowsAsHaveNumbers(t *testing.T) {
	t.Parallel()
	r := parseRules(t, "dice=2 sides=3 away=2")
	turn, err := solver.NewTurn(r)
	require.NoError(t, err)
	row, err := tables.RowNumber(r, turn.Low(), engine.Position{Left: 2}, 65535)
	require.NoError(t, err)
	assert.Equal(t, 65535, row)
	_, err = tables.RowNumber(r, turn.Low(), engine.Position{Left: 2}, 65536)
	require.ErrorIs(t, err, tables.ErrTooLarge)
	assert.ErrorContains(t, err, "more than 65536 different policies for 2 dice")
}

func TestMinusZeroIsBuiltAsZero(t *testing.T) {
	t.Parallel()
	assert.Equal(t, make([]byte, 8), tables.AppendFloat(nil, math.Copysign(0, -1)))
	assert.Equal(t, -2.5, floatOf(tables.AppendFloat(nil, -2.5), 0))
}

func TestBuildRefusesWhatTablesDoNotHold(t *testing.T) {
	t.Parallel()
	low, win, money := solver.Low(), solver.Win(), solver.Money()
	half := func(g solver.Goal) solver.Goal { g.Tie = solver.WeightHalf; return g }
	of := func(players, pot int, list ...solver.Goal) tables.Scope {
		return tables.Scope{Goals: list, Players: players, Pot: pot}
	}
	few, less := parseRules(t, "dice=2 sides=3 away=2"), engine.ThreesAway()
	less.Dice = -5
	for name, test := range map[string]struct {
		rules engine.Rules
		scope tables.Scope
		want  error
	}{
		"invalid rules":     {engine.Rules{}, of(2, 0), engine.ErrRules},
		"less than no dice": {less, of(2, 0), engine.ErrRules},
		"codes of 34 bits":  {parseRules(t, "dice=17 sides=2 away=1 bottoms=die"), of(2, 0), tables.ErrNotHeld},
		"codes of 40 bits":  {parseRules(t, "dice=20 sides=2 away=1 bottoms=die"), of(2, 0), tables.ErrNotHeld},
		"too many rolls":    {parseRules(t, "dice=20 sides=20"), of(2, 0), solver.ErrTooLarge},

		"no goal":                    {few, of(2, 0, solver.Goal{}), tables.ErrNotHeld},
		"an unknown goal":            {few, of(2, 0, solver.Goal{Kind: "lose"}), tables.ErrNotHeld},
		"win without players":        {few, of(0, 0, win), tables.ErrNotHeld},
		"win for one player":         {few, of(1, 0, win), tables.ErrNotHeld},
		"win for less than none":     {few, of(math.MinInt, 0, win), tables.ErrNotHeld},
		"win for 21 players":         {few, of(engine.MaxPlayers+1, 0, win), tables.ErrNotHeld},
		"win for very many":          {few, of(math.MaxInt, 0, win), tables.ErrNotHeld},
		"all for 21 players":         {few, of(engine.MaxPlayers+1, 0), tables.ErrNotHeld},
		"low twice":                  {few, of(0, 0, low, low), tables.ErrNotHeld},
		"win twice":                  {few, of(2, 0, win, low, win), tables.ErrNotHeld},
		"low with a weight of a tie": {few, of(0, 0, half(low)), tables.ErrNotHeld},
		"win with a weight of a tie": {few, of(2, 0, half(win)), tables.ErrNotHeld},

		"money without win":            {few, of(2, 4, money), tables.ErrNotHeld},
		"money with a weight of a tie": {few, of(2, 4, win, half(money)), tables.ErrNotHeld},
		"money for no pot":             {few, of(2, 0, win, money), tables.ErrNotHeld},
		"money for less than no pot":   {few, of(2, math.MinInt, win, money), tables.ErrNotHeld},
		"money for less than an ante":  {few, of(3, 2, win, money), tables.ErrNotHeld},
		"money for too large a pot":    {few, of(2, solver.MaxPot+1, win, money), tables.ErrNotHeld},
		"money for all there is":       {few, of(2, math.MaxInt, win, money), tables.ErrNotHeld},
		"money for very many":          {few, of(math.MaxInt, math.MaxInt, win, money), tables.ErrNotHeld},
		"money for very many pots":     {few, of(3, solver.MaxPot, win, money), tables.ErrTooLarge},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			table, err := tables.Build(context.Background(), test.rules, test.scope, nil)
			assert.ErrorIs(t, err, test.want)
			assert.Nil(t, table)
			if strings.HasPrefix(name, "win ") && strings.Contains(name, "player") {
				assert.ErrorContains(t, err, "players: must be 2 to 20")
			}
		})
	}
}

// A build that is cancelled before it begins has found nothing wrong with its scope.
func TestBuildHoldsAsManyPlayersAndAntesAsThereCanBe(t *testing.T) {
	t.Parallel()
	cancelled, cancel := context.WithCancel(context.Background())
	cancel()
	r := parseRules(t, "dice=1 sides=2 away=1 ties=split")
	for _, scope := range []tables.Scope{
		{Goals: []solver.Goal{solver.Win()}, Players: engine.MaxPlayers},
		{Goals: []solver.Goal{solver.Win(), solver.Money()}, Players: 2, Pot: 2},
		{Goals: []solver.Goal{solver.Win(), solver.Money()}, Players: 2, Pot: solver.MaxPot},
		{Players: engine.MaxPlayers},
		{},
	} {
		_, err := tables.Build(cancelled, r, scope, nil)
		assert.ErrorIs(t, err, context.Canceled, "%+v", scope)
	}
}

// Whatever a scope says, its parts can be asked for, and are not endless.
func TestPartsOfImpossibleScopesAreFew(t *testing.T) {
	t.Parallel()
	for _, scope := range []tables.Scope{
		{Players: math.MaxInt, Round: math.MaxInt},
		{Players: math.MaxInt, Pot: 1000, Goals: []solver.Goal{solver.Money()}},
		{Players: math.MinInt, Pot: math.MinInt, Round: math.MinInt, Goals: []solver.Goal{solver.Win(), solver.Money()}},
		{Players: 2, Pot: math.MaxInt, Goals: []solver.Goal{solver.Money()}},
	} {
		parts, beyond := scope.Parts(parseRules(t, "dice=1 sides=2 away=1 tie_ante=1000 ties=tied"))
		assert.Less(t, len(parts)+len(beyond), 20_000, "%+v", scope)
	}
}
