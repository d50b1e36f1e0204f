package charts

import (
	"strconv"
	"strings"
)

// Text draws a bar for each score and number of players.
func (c *Stopping) Text(l Labels, chars Charset) string {
	p := newPage(l)
	p.axes(l)
	low, high := c.Range()
	name := len(strconv.Itoa(high))
	column := 1
	if len(c.Players) > 0 {
		column = max(1, min(12, (Width-name)/len(c.Players)-2))
	}
	var head strings.Builder
	for _, n := range c.Players {
		text := strconv.Itoa(n)
		head.WriteString("  " + text + strings.Repeat(" ", max(0, column-len(text))))
	}
	p.line(right("", name) + head.String())
	for score := low; score <= high; score++ {
		if !c.possible(score) {
			continue
		}
		var row strings.Builder
		for i, n := range c.Players {
			value := c.Values[score][i]
			sign := " "
			if c.Above(n, value) {
				sign = "+"
			}
			bar := chars.bar(value * float64(column))
			row.WriteString(" " + sign + bar + strings.Repeat(" ", max(0, column-len([]rune(bar)))))
		}
		p.line(right(strconv.Itoa(score), name) + row.String())
	}
	p.line("")
	p.wrap("+ " + l.Above)
	p.wrap(l.TextKey)
	return p.String()
}
