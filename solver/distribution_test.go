package solver_test

import (
	"math"
	"math/big"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"threesaway/engine"
	"threesaway/solver"
)

// One die under the standard game scores 0, 1, 2, 4, 5 or 6.
func TestDistributionOfOneDie(t *testing.T) {
	r := rules(t, "dice=1")
	d, err := solver.Scores(r, newTurn(t, r).Low(), engine.Opening(r, 2))
	require.NoError(t, err)
	assert.Equal(t, 6, d.Max())
	below := 0
	for score := -2; score <= 8; score++ {
		shown := 0
		if score >= 0 && score <= 6 && score != 3 {
			shown = 1
		}
		assert.InDelta(t, float64(shown)/6, float(d.P(score)), 1e-15, "P(%d)", score)
		assert.InDelta(t, float64(below)/6, float(d.Below(score)), 1e-15, "below %d", score)
		assert.InDelta(t, float64(6-below-shown)/6, float(d.Above(score)), 1e-15, "above %d", score)
		below += shown
	}
	assert.Equal(t, "1/6", d.P(6).RatString(), "the highest score has a place")
	assert.Equal(t, "3", d.Mean().RatString())
	assert.Equal(t, "14/3", d.Variance().RatString()) // 82/6 - 9
	assert.InDelta(t, math.Sqrt(14.0/3), d.StdDev(), 1e-15)
	assert.Zero(t, d.Moon().Sign())
}

// A moon is no score: it is neither below nor above any.
func TestDistributionCountsTheMoonApart(t *testing.T) {
	for _, setting := range []string{"moon=throw", "moon=turn"} {
		r := rules(t, "dice=1", setting)
		beat := newTurn(t, r).Beat(solver.WeightHalf)
		d, err := solver.Scores(r, beat, engine.Position{ScoreToBeat: 3, Left: 1})
		require.NoError(t, err)
		assert.Equal(t, "1/6", d.Moon().RatString(), setting)
		assert.Equal(t, "1/3", d.Above(2).RatString(), "%s: 4 and 5", setting)
		assert.Equal(t, "1/2", d.Below(3).RatString(), "%s: 0, 1 and 2", setting)
		assert.Zero(t, d.P(6).Sign(), setting)
		assert.Equal(t, "2", d.Mean().RatString(), "%s: a moon counts 0", setting)
	}
}

// What low and beat are worth is what their scores give, of turns too whose ways 64 bits
// do not count.
func TestScoresBeyond64BitsGiveTheValue(t *testing.T) {
	for _, settings := range [][]string{{"dice=8", "sides=4"}, {"dice=11", "sides=2", "away=none"}, {"dice=8", "sides=4", "moon=throw"}} {
		r := rules(t, settings...)
		pos := engine.Position{Left: r.Dice, ScoreToBeat: r.Dice + 1}
		beat, err := solver.Proven(newTurn(t, r).Beat(solver.WeightHalf))
		require.NoError(t, err)
		scores, err := solver.Scores(r, beat, pos)
		require.NoError(t, err)
		assert.Equal(t, r.Moon != engine.MoonOff, scores.Moon().Sign() > 0, settings)
		got := new(big.Rat).Mul(big.NewRat(1, 2), scores.P(pos.ScoreToBeat))
		got.Add(got, scores.Below(pos.ScoreToBeat))
		want, err := beat.(solver.ExactSolution).ExactValue(pos)
		require.NoError(t, err)
		assert.Equal(t, want, got.Add(got, scores.Moon()), settings)

		sum := scores.Moon()
		for score := range r.MaxScore() + 1 {
			sum.Add(sum, scores.P(score))
		}
		assert.Equal(t, big.NewRat(1, 1), sum, settings)

		r.Moon = engine.MoonOff
		low := newTurn(t, r).Low()
		scores, err = solver.Scores(r, low, pos)
		require.NoError(t, err)
		want, err = low.ExactValue(pos)
		require.NoError(t, err)
		assert.Equal(t, want, scores.Mean(), settings)
	}
}
