package solver_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"threesaway/engine"
	"threesaway/solver"
)

func TestGoalsAreReadByName(t *testing.T) {
	for name, want := range map[string]solver.Goal{
		"low": solver.Low(), "beat": solver.Beat(solver.WeightHalf), "win": solver.Win(), "money": solver.Money(),
	} {
		got, err := solver.ParseGoal(name, solver.WeightHalf)
		require.NoError(t, err)
		assert.Equal(t, want, got)
	}
	_, err := solver.ParseGoal("lose", solver.WeightHalf)
	assert.ErrorIs(t, err, solver.ErrGoal)
	assert.Equal(t, "win", solver.Win().String())
	assert.Equal(t, "beat tie=1/2", solver.Beat(solver.WeightHalf).String())
}

// Only pips are better the fewer, and not even those where the highest score wins.
func TestLessIsBetterForTheLowestTotalAlone(t *testing.T) {
	low, high := rules(t), rules(t, "high=true")
	assert.True(t, solver.Low().LessIsBetter(low))
	assert.False(t, solver.Low().LessIsBetter(high))
	for _, goal := range []solver.Goal{solver.Beat(solver.WeightOne), solver.Win(), solver.Money()} {
		assert.False(t, goal.LessIsBetter(low), goal)
		assert.False(t, goal.LessIsBetter(high), goal)
	}
}

func TestUnknownGoalsAreNotSolved(t *testing.T) {
	r := rules(t, "dice=1")
	_, err := solver.Solve(r, solver.Goal{Kind: "lose"}, engine.Opening(r, 2))
	assert.ErrorIs(t, err, solver.ErrGoal)
}
