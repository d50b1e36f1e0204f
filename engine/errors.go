package engine

import "errors"

// Errors that callers decide on. Every error of this package wraps one of them
// and says what was wrong and what would be right.
var (
	// ErrRules marks rules that contradict themselves, an unknown option or a
	// value that an option does not take.
	ErrRules = errors.New("invalid rules")
	// ErrRoll marks dice that cannot be a roll: too many or too few dice, or a
	// face that is not on the die.
	ErrRoll = errors.New("invalid roll")
	// ErrKeep marks a keep that the roll or the rules do not allow.
	ErrKeep = errors.New("illegal keep")
	// ErrPosition marks a position that no legal play reaches.
	ErrPosition = errors.New("impossible position")
	// ErrSequence marks a move made at the wrong moment, such as keeping before
	// throwing.
	ErrSequence = errors.New("move out of sequence")
)
