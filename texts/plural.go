package texts

import (
	"math/big"
	"strconv"
	"strings"

	"golang.org/x/text/feature/plural"
)

// of returns the form for a plural category. Categories that a language does not
// have are other.
func (f forms) of(category plural.Form) string {
	switch {
	case category == plural.One && f.one != "":
		return f.one
	case category == plural.Few && f.few != "":
		return f.few
	}
	return f.other
}

// category returns the plural category of a number in the language of p; it is
// other for what is no whole number.
func (p Printer) category(n any) plural.Form {
	var digits string
	switch n := n.(type) {
	case int:
		digits = strconv.Itoa(n)
	case *big.Int:
		digits = n.String()
	default:
		return plural.Other
	}
	digits = strings.TrimPrefix(digits, "-")
	// The rules look at the last digits, and at whether there are more.
	if most := 7; len(digits) > most {
		digits = "1" + digits[len(digits)-most:]
	}
	value, err := strconv.Atoi(digits)
	if err != nil {
		return plural.Other
	}
	return plural.Cardinal.MatchPlural(p.language.tag(), value, 0, 0, 0, 0)
}
