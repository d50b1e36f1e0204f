package solver

// tactic is what a policy does at one place: where each roll goes from there. It says
// also what must be so for it to be the best, so that one can be tried in another state
// before it is worked out anew. A tactic is immutable, and shared by the states that use
// it. Its lists are in the storage that keeps it.
type tactic struct {
	// goals are the places that rolls go to, and in how many ways the dice fall that go
	// there.
	goals list
	// pairs are those places of which one must be worth more than another, for certain.
	pairs list
	// ties are the choices between places that were worth about the same.
	ties list
	// seen are the places that the search came by, and what was so there.
	seen list
	// marks are those of the place of the tactic.
	marks marks
}

// tacticID names a tactic of a storage: it is twice the place there, and odd if the tactic
// has ties. There are three that have no lists.
type tacticID uint32

const (
	noTactic tacticID = 2 * iota
	// Where there is nothing to choose there is one tactic for all: settled, where nothing
	// that can follow makes a difference to anybody; level, where it does to others but not
	// to the player, and all dice are kept as they lie.
	settled
	level
)

// tied reports whether the tactic has ties.
func (t tacticID) tied() bool { return t%2 == 1 }

// goal is a place, seen from another: where that is that many dice and tallies farther.
// So a tactic is the same for a place with a tally more in a state with a score to beat
// that is one more.
type goal struct {
	ways int32
	to   step
}

// pair is two places of which the first is worth more.
type pair struct{ more, less step }

// tie is a choice between two places that are worth about the same, of which the first
// keeps more dice. It comes up in so many ways in which the dice fall.
type tie struct {
	ways        float64
	more, fewer step
	taken       bool // whether more dice are kept
}

// marks say what is worth keeping besides, once a turn stands at a place in the middle of
// a throw. They count faces in the order of score: as a lower score is worth no less,
// what is so for a face is so for those before, and what is not is not for those behind.
// The three numbers are in one, as they are compared more often than told apart.
type marks uint32

func marksOf(better, worse, helps uint8) marks {
	return marks(better) | marks(worse)<<8 | marks(helps)<<16
}

// better is for how many faces it is better for certain to keep one die more than to stop
// there.
func (m marks) better() uint8 { return uint8(m) }

// worse is from which face on it is worse for certain.
func (m marks) worse() uint8 { return uint8(m >> 8) }

// helps is how many faces can be worth keeping, one or more dice of them, if there is
// anything to choose: at most, as some more make no difference.
func (m marks) helps() uint8 { return uint8(m >> 16) }

// allKept stands for a number of faces that help where all is worth the same.
const allKept = 0xff

// fits reports whether a search that came by a place with other marks would have found
// the same with these.
func (m marks) fits(other marks) bool {
	if m == other {
		return true
	}
	if m.better() < other.better() || m.worse() > other.worse() {
		return false
	}
	now, then := m.helps(), other.helps()
	if now == 0 || now == allKept || then == 0 || then == allKept {
		return now == then
	}
	return now <= then
}

type seen struct {
	at    step
	marks marks
}

// sum returns the sum of the values of where rolls go from a place.
func sum(goals []goal, at place, values *[maxPlaces]float64) float64 {
	even, odd := 0.0, 0.0 // additions need not wait for each other
	for len(goals) >= 2 {
		a, b := &goals[0], &goals[1]
		even += float64(float64(a.ways) * values[at.plus(a.to)])
		odd += float64(float64(b.ways) * values[at.plus(b.to)])
		goals = goals[2:]
	}
	if len(goals) > 0 {
		g := &goals[0]
		even += float64(float64(g.ways) * values[at.plus(g.to)])
	}
	return even + odd
}
