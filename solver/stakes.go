package solver

import "math"

// stakes says what difference it makes to how a round ends which of two results of a
// state comes about, as a sum over its outcomes. It is memory that is used again.
type stakes struct {
	round *round
	state *state
	// steps are the differences between each result and the next, summed up from the
	// first result on; empty before they are asked for.
	steps []float64
	// leads are the same for the scores that become the score to beat, in any state of
	// the seat.
	leads   []float64
	vectors [2][]float64 // of outcomes
}

// watch prepares for a state of a round.
func (k *stakes) watch(r *round, s *state) {
	if k.round != r || k.state.seat != s.seat {
		k.leads = k.leads[:0]
	}
	k.round, k.state, k.steps = r, s, k.steps[:0]
}

// forget is to be called when what follows the states of a seat may have changed.
func (k *stakes) forget() { k.round = nil }

// between returns the sum of the steps from one result to another that is not less.
func (k *stakes) between(first, last int) float64 {
	if len(k.steps) == 0 {
		k.measure()
	}
	return k.steps[last] - k.steps[first]
}

// measure computes the steps between scores.
func (k *stakes) measure() {
	sum := 0.0
	for i := range k.state.arcs {
		a := &k.state.arcs[i]
		if a.move == moveMoon {
			break // which is behind them
		}
		if i > 0 {
			sum += k.step(&k.state.arcs[i-1], a)
		}
		for range a.last - a.first + 1 {
			k.steps = append(k.steps, sum)
		}
	}
}

// step returns the difference between an arc and the next.
func (k *stakes) step(a, b *arc) float64 {
	if !a.leads() || !b.leads() {
		return k.apart(k.round.follows(k.state, a), a.move, k.round.follows(k.state, b), b.move)
	}
	if len(k.leads) == 0 {
		k.measureLeads()
	}
	return k.leads[b.first] - k.leads[a.first]
}

// measureLeads computes the steps between scores that become the score to beat.
func (k *stakes) measureLeads() {
	sum := 0.0
	before, by := k.round.lead(k.state.seat, 0)
	for score := range k.round.ceiling + 1 {
		next, m := k.round.lead(k.state.seat, score)
		if score > 0 {
			sum += k.apart(before, by, next, m)
		}
		k.leads = append(k.leads, sum)
		before, by = next, m
	}
}

// apart returns the difference between two moves, each to another state or the end of the
// round.
func (k *stakes) apart(a *state, by move, b *state, with move) float64 {
	for i := range k.vectors {
		k.vectors[i] = k.round.space.fresh(k.vectors[i])
	}
	x, y := k.vectors[0], k.vectors[1]
	k.round.goOn(k.state, a, by, 1, x)
	k.round.goOn(k.state, b, with, 1, y)
	sum := 0.0
	for i, p := range x {
		sum += math.Abs(p - y[i])
	}
	return sum
}

// effect returns what a difference in the probabilities of results, from one on, makes to
// how the round ends.
func (k *stakes) effect(first int, difference []float64) float64 {
	k.vectors[0] = k.round.space.fresh(k.vectors[0])
	to, sum := k.vectors[0], 0.0
	for i, p := range difference {
		if p != 0 {
			next, m := k.round.next(k.state, first+i)
			k.round.goOn(k.state, next, m, p, to)
		}
	}
	for _, q := range to {
		sum += math.Abs(q)
	}
	return sum
}
