package plot

import (
	"image/color"
	"math"
	"strings"

	"gonum.org/v1/plot/vg"

	"threesaway/charts"
)

// Sizes in points.
const (
	pageWidth  = 720
	pageHeight = 432
	margin     = 18

	titleSize = 15
	smallSize = 10
	lineGap   = 1.35 // height of a line of text by the size of its letters
)

// align says which point of a text stands where it is put.
type align float64

const (
	left   align = 0
	middle align = 0.5
	end    align = 1
)

// sheet is what pictures are drawn on: a canvas measured in points from the
// lower left corner.
type sheet struct {
	canvas        vg.Canvas
	fonts         *fonts
	width, height float64
}

// point rounds coordinates to a hundredth of a point, so that what the processor
// makes of the last digits is lost.
func point(x, y float64) vg.Point {
	return vg.Point{X: vg.Points(hundredth(x)), Y: vg.Points(hundredth(y))}
}

func hundredth(v float64) float64 { return math.Round(v*100) / 100 }

// text writes one line. y is the line that the letters stand on.
func (s *sheet) text(x, y float64, a align, size float64, bold bool, c color.Color, text string) {
	if text == "" {
		return
	}
	x -= float64(float64(a) * s.fonts.width(text, size, bold))
	s.canvas.SetColor(c)
	s.canvas.FillString(s.fonts.face(size, bold), point(x, y), text)
}

// upright writes one line that runs upwards, its middle at a place.
func (s *sheet) upright(x, y, size float64, text string) {
	s.canvas.Push()
	s.canvas.Translate(point(x, y))
	s.canvas.Rotate(math.Pi / 2)
	s.text(0, 0, middle, size, false, ink, text)
	s.canvas.Pop()
}

// line draws straight lines from point to point.
func (s *sheet) line(st stroke, points ...vg.Point) {
	if len(points) < 2 {
		return
	}
	var path vg.Path
	path.Move(points[0])
	for _, p := range points[1:] {
		path.Line(p)
	}
	s.stroke(st, path)
}

func (s *sheet) stroke(st stroke, path vg.Path) {
	s.canvas.SetColor(st.color)
	s.canvas.SetLineWidth(vg.Points(st.width))
	dashes := []vg.Length{}
	for _, d := range st.dashes {
		dashes = append(dashes, vg.Points(d))
	}
	s.canvas.SetLineDash(dashes, 0)
	s.canvas.Stroke(path)
}

// rectangle fills an area.
func (s *sheet) rectangle(x0, y0, x1, y1 float64, c color.Color) {
	s.canvas.SetColor(c)
	s.canvas.Fill(box(x0, y0, x1, y1))
}

// edge draws the edge of an area.
func (s *sheet) edge(x0, y0, x1, y1 float64, st stroke) { s.stroke(st, box(x0, y0, x1, y1)) }

func box(x0, y0, x1, y1 float64) vg.Path {
	var path vg.Path
	path.Move(point(x0, y0))
	path.Line(point(x1, y0))
	path.Line(point(x1, y1))
	path.Line(point(x0, y1))
	path.Close()
	return path
}

// background makes the sheet white.
func (s *sheet) background() { s.rectangle(0, 0, s.width, s.height, paper) }

// heads writes title and subtitle and returns how high up there is room.
func (s *sheet) heads(l charts.Labels) float64 {
	y := s.height - margin
	for _, line := range s.fonts.lines(l.Title, titleSize, true, s.width-2*margin) {
		y -= titleSize
		s.text(margin, y, left, titleSize, true, ink, line)
		y -= 4
	}
	return s.paragraph(y, l.Subtitle)
}

// paragraph writes lines of small text below a height, as many as it takes, and
// returns how high up there is room.
func (s *sheet) paragraph(y float64, text string) float64 {
	for _, line := range s.fonts.lines(text, smallSize, false, s.width-2*margin) {
		y -= float64(smallSize * lineGap)
		s.text(margin, y, left, smallSize, false, faded, line)
	}
	return y
}

// lines breaks a text into lines of a width at its blanks.
func (f *fonts) lines(text string, size float64, bold bool, width float64) []string {
	var lines []string
	line := ""
	for word := range strings.FieldsSeq(text) {
		if line != "" && f.width(line+" "+word, size, bold) > width {
			lines = append(lines, line)
			line = ""
		}
		if line != "" {
			line += " "
		}
		line += word
	}
	if line != "" {
		lines = append(lines, line)
	}
	return lines
}
