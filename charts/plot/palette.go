package plot

import "image/color"

// The colours of Okabe and Ito, "Color Universal Design" (2008), but yellow,
// which is hard to see on white as a line.
var (
	black      = color.NRGBA{0, 0, 0, 255}
	orange     = color.NRGBA{230, 159, 0, 255}
	skyBlue    = color.NRGBA{86, 180, 233, 255}
	green      = color.NRGBA{0, 158, 115, 255}
	yellow     = color.NRGBA{240, 228, 66, 255}
	blue       = color.NRGBA{0, 114, 178, 255}
	vermillion = color.NRGBA{213, 94, 0, 255}
	purple     = color.NRGBA{204, 121, 167, 255}
)

// Colours of paper, letters and what stays in the background.
var (
	paper = color.NRGBA{255, 255, 255, 255}
	ink   = color.NRGBA{34, 34, 34, 255}
	faded = color.NRGBA{85, 85, 85, 255}
	pale  = color.NRGBA{221, 221, 221, 255}
)

// stroke is how a line is drawn; widths and dashes are in points.
type stroke struct {
	color  color.Color
	width  float64
	dashes []float64
}

// lineStyle returns how the line with an index is drawn, and its mark. No two of
// the first 84 are alike, and neighbours differ in colour, dashes and mark.
func lineStyle(i int) (stroke, marker) {
	colors := [...]color.Color{blue, vermillion, green, purple, orange, skyBlue, black}
	dashes := [...][]float64{nil, {7, 3}, {2, 2}, {9, 3, 2, 3}}
	return stroke{colors[i%len(colors)], 1.6, dashes[i%len(dashes)]}, marker(i % int(markers))
}
