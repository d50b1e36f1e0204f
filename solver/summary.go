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
	// MeanRounds is the expected number of rounds, this and all further ones,
	// until the pot is won or shared.
	MeanRounds *big.Rat
}

// Round returns how a round of so many players ends. It fails with a
// [*engine.PositionError] on a number of players that was not solved, and with
// [ErrInexact] for rules with ceilings.
func (s *WinSolution) Round(players int) (*RoundSummary, error) {
	if _, err := s.Shares(players); err != nil {
		return nil, err
	}
	var sum *RoundSummary
	means := make([]*big.Rat, players+1) // of rounds, by players
	for n := 2; n <= players; n++ {
		sum = s.games[n][0].exact.summary(means)
		means[n] = sum.MeanRounds
	}
	e := s.games[players][0].exact
	for _, won := range e.start(wonAlone{e.turn.rules})[1:] {
		sum.Won = append(sum.Won, new(big.Rat).SetFrac(won, e.powers[players]))
	}
	return sum, nil
}

// summary returns how a round ends, but for who wins it. means holds the mean
// number of rounds of the games of fewer players.
func (e *exactRound) summary(means []*big.Rat) *RoundSummary {
	n, rules := e.players, e.turn.rules
	sum := &RoundSummary{Tie: new(big.Rat), PerfectTie: make([]*big.Rat, n+1)}
	outcomes := e.states[e.first().id].outcomes
	rounds, again := big.NewRat(1, 1), new(big.Rat)
	for m := range sum.PerfectTie {
		sum.PerfectTie[m] = new(big.Rat)
		for _, perfect := range []bool{false, true} {
			if m < 2 {
				continue
			}
			p := new(big.Rat).SetFrac(outcomes[e.space.over(perfect, m)], e.powers[n])
			if perfect {
				sum.PerfectTie[m] = p
			} else {
				sum.Tie.Add(sum.Tie, p)
			}
			switch {
			case replays(rules, n, m, perfect):
				again.Add(again, p)
			case endingOf(rules, m, perfect) == endTied:
				rounds.Add(rounds, new(big.Rat).Mul(p, means[m]))
			}
		}
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
