package solver

import "errors"

// Errors that callers decide on; every error of this package wraps one of them
// or one of package engine.
var (
	// ErrTooLarge marks a game that is too large to be solved.
	ErrTooLarge = errors.New("too large to solve")
	// ErrInexact marks an exact value that was not computed.
	ErrInexact = errors.New("no exact value")
	// ErrEndless marks a game in which all tie for certain, so that it never ends.
	ErrEndless = errors.New("the game never ends: everybody ties for certain")
	// ErrUnsettled marks a game for which no policies were found that are best replies to
	// each other: what a new round is worth depends on them, and when they follow that, it
	// changes again. There may be none in which nobody chooses at random. Few rules have
	// such games.
	ErrUnsettled = errors.New("the policy did not settle")
	// ErrUtility marks a utility that does not fit the rules: the wrong length
	// or a number that is not finite.
	ErrUtility = errors.New("invalid utility")
	// ErrGoal marks a goal that does not exist or has the wrong parameters.
	ErrGoal = errors.New("invalid goal")
)

// Unsolvable reports whether an error says that there is no solution to be had under the
// rules, whatever is asked: whether it is [ErrTooLarge], [ErrEndless] or [ErrUnsettled].
func Unsolvable(err error) bool {
	return errors.Is(err, ErrTooLarge) || errors.Is(err, ErrEndless) || errors.Is(err, ErrUnsettled)
}
