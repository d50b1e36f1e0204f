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
type marks struct {
	// better is for how many faces it is better for certain to keep one die more than to
	// stop there; worse, from which one on it is worse for certain.
	better, worse uint8
	// helps is how many faces can be worth keeping, one or more dice of them, if there
	// is anything to choose: at most, as some more make no difference.
	helps uint8
}

// allKept stands for a number of faces that help where all is worth the same.
const allKept = 0xff

// fits reports whether a search that came by a place with other marks would have found
// the same with these.
func (m marks) fits(other marks) bool {
	if m.better != other.better || m.worse != other.worse {
		return false
	}
	if m.helps == 0 || m.helps == allKept || other.helps == 0 || other.helps == allKept {
		return m.helps == other.helps
	}
	return m.helps <= other.helps
}

type seen struct {
	at    step
	marks marks
}

// sum returns the sum of the values of where rolls go from a place.
func sum(goals []goal, at place, values *[maxPlaces]float64) float64 {
	even, odd := 0.0, 0.0 // additions need not wait for each other
	i := 1
	for ; i < len(goals); i += 2 {
		a, b := goals[i-1], goals[i]
		even += float64(float64(a.ways) * values[at.plus(a.to)])
		odd += float64(float64(b.ways) * values[at.plus(b.to)])
	}
	if i == len(goals) {
		g := goals[i-1]
		even += float64(float64(g.ways) * values[at.plus(g.to)])
	}
	return even + odd
}
