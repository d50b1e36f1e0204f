package plot

import "threesaway/charts"

// drawStopping draws a line for each number of players, its marks filled where
// stopping is worth more than an equal share, and the equal share as a level
// line as far as stopping is worth more.
func drawStopping(s *sheet, c *charts.Stopping, l charts.Labels) {
	low, high := c.Range()
	f := newFrame(s, l, charts.ScoreAxis(low, high), charts.Percentages(), legendRoom(s, append([]string{l.Above, l.Below}, l.Lines...)...))
	for i, n := range c.Players {
		st, _ := lineStyle(i)
		share := 1 / float64(n)
		y := f.atY(share)
		from, to := f.x0, f.crossing(c.Line(i), share)
		if c.Rules.High {
			from, to = to, f.x1
		}
		s.line(stroke{st.color, 0.7, []float64{1.5, 2}}, point(from, y), point(to, y))
	}
	for i, n := range c.Players {
		f.draw(c.Line(i), i, func(p charts.Point) bool { return c.Above(n, p.Value) })
	}
	y := f.legend(l.Lines, func(int) bool { return true }) - legendGap/2
	x := f.x1 + legendIndent
	for _, mark := range []struct {
		name   string
		filled bool
	}{{l.Above, true}, {l.Below, false}} {
		s.mark(circle, x+sampleLength/2, y, ink, mark.filled)
		s.text(x+sampleLength+6, y-3.5, left, smallSize, false, ink, mark.name)
		y -= legendGap
	}
}

// crossing returns where a line passes a value for the last time, in points. A
// line that never does is above it as far as the axis goes, or nowhere.
func (f *frame) crossing(line []charts.Point, value float64) float64 {
	x := f.x0
	if len(line) > 0 && line[0].Value > value {
		x = f.x1
	}
	for i := 1; i < len(line); i++ {
		p, q := line[i-1], line[i]
		if (p.Value > value) == (q.Value > value) {
			continue
		}
		part := (p.Value - value) / (p.Value - q.Value)
		x = f.atX(float64(p.Score) + float64(part*float64(q.Score-p.Score)))
	}
	return min(max(x, f.x0), f.x1)
}
