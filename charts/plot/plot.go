package plot

import (
	"bytes"
	"errors"
	"fmt"
	"html"
	"path/filepath"
	"strings"

	"gonum.org/v1/plot/vg"
	"gonum.org/v1/plot/vg/vgimg"
	"gonum.org/v1/plot/vg/vgsvg"

	"threesaway/charts"
	"threesaway/engine"
)

// Errors that callers decide on.
var (
	// ErrFormat marks a format of pictures that is not known.
	ErrFormat = errors.New("unknown format of pictures")
	// ErrChart marks a chart that the package cannot draw.
	ErrChart = errors.New("unknown chart")
)

// Format is a format of pictures.
type Format string

// The formats.
const (
	PNG Format = "png"
	SVG Format = "svg"
)

// FormatOf returns the format that the name of a file ends in, ".png" or ".svg"
// in upper or lower case. It fails with [ErrFormat].
func FormatOf(file string) (Format, error) {
	switch ext := strings.ToLower(filepath.Ext(file)); ext {
	case ".png":
		return PNG, nil
	case ".svg":
		return SVG, nil
	default:
		return "", engine.Errorf("%w: %q: the name must end in .png or .svg", ErrFormat, file)
	}
}

// dotsPerInch is the resolution of a PNG. A point is 1/72 inch, so it has twice
// as many dots across as the picture has points.
const dotsPerInch = 144

// Draw draws a chart in a format. It fails with [ErrChart] and with [ErrFormat].
func Draw(chart charts.Chart, l charts.Labels, f Format) ([]byte, error) {
	fonts, err := loadFonts()
	if err != nil {
		return nil, err
	}
	d, err := drawingOf(chart, l, fonts)
	if err != nil {
		return nil, err
	}
	width, height := vg.Points(d.width), vg.Points(d.height)
	var out bytes.Buffer
	switch f {
	case PNG:
		canvas := vgimg.PngCanvas{Canvas: vgimg.NewWith(vgimg.UseWH(width, height), vgimg.UseDPI(dotsPerInch))}
		d.draw(&sheet{canvas: canvas, fonts: fonts, width: d.width, height: d.height})
		_, err = canvas.WriteTo(&out)
	case SVG:
		canvas := vgsvg.New(width, height)
		d.draw(&sheet{canvas: canvas, fonts: fonts, width: d.width, height: d.height})
		_, err = canvas.WriteTo(&out)
		return finishSVG(out.Bytes(), l), err
	default:
		return nil, engine.Errorf("%w: %q: must be %s or %s", ErrFormat, f, PNG, SVG)
	}
	return out.Bytes(), err
}

// drawing is a picture to be drawn, with its size in points.
type drawing struct {
	width, height float64
	draw          func(*sheet)
}

// drawingOf lays out a chart.
func drawingOf(chart charts.Chart, l charts.Labels, fonts *fonts) (drawing, error) {
	switch c := chart.(type) {
	case *charts.Scores:
		return drawing{pageWidth, pageHeight, func(s *sheet) { drawScores(s, c, l) }}, nil
	case *charts.Chances:
		return drawing{pageWidth, pageHeight, func(s *sheet) { drawChances(s, c, l) }}, nil
	case *charts.Stopping:
		return drawing{pageWidth, pageHeight, func(s *sheet) { drawStopping(s, c, l) }}, nil
	case *charts.Strategy:
		m := layStrategy(c, l, fonts)
		return drawing{pageWidth, m.height, func(s *sheet) { m.draw(s) }}, nil
	default:
		return drawing{}, fmt.Errorf("%w: %T", ErrChart, chart)
	}
}

// finishSVG names the picture for those who have it read to them, and says the
// font once, with others of the same measures for machines without it.
func finishSVG(svg []byte, l charts.Labels) []byte {
	for _, same := range []string{"font-family:Liberation Sans;font-variant:normal;", "font-weight:normal;", "font-style:normal;"} {
		svg = bytes.ReplaceAll(svg, []byte(same), nil)
	}
	open := `xmlns:xlink="http://www.w3.org/1999/xlink">` + "\n"
	named := `xmlns:xlink="http://www.w3.org/1999/xlink" role="img" font-family="Liberation Sans, Arial, Helvetica, sans-serif">` + "\n" +
		"<title>" + html.EscapeString(l.Title) + "</title>\n<desc>" + html.EscapeString(l.Subtitle) + "</desc>\n"
	return bytes.Replace(svg, []byte(open), []byte(named), 1)
}
