package tables_test

import (
	"iter"
	"math"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"threesaway/engine"
	"threesaway/solver"
	"threesaway/tables"
)

// everyTurn returns all places in a turn: also those that are over, or that no play
// reaches.
func everyTurn(r engine.Rules) []engine.Position {
	list := []engine.Position{}
	for score := range r.MaxScore() + 1 {
		list = append(list, engine.Position{Total: score, ScoreToBeat: none})
	}
	for node := 1; node < nodesOf(r); node++ {
		left, passed := diceIn(r, node)
		turn := engine.Position{Left: left, Passed: passed, ScoreToBeat: none}
		if r.Bottoms == engine.BottomsTurn {
			for _, p := range pairsOf(r, r.Dice-left) {
				turn.Total, turn.Bottom = p.total, p.bottom
				list = append(list, turn)
			}
			continue
		}
		for turn.Total = range (r.Dice-left)*r.MaxDieScore() + 1 {
			list = append(list, turn)
		}
	}
	return list
}

// everyPosition returns all positions that a part has a value for: also those
// that are beaten, over, or reached by no play.
func everyPosition(r engine.Rules, part tables.Part) []engine.Position {
	var list []engine.Position
	for _, turn := range everyTurn(r) {
		switch part.Goal.Kind {
		case solver.KindLow:
			list = append(list, turn)
		case solver.KindBeat:
			for turn.ScoreToBeat = range r.MaxScore() + 1 {
				list = append(list, turn)
			}
		default:
			turn.Players, turn.Round, turn.Pot = part.Players, part.Round, part.Pot
			list = append(list, everySeat(r, turn)...)
		}
	}
	return list
}

// everySeat returns the places in the round in which a turn can be.
func everySeat(r engine.Rules, turn engine.Position) []engine.Position {
	turn.Seat = 1
	list := []engine.Position{turn}
	ceiling := ceilingOf(r, tables.Part{Players: turn.Players, Round: turn.Round})
	for turn.Seat = 2; turn.Seat <= turn.Players; turn.Seat++ {
		if ceiling < r.MaxScore() {
			list = append(list, turn)
		}
		for beat := range ceiling + 1 {
			for holders := 1; holders < turn.Seat; holders++ {
				held := turn
				held.ScoreToBeat, held.Holders = beat, holders
				if r.Perfect(beat) {
					held.Pot += held.Players * r.ZeroAnte * holders
				}
				list = append(list, held)
			}
		}
	}
	return list
}

// freshly solves a goal for all that a set holds.
func (s ruleSet) freshly(t failer, goal solver.Goal) solver.Solution {
	t.Helper()
	turn, err := solver.NewTurn(parseRules(t, s.rules))
	require.NoError(t, err)
	var fresh solver.Solution
	switch goal.Kind {
	case solver.KindLow:
		fresh = turn.Low()
	case solver.KindBeat:
		fresh = turn.Beat(goal.Tie)
	case solver.KindMoney:
		pot := s.pot // what is held of larger pots is to be as good
		for _, part := range s.parts(t) {
			pot = max(pot, part.Pot)
		}
		fresh, err = turn.Money(s.players, pot)
	default:
		fresh, err = turn.Win(s.players)
	}
	require.NoError(t, err)
	fresh, err = solver.Proven(fresh)
	require.NoError(t, err)
	return fresh
}

// To the last bit, and for money too, whose values are those of a solution that was
// made for the same pot.
func TestTableAnswersEveryQuestionAsAFreshSolveDoes(t *testing.T) {
	t.Parallel()
	eachRuleSet(t, func(t *testing.T, set ruleSet) {
		r := parseRules(t, set.rules)
		table := decode(t, set.file(t))
		fresh := map[solver.Goal]solver.Solution{}
		for _, part := range set.held(t) {
			if fresh[part.Goal] == nil {
				fresh[part.Goal] = set.freshly(t, part.Goal)
			}
			want, stored := fresh[part.Goal], solution(t, table, part)
			assert.Equal(t, r, stored.Rules())
			assert.Equal(t, part.Goal, stored.Goal())
			positions := everyPosition(r, part)
			for i := range sampleOf(len(positions), 4000) {
				pos := positions[i]
				sameAnswers(t, want, stored, pos)
				rolls := engine.RollCount(pos.Left, r.Sides)
				for roll := range engine.Rolls(pos.Left, r.Sides) {
					if rolls < 50 || (roll.Index()+i)%7 == 0 {
						sameDecision(t, want, stored, pos, roll)
					}
				}
			}
			sameShares(t, want, stored, part)
		}
	})
}

// sampleOf returns about so many of the numbers below n, or all where they are few.
func sampleOf(n, about int) iter.Seq[int] {
	step := 1
	if n > about {
		step = n/about | 1
	}
	return func(yield func(int) bool) {
		for i := 0; i < n; i += step {
			if !yield(i) {
				return
			}
		}
	}
}

func sameDecision(t failer, fresh, stored solver.Solution, pos engine.Position, roll engine.Roll) {
	t.Helper()
	want, err1 := fresh.Decide(pos, roll)
	got, err2 := stored.Decide(pos, roll)
	if err1 != nil || err2 != nil || got != want { // require is slow for so many
		require.Fail(t, "not the same decision", "%s: %s in %+v: %s, %v; fresh: %s, %v", fresh.Goal(), roll, pos, got, err2, want, err1)
	}
}

// sameAnswers compares what does not depend on a roll.
func sameAnswers(t failer, fresh, stored solver.Solution, pos engine.Position) {
	t.Helper()
	want, err1 := fresh.Value(pos)
	got, err2 := stored.Value(pos)
	if err1 != nil || err2 != nil || got != want {
		require.Fail(t, "not the same value", "%s: %+v: %v, %v; fresh: %v, %v", fresh.Goal(), pos, got, err2, want, err1)
	}
	freshRound, ok := fresh.(solver.RoundSolution)
	storedRound, okStored := stored.(solver.RoundSolution)
	require.Equal(t, ok, okStored, "%s: one of them knows endings", fresh.Goal())
	if !ok {
		return
	}
	for score := range fresh.Rules().MaxScore() + 1 {
		want, err1 := freshRound.Ending(pos, score)
		got, err2 := storedRound.Ending(pos, score)
		if err1 != nil || err2 != nil || got != want {
			require.Fail(t, "not the same ending", "%s: %d in %+v: %+v, %v; fresh: %+v, %v",
				fresh.Goal(), score, pos, got, err2, want, err1)
		}
	}
}

// sameShares compares what a game is worth before its first throw, and how good that
// is.
func sameShares(t failer, fresh, stored solver.Solution, part tables.Part) {
	t.Helper()
	freshGame, ok := fresh.(solver.GameSolution)
	storedGame, okStored := stored.(solver.GameSolution)
	require.Equal(t, ok, okStored, "%s: one of them knows shares", fresh.Goal())
	if !ok {
		return
	}
	pos := openingOf(fresh.Rules(), part)
	for seat := 1; seat <= part.Players; seat++ {
		want, err := freshGame.Share(pos, seat)
		require.NoError(t, err)
		got, err := storedGame.Share(pos, seat)
		require.NoError(t, err)
		require.Equal(t, want, got, "%s: seat %d", part, seat)
	}
	freshBounded, ok := fresh.(solver.BoundedSolution)
	storedBounded, okStored := stored.(solver.BoundedSolution)
	require.Equal(t, ok, okStored, "%s: one of them knows bounds", fresh.Goal())
	if ok {
		want, err := freshBounded.Bound(pos)
		require.NoError(t, err)
		got, err := storedBounded.Bound(pos)
		require.NoError(t, err)
		require.Equal(t, want, got, "%s: bound", part)
	}
}

// To the last bit, though the table was solved for more players. The games of
// more are those of TestEmbeddedTableIsWhatABuildGives.
func TestStandardAnswersAsAFreshSolveDoes(t *testing.T) {
	t.Parallel()
	const players = 4
	r, rnd := engine.ThreesAway(), newRand(3)
	for _, goal := range goals {
		solved, err := solver.Solve(r, goal, engine.Opening(r, players))
		require.NoError(t, err)
		fresh, err := solver.Proven(solved)
		require.NoError(t, err)
		stored, err := standard(t).Solution(goal, engine.Opening(r, standardPlayers))
		require.NoError(t, err)
		for n := 2; n <= players; n++ {
			sameShares(t, fresh, stored, tables.Part{Goal: goal, Players: n, Round: 1})
		}
		for range 2000 {
			pos := randomPosition(rnd, r, tables.Part{Goal: goal, Players: 2 + rnd.IntN(players-1)})
			sameAnswers(t, fresh, stored, pos)
			for range 5 {
				sameDecision(t, fresh, stored, pos, randomRoll(t, rnd, pos.Left, r.Sides))
			}
		}
	}
}

// A policy needs neither players nor seats where they do not matter.
func TestGoalsOfATurnIgnoreTheRound(t *testing.T) {
	t.Parallel()
	r, rnd := engine.ThreesAway(), newRand(4)
	for _, goal := range goals[:4] {
		alone := solution(t, standard(t), tables.Part{Goal: goal})
		in, err := standard(t).Solution(goal, engine.Opening(r, 5))
		require.NoError(t, err)
		for range 200 {
			pos := randomPosition(rnd, r, tables.Part{Goal: solver.Win(), Players: 5, Round: 1})
			pos.Seat, pos.ScoreToBeat, pos.Holders = 2, max(pos.ScoreToBeat, pos.Total), 1
			bare := engine.Position{ScoreToBeat: pos.ScoreToBeat, Left: pos.Left, Total: pos.Total}
			sameAnswers(t, alone, in, pos)
			roll := randomRoll(t, rnd, pos.Left, r.Sides)
			sameDecision(t, alone, in, pos, roll)
			want, err := alone.Decide(bare, roll)
			require.NoError(t, err)
			got, err := alone.Decide(pos, roll)
			require.NoError(t, err)
			assert.Equal(t, want, got)
		}
	}
}

// The round of a position is that of the schedule: all behind the last ceiling are
// alike, and without a schedule it may be left unsaid.
func TestRoundsBehindTheLastCeilingAreAlike(t *testing.T) {
	t.Parallel()
	set := ruleSet{rules: "dice=2 sides=3 away=2 progressive=0,2", players: 3, pot: 9}
	table := set.table(t)
	for _, goal := range []solver.Goal{solver.Win(), solver.Money()} {
		last := openingOf(table.Rules(), tables.Part{Goal: goal, Players: 3, Round: 3, Pot: 9})
		s := solution(t, table, tables.Part{Goal: goal, Players: 3, Round: 3, Pot: 9})
		want, err := s.Value(last)
		require.NoError(t, err)
		for _, round := range []int{4, 5, 1000, math.MaxInt} {
			late := last
			late.Round = round
			other, err := table.Solution(goal, late)
			require.NoError(t, err)
			got, err := other.Value(late)
			require.NoError(t, err)
			assert.Equal(t, want, got, "%s: round %d", goal, round)
		}
		first := last
		first.Round = 1
		other, err := s.Value(first)
		require.NoError(t, err)
		assert.NotEqual(t, want, other, "%s: a ceiling of 0 binds", goal)
	}
	unsaid := engine.Opening(engine.ThreesAway(), 2)
	want, err := gameSolution(t, standard(t), 2).Value(unsaid)
	require.NoError(t, err)
	unsaid.Round = 0
	got, err := gameSolution(t, standard(t), 2).Value(unsaid)
	require.NoError(t, err)
	assert.Equal(t, want, got)
}

// This test is not parallel: it counts what the whole program allocates.
func TestLookupsAllocateNothing(t *testing.T) {
	rich := ruleSet{rules: "dice=3 sides=3 away=2 bottoms=turn pass=true progressive=1,2,3", players: 3, pot: 9}
	die := ruleSet{rules: "dice=3 sides=3 away=2 bottoms=die progressive=stairs", players: 3}
	for name, test := range map[string]struct {
		table *tables.Table
		goals []solver.Goal
		pos   engine.Position
		roll  engine.Roll
	}{
		"standard": {
			standard(t), goals, engine.Position{Players: 5, Seat: 3, ScoreToBeat: 7, Holders: 2, Left: 3, Total: 4, Round: 1}, newRoll(t, 2, 3, 6),
		},
		"both sides, a list of ceilings, and money": {
			rich.table(t), rich.scope().Goals, engine.Position{
				Players: 3, Seat: 3, ScoreToBeat: 3, Holders: 2, Left: 2, Total: 1, Bottom: 3, Round: 3, Pot: 9, Passed: true,
			}, newRoll(t, 2, 3),
		},
		"dice turned over": {
			die.table(t), goals, engine.Position{Players: 3, Seat: 3, ScoreToBeat: 2, Holders: 1, Left: 2, Total: 1, Round: 3}, newRoll(t, 2, 3),
		},
	} {
		for _, goal := range test.goals {
			what := name + ", " + goal.String()
			s, err := test.table.Solution(goal, test.pos)
			require.NoError(t, err)
			noAllocations(t, what+": Value", func() error { _, err := s.Value(test.pos); return err })
			noAllocations(t, what+": Decide", func() error { _, err := s.Decide(test.pos, test.roll); return err })
			if round, ok := s.(solver.RoundSolution); ok {
				noAllocations(t, what+": Ending", func() error { _, err := round.Ending(test.pos, 5); return err })
			}
			if game, ok := s.(solver.GameSolution); ok {
				noAllocations(t, what+": Share", func() error { _, err := game.Share(test.pos, 3); return err })
			}
			if bounded, ok := s.(solver.BoundedSolution); ok {
				noAllocations(t, what+": Bound", func() error { _, err := bounded.Bound(test.pos); return err })
			}
		}
	}
}

func noAllocations(t *testing.T, what string, lookup func() error) {
	t.Helper()
	var err error
	assert.Zero(t, testing.AllocsPerRun(100, func() { err = lookup() }), what)
	assert.NoError(t, err, what)
}
