package charts

import (
	"math"
	"strconv"
	"unicode/utf8"
)

// longestName is how much of the name of a row is shown.
const longestName = 24

// scoreRow is a bar of the chart as text.
type scoreRow struct {
	name   string
	chance float64
	mark   string
}

// Text draws a bar for each score.
func (c *Scores) Text(l Labels, chars Charset) string {
	p := newPage(l)
	p.axes(l)
	rows := c.rows(l)
	name, most := 0, 0.0
	for _, row := range rows {
		name = max(name, utf8.RuneCountInString(row.name))
		most = max(most, row.chance)
	}
	room := Width - name - len("  00.00 * ") - 1
	for _, row := range rows {
		length := 0.0
		if most > 0 {
			length = row.chance / most * float64(room)
		}
		p.line(right(row.name, name) + " " + right(l.Percent(row.chance, 2), 6) + " " + row.mark + " " + chars.bar(length))
	}
	if c.Scored() {
		p.line("")
		p.wrap(l.Mean + ", " + l.StdDev)
	}
	p.wrap(l.TextKey)
	p.wrap(l.Key)
	return p.String()
}

// rows returns the bars of the chart.
func (c *Scores) rows(l Labels) []scoreRow {
	var rows []scoreRow
	low, high, ok := c.Range()
	for score := low; ok && score <= high; score++ {
		mark := " "
		switch {
		case math.Abs(float64(score)-c.Mean) <= 0.5 && float64(score)-c.Mean < 0.5:
			mark = "*"
		case math.Abs(float64(score)-c.Mean) <= c.StdDev:
			mark = ":"
		}
		rows = append(rows, scoreRow{strconv.Itoa(score), c.Chances[score], mark})
	}
	if c.Beaten > 0 {
		rows = append(rows, scoreRow{cut(l.Beaten, longestName), c.Beaten, " "})
	}
	if c.Moon > 0 {
		rows = append(rows, scoreRow{cut(l.Moon, longestName), c.Moon, " "})
	}
	return rows
}
