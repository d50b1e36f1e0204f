package solver

import (
	"sync"

	"threesaway/engine"
)

// shape is what a seat looks like in every round under one ceiling: the states there are
// and what follows their results. How many play makes no difference to it, but for
// whether there is a seat behind, and neither does for what. It is immutable.
type shape struct {
	seatKey
	turn *Turn
	// states are those that differ, by number of holders, then score to beat; that without
	// a score to beat comes first.
	states []stateShape
	// places are theirs among them, by what there is to beat; of equal ones, that of one.
	places []int16
	arcs   int // of all states
}

// seatKey tells shapes of a turn apart.
type seatKey struct {
	ceiling, seat int
	last          bool
}

// stateShape is what is the same about a state in every round.
type stateShape struct {
	seat, beat, holders int // beat is engine.NoScore where there is nothing
	arcs                []arc
	arcOf               []int16 // the place among them of that of each result
	// Those arcs lead, from one to before another, by which a result becomes the score to
	// beat.
	firstLead, endOfLeads int
}

// arc is what follows neighbouring results.
type arc struct {
	next        int16 // the place of the state among those of the next seat; -1 when the round is over
	first, last int16 // the results
	move        move
}

// leads reports whether the result becomes the score to beat.
func (a *arc) leads() bool { return a.move == moveBetter || a.move == movePerfect }

// shapes are those of a turn that are known, and the classes of results in its rounds.
type shapes struct {
	lock    sync.Mutex
	known   map[seatKey]*shape
	classes map[classesKey][]int16
}

// shape returns that of a seat under a ceiling. It is computed once.
func (t *Turn) shape(key seatKey) *shape {
	t.shapes.lock.Lock()
	defer t.shapes.lock.Unlock()
	s := t.shapes.known[key]
	if s == nil {
		s = t.layShape(key)
		t.shapes.known[key] = s
	}
	return s
}

func (t *Turn) layShape(key seatKey) *shape {
	s := &shape{seatKey: key, turn: t}
	s.layStates()
	next := &shape{seatKey: seatKey{ceiling: key.ceiling, seat: key.seat + 1}, turn: t}
	if !key.last {
		next.layStates()
	}
	for i := range s.states {
		s.layArcs(&s.states[i], next)
		s.arcs += len(s.states[i].arcs)
	}
	return s
}

// layStates lists the states.
func (s *shape) layStates() {
	s.places = make([]int16, 1+(s.ceiling+1)*(s.seat-1))
	add := func(beat, holders int) {
		s.places[s.index(beat, holders)] = int16(len(s.states))
		s.states = append(s.states, stateShape{seat: s.seat, beat: beat, holders: holders})
	}
	s.places[0] = -1
	if s.seat == 1 || s.ceiling < s.turn.maxScore {
		add(engine.NoScore, 0)
	}
	for holders := 1; holders < s.seat; holders++ {
		for beat := range s.ceiling + 1 {
			if most := DistinctHolders(s.turn.rules, beat); holders > most {
				s.places[s.index(beat, holders)] = s.places[s.index(beat, most)]
			} else {
				add(beat, holders)
			}
		}
	}
}

// index returns which of all that there can be to beat something is.
func (s *shape) index(beat, holders int) int {
	if beat == engine.NoScore {
		return 0
	}
	return 1 + beat*(s.seat-1) + holders - 1
}

// place returns the place of a state, -1 if there is none.
func (s *shape) place(beat, holders int) int16 { return s.places[s.index(beat, holders)] }

// layArcs lists what follows the results of a state.
func (s *shape) layArcs(of *stateShape, next *shape) {
	results := s.turn.results()
	of.arcOf = make([]int16, results)
	for result := range results {
		a := arc{next: -1, first: int16(result), last: int16(result), move: s.move(of, result)}
		if !s.last {
			switch a.move {
			case moveWorse:
				a.next = next.place(of.beat, of.holders)
			case moveJoin:
				a.next = next.place(of.beat, of.holders+1)
			case moveBetter, movePerfect:
				a.next = next.place(result, 1)
			case moveMoon:
			}
		}
		if n := len(of.arcs); n > 0 && of.arcs[n-1].next == a.next && of.arcs[n-1].move == a.move {
			of.arcs[n-1].last = a.last
		} else {
			of.arcs = append(of.arcs, a)
		}
		of.arcOf[result] = int16(len(of.arcs) - 1)
	}
	for i := range of.arcs {
		if of.arcs[i].leads() {
			if of.endOfLeads == 0 {
				of.firstLead = i
			}
			of.endOfLeads = i + 1
		}
	}
}

// move returns what a result does to the round.
func (s *shape) move(of *stateShape, result int) move {
	switch rules := s.turn.rules; {
	case result == s.turn.moon():
		return moveMoon
	case result > s.ceiling || of.beat != engine.NoScore && rules.Better(of.beat, result):
		return moveWorse
	case result == of.beat:
		return moveJoin
	case rules.Perfect(result):
		return movePerfect
	default:
		return moveBetter
	}
}
