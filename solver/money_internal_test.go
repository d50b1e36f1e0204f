package solver

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"threesaway/engine"
)

// Solve prepares for the pot after a tie too, as far as there are pots.
func TestSolveIsReadyForThePotAfterATie(t *testing.T) {
	r, err := engine.ParseRules("dice=2 tie_ante=30")
	require.NoError(t, err)
	turn, err := NewTurn(r)
	require.NoError(t, err)
	for pot, ready := range map[int]int{3: 93, 50: 140, MaxPot - 10: MaxPot, MaxPot: MaxPot} {
		pos := engine.Opening(r, 3)
		pos.Pot = pot
		got, err := Solve(r, Money(), pos)
		require.NoError(t, err)
		want, err := turn.Money(3, ready)
		require.NoError(t, err)
		assert.Equal(t, want.top, got.(*MoneySolution).top, "pot %d", pot)
	}
	pos := engine.Opening(r, 3)
	pos.Pot = MaxPot + 1
	_, err = Solve(r, Money(), pos)
	assert.ErrorIs(t, err, engine.ErrPosition)
}
