package solver

import (
	"math"
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
			s.solved.grid = turn.newValuedGrid(turn.lowest())
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
	turn, state, settled, ranks := provenStart(t)
	require.True(t, state.grid.beyondDoubt(state.worth, settled, ranks))
	// Throwing three dice again after 3 3 is best for the roll 1 3 3 5 6 by a
	// wide margin; make the place that keeping 1 too leads to nearly as good.
	near := state.grid.clone()
	near.values[2*turn.stride+1] = near.values[3*turn.stride] - turn.slack(state.worth)/16
	assert.False(t, near.beyondDoubt(state.worth, settled, ranks))
}

// What the proof allows for rounding is what its comment counts: for each node as many
// roundings as it has rolls, and three; 461 rolls of one to five dice are 6 + 21 + 56 +
// 126 + 252. Two values may differ by twice that, relative to the largest utility.
func TestRoundingIsAllowedForAsOftenAsItHappens(t *testing.T) {
	turn, err := NewTurn(engine.ThreesAway())
	require.NoError(t, err)
	assert.Equal(t, 2*(1+461+5*3)*math.Pow(2, -53), turn.noise)
	worth := make([]float64, turn.results())
	assert.Zero(t, turn.slack(worth))
	worth[3], worth[4], worth[5] = 0.25, -0.5, 0.125
	assert.Equal(t, 4*turn.noise*0.5, turn.slack(worth))
	worth[3] = 8
	assert.Equal(t, 4*turn.noise*8, turn.slack(worth))
}

// provenStart returns the state that a game of two begins with, as it is proven, and
// what is known of its results.
func provenStart(t *testing.T) (turn *Turn, state *exactState, settled []bool, ranks []int) {
	t.Helper()
	turn, err := NewTurn(engine.ThreesAway())
	require.NoError(t, err)
	s, err := turn.Win(2)
	require.NoError(t, err)
	game, err := s.games[2][0].proven()
	require.NoError(t, err)
	first := game.exact.first()
	state = &game.exact.states[first.id]
	space := &proofSpace{}
	ranks = space.rank(game.turns[first.id]().worth)
	return turn, state, space.settle(turn, func(x int) int { return state.grid.finalRank(x, ranks) }, 0), ranks
}

// A value that is as far off as rounding can bring it is in doubt, one that is further
// off is not.
func TestDoubtEndsWhereRoundingDoes(t *testing.T) {
	turn, state, settled, ranks := provenStart(t)
	chosen := state.grid.values[3*turn.stride]
	least := chosen - turn.slack(state.worth)/4
	for want, value := range map[bool]float64{false: least, true: math.Nextafter(least, 0)} {
		near := state.grid.clone()
		near.values[2*turn.stride+1] = value // keeping the 1 of 1 3 3 5 6 too
		assert.Equal(t, want, near.beyondDoubt(state.worth, settled, ranks))
	}
}

// That two places are not settled does not make them equal: a choice is in doubt too
// where an option that comes after it is as good but for rounding.
func TestOptionsThatAreNotSettledAreNotEqual(t *testing.T) {
	turn, state, settled, ranks := provenStart(t)
	near := state.grid.clone()
	// Of 1 3 3 5 6 one 3 is nearly as good as both.
	near.values[4*turn.stride] = near.values[3*turn.stride] - turn.slack(state.worth)/16
	require.False(t, settled[4*turn.stride])
	require.False(t, settled[3*turn.stride])
	assert.False(t, near.beyondDoubt(state.worth, settled, ranks))
}

// Floating point alone comes to the shares, before anything is proven: the proof mends
// what rounding hides, no more.
func TestFloatingPointAloneComesToTheShares(t *testing.T) {
	for _, text := range []string{
		"dice=3", "dice=3 ties=tied", "dice=3 ties=split", "dice=2 progressive=2,5", "dice=3 moon=turn", "dice=2 bottoms=turn", "dice=3 high=true",
	} {
		r, err := engine.ParseRules(text)
		require.NoError(t, err)
		turn, err := NewTurn(r)
		require.NoError(t, err)
		s, err := turn.Win(4)
		require.NoError(t, err)
		for n := 2; n <= 4; n++ {
			for i, game := range s.games[n] {
				proven, err := game.proven()
				require.NoError(t, err)
				p := newWinPayoffs(r, n)
				for m := 2; m < n; m++ {
					p.smaller[m] = s.games[m][i].floats
				}
				if i+1 < len(s.games[n]) {
					p.next = s.games[n][i+1].floats
				}
				g := &winGame{round: newRound(turn, n, game.round.ceiling, false), floats: p.own}
				_, err = g.iterate(p, turn.newWorkspace())
				require.NoError(t, err)
				for seat := 1; seat <= n; seat++ {
					assert.InDelta(t, nearestFloat(proven.shares[seat]), g.floats[seat], 1e-12, "%s: seat %d of %d, round %d", text, seat, n, i+1)
				}
			}
		}
	}
}

// Only what is in doubt is computed anew in integers: in the standard game nothing
// that has been proven once.
func TestTheProofComputesAnewOnlyWhatIsInDoubt(t *testing.T) {
	turn, err := NewTurn(engine.ThreesAway())
	require.NoError(t, err)
	s, err := turn.Win(3)
	require.NoError(t, err)
	for n := 2; n <= 3; n++ {
		game, err := s.games[n][0].proven()
		require.NoError(t, err)
		for i := range game.exact.states {
			state := &game.exact.states[i]
			exact := game.turns[i]()
			choices := state.grid.choice
			assert.False(t, state.proveChoices(exact.worth, exact.worthDen, &proofSpace{}), "it is proven")
			assert.Same(t, &choices[0], &state.grid.choice[0], "%d players, state %d", n, i)
		}
	}
}
