package record

import (
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"threesaway/engine"
)

// MaxName is the length of the longest name, in characters.
const MaxName = 40

// keywords begin lines that are no turns.
var keywords = []string{"record", "rules", "ante", "advised", "game"}

// CheckName reports, with [ErrName], why a player cannot have a name in a record:
// it must be 1 to [MaxName] letters, marks, digits, punctuation marks, symbols
// and single blanks between them, none of them a comma, a colon or #; it must
// not be a number nor begin with one of the words record, rules,
// ante, advised and game.
func CheckName(name string) error {
	badf := func(format string, args ...any) error {
		return engine.Errorf("%w: %q: %s", ErrName, clipped(name), engine.Textf(format, args...))
	}
	switch first, _, _ := strings.Cut(name, " "); {
	case name == "":
		return badf("must be 1 to %d characters", MaxName)
	case !utf8.ValidString(name):
		return badf("must be UTF-8")
	case utf8.RuneCountInString(name) > MaxName:
		return badf("at most %d characters are possible", MaxName)
	case strings.ContainsAny(name, ",:#"):
		return badf("must not contain a comma, a colon or #")
	case strings.ContainsFunc(name, func(c rune) bool { return !unicode.IsPrint(c) }):
		return badf("must not contain control characters or blanks other than the space")
	case tidy(name) != name:
		return badf("must not begin or end with a blank, nor have two in a row")
	case isNumber(name):
		return badf("must not be a number, which stands for a player")
	case slices.ContainsFunc(keywords, func(k string) bool { return strings.EqualFold(k, first) }):
		return badf("must not begin with the word %s", strings.ToLower(first))
	}
	return nil
}

// checkNames reports the first name that cannot be, or is there twice.
func checkNames(names []string) error {
	for i, name := range names {
		if err := CheckName(name); err != nil {
			return err
		}
		if slices.ContainsFunc(names[:i], func(n string) bool { return strings.EqualFold(n, name) }) {
			return engine.Errorf("%w: %q: two players have it, the case of letters being of no account", ErrName, name)
		}
	}
	return nil
}

// checkAdvised reports the first of those who are advised that is neither a name
// nor the number of a player, or is there twice.
func checkAdvised(list []string) error {
	for i, who := range list {
		if isNumber(who) {
			if n, err := strconv.Atoi(who); err != nil || strconv.Itoa(n) != who || n < 1 || n > engine.MaxPlayers {
				return engine.Errorf("%w: %q: the numbers of players are 1 to %d", ErrName, clipped(who), engine.MaxPlayers)
			}
		} else if err := CheckName(who); err != nil {
			return err
		}
		if slices.ContainsFunc(list[:i], func(n string) bool { return strings.EqualFold(n, who) }) {
			return engine.Errorf("%w: %q: is there twice", ErrName, who)
		}
	}
	return nil
}

// tidy returns a text with single blanks between words, and none around them.
func tidy(s string) string { return strings.Join(strings.FieldsFunc(s, isBlank), " ") }

func isBlank(c rune) bool { return c == ' ' || c == '\t' }

// isNumber reports whether a text consists of digits.
func isNumber(s string) bool { return s != "" && strings.Trim(s, "0123456789") == "" }

// clipped returns a text as errors quote it.
func clipped(s string) string { return engine.Clipped(s, MaxName) }
