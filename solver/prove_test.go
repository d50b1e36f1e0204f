package solver

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"threesaway/engine"
)

// The proof is policy iteration in exact arithmetic: it must arrive at the
// optimal policy from any other, here from that of keeping all dice always.
func TestTheProofMendsAnyPolicy(t *testing.T) {
	r := engine.ThreesAway()
	r.Dice, r.Sides = 3, 4
	turn, err := NewTurn(r)
	require.NoError(t, err)
	want, err := turn.Win(3)
	require.NoError(t, err)
	smaller := []exactShares{2: want.games[2].shares}

	poor := newExactRound(newRound(turn, 3))
	shares, err := poor.prove(smaller)
	require.NoError(t, err)
	assert.Equal(t, want.games[3].shares, shares)
	for i, s := range poor.order {
		assert.Equal(t, want.games[3].round.order[i].grid.choice, s.grid.choice, "seat %d, %d to beat, %d holders", s.seat, s.beat, s.holders)
	}
}

// Where rounding could hide a difference the choice must not be taken for clear.
func TestNoChoiceWithinRoundingIsBeyondDoubt(t *testing.T) {
	turn, err := NewTurn(engine.ThreesAway())
	require.NoError(t, err)
	s, err := turn.Win(2)
	require.NoError(t, err)
	state := s.games[2].round.at(1, engine.NoScore, 0)
	values, _ := s.games[2].values[state.id]()
	utility := values[:len(state.scores)]
	require.True(t, state.beyondDoubt(utility, state.grid.values))
	// Throwing three dice again after 3 3 is best for the roll 1 3 3 5 6 by a
	// wide margin; make the place that keeping 1 too leads to nearly as good.
	near := append([]float64(nil), state.grid.values...)
	near[2*turn.stride+1] = near[3*turn.stride] - turn.noise()/4
	assert.False(t, state.beyondDoubt(utility, near))
}
