package engine

// Bottoms is what calling "bottoms" lets a player do. The bottom of a die is
// sides + 1 − face. RULES.md, "Variants on the sheet", explains the readings.
type Bottoms uint8

// The values of the option bottoms.
const (
	// BottomsOff allows no call.
	BottomsOff Bottoms = iota
	// BottomsBlind allows a call before a throw: all thrown dice are turned
	// over.
	BottomsBlind
	// BottomsThrow allows all dice of a throw to be turned over together after
	// it has been seen.
	BottomsThrow
	// BottomsDie allows any dice of a throw to be turned over after it has been
	// seen.
	BottomsDie
	// BottomsTurn allows all dice to be turned over together when the last one
	// has been kept.
	BottomsTurn
	bottomsEnd
)

var bottomsNames = names{"off", "blind", "throw", "die", "turn"}

// String returns the value as it is written in rules: off, blind, throw, die
// or turn.
func (b Bottoms) String() string { return bottomsNames.of(int(b)) }
