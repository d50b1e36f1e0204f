package solver

import "container/heap"

// moneyPrecision is a part of pots, in antes, that is less than what values may be off for
// rounding: where play comes to a game with a probability that is less of its pot, it does
// not matter what it is worth exactly.
const moneyPrecision = 1e-14

// chance is how probable it is that a game follows a round, for a pot that is larger by
// that of its key.
type chance struct {
	key moneyKey
	p   float64
}

// horizon returns the largest pots that games are solved for, by players and round of the
// schedule from 0: those that can follow one that was asked for, and those that play goes
// on to from there often enough for moneyPrecision, if rounds end as they do for the goal
// win.
func (s *MoneySolution) horizon() [][]int {
	tops := make([][]int, s.players+1)
	follow := make([][][]chance, s.players+1)
	for n := 2; n <= s.players; n++ {
		for round := range s.turn.ceilings {
			tops[n] = append(tops[n], s.pot)
			follow[n] = append(follow[n], s.chances(n, round))
		}
	}
	queue := s.afterThoseAsked(follow)
	const negligible = moneyPrecision * 0x1p-20
	for len(queue.pots) > 0 {
		pot, coming := queue.next()
		// What can follow for the same pot has fewer players, or a later round.
		for n := s.players; n >= 2; n-- {
			for round, list := range follow[n] {
				p := coming[game{n, round}]
				part := float64(p * float64(pot))
				if part < negligible {
					continue
				}
				if part >= moneyPrecision {
					tops[n][round] = pot
				}
				for _, c := range list {
					if c.key.pot > 0 {
						queue.at(pot + c.key.pot)[c.key.of()] += float64(p * c.p)
					} else {
						coming[c.key.of()] += float64(p * c.p)
					}
				}
			}
		}
	}
	return tops
}

// afterThoseAsked returns the larger pots of games that can follow one that was asked for,
// each of which is to be solved as if it had been asked for, too: any position of a round
// may be asked about, even one that play never comes to.
func (s *MoneySolution) afterThoseAsked(follow [][][]chance) *comingPots {
	queue := &comingPots{}
	longest := 0 // by how much a pot can grow in a round
	each := func(visit func(players int, c *chance)) {
		for n, rounds := range follow {
			for _, list := range rounds {
				for i := range list {
					visit(n, &list[i])
				}
			}
		}
	}
	each(func(_ int, c *chance) { longest = max(longest, c.key.pot) })
	for pot := max(2, s.pot+1-longest); pot <= s.pot; pot++ {
		each(func(players int, c *chance) {
			if next := pot + c.key.pot; pot >= players && next > s.pot {
				queue.at(next)[c.key.of()] = 1
			}
		})
	}
	return queue
}

// game is a game whatever its pot.
type game struct{ players, round int }

func (k moneyKey) of() game { return game{k.players, k.round} }

// comingPots are pots that play can come to, and the probabilities of coming to each game
// for one of them.
type comingPots struct {
	pots  []int // a heap
	games map[int]map[game]float64
}

// at returns the probabilities for a pot.
func (q *comingPots) at(pot int) map[game]float64 {
	games := q.games[pot]
	if games == nil {
		if q.games == nil {
			q.games = map[int]map[game]float64{}
		}
		games = map[game]float64{}
		q.games[pot] = games
		heap.Push(q, pot)
	}
	return games
}

// next removes the least pot.
func (q *comingPots) next() (pot int, games map[game]float64) {
	pot = heap.Pop(q).(int)
	games = q.games[pot]
	delete(q.games, pot)
	return pot, games
}

// Len, Less, Swap, Push and Pop are those of [heap.Interface].
func (q *comingPots) Len() int           { return len(q.pots) }
func (q *comingPots) Less(i, j int) bool { return q.pots[i] < q.pots[j] }
func (q *comingPots) Swap(i, j int)      { q.pots[i], q.pots[j] = q.pots[j], q.pots[i] }
func (q *comingPots) Push(pot any)       { q.pots = append(q.pots, pot.(int)) }
func (q *comingPots) Pop() any {
	last := len(q.pots) - 1
	pot := q.pots[last]
	q.pots = q.pots[:last]
	return pot
}

// chances returns how probable it is for every other game that it follows a round, if
// that ends as for the goal win, and those that the same game follows do not count.
func (s *MoneySolution) chances(players, round int) (list []chance) {
	r, key := s.win.games[players][round].round, moneyKey{players: players, round: round}
	again := 0.0
	for _, f := range followersOf(s.turn.rules, s.turn.ceilings, key) {
		if p := r.first().outcomes[r.space.before(f)]; f.key == key {
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
