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
	ceiling int      // the highest score that qualifies; at least the highest score for none
	shapes  []*shape // by seat from 1
	money   bool
	// near is the part of a value by which another may fall short and still need a
	// comparison that is exact, for the goal win.
	near float64
	// order lists the states that differ, the last seat first, and those of a seat as its
	// shape does; from is the place of the first of each seat.
	order []*state
	from  []int
}

// state is a seat about to throw with something to beat, or nothing.
type state struct {
	*stateShape
	id        int       // place in round.order
	combined  bool      // whether how the round goes on from here is known, for how those behind play
	changed   bool      // whether that has changed, when it was last looked at
	shares    []float64 // probability of each arc
	worth     []float64 // of each result, to the player of the state
	outcomes  []float64 // how the round ends
	solved    solvedTurn
	alikeFrom int16 // see likeFrom; 0 before it is asked for
	ended     sync.Once
	endings   []Ending // how the round ends for the player, by result, once it was asked
}

// newRound lays out a round that is played for the pot, or for money.
func newRound(t *Turn, players, ceiling int, money bool) *round {
	r := &round{
		turn: t, space: t.outcomes(players), players: players,
		ceiling: min(ceiling, t.maxScore), shapes: make([]*shape, players+1), from: make([]int, players+1), money: money, near: nearWin,
	}
	states, arcs := 0, 0
	for seat := players; seat >= 1; seat-- {
		shape := t.shape(seatKey{r.ceiling, seat, seat == players})
		r.shapes[seat], r.from[seat] = shape, states
		states += len(shape.states)
		arcs += shape.arcs
	}
	list := make([]state, states)
	results, width := t.results(), r.space.width()
	numbers := make([]float64, 2*arcs+states*(results+width))
	take := func(n int) []float64 {
		list := numbers[:n:n]
		numbers = numbers[n:]
		return list
	}
	r.order = make([]*state, 0, states)
	for seat := players; seat >= 1; seat-- {
		for i := range r.shapes[seat].states {
			s := &list[len(r.order)]
			s.stateShape, s.id = &r.shapes[seat].states[i], len(r.order)
			s.shares, s.worth, s.outcomes = take(len(s.arcs)), take(results), take(width)
			s.solved.worth = take(len(s.arcs))
			r.order = append(r.order, s)
		}
	}
	r.classify(money)
	return r
}

// at returns the state of a seat, nil if there is none.
func (r *round) at(seat, beat, holders int) *state {
	if seat > r.players {
		return nil
	}
	return r.placed(seat, r.shapes[seat].place(beat, holders))
}

// placed returns the state of a seat that has a place, nil for -1.
func (r *round) placed(seat int, place int16) *state {
	if place < 0 {
		return nil
	}
	return r.order[r.from[seat]+int(place)]
}

// like returns the state of a seat with a score to beat, or the one with the most
// holders if there are not so many.
func (r *round) like(seat, beat, holders int) *state { return r.at(seat, beat, min(holders, seat-1)) }

// first returns the state that every round begins with.
func (r *round) first() *state { return r.order[len(r.order)-1] }

// follows returns the state that an arc leads to, nil when the round is over.
func (r *round) follows(s *state, a *arc) *state { return r.placed(s.seat+1, a.next) }

// next returns the state that follows a result, nil when the round is over, and
// the move that leads there.
func (r *round) next(s *state, result int) (*state, move) {
	a := &s.arcs[s.arcOf[result]]
	return r.follows(s, a), a.move
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
	for _, s := range r.order {
		w.prices.price(s, s.worth)
		s.changed = w.solve(r, s)
		changed = changed || s.changed
		if s.changed || !s.combined || r.changedBehind(s) {
			r.combine(s)
			s.changed = true
		}
	}
	return changed
}

// changedBehind reports whether how the round goes on from a state has changed as it has
// from another that follows.
func (r *round) changedBehind(s *state) bool {
	for i := range s.arcs {
		if next := r.follows(s, &s.arcs[i]); next != nil && next.changed {
			return true
		}
	}
	return false
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

// moon returns the probability that the player of a state wins the pot on the spot.
func (s *state) moon() float64 {
	if last := len(s.arcs) - 1; s.arcs[last].move == moveMoon {
		return s.shares[last]
	}
	return 0
}

// combine computes how the round goes on from a state.
func (r *round) combine(s *state) {
	s.combined = true
	clear(s.outcomes)
	for i := range s.arcs {
		a := &s.arcs[i]
		if share := s.shares[i]; share > 0 {
			r.goOn(s, r.follows(s, a), a.move, share, s.outcomes)
		}
	}
}

// goOn adds how the round goes on from a state by a move to another, or one that ends the
// round, which has the probability p.
func (r *round) goOn(s, next *state, m move, p float64, to []float64) {
	switch {
	case m == moveMoon:
		to[r.space.moon(r.perfects(s))] += p
	case next == nil:
		to[r.space.after(m, r.space.stay(0))] += p
	default:
		r.space.add(to, m, p, next.outcomes, r.players-s.seat)
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
	for i, reach := range r.reach(nil) {
		if reach == 0 {
			continue
		}
		s := r.order[i]
		worth, sum := worth(s), 0.0
		for k := range s.arcs {
			sum += float64(s.shares[k] * worth[s.arcs[k].first])
		}
		values[s.seat] += float64(reach * sum)
		// Those who have no turn because the pot was won on the spot.
		moon := float64(reach * s.moon())
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

// reach returns the probability that play comes to each state, by id. shares are those of
// arcs, by id, if not those of the states.
func (r *round) reach(shares [][]float64) []float64 {
	reach := make([]float64, len(r.order))
	reach[r.first().id] = 1
	for i, s := range slices.Backward(r.order) {
		if reach[i] == 0 {
			continue
		}
		of := s.shares
		if shares != nil {
			of = shares[i]
		}
		for k := range s.arcs {
			if next := int(s.arcs[k].next); next >= 0 {
				reach[r.from[s.seat+1]+next] += float64(reach[i] * of[k])
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
