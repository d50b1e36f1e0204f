package evening

// Stage says what an evening asks next.
type Stage uint8

// The stages. The first four are gone through once, at the beginning; what they
// ask can be changed at [Ready], before every game.
const (
	// Players asks who plays, in the order of seats.
	Players Stage = iota
	// Rules asks by which rules.
	Rules
	// Ante asks what one ante is worth.
	Ante
	// Advised asks who is advised.
	Advised
	// Ready asks whether the next game is to begin as it is proposed.
	Ready
	// Throw asks what the player whose turn it is has thrown, or the score.
	Throw
	// Keep asks what that player keeps of the roll on the table.
	Keep
)

// Playing reports whether a game is being played.
func (s Stage) Playing() bool { return s >= Throw }
