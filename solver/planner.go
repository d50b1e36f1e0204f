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
	// values are those of places; the first of them, with no dice left, are the utility, and
	// low is the least of that, or as good as that.
	values [maxPlaces]float64
	low    float64
	// tactics are what is done at places in this state, or where it has not been looked
	// at yet, in that before; marks are theirs.
	tactics [maxPlaces]tacticID
	loaded  [maxTally]float64 // values of results to come
	marks   [maxPlaces]marks
	before  before
	// leads are by how much the closest choice at each place leads, and lead is the least of
	// them, see drift.go.
	leads [maxPlaces]float64
	lead  float64
	// doubts are in how many ways the dice fall, at places with ties, so that a choice comes
	// up for which rounding may have decided, each times what difference that can make to
	// how the round ends.
	doubts [maxPlaces]float64
	// Of the places that are planned, chosen are the tactics, and open those that are
	// neither known from the state before nor settled; none is a policy that says nothing.
	chosen, none [maxPlaces]tacticID
	open         [maxPlaces]openSpot

	// near is the part of a value by which another may fall short and still need a
	// closer look, and bar what is left of 1 without it; sure, the part of all that is
	// added up in that look by which one must be better for certain; ahead, the part of a
	// value by which another must fall short for leads to count.
	near, bar, sure, ahead float64
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
	ends     flow         // of the turn
	other    flow         // of a place that is being compared
	// outcomes are how many there are of a turn with so many dice, and shares divide
	// them by the ways in which those fall.
	outcomes [engine.MaxDice + 1]int64
	shares   [engine.MaxDice + 1]divisor
}

// openSpot says which spot is open, and what was done in the state before where one less
// was kept.
type openSpot struct {
	spot    uint16
	shifted tacticID
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
	s.outcomes[0] = 1
	for d := 1; d <= f.dice; d++ {
		s.outcomes[d] = s.outcomes[d-1] * f.ways[d]
		s.shares[d] = divisorOf(f.ways[d])
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
	for k := range s.open[:open] {
		o := &s.open[k]
		i, at := o.spot, spots[o.spot].at%maxPlaces
		t := s.improve(&spots[i], chosen[i], o.shifted, stale)
		s.tactics[at] = t
		if l := s.leads[at]; l < s.lead {
			s.lead = l
		}
		if t != chosen[i] {
			moved, stale = true, stale || s.remarked(at, chosen[i])
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
	lead := 1.0
	for i := range spots {
		spot := &spots[i]
		at, first, last := spot.at%maxPlaces, spot.first%maxTally, spot.last%maxTally
		before := (at - 1) % maxPlaces
		t := s.tactics[at]
		switch {
		case uint(last) < n.same && t != noTactic:
			l := s.leads[at] * n.fade
			if s.leads[at] = l; l < lead {
				lead = l
			}
		case uint(first) >= n.shifted && s.tactics[before] != noTactic:
			// Higher tallies come first, so what is there is that of the state before.
			t = s.tactics[before]
			s.values[at], s.marks[at] = s.values[before], s.marks[before]
			s.tactics[at] = t
			l := s.leads[before]
			s.leads[at], s.doubts[at] = l, s.doubts[before]
			if l < lead {
				lead = l
			}
		case s.class[first] == s.class[last]:
			m := marks(0)
			if t = settled; s.arc[first] != s.arc[last] {
				t, m = level, marksOf(0, 0, allKept)
			}
			s.values[at], s.marks[at], s.tactics[at] = s.values[first], m, t
			s.leads[at] = 1
		default:
			s.open[open%maxPlaces] = openSpot{uint16(i), s.tactics[before]}
			open++
			t = policy[i]
		}
		s.chosen[i%maxPlaces] = t
		others |= t ^ policy[i]
	}
	s.lead = lead
	return open, others == 0
}

// remarked reports whether a place has other marks than with another tactic, as far as it
// matters.
func (s *planner) remarked(at place, old tacticID) bool {
	return old == noTactic || !s.marks[at%maxPlaces].fits(s.storage.at(old).marks)
}

// improve returns the best tactic for a place, which is the old one if that still is,
// and finds the value and the marks of the place. Before one is looked for, those of the
// state before are tried, at the same place and where one less was kept.
func (s *planner) improve(spot *spot, old, shifted tacticID, stale bool) tacticID {
	at := spot.at % maxPlaces
	best, lead, ok := old, 0.0, false
	if old > level && (!stale || s.agrees(at, old)) {
		lead, ok = s.holds(at, old)
	}
	if !ok && shifted > level && s.agrees(at, shifted) {
		best = shifted
		lead, ok = s.holds(at, shifted)
	}
	if before := s.tactics[at]; !ok && before > level && s.agrees(at, before) {
		best = before
		lead, ok = s.holds(at, before)
	}
	if !ok {
		best = s.decide(spot)
		lead, _ = s.holds(at, best)
	}
	t := s.storage.at(best)
	s.values[at] = sum(s.storage.goalsOf(t), at, &s.values) * spot.each
	m := marks(0) // nothing is kept besides what is kept of the first throw
	if spot.dice < s.dice {
		m = t.marks
		marked, known := s.marked(at, m)
		if !ok || !known {
			m = s.mark(spot)
			marked, _ = s.marked(at, m)
		}
		if marked < lead {
			lead = marked
		}
	}
	s.marks[at], s.leads[at] = m, lead
	if m != t.marks {
		if ok {
			return s.storage.with(best, m)
		}
		t.marks = m
	}
	return best
}

// agrees reports whether the marks of the places that the search for a tactic would come
// by are what they were when it was found, as far as it matters.
func (s *planner) agrees(at place, id tacticID) bool {
	for _, v := range s.storage.seenOf(s.storage.at(id)) {
		if !s.marks[at.plus(v.at)].fits(v.marks) {
			return false
		}
	}
	return true
}

// holds reports whether all choices of a tactic are the best at a place, and by how much
// the closest of them leads.
func (s *planner) holds(at place, id tacticID) (lead float64, ok bool) {
	t := s.storage.at(id)
	lead = 1
	for _, p := range s.storage.pairsOf(t) {
		more, less := at.plus(p.more), at.plus(p.less)
		if !s.beats(more, less) {
			return 0, false
		}
		if l := s.leadOf(s.values[more], s.values[less]); l < lead {
			lead = l
		}
	}
	if !id.tied() {
		return lead, true
	}
	doubt := 0.0
	for _, tie := range s.storage.tiesOf(t) {
		more, fewer := at.plus(tie.more), at.plus(tie.fewer)
		if s.beats(more, fewer) || s.beats(fewer, more) {
			return 0, false
		}
		v := s.doubtful(more, fewer)
		if (v.sign >= 0) != tie.taken {
			return 0, false
		}
		if v.lead < lead {
			lead = v.lead
		}
		doubt += float64(v.unsure * tie.ways)
	}
	s.doubts[at] = doubt
	return lead, true
}
