package solver

import (
	"math/big"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"threesaway/engine"
)

// Against a poor score nearly all is won, whatever is kept, and against a perfect one next
// to nothing: still the best keep is sure wherever all keeps are worth different chances.
func TestRoughChoicesAreSureWhereTheyMatterLittle(t *testing.T) {
	turn := turnOf(t, "dice=8 sides=4")
	s := turn.beat(WeightZero, true)
	exact := turn.beat(WeightZero, false)
	for _, beat := range []int{1, turn.maxScore - 1, turn.maxScore} {
		apart := 0
		for left := 5; left <= turn.dice; left++ {
			pos := engine.Position{Left: left, ScoreToBeat: beat}
			for _, roll := range turn.layer(left).rolls {
				seen := map[string]bool{}
				keeps := lowestKeeps(turn.rules, roll)
				for _, keep := range keeps {
					value, err := exact.ExactValue(pos.After(turn.rules, roll, engine.KeepOnly(keep)))
					require.NoError(t, err)
					seen[value.RatString()] = true
				}
				best, err := exact.Decide(pos, roll)
				require.NoError(t, err)
				got, sure := s.rough().decide(turn.maxScore-beat, roll)
				if len(seen) == len(keeps) {
					apart++
					assert.True(t, sure, "%d to beat, %s", beat, roll)
				}
				if sure {
					assert.Equal(t, best, got, "%d to beat, %s", beat, roll)
				}
			}
		}
		assert.Positive(t, apart, beat)
	}
	value, err := exact.ExactValue(engine.Position{Left: 8, ScoreToBeat: turn.maxScore})
	require.NoError(t, err)
	lost := value.Sub(big.NewRat(1, 1), value)
	assert.Negative(t, lost.Cmp(big.NewRat(1, 1<<60)), "far less than a float64 near 1 can tell")
}
