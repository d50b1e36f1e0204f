package record

import (
	"fmt"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"threesaway/engine"
)

// Ante is what one ante is worth. The zero Ante says nothing of it. Antes are
// comparable.
type Ante struct {
	// Amount is a decimal number such as 0.50: up to nine digits, and after a
	// point up to six.
	Amount string
	// Unit is what the amount is counted in, such as EUR; it may be empty. It
	// has up to [MaxName] characters, like a name, and may contain commas and
	// colons.
	Unit string
}

// ParseAnte reads an ante: an amount and, behind a blank, the unit; or nothing. It
// fails with [ErrAnte].
func ParseAnte(text string) (Ante, error) {
	amount, unit, _ := strings.Cut(tidy(text), " ")
	a := Ante{amount, unit}
	return a, a.check()
}

func (a Ante) check() error {
	whole, fraction, point := strings.Cut(a.Amount, ".")
	switch {
	case a == Ante{}:
		return nil
	case !isNumber(whole) || len(whole) > 9 || whole[0] == '0' && whole != "0",
		point && (!isNumber(fraction) || len(fraction) > 6):
		return engine.Errorf("%w: %q: the amount must be a number such as 5 or 0.50", ErrAnte, clipped(a.Amount))
	case strings.Contains(a.Unit, "#") || !utf8.ValidString(a.Unit) || tidy(a.Unit) != a.Unit || utf8.RuneCountInString(a.Unit) > MaxName,
		strings.ContainsFunc(a.Unit, func(c rune) bool { return !unicode.IsPrint(c) }):
		return engine.Errorf("%w: %q: the unit must be up to %d characters, with single blanks and without #", ErrAnte, clipped(a.Unit), MaxName)
	}
	return nil
}

// String returns the ante as it stands in a record: "0.50 EUR"; nothing for the
// zero Ante.
func (a Ante) String() string { return strings.TrimSuffix(a.Amount+" "+a.Unit, " ") }

// Worth returns what so many antes are worth, with a sign, as many decimals as
// the amount has, and the unit: "+1.50 EUR". Half of the last decimal rounds to
// even. For the zero Ante it returns nothing.
func (a Ante) Worth(antes float64) string {
	one, ok := a.Value()
	if !ok {
		return ""
	}
	_, fraction, _ := strings.Cut(a.Amount, ".")
	return strings.TrimSuffix(fmt.Sprintf("%+.*f %s", len(fraction), antes*one, a.Unit), " ")
}

// Value returns the amount as a number; ok is false for the zero Ante.
func (a Ante) Value() (amount float64, ok bool) {
	amount, err := strconv.ParseFloat(a.Amount, 64)
	return amount, err == nil
}
