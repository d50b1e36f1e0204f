package solver

// moneyPrecision is the probability of coming to a game below which it does not matter
// what that is worth exactly: with pots of hundreds of antes, that is less than what
// values may be off for rounding.
const moneyPrecision = 1e-15

// chance is how probable it is that a game follows a round, for a pot that is larger by
// that of its key.
type chance struct {
	key moneyKey
	p   float64
}

// horizon returns the largest pots that games are solved for, by players and round of the
// schedule from 0: those that can follow one that was asked for, and those that play goes
// on to from there with moneyPrecision or more, if rounds end as they do for the goal win.
func (s *MoneySolution) horizon() [][]int {
	tops := make([][]int, s.players+1)
	follow := make([][][]chance, s.players+1)
	longest := 0 // by how much a pot can grow in a round
	for n := 2; n <= s.players; n++ {
		for round := range s.turn.ceilings {
			tops[n] = append(tops[n], s.pot)
			list := s.chances(n, round)
			follow[n] = append(follow[n], list)
			for _, c := range list {
				longest = max(longest, c.key.pot)
			}
		}
	}
	coming := map[moneyKey]float64{} // the probability of coming to a game, at most
	last := s.pot                    // that matters
	for pot := max(2, s.pot+1-longest); pot <= min(last+longest, s.pot+MaxPot); pot++ {
		// What can follow for the same pot has fewer players, or a later round.
		for n := min(s.players, pot); n >= 2; n-- {
			for round, list := range follow[n] {
				key, p := moneyKey{n, round, pot}, 1.0 // it may have been asked for
				if pot > s.pot {
					p = coming[key]
					delete(coming, key)
				}
				if p == 0 {
					continue
				}
				if p >= moneyPrecision {
					last, tops[n][round] = max(last, pot), max(s.pot, pot)
				}
				for _, c := range list {
					next := moneyKey{c.key.players, c.key.round, pot + c.key.pot}
					switch {
					case pot > s.pot:
						coming[next] += float64(p * c.p)
					case next.pot > s.pot:
						coming[next] = 1 // a position may be asked for that play does not come to
					}
				}
			}
		}
	}
	return tops
}

// chances returns how probable it is for every other game that it follows a round, if
// that ends as for the goal win, and those that the same game follows do not count.
func (s *MoneySolution) chances(players, round int) (list []chance) {
	r, game := s.win.games[players][round].round, moneyKey{players: players, round: round}
	again := 0.0
	perfect := s.turn.rules.PerfectReachable()
	for _, f := range followersOf(s.turn.rules, s.turn.ceilings, game) {
		if f.perfect && !perfect {
			continue
		}
		outcome := r.space.stay(0)
		if f.m > 0 {
			outcome = r.space.over(f.perfect, f.m)
		}
		if p := r.first().outcomes[outcome]; f.key == game {
			again += p
		} else {
			list = append(list, chance{f.key, p})
		}
	}
	for i := range list {
		list[i].p /= 1 - again
	}
	return list
}
