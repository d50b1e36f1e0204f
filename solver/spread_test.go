package solver

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"threesaway/engine"
)

// Results of turns are counted alike in integers of 64 bits and in wide ones, and no
// outcome is lost.
func TestResultsAreTheSameInWideAndNarrowIntegers(t *testing.T) {
	for _, text := range []string{
		"dice=3", "dice=3 moon=throw", "dice=3 moon=turn", "dice=2 bottoms=turn", "dice=3 pass=true", "dice=3 high=true", "dice=2 bottoms=blind moon=throw",
	} {
		r, err := engine.ParseRules(text)
		require.NoError(t, err)
		turn, err := NewTurn(r)
		require.NoError(t, err)
		s, err := turn.Win(3)
		require.NoError(t, err)
		unit := turn.unit()
		require.True(t, unit.IsInt64())
		game, err := s.games[3][0].proven()
		require.NoError(t, err)
		for i, state := range game.exact.order {
			grid := game.exact.states[i].grid
			narrow, wide := grid.spreadExact(unit), grid.spreadBig(unit)
			assert.Equal(t, narrow, wide, "%s: seat %d, %d to beat", text, state.seat, state.beat)
			sum := zeros(1)[0]
			for _, m := range wide {
				sum.Add(sum, m)
			}
			assert.Zero(t, sum.Cmp(unit), "%s: seat %d, %d to beat", text, state.seat, state.beat)
		}
	}
}
