package charts

import "errors"

// Errors that callers decide on.
var (
	// ErrGoal marks a goal that a chart has nothing to show for.
	ErrGoal = errors.New("no such chart for the goal")
	// ErrTooMany marks more rolls than a chart can show so that they can be read.
	ErrTooMany = errors.New("too many rolls for a chart")
)

// Chart is one of the charts of this package: [*Scores], [*Chances],
// [*Stopping] or [*Strategy].
type Chart interface {
	// Text draws the chart in lines of at most [Width] characters, each ended,
	// without any escape codes.
	Text(l Labels, c Charset) string
}
