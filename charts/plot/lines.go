package plot

import (
	"math"

	"gonum.org/v1/plot/vg"

	"threesaway/charts"
)

// mostMarks is how many marks a line has at most.
const mostMarks = 31

// draw draws a line through points that lie in the frame, and its marks. filled says
// whether the mark of a point is filled.
func (f *frame) draw(points []charts.Point, style int, filled func(charts.Point) bool) {
	st, m := lineStyle(style)
	low, high := int(math.Ceil(f.x.Low)), int(math.Floor(f.x.High))
	var path []vg.Point
	var inside []charts.Point
	for _, p := range points {
		if p.Score >= low && p.Score <= high {
			inside = append(inside, p)
			path = append(path, point(f.atX(float64(p.Score)), f.atY(p.Value)))
		}
	}
	f.sheet.line(st, path...)
	every := (len(inside) + mostMarks - 1) / mostMarks
	for i, p := range inside {
		if i%every == 0 {
			f.sheet.mark(m, f.atX(float64(p.Score)), f.atY(p.Value), st.color, filled(p))
		}
	}
}

// level draws a level line at a value, from the left axis to a place in points.
func (f *frame) level(value, to float64, style int, width float64) {
	st, _ := lineStyle(style)
	st.width = width
	f.sheet.line(st, point(f.x0, f.atY(value)), point(to, f.atY(value)))
}

const (
	sampleLength = 30 // of the line in a legend, in points
	legendGap    = 14 // between its lines
	legendIndent = 14 // from the frame to the legend
)

// legendRoom returns how wide a legend is, in points.
func legendRoom(s *sheet, names ...string) float64 {
	wide := 0.0
	for _, name := range names {
		wide = max(wide, s.fonts.width(name, smallSize, false))
	}
	return legendIndent + sampleLength + 6 + wide
}

// legend names the lines, right of the frame, and returns how high up there is
// room for more. marked says whether a line has marks.
func (f *frame) legend(names []string, marked func(i int) bool) float64 {
	y := f.y1 - 8
	for i, name := range names {
		st, m := lineStyle(i)
		x := f.x1 + legendIndent
		f.sheet.line(st, point(x, y), point(x+sampleLength, y))
		if marked(i) {
			f.sheet.mark(m, x+sampleLength/2, y, st.color, true)
		}
		f.sheet.text(x+sampleLength+6, y-3.5, left, smallSize, false, ink, name)
		y -= legendGap
	}
	return y
}
