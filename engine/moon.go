package engine

// Moon says when all dice showing the highest face win the pot on the spot.
// RULES.md, "House rules seen at real tables".
type Moon uint8

// The values of the option moon.
const (
	// MoonOff gives all dice on the highest face no meaning of its own.
	MoonOff Moon = iota
	// MoonThrow lets them win on the first throw only.
	MoonThrow
	// MoonTurn lets them win when collected over the turn.
	MoonTurn
	moonEnd
)

var moonNames = names{"off", "throw", "turn"}

// String returns the value as it is written in rules: off, throw or turn.
func (m Moon) String() string { return moonNames.of(int(m)) }
