package texts

import (
	"math/big"
	"strconv"
	"strings"
)

// category is a plural category of the Unicode CLDR.
type category uint8

// The categories that whole numbers have in the languages here.
const (
	other category = iota
	one
	few
)

// of returns the form for a plural category. Categories that a language does not
// have are other.
func (f forms) of(c category) string {
	switch {
	case c == one && f.one != "":
		return f.one
	case c == few && f.few != "":
		return f.few
	}
	return f.other
}

// category returns the plural category of a number in the language of p; it is
// other for what is no whole number.
//
// The rules are written out, as package plural of golang.org/x/text, which the tests
// compare them with, would be a tenth of what a browser loads.
func (p Printer) category(n any) category {
	var digits string
	switch n := n.(type) {
	case int:
		digits = strconv.Itoa(n)
	case *big.Int:
		digits = n.String()
	default:
		return other
	}
	digits = strings.TrimPrefix(digits, "-")
	switch {
	case digits == "1":
		return one
	case p.language == Romanian && fewInRomanian(digits):
		return few
	}
	return other
}

// fewInRomanian reports whether a number other than 1 is 0 or ends with 01 to 19.
func fewInRomanian(digits string) bool {
	last, err := strconv.Atoi(digits[max(0, len(digits)-2):])
	return err == nil && (digits == "0" || last >= 1 && last <= 19)
}
