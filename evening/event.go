package evening

// EventKind says what has happened.
type EventKind uint8

// The kinds of events, in the order in which they happen.
const (
	// Began: a game has begun, and everyone has paid one ante.
	Began EventKind = iota
	// Scored: a player has ended the turn with a score.
	Scored
	// CutOff: the turn of a player has ended because it could not win any more.
	CutOff
	// Moon: a player has won on the spot.
	Moon
	// Perfect: a perfect score has been thrown, and everyone in has paid.
	Perfect
	// Tied: the best score is shared, and the pot is played for again.
	Tied
	// Unwon: nobody came under the ceiling, and the pot is played for again.
	Unwon
	// Won: the pot has been won.
	Won
	// Shared: the pot has been shared.
	Shared
)

// Event is something that has happened in a game. Which fields have a meaning
// depends on the kind.
type Event struct {
	Kind EventKind
	// Player is the player that [Scored], [CutOff], [Moon], [Perfect] and [Won]
	// are about.
	Player int
	// Score is the score, in pips, of [Scored], [Perfect] and [Tied], and the
	// ceiling of [Unwon].
	Score int
	// Above says of [Scored] that the score is above the ceiling.
	Above bool
	// Players are those who have tied, or share the pot, in order.
	Players []int
	// Payers are those who pay, each the number of Antes.
	Payers []int
	Antes  int
	// In are the players who are in the next round, and Out those who are not
	// any more, of [Tied].
	In, Out []int
	// Pot is the pot after it, in antes.
	Pot int
	// Share is what each of those who have won gets, in antes.
	Share float64
}
