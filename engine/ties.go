package engine

// Ties says who plays on after a tie that is not at the perfect score.
// RULES.md, "House rules seen at real tables".
type Ties uint8

// The values of the option ties.
const (
	// TiesAll lets everyone still in play on: "one tie, all tie".
	TiesAll Ties = iota
	// TiesTied lets only the tied players play on; the others are out.
	TiesTied
	// TiesSplit shares the pot equally among the tied players, whatever the
	// score.
	TiesSplit
	tiesEnd
)

var tiesNames = names{"all", "tied", "split"}

// String returns the value as it is written in rules: all, tied or split.
func (t Ties) String() string { return tiesNames.of(int(t)) }

// TiePayers says who pays the antes of a tie that is played off.
type TiePayers uint8

// The values of the option tie_payers.
const (
	// TiePayersIn lets everyone still in pay.
	TiePayersIn TiePayers = iota
	// TiePayersTied lets only the tied players pay.
	TiePayersTied
	tiePayersEnd
)

var tiePayersNames = names{"in", "tied"}

// String returns the value as it is written in rules: in or tied.
func (t TiePayers) String() string { return tiePayersNames.of(int(t)) }
