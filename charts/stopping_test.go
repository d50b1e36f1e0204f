package charts_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"threesaway/charts"
	"threesaway/engine"
	"threesaway/solver"
)

func stopping(t require.TestingT, r engine.Rules, players int) *charts.Stopping {
	c, err := charts.NewStopping(solve(t, r, solver.Win(), players), players)
	require.NoError(t, err)
	return c
}

func good(c *charts.Stopping) (list []int) {
	for _, g := range c.Good {
		if g == nil {
			list = append(list, -1)
		} else {
			list = append(list, *g)
		}
	}
	return list
}

// "Four or lower is good."
func TestStoppingAnswersTheRemark(t *testing.T) {
	c := stopping(t, engine.ThreesAway(), 8)
	assert.Equal(t, []int{2, 3, 4, 5, 6, 7, 8}, c.Players)
	assert.Equal(t, []int{5, 4, 4, 4, 3, 3, 3}, good(c))
	require.Len(t, c.Values, 31)
	assert.InDelta(t, 0.6867, c.Values[4][0], 5e-5)
	assert.InDelta(t, 0.1929, c.Values[3][6], 5e-5)
}

// The values, weighed with how often the first player ends so, are the first
// player's share.
func TestStoppingAveragesToTheShare(t *testing.T) {
	r := engine.ThreesAway()
	c := stopping(t, r, 4)
	for i, want := range []float64{0.473015866841464, 0.315658379539, 0.238044201069} {
		first := scores(t, solve(t, r, solver.Win(), i+2), engine.Opening(r, i+2))
		got := 0.0
		for score, p := range first.Chances {
			got += p * c.Values[score][i]
		}
		assert.InDelta(t, want, got, 1e-12)
	}
}

func TestStoppingOfTheHighGameIsMirrored(t *testing.T) {
	low, high := stopping(t, engine.ThreesAway(), 3), stopping(t, engine.ThreesAwayHigh(), 3)
	for score, row := range low.Values {
		assert.InDeltaSlice(t, row, high.Values[30-score], 1e-12)
	}
	assert.Equal(t, []int{25, 26}, good(high))
}

// With one two-sided die on which every face counts, 0 cannot be scored.
func TestStoppingLeavesOutWhatCannotBeScored(t *testing.T) {
	c := stopping(t, rules(t, "dice=1 sides=2 away=none"), 2)
	assert.Equal(t, []int{1}, good(c))
	require.Len(t, c.Line(0), 2)
	assert.Equal(t, 1, c.Line(0)[0].Score)
	assert.InDelta(t, 0.75, c.Line(0)[0].Value, 1e-12)
	assert.Equal(t, 2, c.Line(0)[1].Score)
	low, high := c.Range()
	assert.Equal(t, []int{1, 2}, []int{low, high})
}

func TestStoppingUnderEveryVariant(t *testing.T) {
	for _, variant := range variants() {
		c := stopping(t, rules(t, variant), 3)
		for _, row := range c.Values {
			for _, v := range row {
				assert.True(t, v >= 0 && v <= 1, variant)
			}
		}
	}
}
