package solver

import (
	"slices"
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
		s.shares[0] = float64(s.id)
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
		assert.Equal(t, like.shares, s.shares)
	}
}

// How the round goes on from a state is taken from the game of a player less where all
// that follows is like there: it is what its turn and those behind lead to, and what the
// turn ends like.
func TestAGameBeginsWithHowRoundsGoOnInTheSmallerOne(t *testing.T) {
	for _, text := range []string{"", "dice=3 ties=tied", "dice=2 progressive=stairs", "dice=2 moon=throw", "dice=2 high=true", "dice=2 away=none", "dice=3 moon=turn"} {
		turn := turnOf(t, text)
		win, err := turn.Win(4)
		require.NoError(t, err)
		for i, smaller := range win.games[4] {
			g := &winGame{round: newRound(turn, 5, turn.ceilings[i], false)}
			g.round.near = smaller.round.near
			g.begin(newWinPayoffs(turn.rules, 5), smaller)
			r, known := g.round, 0
			for _, s := range r.order {
				if s.seat > 2 {
					like := smaller.round.like(s.seat-1, s.beat, s.holders)
					require.Equal(t, len(like.arcs), len(s.arcs), text)
					require.Equal(t, like.shares, s.shares, text)
					require.Equal(t, like.solved.tied, s.solved.tied)
					require.Equal(t, s.holders == like.holders, s.combined, "%s: seat %d, %d to beat by %d", text, s.seat, s.beat, s.holders)
				}
				if !s.combined {
					assert.Zero(t, s.solved.lead)
					continue
				}
				known++
				taken := slices.Clone(s.outcomes)
				r.combine(s)
				require.Equal(t, s.outcomes, taken, "%s: seat %d, %d to beat by %d", text, s.seat, s.beat, s.holders)
			}
			assert.Positive(t, known)
		}
	}
}

// Leads are taken from the game of a player less only if as much counts as near there.
func TestAGameBeginsWithLeadsThatCountAlike(t *testing.T) {
	turn := turnOf(t, "dice=2")
	win, err := turn.Win(3)
	require.NoError(t, err)
	smaller := win.games[3][0]
	smaller.round.at(3, 3, 1).solved.doubt = .25
	for _, near := range []float64{smaller.round.near, 2 * smaller.round.near} {
		g := &winGame{round: newRound(turn, 4, turn.maxScore, false)}
		g.round.near = near
		g.begin(newWinPayoffs(turn.rules, 4), smaller)
		s := g.round.at(4, 3, 1)
		like := smaller.round.at(3, 3, 1)
		assert.Positive(t, like.solved.lead)
		if near == smaller.round.near {
			assert.Equal(t, like.solved.lead, s.solved.lead)
			assert.Equal(t, like.solved.low, s.solved.low)
			assert.Equal(t, .25, s.solved.doubt)
			assert.Equal(t, like.solved.worth, s.solved.worth)
		} else {
			assert.Zero(t, s.solved.lead)
		}
		assert.True(t, s.combined, "how the round goes on is known all the same")
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
