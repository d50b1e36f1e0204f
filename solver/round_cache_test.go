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

// What fits exactly is kept; a round that is larger than all the memory is kept
// alone.
func TestRoundCacheHoldsWhatFits(t *testing.T) {
	turn, err := NewTurn(engine.ThreesAway())
	require.NoError(t, err)
	small, large := newRound(turn, 2, turn.maxScore, true), newRound(turn, 3, turn.maxScore, true)
	require.Greater(t, large.size(), small.size())
	c := roundCache{memory: 3 * small.size()}
	for pot := range 3 {
		c.put(moneyKey{pot: pot}, small)
	}
	assert.Len(t, c.rounds, 3)
	assert.Equal(t, 3*small.size(), c.size)
	c.memory = 1
	c.put(moneyKey{pot: 3}, large)
	assert.Same(t, large, c.get(moneyKey{pot: 3}))
	assert.Len(t, c.rounds, 1)
	assert.Len(t, c.keys, 1)
	assert.Equal(t, large.size(), c.size)
	c.put(moneyKey{pot: 4}, small)
	assert.Same(t, small, c.get(moneyKey{pot: 4}))
	assert.Equal(t, small.size(), c.size)

	empty := roundCache{memory: 1}
	empty.put(moneyKey{}, large)
	assert.Same(t, large, empty.get(moneyKey{}))
}

// The first that is let go is the first that has not been asked about since the
// hand came by.
func TestRoundCacheLetsGoInTurn(t *testing.T) {
	turn, err := NewTurn(engine.ThreesAway())
	require.NoError(t, err)
	r := newRound(turn, 2, turn.maxScore, true)
	c := roundCache{memory: 3 * r.size()}
	held := func() (pots []int) {
		for pot := range 10 {
			if c.rounds[moneyKey{pot: pot}] != nil {
				pots = append(pots, pot)
			}
		}
		return pots
	}
	for pot := range 3 {
		c.put(moneyKey{pot: pot}, r)
	}
	c.get(moneyKey{pot: 0})
	c.get(moneyKey{pot: 1})
	c.put(moneyKey{pot: 3}, r)
	assert.Equal(t, []int{0, 1, 3}, held(), "2 has not been asked about")
	c.put(moneyKey{pot: 4}, r)
	assert.Equal(t, []int{0, 1, 4}, held(), "the hand stands where 3 took the place of 2")
	c.put(moneyKey{pot: 5}, r)
	assert.Equal(t, []int{0, 1, 5}, held())
	c.get(moneyKey{pot: 5})
	c.put(moneyKey{pot: 6}, r)
	assert.Len(t, held(), 3)
	assert.Contains(t, held(), 5, "asked about")
}
