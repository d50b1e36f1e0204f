package solver

import (
	"math/big"
	"slices"
)

// exactRound is a round in exact arithmetic. A probability that m more players
// have a say in is an integer over unit to the power m, unit being the number of
// outcomes of one turn.
type exactRound struct {
	*round
	unit   *big.Int
	powers []*big.Int   // of unit
	states []exactState // by state.id
}

type exactState struct {
	grid     *grid      // its choices are those that are evaluated
	worth    []float64  // of each result, as far as proofs have come
	results  []*big.Int // over unit
	outcomes []*big.Int // over unit to the number of seats from this one on
}

// newExactRound evaluates the choices of a round.
func newExactRound(r *round) *exactRound {
	e := &exactRound{round: r, unit: r.turn.unit(), states: make([]exactState, len(r.order))}
	e.powers = []*big.Int{big.NewInt(1)}
	for range r.players {
		e.powers = append(e.powers, new(big.Int).Mul(e.powers[len(e.powers)-1], e.unit))
	}
	for _, s := range r.order {
		e.states[s.id] = exactState{grid: r.grid(s).clone(), worth: slices.Clone(s.worth)}
		e.evaluate(s)
	}
	return e
}

// clone returns a round whose choices can be changed.
func (e *exactRound) clone() *exactRound {
	other := *e
	other.states = slices.Clone(e.states)
	for i := range other.states {
		other.states[i].grid = e.states[i].grid.clone()
	}
	return &other
}

// evaluate computes the results and outcomes of a state under its choices.
func (e *exactRound) evaluate(s *state) {
	x := &e.states[s.id]
	x.results = x.grid.spreadExact(e.unit)
	x.outcomes = zeros(e.space.width())
	var product big.Int
	behind := e.powers[e.players-s.seat]
	for result, p := range x.results {
		if p.Sign() == 0 {
			continue
		}
		e.each(s, result, func(next *state, from, to int) {
			q := behind
			if next != nil {
				q = e.states[next.id].outcomes[from]
			}
			if q.Sign() != 0 {
				x.outcomes[to].Add(x.outcomes[to], product.Mul(p, q))
			}
		})
	}
}

// spreadExact computes the results of a grid as integers over unit.
func (g *grid) spreadExact(unit *big.Int) []*big.Int {
	if !unit.IsInt64() {
		return g.spreadBig(unit)
	}
	t := g.turn
	mass, results := make([]int64, len(t.nodes)*t.stride), make([]int64, t.results())
	spread(g, unit.Int64(), mass, results, func(w *weights) []int64 { return w.ints })
	exact := make([]*big.Int, len(results))
	for i, m := range results {
		exact[i] = big.NewInt(m)
	}
	return exact
}

// value computes what each result is worth to the player of a state, as integers
// over the denominator of the payoffs times unit^(seats behind).
func (e *exactRound) value(s *state, read *reader[*big.Int]) []*big.Int {
	worth := zeros(e.turn.results())
	behind := e.powers[e.players-s.seat]
	var product big.Int
	for result := range worth {
		next, m := e.next(s, result)
		switch {
		case m == moveMoon:
			worth[result].Mul(read.pay.moon(s.seat, e.perfects(s), true), behind)
		case next == nil:
			worth[result].Set(read.at(e.standing(s, m)).all[e.space.stay(0)])
		default:
			row := read.at(e.standing(s, m))
			for _, i := range row.some {
				if p := e.states[next.id].outcomes[i]; p.Sign() != 0 {
					worth[result].Add(worth[result], product.Mul(p, row.all[i]))
				}
			}
		}
	}
	return worth
}

// start returns what the round is worth to each seat before the first throw,
// over the denominator of the payoffs times unit^players.
func (e *exactRound) start(p payoffs[*big.Int]) (values []*big.Int) {
	read := newExactReader(e.space, p)
	values = zeros(e.players + 1)
	var worth, moon, product big.Int
	for i, reach := range e.reach() {
		if reach.Sign() == 0 {
			continue
		}
		s := e.order[i]
		worth.SetInt64(0)
		for result, u := range e.value(s, read) {
			worth.Add(&worth, product.Mul(u, e.states[i].results[result]))
		}
		values[s.seat].Add(values[s.seat], product.Mul(&worth, reach))
		// Those who have no turn because the pot was won on the spot.
		moon.Mul(reach, e.states[i].results[e.turn.moon()])
		moon.Mul(&moon, e.powers[e.players-s.seat])
		for seat := s.seat + 1; moon.Sign() > 0 && seat <= e.players; seat++ {
			values[seat].Add(values[seat], product.Mul(&moon, p.moon(seat, e.perfects(s), false)))
		}
	}
	return values
}

// replay returns how probable it is that all play again, over unit^players.
func (e *exactRound) replay() *big.Int {
	sum := new(big.Int)
	outcomes := e.states[e.first().id].outcomes
	for m := 2; m <= e.players; m++ {
		for _, perfect := range []bool{false, true} {
			if replays(e.turn.rules, e.players, m, perfect) {
				sum.Add(sum, outcomes[e.space.over(perfect, m)])
			}
		}
	}
	return sum
}

// reach returns the probability that play comes to each state, by id, over unit
// to the number of seats before it.
func (e *exactRound) reach() []*big.Int {
	reach := zeros(len(e.order))
	reach[e.first().id].SetInt64(1)
	var product big.Int
	for i, s := range slices.Backward(e.order) {
		if reach[i].Sign() == 0 {
			continue
		}
		for result, q := range e.states[i].results {
			if next, _ := e.next(s, result); next != nil && q.Sign() != 0 {
				reach[next.id].Add(reach[next.id], product.Mul(reach[i], q))
			}
		}
	}
	return reach
}
