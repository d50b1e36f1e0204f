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
// [*engine.PositionError] on a number of players that was not solved.
func (s *WinSolution) Round(players int) (*RoundSummary, error) {
	if _, err := s.game(players); err != nil {
		return nil, err
	}
	var sum *RoundSummary
	means := make([]*big.Rat, players+1) // of rounds, by players
	for n := 2; n <= players; n++ {
		sum = s.games[n].summary(means)
		means[n] = sum.MeanRounds
	}
	e := s.games[players].exact
	for _, won := range e.won()[1:] {
		sum.Won = append(sum.Won, new(big.Rat).SetFrac(won, e.powers[players]))
	}
	return sum, nil
}

// summary returns how a round ends, but for who wins it. means holds the mean
// number of rounds of the games of fewer players.
func (g *winGame) summary(means []*big.Rat) *RoundSummary {
	e := g.exact
	n := e.players
	sum := &RoundSummary{Tie: new(big.Rat), PerfectTie: make([]*big.Rat, n+1)}
	first := e.states[e.at(1, engine.NoScore, 0).id].outcomes
	pay := &payoffs[*big.Rat]{ties: e.turn.rules.Ties, players: n}
	rounds, again := big.NewRat(1, 1), new(big.Rat)
	for m := range sum.PerfectTie {
		sum.PerfectTie[m] = new(big.Rat)
		for _, perfect := range []bool{false, true} {
			if m < 2 {
				continue
			}
			p := new(big.Rat).SetFrac(first[e.space.over(perfect, m)], e.powers[n])
			if perfect {
				sum.PerfectTie[m] = p
			} else {
				sum.Tie.Add(sum.Tie, p)
			}
			switch {
			case pay.replays(m, perfect):
				again.Add(again, p)
			case pay.ties != engine.TiesSplit:
				rounds.Add(rounds, new(big.Rat).Mul(p, means[m]))
			}
		}
	}
	sum.MeanRounds = rounds.Quo(rounds, again.Sub(big.NewRat(1, 1), again))
	return sum
}

// won returns the probability that each seat wins the round alone, over unit to
// the number of players.
func (e *exactRound) won() []*big.Int {
	p := &payoffs[*big.Int]{
		ties: e.turn.rules.Ties, players: e.players, one: big.NewInt(1), zero: new(big.Int),
		shares: zeros(e.players + 1), own: zeros(e.players + 1), smaller: make([][]*big.Int, e.players),
	}
	for m := range p.smaller {
		p.smaller[m] = zeros(e.players + 1)
	}
	values, _ := e.start(p)
	return values
}
