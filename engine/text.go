package engine

import "fmt"

// Text is something said in English that keeps how it was made: its format and
// its arguments. Whoever speaks another language can look the format up and fill
// it in again, as package texts does. The zero Text is empty.
type Text struct {
	english string
	format  string
	args    []any
}

// Textf returns the text that a format and its arguments make.
func Textf(format string, args ...any) Text {
	return Text{english: fmt.Sprintf(format, args...), format: format, args: args}
}

// Counted returns a text about a number, the only argument of both formats: one
// is for the number 1, and others, which also names the text for translation, for
// all other numbers.
func Counted(n int, one, others string) Text {
	format := others
	if n == 1 {
		format = one
	}
	return Text{english: fmt.Sprintf(format, n), format: others, args: []any{n}}
}

// String returns the text in English.
func (t Text) String() string { return t.english }

// Message returns the English format of the text and its arguments.
func (t Text) Message() (format string, args []any) { return t.format, t.args }

// Errorf returns the error that fmt.Errorf makes of a format and its arguments,
// the verb %w included. Like a [Text] it keeps both, for its method
//
//	Message() (format string, args []any)
func Errorf(format string, args ...any) error {
	return &formattedError{fmt.Errorf(format, args...), format, args}
}

// formattedError is an error that keeps how it was made.
type formattedError struct {
	error
	format string
	args   []any
}

// Unwrap returns the error in English, which wraps what %w stands for.
func (e *formattedError) Unwrap() error { return e.error }

// Message returns the English format of the error and its arguments.
func (e *formattedError) Message() (format string, args []any) { return e.format, e.args }

// Clipped returns a text as errors quote it: at most so many characters of it, and an
// ellipsis for the rest.
func Clipped(text string, most int) string {
	n := 0
	for i := range text {
		if n++; n > most {
			return text[:i] + "…"
		}
	}
	return text
}
