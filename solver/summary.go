package solver

import (
	"math/big"

	"threesaway/engine"
)

// RoundSummary is how one round of the game ends when everybody plays for the
// pot, before the first throw, exactly.
type RoundSummary struct {
	// Won is the probability that a seat wins the round alone; the first entry
	// is that of seat 1.
	Won []*big.Rat
	// Tie is the probability of a tie that is not at the perfect score.
	Tie *big.Rat
	// PerfectTie is the probability of a tie at the perfect score, by the number
	// of players tied; the entries for 0 and 1 are 0.
	PerfectTie []*big.Rat
	// Nobody is the probability that nobody comes under the ceiling; 0 where there
	// is none.
	Nobody *big.Rat
	// MeanRounds is the expected number of rounds, this and all further ones,
	// until the pot is won or shared.
	MeanRounds *big.Rat
}

// Round returns how a round of the schedule ends when so many play it. It fails
// with a [*engine.PositionError] on a number of players that was not solved, and
// with [ErrInexact] as [WinSolution.ExactValue] does.
func (s *WinSolution) Round(players, round int) (*RoundSummary, error) {
	g, err := s.exactGame(players, round)
	if err != nil {
		return nil, err
	}
	first := min(max(1, round), len(s.games[players])) - 1
	means := make([][]*big.Rat, players+1) // of rounds, by players and round of the schedule
	var sum *RoundSummary
	for n := 2; n <= players; n++ {
		means[n] = make([]*big.Rat, len(s.games[n])+1)
		for i := len(s.games[n]) - 1; i >= first; i-- {
			game, err := s.games[n][i].proven()
			if err != nil {
				return nil, err
			}
			sum = game.exact.summary(func(end ending, m int) *big.Rat {
				if end == endNobody {
					return means[n][i+1]
				}
				return means[m][i]
			})
			means[n][i] = sum.MeanRounds
		}
	}
	for _, won := range g.exact.start(wonAlone{s.turn.rules})[1:] {
		sum.Won = append(sum.Won, new(big.Rat).SetFrac(won, g.exact.powers[players]))
	}
	return sum, nil
}

// summary returns how a round ends, but for who wins it. mean returns the mean
// number of rounds of the games that follow: that of m tied players, or after a
// round that nobody wins.
func (e *exactRound) summary(mean func(end ending, m int) *big.Rat) *RoundSummary {
	n, rules := e.players, e.turn.rules
	sum := &RoundSummary{Tie: new(big.Rat), PerfectTie: make([]*big.Rat, n+1)}
	outcomes := e.states[e.first().id].outcomes
	rounds, again := big.NewRat(1, 1), new(big.Rat)
	share := func(outcome int) *big.Rat { return new(big.Rat).SetFrac(outcomes[outcome], e.powers[n]) }
	for m := range sum.PerfectTie {
		sum.PerfectTie[m] = new(big.Rat)
		for _, perfect := range []bool{false, true} {
			if m < 2 {
				continue
			}
			p := share(e.space.over(perfect, m))
			if perfect {
				sum.PerfectTie[m] = p
			} else {
				sum.Tie.Add(sum.Tie, p)
			}
			switch end := endingOf(rules, m, perfect); {
			case replays(rules, n, m, perfect):
				again.Add(again, p)
			case end == endTied:
				rounds.Add(rounds, new(big.Rat).Mul(p, mean(end, m)))
			}
		}
	}
	sum.Nobody = share(e.space.stay(0))
	if sum.Nobody.Sign() > 0 {
		rounds.Add(rounds, new(big.Rat).Mul(sum.Nobody, mean(endNobody, 0)))
	}
	sum.MeanRounds = rounds.Quo(rounds, again.Sub(big.NewRat(1, 1), again))
	return sum
}

// wonAlone pays 1 to the one who wins the pot in this round.
type wonAlone struct{ rules engine.Rules }

func (p wonAlone) holder(_, _, m int, perfect bool) *big.Int {
	if endingOf(p.rules, m, perfect) == endWon {
		return big.NewInt(1)
	}
	return new(big.Int)
}

func (p wonAlone) beaten(int, int, bool) *big.Int { return new(big.Int) }

func (p wonAlone) moon(_, _ int, own bool) *big.Int {
	if own {
		return big.NewInt(1)
	}
	return new(big.Int)
}
