package charts

import (
	"strconv"
	"strings"
)

// Text lists every roll, what is kept before an upright line and what is thrown
// again behind it.
func (c *Strategy) Text(l Labels, _ Charset) string {
	p := newPage(l)
	column := 0
	for _, group := range c.Groups {
		for _, cell := range group {
			column = max(column, len(cell.String()))
		}
	}
	perLine := max(1, (Width+2)/(column+2))
	for n, group := range c.Groups {
		if len(group) == 0 {
			continue
		}
		p.wrap(at(l.Groups, n))
		for len(group) > 0 {
			var line strings.Builder
			for _, cell := range group[:min(perLine, len(group))] {
				text := cell.String()
				line.WriteString(text + strings.Repeat(" ", column+2-len(text)))
			}
			p.line(line.String())
			group = group[min(perLine, len(group)):]
		}
		p.line("")
	}
	for n, share := range c.Kept {
		if share > 0 {
			p.line(right(l.Percent(share, 2), 6) + "%  " + l.line(n))
		}
	}
	if c.Moon > 0 {
		p.line(right(l.Percent(c.Moon, 2), 6) + "%  " + l.Moon)
	}
	p.line("")
	p.wrap(l.TextKey)
	return p.String()
}

// String writes the dice that are kept, "|", and those that are thrown again;
// "'" follows a die that is turned over, and "!" a roll that wins on the spot.
func (c Cell) String() string {
	var b strings.Builder
	bar := false
	for _, d := range c.Dice {
		if !d.Kept && !bar {
			b.WriteByte('|')
			bar = true
		}
		b.WriteString(strconv.Itoa(int(d.Face)))
		if d.Turned {
			b.WriteByte('\'')
		}
	}
	switch {
	case c.Moon:
		b.WriteByte('!')
	case !bar:
		b.WriteByte('|')
	}
	return b.String()
}
