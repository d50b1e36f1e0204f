package charts

import "strings"

// Charset is what a chart as text may be made of.
type Charset int

const (
	// ASCII is for terminals that know no other characters.
	ASCII Charset = iota
	// Unicode adds block elements, which show eighths of a character.
	Unicode
)

// Width is the largest number of characters in a line of a chart as text.
const Width = 80

// eighths are the blocks that fill so many eighths of a character from the left.
var eighths = [...]string{"", "▏", "▎", "▍", "▌", "▋", "▊", "▉"}

// bar returns a bar of a length in characters, which may be a fraction; one that
// is not zero is never invisible.
func (c Charset) bar(length float64) string {
	if c == ASCII {
		n := int(length + 0.5)
		if n == 0 && length > 0 {
			return "."
		}
		return strings.Repeat("#", n)
	}
	n := int(float64(length*8) + 0.5)
	if n == 0 && length > 0 {
		n = 1
	}
	return strings.Repeat("█", n/8) + eighths[n%8]
}

// dot returns the mark that fills an empty place.
func (c Charset) dot() rune {
	if c == ASCII {
		return '.'
	}
	return '·'
}

// rule returns the upright line between two parts of a row.
func (c Charset) rule() string {
	if c == ASCII {
		return "|"
	}
	return "│"
}
