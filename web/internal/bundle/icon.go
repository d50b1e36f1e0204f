package main

import (
	"bytes"
	"image"
	"image/color"
	"image/png"
)

// icon is a picture of the icon for a place that takes no SVG: a die that shows three.
type icon struct {
	name string
	size int  // pixels in width and height
	full bool // the green reaches the edges, for systems that cut icons to their own shape
}

func icons() []icon {
	return []icon{
		{"icon-180.png", 180, true},
		{"icon-192.png", 192, false},
		{"icon-512.png", 512, false},
		{"icon-maskable-512.png", 512, true},
	}
}

// Lengths in units of which 128 make the icon, as in icon.svg. What lies in the middle
// four fifths of a full icon is not cut off anywhere: there the dots are nearer.
const (
	edge, corner     = 8, 26
	dot              = 12
	apart, apartFull = 28, 26
)

// shades is the number of steps from the ground to white, the finest that the eye
// needs on the rim of a dot.
const shades = 16

// png draws the icon with whole numbers alone, so that it is the same everywhere.
func (i icon) png() ([]byte, error) {
	picture := image.NewPaletted(image.Rect(0, 0, i.size, i.size), palette())
	for y := range i.size {
		for x := range i.size {
			picture.SetColorIndex(x, y, i.at(x, y))
		}
	}
	var b bytes.Buffer
	encoder := png.Encoder{CompressionLevel: png.BestCompression}
	err := encoder.Encode(&b, picture)
	return b.Bytes(), err
}

// palette holds nothing to green, by opacity, and then green to white.
func palette() color.Palette {
	p := color.Palette{}
	for s := range shades + 1 {
		p = append(p, color.NRGBA{0x1b, 0x6a, 0x4c, uint8(s * 255 / shades)})
	}
	for s := 1; s <= shades; s++ {
		mix := func(from int) uint8 { return uint8(from + (255-from)*s/shades) }
		p = append(p, color.NRGBA{mix(0x1b), mix(0x6a), mix(0x4c), 255})
	}
	return p
}

// at returns the index of a pixel's colour, from 4 by 4 samples.
func (i icon) at(x, y int) uint8 {
	green, white := 0, 0
	for sy := range 4 {
		for sx := range 4 {
			// The sample's place, in units of 1/(8·size) of an icon of 128: whole
			// numbers for any size.
			px, py := (8*x+2*sx+1)*128, (8*y+2*sy+1)*128
			scale := 8 * i.size
			switch {
			case i.onDot(px, py, scale):
				white++
			case i.full || onDie(px, py, scale):
				green++
			}
		}
	}
	if white > 0 {
		return uint8(shades + white)
	}
	return uint8(green)
}

func (i icon) onDot(px, py, scale int) bool {
	far := apart
	if i.full {
		far = apartFull
	}
	for d := -1; d <= 1; d++ {
		if within(px-(64+d*far)*scale, py-(64-d*far)*scale, dot*scale) {
			return true
		}
	}
	return false
}

// onDie reports whether a place is on the square with rounded corners.
func onDie(px, py, scale int) bool {
	near := func(p int) int { // how far beyond the straight part of an edge
		low, high := (edge+corner)*scale, (128-edge-corner)*scale
		return max(low-p, p-high, 0)
	}
	return within(near(px), near(py), corner*scale)
}

func within(dx, dy, radius int) bool { return dx*dx+dy*dy <= radius*radius }
