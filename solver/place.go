package solver

// place is where a turn that falls stands: the dice left, and the tally.
type place uint16

const (
	// tallyBits are enough for every tally of a turn whose outcomes 64 bits can count.
	tallyBits = 7
	maxTally  = 1 << tallyBits
	// maxPlaces is a power of two that no such turn has more places than.
	maxPlaces = 16 * maxTally
)

func placeOf(dice int, tally uint) place { return place(uint(dice)<<tallyBits | tally) }

func (p place) dice() int   { return int(p >> tallyBits) }
func (p place) tally() uint { return uint(p % maxTally) }

// step is the way from one place to another.
type step uint16

// from returns the way to a place from another.
func (p place) from(other place) step { return step(p - other) }

// plus returns the place to which a way leads.
func (p place) plus(way step) place { return (p + place(way)) % maxPlaces }
