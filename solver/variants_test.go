package solver_test

import (
	"math/big"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"threesaway/engine"
	"threesaway/solver"
)

// RULES.md, "Values known independently".
func TestLowUnderVariantsHasTheKnownValues(t *testing.T) {
	for setting, want := range map[string]string{
		"bottoms=throw": "204083/104976", "bottoms=die": "2763539/1594323", "bottoms=turn": "1295230929167/235092492288",
	} {
		r := rules(t, setting)
		got, err := newTurn(t, r).Low().ExactValue(engine.Opening(r, 2))
		require.NoError(t, err)
		assert.Equal(t, fraction(t, want), got, setting)
	}
	r := rules(t, "pass=true")
	got, err := newTurn(t, r).Low().Value(engine.Opening(r, 2))
	require.NoError(t, err)
	assert.InDelta(t, 5.662192, got, 5e-7)
}

func TestWinWithBottomsOfAThrowHasTheKnownShares(t *testing.T) {
	r := rules(t, "bottoms=throw")
	s := win(t, r, 2)
	for seat, want := range []float64{1: 0.493548998110, 2: 0.506451001890} {
		if seat == 0 {
			continue
		}
		got, err := s.Share(engine.Opening(r, 2), seat)
		require.NoError(t, err)
		assert.InDelta(t, want, got, 5e-13)
	}
}

// A blind call and must_keep_away change nothing in law: the solver works them
// out and must find just that. The dice of the high game are mirrored by those of
// the standard one (6 − face turns one into the other), so that its shares are
// the same too.
func TestOptionsThatChangeNothingChangeNothing(t *testing.T) {
	standard := win(t, rules(t), 3)
	for _, setting := range []string{"bottoms=blind", "must_keep_away=true", "cutoff=false", "high=true"} {
		r := rules(t, setting)
		s := win(t, r, 3)
		for players := 2; players <= 3; players++ {
			want, err := standard.Shares(players, 1)
			require.NoError(t, err)
			got, err := s.Shares(players, 1)
			require.NoError(t, err)
			assert.Equal(t, want, got, "%s, %d players", setting, players)
		}
		if setting == "high=true" {
			continue
		}
		for _, goal := range []solver.Goal{solver.Low(), solver.Beat(solver.WeightHalf)} {
			pos := engine.Opening(r, 2)
			pos.ScoreToBeat = 6
			a, err := solver.Solve(rules(t), goal, pos)
			require.NoError(t, err)
			b, err := solver.Solve(r, goal, pos)
			require.NoError(t, err)
			want, err := a.ExactValue(pos)
			require.NoError(t, err)
			got, err := b.ExactValue(pos)
			require.NoError(t, err)
			assert.Equal(t, want, got, "%s, %s", setting, goal)
		}
	}
}

// With high the sum of five sixes less the total mirrors the standard game.
func TestTheHighGameMirrorsTheStandardOne(t *testing.T) {
	low, high := rules(t), rules(t, "high=true")
	a, err := newTurn(t, low).Low().Value(engine.Opening(low, 2))
	require.NoError(t, err)
	b, err := newTurn(t, high).Low().Value(engine.Opening(high, 2))
	require.NoError(t, err)
	assert.InDelta(t, 30, a+b, 1e-14)
}

// RULES.md: with moon=turn the utility is not monotone in the total. The planted
// shortcut of keeping the lowest dice gives other values.
func TestTheMoonNeedsMoreThanTheLowestDice(t *testing.T) {
	r := rules(t, "moon=turn")
	turn := newTurn(t, r)
	utility := make([]float64, r.MaxScore()+2)
	utility[r.MaxScore()+1] = 1 // nothing else counts
	all, lowest := solver.ValuesByKeeps(turn, utility)
	start := len(all) - 1
	assert.InDelta(t, 9908922576.0/470184984576.0, all[start], 1e-15)
	assert.Less(t, lowest[start], all[start])
	s, err := turn.Solve(utility)
	require.NoError(t, err)
	got, err := s.Value(engine.Opening(r, 2))
	require.NoError(t, err)
	assert.Equal(t, all[start], got, "the solver does not take the shortcut")
}

// A round that has ceilings can be won by nobody; then the next begins.
func TestCeilingsAreForgottenBehindTheLast(t *testing.T) {
	plain, short := rules(t), rules(t, "progressive=0,1")
	a, b := win(t, plain, 3), win(t, short, 3)
	pos := engine.Opening(short, 3)
	pos.Round = 3
	for seat := 1; seat <= 3; seat++ {
		want, err := a.Share(engine.Opening(plain, 3), seat)
		require.NoError(t, err)
		got, err := b.Share(pos, seat)
		require.NoError(t, err)
		assert.InDelta(t, want, got, 1e-13, "seat %d", seat)
	}
}

// The fractions of a long schedule grow beyond all use; what is behind is then
// rounded, and the values are still those of a game whose shares sum to one.
func TestLongSchedulesAreRounded(t *testing.T) {
	if testing.Short() {
		t.Skip("solves hundreds of rounds")
	}
	const players = 4
	r := rules(t, "dice=3", "progressive=stairs")
	s := win(t, r, players)
	_, err := s.Shares(players, 1)
	require.ErrorIs(t, err, solver.ErrInexact)
	_, err = s.Round(players, 1)
	require.ErrorIs(t, err, solver.ErrInexact)
	pos := engine.Opening(r, players)
	_, err = s.ExactValue(pos)
	require.ErrorIs(t, err, solver.ErrInexact)
	sum := 0.0
	for seat := 1; seat <= players; seat++ {
		share, err := s.Share(pos, seat)
		require.NoError(t, err)
		sum += share
	}
	assert.InDelta(t, 1, sum, 1e-15)
	pos.Round = 150 // near the end of the schedule
	shares, err := s.Shares(players, pos.Round)
	require.NoError(t, err)
	exact := new(big.Rat)
	for _, share := range shares {
		exact.Add(exact, share)
	}
	assert.Equal(t, "1", exact.RatString())
}

// Under the schedule 0, 1 of two dice the chances of a round and the number of
// rounds follow from each other.
func TestRoundsUnderCeilings(t *testing.T) {
	r := rules(t, "dice=2", "progressive=0,1")
	s := win(t, r, 2)
	for round := 1; round <= 3; round++ {
		sum, err := s.Round(2, round)
		require.NoError(t, err)
		total := new(big.Rat).Add(sum.Tie, sum.Nobody)
		again := new(big.Rat).Add(sum.Tie, sum.PerfectTie[2])
		for _, p := range [][]*big.Rat{sum.Won, sum.PerfectTie} {
			for _, q := range p {
				total.Add(total, q)
			}
		}
		assert.Equal(t, "1", total.RatString(), "round %d", round)
		assert.Equal(t, round == 3, sum.Nobody.Sign() == 0, "round %d", round)
		// rounds = 1 + again·rounds + nobody·(rounds from the next ceiling on)
		rest := new(big.Rat).Mul(again, sum.MeanRounds)
		next, err := s.Round(2, round+1)
		require.NoError(t, err)
		rest.Add(rest, new(big.Rat).Mul(sum.Nobody, next.MeanRounds))
		assert.Equal(t, sum.MeanRounds.RatString(), rest.Add(rest, big.NewRat(1, 1)).RatString(), "round %d", round)
	}
}

func TestSharesSumToOneUnderEveryOption(t *testing.T) {
	for _, setting := range []string{
		"bottoms=turn", "pass=true", "moon=turn", "moon=throw", "high=true", "progressive=0,3,1", "away=none", "away=6",
	} {
		r := rules(t, setting)
		s := win(t, r, 3)
		for players := 2; players <= 3; players++ {
			sum := 0.0
			for seat := 1; seat <= players; seat++ {
				share, err := s.Share(engine.Opening(r, players), seat)
				require.NoError(t, err)
				sum += share
			}
			assert.InDelta(t, 1, sum, 1e-14, "%s, %d players", setting, players)
		}
	}
}

// What would take hours is refused at once.
func TestGamesWithTooManyDecisionsAreRefused(t *testing.T) {
	for _, settings := range [][]string{
		{"dice=20", "high=true"}, {"dice=9", "bottoms=die"}, {"dice=16", "pass=true"}, {"dice=20", "sides=20"},
	} {
		_, err := solver.NewTurn(rules(t, settings...))
		assert.ErrorIs(t, err, solver.ErrTooLarge, "%v", settings)
	}
	if !testing.Short() {
		newTurn(t, rules(t, "dice=6", "bottoms=die"))
	}
}

func TestSimplePoliciesRefuseRollsThatAreNone(t *testing.T) {
	r := rules(t)
	for name, policy := range map[string]solver.Policy{
		"threes, else the lowest": solver.ThreesElseLowest(r), "low dice": solver.KeepLowDice(r, 2), "one by one": solver.TakeWhileItHelps(newTurn(t, r)),
	} {
		_, err := policy.Decide(engine.Opening(r, 2), engine.Roll{})
		assert.ErrorIs(t, err, engine.ErrRoll, name)
		_, err = policy.Decide(engine.Opening(r, 2), roll(t, 7, 7, 7, 7, 7))
		assert.ErrorIs(t, err, engine.ErrRoll, name)
	}
}
