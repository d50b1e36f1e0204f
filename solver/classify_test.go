package solver

import (
	"math"
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// randomOutcomes lets the round go on from every state in some way that there is no
// reason for, and returns payoffs of win and of money that there is none for either.
func randomOutcomes(r *round, rnd *rand.Rand) (win, money payoffs[float64]) {
	for _, s := range r.order {
		for j := range r.players - s.seat + 2 { // so many can join
			s.outcomes[r.space.stay(j)] = rnd.Float64()
		}
		for i := r.space.over(false, 1); i < len(s.outcomes); i++ {
			s.outcomes[i] = rnd.Float64()
		}
	}
	row := func() []float64 {
		list := make([]float64, r.players+1)
		for i := range list {
			list[i] = rnd.Float64()
		}
		return list
	}
	w := newWinPayoffs(r.turn.rules, r.players)
	copy(w.own, row())
	w.next = row()
	for m := range w.smaller {
		w.smaller[m] = row()
	}
	games := map[moneyKey][]float64{}
	m := &moneyPayoffs{rules: r.turn.rules, key: moneyKey{r.players, 0, 7}, own: row(), follow: func(key moneyKey) []float64 {
		if games[key] == nil {
			games[key] = row()
		}
		return games[key]
	}}
	return w, m
}

// Results of one class are worth the same whatever games are worth and however the
// others play, and for win those of different ones are not.
func TestResultsOfOneClassAreWorthTheSame(t *testing.T) {
	rnd := rand.New(rand.NewPCG(4, 7))
	for _, text := range []string{
		"dice=2", "dice=2 ties=tied", "dice=2 ties=split", "dice=2 progressive=2,4", "dice=2 progressive=0 ties=tied", "dice=2 moon=turn",
		"dice=2 ties=tied zero_ante=2 tie_ante=3", "dice=2 zero_ante=0 tie_ante=2 tie_payers=in", "dice=2 high=true", "dice=1",
	} {
		turn := turnOf(t, text)
		for players := 2; players <= 4; players++ {
			for _, ceiling := range turn.ceilings {
				for _, forMoney := range []bool{false, true} {
					r := newRound(turn, players, ceiling, forMoney)
					pay, money := randomOutcomes(r, rnd)
					if forMoney {
						pay = money
					}
					r.appraise(pay)
					for _, s := range r.order {
						class := s.solved.class
						require.Len(t, class, turn.results())
						for i := range class {
							for j := range i {
								same, apart := class[i] == class[j], math.Abs(s.worth[i]-s.worth[j])
								told := !forMoney && i <= turn.maxScore && s.arcOf[i]-s.arcOf[j] == 1
								if class[i] < class[j] || same && apart > 1e-12 || told && !same && apart <= 1e-12 {
									require.Failf(t, "wrong classes", "%s, money %t: seat %d of %d, %d to beat, %d holders, results %d and %d",
										text, forMoney, s.seat, players, s.beat, s.holders, j, i)
								}
							}
						}
					}
				}
			}
		}
	}
}

// What has been paid tells ends of a round apart for money, not for win.
func TestSymbolsTellPaymentsApartForMoneyOnly(t *testing.T) {
	r := turnOf(t, "dice=2 ties=tied zero_ante=2 tie_ante=3").rules
	win, money := newSymbols(r, 4, false), newSymbols(r, 4, true)
	// Beaten by one who has won, with a perfect score or without one.
	assert.Equal(t, win.beaten(1, 1, true), win.beaten(1, 1, false))
	assert.NotEqual(t, money.beaten(1, 1, true), money.beaten(1, 1, false))
	a := antesOf(r, 4, 3, true)
	own := money.win.smaller[3][2]
	assert.Equal(t, symbol{own, a.zeros + a.holder, a.pot}, money.holder(1, 2, 3, true))
	assert.Equal(t, symbol{pot: own}, win.holder(1, 2, 3, true))
	assert.Equal(t, symbol{0, a.zeros + a.other, a.pot}, money.beaten(1, 3, true))
	assert.Equal(t, symbol{money.win.one, 2, 0}, money.moon(1, 2, true))
	// No two things that can become of the pot have the same symbol.
	seen := map[int32]bool{}
	p := money.win
	for _, row := range append([][]int32{p.shares, p.own, p.next, {p.zero}}, p.smaller...) {
		for _, x := range row {
			assert.False(t, seen[x])
			seen[x] = true
		}
	}
	assert.Equal(t, p.shares[1], p.one)
}
