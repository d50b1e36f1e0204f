package solver_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"threesaway/engine"
	"threesaway/solver"
)

// The values are those of RULES.md, "Values known independently".
func TestLowHasTheKnownLeastExpectedTotals(t *testing.T) {
	low := newTurn(t, rules(t)).Low()
	for left, want := range map[int]string{
		1: "3", 2: "79/18", 3: "2261/432", 4: "544369/93312", 5: "504205555/80621568",
	} {
		got, err := low.ExactValue(engine.Position{Round: 1, Left: left})
		require.NoError(t, err)
		assert.Equal(t, fraction(t, want), got, "%d dice", left)
		value, err := low.Value(engine.Position{Round: 1, Left: left})
		require.NoError(t, err)
		assert.Equal(t, float(got), value, "%d dice", left)
	}
}

func TestLowBeyond64BitsHasTheKnownValues(t *testing.T) {
	for setting, want := range map[string]float64{"dice=6": 6.544295, "dice=7": 6.746816} {
		r := rules(t, setting)
		value, err := newTurn(t, r).Low().Value(engine.Opening(r, 2))
		require.NoError(t, err)
		assert.InDelta(t, want, value, 5e-7, setting)
	}
}

func TestLowForEachAwayFaceHasTheKnownValue(t *testing.T) {
	for away, want := range []float64{
		1: 8.419393045930, 2: 7.027062740737, 3: 6.253978525945, 4: 5.916246952676, 5: 5.706129886567, 6: 5.563945149544,
	} {
		if away == 0 {
			continue
		}
		r := rules(t)
		r.Away = engine.Face(away)
		value, err := newTurn(t, r).Low().Value(engine.Opening(r, 2))
		require.NoError(t, err)
		assert.InDelta(t, want, value, 5e-13, "away %d", away)
	}
}

func TestLowAddsWhatIsKeptAlready(t *testing.T) {
	low := newTurn(t, rules(t)).Low()
	alone, err := low.Value(engine.Position{Left: 3})
	require.NoError(t, err)
	with, err := low.Value(engine.Position{Left: 3, Total: 4})
	require.NoError(t, err)
	assert.InDelta(t, alone+4, with, 1e-15)
}

func TestScoresUnderLowHaveTheKnownSpread(t *testing.T) {
	r := rules(t)
	scores, err := solver.Scores(r, newTurn(t, r).Low(), engine.Opening(r, 2))
	require.NoError(t, err)
	assert.Equal(t, fraction(t, "504205555/80621568"), scores.Mean(), "the mean of the distribution is the value")
	assert.InDelta(t, 3.3890, scores.StdDev(), 5e-5)
	sum := scores.Below(scores.Max() + 1)
	assert.Equal(t, fraction(t, "1"), sum)
}

func TestSimplePoliciesHaveTheKnownExpectedTotals(t *testing.T) {
	r := rules(t)
	for _, c := range []struct {
		name   string
		policy solver.Policy
		want   float64
	}{
		{"take dice while each helps", solver.TakeWhileItHelps(newTurn(t, r)), 6.310821},
		{"threes, else the lowest", solver.ThreesElseLowest(r), 6.804025},
	} {
		scores, err := solver.Scores(r, c.policy, engine.Opening(r, 2))
		require.NoError(t, err, c.name)
		assert.InDelta(t, c.want, float(scores.Mean()), 5e-7, c.name)
	}
}

func TestNoSimplePolicyIsBetterThanLow(t *testing.T) {
	r := rules(t)
	best, err := newTurn(t, r).Low().ExactValue(engine.Opening(r, 2))
	require.NoError(t, err)
	for pips := range r.MaxDieScore() + 1 {
		scores, err := solver.Scores(r, solver.KeepLowDice(r, pips), engine.Opening(r, 2))
		require.NoError(t, err)
		assert.Positive(t, scores.Mean().Cmp(best), "keep dice of at most %d pips", pips)
	}
}

func TestWideIntegersGiveWhatNarrowOnesGive(t *testing.T) {
	narrow, wide := solver.SolveExactBoth(newTurn(t, rules(t)))
	assert.Equal(t, narrow, wide)
}
