package solver

import (
	"math"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"threesaway/engine"
)

// Solve prepares for the pot after a tie too, as far as there are pots.
func TestSolveIsReadyForThePotAfterATie(t *testing.T) {
	r, err := engine.ParseRules("dice=2 tie_ante=30")
	require.NoError(t, err)
	turn, err := NewTurn(r)
	require.NoError(t, err)
	for pot, ready := range map[int]int{3: 93, 50: 140, MaxPot - 10: MaxPot, MaxPot: MaxPot} {
		pos := engine.Opening(r, 3)
		pos.Pot = pot
		got, err := Solve(r, Money(), pos)
		require.NoError(t, err)
		want, err := turn.Money(3, ready)
		require.NoError(t, err)
		assert.Equal(t, want.top, got.(*MoneySolution).top, "pot %d", pot)
	}
	pos := engine.Opening(r, 3)
	pos.Pot = MaxPot + 1
	_, err = Solve(r, Money(), pos)
	assert.ErrorIs(t, err, engine.ErrPosition)
}

// solved returns the solutions of the standard dice game of two or three dice for win
// and money under some settings.
func solvedMoney(t *testing.T, text string, players, pot int) (*WinSolution, *MoneySolution) {
	t.Helper()
	r, err := engine.ParseRules(text)
	require.NoError(t, err)
	turn, err := NewTurn(r)
	require.NoError(t, err)
	w, err := turn.Win(players)
	require.NoError(t, err)
	m, err := w.Money(players, pot)
	require.NoError(t, err)
	return w, m
}

// After the horizon another round is as rare as the precision asks for, and not much
// rarer; a tie at the perfect score is as rare as so many other rounds in a row.
func TestTheHorizonIsWhereFurtherRoundsAreTooRare(t *testing.T) {
	for _, text := range []string{
		"dice=3", "dice=2 ties=tied", "dice=2 high=true", "dice=2 away=none", "dice=2 sides=3 progressive=1", "dice=3 moon=turn", "dice=2 progressive=2,1,0,4",
	} {
		w, m := solvedMoney(t, text, 4, 7)
		again, perfect := 0.0, 0.0
		for players := 2; players <= 4; players++ {
			sum, err := w.Round(players, 99) // behind the last ceiling
			require.NoError(t, err)
			q := 0.0
			for _, p := range sum.PerfectTie {
				q += nearestFloat(p)
			}
			again, perfect = max(again, nearestFloat(sum.Tie)+q), max(perfect, q)
		}
		rounds, rarity := m.horizon()
		rounds -= m.unwon()
		assert.LessOrEqual(t, math.Pow(again, float64(rounds-1)), moneyPrecision*(1+1e-9), text)
		assert.Greater(t, math.Pow(again, float64(rounds-2)), moneyPrecision, text)
		most := max(4, 4*m.turn.rules.TieAnte)
		if perfect == 0 {
			assert.True(t, math.IsInf(rarity, 1), text)
		} else {
			assert.InDelta(t, max(1, math.Log(perfect)/math.Log(again)), rarity, 1e-9, text)
			zeros := 4*4*m.turn.rules.ZeroAnte + 4*m.turn.rules.TieAnte
			most = max(most, int(math.Ceil(float64(zeros)/rarity)))
		}
		assert.Equal(t, 7+(rounds+m.unwon())*most, m.top, text)
	}
}

// Where the pot is shared no round follows another one.
func TestThereIsNoHorizonWherePotsAreShared(t *testing.T) {
	_, m := solvedMoney(t, "dice=2 ties=split", 3, 3)
	rounds, rarity := m.horizon()
	assert.Equal(t, 2, rounds)
	assert.Equal(t, 1.0, rarity)
}

// Rounds that nobody wins are counted until so many in a row are too rare, from
// whatever round on that is the most.
func TestUnwonRoundsAreCountedUntilTheyAreTooRare(t *testing.T) {
	for text, want := range map[string]int{
		"dice=2": 0, "dice=2 progressive=0": 1, "dice=2 progressive=0,12,0,1": 2, // under 12 somebody qualifies
		"dice=2 away=none progressive=1,1,1,1,1": 5, // certain
	} {
		_, m := solvedMoney(t, text, 2, 2)
		assert.Equal(t, want, m.unwon(), text)
	}
	// Under a low ceiling after high ones the count begins there.
	w, m := solvedMoney(t, "dice=1 sides=6 away=none progressive=5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,1,1,1", 2, 2)
	most, last := 0, 23
	for first := 1; first <= last; first++ {
		p, rounds := 1.0, 0
		for round := first; round <= last && p >= moneyPrecision; round++ {
			q := 0.0
			for players := 2; players <= 2; players++ {
				sum, err := w.Round(players, round)
				require.NoError(t, err)
				q = max(q, nearestFloat(sum.Nobody))
			}
			p *= q
			rounds++
		}
		most = max(most, rounds)
	}
	assert.Equal(t, most, m.unwon())
	assert.Greater(t, most, 3)
	assert.Less(t, most, last)
}

// By how much values can be off is how probable it is that a game goes on to pots that
// are not solved, times what they can matter.
func TestBoundIsThatOfTheGamesThatFollow(t *testing.T) {
	_, m := solvedMoney(t, "dice=2 sides=4", 2, 2)
	for pot := 2; pot <= m.top; pot++ {
		key := moneyKey{players: 2, pot: pot}
		g, err := m.solve(key)
		require.NoError(t, err)
		r, err := m.roundOf(key)
		require.NoError(t, err)
		want := 0.0
		for after, p := range map[int]float64{
			pot + 2: r.first().outcomes[r.space.over(false, 2)], pot + 6: r.first().outcomes[r.space.over(true, 2)],
		} {
			next, err := m.solve(moneyKey{players: 2, pot: after})
			require.NoError(t, err)
			if after > m.top {
				assert.GreaterOrEqual(t, next.bound, float64(2*(after+16*2)), "all that can be won and lost, when each pays 16 antes more")
				assert.LessOrEqual(t, next.bound, float64(3*(after+32)))
			}
			want += p * next.bound
		}
		assert.InDelta(t, want, g.bound, 1e-9*want, "pot %d", pot)
	}
}

// Under a ceiling the round that nobody wins counts too.
func TestBoundCountsRoundsThatNobodyWins(t *testing.T) {
	_, m := solvedMoney(t, "dice=2 sides=4 progressive=1", 2, 2)
	for pot := 2; pot <= m.top; pot++ {
		key := moneyKey{players: 2, pot: pot}
		g, err := m.solve(key)
		require.NoError(t, err)
		r, err := m.roundOf(key)
		require.NoError(t, err)
		want := 0.0
		for after, p := range map[moneyKey]float64{
			{players: 2, pot: pot + 2}:           r.first().outcomes[r.space.over(false, 2)],
			{players: 2, pot: pot + 6}:           r.first().outcomes[r.space.over(true, 2)],
			{players: 2, round: 1, pot: pot + 2}: r.first().outcomes[r.space.stay(0)],
		} {
			next, err := m.solve(after)
			require.NoError(t, err)
			assert.Positive(t, p)
			want += p * next.bound
		}
		assert.InDelta(t, want, g.bound, 1e-9*want, "pot %d", pot)
	}
}

// Where a tie leads back to the same game, what is off is off in each of its rounds.
func TestBoundCountsRoundsOfTheSameGame(t *testing.T) {
	_, m := solvedMoney(t, "dice=2 sides=4 tie_ante=0", 2, 2)
	for pot := 2; pot <= m.top; pot++ {
		key := moneyKey{players: 2, pot: pot}
		g, err := m.solve(key)
		require.NoError(t, err)
		r, err := m.roundOf(key)
		require.NoError(t, err)
		next, err := m.solve(moneyKey{players: 2, pot: pot + 4})
		require.NoError(t, err)
		p := r.first().outcomes[r.space.over(true, 2)]
		again := r.first().outcomes[r.space.over(false, 2)]
		assert.Positive(t, again)
		// bound = p · next + again · bound
		assert.InDelta(t, p*next.bound+again*g.bound, g.bound, 1e-9*g.bound, "pot %d", pot)
	}
}

// A round that all tie for certain, and that costs nothing, never comes to an end. The
// goal win refuses such rules before money is asked for.
func TestRoundsThatAreTiedForCertainNeverEnd(t *testing.T) {
	for text, want := range map[string]error{
		"dice=2 sides=2 bottoms=throw away=1 tie_ante=0 zero_ante=0": ErrEndless, "dice=2 sides=3 bottoms=throw away=1 tie_ante=0 zero_ante=0": nil,
	} {
		r, err := engine.ParseRules(text)
		require.NoError(t, err)
		turn, err := NewTurn(r)
		require.NoError(t, err)
		m := &MoneySolution{turn: turn, work: turn.newWorkspace()}
		p := &moneyPayoffs{rules: r, key: moneyKey{players: 2, pot: 2}, own: []float64{0, 1, 1}}
		replay, err := m.iterate(newRound(turn, 2, turn.maxScore, true), p, true)
		require.ErrorIs(t, err, want, text)
		assert.Equal(t, want != nil, replay > 1-roundingNoise, text)
	}
}
