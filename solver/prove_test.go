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
	for _, text := range []string{"dice=3 sides=4", "dice=3 sides=4 ties=tied", "dice=3 sides=3 high=true", "dice=2 sides=4 bottoms=turn"} {
		r, err := engine.ParseRules(text)
		require.NoError(t, err)
		turn, err := NewTurn(r)
		require.NoError(t, err)
		want, err := turn.Win(3)
		require.NoError(t, err)
		two, err := want.games[2][0].proven()
		require.NoError(t, err)
		three, err := want.games[3][0].proven()
		require.NoError(t, err)

		r3 := newRound(turn, 3, turn.maxScore, false)
		for _, s := range r3.order {
			s.solved.grid = turn.newGrid(turn.lowest())
			s.solved.grid.values = make([]float64, len(turn.nodes)*turn.stride)
		}
		poor := newExactRound(r3)
		shares, err := poor.prove(&sequel{smaller: []exactShares{2: two.shares}})
		require.NoError(t, err)
		assert.Equal(t, three.shares, shares, text)
		for i, s := range poor.order {
			assert.Equal(t, three.exact.states[i].grid.choice, poor.states[i].grid.choice,
				"%s: seat %d, %d to beat, %d holders", text, s.seat, s.beat, s.holders)
		}
	}
}

// Where rounding could hide a difference the choice must not be taken for
// certain.
func TestNoChoiceWithinRoundingIsBeyondDoubt(t *testing.T) {
	turn, err := NewTurn(engine.ThreesAway())
	require.NoError(t, err)
	s, err := turn.Win(2)
	require.NoError(t, err)
	game, err := s.games[2][0].proven()
	require.NoError(t, err)
	first := game.exact.first()
	state := game.exact.states[first.id]
	exact := game.turns[first.id]()
	space := &proofSpace{}
	ranks := space.rank(exact.worth)
	settled := space.settle(turn, func(x int) int { return state.grid.finalRank(x, ranks) }, 0)
	require.True(t, state.grid.beyondDoubt(state.worth, settled, ranks))
	// Throwing three dice again after 3 3 is best for the roll 1 3 3 5 6 by a
	// wide margin; make the place that keeping 1 too leads to nearly as good.
	near := state.grid.clone()
	near.values[2*turn.stride+1] = near.values[3*turn.stride] - turn.slack(state.worth)/16
	assert.False(t, near.beyondDoubt(state.worth, settled, ranks))
}
