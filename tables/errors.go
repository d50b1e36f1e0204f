package tables

import "errors"

// Errors that callers decide on.
var (
	// ErrFormat marks bytes that are not a table: truncated, altered, of
	// another version, or not of the form that FORMAT.md demands.
	ErrFormat = errors.New("not a valid table")
	// ErrMissing marks a goal that a table does not hold.
	ErrMissing = errors.New("not in the table")
	// ErrNotHeld marks rules and parts that the format has no place for.
	ErrNotHeld = errors.New("tables do not hold this")
	// ErrTooLarge marks a policy that the format has no room for.
	ErrTooLarge = errors.New("too large for a table")
	// ErrCheckpoint marks a checkpoint of another table, or of another program.
	ErrCheckpoint = errors.New("a checkpoint of another table or another program")
	// ErrWrong marks a table whose form is valid but whose contents are not
	// the optimal policy.
	ErrWrong = errors.New("table is wrong")
)
