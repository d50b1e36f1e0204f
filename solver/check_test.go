package solver_test

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"threesaway/engine"
	"threesaway/solver"
)

// requireField requires that an error blames one field of a position, and returns
// what it says.
func requireField(t *testing.T, field string, err error, msg ...any) string {
	t.Helper()
	var position *engine.PositionError
	require.ErrorAs(t, err, &position, msg...)
	require.Equal(t, field, position.Field, msg...)
	return err.Error()
}

// Of each field all values are taken from the least to the greatest, and the errors
// beyond either name both.
func TestPositionsAreValuedWithinTheBoundsOfEachField(t *testing.T) {
	low, beat, win, money := solver.Low(), solver.Beat(solver.WeightHalf), solver.Win(), solver.Money()
	left := func(p *engine.Position, v int) { p.Left = v }
	total := func(p *engine.Position, v int) { p.Total = v }
	bottom := func(p *engine.Position, v int) { p.Bottom = v }
	score := func(p *engine.Position, v int) { p.ScoreToBeat = v }
	players := func(p *engine.Position, v int) { p.Players = v }
	seat := func(p *engine.Position, v int) { p.Seat = v }
	holders := func(p *engine.Position, v int) { p.Holders = v }
	second := engine.Position{Players: 3, Seat: 2, Round: 1, ScoreToBeat: 5, Holders: 1}
	third := engine.Position{Players: 4, Seat: 3, Round: 1, ScoreToBeat: 5, Holders: 1}
	first := engine.Position{Players: 3, Seat: 1, Round: 1, ScoreToBeat: engine.NoScore, Left: 5}
	for _, c := range []struct {
		field       string
		set         func(*engine.Position, int)
		rule        string
		goals       []solver.Goal
		from        engine.Position
		least, most int
	}{
		{"left", left, "", []solver.Goal{low, beat, win, money}, second, 0, 5},
		{"total", total, "", []solver.Goal{low, beat, win, money}, second, 0, 30},
		{"total", total, "", []solver.Goal{low}, engine.Position{Left: 3}, 0, 12},
		{"total", total, "away=6", []solver.Goal{low}, engine.Position{Left: 3}, 0, 10},
		{"total", total, "", []solver.Goal{low}, engine.Position{Left: 5}, 0, 0},
		{"bottom", bottom, "", []solver.Goal{low, beat}, engine.Position{ScoreToBeat: 3}, 0, 0},
		{"bottom", bottom, "bottoms=throw", []solver.Goal{low}, engine.Position{}, 0, 0},
		{"bottom", bottom, "bottoms=turn", []solver.Goal{low, win}, second, 0, 30},
		{"beat", score, "", []solver.Goal{beat}, engine.Position{Left: 5}, 0, 30},
		{"beat", score, "", []solver.Goal{win, money}, second, 0, 30},
		{"beat", score, "away=6", []solver.Goal{win, money}, second, 0, 25},
		{"players", players, "", []solver.Goal{win, money}, first, 2, engine.MaxPlayers},
		{"seat", seat, "progressive=every", []solver.Goal{win, money}, first, 1, 3},
		{"holders", holders, "", []solver.Goal{win, money}, third, 1, 2},
		{"holders", holders, "progressive=every", []solver.Goal{win, money}, third, 1, 2},
	} {
		r := rules(t)
		if c.rule != "" {
			r = rules(t, c.rule)
		}
		for _, goal := range c.goals {
			for v := c.least; v <= c.most; v++ {
				pos := c.from
				c.set(&pos, v)
				require.NoError(t, solver.CheckValued(r, goal, pos), "%s %s %s=%d", c.rule, goal, c.field, v)
			}
			for _, v := range []int{c.least - 2, c.least - 1, c.most + 1} {
				pos := c.from
				c.set(&pos, v)
				if v == engine.NoScore && c.field == "beat" {
					continue // says something else, see below
				}
				text := requireField(t, c.field, solver.CheckValued(r, goal, pos), "%s %s %s=%d", c.rule, goal, c.field, v)
				assert.Contains(t, text, fmt.Sprintf("%d: must be %d to %d", v, c.least, c.most))
			}
		}
	}
}

func TestPositionsAreValuedOnlyWhereTheirFieldsGoTogether(t *testing.T) {
	beat, win := solver.Beat(solver.WeightHalf), solver.Win()
	chased := engine.Position{Players: 3, Seat: 2, Round: 1, ScoreToBeat: 5, Holders: 1, Left: 5}
	opening := engine.Position{Players: 3, Seat: 1, Round: 1, ScoreToBeat: engine.NoScore, Left: 5}
	with := func(p engine.Position, change func(*engine.Position)) engine.Position {
		change(&p)
		return p
	}
	for _, c := range []struct {
		name  string
		rule  string
		goal  solver.Goal
		pos   engine.Position
		field string // "" where the position is valued
	}{
		{"nothing of the round counts alone", "away=3", solver.Low(), engine.Position{Players: 77, Seat: -3, Holders: 9, ScoreToBeat: 99, Left: 5}, ""},
		{"nor against one score", "away=3", beat, engine.Position{Players: 77, Seat: -3, Holders: 9, ScoreToBeat: 4, Left: 5}, ""},
		{"no score for beat", "away=3", beat, engine.Position{ScoreToBeat: engine.NoScore, Left: 5}, "beat"},
		{"passing is not in the rules", "away=3", solver.Low(), engine.Position{Left: 5, Passed: true}, "passed"},
		{"passed", "pass=true", solver.Low(), engine.Position{Left: 5, Passed: true}, ""},
		{"passed with two dice", "pass=true", solver.Low(), engine.Position{Left: 2, Passed: true}, ""},
		{"passed with one die", "pass=true", solver.Low(), engine.Position{Left: 1, Passed: true}, "passed"},
		{"not passed with one die", "pass=true", solver.Low(), engine.Position{Left: 1}, ""},
		{"every round is the first", "away=3", win, with(opening, func(p *engine.Position) { p.Round = 0 }), ""},
		{"a schedule begins with round 1", "progressive=every", win, with(opening, func(p *engine.Position) { p.Round = 0 }), "round"},
		{"a schedule in round 1", "progressive=every", win, opening, ""},
		{"seat 1 against a score", "away=3", win, with(opening, func(p *engine.Position) { p.ScoreToBeat, p.Holders = 5, 1 }), "beat"},
		{"seat 2 without a score", "away=3", win, with(chased, func(p *engine.Position) { p.ScoreToBeat = engine.NoScore }), "beat"},
		{"seat 2 without a score under a ceiling", "progressive=every", win, with(chased, func(p *engine.Position) { p.ScoreToBeat, p.Holders = engine.NoScore, 0 }), ""},
		{"seat 2 without a score behind the last ceiling", "progressive=4", win, with(chased, func(p *engine.Position) { p.ScoreToBeat, p.Holders, p.Round = engine.NoScore, 0, 2 }), "beat"},
	} {
		err := solver.CheckValued(rules(t, c.rule), c.goal, c.pos)
		if c.field == "" {
			assert.NoError(t, err, c.name)
			continue
		}
		requireField(t, c.field, err, c.name)
	}
}

func TestDecisionsNeedDiceAndTheirRoll(t *testing.T) {
	r := rules(t)
	assert.NoError(t, solver.CheckDecision(r, solver.Low(), engine.Position{Left: 2, Total: 1}, roll(t, 1, 2)))
	text := requireField(t, "left", solver.CheckDecision(r, solver.Low(), engine.Position{}, engine.Roll{}))
	assert.Contains(t, text, "0: must be 1 to 5")
	requireField(t, "total", solver.CheckDecision(r, solver.Low(), engine.Position{Left: 2, Total: -1}, roll(t, 1, 2)))
	assert.ErrorIs(t, solver.CheckDecision(r, solver.Low(), engine.Position{Left: 3}, roll(t, 1, 2)), engine.ErrRoll)
}

// Three dice of which one is kept: when that counts 1, turned over it counts 6.
func TestTotalsOfBothSidesThatNoDiceShowAreRefused(t *testing.T) {
	r := rules(t, "dice=3", "bottoms=turn")
	turn := newTurn(t, r)
	solutions := []solver.Solution{turn.Low(), turn.Beat(solver.WeightHalf), win(t, r, 2), money(t, r, 2, 2)}
	good := engine.Position{Players: 2, Seat: 2, Round: 1, Pot: 2, ScoreToBeat: 4, Holders: 1, Left: 2, Total: 1, Bottom: 6}
	bad := good
	bad.Bottom = 1
	for _, s := range solutions {
		_, err := s.Value(good)
		require.NoError(t, err, s.Goal())
		_, err = s.Decide(good, roll(t, 1, 2))
		require.NoError(t, err, s.Goal())
		_, err = s.Value(bad)
		requireField(t, "bottom", err, s.Goal())
		_, err = s.Decide(bad, roll(t, 1, 2))
		requireField(t, "bottom", err, s.Goal())
		if exact, ok := s.(solver.ExactSolution); ok && s.Goal() != solver.Money() {
			_, err = exact.ExactValue(bad)
			requireField(t, "bottom", err, s.Goal())
		}
	}
}

// A ceiling is the highest score that there can be to beat.
func TestNoScoreToBeatLiesAboveTheCeiling(t *testing.T) {
	r := rules(t, "dice=2", "progressive=2,4")
	for _, s := range []solver.Solution{win(t, r, 2), money(t, r, 2, 2)} {
		for round, ceiling := range map[int]int{1: 2, 2: 4} {
			pos := engine.Position{Players: 2, Seat: 2, Round: round, Pot: 4, ScoreToBeat: ceiling, Holders: 1, Left: 2}
			_, err := s.Value(pos)
			require.NoError(t, err)
			pos.ScoreToBeat++
			_, err = s.Value(pos)
			text := requireField(t, "beat", err)
			assert.Contains(t, text, fmt.Sprintf("%d: must be 0 to %d", ceiling+1, ceiling))
		}
	}
}
