package plot

import (
	"image/color"
	"math"

	"gonum.org/v1/plot/vg"
)

// marker is the shape of the marks on a line.
type marker int

const (
	circle marker = iota
	square
	triangle
	diamond
	star
	pentagon
	markers
)

// markRadius is the size of a mark in points.
const markRadius = 3.4

// path returns the outline of a mark. Corners are on a circle; the first points
// upwards.
func (m marker) path(x, y float64) vg.Path {
	var corners int
	turn, inner := 0.0, 1.0
	switch m {
	case square:
		corners, turn = 4, math.Pi/4
	case triangle:
		corners = 3
	case diamond:
		corners = 4
	case star:
		corners, inner = 8, 0.45
	case pentagon:
		corners = 5
	default:
		var path vg.Path
		path.Move(point(x+markRadius, y))
		path.Arc(point(x, y), vg.Points(markRadius), 0, 2*math.Pi)
		path.Close()
		return path
	}
	var path vg.Path
	for i := range corners {
		angle := turn + float64(2*math.Pi*float64(i)/float64(corners))
		r := markRadius * 1.2
		if i%2 == 1 {
			r *= inner
		}
		sin, cos := math.Sincos(angle)
		p := point(x+float64(r*sin), y+float64(r*cos))
		if i == 0 {
			path.Move(p)
		} else {
			path.Line(p)
		}
	}
	path.Close()
	return path
}

// mark draws a mark, filled or hollow.
func (s *sheet) mark(m marker, x, y float64, c color.Color, filled bool) {
	path := m.path(x, y)
	if filled {
		s.canvas.SetColor(c)
	} else {
		s.canvas.SetColor(paper)
	}
	s.canvas.Fill(path)
	s.stroke(stroke{c, 1.1, nil}, path)
}
