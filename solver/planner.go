package solver

import (
	"slices"

	"threesaway/engine"
)

// planner finds the best policies of turns that fall, for one utility after another, and
// how turns end that are played like that.
//
// It is policy improvement (Howard, Dynamic Programming and Markov Processes, 1960) in one
// pass, as turns never come back to a place. It begins with any policy, and goes through
// the places with ever more dice left. What is done at a place stays if it is still the
// best there, for what the places that it leads to are worth now; otherwise it is found
// anew. So the result does not depend on what it began with, but the time does: policies
// for about the same utilities do the same almost everywhere.
//
// It is memory that is used again; each goroutine needs its own.
type planner struct {
	*falling[int64]
	// reached are the places with dice left that play reaches, every all that there can be:
	// the fewest dice first, and of those the highest tallies.
	reached, every []spot
	storage        storage
	// values are those of places; the first of them, with no dice left, are the utility.
	// What is worth less than the bar of another is so for certain.
	values, bars [maxPlaces]float64
	// tactics are what is done at places in this state, or where it has not been looked
	// at yet, in that before; marks are theirs.
	tactics [maxPlaces]tacticID
	loaded  [maxTally]float64 // values of results to come
	marks   [maxPlaces]marks
	before  before
	// Of the places that are planned, chosen are the tactics, and open those that are
	// neither known from the state before nor settled; none is a policy that says nothing.
	chosen, none [maxPlaces]tacticID
	open         [maxPlaces]uint16

	// near is the part of a value by which another may fall short and still need a
	// closer look, and bar what is left of 1 without it; sure, the part of all that is
	// added up in that look by which one must be better for certain.
	near, bar, sure float64
	// rough leaves choices between places that are worth about the same as they are, for a
	// solution that is not the last word.
	rough bool
	// class tells results apart: those with the same are worth the same to the player.
	class [maxTally]int16
	// arc tells results apart, too: those with the same make no difference to anybody.
	arc [maxTally]int16
	// stakes are those of the state that the turn belongs to.
	stakes *stakes

	// Of the tactic that is being looked for, at is the place and pairs are where its pairs
	// begin. Of each place, sent is in how many ways the dice go there, and visited when it
	// was last seen.
	at      place
	pairs   int
	sent    [maxPlaces]int32
	visited [maxPlaces]uint32
	visit   uint32

	compared []comparison // in this state, and those in the state before that still hold
	flows    []*flow      // that of the turn, and those of turns that are being compared
	// skipped is what a way counts that leads from d dice left to fewer: the ways in
	// which the dice of the throws between would have fallen, by d and those fewer.
	skipped [engine.MaxDice + 2][engine.MaxDice + 2]int64
}

// spot is a place with dice left, and the results that can follow it.
type spot struct {
	each        float64 // the probability of each way in which the dice fall
	dice        int
	at          place
	first, last uint16
}

func newPlanner(f *falling[int64], at *stakes) *planner {
	s := &planner{falling: f, stakes: at}
	s.storage.forget()
	for d := 1; d <= f.dice; d++ {
		spots := func(list []spot, tallies []int32) []spot {
			for _, x := range slices.Backward(tallies) {
				list = append(list, spot{1 / float64(f.ways[d]), d, placeOf(d, uint(x)), uint16(int(x) + d*f.least), uint16(int(x) + d*f.most)})
			}
			return list
		}
		s.reached, s.every = spots(s.reached, f.reached[d]), spots(s.every, f.tallies[d])
	}
	for d := range s.skipped[:f.dice+2] {
		factor := int64(1)
		for to := d - 1; to >= 0; to-- {
			s.skipped[d][to] = factor
			factor *= f.ways[to]
		}
	}
	return s
}

// planNoise is what [Turn.fallingNoise] is, for the values of places when turns are
// planned: a tactic adds up half of its goals at most one by one, and each of them may
// have been rounded before.
func (t *Turn) planNoise() float64 {
	roundings, goals := 0, 0
	for d := 1; d <= t.dice; d++ {
		goals += d*(t.rules.MaxDieScore()-t.rules.MinDieScore()) + 1 // those that keep d dice, and those that keep fewer
		roundings += goals/2 + 5
	}
	return float64(float64(roundings) * 0x1p-53) // no fused multiply-add
}

// forget makes the planner as new.
func (s *planner) forget() {
	clear(s.tactics[:])
	s.storage.forget()
	s.before, s.compared = before{}, s.compared[:0]
}

// plan returns the best policy for the utility, a tactic for each of some places, and
// whether it is another than that to begin with, which stays as it is; nil is any.
func (s *planner) plan(spots []spot, policy []tacticID, n news) (best []tacticID, moved bool) {
	old := policy
	if policy == nil {
		old, moved = s.none[:len(spots)], true
	}
	open, same := s.carry(spots, old, n)
	chosen, stale := s.chosen[:len(spots)], false // stale says whether marks have changed somewhere
	if !same {
		moved = true
		for i, t := range chosen {
			stale = stale || t != old[i] && s.remarked(spots[i].at, old[i])
		}
	}
	for _, i := range s.open[:open] {
		t := chosen[i]
		if t == noTactic {
			t = s.tactics[spots[i].at%maxPlaces]
		}
		t = s.improve(&spots[i], t, stale)
		s.tactics[spots[i].at%maxPlaces] = t
		if t != chosen[i] {
			moved, stale = true, stale || s.remarked(spots[i].at, chosen[i])
			chosen[i] = t
		}
	}
	if !moved {
		return policy, false
	}
	best = s.storage.policy(len(spots))
	copy(best, chosen)
	return best, true
}

// carry does what is known of a state beforehand, about places where nothing is new or
// there is nothing to choose. It lists those that are open, where the policy is chosen
// so far, and returns how many they are, and whether it is chosen everywhere else.
func (s *planner) carry(spots []spot, policy []tacticID, n news) (open int, same bool) {
	policy = policy[:len(spots)]
	others := tacticID(0) // the bits by which what is chosen differs
	for i := range spots {
		spot := &spots[i]
		at, first, last := spot.at%maxPlaces, spot.first%maxTally, spot.last%maxTally
		before := (at - 1) % maxPlaces
		t := s.tactics[at]
		switch {
		case uint(last) < n.same && t != noTactic:
		case uint(first) >= n.shifted && s.tactics[before] != noTactic:
			// Higher tallies come first, so what is there is that of the state before.
			t = s.tactics[before]
			s.values[at], s.bars[at], s.marks[at] = s.values[before], s.bars[before], s.marks[before]
			s.tactics[at] = t
		case s.class[first] == s.class[last]:
			m := marks{}
			if t = settled; s.arc[first] != s.arc[last] {
				t, m = level, marks{helps: allKept}
			}
			s.values[at], s.bars[at], s.marks[at], s.tactics[at] = s.values[first], s.bars[first], m, t
		default:
			s.open[open%maxPlaces] = uint16(i)
			open++
			t = policy[i]
		}
		s.chosen[i%maxPlaces] = t
		others |= t ^ policy[i]
	}
	return open, others == 0
}

// remarked reports whether a place has other marks than with another tactic, as far as it
// matters.
func (s *planner) remarked(at place, old tacticID) bool {
	return old == noTactic || !s.marks[at%maxPlaces].fits(s.storage.at(old).marks)
}

// improve returns the best tactic for a place, which is the old one if that still is,
// and finds the value and the marks of the place.
func (s *planner) improve(spot *spot, old tacticID, stale bool) tacticID {
	at := spot.at % maxPlaces
	known := old > level
	t := s.storage.at(old)
	m, best := t.marks, old
	if !known || stale && !s.agrees(at, t) || !s.holds(at, t) {
		best = s.decide(spot)
		t = s.storage.at(best)
	}
	s.setValue(at, sum(s.storage.goalsOf(t), at, &s.values)*spot.each)
	switch {
	case spot.dice == s.dice:
		m = marks{} // nothing is kept besides what is kept of the first throw
	case !known || !s.marked(spot, m):
		m = s.mark(spot)
	}
	if m != t.marks {
		if best == old {
			best = s.storage.with(old, m)
		} else {
			t.marks = m
		}
	}
	s.marks[at] = m
	return best
}

// agrees reports whether the marks of the places that the search for a tactic would come
// by are what they were when it was found, as far as it matters.
func (s *planner) agrees(at place, t *tactic) bool {
	for _, v := range s.storage.seenOf(t) {
		if !s.marks[at.plus(v.at)].fits(v.marks) {
			return false
		}
	}
	return true
}

// holds reports whether all choices of a tactic are the best at a place.
func (s *planner) holds(at place, t *tactic) bool {
	for _, p := range s.storage.pairsOf(t) {
		if s.values[at.plus(p.less)] >= s.bars[at.plus(p.more)] {
			return false
		}
	}
	for _, tie := range s.storage.tiesOf(t) {
		more, fewer := at.plus(tie.more), at.plus(tie.fewer)
		if s.beats(more, fewer) || s.beats(fewer, more) || !s.rough && s.prefers(more, fewer) != tie.taken {
			return false
		}
	}
	return true
}

// decide finds the best tactic for a place.
func (s *planner) decide(spot *spot) tacticID {
	k := &s.storage
	goals, ties, seen := len(k.goals), len(k.ties), len(k.seen)
	s.visit++
	s.at, s.pairs = spot.at, len(k.pairs)
	d := spot.dice
	tree := s.trees[d]
	for i := range s.sides {
		to := placeOf(d-1, spot.at.tally()+s.score[i%maxFaces])
		if d == 1 {
			s.send(1, to)
		} else {
			s.send(s.walk(&tree.children[i], d-1, to, to), to)
		}
	}
	for i := range k.goals[goals:] {
		g := &k.goals[goals+i]
		to := s.at.plus(g.to)
		g.ways, s.sent[to] = s.sent[to], 0
	}
	since := func(first, end int) list { return list{int32(first), int32(end)} }
	return k.keep(tactic{
		goals: since(goals, len(k.goals)), pairs: since(s.pairs, len(k.pairs)),
		ties: since(ties, len(k.ties)), seen: since(seen, len(k.seen)),
	})
}

// send lets the dice go to a place in so many ways.
func (s *planner) send(ways int64, to place) {
	if ways == 0 {
		return
	}
	sum := &s.sent[to%maxPlaces]
	if *sum == 0 {
		s.storage.goals = append(s.storage.goals, goal{to: to.from(s.at)})
	}
	*sum += int32(ways)
}

// walk sends those ways on that begin with a prefix, but for those in which the best
// that is known stays the best, which it counts. The prefix leads to a place, with j
// dice, if no more dice are kept; what is known leads to another, or to the same.
func (s *planner) walk(p *prefix[int64], j int, here, to place) (stay int64) {
	marks, face := s.marks[here%maxPlaces], p.face
	if s.visited[here%maxPlaces] != s.visit {
		s.visited[here%maxPlaces] = s.visit
		s.storage.seen = append(s.storage.seen, seen{here.from(s.at), marks})
	}
	helpful := uint(marks.helps)
	if helpful == allKept {
		if to == here {
			p.keepAll(j, here.tally(), s.falling, func(ways int64, to uint) { s.send(ways, place(to)) })
			return 0
		}
		helpful = 0
	}
	if helpful <= face {
		return p.all
	}
	below := here - maxTally // one die less
	if j == 1 {
		ways := p.eq
		for ; face < helpful; face++ {
			if at := below + place(s.score[face%maxFaces]); s.better(at, here, to, face, marks, ways) {
				s.send(ways, at)
			} else {
				stay += ways
			}
			ways = p.gt
		}
		return stay + p.gt*int64(s.sides-helpful)
	}
	children := p.children[:helpful-face+1]
	stay = children[helpful-face].rest
	for i := range children[:helpful-face] {
		child, at := &children[i], below+place(s.score[face%maxFaces])
		if s.better(at, here, to, face, marks, child.all) {
			s.send(s.walk(child, j-1, at, at), at)
		} else {
			stay += s.walk(child, j-1, at, to)
		}
		face++
	}
	return stay
}

// better reports whether a place is at least as good as the best that is known, and is
// taken therefore. It keeps one die more, with some face, than a place with marks does,
// which may be the best itself. The choice comes up in so many ways.
func (s *planner) better(more, here, best place, face uint, marks marks, ways int64) bool {
	switch {
	case best == here && face < uint(marks.better):
		return true
	case best == here && face >= uint(marks.worse):
		return false
	case s.beats(more, best):
		s.note(more, best)
		return true
	case s.beats(best, more):
		s.note(best, more)
		return false
	}
	taken := s.prefers(more, best)
	s.storage.ties = append(s.storage.ties, tie{float64(ways), more.from(s.at), best.from(s.at), taken})
	return taken
}

// beats reports whether a place is worth more than another for certain.
func (s *planner) beats(a, b place) bool { return s.values[b%maxPlaces] < s.bars[a%maxPlaces] }

// note takes down that the tactic depends on a pair of places.
func (s *planner) note(more, less place) {
	this := pair{more.from(s.at), less.from(s.at)}
	if n := len(s.storage.pairs); n == s.pairs || s.storage.pairs[n-1] != this {
		s.storage.pairs = append(s.storage.pairs, this)
	}
}

// setValue sets the value of a place.
func (s *planner) setValue(p place, value float64) {
	s.values[p%maxPlaces] = value
	s.bars[p%maxPlaces] = value * s.bar
}
