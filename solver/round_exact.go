package solver

import (
	"math/big"
	"slices"

	"threesaway/engine"
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
	scores   []*big.Int // over unit
	outcomes []*big.Int // over unit to the number of seats from this one on
}

func newExactRound(r *round) *exactRound {
	t := r.turn
	e := &exactRound{round: r, unit: t.unit(), states: make([]exactState, len(r.order))}
	e.powers = []*big.Int{big.NewInt(1)}
	for range r.players {
		e.powers = append(e.powers, new(big.Int).Mul(e.powers[len(e.powers)-1], e.unit))
	}
	for _, s := range r.order {
		e.evaluate(s)
	}
	return e
}

// unit returns the number of outcomes of a turn, to which its probabilities are
// integers.
func (t *Turn) unit() *big.Int {
	return new(big.Int).Exp(big.NewInt(int64(t.rules.Sides)), big.NewInt(int64(t.dice*(t.dice+1)/2)), nil)
}

// evaluate computes the final scores and outcomes of a state under its choices.
func (e *exactRound) evaluate(s *state) {
	x := &e.states[s.id]
	x.scores = s.spreadExact(e.unit)
	x.outcomes = zeros(e.space.width())
	var product big.Int
	for score, p := range x.scores {
		if p.Sign() == 0 {
			continue
		}
		next, m := e.next(s, score)
		for _, l := range e.space.links[m] {
			switch {
			case next != nil:
				x.outcomes[l.to].Add(x.outcomes[l.to], product.Mul(p, e.states[next.id].outcomes[l.from]))
			case l.from == e.space.stay(0):
				x.outcomes[l.to].Add(x.outcomes[l.to], p)
			}
		}
	}
}

// spreadExact computes the final scores of a state as integers over unit.
func (s *state) spreadExact(unit *big.Int) []*big.Int {
	if unit.IsInt64() {
		mass := make([]int64, (s.grid.turn.dice+1)*s.grid.turn.stride)
		scores := make([]int64, len(s.scores))
		spread(s.grid, unit.Int64(), mass, scores, func(l *layer) []int64 { return l.ways })
		exact := make([]*big.Int, len(scores))
		for i, m := range scores {
			exact[i] = big.NewInt(m)
		}
		return exact
	}
	return s.spreadBig(unit)
}

func zeros(n int) []*big.Int {
	list := make([]*big.Int, n)
	for i := range list {
		list[i] = new(big.Int)
	}
	return list
}

// utilityExact computes what each final score is worth to the player of a state,
// as integers over den(read)·unit^(seats behind).
func (e *exactRound) utilityExact(s *state, read *reader[*big.Int]) []*big.Int {
	utility := zeros(len(s.scores))
	var product big.Int
	for score := range s.scores {
		next, m := e.next(s, score)
		worth := read.at(e.standing(s, score, m))
		if next == nil {
			utility[score].Set(worth[e.space.stay(0)])
			continue
		}
		for i, p := range e.states[next.id].outcomes {
			if p.Sign() != 0 && worth[i].Sign() != 0 {
				utility[score].Add(utility[score], product.Mul(p, worth[i]))
			}
		}
	}
	return utility
}

// start returns, for payoffs over den, what the round is worth to each seat
// before the first throw, over den·unit^players, and how probable it is that
// all play again, over unit^players.
func (e *exactRound) start(p *payoffs[*big.Int]) (values []*big.Int, replay *big.Int) {
	read := newReader(e.space, p)
	values = zeros(e.players + 1)
	reach := e.reach()
	var worth, product big.Int
	for i, s := range e.order {
		if reach[i].Sign() == 0 {
			continue
		}
		worth.SetInt64(0)
		for score, u := range e.utilityExact(s, read) {
			worth.Add(&worth, product.Mul(u, e.states[i].scores[score]))
		}
		values[s.seat].Add(values[s.seat], product.Mul(&worth, reach[i]))
	}
	replay = new(big.Int)
	first := e.states[e.at(1, engine.NoScore, 0).id].outcomes
	for m := 1; m <= e.players; m++ {
		for _, perfect := range []bool{false, true} {
			if p.replays(m, perfect) {
				replay.Add(replay, first[e.space.over(perfect, m)])
			}
		}
	}
	return values, replay
}

// reach returns the probability that play comes to each state of the order, over
// unit to the number of seats before it.
func (e *exactRound) reach() []*big.Int {
	reach := zeros(len(e.order))
	reach[len(reach)-1].SetInt64(1) // the first seat comes last in the order
	var product big.Int
	for i, s := range slices.Backward(e.order) {
		if reach[i].Sign() == 0 {
			continue
		}
		for score, q := range e.states[i].scores {
			if next, _ := e.next(s, score); next != nil {
				reach[next.id].Add(reach[next.id], product.Mul(reach[i], q))
			}
		}
	}
	return reach
}
