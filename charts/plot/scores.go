package plot

import (
	"image/color"

	"threesaway/charts"
)

const (
	// barPart is how much of its place a bar fills.
	barPart = 0.8
	// headroom is how much higher the axis is than the highest bar.
	headroom = 1.2
	// labelledBar is the least width of a bar that its value is written on, in
	// points.
	labelledBar = 20
	// apartWidth is the width of a bar for what is no score, in points.
	apartWidth = 36
)

// drawScores draws a bar for each score, and apart from them one for the turns
// that end without a score.
func drawScores(s *sheet, c *charts.Scores, l charts.Labels) {
	type bar struct {
		name   string
		chance float64
		color  color.Color
	}
	var apart []bar
	if c.Beaten > 0 {
		apart = append(apart, bar{l.Beaten, c.Beaten, orange})
	}
	if c.Moon > 0 {
		apart = append(apart, bar{l.Moon, c.Moon, purple})
	}
	place := 0.0
	for _, b := range apart {
		place = max(place, s.fonts.width(b.name, smallSize, false)+12, 50)
	}
	room := float64(place * float64(len(apart)))
	low, high, ok := c.Range()
	most := max(c.Beaten, c.Moon)
	for score := low; score <= high; score++ {
		most = max(most, c.Chances[score])
	}
	y := charts.NewAxis(0, most*headroom)
	y.Percent = true
	f := newFrame(s, l, charts.ScoreAxis(min(low, max(high, 0)), max(high, 0)), y, room)
	width := (f.atX(1) - f.atX(0)) * barPart
	for score := low; ok && score <= high; score++ {
		f.bar(f.atX(float64(score)), width, c.Chances[score], skyBlue)
	}
	if c.Scored() {
		f.moments(c, l)
	}
	for score := low; ok && width >= labelledBar && score <= high; score++ {
		f.value(f.atX(float64(score)), c.Chances[score], l)
	}
	for i, b := range apart {
		x := f.x1 + float64(place*(float64(i)+0.5))
		f.bar(x, apartWidth, b.chance, b.color)
		f.value(x, b.chance, l)
		s.text(x, f.y0-14, middle, smallSize, false, ink, b.name)
	}
	if len(apart) > 0 {
		s.line(stroke{ink, 0.9, nil}, point(f.x1, f.y0), point(f.x1+room, f.y0))
	}
}

// bar draws a bar around a place.
func (f *frame) bar(x, width, chance float64, c color.Color) {
	s := f.sheet
	half := float64(width / 2)
	x0, x1, top := x-half, x+half, f.atY(chance)
	s.rectangle(x0, f.y0, x1, top, c)
	s.edge(x0, f.y0, x1, top, stroke{ink, 0.6, nil})
}

// value writes the value of a bar above it.
func (f *frame) value(x, chance float64, l charts.Labels) {
	const size = smallSize - 1.5
	text, y := l.Percent(chance, 1), f.atY(chance)+3
	half := float64(f.sheet.fonts.width(text, size, false)/2) + 1
	f.sheet.rectangle(x-half, y-1, x+half, y+size-1, paper)
	f.sheet.text(x, y, middle, size, false, ink, text)
}

// moments marks the mean and, to both sides of it, the standard deviation.
func (f *frame) moments(c *charts.Scores, l charts.Labels) {
	s := f.sheet
	line := stroke{vermillion, 1.4, []float64{5, 3}}
	inside := func(v float64) float64 { return min(max(f.atX(v), f.x0), f.x1) }
	x, top := inside(c.Mean), f.y1-4
	s.line(line, point(x, f.y0), point(x, top))
	f.beside(x, x, top-9, l.Mean)

	y := f.y1 - 30
	from, to := inside(c.Mean-c.StdDev), inside(c.Mean+c.StdDev)
	solid := stroke{vermillion, 1.4, nil}
	s.line(solid, point(from, y), point(to, y))
	for _, x := range []float64{from, to} {
		s.line(solid, point(x, y-4), point(x, y+4))
	}
	f.beside(from, to, y-3.5, l.StdDev)
}

// beside writes a text right of what reaches from one place to another, or left
// of it where there is no room.
func (f *frame) beside(from, to, y float64, text string) {
	s := f.sheet
	if to+6+s.fonts.width(text, smallSize, true) <= f.x1 {
		s.text(to+6, y, left, smallSize, true, ink, text)
		return
	}
	s.text(from-6, y, end, smallSize, true, ink, text)
}
