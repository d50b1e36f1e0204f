package answer

import (
	"math"

	"threesaway/solver"
	"threesaway/texts"
)

// Price writes what is given up, in the words of the goal: per cent of the pot, or
// of the chance to beat a score, pips or antes.
func Price(p texts.Printer, goal solver.Goal, v float64) string {
	switch goal.Kind {
	case solver.KindLow:
		return p.Text("price.pips", texts.Args{"price": small(p, v, 4)})
	case solver.KindMoney:
		return p.Text("price.antes", texts.Args{"price": small(p, v, 6)})
	default:
		return Percent(p, v)
	}
}

// Percent writes a probability in per cent.
func Percent(p texts.Printer, v float64) string {
	return p.Text("price.percent", texts.Args{"price": small(p, float64(v*100), 2)})
}

// small writes a number that is not negative; one that is not 0 but would be
// written as such, as less than the least that can be written.
func small(p texts.Printer, v float64, places int) string {
	if least := math.Pow10(-places); v > 1e-10 && v < least/2 {
		return "<" + p.Decimal(least, places)
	}
	return p.Decimal(max(0, v), places)
}
