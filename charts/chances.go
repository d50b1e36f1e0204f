package charts

import (
	"math"

	"threesaway/engine"
	"threesaway/solver"
)

// Chances is what the start of a turn is worth by the score to beat, one line
// for each seat.
//
// Its labels are Title, Subtitle, X, Y, Lines (as in Seats), Key and TextKey.
type Chances struct {
	// Rules and Goal are those of the solution. Values are in the goal's unit:
	// probabilities for win and beat, antes from now on for money.
	Rules engine.Rules
	Goal  solver.Goal
	// Players is the number of players in the round, Holders how many of them
	// share the score to beat, Round the round of the schedule, and Pot the
	// number of antes in the pot before any were paid for a perfect score.
	Players, Holders, Round, Pot int
	// Seats are the lines, in the order of the seats.
	Seats []Seat
}

// Seat is what the start of the turn is worth to one seat.
type Seat struct {
	// Seat is the number of the seat; 0 for the goal beat, which has no seats.
	Seat int
	// Open is the value where there is nothing to beat: for the first seat, and
	// under ceilings for every one. It is nil where there always is something.
	Open *float64
	// Points are the values by score to beat, those that can be, in rising
	// order.
	Points []Point
}

// Point is the value of one score.
type Point struct {
	// Score is a score or a score to beat, in pips.
	Score int
	// Value is what it is worth.
	Value float64
}

// CheckChances reports, with [ErrGoal], a goal without a score to beat.
func CheckChances(g solver.Goal) error {
	if g.Kind == solver.KindLow {
		return engine.Errorf("%w: low has no score to beat; win, money and beat have", ErrGoal)
	}
	return nil
}

// NewChances returns what the start of a turn is worth in rounds like that of a
// position: with its players, round, pot, and, from 1 on, its holders. It fails
// as [CheckChances] does and with what the solution fails with.
func NewChances(s solver.Solution, pos engine.Position) (*Chances, error) {
	c := &Chances{
		Rules: s.Rules(), Goal: s.Goal(),
		Players: pos.Players, Holders: max(1, pos.Holders), Round: pos.Round, Pot: pos.Pot,
	}
	if err := CheckChances(c.Goal); err != nil {
		return nil, err
	}
	first := 1
	if c.Goal.Kind == solver.KindBeat {
		// Any seat that has a score to beat stands for all.
		c.Players, c.Holders, first = 2, 1, 2
	}
	for seat := first; seat <= c.Players; seat++ {
		line, err := c.line(s, seat)
		if err != nil {
			return nil, err
		}
		if line.Open == nil && len(line.Points) == 0 {
			continue // fewer have thrown than are said to hold the score
		}
		if c.Goal.Kind == solver.KindBeat {
			line.Seat = 0
		}
		c.Seats = append(c.Seats, line)
	}
	return c, nil
}

// line values the start of the turn of a seat.
func (c *Chances) line(s solver.Solution, seat int) (Seat, error) {
	line := Seat{Seat: seat}
	start := engine.Opening(c.Rules, c.Players)
	start.Seat, start.Round, start.Pot = seat, c.Round, c.Pot
	if c.Goal.Kind != solver.KindBeat && start.Validate(c.Rules) == nil {
		v, err := s.Value(start)
		if err != nil {
			return line, err
		}
		line.Open = &v
	}
	for score := range c.Rules.MaxScore() + 1 {
		pos := start
		pos.ScoreToBeat, pos.Holders = score, c.Holders
		pos.Pot += pos.LeastPot(c.Rules) - pos.Players // for a perfect score
		if pos.Validate(c.Rules) != nil {
			continue
		}
		v, err := s.Value(pos)
		if err != nil {
			return line, err
		}
		line.Points = append(line.Points, Point{score, v})
	}
	return line, nil
}

// flat is the part of the range of all values that cannot be told apart in a
// chart.
const flat = 0.01

// Range returns the lowest and the highest score to beat that are worth drawing:
// beyond them no line changes so that it could be seen.
func (c *Chances) Range() (low, high int) {
	var lines [][]Point
	for _, s := range c.Seats {
		lines = append(lines, s.Points)
	}
	return shown(lines)
}

// Bounds returns the lowest and the highest value of the chart.
func (c *Chances) Bounds() (low, high float64) {
	low, high = math.Inf(1), math.Inf(-1)
	for _, s := range c.Seats {
		if s.Open != nil {
			low, high = min(low, *s.Open), max(high, *s.Open)
		}
		for _, p := range s.Points {
			low, high = min(low, p.Value), max(high, p.Value)
		}
	}
	return low, high
}

// shown returns the scores between which lines change visibly.
func shown(lines [][]Point) (low, high int) {
	least, most := math.Inf(1), math.Inf(-1)
	first, last := math.MaxInt, 0
	for _, line := range lines {
		for _, p := range line {
			least, most = min(least, p.Value), max(most, p.Value)
			first, last = min(first, p.Score), max(last, p.Score)
		}
	}
	if first > last {
		return 0, 0
	}
	low, high = last, first
	for _, line := range lines {
		for i := 1; i < len(line); i++ {
			if math.Abs(line[i].Value-line[0].Value) > flat*(most-least) {
				low = min(low, line[i-1].Score)
				break
			}
		}
		for i := len(line) - 2; i >= 0; i-- {
			if math.Abs(line[i].Value-line[len(line)-1].Value) > flat*(most-least) {
				high = max(high, line[i+1].Score)
				break
			}
		}
	}
	if low >= high {
		return first, last // all is flat
	}
	return low, high
}
