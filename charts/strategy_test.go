package charts_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"threesaway/charts"
	"threesaway/engine"
	"threesaway/solver"
)

func TestStrategyShowsEveryRollOnce(t *testing.T) {
	r := engine.ThreesAway()
	c := strategy(t, solve(t, r, solver.Win(), 2), engine.Opening(r, 2))
	assert.Equal(t, engine.Face(3), c.Best)
	seen := map[engine.Roll]bool{}
	for n, want := range []int{126, 70, 35, 15, 5, 1} {
		assert.Len(t, c.Groups[n], want)
		for _, cell := range c.Groups[n] {
			assert.Equal(t, n, cell.Roll.Count(3))
			assert.False(t, seen[cell.Roll])
			seen[cell.Roll] = true
		}
	}
	assert.Len(t, seen, 252)
	assert.InDelta(t, 1, sum(c.Kept), 1e-15)
	assert.Zero(t, c.Kept[0])
	assert.InDelta(t, 1.95/100, c.Kept[5], 5e-5)
}

// The examples that every player asks about first.
func TestStrategyOfKnownRolls(t *testing.T) {
	r := engine.ThreesAway()
	opening := map[string]string{}
	c := strategy(t, solve(t, r, solver.Win(), 2), engine.Opening(r, 2))
	for _, group := range c.Groups {
		for _, cell := range group {
			opening[cell.Roll.String()] = cell.String()
		}
	}
	assert.Equal(t, "33|156", opening["1 3 3 5 6"])
	assert.Equal(t, "33311|", opening["1 1 3 3 3"])
	assert.Equal(t, "6|6666", opening["6 6 6 6 6"])
}

// Under every option the map shows the dice that were thrown, and says what the
// policy decides.
func TestStrategySaysWhatThePolicyDecides(t *testing.T) {
	for _, variant := range variants() {
		r := rules(t, variant)
		for _, goal := range []solver.Goal{solver.Low(), solver.Win()} {
			s := solve(t, r, goal, 2)
			starts := []engine.Position{engine.Opening(r, 2)}
			if r.Pass {
				passed := engine.Opening(r, 2)
				passed.Passed = true
				starts = append(starts, passed)
			}
			for _, pos := range starts {
				c := strategy(t, s, pos)
				assert.InDelta(t, 1, sum(c.Kept)+c.Moon, 1e-15, variant)
				for _, group := range c.Groups {
					for _, cell := range group {
						checkCell(t, s, pos, cell, variant+" "+goal.String())
					}
				}
			}
		}
	}
}

func checkCell(t *testing.T, s solver.Solution, pos engine.Position, cell charts.Cell, name string) {
	t.Helper()
	r := s.Rules()
	var thrown, kept, turned []engine.Face
	over := cell.Decision.Over
	for i, d := range cell.Dice {
		thrown = append(thrown, d.Face)
		lies := d.Face
		if d.Turned && !over {
			turned = append(turned, d.Face)
			lies = r.Bottom(lies)
		}
		if d.Kept {
			kept = append(kept, lies)
			assert.True(t, i == 0 || cell.Dice[i-1].Kept, "%s: kept dice come first: %s", name, cell)
		}
	}
	roll, err := engine.NewRoll(thrown...)
	require.NoError(t, err)
	assert.Equal(t, cell.Roll, roll, name)
	if cell.Moon {
		assert.Equal(t, roll.Len(), roll.Count(engine.Face(r.Sides)), name)
		assert.NotEqual(t, engine.MoonOff, r.Moon, name)
		return
	}
	want, err := s.Decide(pos, roll)
	require.NoError(t, err)
	assert.Equal(t, want, cell.Decision, name)
	keep, err := engine.NewKeep(kept...)
	require.NoError(t, err)
	assert.Equal(t, want.Keep, keep, "%s: %s", name, cell)
	over2, err := engine.NewKeep(turned...)
	require.NoError(t, err)
	assert.Equal(t, want.Turned, over2, "%s: %s", name, cell)
}

func TestStrategyMarksCallsPassesAndTheMoon(t *testing.T) {
	seen := func(settings string) map[string]string {
		r := rules(t, settings)
		c := strategy(t, solve(t, r, solver.Win(), 2), engine.Opening(r, 2))
		list := map[string]string{}
		for _, group := range c.Groups {
			for _, cell := range group {
				list[cell.Roll.String()] = cell.String()
			}
		}
		return list
	}
	assert.Equal(t, "4'4'4'|", seen("dice=3 bottoms=die")["4 4 4"])
	assert.Equal(t, "4'4'4'|", seen("dice=3 bottoms=throw")["4 4 4"])
	assert.Equal(t, "666!", seen("dice=3 moon=throw")["6 6 6"])
	assert.Equal(t, "|666", seen("dice=3 pass=true")["6 6 6"])
	assert.Equal(t, "4'4'4'|", seen("dice=3 bottoms=turn")["4 4 4"])
	assert.Equal(t, "666|", seen("dice=3 high=true")["6 6 6"])
}

func TestStrategyOfTheBestFace(t *testing.T) {
	for settings, want := range map[string]engine.Face{
		"dice=2": 3, "dice=2 away=none": 1, "dice=2 high=true": 6, "dice=2 high=true away=6": 5, "dice=2 sides=4 away=4": 4,
	} {
		r := rules(t, settings)
		assert.Equal(t, want, strategy(t, solve(t, r, solver.Low(), 2), engine.Opening(r, 2)).Best, settings)
	}
}

func TestStrategyRefusesWhatCannotBeRead(t *testing.T) {
	for settings, want := range map[string]string{
		"dice=7": "7 dice of 6 sides show 792 different rolls: at most 500", "dice=2 sides=10": "at most 9 sides",
	} {
		r := rules(t, settings)
		_, err := charts.NewStrategy(solve(t, r, solver.Low(), 2), engine.Opening(r, 2))
		require.ErrorIs(t, err, charts.ErrTooMany, settings)
		assert.ErrorContains(t, err, want)
	}
	r := rules(t, "dice=7")
	require.NoError(t, charts.CheckStrategy(r, 6), "of fewer dice there are fewer rolls")
	_, err := charts.NewStrategy(solve(t, engine.ThreesAway(), solver.Low(), 2), engine.Position{})
	require.ErrorIs(t, err, engine.ErrPosition)
}
