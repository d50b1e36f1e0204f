package solver

import (
	"slices"
	"sync"

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
	money   bool
	// near is the part of a value by which another may fall short and still need a
	// comparison that is exact, for the goal win.
	near float64
	// order lists the states that differ, the last seat first.
	order []*state
	// combined says whether how the round goes on is known from any policy.
	combined bool
	room     []state // for states to come
}

// state is a seat about to throw with something to beat, or nothing.
type state struct {
	id                  int // place in round.order
	seat, beat, holders int // beat is engine.NoScore where there is nothing
	arcs                []arc
	arcOf               []int16   // the place among them of that of each result
	worth               []float64 // of each result, to the player of the state
	results             []float64 // probability of each result, as far as it makes a difference
	outcomes            []float64 // how the round ends
	solved              solvedTurn
	ended               sync.Once
	endings             []Ending // how the round ends for the player, by result, once it was asked
}

// arc is what follows neighbouring results.
type arc struct {
	next        *state  // nil when the round is over
	share       float64 // its probability
	first, last int16   // the results
	move        move
}

// leads reports whether the result becomes the score to beat.
func (a *arc) leads() bool { return a.move == moveBetter || a.move == movePerfect }

// newRound lays out a round that is played for the pot, or for money.
func newRound(t *Turn, players, ceiling int, money bool) *round {
	r := &round{
		turn: t, space: t.outcomes(players), players: players,
		ceiling: min(ceiling, t.maxScore), states: make([][]*state, players+1), money: money, near: nearWin,
	}
	for seat := players; seat >= 1; seat-- {
		r.states[seat] = make([]*state, 1+(r.ceiling+1)*(seat-1))
		if seat == 1 || r.ceiling < t.maxScore {
			r.states[seat][0] = r.newState(seat, engine.NoScore, 0)
		}
		for holders := 1; holders < seat; holders++ {
			for beat := range r.ceiling + 1 {
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
	r.layOut()
	r.classify(money)
	return r
}

func (r *round) newState(seat, beat, holders int) *state {
	if len(r.room) == 0 {
		r.room = make([]state, 64)
	}
	s := &r.room[0]
	r.room = r.room[1:]
	s.id, s.seat, s.beat, s.holders = len(r.order), seat, beat, holders
	r.order = append(r.order, s)
	return s
}

// layOut gives every state its memory, and its arcs.
func (r *round) layOut() {
	results, width := r.turn.results(), r.space.width()
	numbers := make([]float64, len(r.order)*(2*results+width))
	take := func(n int) []float64 {
		list := numbers[:n:n]
		numbers = numbers[n:]
		return list
	}
	arcs := make([]arc, 0, len(r.order)*(results/2+2))
	places := make([]int16, len(r.order)*results)
	var leads []arc // what follows when a score becomes the score to beat, for one seat
	for i, s := range r.order {
		if i == 0 || s.seat != r.order[i-1].seat {
			leads = leads[:0]
			for score := range r.ceiling + 1 {
				next, m := r.lead(s.seat, score)
				leads = append(leads, arc{next: next, move: m})
			}
		}
		s.worth, s.results, s.outcomes = take(results), take(results), take(width)
		first := len(arcs)
		for result := range results {
			next, m, better := r.unless(s, result)
			if better {
				next, m = leads[result].next, leads[result].move
			}
			if n := len(arcs); n > first && arcs[n-1].next == next && arcs[n-1].move == m {
				arcs[n-1].last = int16(result)
			} else {
				arcs = append(arcs, arc{next: next, first: int16(result), last: int16(result), move: m})
			}
			places[result] = int16(len(arcs) - first)
		}
		s.arcOf, places = places[:results:results], places[results:]
		s.arcs = arcs[first:len(arcs):len(arcs)]
	}
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

// like returns the state of a seat with a score to beat, or the one with the most
// holders if there are not so many.
func (r *round) like(seat, beat, holders int) *state { return r.at(seat, beat, min(holders, seat-1)) }

// first returns the state that every round begins with.
func (r *round) first() *state { return r.states[1][0] }

// next returns the state that follows a result, nil when the round is over, and
// the move that leads there.
func (r *round) next(s *state, result int) (*state, move) {
	if next, m, leads := r.unless(s, result); !leads {
		return next, m
	}
	return r.lead(s.seat, result)
}

// unless is next for results that do not become the score to beat; leads says that one
// does.
func (r *round) unless(s *state, result int) (next *state, m move, leads bool) {
	switch {
	case result == r.turn.moon():
		return nil, moveMoon, false
	case result > r.ceiling || s.beat != engine.NoScore && r.turn.rules.Better(s.beat, result):
		return r.at(s.seat+1, s.beat, s.holders), moveWorse, false
	case result == s.beat:
		return r.at(s.seat+1, s.beat, s.holders+1), moveJoin, false
	}
	return nil, 0, true
}

// lead returns the state that follows when a seat sets a new score to beat, nil when
// the round is over, and the move that leads there.
func (r *round) lead(seat, score int) (*state, move) {
	if r.turn.rules.Perfect(score) {
		return r.at(seat+1, score, 1), movePerfect
	}
	return r.at(seat+1, score, 1), moveBetter
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
		visit(nil, 0, r.space.after(m, r.space.stay(0)))
	default:
		for from := range r.space.width() {
			if from != r.space.stay(r.players) { // never do as many more join as play
				visit(next, from, r.space.after(m, from))
			}
		}
	}
}

// improve finds the best reply of every seat to those behind it, the last seat
// first, for the given payoffs. It reports whether any of them has changed.
func (r *round) improve(p payoffs[float64], w *workspace) (changed bool) {
	w.prices.renew(r, p)
	w.stakes.forget()
	seat, behind := r.players, !r.combined // behind says whether how the round goes on behind a seat has changed
	for _, s := range r.order {
		if s.seat != seat {
			seat, behind = s.seat, behind || changed
		}
		w.prices.price(s, s.worth)
		if w.solve(r, s) {
			changed = true
			r.combine(s)
		} else if behind {
			r.combine(s)
		}
	}
	r.combined = true
	return changed
}

// forget gives up how turns are played: what is kept is how they end.
func (r *round) forget() {
	for _, s := range r.order {
		s.solved.policy = nil
	}
}

// appraise computes what results are worth in every state.
func (r *round) appraise(p payoffs[float64]) {
	prices := r.pricer(p)
	for _, s := range r.order {
		prices.price(s, s.worth)
	}
}

// solveFor finds the best decisions of a grid for the worth of results. Options
// that rounding may have set apart count as equal.
func (g *grid) solveFor(worth []float64, settler *settler[float64]) {
	t := g.turn
	slack := t.slack(worth)
	g.set = optionsFor(t, func(a, b int) bool { return worth[a] > worth[b]+slack })
	settled := settler.settle(t, func(x int) float64 {
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
	return float64(4 * t.noise * largest) // no fused multiply-add
}

// combine computes how the round goes on from a state.
func (r *round) combine(s *state) {
	clear(s.outcomes)
	for i := range s.arcs {
		a := &s.arcs[i]
		a.share = 0
		for _, q := range s.results[a.first : a.last+1] {
			a.share += q
		}
		if a.share > 0 {
			r.goOn(s, a, a.share, s.outcomes)
		}
	}
}

// goOn adds how the round goes on from a state by an arc that has the probability p.
func (r *round) goOn(s *state, a *arc, p float64, to []float64) {
	switch {
	case a.move == moveMoon:
		to[r.space.moon(r.perfects(s))] += p
	case a.next == nil:
		to[r.space.after(a.move, r.space.stay(0))] += p
	default:
		r.space.add(to, a.move, p, a.next.outcomes)
	}
}

// start returns the value of the round to every seat before the first throw.
func (r *round) start(p payoffs[float64]) (values []float64) {
	prices := r.pricer(p)
	worth := make([]float64, r.turn.results())
	return r.mean(p, func(s *state) []float64 {
		prices.price(s, worth)
		return worth
	})
}

// mean is start for what results are worth in each state.
func (r *round) mean(p payoffs[float64], worth func(s *state) []float64) (values []float64) {
	values = make([]float64, r.players+1)
	for i, reach := range r.reach() {
		if reach == 0 {
			continue
		}
		s := r.order[i]
		worth, sum := worth(s), 0.0
		for k := range s.arcs {
			a := &s.arcs[k]
			sum += float64(a.share * worth[a.first])
		}
		values[s.seat] += float64(reach * sum)
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
		for k := range s.arcs {
			a := &s.arcs[k]
			if a.next != nil {
				reach[a.next.id] += float64(reach[i] * a.share)
			}
		}
	}
	return reach
}

// endings returns how the round ends for the player of a state, by result.
func (r *round) endings(s *state) []Ending {
	s.ended.Do(func() { s.endings = r.endingsOf(s) })
	return s.endings
}

func (r *round) endingsOf(s *state) []Ending {
	wins, ties := make([]float64, r.turn.results()), make([]float64, r.turn.results())
	r.pricer(indicator{r.turn.rules, func(e ending) bool { return e == endWon }}).price(s, wins)
	r.pricer(indicator{r.turn.rules, func(e ending) bool { return e != endWon }}).price(s, ties)
	list := make([]Ending, len(wins))
	for i := range list {
		list[i] = Ending{Win: wins[i], Tie: ties[i]}
	}
	return list
}

// grid returns the values and choices of a state that has been solved.
func (r *round) grid(s *state) *grid {
	s.solved.full.Do(func() {
		if s.solved.grid == nil {
			w := r.turn.takeWorkspace(r.money)
			s.solved.grid = w.choices(r, s)
			r.turn.spaces.Put(w)
		}
	})
	return s.solved.grid
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
