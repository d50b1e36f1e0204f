// Package plot draws the charts of package charts as pictures, PNG or SVG.
//
// It draws with gonum.org/v1/plot/vg, the drawing layer of gonum/plot, and sets
// the text in Liberation Sans, which is part of the program. The package
// gonum.org/v1/plot itself is left aside: it reads twelve fonts when a program
// starts, drawing or not, and brings writers for PDF, EPS and TeX along.
//
// The same chart and labels give the same bytes: there is no date and no font of
// the machine in them, and coordinates are rounded to a hundredth of a point. An SVG is the same on every processor; the
// dots of a PNG are as the libraries below compute them, in floating point.
// Colours are those of Okabe and Ito, which people with any kind of colour
// vision can tell apart, and are never the only sign.
package plot
