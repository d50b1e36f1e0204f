package solver

import "errors"

// Errors that callers decide on; every error of this package wraps one of them
// or one of package engine.
var (
	// ErrNotSolved marks an option of the rules, or a goal, that this version
	// cannot solve yet.
	ErrNotSolved = errors.New("not solved yet")
	// ErrUtility marks a utility that does not fit the rules: the wrong length
	// or a number that is not finite.
	ErrUtility = errors.New("invalid utility")
	// ErrGoal marks a goal that does not exist or has the wrong parameters.
	ErrGoal = errors.New("invalid goal")
)
