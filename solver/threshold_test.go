package solver_test

import (
	"math/big"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"threesaway/engine"
	"threesaway/solver"
)

// From the threshold on, a further ante in the pot is worth the chance of it to
// every seat, at every pot: the lines are the values.
func TestMoneyIsLinearFromTheThresholdOn(t *testing.T) {
	for _, settings := range [][]string{
		{"dice=2", "sides=3"}, {"dice=2", "sides=4", "ties=tied"}, {"dice=2", "sides=3", "zero_ante=2"},
		{"dice=3", "sides=3", "ties=split"}, {"dice=2", "sides=4", "tie_ante=3", "zero_ante=0"},
	} {
		r := rules(t, settings...)
		turn := newTurn(t, r)
		w, err := turn.Win(3)
		require.NoError(t, err)
		threshold, err := w.MoneyThreshold(3)
		require.NoError(t, err)
		require.True(t, threshold.Pot.IsInt64(), "%v", settings)
		from := max(3, int(threshold.Pot.Int64()))
		require.Less(t, from, solver.MaxPot/2, "%v: small enough to look at", settings)
		m, err := turn.Money(3, from+60)
		require.NoError(t, err)
		for seat := 1; seat <= 3; seat++ {
			pos := engine.Opening(r, 3)
			share, err := w.Share(pos, seat)
			require.NoError(t, err)
			value := func(pot int) float64 {
				pos.Pot = pot
				v, err := m.Share(pos, seat)
				require.NoError(t, err)
				return v
			}
			for pot := from; pot < from+20; pot++ {
				assert.InDelta(t, share, value(pot+1)-value(pot), 1e-10*float64(from), "%v, seat %d, pot %d", settings, seat, pot)
			}
		}
	}
}

// From the threshold on no choice changes, and just below it one does.
func TestChoicesForMoneyChangeForTheLastTimeAtTheThreshold(t *testing.T) {
	for _, settings := range [][]string{
		{"dice=2", "sides=3"}, {"dice=2", "sides=4", "ties=tied"}, {"dice=2", "sides=3", "zero_ante=2"}, {"dice=3", "sides=3", "ties=split"},
		{"dice=2", "sides=4", "tie_ante=3", "zero_ante=0"}, {"dice=2", "sides=4", "moon=throw", "zero_ante=2"}, {"dice=2", "sides=4", "moon=turn"},
		{"dice=3", "sides=2", "away=none"}, {"dice=2", "sides=4", "zero_ante=5", "ties=split"}, {"dice=2", "sides=4", "zero_ante=7", "tie_ante=0"},
		{"dice=3", "sides=4", "high=true"},
		{"dice=2", "sides=3", "high=true", "ties=split", "zero_ante=2", "must_keep_away=true"},
		{"dice=3", "sides=2", "away=none", "ties=tied", "zero_ante=5", "tie_ante=2", "moon=turn"},
	} {
		r := rules(t, settings...)
		turn := newTurn(t, r)
		for players := 2; players <= 3; players++ {
			w, err := turn.Win(players)
			require.NoError(t, err)
			threshold, err := w.MoneyThreshold(players)
			require.NoError(t, err)
			pot := int(threshold.Pot.Int64())
			m, err := turn.Money(players, max(players, pot)+100)
			require.NoError(t, err)
			choices := func(pot int) (list []engine.Decision) {
				for n := 2; n <= players; n++ {
					eachQuestion(r, n, pot, func(pos engine.Position, roll engine.Roll) {
						d, err := m.Decide(pos, roll)
						require.NoError(t, err)
						list = append(list, d)
					})
				}
				return list
			}
			far := choices(max(players, pot) + 100)
			for p := max(players, pot); p < pot+4; p++ {
				assert.Equal(t, far, choices(p), "%v, %d players: pot %d, threshold %d", settings, players, p, pot)
			}
			if pot > players {
				assert.NotEqual(t, far, choices(pot-1), "%v, %d players: threshold %d", settings, players, pot)
			}
		}
	}
}

// The values are those of a solver that knows lines only, written from RULES.md.
func TestThresholdsOfSmallGames(t *testing.T) {
	for _, c := range []struct {
		settings []string
		players  int
		pot      int64
	}{
		// Seats behind refine their choices, which changes how the round goes on before them.
		{[]string{"dice=2", "sides=2", "away=2"}, 2, 0}, // all seats are alike
		{[]string{"dice=2", "sides=2", "away=2"}, 3, 0},
		{[]string{"dice=2", "sides=3", "away=1", "bottoms=die", "zero_ante=5", "tie_ante=2"}, 3, 0},
		{[]string{"dice=2", "sides=3", "high=true", "ties=split", "zero_ante=2", "tie_ante=3", "must_keep_away=true"}, 3, 41},
		{[]string{"dice=2", "sides=3", "away=2", "moon=turn", "ties=split"}, 3, 27},
		// To turn all dice over at the end, or not, is a choice.
		{[]string{"dice=3", "sides=3", "away=2", "high=true", "bottoms=turn", "must_keep_away=true"}, 2, 29},
		{[]string{"dice=3", "sides=3", "bottoms=turn", "tie_ante=3", "pass=true", "must_keep_away=true"}, 2, 155},
		{[]string{"dice=2", "sides=3", "bottoms=turn", "ties=tied", "zero_ante=2"}, 3, 268},
		// Totals and scores that no dice count are no places to decide in.
		{[]string{"dice=3", "sides=2", "away=none", "ties=tied", "zero_ante=5", "tie_ante=2", "moon=turn"}, 3, 2},
		{[]string{"dice=3", "sides=2", "away=1", "ties=tied", "tie_payers=tied", "zero_ante=2", "moon=turn"}, 3, 2},
		// No game of fewer players can follow: there, it would be 20.
		{[]string{"dice=2", "sides=2", "away=none", "zero_ante=0", "moon=turn", "pass=true"}, 3, 1},
	} {
		threshold, err := win(t, rules(t, c.settings...), c.players).MoneyThreshold(c.players)
		require.NoError(t, err)
		assert.Equal(t, c.pot, threshold.Pot.Int64(), "%v, %d players", c.settings, c.players)
	}
}

// A game that others of fewer players can follow is played for the pot no sooner than
// those are.
func TestThresholdsAreThoseOfGamesThatCanFollow(t *testing.T) {
	for _, settings := range [][]string{{"dice=2", "sides=3"}, {"dice=2", "sides=4"}, {"dice=3", "sides=3"}, {"dice=2", "sides=3", "tie_ante=3"}} {
		w := win(t, rules(t, settings...), 4)
		fewer := new(big.Int)
		for players := 2; players <= 4; players++ {
			threshold, err := w.MoneyThreshold(players)
			require.NoError(t, err)
			assert.GreaterOrEqual(t, threshold.Pot.Cmp(fewer), 0, "%v, %d players: %v, and %v for one less", settings, players, threshold.Pot, fewer)
			fewer = threshold.Pot
		}
	}
}

// Where nothing is ever paid there is nothing to weigh against the pot.
func TestThereIsNoThresholdWithoutAntes(t *testing.T) {
	w := win(t, rules(t, "dice=3", "zero_ante=0", "tie_ante=0"), 3)
	threshold, err := w.MoneyThreshold(3)
	require.NoError(t, err)
	assert.Zero(t, threshold.Pot.Sign())
	assert.Positive(t, threshold.Compared)
	assert.Zero(t, threshold.Refined)
}

func TestTheThresholdNeedsExactShares(t *testing.T) {
	w := win(t, rules(t, "dice=2", "progressive=0,1"), 2)
	_, err := w.MoneyThreshold(2)
	assert.ErrorIs(t, err, solver.ErrInexact)
	_, err = win(t, rules(t, "dice=2"), 2).MoneyThreshold(3)
	assert.ErrorIs(t, err, engine.ErrPosition)
}
