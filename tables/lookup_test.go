package tables_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"threesaway/engine"
	"threesaway/solver"
	"threesaway/tables"
)

// everyPosition returns all positions that a goal has a value for: also those
// that are beaten, over, or reached by no play.
func everyPosition(r engine.Rules, goal solver.Goal, players int) []engine.Position {
	var list []engine.Position
	for left := range r.Dice + 1 {
		for total := range (r.Dice-left)*r.MaxDieScore() + 1 {
			turn := engine.Position{ScoreToBeat: engine.NoScore, Left: left, Total: total}
			switch goal.Kind {
			case solver.KindLow:
				list = append(list, turn)
			case solver.KindBeat:
				for turn.ScoreToBeat = range r.MaxScore() + 1 {
					list = append(list, turn)
				}
			default:
				for turn.Players = 2; turn.Players <= players; turn.Players++ {
					list = append(list, everySeat(r, turn)...)
				}
			}
		}
	}
	return list
}

// everySeat returns the places in the round in which a turn can be.
func everySeat(r engine.Rules, turn engine.Position) []engine.Position {
	turn.Seat = 1
	list := []engine.Position{turn}
	for turn.Seat = 2; turn.Seat <= turn.Players; turn.Seat++ {
		for turn.ScoreToBeat = range r.MaxScore() + 1 {
			for turn.Holders = 1; turn.Holders < turn.Seat; turn.Holders++ {
				list = append(list, turn)
			}
		}
	}
	return list
}

func TestTableAnswersEveryQuestionAsAFreshSolveDoes(t *testing.T) {
	t.Parallel()
	for _, set := range []ruleSet{
		{"all tie", "dice=2 sides=3 away=2", 4},
		{"ties of the tied", "dice=2 sides=3 away=3 ties=tied", 4},
		{"split ties", "dice=2 sides=3 away=none ties=split", 4},
		{"away dice must be kept", "dice=3 sides=2 away=2 must_keep_away=true", 3},
		{"masks of two bytes", "dice=9 sides=2 away=1", 2},
		{"the highest wins, all tie", "dice=2 sides=3 away=2 high=true", 4},
		{"the highest wins, ties of the tied", "dice=2 sides=3 away=3 high=true ties=tied", 4},
		{"the highest wins, split ties", "dice=2 sides=3 away=none high=true ties=split", 4},
		{"the highest wins, away dice must be kept", "dice=3 sides=2 away=2 high=true must_keep_away=true", 3},
		{"bottoms called blind", "dice=2 sides=3 away=2 bottoms=blind", 3},
	} {
		t.Run(set.name, func(t *testing.T) {
			t.Parallel()
			r := parseRules(t, set.rules)
			table := decode(t, file(t, set.rules, set.players))
			require.NoError(t, verify(table))
			for _, goal := range goals {
				fresh, err := solver.Solve(r, goal, openingFor(r, set.players))
				require.NoError(t, err)
				stored := solution(t, table, tables.Part{Goal: goal, Players: set.players})
				assert.Equal(t, r, stored.Rules())
				assert.Equal(t, goal, stored.Goal())
				for _, pos := range everyPosition(r, goal, set.players) {
					sameAnswers(t, fresh, stored, pos)
					for roll := range engine.Rolls(pos.Left, r.Sides) {
						sameKeep(t, fresh, stored, pos, roll)
					}
				}
				sameShares(t, fresh, stored, set.players)
			}
		})
	}
}

func sameKeep(t *testing.T, fresh, stored solver.Solution, pos engine.Position, roll engine.Roll) {
	t.Helper()
	want, err1 := keepOf(fresh, pos, roll)
	got, err2 := keepOf(stored, pos, roll)
	if err1 != nil || err2 != nil || got != want { // require is slow for so many
		require.Fail(t, "not the same keep", "%s: %s in %+v: %s, %v; fresh: %s, %v", fresh.Goal(), roll, pos, got, err2, want, err1)
	}
}

// sameAnswers compares what does not depend on a roll.
func sameAnswers(t *testing.T, fresh, stored solver.Solution, pos engine.Position) {
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

func sameShares(t *testing.T, fresh, stored solver.Solution, most int) {
	t.Helper()
	freshGame, ok := fresh.(solver.GameSolution)
	storedGame, okStored := stored.(solver.GameSolution)
	require.Equal(t, ok, okStored, "%s: one of them knows shares", fresh.Goal())
	for players := 2; ok && players <= most; players++ {
		for seat := 1; seat <= players; seat++ {
			want, err := shareOf(freshGame, players, seat)
			require.NoError(t, err)
			got, err := shareOf(storedGame, players, seat)
			require.NoError(t, err)
			require.Equal(t, want, got, "%d players, seat %d", players, seat)
		}
	}
}

// To the last bit, though the table was solved for more players. The games of
// more are those of TestEmbeddedTableIsWhatABuildGives.
func TestStandardAnswersAsAFreshSolveDoes(t *testing.T) {
	t.Parallel()
	const players = 4
	r, rnd := engine.ThreesAway(), newRand(3)
	for _, goal := range goals {
		fresh, err := solver.Solve(r, goal, openingFor(r, players))
		require.NoError(t, err)
		stored := solution(t, standard(t), tables.Part{Goal: goal, Players: standardPlayers})
		sameShares(t, fresh, stored, players)
		for range 2000 {
			pos := randomPosition(rnd, r, 2+rnd.IntN(players-1))
			if goal.Kind == solver.KindBeat {
				pos = notBeaten(rnd, r, pos)
			}
			sameAnswers(t, fresh, stored, pos)
			for range 5 {
				sameKeep(t, fresh, stored, pos, randomRoll(t, rnd, pos.Left, r.Sides))
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
		in, err := standard(t).Solution(goal, 5)
		require.NoError(t, err)
		for range 200 {
			pos := randomPosition(rnd, r, 5)
			pos.Seat, pos.ScoreToBeat, pos.Holders = 2, max(pos.ScoreToBeat, pos.Total), 1
			bare := engine.Position{ScoreToBeat: pos.ScoreToBeat, Left: pos.Left, Total: pos.Total}
			sameAnswers(t, alone, in, pos)
			roll := randomRoll(t, rnd, pos.Left, r.Sides)
			sameKeep(t, alone, in, pos, roll)
			want, err := keepOf(alone, bare, roll)
			require.NoError(t, err)
			got, err := keepOf(alone, pos, roll)
			require.NoError(t, err)
			assert.Equal(t, want, got)
		}
	}
}

// This test is not parallel: it counts what the whole program allocates.
func TestLookupsAllocateNothing(t *testing.T) {
	table := standard(t)
	for _, goal := range goals {
		s := solution(t, table, tables.Part{Goal: goal, Players: standardPlayers})
		pos := engine.Position{Players: 5, Seat: 3, ScoreToBeat: 7, Holders: 2, Left: 3, Total: 4}
		roll := newRoll(t, 2, 3, 6)
		noAllocations(t, goal.String()+": Value", func() error { _, err := s.Value(pos); return err })
		noAllocations(t, goal.String()+": Keep", func() error { _, err := keepOf(s, pos, roll); return err })
		if round, ok := s.(solver.RoundSolution); ok {
			noAllocations(t, goal.String()+": Ending", func() error { _, err := round.Ending(pos, 7); return err })
		}
		if game, ok := s.(solver.GameSolution); ok {
			noAllocations(t, goal.String()+": Share", func() error { _, err := shareOf(game, 5, 3); return err })
		}
	}
}

func noAllocations(t *testing.T, what string, lookup func() error) {
	t.Helper()
	var err error
	assert.Zero(t, testing.AllocsPerRun(100, func() { err = lookup() }), what)
	assert.NoError(t, err, what)
}
