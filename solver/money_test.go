package solver_test

import (
	"fmt"
	"sync"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"threesaway/engine"
	"threesaway/solver"
)

func money(t testing.TB, r engine.Rules, players, pot int) *solver.MoneySolution {
	t.Helper()
	s, err := newTurn(t, r).Money(players, pot)
	require.NoError(t, err)
	return s
}

// RULES.md, "Values known independently": net antes at the start.
func TestMoneyHasTheKnownValues(t *testing.T) {
	r := rules(t)
	s := money(t, r, 2, 2)
	for seat, want := range []float64{1: -0.060649183486, 2: +0.060649183486} {
		if seat == 0 {
			continue
		}
		got, err := s.Share(engine.Opening(r, 2), seat)
		require.NoError(t, err)
		assert.InDelta(t, want, got-1, 5e-13, "seat %d", seat)
	}
}

// What some win others lose; each has paid one ante before the first throw.
func TestMoneySumsToNothingUnderEveryOption(t *testing.T) {
	for _, settings := range someOf([][]string{
		{}, {"dice=4", "ties=tied"}, {"dice=4", "ties=split"}, {"dice=3", "ties=tied", "tie_payers=tied"},
		{"dice=3", "zero_ante=0"}, {"dice=3", "zero_ante=3"}, {"dice=3", "tie_ante=0"}, {"dice=3", "tie_ante=2"},
		{"dice=3", "tie_ante=0", "zero_ante=0"}, {"dice=3", "high=true"}, {"dice=3", "moon=throw"}, {"dice=3", "moon=turn"},
		{"dice=3", "progressive=0,1"}, {"dice=3", "must_keep_away=true"}, {"dice=3", "away=none"}, {"dice=3", "away=6"},
		{"dice=3", "bottoms=blind"}, {"dice=3", "bottoms=throw"},
		{"bottoms=turn", "dice=3"}, {"pass=true", "dice=3"}, {"progressive=every", "dice=3"}, {"progressive=stairs", "dice=2"},
	}) {
		r := rules(t, settings...)
		s := money(t, r, 3, 3)
		for players := 2; players <= 3; players++ {
			pos := engine.Opening(r, players)
			sum := -float64(pos.Pot)
			for seat := 1; seat <= players; seat++ {
				net, err := s.Share(pos, seat)
				require.NoError(t, err)
				sum += net
			}
			assert.InDelta(t, 0, sum, 1e-12, "%v, %d players", settings, players)
			bound, err := s.Bound(pos)
			require.NoError(t, err)
			assert.Less(t, bound, 1e-12, "%v, %d players", settings, players)
		}
	}
}

func TestMoneySumsToNothingForManyPlayersAndPots(t *testing.T) {
	r := rules(t, "dice=3")
	s := money(t, r, 5, 20)
	for players := 2; players <= 5; players++ {
		for _, pot := range []int{players, players + 1, 17, 300} {
			pos := engine.Opening(r, players)
			pos.Pot = pot
			sum := 0.0
			for seat := 1; seat <= players; seat++ {
				net, err := s.Share(pos, seat)
				require.NoError(t, err)
				sum += net
			}
			assert.InDelta(t, pot, sum, 1e-12*float64(pot), "%d players, pot %d", players, pot)
		}
	}
}

// With nothing to be paid, money is the pot times the chance of it.
func TestMoneyWithoutAntesIsThePotTimesTheChance(t *testing.T) {
	r := rules(t, "zero_ante=0", "tie_ante=0")
	turn := newTurn(t, r)
	m, err := turn.Money(4, 10)
	require.NoError(t, err)
	w, err := turn.Win(4)
	require.NoError(t, err)
	for players := 2; players <= 4; players++ {
		pos := engine.Opening(r, players)
		pos.Pot = 10
		for seat := 1; seat <= players; seat++ {
			net, err := m.Share(pos, seat)
			require.NoError(t, err)
			chance, err := w.Share(pos, seat)
			require.NoError(t, err)
			assert.InDelta(t, 10*chance, net, 1e-11, "seat %d of %d", seat, players)
		}
	}
}

// For large pots antes hardly count: the value of a further ante in the pot is
// the chance of it.
func TestMoneyRisesWithThePotAsTheChanceOfIt(t *testing.T) {
	r := rules(t)
	turn := newTurn(t, r)
	m, err := turn.Money(2, 400)
	require.NoError(t, err)
	w, err := turn.Win(2)
	require.NoError(t, err)
	pos := engine.Opening(r, 2)
	share, err := w.Share(pos, 1)
	require.NoError(t, err)
	value := func(pot int) float64 {
		pos.Pot = pot
		v, err := m.Share(pos, 1)
		require.NoError(t, err)
		return v
	}
	assert.InDelta(t, share, value(400)-value(399), 1e-6)
}

// The value before a round is the value of its first position; the antes for
// perfect scores are counted when they are paid.
func TestMoneyValuesCountWhatIsStillToBePaid(t *testing.T) {
	r := rules(t)
	s := money(t, r, 3, 12)
	pos := engine.Opening(r, 3)
	value, err := s.Value(pos)
	require.NoError(t, err)
	share, err := s.Share(pos, 1)
	require.NoError(t, err)
	assert.InDelta(t, share, value, 1e-12)

	// The last of three, beaten by a lone zero: its ante is in the pot, and
	// nothing is left to win or to pay.
	lost := engine.Position{Players: 3, Seat: 3, Round: 1, Pot: 6, ScoreToBeat: 0, Holders: 1, Total: 4}
	value, err = s.Value(lost)
	require.NoError(t, err)
	assert.InDelta(t, 0, value, 1e-12)

	// A zero of one's own in the last seat, tied with another: one ante for the
	// zero, one for the tie, then the game of the two for the grown pot.
	tied := lost
	tied.Total = 0
	value, err = s.Value(tied)
	require.NoError(t, err)
	next := engine.Opening(r, 2)
	next.Pot = 6 + 3 + 3
	share, err = s.Share(next, 2)
	require.NoError(t, err)
	assert.InDelta(t, share-2, value, 1e-12)
}

// Whoever is beaten by perfect scores has paid for them already, as often as there are
// any and as much as each costs.
func TestMoneyValuesDoNotCountWhatHasBeenPaid(t *testing.T) {
	r := rules(t, "dice=2", "zero_ante=2")
	s := money(t, r, 3, 3)
	for holders := 1; holders <= 2; holders++ {
		pos := engine.Position{Players: 3, Seat: 3, Round: 1, Pot: 3 + holders*2*3, ScoreToBeat: 0, Holders: holders, Total: 4}
		value, err := s.Value(pos)
		require.NoError(t, err)
		want := 0.0
		if holders == 2 {
			want = -1 // a tie at zero: the others pay once more
		}
		assert.InDelta(t, want, value, 1e-12, "%d holders", holders)
		pos.Left = 1 // whatever it shows
		value, err = s.Value(pos)
		require.NoError(t, err)
		assert.InDelta(t, want, value, 1e-12, "%d holders, one die left", holders)
		pos.Pot--
		_, err = s.Value(pos)
		assert.Contains(t, requireField(t, "pot", err), fmt.Sprintf("must be %d to", 3+holders*2*3))
	}
}

// Pots far beyond the one that a solution was made for are answered, too, nearly as by one
// that was made for them.
func TestMoneyAnswersForPotsBeyondTheOneAskedFor(t *testing.T) {
	for _, settings := range [][]string{nil, {"dice=2", "sides=3"}, {"dice=3", "ties=tied"}, {"dice=2", "progressive=2,4"}} {
		r := rules(t, settings...)
		w := win(t, r, 3)
		near, err := w.Money(3, 3)
		require.NoError(t, err)
		for _, pot := range []int{50, 300, 5_000, solver.MaxPot} {
			far, err := w.Money(3, pot)
			require.NoError(t, err)
			for _, seat := range []int{1, 3} {
				pos := engine.Opening(r, 3)
				if pos.Pot = pot; seat > 1 {
					pos.Seat, pos.ScoreToBeat, pos.Holders = seat, 2, 1
				}
				want, err := far.Value(pos)
				require.NoError(t, err)
				got, err := near.Value(pos)
				require.NoError(t, err)
				assert.InDelta(t, want, got, .05, "%v: %+v", settings, pos)
				roll, err := engine.NewRoll([]engine.Face{1, 2, 3, 4, 5}[:r.Dice]...)
				require.NoError(t, err)
				_, err = near.Decide(pos, roll)
				require.NoError(t, err)
			}
		}
	}
}

func TestMoneyRefusesPotsThatCannotBe(t *testing.T) {
	r := rules(t)
	turn := newTurn(t, r)
	for _, pot := range []int{-1, 0, 2, solver.MaxPot + 1} {
		_, err := turn.Money(3, pot)
		assert.ErrorIs(t, err, engine.ErrPosition, "pot %d", pot)
	}
	s := money(t, r, 2, 2)
	pos := engine.Opening(r, 2)
	pos.Pot = solver.MaxPot
	_, err := s.Share(pos, 1)
	require.NoError(t, err)
	pos.Pot++
	_, err = s.Share(pos, 1)
	assert.Contains(t, requireField(t, "pot", err), "must be 2 to 100000")
	pos.Pot = 1
	_, err = s.Value(pos)
	var position *engine.PositionError
	require.ErrorAs(t, err, &position)
	assert.Equal(t, "pot", position.Field)
	_, err = s.ExactValue(engine.Opening(r, 2))
	assert.ErrorIs(t, err, solver.ErrInexact)
}

func TestMoneyAnswersManyAtOnce(t *testing.T) {
	r := rules(t, "dice=3")
	s := money(t, r, 3, 3)
	alone := money(t, r, 3, 3)
	var group sync.WaitGroup
	for pot := 3; pot < 40; pot++ {
		group.Go(func() {
			pos := engine.Opening(r, 3)
			pos.Pot = pot
			got, err := s.Value(pos)
			assert.NoError(t, err)
			want, err := alone.Value(pos)
			assert.NoError(t, err)
			assert.Equal(t, want, got, "pot %d: the order of questions makes no difference", pot)
		})
	}
	group.Wait()
}

func TestGamesInWhichAllTieForCertainAreRefused(t *testing.T) {
	r := rules(t, "dice=2", "sides=2", "away=1", "bottoms=throw")
	turn := newTurn(t, r)
	_, err := turn.Win(2)
	assert.ErrorIs(t, err, solver.ErrEndless)
	assert.ErrorContains(t, err, "win for 2 players in round 1:")
	_, err = turn.Money(2, 2)
	assert.ErrorIs(t, err, solver.ErrEndless)
	r.Ties = engine.TiesSplit
	s, err := newTurn(t, r).Win(2)
	require.NoError(t, err)
	share, err := s.Share(engine.Opening(r, 2), 1)
	require.NoError(t, err)
	assert.InDelta(t, 0.5, share, 1e-15)
}

// A tie that costs nothing leads back to the same game, also where optimal play never
// comes to one: what it is worth is then a share of that game.
func TestTiesForNothingAreWorthTheGameWhereverTheyAre(t *testing.T) {
	r, err := engine.ParseRules("dice=1 sides=2 away=1 progressive=every ties=tied zero_ante=3 tie_ante=0")
	require.NoError(t, err)
	pos := engine.Position{Players: 2, Seat: 2, Round: 2, Pot: 4, ScoreToBeat: 1, Holders: 1, Total: 1} // no die counts 1
	s, err := solver.Solve(r, solver.Money(), pos)
	require.NoError(t, err)
	value, err := s.Value(pos)
	require.NoError(t, err)
	share, err := s.(solver.GameSolution).Share(pos, 2)
	require.NoError(t, err)
	require.InDelta(t, 2, share, 1)
	require.InDelta(t, share, value, 1e-12)
}

// However long nobody comes under the ceilings, values are good.
func TestBoundsAreSmallUnderCeilingsThatNobodyComesUnder(t *testing.T) {
	r, err := engine.ParseRules("dice=3 sides=3 away=none progressive=every ties=split")
	require.NoError(t, err)
	pos := engine.Opening(r, 2)
	pos.Round, pos.Pot = 2, 4
	s, err := solver.Solve(r, solver.Money(), pos)
	require.NoError(t, err)
	bound, err := s.(solver.BoundedSolution).Bound(pos)
	require.NoError(t, err)
	require.Less(t, bound, 1e-13)
}
