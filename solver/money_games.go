package solver

import (
	"cmp"
	"maps"
	"math"
	"slices"

	"threesaway/engine"
)

// follower is a game that can follow a round, and the end that it follows.
type follower struct {
	key     moneyKey
	m       int // holders
	perfect bool
}

// before returns the place of the end of a round that a game follows.
func (s *outcomeSpace) before(f follower) int {
	if f.m == 0 {
		return s.stay(0)
	}
	return s.over(f.perfect, f.m)
}

// followersOf lists the games that can follow a round.
func followersOf(r engine.Rules, ceilings []int, key moneyKey) []follower {
	var list []follower
	add := func(m int, perfect bool) {
		next := key
		switch endingOf(r, m, perfect) {
		case endTied:
			next.players = m
		case endNobody:
			next.round++
		case endAll:
		default:
			return
		}
		next.pot += antesOf(r, key.players, m, perfect).pot
		list = append(list, follower{next.normal(ceilings), m, perfect})
	}
	if ceilings[key.round] < r.MaxScore() {
		add(0, false)
	}
	for m := 2; m <= key.players; m++ {
		add(m, false)
		add(m, true)
	}
	return list
}

// MoneyGames lists the games for money that play can come to: those that 2 up to
// the given number of players begin, and all that follow, each as the position
// before its first throw. within are those whose pot is at most the given one,
// in antes; beyond are those with a larger pot, up to [MaxPot], that can follow one of
// them. Both are ordered by players, round and pot. Of more than [engine.MaxPlayers]
// players, of larger pots than [MaxPot] and of invalid rules there are none.
func MoneyGames(r engine.Rules, players, pot int) (within, beyond []engine.Position) {
	within, beyond, _ = FewMoneyGames(r, players, pot, math.MaxInt)
	return within, beyond
}

// FewMoneyGames returns what [MoneyGames] does, unless that is more than so many games
// in all: then ok is false, which is known as soon as those are found.
func FewMoneyGames(r engine.Rules, players, pot, most int) (within, beyond []engine.Position, ok bool) {
	if r.Validate() != nil {
		return nil, nil, true
	}
	players, pot = min(players, engine.MaxPlayers), min(pot, MaxPot)
	found, step := map[moneyKey]bool{}, newMoneySteps(r)
	var visit func(moneyKey)
	visit = func(key moneyKey) {
		if found[key] || key.pot > MaxPot || len(found) > most {
			return
		}
		found[key] = true
		if key.pot > pot {
			return
		}
		for _, next := range step.from(key) {
			next.pot += key.pot
			visit(next)
		}
	}
	for n := 2; n <= players; n++ {
		visit(moneyKey{players: n, pot: n})
	}
	if len(found) > most {
		return nil, nil, false
	}
	keys := slices.SortedFunc(maps.Keys(found), func(a, b moneyKey) int {
		return cmp.Or(cmp.Compare(a.players, b.players), cmp.Compare(a.round, b.round), cmp.Compare(a.pot, b.pot))
	})
	for _, key := range keys {
		pos := engine.Opening(r, key.players)
		pos.Round, pos.Pot = key.round+1, key.pot
		if key.pot <= pot {
			within = append(within, pos)
		} else {
			beyond = append(beyond, pos)
		}
	}
	return within, beyond, true
}

// moneySteps knows which games can follow which.
type moneySteps struct {
	rules    engine.Rules
	ceilings []int
	perfect  bool // whether a perfect score can be thrown
	known    map[moneyKey][]moneyKey
}

func newMoneySteps(r engine.Rules) *moneySteps {
	return &moneySteps{r, r.Ceilings(), r.PerfectReachable(), map[moneyKey][]moneyKey{}}
}

// from lists the games that play can come to from one, each once, with the antes that
// come into the pot on the way; they are alike for all pots.
func (s *moneySteps) from(key moneyKey) []moneyKey {
	key.pot = 0
	list, ok := s.known[key]
	if !ok {
		for _, f := range followersOf(s.rules, s.ceilings, key) {
			if (!f.perfect || s.perfect) && !slices.Contains(list, f.key) {
				list = append(list, f.key)
			}
		}
		s.known[key] = list
	}
	return list
}
