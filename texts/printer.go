package texts

import (
	"fmt"
	"slices"
	"strings"
)

//go:generate go run generate.go

// entry is one text: the argument that chooses between its forms, if any, and
// the forms by language.
type entry struct {
	key    string
	plural string
	forms  [languagesEnd]forms
}

// forms are the forms of a text by plural category; a text that has one form has
// other.
type forms struct{ one, few, other string }

// find returns the entry of a key in a sorted table, or nil.
func find(table []entry, key string) *entry {
	i, ok := slices.BinarySearchFunc(table, key, func(e entry, key string) int { return strings.Compare(e.key, key) })
	if !ok {
		return nil
	}
	return &table[i]
}

// Args are what a text says about: values by the name of their placeholder. A
// number that chooses a plural form is an int or a *big.Int; numbers with a
// fraction are best handed in as [Printer.Decimal] writes them. Anything else is
// written as by fmt.Sprint.
type Args map[string]any

// Printer writes texts in one language. The zero Printer writes English.
type Printer struct{ language Language }

// In returns the printer of a language.
func In(l Language) Printer {
	if l >= languagesEnd {
		return Printer{}
	}
	return Printer{language: l}
}

// Language returns the language that p writes.
func (p Printer) Language() Language { return p.language }

// Text returns the text of a key with its placeholders filled in, in the plural
// form that its number asks for. A key that does not exist is returned as it is,
// and a placeholder without an argument is left as it is; a test of this package
// finds keys that the programs use and that do not exist.
func (p Printer) Text(key string, args Args) string {
	e := find(textTable[:], key)
	if e == nil {
		return key
	}
	return fill(e.forms[p.language].of(p.category(args[e.plural])), args)
}

// fill replaces the placeholders of a text.
func fill(text string, args Args) string {
	if !strings.Contains(text, "{") {
		return text
	}
	var b strings.Builder
	for {
		before, rest, ok := strings.Cut(text, "{")
		b.WriteString(before)
		if !ok {
			return b.String()
		}
		name, after, closed := strings.Cut(rest, "}")
		value, given := args[name]
		if !closed || !given {
			b.WriteByte('{')
			text = rest
			continue
		}
		fmt.Fprint(&b, value)
		text = after
	}
}
