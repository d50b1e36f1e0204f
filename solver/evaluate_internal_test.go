package solver

import (
	"testing"

	"github.com/stretchr/testify/require"

	"threesaway/engine"
)

// forever pays 1 whatever the end: the same game follows for certain.
type forever struct{}

func (forever) holder(int, int, int, bool) float64 { return 1 }
func (forever) beaten(int, int, bool) float64      { return 1 }
func (forever) moon(int, int, bool) float64        { return 1 }

// A game that leads back to itself for certain is worth nothing that could be named.
func TestGamesThatOnlyFollowThemselvesHaveNoFixedPoint(t *testing.T) {
	r, err := engine.ParseRules("dice=2 sides=3")
	require.NoError(t, err)
	turn, err := NewTurn(r)
	require.NoError(t, err)
	s, err := turn.Win(2)
	require.NoError(t, err)
	d := newDeviator(turn, ThreesElseLowest(r))
	_, err = d.fixedPoint(s.games[2][0].round, 1, 2, newWinPayoffs(r, 2), forever{})
	require.ErrorIs(t, err, ErrEndless)
	_, err = d.fixedPoint(s.games[2][0].round, 1, 2, newWinPayoffs(r, 2), againPayoffs{r, 2, func(int, bool) bool { return true }})
	require.NoError(t, err)
}
