package solver

import (
	"slices"

	"threesaway/engine"
)

// round is one round of a number of players: for every seat, every score to
// beat and every number of its holders a solved turn, and how the round goes on
// from there.
type round struct {
	turn    *Turn
	space   *outcomeSpace
	players int
	states  [][]*state // by seat from 1, then score to beat and holders; equal ones are one
	// order lists the states that differ, the last seat first.
	order []*state
}

// state is a seat about to throw with something to beat, or nothing.
type state struct {
	id                  int // place in round.order
	seat, beat, holders int
	grid                *grid
	flat                int       // totals from here on are worth the same
	scores              []float64 // probability of each final score; the last is of all above beat
	outcomes            []float64 // how the round ends
	endings             []Ending  // the same for the player of the state, by final score
}

func newRound(t *Turn, players int) *round {
	r := &round{turn: t, space: newOutcomeSpace(players), players: players, states: make([][]*state, players+1)}
	for seat := players; seat >= 1; seat-- {
		if seat == 1 {
			s := r.newState(1, engine.NoScore, 0)
			r.states[1] = []*state{s}
			continue
		}
		for beat := range t.maxScore + 1 {
			most := min(seat-1, DistinctHolders(t.rules, beat))
			for holders := 1; holders < seat; holders++ {
				if holders > most {
					r.states[seat] = append(r.states[seat], r.at(seat, beat, most))
					continue
				}
				r.states[seat] = append(r.states[seat], r.newState(seat, beat, holders))
			}
		}
	}
	return r
}

func (r *round) newState(seat, beat, holders int) *state {
	t := r.turn
	last := t.maxScore + 1 // the first total that is worse for sure
	if beat != engine.NoScore {
		last = beat + 1
	}
	span := t.reachable()
	for d := range span {
		span[d] = min(span[d], last+1)
	}
	s := &state{id: len(r.order), seat: seat, beat: beat, holders: holders, grid: &grid{turn: t, set: t.lowest, span: span, choice: t.choices(span)}}
	s.scores = make([]float64, min(last, t.maxScore)+1)
	r.order = append(r.order, s)
	return s
}

// at returns the state of a seat; for the seat behind the last, nil.
func (r *round) at(seat, beat, holders int) *state {
	switch {
	case seat > r.players:
		return nil
	case seat == 1:
		return r.states[1][0]
	}
	return r.states[seat][beat*(seat-1)+holders-1]
}

// next returns the state that follows a final score, nil when the round is over,
// and the move that leads there.
func (r *round) next(s *state, score int) (*state, move) {
	m := r.turn.moveTo(score, s.beat)
	switch m {
	case moveJoin:
		return r.at(s.seat+1, s.beat, s.holders+1), m
	case moveWorse:
		return r.at(s.seat+1, s.beat, s.holders), m
	default:
		return r.at(s.seat+1, score, 1), m
	}
}

// standing returns how the player of a state stands after a move.
func (r *round) standing(s *state, score int, m move) status {
	switch m {
	case moveJoin:
		return status{s.seat, s.holders + 1, s.holders + 1, r.turn.rules.Perfect(s.beat)}
	case moveWorse:
		return status{s.seat, 0, s.holders, r.turn.rules.Perfect(s.beat)}
	default:
		return status{s.seat, 1, 1, r.turn.rules.Perfect(score)}
	}
}

// workspace is the memory that solving a state needs, used again for the next.
type workspace struct {
	utility []float64
	values  []float64
	mass    []float64
	old     []uint16
}

func (t *Turn) newWorkspace() *workspace {
	return &workspace{
		utility: make([]float64, t.stride),
		values:  make([]float64, (t.dice+1)*t.stride),
		mass:    make([]float64, (t.dice+1)*t.stride),
	}
}

// improve finds the best reply of every seat to those behind it, the last seat
// first, for the given payoffs. It reports whether any choice changed.
func (r *round) improve(p *payoffs[float64], w *workspace) (changed bool) {
	read := newReader(r.space, p)
	for _, s := range r.order {
		r.utility(s, read, w.utility)
		s.flatten(w.utility)
		if s.solve(w) {
			changed = true
		}
		spread(s.grid, 1, w.mass, s.scores, func(l *layer) []float64 { return l.waysF })
		r.combine(s)
	}
	return changed
}

// utility computes what each final score is worth to the player of a state.
func (r *round) utility(s *state, read *reader[float64], utility []float64) {
	for score := range s.scores {
		next, m := r.next(s, score)
		worth := read.at(r.standing(s, score, m))
		if next == nil {
			utility[score] = worth[r.space.stay(0)]
			continue
		}
		sum := 0.0
		for i, p := range next.outcomes {
			sum += float64(p * worth[i])
		}
		utility[score] = sum
	}
}

// flatten finds from where on a utility is level, and levels all that lies
// beyond the scores of the state. Rises that rounding can have made are levelled
// too.
func (s *state) flatten(utility []float64) {
	for i := 1; i < len(s.scores); i++ {
		if up := utility[i] - utility[i-1]; up > 0 && up < roundingNoise {
			utility[i] = utility[i-1]
		}
	}
	s.flat = len(s.scores) - 1
	for s.flat > 0 && utility[s.flat-1] == utility[s.flat] {
		s.flat--
	}
	for i := len(s.scores); i < len(utility); i++ {
		utility[i] = utility[s.flat]
	}
}

// solve finds the best keeps of a state for the utility at hand, and reports
// whether any changed. Where all totals that can follow are worth the same, all
// dice are kept.
func (s *state) solve(w *workspace) (changed bool) {
	g := s.grid
	t := g.turn
	g.set = t.optionsFor(w.utility[:s.flat+1])
	copy(w.values, w.utility)
	for d := 1; d <= t.dice; d++ {
		span := min(g.span[d], s.flat)
		w.old = append(w.old[:0], g.choice[d]...)
		step(t, g.set, d, span, w.values, t.layers[d].waysF, g.choice[d])
		clear(g.choice[d][span*len(t.layers[d].rolls):])
		row := w.values[d*t.stride:][:t.stride]
		for total := s.flat; total < t.stride; total++ {
			row[total] = w.utility[s.flat]
		}
		changed = changed || !slices.Equal(w.old, g.choice[d])
	}
	return changed
}

// combine computes how the round goes on from a state.
func (r *round) combine(s *state) {
	s.outcomes = make([]float64, r.space.width())
	for score, p := range s.scores {
		next, m := r.next(s, score)
		if next == nil {
			for _, l := range r.space.links[m] {
				if l.from == r.space.stay(0) {
					s.outcomes[l.to] += p
				}
			}
			continue
		}
		for _, l := range r.space.links[m] {
			s.outcomes[l.to] += float64(p * next.outcomes[l.from])
		}
	}
}

// start returns the value of the round to every seat before the first throw,
// and the probability that all play again.
func (r *round) start(p *payoffs[float64], w *workspace) (values []float64, replay float64) {
	read := newReader(r.space, p)
	values = make([]float64, r.players+1)
	reach := r.reach()
	for _, s := range r.order {
		if reach[s.id] == 0 {
			continue
		}
		r.utility(s, read, w.utility)
		for score, q := range s.scores {
			values[s.seat] += float64(reach[s.id] * float64(q*w.utility[score]))
		}
	}
	first := r.at(1, engine.NoScore, 0)
	for m := 1; m <= r.players; m++ {
		for _, perfect := range []bool{false, true} {
			if p.replays(m, perfect) {
				replay += first.outcomes[r.space.over(perfect, m)]
			}
		}
	}
	return values, replay
}

// reach returns the probability that play comes to each state, by id.
func (r *round) reach() []float64 {
	reach := make([]float64, len(r.order))
	reach[len(reach)-1] = 1 // the first seat comes last in the order
	for i, s := range slices.Backward(r.order) {
		for score, q := range s.scores {
			if next, _ := r.next(s, score); next != nil {
				reach[next.id] += float64(reach[i] * q)
			}
		}
	}
	return reach
}

// setEndings computes how the round ends for the player of each state, by
// final score.
func (r *round) setEndings() {
	ones := make([]float64, r.players+1)
	for i := range ones {
		ones[i] = 1
	}
	smaller := make([][]float64, r.players)
	for m := range smaller {
		smaller[m] = ones
	}
	none := make([]float64, r.players+1)
	nothing := make([][]float64, r.players)
	for m := range nothing {
		nothing[m] = none
	}
	ties := r.turn.rules.Ties
	win := newReader(r.space, &payoffs[float64]{ties: ties, players: r.players, one: 1, shares: none, own: none, smaller: nothing})
	tie := newReader(r.space, &payoffs[float64]{ties: ties, players: r.players, shares: ones, own: ones, smaller: smaller})
	wins, tied := make([]float64, r.turn.stride), make([]float64, r.turn.stride)
	for _, s := range r.order {
		r.utility(s, win, wins)
		r.utility(s, tie, tied)
		s.endings = make([]Ending, len(s.scores))
		for i := range s.endings {
			s.endings[i] = Ending{Win: wins[i], Tie: tied[i]}
		}
	}
}
