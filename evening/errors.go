package evening

import "errors"

// ErrAnswer marks an answer that has no meaning. What is wrong with others is said
// by the errors of packages engine and record.
var ErrAnswer = errors.New("not understood")

// StageError says which of several answers is refused. It says what Err says.
type StageError struct {
	// Stage is the stage that asks for the answer.
	Stage Stage
	// Err is what Evening.Answer fails with there.
	Err error
}

func (e *StageError) Error() string { return e.Err.Error() }

// Message returns the English format of the error and its arguments.
func (e *StageError) Message() (format string, args []any) { return "%w", []any{e.Err} }

// Unwrap returns what is wrong.
func (e *StageError) Unwrap() error { return e.Err }
