package plot

import "threesaway/charts"

// frame is the area of a chart that data are drawn in, with its two axes.
type frame struct {
	sheet          *sheet
	x0, y0, x1, y1 float64 // corners, in points
	x, y           charts.Axis
}

// newFrame draws heads and axes and returns the area that they leave. room is kept
// free on the right. bottom is kept free below the names.
func newFrame(s *sheet, l charts.Labels, x, y charts.Axis, room float64) *frame {
	s.background()
	top := s.heads(l)
	bottom := s.foot(l.Key)
	wide := 0.0
	for _, tick := range y.Ticks() {
		wide = max(wide, s.fonts.width(y.Label(l, tick), smallSize, false))
	}
	f := &frame{
		sheet: s, x: x, y: y,
		x0: margin + 20 + wide, x1: s.width - margin - room,
		y0: bottom + 34, y1: top - 14,
	}
	f.grid(l)
	return f
}

// foot writes a text at the bottom of the sheet and returns how high it is.
func (s *sheet) foot(text string) float64 {
	lines := s.fonts.lines(text, smallSize, false, s.width-2*margin)
	y := margin + float64(float64(len(lines))*smallSize*lineGap)
	s.paragraph(y, text)
	return y
}

// grid draws the axes.
func (f *frame) grid(l charts.Labels) {
	s := f.sheet
	line := stroke{pale, 0.7, nil}
	for _, tick := range f.y.Ticks() {
		y := f.atY(tick)
		s.line(line, point(f.x0, y), point(f.x1, y))
		s.text(f.x0-6, y-3.5, end, smallSize, false, ink, f.y.Label(l, tick))
	}
	for _, tick := range f.x.Ticks() {
		x := f.atX(tick)
		s.line(stroke{ink, 0.7, nil}, point(x, f.y0), point(x, f.y0-4))
		s.text(x, f.y0-14, middle, smallSize, false, ink, f.x.Label(l, tick))
	}
	axis := stroke{ink, 0.9, nil}
	s.line(axis, point(f.x0, f.y1), point(f.x0, f.y0), point(f.x1, f.y0))
	s.text((f.x0+f.x1)/2, f.y0-29, middle, smallSize+1, false, ink, l.X)
	s.upright(margin+6, (f.y0+f.y1)/2, smallSize+1, l.Y)
}

// atX returns where a value stands along the lower axis, in points.
func (f *frame) atX(v float64) float64 {
	return f.x0 + float64((v-f.x.Low)/(f.x.High-f.x.Low)*(f.x1-f.x0))
}

// atY returns where a value stands along the left axis, in points.
func (f *frame) atY(v float64) float64 {
	return f.y0 + float64((v-f.y.Low)/(f.y.High-f.y.Low)*(f.y1-f.y0))
}
