package solver

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"threesaway/engine"
)

// The memory of solved rounds stays bounded, and what has been asked about lately
// stays with it.
func TestRoundCacheLetsGoOfWhatIsNotAskedAbout(t *testing.T) {
	turn, err := NewTurn(engine.ThreesAway())
	require.NoError(t, err)
	r := newRound(turn, 2, turn.maxScore, true)
	c := roundCache{memory: roundMemory}
	assert.Nil(t, c.get(moneyKey{pot: 1}))
	room := roundMemory / r.size()
	for pot := range 3 * room {
		c.put(moneyKey{pot: pot}, r)
		require.NotNil(t, c.get(moneyKey{pot: 0}), "always asked about")
		require.LessOrEqual(t, c.size, roundMemory)
	}
	assert.Len(t, c.rounds, room)
	assert.Len(t, c.keys, room)
	assert.Nil(t, c.get(moneyKey{pot: 1}))
	assert.Greater(t, room, 100)
}
