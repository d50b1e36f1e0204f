package record

import (
	"errors"

	"threesaway/engine"
)

// Errors that callers decide on. An illegal move has the error of package engine.
var (
	// ErrSyntax marks text that is no record.
	ErrSyntax = errors.New("not a record")
	// ErrName marks a name that a player cannot have in a record.
	ErrName = errors.New("invalid name")
	// ErrAnte marks an ante whose worth cannot be written in a record.
	ErrAnte = errors.New("invalid ante")
)

// Error says where in the text of a record a fault is.
type Error struct {
	// Line is the line, from 1.
	Line int
	// Column is the place in the line, in characters, from 1.
	Column int
	// Err says what is wrong: it wraps [ErrSyntax], [ErrName], [ErrAnte] or, for
	// rules and moves, an error of package engine.
	Err error
}

func (e *Error) Error() string { return e.text().String() }

// Message returns the English format of the error and its arguments.
func (e *Error) Message() (format string, args []any) { return e.text().Message() }

func (e *Error) text() engine.Text {
	return engine.Textf("line %d, column %d: %s", e.Line, e.Column, e.Err)
}

// Unwrap returns what is wrong.
func (e *Error) Unwrap() error { return e.Err }

// syntaxError says why text is no record. It wraps [ErrSyntax].
type syntaxError struct{ problem engine.Text }

func (e *syntaxError) Error() string { return ErrSyntax.Error() + ": " + e.problem.String() }

func (e *syntaxError) Unwrap() error { return ErrSyntax }

// Message returns the English format of the error and its arguments.
func (e *syntaxError) Message() (format string, args []any) {
	return "%w: %s", []any{ErrSyntax, e.problem}
}

// turnError says why text tells no turn. It wraps [ErrSyntax], but does not say
// that the text is no record, which it was not to be.
type turnError struct{ *syntaxError }

func (e *turnError) Error() string { return e.problem.String() }

// Message returns the English format of the error and its arguments.
func (e *turnError) Message() (format string, args []any) { return e.problem.Message() }
