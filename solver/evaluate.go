package solver

import (
	"math/big"

	"threesaway/engine"
)

// Evaluation is what following a policy is worth, beside perfect play.
type Evaluation struct {
	// Goal is what the values are values of.
	Goal Goal
	// Values is what the policy is worth, in the goal's unit. For win and money
	// there is one value a seat: that of a player there who follows the policy for
	// the whole game while all others play perfectly. For low and beat there is
	// one.
	Values []float64
	// Optimal is what perfect play is worth, likewise.
	Optimal []float64
	// Exact is the one value of low and beat as a fraction; nil for the others.
	Exact *big.Rat
	// ExactPrice is what the policy gives up, as a fraction, where Exact is one.
	ExactPrice *big.Rat

	lessIsBetter bool
}

// Price returns what the policy gives up against perfect play, in the goal's unit:
// that of a seat, counted from 1, or for low and beat, whatever the seat, the one
// there is. It is never negative, but for rounding.
func (e *Evaluation) Price(seat int) float64 {
	i := min(max(1, seat), len(e.Values)) - 1
	if e.lessIsBetter {
		return e.Values[i] - e.Optimal[i]
	}
	return e.Optimal[i] - e.Values[i]
}

// MeanPrice returns the price to one who sits in every seat equally often.
func (e *Evaluation) MeanPrice() float64 {
	sum := 0.0
	for i := range e.Values {
		sum += e.Price(i + 1)
	}
	return sum / float64(len(e.Values))
}

// RoundBlind is a [Policy] that does not look at all there is in a round, so that
// one turn can stand for many.
type RoundBlind interface {
	Policy
	// Focus returns for a position at the start of a turn one in which the policy
	// plays the whole turn alike. Positions with the same focus are played alike.
	Focus(start engine.Position) engine.Position
}

// Evaluate returns what a policy is worth from a new round like that of a position
// on, with its number of players, round of the schedule and pot, and for beat with
// its score to beat. The solution is one of [Solve] or of the methods of [Turn];
// it says how the others play, who take the policy for a perfect player.
//
// Nothing is simulated: the values are those of the fixed point in which a replay
// leads back to the same seat, and a tie that only some play off to a smaller
// game.
//
// The policy is asked about all positions that play can lead to; of holders that
// make no difference to anyone (see [DistinctHolders]) only the least number is
// named. For win it must not look at the pot, which is always named as that of
// the position. Evaluate fails with what the policy fails with, with
// [engine.ErrKeep] when it decides what the rules forbid, with a
// [*engine.PositionError] on a position that the solution does not answer for,
// with [ErrEndless] on a policy that ties for certain, and with [ErrGoal] on a
// solution of another kind.
func Evaluate(s Solution, policy Policy, pos engine.Position) (*Evaluation, error) {
	var e *Evaluation
	var err error
	switch s := s.(type) {
	case *WinSolution:
		e, err = s.evaluate(policy, pos)
	case *MoneySolution:
		e, err = s.evaluate(policy, pos)
	case lowSolution:
		e, err = evaluateTurn(s, policy, pos)
	case *beatSolution:
		e, err = evaluateTurn(s, policy, pos)
	default:
		return nil, engine.Errorf("%w: policies are evaluated against what Solve returns", ErrGoal)
	}
	if err != nil {
		return nil, err
	}
	e.Goal, e.lessIsBetter = s.Goal(), s.Goal().LessIsBetter(s.Rules())
	return e, nil
}

// evaluateTurn evaluates a policy for a goal of a single turn.
func evaluateTurn(s ExactSolution, policy Policy, pos engine.Position) (*Evaluation, error) {
	r := s.Rules()
	if s.Goal().Kind == KindLow {
		r.Moon = engine.MoonOff // one who plays alone wins no pot on the spot
	}
	pos.Left, pos.Total, pos.Bottom, pos.Passed = r.Dice, 0, 0, false
	best, err := s.ExactValue(pos)
	if err != nil {
		return nil, err
	}
	scores, err := Scores(r, policy, pos)
	if err != nil {
		return nil, err
	}
	e := &Evaluation{Exact: scores.Mean()}
	if s.Goal().Kind == KindBeat {
		e.Exact = scores.Moon()
		num, den := s.Goal().Tie.Fraction()
		for score := range scores.Max() + 1 {
			switch end := BeatEnding(r, pos, score); {
			case end.Win > 0:
				e.Exact.Add(e.Exact, scores.P(score))
			case end.Tie > 0:
				e.Exact.Add(e.Exact, new(big.Rat).Mul(scores.P(score), big.NewRat(num, den)))
			}
		}
	}
	e.ExactPrice = new(big.Rat).Sub(best, e.Exact)
	if s.Goal().LessIsBetter(r) {
		e.ExactPrice.Neg(e.ExactPrice)
	}
	value, _ := e.Exact.Float64()
	optimal, _ := best.Float64()
	e.Values, e.Optimal = []float64{value}, []float64{optimal}
	return e, nil
}

// deviator is one player who follows a policy of his own among others who play
// perfectly.
type deviator struct {
	turn   *Turn
	policy Policy
	spread *spreader
	turns  map[engine.Position][]float64 // the results of whole turns, by focus
}

func newDeviator(t *Turn, policy Policy) *deviator {
	return &deviator{t, policy, newSpreader(t.rules, policy), map[engine.Position][]float64{}}
}

// results returns the probability of each result of a turn that starts in a
// position.
func (d *deviator) results(start engine.Position) ([]float64, error) {
	if blind, ok := d.policy.(RoundBlind); ok {
		start = blind.Focus(start)
	}
	if list, ok := d.turns[start]; ok {
		return list, nil
	}
	scores, err := d.spread.scores(start)
	if err != nil {
		return nil, err
	}
	list := make([]float64, d.turn.results())
	for score := range list[:d.turn.moon()] {
		list[score] = quotient(scores.mass[score], scores.den)
	}
	list[d.turn.moon()] = quotient(scores.moon, scores.den)
	d.turns[start] = list
	return list, nil
}

// start returns the position at the start of the turn of a state.
func (s *state) start(r *round, schedule, pot int) engine.Position {
	pos := engine.Opening(r.turn.rules, r.players)
	pos.Seat, pos.ScoreToBeat, pos.Holders, pos.Round = s.seat, s.beat, s.holders, schedule
	pos.Pot = pot + r.perfects(s)*r.turn.rules.ZeroAnte*r.players
	return pos
}

// values returns what a round is worth to the deviator before the first throw, by
// seat from 1. schedule is its round of the schedule from 1.
func (d *deviator) values(r *round, schedule, pot int, p payoffs[float64]) ([]float64, error) {
	prices := r.pricer(p)
	worth := make([]float64, d.turn.results())
	values := make([]float64, r.players+1)
	for i, reach := range r.reach(nil) {
		if reach == 0 {
			continue
		}
		s := r.order[i]
		results, err := d.results(s.start(r, schedule, pot))
		if err != nil {
			return nil, err
		}
		prices.price(s, worth)
		for result, q := range results {
			values[s.seat] += float64(reach * float64(q*worth[result]))
		}
		// Those behind have no turn if the player here, a perfect one, wins the pot
		// on the spot.
		moon := float64(reach * s.moon())
		for seat := s.seat + 1; moon > 0 && seat <= r.players; seat++ {
			values[seat] += float64(moon * p.moon(seat, r.perfects(s), false))
		}
	}
	return values, nil
}

// fixedPoint returns what the game is worth to the deviator, by seat from 1: with
// the payoffs p a new round of the same game is worth nothing, and again pays 1
// for it.
func (d *deviator) fixedPoint(r *round, schedule, pot int, p, again payoffs[float64]) ([]float64, error) {
	values, err := d.values(r, schedule, pot, p)
	if err != nil {
		return nil, err
	}
	replay, err := d.values(r, schedule, pot, again)
	if err != nil {
		return nil, err
	}
	for seat := 1; seat <= r.players; seat++ {
		if 1-replay[seat] < roundingNoise {
			return nil, ErrEndless
		}
		values[seat] /= 1 - replay[seat]
	}
	return values, nil
}

// againPayoffs pay 1 where the same game follows for all players: after those ties
// that are wanted.
type againPayoffs struct {
	rules   engine.Rules
	players int
	wanted  func(m int, perfect bool) bool
}

func (p againPayoffs) tie(m int, perfect bool) float64 {
	if replays(p.rules, p.players, m, perfect) && p.wanted(m, perfect) {
		return 1
	}
	return 0
}

func (p againPayoffs) holder(_, _, m int, perfect bool) float64 { return p.tie(m, perfect) }

func (p againPayoffs) beaten(_, m int, perfect bool) float64 { return p.tie(m, perfect) }

func (p againPayoffs) moon(int, int, bool) float64 { return 0 }

// evaluate evaluates a policy for the goal win.
func (s *WinSolution) evaluate(policy Policy, pos engine.Position) (*Evaluation, error) {
	game, err := s.game(pos.Players, pos.Round)
	if err != nil {
		return nil, err
	}
	values, err := s.deviate(newDeviator(s.turn, policy), pos.Players, pos.Pot)
	if err != nil {
		return nil, err
	}
	round := min(max(1, pos.Round), len(s.games[pos.Players]))
	return &Evaluation{Values: values[pos.Players][round-1][1:], Optimal: game.floats[1:]}, nil
}

// deviate returns what all games of up to so many players are worth to a deviator,
// by players, round of the schedule from 0 and seat from 1.
func (s *WinSolution) deviate(d *deviator, players, pot int) ([][][]float64, error) {
	values := make([][][]float64, players+1)
	for n := 2; n <= players; n++ {
		games := s.games[n]
		values[n] = make([][]float64, len(games))
		for i := len(games) - 1; i >= 0; i-- {
			p := newWinPayoffs(s.turn.rules, n)
			for m := 2; m < n; m++ {
				p.smaller[m] = values[m][i]
			}
			if i+1 < len(games) {
				p.next = values[n][i+1]
			}
			again := againPayoffs{s.turn.rules, n, func(int, bool) bool { return true }}
			var err error
			if values[n][i], err = d.fixedPoint(games[i].round, i+1, pot, p, again); err != nil {
				return nil, err
			}
		}
	}
	return values, nil
}
