package plot

import (
	"image/color"
	"slices"
	"strconv"

	"threesaway/charts"
)

// Sizes of the map in points.
const (
	dieSize   = 12
	cellGap   = 9 // between rolls
	rowGap    = 5
	groupSize = 11 // of the letters of a heading
	entryGap  = 18 // between entries of the legend
)

// strategyMap is a laid out map.
type strategyMap struct {
	chart  *charts.Strategy
	labels charts.Labels
	height float64
	perRow int
	legend [][]entry // by row
}

// entry explains one colour.
type entry struct {
	sign, name string
	fill       color.Color
	width      float64
}

// layStrategy finds out how much room the map takes.
func layStrategy(c *charts.Strategy, l charts.Labels, fonts *fonts) *strategyMap {
	m := &strategyMap{chart: c, labels: l}
	inner := float64(pageWidth - 2*margin)
	m.perRow = max(1, int((inner+cellGap)/float64(c.Position.Left*dieSize+cellGap)))
	m.layLegend(fonts, inner)

	m.height = 2*margin + rowGap
	m.height += float64(float64(len(fonts.lines(l.Title, titleSize, true, inner))) * (titleSize + 4))
	m.height += float64(float64(len(fonts.lines(l.Subtitle, smallSize, false, inner))) * smallSize * lineGap)
	for _, group := range c.Groups {
		if len(group) > 0 {
			m.height += groupSize + rowGap + rowGap
			m.height += float64(m.rows(len(group)) * (dieSize + rowGap))
		}
	}
	m.height += float64(rowGap + len(m.legend)*(dieSize+rowGap))
	m.height += float64(float64(len(fonts.lines(l.Key, smallSize, false, inner))) * smallSize * lineGap)
	return m
}

// rows returns how many rows so many rolls take.
func (m *strategyMap) rows(cells int) int { return (cells + m.perRow - 1) / m.perRow }

// layLegend fills the rows of the legend.
func (m *strategyMap) layLegend(fonts *fonts, inner float64) {
	used := inner + 1 // so that the first entry begins a row
	add := func(sign, name string, share float64, fill color.Color) {
		if share == 0 {
			return
		}
		e := entry{sign: sign, name: name + " (" + m.labels.Percent(share, 2) + "%)", fill: fill}
		e.width = dieSize + 5 + fonts.width(e.name, smallSize, false) + entryGap
		if used+e.width-entryGap > inner {
			m.legend = append(m.legend, nil)
			used = 0
		}
		last := len(m.legend) - 1
		m.legend[last] = append(m.legend[last], e)
		used += e.width
	}
	for n, share := range m.chart.Kept {
		name := ""
		if n < len(m.labels.Lines) {
			name = m.labels.Lines[n]
		}
		add(strconv.Itoa(n), name, share, keptColor(n))
	}
	add("!", m.labels.Moon, m.chart.Moon, black)
}

// keptColor returns the colour of so many dice kept; white for none.
func keptColor(n int) color.Color {
	if n == 0 {
		return paper
	}
	colors := [...]color.Color{skyBlue, green, yellow, orange, vermillion, blue, purple}
	return colors[(n-1)%len(colors)]
}

// on returns the colour of letters that can be read on a colour.
func on(c color.Color) color.Color {
	switch c {
	case black, blue, vermillion, green:
		return paper
	}
	return black
}

// draw draws the map.
func (m *strategyMap) draw(s *sheet) {
	s.background()
	y := s.heads(m.labels) - rowGap
	for n, group := range m.chart.Groups {
		if len(group) == 0 {
			continue
		}
		y -= rowGap + groupSize
		if n < len(m.labels.Groups) {
			s.text(margin, y, left, groupSize, true, ink, m.labels.Groups[n])
		}
		y -= rowGap
		for i, cell := range group {
			row, column := i/m.perRow, i%m.perRow
			x := margin + float64(column*(m.chart.Position.Left*dieSize+cellGap))
			s.cell(x, y-float64(row*(dieSize+rowGap))-dieSize, cell)
		}
		y -= float64(m.rows(len(group)) * (dieSize + rowGap))
	}
	y -= rowGap
	for _, row := range m.legend {
		x := float64(margin)
		for _, e := range row {
			s.die(x, y-dieSize, e.sign, e.fill, true)
			s.text(x+dieSize+5, y-dieSize+2.5, left, smallSize, false, ink, e.name)
			x += e.width
		}
		y -= dieSize + rowGap
	}
	s.paragraph(y, m.labels.Key)
}

// cell draws the dice of a roll, those that are kept in the colour of their number.
func (s *sheet) cell(x, y float64, cell charts.Cell) {
	fill := keptColor(cell.Decision.Keep.Len())
	if cell.Moon {
		fill = black
	}
	for i, d := range slices.Backward(cell.Dice) { // the edges of the kept ones on top
		at := x + float64(i*dieSize)
		s.die(at, y, strconv.Itoa(int(d.Face)), fill, d.Kept)
		if d.Turned {
			s.line(stroke{ink, 2, nil}, point(at+1, y+dieSize+1.2), point(at+dieSize-1, y+dieSize+1.2))
		}
	}
}

// die draws one die: filled where it is kept, pale where it is thrown again.
func (s *sheet) die(x, y float64, face string, fill color.Color, kept bool) {
	letters, edge := color.Color(faded), stroke{pale, 0.7, nil}
	if kept {
		s.rectangle(x, y, x+dieSize, y+dieSize, fill)
		letters, edge = on(fill), stroke{ink, 0.7, nil}
	}
	s.edge(x, y, x+dieSize, y+dieSize, edge)
	s.text(x+dieSize/2, y+3, middle, smallSize-1, kept, letters, face)
}
