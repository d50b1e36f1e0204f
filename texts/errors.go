package texts

import (
	"errors"
	"fmt"
	"strconv"
	"strings"
)

// message is what keeps how it was made: an English format and its arguments.
// The errors of package engine and of the packages upon it do.
type message interface {
	Message() (format string, args []any)
}

// said is a translated text; it is an error so that it can stand for one behind
// the verb %w.
type said string

func (s said) Error() string { return string(s) }

// Error returns what an error says. Errors that keep their English format are
// translated, and so are errors that wrap them and say so at their end; what
// the operating system says, for example, stays as it is.
func (p Printer) Error(err error) string {
	if p.language == English {
		return err.Error()
	}
	if m, ok := err.(message); ok { //nolint:errorlint // this error alone; those it wraps are arguments
		return p.message(m)
	}
	text := err.Error()
	if e := find(errorTable[:], text); e != nil {
		return e.forms[p.language].other
	}
	if inner := errors.Unwrap(err); inner != nil {
		if before, ok := strings.CutSuffix(text, inner.Error()); ok {
			return before + p.Error(inner)
		}
	}
	return text
}

// message translates a format and those of its arguments that can be.
func (p Printer) message(m message) string {
	format, args := m.Message()
	if e := find(errorTable[:], format); e != nil {
		var number any
		if i, err := strconv.Atoi(e.plural); err == nil && i >= 1 && i <= len(args) {
			number = args[i-1]
		}
		format = e.forms[p.language].of(p.category(number))
	}
	translated := make([]any, len(args))
	for i, arg := range args {
		switch arg := arg.(type) {
		case message:
			translated[i] = said(p.message(arg))
		case error:
			translated[i] = said(p.Error(arg))
		default:
			translated[i] = arg
		}
	}
	return fmt.Errorf(format, translated...).Error()
}

// Help returns the text of a command or a flag, given in English. A text that is
// not known is returned as it is.
func (p Printer) Help(english string) string {
	if e := find(helpTable[:], english); e != nil && p.language != English {
		return e.forms[p.language].other
	}
	return english
}
