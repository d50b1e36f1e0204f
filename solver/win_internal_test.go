package solver

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"threesaway/engine"
)

// A choice that rounding may have decided is the proven one, whatever came of rounding.
func TestChoicesInDoubtAreTheProvenOnes(t *testing.T) {
	turn := turnOf(t, "dice=3")
	proven, err := turn.Win(2)
	require.NoError(t, err)
	rounded, err := turn.Win(2)
	require.NoError(t, err)
	pos := engine.Position{Players: 2, Seat: 2, Round: 1, Pot: 2, ScoreToBeat: 5, Holders: 1, Left: 3}
	f, err := rounded.find(pos)
	require.NoError(t, err)
	g := f.round.grid(f.state)
	rolls := turn.layer(3).rolls
	for i := range rolls {
		l := &g.set.nodes[f.n]
		g.choice[f.n][f.column*len(rolls)+i] = uint16(l.first[i+1] - l.first[i] - 1) // keep the fewest
	}
	changed := 0
	for _, doubted := range []bool{false, true} {
		for i, roll := range rolls {
			if doubted {
				g.doubts = append(g.doubts, doubt{f.n, f.column, i})
			}
			want, err := proven.Decide(pos, roll)
			require.NoError(t, err)
			got, err := rounded.Decide(pos, roll)
			require.NoError(t, err)
			if doubted {
				assert.Equal(t, want, got, roll)
			} else if want != got {
				changed++
			}
		}
	}
	assert.Positive(t, changed)
}

// What is built on rounded shares has no exact values.
func TestGamesBuiltOnRoundedSharesAreInexact(t *testing.T) {
	turn := turnOf(t, "dice=2")
	s, err := turn.Win(2)
	require.NoError(t, err)
	g := s.games[2][0]
	p, err := s.proven(g)
	require.NoError(t, err)
	p.rounded = true
	_, err = s.proven(g)
	require.ErrorIs(t, err, ErrInexact)
	_, err = s.Shares(2, 1)
	require.ErrorIs(t, err, ErrInexact)
	_, err = s.ExactValue(engine.Opening(turn.rules, 2))
	require.ErrorIs(t, err, ErrInexact)
	_, err = s.Round(2, 1)
	require.ErrorIs(t, err, ErrInexact)
	value, err := s.Value(engine.Opening(turn.rules, 2))
	require.NoError(t, err, "but values in floating point")
	share, err := s.Share(engine.Opening(turn.rules, 2), 1)
	require.NoError(t, err)
	assert.InDelta(t, share, value, 1e-14)
}

// The first guess of shares is those of a player less, by place among the seats, and of
// policies, that of the seat with as many behind it.
func TestAGameBeginsLikeThatOfAPlayerLess(t *testing.T) {
	turn := turnOf(t, "dice=2")
	smaller := &winGame{round: newRound(turn, 4, turn.maxScore, false), floats: []float64{0, .16, .24, .28, .32}}
	for _, s := range smaller.round.order {
		s.results[3] = float64(s.id)
		s.solved.policy = make([]tacticID, 1)
	}
	g := &winGame{round: newRound(turn, 5, turn.maxScore, false)}
	p := newWinPayoffs(turn.rules, 5)
	g.begin(p, smaller)
	assert.InDeltaSlice(t, []float64{0, .16 * .8, .22 * .8, .26 * .8, .29 * .8, .32 * .8}, p.own, 1e-15)
	for _, s := range g.round.order {
		if s.seat < 3 {
			assert.Nil(t, s.solved.policy)
			continue
		}
		like := smaller.round.at(s.seat-1, s.beat, min(s.holders, s.seat-2))
		assert.Same(t, &like.solved.policy[0], &s.solved.policy[0])
		assert.Equal(t, like.results, s.results)
	}
}

// What is in doubt is known of every state, also where the first guess of shares is right.
func TestDoubtsAreKnownWhenAGameIsSolved(t *testing.T) {
	turn := turnOf(t, "dice=3")
	win, err := turn.Win(2)
	require.NoError(t, err)
	g := &winGame{round: newRound(turn, 2, turn.maxScore, false)}
	g.round.near = nearWin
	p := newWinPayoffs(turn.rules, 2)
	copy(p.own, win.games[2][0].floats)
	for _, s := range g.round.order {
		s.solved.doubt = 1
	}
	_, err = g.iterate(p, turn.newWorkspace())
	require.NoError(t, err)
	for _, s := range g.round.order {
		assert.Less(t, s.solved.doubt, 1e-9, "seat %d, %d to beat", s.seat, s.beat)
	}
}
