package solver_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"threesaway/engine"
	"threesaway/solver"
)

// Turns whose outcomes 64 bits do not count, as 3^45, 4^36 and 2^210, are solved in floating
// point: every value is that of the proof within rounding, and every choice the same.
func TestTurnsBeyond64BitsAreSolvedAsTheirProofsAre(t *testing.T) {
	for _, settings := range [][]string{{"dice=9", "sides=3"}, {"dice=8", "sides=4"}, {"dice=20", "sides=2", "away=none"}} {
		r := rules(t, settings...)
		turn := newTurn(t, r)
		for _, s := range []solver.Solution{turn.Low(), turn.Beat(solver.WeightHalf)} {
			p, err := solver.Proven(s)
			require.NoError(t, err)
			proven, ok := p.(solver.ExactSolution)
			require.True(t, ok)
			for left := 1; left <= r.Dice; left++ {
				for total := 0; total <= (r.Dice-left)*r.MaxDieScore(); total++ {
					for _, beat := range []int{r.MinDieScore() * r.Dice, 2 + r.MinDieScore()*r.Dice, r.MaxScore() / 2, r.MaxScore()} {
						pos := engine.Position{Left: left, Total: total, ScoreToBeat: beat}
						exact, err := proven.ExactValue(pos)
						require.NoError(t, err)
						value, err := s.Value(pos)
						require.NoError(t, err)
						require.InDelta(t, float(exact), value, 1e-12, "%v, %s: %+v", settings, s.Goal(), pos)
						for roll := range engine.Rolls(left, r.Sides) {
							want, err := proven.Decide(pos, roll)
							require.NoError(t, err)
							got, err := s.Decide(pos, roll)
							require.NoError(t, err)
							require.Equal(t, want, got, "%v, %s: %+v, %s", settings, s.Goal(), pos, roll)
						}
					}
				}
			}
		}
	}
}

// Their options are those of the proof, too, as far as rounding can tell.
func TestOptionsOfTurnsBeyond64BitsAreThoseOfTheProof(t *testing.T) {
	r := rules(t, "dice=9", "sides=3")
	turn := newTurn(t, r)
	for _, s := range []solver.Solution{turn.Low(), turn.Beat(solver.WeightHalf)} {
		proven, err := solver.Proven(s)
		require.NoError(t, err)
		pos := engine.Position{Players: 2, Seat: 2, Round: 1, Pot: 2, ScoreToBeat: 2, Holders: 1, Left: 6, Total: 1}
		for roll := range engine.Rolls(6, 3) {
			want, err := solver.Rank(proven, pos, roll)
			require.NoError(t, err)
			got, err := solver.AppendOptions(nil, s, pos, roll)
			require.NoError(t, err)
			require.Len(t, got, len(want.Options))
			for i, o := range want.Options {
				assert.Equal(t, o.Decision, got[i].Decision, "%s, %s", s.Goal(), roll)
				assert.InDelta(t, o.Value, got[i].Value, 1e-12, "%s, %s", s.Goal(), roll)
				assert.InDelta(t, o.Loss, got[i].Loss, 1e-12, "%s, %s", s.Goal(), roll)
			}
		}
	}
}
