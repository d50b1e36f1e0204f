package plot

import (
	"codeberg.org/go-fonts/liberation/liberationsansbold"
	"codeberg.org/go-fonts/liberation/liberationsansregular"
	xfont "golang.org/x/image/font"
	"golang.org/x/image/font/opentype"
	"gonum.org/v1/plot/font"
	"gonum.org/v1/plot/vg"

	"threesaway/engine"
)

// fonts are the fonts of all pictures.
type fonts struct{ regular, bold font.Face }

// loadFonts reads the fonts that are part of the program.
func loadFonts() (*fonts, error) {
	regular, err := opentype.Parse(liberationsansregular.TTF)
	if err != nil {
		return nil, engine.Errorf("read font: %w", err)
	}
	bold, err := opentype.Parse(liberationsansbold.TTF)
	if err != nil {
		return nil, engine.Errorf("read font: %w", err)
	}
	sans := font.Font{Typeface: "Liberation", Variant: "Sans"}
	f := &fonts{font.Face{Font: sans, Face: regular}, font.Face{Font: sans, Face: bold}}
	f.bold.Font.Weight = xfont.WeightBold
	return f, nil
}

// face returns a font in a size in points.
func (f *fonts) face(size float64, bold bool) font.Face {
	face := f.regular
	if bold {
		face = f.bold
	}
	face.Font.Size = vg.Points(size)
	return face
}

// width returns how wide a text is, in points.
func (f *fonts) width(text string, size float64, bold bool) float64 {
	face := f.face(size, bold)
	return face.Width(text).Points()
}
