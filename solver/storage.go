package solver

// storage is where tactics are, and policies. It holds no pointers, so that garbage
// collection has nothing to do with it, and its memory is used again once it is told to
// forget them.
type storage struct {
	tactics  []tactic
	goals    []goal
	pairs    []pair
	ties     []tie
	seen     []seen
	policies []tacticID
}

// list is a part of one of the lists of a storage, from one element to before another.
type list struct{ first, end int32 }

// with returns a tactic that is like another but for its marks.
func (s *storage) with(t tacticID, m marks) tacticID {
	other := *s.at(t)
	other.marks = m
	return s.keep(other)
}

// room makes room for another tactic that goes to up to so many places, and comes by up to
// so many: twice as much as before, if there is none.
func (s *storage) room(goals, seen int) {
	s.tactics, s.goals, s.seen = grown(s.tactics, 1), grown(s.goals, goals), grown(s.seen, seen)
}

// grown returns a list with room for some more elements.
func grown[T any](l []T, more int) []T {
	if len(l)+more <= cap(l) {
		return l
	}
	return append(make([]T, 0, max(2*cap(l), len(l)+more)), l...)
}

// keep keeps a tactic whose lists are there.
func (s *storage) keep(t tactic) tacticID {
	id := tacticID(2 * len(s.tactics))
	if t.ties.first < t.ties.end {
		id++
	}
	s.tactics = append(s.tactics, t)
	return id
}

// at returns a tactic, which stays there until another is kept.
func (s *storage) at(t tacticID) *tactic { return &s.tactics[t/2] }

// policy returns memory for a policy for so many places.
func (s *storage) policy(places int) []tacticID {
	first := len(s.policies)
	s.policies = grown(s.policies, places)[:first+places]
	return s.policies[first:len(s.policies):len(s.policies)]
}

// forget gives up all but the tactics without lists.
func (s *storage) forget() {
	s.tactics = append(again(s.tactics), tactic{}, tactic{}, tactic{marks: marksOf(0, 0, allKept)})
	s.goals, s.pairs, s.ties, s.seen = again(s.goals), again(s.pairs), again(s.ties), again(s.seen)
	s.policies = again(s.policies)
}

// much is how many elements of a list are much: what has room for more is not used again.
const much = 1 << 18

// again returns the memory of a list, if it is not too much, for another.
func again[T any](l []T) []T {
	if cap(l) > much {
		return nil
	}
	return l[:0]
}

// crowded reports whether it is time to forget.
func (s *storage) crowded() bool {
	return max(len(s.tactics), len(s.goals), len(s.pairs), len(s.ties), len(s.seen), len(s.policies)) > much
}

func (s *storage) goalsOf(t *tactic) []goal { return s.goals[t.goals.first:t.goals.end] }
func (s *storage) pairsOf(t *tactic) []pair { return s.pairs[t.pairs.first:t.pairs.end] }
func (s *storage) tiesOf(t *tactic) []tie   { return s.ties[t.ties.first:t.ties.end] }
func (s *storage) seenOf(t *tactic) []seen  { return s.seen[t.seen.first:t.seen.end] }
