package cli

import (
	"strings"
	"unicode/utf8"
)

// Width is the number of columns that texts fit into.
const Width = 80

// Wrap breaks lines that are too long at blanks, so that a text fits into [Width]
// columns; what is behind a break is indented by so many blanks. A word that is
// too long stays whole.
func Wrap(text string, indent int) string { return wrap(text, indent, Width) }

func wrap(text string, indent, width int) string {
	lines := strings.Split(text, "\n")
	for i, line := range lines {
		if utf8.RuneCountInString(line) > width {
			lines[i] = strings.Join(breakLine(line, indent, width), "\n")
		}
	}
	return strings.Join(lines, "\n")
}

// breakLine breaks one line. Blanks at its start, and several between words, are
// kept unless the line is broken there.
func breakLine(line string, indent, width int) []string {
	var lines []string
	prefix := ""
	for {
		at := breakAt(prefix+line, len(prefix), width)
		if at < 0 {
			return append(lines, prefix+line)
		}
		whole := prefix + line
		lines = append(lines, strings.TrimRight(whole[:at], " "))
		line = strings.TrimLeft(whole[at:], " ")
		prefix = strings.Repeat(" ", indent)
	}
}

// breakAt returns the place of the blank at which to break a line, or -1 for one
// that is not to be broken. Blanks before its first word, and before the place
// from, are none.
func breakAt(line string, from, width int) int {
	if utf8.RuneCountInString(line) <= width {
		return -1
	}
	for from < len(line) && line[from] == ' ' {
		from++
	}
	last, column := -1, 0
	for i, c := range line {
		if c == ' ' && i > from && (column <= width || last < 0) {
			last = i
		}
		if column > width && last >= 0 {
			break
		}
		column++
	}
	return last
}
