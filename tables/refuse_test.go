package tables_test

import (
	"math"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"threesaway/engine"
	"threesaway/solver"
	"threesaway/tables"
)

func TestSolutionRefusesWhatTheTableDoesNotHold(t *testing.T) {
	t.Parallel()
	third, err := solver.ParseWeight("1/3")
	require.NoError(t, err)
	for name, part := range map[string]tables.Part{
		"another weight of a tie": {Goal: solver.Beat(third)},
		"money":                   {Goal: solver.Money(), Players: 2, Pot: 2},
		"no goal":                 {},
		"win for nobody":          {Goal: solver.Win()},
		"win for one":             {Goal: solver.Win(), Players: 1},
		"win for one too many":    {Goal: solver.Win(), Players: standardPlayers + 1},
		"win for 20":              {Goal: solver.Win(), Players: engine.MaxPlayers},
		"win for 21":              {Goal: solver.Win(), Players: engine.MaxPlayers + 1},
		"win for very many":       {Goal: solver.Win(), Players: math.MaxInt},
		"win for less than none":  {Goal: solver.Win(), Players: -1},
		"win for least of all":    {Goal: solver.Win(), Players: math.MinInt},
	} {
		s, err := standard(t).Solution(part.Goal, openingOf(engine.ThreesAway(), part))
		assert.ErrorIs(t, err, tables.ErrMissing, name)
		assert.Nil(t, s, name)
	}
}

// A solution of win answers for other numbers of players than it was asked for,
// as a tie may leave fewer; but not for more than the table holds.
func TestLookupsRefusePlayersThatTheTableDoesNotHold(t *testing.T) {
	t.Parallel()
	game := gameSolution(t, standard(t), 2)
	for players := 2; players <= engine.MaxPlayers; players++ {
		pos := engine.Opening(engine.ThreesAway(), players)
		_, valueErr := game.Value(pos)
		_, keepErr := game.Decide(pos, newRoll(t, 1, 2, 3, 4, 5))
		_, endingErr := game.Ending(pos, 5)
		_, shareErr := shareOf(game, players, 1)
		for what, err := range map[string]error{"Value": valueErr, "Decide": keepErr, "Ending": endingErr, "Share": shareErr} {
			if players <= standardPlayers {
				assert.NoError(t, err, "%s: %d players", what, players)
			} else {
				assert.ErrorIs(t, err, tables.ErrMissing, "%s: %d players", what, players)
			}
		}
	}
}

// A table of some rounds and pots answers for those, and for a new round of the pots
// that can follow them; all else is missing, whichever solution is asked.
func TestLookupsRefuseRoundsAndPotsThatTheTableDoesNotHold(t *testing.T) {
	t.Parallel()
	set := ruleSet{rules: "dice=2 sides=3 away=2 progressive=1,2", players: 2, pot: 6, round: 2}
	r, table := parseRules(t, set.rules), set.table(t)
	held, shares := map[tables.Part]bool{}, map[tables.Part]bool{}
	for _, part := range set.held(t) {
		held[part] = true
	}
	for _, part := range set.parts(t) {
		shares[part] = true
	}
	require.Greater(t, len(shares), len(held))
	for _, goal := range []solver.Goal{solver.Win(), solver.Money()} {
		any := solution(t, table, set.held(t)[indexOf(set.held(t), goal)]).(solver.GameSolution)
		for players := 2; players <= 3; players++ {
			for round := 1; round <= 3; round++ {
				for pot := players; pot <= 14; pot++ {
					part := tables.Part{Goal: goal, Players: players, Round: round}
					if goal.Kind == solver.KindMoney {
						part.Pot = pot
					}
					pos := openingOf(r, part)
					_, solutionErr := table.Solution(goal, pos)
					_, valueErr := any.Value(pos)
					_, decideErr := any.Decide(pos, newRoll(t, 1, 2))
					_, endingErr := any.Ending(pos, 1)
					for what, err := range map[string]error{"Solution": solutionErr, "Value": valueErr, "Decide": decideErr, "Ending": endingErr} {
						if held[part] {
							assert.NoError(t, err, "%s: %s", what, part)
						} else {
							assert.ErrorIs(t, err, tables.ErrMissing, "%s: %s", what, part)
							assert.ErrorContains(t, err, part.String())
						}
					}
					_, err := any.Share(pos, 1)
					if shares[part] {
						assert.NoError(t, err, "Share: %s", part)
					} else {
						assert.ErrorIs(t, err, tables.ErrMissing, "Share: %s", part)
					}
				}
			}
		}
	}
}

// A score above the ceiling cannot be one to beat, and two sides of dice cannot count
// anything.
func TestLookupsNameWhatCannotBeUnderTheRules(t *testing.T) {
	t.Parallel()
	set := ruleSet{rules: "dice=2 sides=3 away=2 progressive=2 bottoms=turn pass=true", players: 2}
	s := solution(t, set.table(t), tables.Part{Goal: solver.Win(), Players: 2, Round: 1})
	good := engine.Position{Players: 2, Seat: 2, Round: 1, ScoreToBeat: 2, Holders: 1, Left: 1, Total: 3, Bottom: 1}
	for field, change := range map[string]func(*engine.Position){
		"":       func(*engine.Position) {},
		"beat":   func(p *engine.Position) { p.ScoreToBeat = 3 },
		"bottom": func(p *engine.Position) { p.Bottom = 2 },
		"passed": func(p *engine.Position) { p.Passed = true },
		"round":  func(p *engine.Position) { p.Round = 0 },
	} {
		pos := good
		change(&pos)
		_, err := s.Value(pos)
		if field == "" {
			require.NoError(t, err)
			continue
		}
		var bad *engine.PositionError
		require.ErrorAs(t, err, &bad, field)
		assert.Equal(t, field, bad.Field)
	}
}

// The moon ends the round with the pot, whatever score it would be.
func TestACollectedMoonEndsWithThePot(t *testing.T) {
	t.Parallel()
	set := ruleSet{rules: "dice=2 sides=3 away=2 moon=turn", players: 3, pot: 3}
	table := set.table(t)
	for _, part := range set.held(t) {
		round, ok := solution(t, table, part).(solver.RoundSolution)
		if !ok {
			continue
		}
		pos := openingOf(table.Rules(), part)
		pos.Seat, pos.ScoreToBeat, pos.Holders, pos.Left = 2, 1, 1, 1
		for _, s := range []solver.RoundSolution{round, set.freshly(t, part.Goal).(solver.RoundSolution)} {
			for score, want := range map[int]bool{6: true, 5: false} {
				ending, err := s.Ending(pos, score)
				require.NoError(t, err)
				assert.Equal(t, want, ending == solver.Ending{Win: 1}, "%s: %d", part, score)
			}
		}
	}
}

// The page and other front ends show the field that is wrong.
func TestLookupsNameTheFieldOfAPositionThatCannotBe(t *testing.T) {
	t.Parallel()
	good := engine.Position{Players: 4, Seat: 3, ScoreToBeat: 8, Holders: 2, Left: 2, Total: 6}
	with := func(change func(*engine.Position)) engine.Position {
		pos := good
		change(&pos)
		return pos
	}
	turn := map[string]engine.Position{
		"left -1":  with(func(p *engine.Position) { p.Left = -1 }),
		"left 6":   with(func(p *engine.Position) { p.Left = 6 }),
		"left max": with(func(p *engine.Position) { p.Left = math.MaxInt }),
		"total -1": with(func(p *engine.Position) { p.Total = -1 }),
		"total 19": with(func(p *engine.Position) { p.Total = 19 }), // three dice count 18 at most
		"total 1":  with(func(p *engine.Position) { p.Left, p.Total = 5, 1 }),
	}
	beat := map[string]engine.Position{
		"beat none": with(func(p *engine.Position) { p.ScoreToBeat = engine.NoScore }),
		"beat -2":   with(func(p *engine.Position) { p.ScoreToBeat = -2 }),
		"beat 31":   with(func(p *engine.Position) { p.ScoreToBeat = 31 }),
	}
	round := map[string]engine.Position{
		"players 1":   with(func(p *engine.Position) { p.Players = 1 }),
		"players 21":  with(func(p *engine.Position) { p.Players = 21 }),
		"players min": with(func(p *engine.Position) { p.Players = math.MinInt }),
		"seat 0":      with(func(p *engine.Position) { p.Seat = 0 }),
		"seat 5":      with(func(p *engine.Position) { p.Seat = 5 }),
		"beat first":  with(func(p *engine.Position) { p.Seat = 1 }), // seat 1 has nothing to beat
		"holders 0":   with(func(p *engine.Position) { p.Holders = 0 }),
		"holders 3":   with(func(p *engine.Position) { p.Holders = 3 }),
	}
	for _, goal := range goals {
		s := solution(t, standard(t), tables.Part{Goal: goal, Players: standardPlayers})
		_, err := s.Value(good)
		require.NoError(t, err)
		refuses(t, s, turn, true)
		if goal.Kind != solver.KindLow {
			refuses(t, s, beat, false)
		}
		if goal.Kind == solver.KindWin {
			refuses(t, s, round, false)
		}
	}
}

// refuses checks that no lookup takes the positions. What is wrong of the turn
// is nothing to Ending, which takes a score instead.
func refuses(t *testing.T, s solver.Solution, positions map[string]engine.Position, ofTurn bool) {
	t.Helper()
	for name, pos := range positions {
		_, valueErr := s.Value(pos)
		_, keepErr := s.Decide(pos, newRoll(t, 1, 2))
		errs := []error{valueErr, keepErr}
		if round, ok := s.(solver.RoundSolution); ok && !ofTurn {
			_, err := round.Ending(pos, 6)
			errs = append(errs, err)
		}
		for _, err := range errs {
			var bad *engine.PositionError
			if assert.ErrorAs(t, err, &bad, "%s, %s", s.Goal(), name) {
				assert.Contains(t, name, bad.Field+" ", "%s: %v", s.Goal(), err)
			}
			assert.ErrorIs(t, err, engine.ErrPosition)
		}
	}
}

func TestKeepRefusesRollsThatAreNotOfTheDiceLeft(t *testing.T) {
	t.Parallel()
	pos := engine.Position{Players: 2, Seat: 2, ScoreToBeat: 9, Holders: 1, Left: 2, Total: 6}
	for _, goal := range goals {
		s := solution(t, standard(t), tables.Part{Goal: goal, Players: 2})
		for _, faces := range [][]engine.Face{{}, {1}, {1, 2, 3}, {1, 2, 3, 4, 5}, {1, 7}, {20, 20}} {
			_, err := s.Decide(pos, newRoll(t, faces...))
			assert.ErrorIs(t, err, engine.ErrRoll, "%s: %v", goal, faces)
		}
	}
}

func TestKeepRefusesATurnThatIsOver(t *testing.T) {
	t.Parallel()
	pos := engine.Position{Players: 2, Seat: 2, ScoreToBeat: 9, Holders: 1, Total: 6}
	for _, goal := range goals {
		s := solution(t, standard(t), tables.Part{Goal: goal, Players: 2})
		_, err := s.Value(pos)
		require.NoError(t, err, "it has a value")
		_, err = s.Decide(pos, engine.Roll{})
		var bad *engine.PositionError
		require.ErrorAs(t, err, &bad)
		assert.Equal(t, "left", bad.Field)
	}
}

func TestEndingRefusesAScoreThatCannotBe(t *testing.T) {
	t.Parallel()
	pos := engine.Position{Players: 2, Seat: 2, ScoreToBeat: 9, Holders: 1, Left: 2, Total: 6}
	for _, goal := range goals[1:] {
		round, ok := solution(t, standard(t), tables.Part{Goal: goal, Players: 2}).(solver.RoundSolution)
		require.True(t, ok)
		for _, score := range []int{-1, 31, math.MinInt} {
			_, err := round.Ending(pos, score)
			assert.ErrorIs(t, err, engine.ErrPosition, "%s: %d", goal, score)
		}
	}
}

func TestShareRefusesSeatsAndPlayersThatCannotBe(t *testing.T) {
	t.Parallel()
	game := gameSolution(t, standard(t), 4)
	for _, test := range []struct {
		players, seat int
		field         string
	}{
		{4, 0, "seat"}, {4, 5, "seat"}, {4, -1, "seat"}, {4, math.MaxInt, "seat"},
		{1, 1, "players"}, {0, 0, "players"}, {-3, 1, "players"}, {21, 1, "players"},
	} {
		_, err := shareOf(game, test.players, test.seat)
		var bad *engine.PositionError
		if assert.ErrorAs(t, err, &bad, "%+v", test) {
			assert.Equal(t, test.field, bad.Field, "%+v", test)
		}
	}
}
