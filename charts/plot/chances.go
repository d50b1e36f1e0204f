package plot

import "threesaway/charts"

// drawChances draws a line for each seat, and a level one where a seat has
// nothing to beat.
func drawChances(s *sheet, c *charts.Chances, l charts.Labels) {
	low, high := c.Range()
	f := newFrame(s, l, charts.ScoreAxis(low, high), c.Axis(), legendRoom(s, l.Lines...))
	for i, seat := range c.Seats {
		if seat.Open != nil {
			width := 0.9
			if len(seat.Points) == 0 {
				width = 1.6
			}
			f.level(*seat.Open, f.x1, i, width)
		}
	}
	for i, seat := range c.Seats {
		f.draw(seat.Points, i, func(charts.Point) bool { return true })
	}
	f.legend(l.Lines, func(i int) bool { return i < len(c.Seats) && len(c.Seats[i].Points) > 0 })
}
