package answer

import (
	"errors"
	"math/big"

	"threesaway/engine"
	"threesaway/solver"
)

// Odds is the value of a game before the first throw.
type Odds struct {
	// Rules, Goal and Position say of which game: its number of players, its round
	// and its pot.
	Rules    engine.Rules
	Goal     solver.Goal
	Position engine.Position
	// Values are in the goal's unit: by seat for win and, in net antes, for money; one
	// number for low and beat.
	Values []float64
	// Exact are the same as fractions; nil where they are not known.
	Exact []*big.Rat
	// Round says for win how the round ends; nil where that is not known.
	Round *solver.RoundSummary
	// Bound is, for money, what the values can be off.
	Bound float64
	// Threshold is, for money, the pot from which on to play as for win; nil unless it
	// was asked for.
	Threshold *solver.Threshold
}

// OddsOf returns what the games of a position are worth before the first throw: by
// seat for the goals win and money. It fails as the solution does.
func OddsOf(solution solver.Solution, pos engine.Position) (*Odds, error) {
	goal := solution.Goal()
	o := &Odds{Rules: solution.Rules(), Goal: goal, Position: pos}
	if exact, ok := solution.(solver.ExactSolution); ok && (goal.Kind == solver.KindLow || goal.Kind == solver.KindBeat) {
		value, err := exact.ExactValue(pos)
		if err != nil {
			return nil, err
		}
		o.Values, o.Exact = floats([]*big.Rat{value}), []*big.Rat{value}
		return o, nil
	}
	game, ok := solution.(solver.GameSolution)
	if !ok {
		return nil, engine.Errorf("the goal %s has no seats", goal)
	}
	for seat := 1; seat <= pos.Players; seat++ {
		value, err := game.Share(pos, seat)
		if err != nil {
			return nil, err
		}
		if goal.Kind == solver.KindMoney {
			// What is in the pot has been paid by all alike.
			value -= float64(pos.Pot) / float64(pos.Players)
		}
		o.Values = append(o.Values, value)
	}
	var err error
	switch s := solution.(type) {
	case solver.BoundedSolution:
		o.Bound, err = s.Bound(pos)
	case *solver.WinSolution:
		err = o.findRound(s)
	}
	return o, err
}

// findRound finds the fractions and how a round ends, where they are known.
func (o *Odds) findRound(win *solver.WinSolution) (err error) {
	if o.Exact, err = win.Shares(o.Position.Players, o.Position.Round); errors.Is(err, solver.ErrInexact) {
		return nil
	}
	if err == nil {
		o.Values = floats(o.Exact) // to the last digit
		o.Round, err = win.Round(o.Position.Players, o.Position.Round)
	}
	return err
}

// OddsDocument is the value of a game before the first throw as JSON.
type OddsDocument struct {
	Schema     int             `json:"schema"`
	Rules      engine.Rules    `json:"rules"`
	Goal       solver.GoalKind `json:"goal"`
	Players    int             `json:"players"`
	Values     []float64       `json:"values"`
	Exact      []string        `json:"exact"` // null where values are not known as fractions
	Pot        int             `json:"pot"`
	Round      int             `json:"round"`
	Won        []float64       `json:"won,omitempty"`
	Tie        *float64        `json:"tie,omitempty"`
	PerfectTie []float64       `json:"perfect_tie,omitempty"`
	Nobody     *float64        `json:"nobody,omitempty"`
	MeanRounds *float64        `json:"mean_rounds,omitempty"`
	Threshold  string          `json:"threshold,omitempty"` // antes; a text, as it can be large
}

// Document returns the odds as JSON.
func (o *Odds) Document() OddsDocument {
	d := OddsDocument{Schema: Schema, Rules: o.Rules, Goal: o.Goal.Kind, Players: o.Position.Players, Values: o.Values, Pot: o.Position.Pot, Round: o.Position.Round}
	for _, v := range o.Exact {
		d.Exact = append(d.Exact, v.RatString())
	}
	if o.Round != nil {
		d.Won, d.PerfectTie = floats(o.Round.Won), floats(o.Round.PerfectTie)
		d.Tie, d.MeanRounds = Float(o.Round.Tie), Float(o.Round.MeanRounds)
		if o.Round.Nobody.Sign() > 0 {
			d.Nobody = Float(o.Round.Nobody)
		}
	}
	if o.Threshold != nil {
		d.Threshold = o.Threshold.Pot.String()
	}
	return d
}

func floats(list []*big.Rat) []float64 {
	out := make([]float64, len(list))
	for i, r := range list {
		out[i] = *Float(r)
	}
	return out
}
