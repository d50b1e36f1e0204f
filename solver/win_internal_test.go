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
