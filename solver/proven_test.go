package solver_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"threesaway/engine"
	"threesaway/solver"
)

// A proven solution is one of the same game for the same goal, and answers alike.
func TestProvenSolutionsAnswerAlike(t *testing.T) {
	r := rules(t, "dice=3", "sides=4")
	for _, goal := range []solver.Goal{solver.Low(), solver.Beat(solver.WeightHalf), solver.Win(), solver.Money()} {
		s, err := solver.Solve(r, goal, engine.Opening(r, 3))
		require.NoError(t, err)
		proven, err := solver.Proven(s)
		require.NoError(t, err)
		require.NotNil(t, proven, goal)
		assert.Equal(t, goal, proven.Goal())
		assert.Equal(t, r, proven.Rules())
		for _, pos := range []engine.Position{
			{Players: 2, Seat: 2, Round: 1, Pot: 2, ScoreToBeat: 4, Holders: 1, Left: 3},
			{Players: 3, Seat: 3, Round: 1, Pot: 3, ScoreToBeat: 5, Holders: 2, Left: 2, Total: 1},
		} {
			want, err := s.Value(pos)
			require.NoError(t, err)
			got, err := proven.Value(pos)
			require.NoError(t, err)
			assert.InEpsilon(t, want, got, 1e-12, "%s: %+v", goal, pos)
			for roll := range engine.Rolls(pos.Left, r.Sides) {
				want, err := s.Decide(pos, roll)
				require.NoError(t, err)
				got, err := proven.Decide(pos, roll)
				require.NoError(t, err)
				assert.Equal(t, want, got, "%s: %+v, %s", goal, pos, roll)
			}
		}
	}
}

// What is none of the solutions of this package has nothing to be proven.
func TestOtherSolutionsAreReturnedAsTheyAre(t *testing.T) {
	s := rounded{newTurn(t, rules(t, "dice=1")).Low()}
	proven, err := solver.Proven(s)
	require.NoError(t, err)
	assert.Equal(t, solver.Goal{Kind: solver.KindLow}, proven.Goal())
	_, same := proven.(rounded)
	assert.True(t, same)
}

// Every proven share is the float64 closest to the fraction.
func TestProvenSharesAreTheClosestToTheFractions(t *testing.T) {
	for _, settings := range [][]string{{"dice=4"}, {"dice=3", "ties=tied"}, {"dice=3", "progressive=2,4"}, {"dice=3", "high=true"}} {
		r := rules(t, settings...)
		proven, err := solver.Proven(win(t, r, 4))
		require.NoError(t, err)
		s, ok := proven.(*solver.WinSolution)
		require.True(t, ok)
		for players := 2; players <= 4; players++ {
			for round := 1; round <= len(r.Ceilings()); round++ {
				shares, err := s.Shares(players, round)
				require.NoError(t, err)
				pos := engine.Opening(r, players)
				pos.Round = round
				for i, share := range shares {
					got, err := s.Share(pos, i+1)
					require.NoError(t, err)
					assert.Equal(t, float(share), got, "%v, %d players, round %d, seat %d", settings, players, round, i+1)
				}
			}
		}
	}
}
