package charts

import (
	"strings"
	"unicode/utf8"
)

// page is a chart as text while it is written, line by line.
type page struct{ b strings.Builder }

// newPage begins a chart with its heads.
func newPage(l Labels) *page {
	p := &page{}
	p.wrap(l.Title)
	p.wrap(l.Subtitle)
	p.line("")
	return p
}

// line writes as much of a line as there is room for, without blanks at its end.
func (p *page) line(s string) { p.b.WriteString(strings.TrimRight(cut(s, Width), " ") + "\n") }

// wrap writes words in as many lines as they take, and none for none.
func (p *page) wrap(s string) {
	line := ""
	for word := range strings.FieldsSeq(s) {
		for utf8.RuneCountInString(word) > Width {
			head := string([]rune(word)[:Width])
			p.wrapped(&line)
			p.line(head)
			word = word[len(head):]
		}
		if line != "" && utf8.RuneCountInString(line)+1+utf8.RuneCountInString(word) > Width {
			p.wrapped(&line)
		}
		if line != "" {
			line += " "
		}
		line += word
	}
	p.wrapped(&line)
}

// wrapped writes a line that is full, if there is one.
func (p *page) wrapped(line *string) {
	if *line != "" {
		p.line(*line)
	}
	*line = ""
}

// axes names both axes in one line.
func (p *page) axes(l Labels) {
	names := l.X
	if l.X != "" && l.Y != "" {
		names += "; "
	}
	p.wrap(names + l.Y)
}

func (p *page) String() string { return p.b.String() }

// right returns a text filled up on the left to a width.
func right(s string, width int) string {
	return strings.Repeat(" ", max(0, width-utf8.RuneCountInString(s))) + s
}

// cut returns a text that is not longer than a width.
func cut(s string, width int) string {
	if utf8.RuneCountInString(s) <= width {
		return s
	}
	return string([]rune(s)[:width])
}
