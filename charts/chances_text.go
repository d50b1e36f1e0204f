package charts

import (
	"strconv"
	"strings"

	"threesaway/solver"
)

// Text draws a row for each score to beat, and in it a mark for each seat, the
// further right the more the turn is worth.
func (c *Chances) Text(l Labels, chars Charset) string {
	p := newPage(l)
	p.axes(l)
	low, high := c.Range()
	name := len(strconv.Itoa(high))
	axis := c.Axis()
	room := Width - name - 2
	at := func(v float64) int {
		return int(float64((v-axis.Low)/(axis.High-axis.Low)*float64(room-1)) + 0.5)
	}
	heads, empty := blanks(room), blanks(room)
	for _, tick := range axis.Ticks() {
		text := []rune(axis.Label(l, tick))
		start := max(0, min(at(tick)-len(text)/2, room-len(text)))
		copy(heads[start:], text)
		empty[at(tick)] = chars.dot()
	}
	p.line(right("", name+2) + string(heads))
	row := func(what string, value func(Seat) (float64, bool)) {
		marks := append([]rune{}, empty...)
		taken := make([]bool, room)
		any := false
		for _, s := range c.Seats {
			v, ok := value(s)
			if !ok {
				continue
			}
			any = true
			i := at(v)
			marks[i] = s.Mark()
			if taken[i] {
				marks[i] = '*'
			}
			taken[i] = true
		}
		if any {
			p.line(right(what, name) + " " + chars.rule() + string(marks))
		}
	}
	row("-", func(s Seat) (float64, bool) {
		if s.Open == nil {
			return 0, false
		}
		return *s.Open, true
	})
	for score := low; score <= high; score++ {
		row(strconv.Itoa(score), func(s Seat) (float64, bool) {
			for _, point := range s.Points {
				if point.Score == score {
					return point.Value, true
				}
			}
			return 0, false
		})
	}
	p.line("")
	p.wrap(l.TextKey)
	return p.String()
}

// Axis returns the axis that the values are drawn along: all probabilities, or
// the antes that there are.
func (c *Chances) Axis() Axis {
	if c.Goal.Kind != solver.KindMoney {
		return Percentages()
	}
	low, high := c.Bounds()
	return NewAxis(low, high)
}

// Mark returns the character that stands for a seat: its number, and from 10 on
// a letter.
func (s Seat) Mark() rune {
	switch {
	case s.Seat == 0:
		return 'o'
	case s.Seat > 9:
		return rune('a' + s.Seat - 10)
	}
	return rune('0' + s.Seat)
}

func blanks(n int) []rune { return []rune(strings.Repeat(" ", n)) }
