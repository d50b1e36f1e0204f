package card

import "errors"

// Errors that callers decide on.
var (
	// ErrInexpressible marks rules that ask for decisions a card has no words for.
	ErrInexpressible = errors.New("no card can say how to play")
	// ErrTooLarge marks a game with more rolls than anybody learns rules for.
	ErrTooLarge = errors.New("too large for a card")
)
