package charts

import (
	"threesaway/engine"
	"threesaway/solver"
)

// Stopping is what stopping on a score is worth to the first player, by number
// of players: the answer to the remark on the rule sheet that four or lower is
// good.
//
// Its labels are Title, Subtitle, X, Y, Lines (as in Players), Above, Below, Key
// and TextKey.
type Stopping struct {
	// Rules are those of the solution; the goal is win.
	Rules engine.Rules
	// Players are the numbers of players, from 2 on.
	Players []int
	// Values are probabilities of ending up with the pot, by score from 0 pips
	// on, and in each as in Players.
	Values [][]float64
	// Good is the worst score that is worth more than an equal share of the pot,
	// as in Players; nil where none is.
	Good []*int
}

// NewStopping returns what stopping is worth in games of 2 up to the given number
// of players. It fails with what the solution of the goal win fails with.
func NewStopping(s solver.Solution, players int) (*Stopping, error) {
	c := &Stopping{Rules: s.Rules()}
	for n := 2; n <= players; n++ {
		c.Players = append(c.Players, n)
		c.Good = append(c.Good, nil)
	}
	for score := range c.Rules.MaxScore() + 1 {
		row := make([]float64, len(c.Players))
		for i, n := range c.Players {
			pos := engine.Opening(c.Rules, n)
			pos.Left, pos.Total = 0, score
			var err error
			if row[i], err = s.Value(pos); err != nil {
				return nil, err
			}
			if c.Above(n, row[i]) && c.possible(score) && (c.Good[i] == nil || c.Rules.Better(*c.Good[i], score)) {
				c.Good[i] = &score
			}
		}
		c.Values = append(c.Values, row)
	}
	return c, nil
}

// Above reports whether a value is more than an equal share among so many
// players.
func (c *Stopping) Above(players int, value float64) bool { return value*float64(players) > 1 }

// possible reports whether a turn can end with a score.
func (c *Stopping) possible(score int) bool { return c.Rules.Reachable(c.Rules.Dice, score) }

// Line returns the line of the players with an index: the scores that a turn can
// end with.
func (c *Stopping) Line(i int) []Point {
	var line []Point
	for score, values := range c.Values {
		if c.possible(score) {
			line = append(line, Point{score, values[i]})
		}
	}
	return line
}

// Range returns the lowest and the highest score that are worth drawing: beyond
// them no line changes so that it could be seen.
func (c *Stopping) Range() (low, high int) {
	var lines [][]Point
	for i := range c.Players {
		lines = append(lines, c.Line(i))
	}
	return shown(lines)
}
