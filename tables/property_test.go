package tables_test

import (
	"bytes"
	"errors"
	"math"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"threesaway/engine"
	"threesaway/solver"
	"threesaway/tables"
)

// drawRules returns any valid rules of a small game.
func drawRules(t *rapid.T) engine.Rules {
	r := engine.ThreesAway()
	r.Dice = rapid.IntRange(1, 3).Draw(t, "dice")
	r.Sides = rapid.IntRange(2, 4-r.Dice/3).Draw(t, "sides")
	r.Away = engine.Face(rapid.IntRange(0, r.Sides).Draw(t, "away"))
	r.Ties = rapid.SampledFrom([]engine.Ties{engine.TiesAll, engine.TiesTied, engine.TiesSplit}).Draw(t, "ties")
	unit := rapid.SampledFrom([]int{1, 1, 1, engine.MaxAntes / 3}).Draw(t, "unit of antes")
	r.ZeroAnte = unit * rapid.IntRange(0, 3).Draw(t, "zero ante")
	r.TieAnte = unit * rapid.IntRange(0, 3).Draw(t, "tie ante")
	r.TiePayers = rapid.SampledFrom([]engine.TiePayers{engine.TiePayersIn, engine.TiePayersTied}).Draw(t, "tie payers")
	r.Cutoff = rapid.Bool().Draw(t, "cutoff")
	r.MustKeepAway = rapid.Bool().Draw(t, "must keep away")
	r.High = rapid.IntRange(0, 3).Draw(t, "high") == 0
	r.Pass = rapid.Bool().Draw(t, "pass")
	r.Moon = rapid.SampledFrom([]engine.Moon{engine.MoonOff, engine.MoonThrow, engine.MoonTurn}).Draw(t, "moon")
	r.Bottoms = rapid.SampledFrom([]engine.Bottoms{
		engine.BottomsOff, engine.BottomsBlind, engine.BottomsThrow, engine.BottomsDie, engine.BottomsTurn,
	}).Draw(t, "bottoms")
	require.NoError(t, r.Set("progressive="+drawSchedule(t, r)))
	if r.Validate() != nil {
		t.Skip("options that do not go together")
	}
	return r
}

func drawSchedule(t *rapid.T, r engine.Rules) string {
	schedule := rapid.SampledFrom([]string{"off", "off", "every", "stairs", "list"}).Draw(t, "schedule")
	if schedule == "stairs" && r.MaxScore() > 4 {
		schedule = "every" // a round for every pip of every ceiling takes long
	}
	if schedule != "list" {
		return schedule
	}
	var list []string
	for _, ceiling := range rapid.SliceOfN(rapid.IntRange(0, 14), 1, 4).Draw(t, "ceilings") {
		list = append(list, strconv.Itoa(ceiling))
	}
	return strings.Join(list, ",")
}

// drawScope returns a scope of few games of the rules.
func drawScope(t *rapid.T, r engine.Rules) tables.Scope {
	scope := tables.Scope{
		Players: rapid.IntRange(2, 3).Draw(t, "players"),
		Round:   rapid.IntRange(0, len(r.Ceilings())).Draw(t, "round"),
	}
	switch rapid.IntRange(0, 3).Draw(t, "goals") {
	case 0: // those of a scope that names none
	case 1:
		scope.Goals = []solver.Goal{solver.Win(), solver.Low()}
	default:
		scope.Goals = []solver.Goal{solver.Win(), solver.Money()}
		if r.Dice*r.Sides > 4 || !r.Progressive.Off() {
			scope.Players = 2
		}
		scope.Pot = scope.Players + rapid.IntRange(0, 4).Draw(t, "more in the pot")
	}
	return scope
}

// Whatever is played by and asked for: what is built can be written, read, proven,
// and answers as a solve on the spot does.
func TestAnySmallGameSurvivesAndIsProven(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		r := drawRules(t)
		scope := drawScope(t, r)
		table, err := tables.Build(t.Context(), r, scope, nil)
		if errors.Is(err, solver.ErrEndless) || errors.Is(err, solver.ErrUnsettled) {
			t.Skip("there is nothing to build")
		}
		require.NoError(t, err)
		data := encode(t, table)
		table = decode(t, data)
		require.Equal(t, r, table.Rules())
		require.True(t, bytes.Equal(data, encode(t, table)))
		require.NoError(t, verify(table), "%s: %+v", r, scope)

		list := table.Summary()
		s := list[rapid.IntRange(0, len(list)-1).Draw(t, "section")]
		if s.Positions == 0 {
			_, err := table.Solution(s.Part.Goal, openingOf(r, s.Part))
			require.ErrorIs(t, err, tables.ErrMissing, "only shares are held")
			return
		}
		sampleOfAnswers(t, table, s.Part)
	})
}

// sampleOfAnswers compares answers to random questions with those of a fresh solve.
func sampleOfAnswers(t *rapid.T, table *tables.Table, part tables.Part) {
	r := table.Rules()
	solved, err := solver.Solve(r, part.Goal, openingOf(r, part))
	require.NoError(t, err)
	fresh, err := solver.Proven(solved)
	require.NoError(t, err)
	stored := solution(t, table, part)
	near := nearOf(r, part, boundOf(t, stored, part)) // for money, which is not solved for the same pots
	positions := everyPosition(r, part)
	for _, i := range rapid.SliceOfN(rapid.IntRange(0, len(positions)-1), 1, 20).Draw(t, "positions") {
		pos := positions[i]
		if part.Goal.Kind != solver.KindMoney {
			sameAnswers(t, fresh, stored, pos)
		}
		want, err := fresh.Value(pos)
		require.NoError(t, err)
		got, err := stored.Value(pos)
		require.NoError(t, err)
		require.LessOrEqual(t, math.Abs(want-got), near, "%s: %+v: %v and %v", part, pos, want, got)
		for roll := range engine.Rolls(pos.Left, r.Sides) {
			if part.Goal.Kind != solver.KindMoney {
				sameDecision(t, fresh, stored, pos, roll)
				continue
			}
			d, err := stored.Decide(pos, roll)
			require.NoError(t, err)
			require.LessOrEqual(t, lossOf(t, fresh, pos, roll, d), 4*near, "%s: %s of %s in %+v", part, d, roll, pos)
		}
	}
	if part.Goal.Kind != solver.KindMoney {
		sameShares(t, fresh, stored, part)
	}
}
