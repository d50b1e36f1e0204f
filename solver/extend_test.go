package solver_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"threesaway/engine"
	"threesaway/solver"
)

// It makes no difference how many players a solution was begun with.
func TestExtendedSolutionIsThatOfAFreshSolve(t *testing.T) {
	r := rules(t, "dice=3", "ties=tied")
	turn := newTurn(t, r)
	begun := win(t, r, 2)
	extended, err := begun.Extend(4)
	require.NoError(t, err)
	whole, err := turn.Win(4)
	require.NoError(t, err)
	for players := 2; players <= 4; players++ {
		got, err := extended.Shares(players, 1)
		require.NoError(t, err)
		want, err := whole.Shares(players, 1)
		require.NoError(t, err)
		assert.Equal(t, want, got)
	}
	pos := engine.Position{Players: 4, Seat: 3, Round: 1, Pot: 4, ScoreToBeat: 5, Holders: 2, Left: 3}
	for roll := range engine.Rolls(3, 6) {
		got, err := extended.Decide(pos, roll)
		require.NoError(t, err)
		want, err := whole.Decide(pos, roll)
		require.NoError(t, err)
		assert.Equal(t, want, got)
	}

	_, err = begun.Shares(3, 1)
	assert.ErrorIs(t, err, engine.ErrPosition, "the solution that was extended stays as it is")
	again, err := extended.Extend(3)
	require.NoError(t, err)
	_, err = again.Shares(4, 1)
	assert.NoError(t, err, "what was solved is not lost")
	for _, players := range []int{1, 21} {
		_, err := begun.Extend(players)
		assert.ErrorIs(t, err, engine.ErrPosition)
	}
}

func TestMoneyOfASolutionForWin(t *testing.T) {
	r := rules(t, "dice=2", "sides=4")
	w := win(t, r, 3)
	got, err := w.Money(3, 10)
	require.NoError(t, err)
	want, err := newTurn(t, r).Money(3, 10)
	require.NoError(t, err)
	for seat := 1; seat <= 3; seat++ {
		a, err := got.Share(engine.Opening(r, 3), seat)
		require.NoError(t, err)
		b, err := want.Share(engine.Opening(r, 3), seat)
		require.NoError(t, err)
		assert.Equal(t, b, a)
	}
	for _, bad := range [][2]int{{1, 10}, {4, 10}, {3, 2}, {3, solver.MaxPot + 1}} {
		_, err := w.Money(bad[0], bad[1])
		assert.ErrorIs(t, err, engine.ErrPosition)
	}
}

// The order of options is that of the advice, from solutions that know fractions
// and from others.
func TestRankIsTheAdviceWithoutHowItEnds(t *testing.T) {
	r := rules(t, "dice=3", "bottoms=turn")
	for _, s := range []solver.Solution{win(t, r, 2), newTurn(t, r).Low()} {
		for roll := range engine.Rolls(3, 6) {
			pos := engine.Opening(r, 2)
			want, err := solver.Advise(s, pos, roll)
			require.NoError(t, err)
			got, err := solver.Rank(s, pos, roll)
			require.NoError(t, err)
			for i := range want.Options {
				assert.NotNil(t, want.Options[i].Score)
				want.Options[i].Score, want.Options[i].Ending = nil, solver.Ending{}
			}
			require.Equal(t, want, got)
		}
		_, err := solver.Rank(s, engine.Position{}, engine.Roll{})
		assert.ErrorIs(t, err, engine.ErrPosition)
	}
}
