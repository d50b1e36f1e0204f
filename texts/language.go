package texts

import (
	"errors"
	"fmt"
	"strings"
)

// Language is a language that the texts are in. The zero Language is English.
type Language uint8

// The languages.
const (
	English Language = iota
	Romanian
	German
	languagesEnd
)

// ErrLanguage marks a name of a language that there are no texts in.
var ErrLanguage = errors.New("unknown language")

// Languages returns every language, English first.
func Languages() []Language { return []Language{English, Romanian, German} }

// String returns the code of the language: en, ro or de.
func (l Language) String() string {
	switch l {
	case English:
		return "en"
	case Romanian:
		return "ro"
	case German:
		return "de"
	default:
		return fmt.Sprintf("invalid(%d)", uint8(l))
	}
}

// Parse reads the name of a language: its code, with or without a region (ro,
// de-AT), as BCP 47 has it. It fails with [ErrLanguage] on any other.
func Parse(s string) (Language, error) {
	if l, ok := match(s); ok {
		return l, nil
	}
	return English, fmt.Errorf("%w %q: must be en, ro or de", ErrLanguage, s)
}

// FromEnvironment returns the language that the environment asks for: the first
// of LC_ALL, LC_MESSAGES and LANG that is set, such as ro_RO.UTF-8. It is English
// where none is set and where the language is not one of those here.
func FromEnvironment(getenv func(string) string) Language {
	for _, name := range []string{"LC_ALL", "LC_MESSAGES", "LANG"} {
		locale := getenv(name)
		if locale == "" {
			continue
		}
		// language_TERRITORY.codeset@modifier, as POSIX has it.
		locale, _, _ = strings.Cut(locale, "@")
		locale, _, _ = strings.Cut(locale, ".")
		l, _ := match(locale)
		return l
	}
	return English
}

// match finds the language that a tag names: by its first subtag, as the others
// (a script, a region) make no difference here.
func match(s string) (Language, bool) {
	subtags := strings.FieldsFunc(s, func(c rune) bool { return c == '-' || c == '_' })
	for _, subtag := range subtags {
		if strings.Trim(subtag, letters+digits) != "" {
			return English, false
		}
	}
	for _, l := range Languages() {
		if len(subtags) > 0 && strings.EqualFold(subtags[0], l.String()) {
			return l, true
		}
	}
	return English, false
}

// What subtags are made of.
const (
	letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
	digits  = "0123456789"
)
