package solver

import (
	"slices"

	"threesaway/engine"
)

// round is one round of a number of players under a ceiling: for every seat,
// every score to beat and every number of its holders a solved turn, and how the
// round goes on from there.
type round struct {
	turn    *Turn
	space   *outcomeSpace
	players int
	ceiling int        // the highest score that qualifies; at least the highest score for none
	states  [][]*state // by seat from 1, then 0 for no score to beat, then score and holders; equal ones are one
	// order lists the states that differ, the last seat first.
	order []*state
}

// state is a seat about to throw with something to beat, or nothing.
type state struct {
	id                  int // place in round.order
	seat, beat, holders int // beat is engine.NoScore where there is nothing
	grid                *grid
	worth               []float64 // of each result, to the player of the state
	results             []float64 // probability of each result
	outcomes            []float64 // how the round ends
	endings             []Ending  // the same for the player of the state, by result
}

func newRound(t *Turn, players, ceiling int) *round {
	r := &round{
		turn: t, space: newOutcomeSpace(players), players: players,
		ceiling: min(ceiling, t.maxScore), states: make([][]*state, players+1),
	}
	for seat := players; seat >= 1; seat-- {
		r.states[seat] = make([]*state, 1+(r.ceiling+1)*(seat-1))
		if seat == 1 || r.ceiling < t.maxScore {
			r.states[seat][0] = r.newState(seat, engine.NoScore, 0)
		}
		for beat := range r.ceiling + 1 {
			for holders := 1; holders < seat; holders++ {
				i := 1 + beat*(seat-1) + holders - 1
				if most := DistinctHolders(t.rules, beat); holders > most {
					r.states[seat][i] = r.at(seat, beat, most)
				} else {
					r.states[seat][i] = r.newState(seat, beat, holders)
				}
			}
		}
	}
	// The first seat has nothing to beat; it comes last in the order.
	return r
}

func (r *round) newState(seat, beat, holders int) *state {
	t := r.turn
	s := &state{
		id: len(r.order), seat: seat, beat: beat, holders: holders, grid: t.newGrid(t.lowest),
		worth: make([]float64, t.results()), results: make([]float64, t.results()), outcomes: make([]float64, r.space.width()),
	}
	s.grid.values = make([]float64, len(t.nodes)*t.stride)
	r.order = append(r.order, s)
	return s
}

// at returns the state of a seat; for the seat behind the last, nil.
func (r *round) at(seat, beat, holders int) *state {
	switch {
	case seat > r.players:
		return nil
	case beat == engine.NoScore:
		return r.states[seat][0]
	}
	return r.states[seat][1+beat*(seat-1)+holders-1]
}

// first returns the state that every round begins with.
func (r *round) first() *state { return r.states[1][0] }

// next returns the state that follows a result, nil when the round is over, and
// the move that leads there.
func (r *round) next(s *state, result int) (*state, move) {
	switch {
	case result == r.turn.moon():
		return nil, moveMoon
	case result > r.ceiling || s.beat != engine.NoScore && r.turn.rules.Better(s.beat, result):
		return r.at(s.seat+1, s.beat, s.holders), moveWorse
	case result == s.beat:
		return r.at(s.seat+1, s.beat, s.holders+1), moveJoin
	case r.turn.rules.Perfect(result):
		return r.at(s.seat+1, result, 1), movePerfect
	}
	return r.at(s.seat+1, result, 1), moveBetter
}

// perfect reports whether the score to beat is perfect.
func (r *round) perfect(s *state) bool {
	return s.beat != engine.NoScore && r.turn.rules.Perfect(s.beat)
}

// perfects returns how many perfect scores there have been.
func (r *round) perfects(s *state) int {
	if r.perfect(s) {
		return s.holders
	}
	return 0
}

// standing returns how the player of a state stands after a move.
func (r *round) standing(s *state, m move) status {
	switch m {
	case moveJoin:
		return status{s.seat, s.holders + 1, s.holders + 1, r.perfect(s)}
	case moveWorse:
		return status{s.seat, 0, s.holders, r.perfect(s)}
	default:
		return status{s.seat, 1, 1, m == movePerfect}
	}
}

// each calls visit for every outcome that a result of a state leads to, as a
// link from the outcomes of the next state; next is nil when the round is over and
// there is no doubt.
func (r *round) each(s *state, result int, visit func(next *state, from, to int)) {
	next, m := r.next(s, result)
	switch {
	case m == moveMoon:
		visit(nil, 0, r.space.moon(r.perfects(s)))
	case next == nil:
		for _, l := range r.space.links[m] {
			if l.from == r.space.stay(0) {
				visit(nil, 0, l.to)
			}
		}
	default:
		for _, l := range r.space.links[m] {
			visit(next, l.from, l.to)
		}
	}
}

// workspace is the memory that solving a state needs, used again for the next.
type workspace struct {
	mass []float64
	settler[float64]
}

func (t *Turn) newWorkspace() *workspace {
	return &workspace{mass: make([]float64, len(t.nodes)*t.stride)}
}

// improve finds the best reply of every seat to those behind it, the last seat
// first, for the given payoffs.
func (r *round) improve(p payoffs[float64], w *workspace) {
	read := newReader(r.space, p, 0)
	for _, s := range r.order {
		r.value(s, read, s.worth)
		s.grid.solveFor(s.worth, &w.settler)
		spread(s.grid, 1, w.mass, s.results, func(w *weights) []float64 { return w.floats })
		r.combine(s)
	}
}

// value computes what each result is worth to the player of a state.
func (r *round) value(s *state, read *reader[float64], worth []float64) {
	for result := range worth {
		next, m := r.next(s, result)
		switch {
		case m == moveMoon:
			worth[result] = read.pay.moon(s.seat, r.perfects(s), true)
		case next == nil:
			worth[result] = read.at(r.standing(s, m))[r.space.stay(0)]
		default:
			sum := 0.0
			for i, q := range read.at(r.standing(s, m)) {
				sum += float64(next.outcomes[i] * q)
			}
			worth[result] = sum
		}
	}
}

// solveFor finds the best decisions of a grid for the worth of results. Options
// that rounding may have set apart count as equal.
func (g *grid) solveFor(worth []float64, w *settler[float64]) {
	t := g.turn
	slack := t.slack(worth)
	g.set = optionsFor(t, func(a, b int) bool { return worth[a] > worth[b]+slack })
	settled := w.settle(t, func(x int) float64 {
		first, second := t.resultsOf(x)
		if second >= 0 {
			return max(worth[first], worth[second])
		}
		return worth[first]
	}, worth[t.moon()])
	g.solveFloat(worth, settled, slack)
}

// slack returns by how much rounding can set equal options apart, and some more.
func (t *Turn) slack(worth []float64) float64 {
	largest := 0.0
	for _, u := range worth {
		largest = max(largest, u, -u)
	}
	return 4 * t.noise() * largest
}

// combine computes how the round goes on from a state.
func (r *round) combine(s *state) {
	clear(s.outcomes)
	for result, p := range s.results {
		if p == 0 {
			continue
		}
		r.each(s, result, func(next *state, from, to int) {
			if next == nil {
				s.outcomes[to] += p
			} else {
				s.outcomes[to] += float64(p * next.outcomes[from])
			}
		})
	}
}

// start returns the value of the round to every seat before the first throw.
func (r *round) start(p payoffs[float64]) (values []float64) {
	read := newReader(r.space, p, 0)
	values = make([]float64, r.players+1)
	worth := make([]float64, r.turn.results())
	for i, reach := range r.reach() {
		if reach == 0 {
			continue
		}
		s := r.order[i]
		r.value(s, read, worth)
		for result, q := range s.results {
			values[s.seat] += float64(reach * float64(q*worth[result]))
		}
		// Those who have no turn because the pot was won on the spot.
		moon := float64(reach * s.results[r.turn.moon()])
		for seat := s.seat + 1; moon > 0 && seat <= r.players; seat++ {
			values[seat] += float64(moon * p.moon(seat, r.perfects(s), false))
		}
	}
	return values
}

// replay returns the probability that all play again under the same ceiling,
// after those ties that are wanted.
func (r *round) replay(wanted func(m int, perfect bool) bool) float64 {
	sum := 0.0
	for m := 2; m <= r.players; m++ {
		for _, perfect := range []bool{false, true} {
			if replays(r.turn.rules, r.players, m, perfect) && wanted(m, perfect) {
				sum += r.first().outcomes[r.space.over(perfect, m)]
			}
		}
	}
	return sum
}

// reach returns the probability that play comes to each state, by id.
func (r *round) reach() []float64 {
	reach := make([]float64, len(r.order))
	reach[r.first().id] = 1
	for i, s := range slices.Backward(r.order) {
		if reach[i] == 0 {
			continue
		}
		for result, q := range s.results {
			if next, _ := r.next(s, result); next != nil {
				reach[next.id] += float64(reach[i] * q)
			}
		}
	}
	return reach
}

// setEndings computes how the round ends for the player of each state, by
// result.
func (r *round) setEndings() {
	win := newReader(r.space, payoffs[float64](indicator{r.turn.rules, func(e ending) bool { return e == endWon }}), 0)
	tie := newReader(r.space, payoffs[float64](indicator{r.turn.rules, func(e ending) bool { return e != endWon }}), 0)
	wins, ties := make([]float64, r.turn.results()), make([]float64, r.turn.results())
	for _, s := range r.order {
		r.value(s, win, wins)
		r.value(s, tie, ties)
		s.endings = make([]Ending, len(wins))
		for i := range s.endings {
			s.endings[i] = Ending{Win: wins[i], Tie: ties[i]}
		}
	}
}

// indicator pays 1 to those who are in some endings: who win the pot, share it or
// play again.
type indicator struct {
	rules engine.Rules
	wants func(ending) bool
}

func (p indicator) pay(in bool, e ending) float64 {
	if in && p.wants(e) {
		return 1
	}
	return 0
}

func (p indicator) holder(_, _, m int, perfect bool) float64 {
	return p.pay(true, endingOf(p.rules, m, perfect))
}

func (p indicator) beaten(_, m int, perfect bool) float64 {
	e := endingOf(p.rules, m, perfect)
	return p.pay(e == endAll || e == endNobody, e)
}

func (p indicator) moon(_, _ int, own bool) float64 { return p.pay(own, endWon) }
