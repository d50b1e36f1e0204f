package card

import (
	"threesaway/engine"
	"threesaway/solver"
)

// MaxLines is the greatest number of lines of a card.
const MaxLines = 10

// Card is a list of rules that a person can learn. It is a policy, and may be
// followed by many goroutines.
type Card struct {
	// Rules are the rules of the game.
	Rules engine.Rules
	// Goal is what the card plays for.
	Goal solver.Goal
	// Position says what game it is for: the number of players, the round of the
	// schedule from which on it is played, the pot, and for beat the score to beat.
	Position engine.Position
	// Seat is the seat the card is for, 0 for all alike.
	Seat int
	// Lines are what to do.
	Lines []Line
	// Evaluation is what following the card is worth.
	Evaluation *solver.Evaluation
	// Simple are the rules that people use, for comparison.
	Simple []Simple

	plan *plan
}

// Decide follows the card. It fails with [engine.ErrRoll] on a roll that is not
// one of the dice left.
func (c *Card) Decide(pos engine.Position, roll engine.Roll) (engine.Decision, error) {
	if err := solver.CheckDecision(c.Rules, c.Goal, pos, roll); err != nil {
		return engine.Decision{}, err
	}
	return c.plan.Decide(pos, roll)
}

// Focus makes a card a [solver.RoundBlind] policy: it looks at what there is to
// beat, and at little else.
func (c *Card) Focus(start engine.Position) engine.Position { return c.plan.Focus(start) }

// Price returns what following the card gives up against perfect play, in the
// goal's unit: that of its seat, or the mean of all seats.
func (c *Card) Price() float64 { return priceOf(c.Evaluation, c.Seat) }

func priceOf(e *solver.Evaluation, seat int) float64 {
	if seat > 0 {
		return e.Price(seat)
	}
	return e.MeanPrice()
}

// New returns the card for a game that has been solved: from a new round like that
// of the position on, with its number of players, round and pot, and for beat its
// score to beat. It is for one seat, or with 0 for one who sits in every seat
// equally often; low and beat know no seats. The solution is one that
// [solver.Evaluate] takes.
//
// New fails with [ErrInexpressible] on rules that let dice be turned over after
// they have been seen, with [ErrTooLarge] on games with too many rolls, with a
// [*engine.PositionError] on a seat that is not there, and as [solver.Evaluate]
// does.
func New(s solver.Solution, pos engine.Position, seat int) (*Card, error) {
	r := s.Rules()
	if err := Check(r); err != nil {
		return nil, err
	}
	if seat < 0 || seat > pos.Players {
		return nil, &engine.PositionError{Field: "seat", Problem: engine.Textf("%d: must be 1 to %d, the number of players, or 0 for all", seat, pos.Players)}
	}
	starts, err := solver.Starts(s, pos)
	if err != nil {
		return nil, err
	}
	seats := 1
	if _, ok := s.(solver.GameSolution); ok {
		seats = pos.Players
		starts = inSeat(starts, pos.Players, seat)
	} else {
		seat = 0
	}
	c := &Card{Rules: r, Goal: s.Goal(), Position: pos, Seat: seat}
	c.plan = find(newField(newDice(r), s.Goal(), starts), seats, MaxLines)
	if c.Evaluation, err = solver.Evaluate(s, c.plan, pos); err != nil {
		return nil, err
	}
	c.Lines = c.plan.lines()
	for i := range c.Lines {
		if c.Lines[i].Kind == KindAlways {
			continue
		}
		e, err := solver.Evaluate(s, c.plan.without(c.Lines[i]), pos)
		if err != nil {
			return nil, err
		}
		c.Lines[i].Saves = priceOf(e, seat) - c.Price()
	}
	c.Simple, err = simpleRules(s, pos, seat)
	return c, err
}

// Check reports why no card can be written for rules, as [New] does, before
// anything is solved.
func Check(r engine.Rules) error {
	if r.Bottoms > engine.BottomsBlind {
		return engine.Errorf("%w: bottoms=%s: it has no words for turning dice over", ErrInexpressible, r.Bottoms)
	}
	const most = 2002 // five ten-sided dice
	if n := engine.RollCount(r.Dice, r.Sides); n > most {
		return engine.Errorf("%w: dice=%d sides=%d: %d different rolls, and at most %d can be searched", ErrTooLarge, r.Dice, r.Sides, n, most)
	}
	return nil
}

// inSeat returns the starts of one seat of the game itself; with seat 0, all.
func inSeat(starts []solver.Start, players, seat int) []solver.Start {
	if seat == 0 {
		return starts
	}
	var list []solver.Start
	for _, s := range starts {
		if s.Position.Players == players && s.Position.Seat == seat {
			list = append(list, s)
		}
	}
	return list
}
