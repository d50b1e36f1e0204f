package solver_test

import (
	"cmp"
	"maps"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"threesaway/engine"
	"threesaway/solver"
)

// naiveMoneyGames follows RULES.md from the first round of each number of players on,
// whatever the dice: which rounds can follow, for which pot. Keys are players, round
// and pot.
func naiveMoneyGames(r engine.Rules, players, pot int) map[[3]int]bool {
	found := map[[3]int]bool{}
	last := len(naiveBinding(r))
	var visit func(n, round, antes int)
	visit = func(n, round, antes int) {
		round = min(round, last+1)
		key := [3]int{n, round, antes}
		if found[key] {
			return
		}
		found[key] = true
		if antes > pot {
			return
		}
		if round <= last && naiveBinding(r)[round-1] {
			visit(n, round+1, antes+n) // nobody qualifies: an ante from everyone
		}
		for m := 2; m <= n; m++ {
			for _, perfect := range []bool{false, true} {
				if r.Ties == engine.TiesSplit || perfect && !r.PerfectReachable() {
					continue
				}
				next, again := antes+n*r.TieAnte, m
				if r.TiePayers == engine.TiePayersTied {
					next = antes + m*r.TieAnte
				}
				if perfect {
					next += n * m * r.ZeroAnte
				} else if r.Ties == engine.TiesAll {
					again = n
				}
				visit(again, round, next)
			}
		}
	}
	for n := 2; n <= players; n++ {
		visit(n, 1, n)
	}
	return found
}

// naiveBinding says of every round up to the last ceiling that binds whether its
// ceiling does.
func naiveBinding(r engine.Rules) (binds []bool) {
	for round := 1; round <= 1000; round++ {
		ceiling, ok := naiveCeiling(r, round)
		if !ok {
			break
		}
		binds = append(binds, ceiling < r.MaxScore())
	}
	for len(binds) > 0 && !binds[len(binds)-1] {
		binds = binds[:len(binds)-1]
	}
	return binds
}

func TestMoneyGamesAreThoseThatTheRulesLeadTo(t *testing.T) {
	for _, settings := range [][]string{
		{}, {"ties=tied"}, {"ties=tied", "tie_payers=tied"}, {"ties=split"}, {"zero_ante=0"}, {"zero_ante=2", "tie_ante=3"}, {"tie_ante=0"},
		{"away=none"}, {"dice=2", "progressive=0,1"}, {"dice=2", "progressive=12,1"}, {"dice=1", "sides=4", "progressive=every", "ties=tied"},
	} {
		r := rules(t, settings...)
		for _, pot := range []int{4, 5, 23} {
			within, beyond := solver.MoneyGames(r, 4, pot)
			want := naiveMoneyGames(r, 4, pot)
			got := map[[3]int]bool{}
			for i, list := range [][]engine.Position{within, beyond} {
				require.True(t, slices.IsSortedFunc(list, func(a, b engine.Position) int {
					return cmp.Or(cmp.Compare(a.Players, b.Players), cmp.Compare(a.Round, b.Round), cmp.Compare(a.Pot, b.Pot))
				}), "%v", settings)
				for _, pos := range list {
					key := [3]int{pos.Players, pos.Round, pos.Pot}
					require.False(t, got[key], "%v: twice", settings)
					got[key] = true
					assert.Equal(t, i == 1, pos.Pot > pot, "%v: %+v", settings, pos)
					start := engine.Opening(r, pos.Players)
					start.Round, start.Pot = pos.Round, pos.Pot
					assert.Equal(t, start, pos, "%v", settings)
				}
			}
			assert.Equal(t, want, got, "%v, pot %d: %d and %d", settings, pot, len(slices.Collect(maps.Keys(want))), len(got))
		}
	}
}

func TestThereAreNoMoneyGamesBeyondTheBounds(t *testing.T) {
	r := rules(t, "dice=1", "ties=split") // nothing follows a round
	within, beyond := solver.MoneyGames(r, engine.MaxPlayers+5, solver.MaxPot+5)
	assert.Len(t, within, engine.MaxPlayers-1)
	assert.Empty(t, beyond)

	// Four players pay 4 · 641 antes at a tie: after 39 ties the pot is the largest.
	r = rules(t, "dice=1", "away=none", "tie_ante=641")
	largest := engine.Opening(r, 4)
	largest.Pot = solver.MaxPot
	within, beyond = solver.MoneyGames(r, 4, 2*solver.MaxPot)
	assert.Contains(t, within, largest)
	assert.Empty(t, beyond, "larger ones are not named")
	within, beyond = solver.MoneyGames(r, 4, solver.MaxPot-1)
	assert.NotContains(t, within, largest)
	assert.Equal(t, []engine.Position{largest}, beyond)

	r.Dice = 0
	within, beyond = solver.MoneyGames(r, 2, 10)
	assert.Empty(t, within)
	assert.Empty(t, beyond)
}
