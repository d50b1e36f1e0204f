package texts

import (
	"math/big"
	"strconv"
	"strings"
)

// Decimal returns a number with so many digits behind the decimal mark, which is
// a point in English and a comma in Romanian and German. What rounds to zero has
// no sign.
func (p Printer) Decimal(v float64, places int) string {
	return p.mark(strconv.FormatFloat(v, 'f', places, 64))
}

// Signed is [Printer.Decimal] with a sign before every number, a plus before zero.
func (p Printer) Signed(v float64, places int) string {
	number := p.Decimal(v, places)
	if strings.HasPrefix(number, "-") {
		return number
	}
	return "+" + number
}

// Fraction is [Printer.Decimal] for a fraction, rounded half away from zero.
func (p Printer) Fraction(v *big.Rat, places int) string {
	return p.mark(v.FloatString(places))
}

// mark puts the decimal mark of the language into a number written with a point,
// and takes the sign from zero.
func (p Printer) mark(number string) string {
	if strings.Trim(number, "-0.") == "" {
		number = strings.TrimPrefix(number, "-")
	}
	if p.language == English {
		return number
	}
	return strings.Replace(number, ".", ",", 1)
}
