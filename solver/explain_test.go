package solver_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"threesaway/engine"
	"threesaway/solver"
)

func explain(t *testing.T, s solver.Solution, pos engine.Position, faces ...engine.Face) *solver.Explanation {
	t.Helper()
	a, err := solver.Advise(s, pos, roll(t, faces...))
	require.NoError(t, err)
	e, err := solver.Explain(s, a)
	require.NoError(t, err)
	return e
}

func TestExplanationNamesWhatIsTempting(t *testing.T) {
	at := func(r engine.Rules, left, total int) engine.Position {
		pos := engine.Opening(r, 2)
		pos.Left, pos.Total = left, total
		return pos
	}
	chased := func(r engine.Rules, beat int) engine.Position {
		pos := engine.Opening(r, 2)
		pos.Seat, pos.ScoreToBeat, pos.Holders = 2, beat, 1
		return pos
	}
	standard, throws, pass, turn := rules(t), rules(t, "bottoms=throw"), rules(t, "pass=true"), rules(t, "bottoms=turn", "dice=2")
	for _, c := range []struct {
		name     string
		goal     solver.Goal
		rules    engine.Rules
		pos      engine.Position
		roll     []engine.Face
		best     string
		tempting solver.Tempting
		other    string
	}{
		{"one more", solver.Win(), standard, at(standard, 5, 0), []engine.Face{3, 3, 5, 6, 1}, "3 3", solver.TemptingMore, "1 3 3"},
		{"one fewer", solver.Low(), standard, at(standard, 2, 0), []engine.Face{1, 2}, "1 2", solver.TemptingFewer, "1"},
		{"all win", solver.Win(), standard, chased(standard, 20), []engine.Face{1, 1, 1, 1, 1}, "1 1 1 1 1", solver.TemptingFewer, "1 1 1 1"},
		{"turned over", solver.Low(), throws, at(throws, 5, 0), []engine.Face{4, 6, 6, 5, 4}, "turn over 4 4 5 6 6, keep 3 3", solver.TemptingLeave, "4"},
		{"passed", solver.Low(), pass, at(pass, 5, 0), []engine.Face{4, 4, 5, 6, 6}, "pass", solver.TemptingKeep, "4"},
		{"all over", solver.Low(), turn, at(turn, 2, 0), []engine.Face{6, 6}, "6 6", solver.TemptingFewer, "6"},
	} {
		s, err := solver.Solve(c.rules, c.goal, c.pos)
		require.NoError(t, err)
		e := explain(t, s, c.pos, c.roll...)
		require.NotNil(t, e, c.name)
		if c.name == "all over" {
			assert.True(t, e.Best.Decision.Over)
			continue
		}
		assert.Equal(t, c.best, e.Best.Decision.String(), c.name)
		assert.Equal(t, c.tempting, e.Tempting, c.name)
		assert.Equal(t, c.other, e.Alternative.Decision.String(), c.name)
	}
}

// README.md, "Asking": what keeping the 1 as well would change.
func TestExplanationIsTheDifferenceOfTheOptions(t *testing.T) {
	r := rules(t)
	e := explain(t, win(t, r, 2), engine.Opening(r, 2), 3, 3, 5, 6, 1)
	assert.InDelta(t, 0.018195, e.Gain, 1e-6)
	assert.InDelta(t, 0.516563-0.497214, e.Win, 2e-6)
	assert.InDelta(t, 0.090713-0.093152, e.Tie, 2e-6)
	assert.InDelta(t, 0.392724-0.409634, e.Lose, 2e-6)
	assert.Zero(t, e.Bust, "nothing to beat")
	assert.InDelta(t, float(e.Best.Score.Mean())-float(e.Alternative.Score.Mean()), e.Mean, 1e-15)
}

// README.md, "Money": the pot is won either way; a fifth three would make the
// other player pay once more.
func TestExplanationOfMoneyCountsPerfectScores(t *testing.T) {
	r := rules(t)
	pos := engine.Opening(r, 2)
	pos.Seat, pos.ScoreToBeat, pos.Holders, pos.Left = 2, 9, 1, 3
	e := explain(t, money(t, r, 2, 2), pos, 1, 3, 3)
	assert.Equal(t, solver.TemptingMore, e.Tempting)
	assert.InDelta(t, 1.0/6, e.Gain, 1e-12)
	assert.InDelta(t, 1.0/6, e.Perfect, 1e-12)
	assert.Zero(t, e.Bust)
	assert.InDelta(t, 0, e.Win, 1e-15)
}

func TestExplanationUnderEveryOption(t *testing.T) {
	for _, settings := range someOf(everyOption[2:]) {
		r := rules(t, settings...)
		for _, goal := range []solver.Goal{solver.Low(), solver.Beat(solver.WeightHalf), solver.Win(), solver.Money()} {
			pos := engine.Opening(r, 2)
			pos.Seat, pos.ScoreToBeat, pos.Holders = 2, 3, 1
			if ceiling, ok := pos.Ceiling(r); ok && ceiling < 3 {
				pos.ScoreToBeat, pos.Holders = engine.NoScore, 0
			}
			if goal.Kind == solver.KindBeat && pos.ScoreToBeat == engine.NoScore {
				continue
			}
			s, err := solver.Solve(r, goal, pos)
			require.NoError(t, err)
			for thrown := range engine.Rolls(r.Dice, r.Sides) {
				a, err := solver.Advise(s, pos, thrown)
				require.NoError(t, err)
				e, err := solver.Explain(s, a)
				require.NoError(t, err)
				if len(a.Options) < 2 && !a.Best().Decision.Over {
					assert.Nil(t, e, "%v %s %s: nothing to compare", settings, goal, thrown)
					continue
				}
				require.NotNil(t, e, "%v %s %s", settings, goal, thrown)
				assert.GreaterOrEqual(t, e.Gain, 0.0)
				assert.NotEqual(t, e.Best.Decision, e.Alternative.Decision)
				assert.NoError(t, r.CheckDecision(thrown, false, e.Alternative.Decision), "%v %s", settings, thrown)
				if goal.Kind != solver.KindLow {
					assert.InDelta(t, 0, e.Win+e.Tie+e.Lose, 1e-12)
				}
			}
		}
	}
}

func TestNothingIsExplainedWhereThereIsNoChoice(t *testing.T) {
	r := rules(t)
	pos := engine.Opening(r, 2)
	pos.Left, pos.Total = 1, 4
	assert.Nil(t, explain(t, win(t, r, 2), pos, 6))
}
