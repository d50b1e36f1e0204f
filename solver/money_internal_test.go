package solver

import (
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
		assert.Equal(t, want.tops, got.(*MoneySolution).tops, "pot %d", pot)
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

// Games are solved for the pots that can follow those that were asked for, and that play
// comes to often enough from there, and for no others: here that is counted round by round.
func TestGamesAreSolvedForThePotsThatPlayComesTo(t *testing.T) {
	for _, text := range []string{
		"dice=3", "dice=2 ties=tied", "dice=2 high=true", "dice=2 away=none", "dice=2 sides=3 progressive=1", "dice=3 moon=turn",
		"dice=2 progressive=2,1,0,4", "dice=2 tie_ante=0", "dice=1 sides=4 tie_ante=0", "dice=2 sides=4 tie_ante=0 ties=tied zero_ante=3", "dice=2 away=none progressive=1,1,1,1,1",
	} {
		const players, most = 4, 7
		w, m := solvedMoney(t, text, players, most)
		ceilings := m.turn.ceilings
		now := map[moneyKey]float64{}
		for n := 2; n <= players; n++ {
			for round := range ceilings {
				for pot := n; pot <= most; pot++ {
					now[moneyKey{n, round, pot}] = 1
				}
			}
		}
		come := map[moneyKey]float64{}
		for first := true; len(now) > 0; first = false {
			next := map[moneyKey]float64{}
			for key, p := range now {
				r := w.games[key.players][key.round].round
				for _, f := range followersOf(m.turn.rules, ceilings, key) {
					q := p * r.first().outcomes[r.space.before(f)]
					switch {
					case f.key.pot <= most:
					case first: // from any position of a round
						next[f.key], come[f.key] = 1, 1
					case q > 1e-30:
						next[f.key] += q
						if f.key != key { // where it came before
							come[f.key] += q
						}
					}
				}
			}
			now = next
		}
		largest := make([][]int, players+1)
		for n := 2; n <= players; n++ {
			for range ceilings {
				largest[n] = append(largest[n], most)
			}
		}
		for key, p := range come {
			if p*float64(key.pot) >= moneyPrecision {
				largest[key.players][key.round] = max(largest[key.players][key.round], key.pot)
			}
		}
		assert.Equal(t, largest, m.tops, text)
		assert.Greater(t, m.tops[players][len(ceilings)-1], most, text)
	}
}

// What a position is worth does not depend on how large a pot was asked for, even if play
// never comes to it: without an away face nobody scores 0.
func TestPositionsOffThePathOfPlayAreWorthAsMuchForEveryPotAskedFor(t *testing.T) {
	turn := turnOf(t, "dice=2 sides=2 away=none progressive=every zero_ante=2 moon=turn pass=true")
	win, err := turn.Win(2)
	require.NoError(t, err)
	worth := func(pot, round int) []float64 {
		m, err := win.Money(2, pot)
		require.NoError(t, err)
		r, err := m.roundOf(moneyKey{players: 2, round: round, pot: 2})
		require.NoError(t, err)
		return r.at(2, 0, 1).worth
	}
	for round := range turn.ceilings {
		assert.InDeltaSlice(t, worth(100, round), worth(2, round), 1e-12, "round %d", round+1)
	}
}

// Games are solved behind all that can follow them, with the largest pots first, and only
// those that have not been solved.
func TestGamesAreSolvedBehindThoseThatFollow(t *testing.T) {
	for _, text := range []string{"dice=2", "dice=2 ties=tied", "dice=2 progressive=2,4", "dice=1 zero_ante=7 tie_ante=3", "dice=2 tie_ante=0"} {
		_, m := solvedMoney(t, text, 4, 9)
		key := moneyKey{players: 4, pot: 9}
		list := m.unsolved(key)
		assert.Equal(t, key, list[len(list)-1])
		place := map[moneyKey]int{}
		for i, k := range list {
			place[k] = i
			if i > 0 {
				assert.LessOrEqual(t, k.pot, list[i-1].pot, text)
			}
		}
		assert.Len(t, place, len(list), "each once")
		for _, k := range list {
			if m.beyond(k) {
				continue
			}
			for _, f := range followersOf(m.turn.rules, m.turn.ceilings, k) {
				if i, ok := place[f.key]; assert.True(t, ok, "%s: %v", text, f.key) && f.key != k {
					assert.Less(t, i, place[k], "%s: %v behind %v", text, k, f.key)
				}
			}
		}
		_, err := m.solve(list[len(list)/2])
		require.NoError(t, err)
		for _, k := range m.unsolved(key) {
			assert.NotContains(t, m.games, k)
		}
		_, err = m.solve(key)
		require.NoError(t, err)
		assert.Empty(t, m.unsolved(key))
	}
}

// With large antes pots grow far, and every one leads to the next: that takes time, but
// not a stack of games that wait for others.
func TestLongRowsOfPotsAreSolved(t *testing.T) {
	_, m := solvedMoney(t, "dice=1 sides=2 away=2 zero_ante=1000", 2, 2)
	require.Greater(t, m.tops[2][0], 80_000)
	g, err := m.solve(moneyKey{players: 2, pot: 2})
	require.NoError(t, err)
	assert.InDelta(t, 2, g.values[1]+g.values[2], 1e-6, "what is paid comes back")
}

// Where the pot is shared no round follows another one, but for one that nobody wins.
func TestNoGamesFollowWherePotsAreShared(t *testing.T) {
	_, m := solvedMoney(t, "dice=2 ties=split", 3, 3)
	assert.Equal(t, [][]int{nil, nil, {3}, {3}}, m.tops)
	_, m = solvedMoney(t, "dice=2 ties=split progressive=4", 3, 3)
	assert.Equal(t, [][]int{nil, nil, {3, 5}, {3, 6}}, m.tops)
}

// By how much values can be off is how probable it is that a game goes on to pots that
// are not solved, times what they can matter.
func TestBoundIsThatOfTheGamesThatFollow(t *testing.T) {
	_, m := solvedMoney(t, "dice=2 sides=4", 2, 2)
	for pot := 2; pot <= m.tops[2][0]; pot++ {
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
			if after > m.tops[2][0] {
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
	for pot := 2; pot <= m.tops[2][0]; pot++ {
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
	for pot := 2; pot <= m.tops[2][0]; pot++ {
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
