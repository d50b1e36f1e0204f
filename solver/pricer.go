package solver

import "slices"

// pricer computes what results are worth to the players of one state after another.
type pricer struct {
	round *round
	read  *reader[float64]
	// leads is what the scores are worth that become the score to beat; that is the
	// same in all states of the seat.
	leads []float64
	seat  int
}

func (r *round) pricer(p payoffs[float64]) *pricer {
	return &pricer{round: r, read: newReader(r.space, p), leads: make([]float64, r.ceiling+1)}
}

// renew prepares a pricer for a round and payoffs, in the memory that it has.
func (p *pricer) renew(r *round, pay payoffs[float64]) {
	p.round, p.seat = r, 0
	p.read.space, p.read.pay, p.read.seat = r.space, pay, 0
	p.leads = slices.Grow(p.leads[:0], r.ceiling+1)[:r.ceiling+1]
}

// price computes what each result is worth to the player of a state.
func (p *pricer) price(s *state, worth []float64) {
	if p.seat != s.seat {
		p.seat = s.seat
		for score := range p.leads {
			next, m := p.round.lead(s.seat, score)
			p.leads[score] = p.one(s, next, m)
		}
	}
	p.fill(s, s.arcs[:s.firstLead], worth)
	if s.endOfLeads > 0 {
		first, last := s.arcs[s.firstLead].first, s.arcs[s.endOfLeads-1].last
		copy(worth[first:last+1], p.leads[first:])
	}
	p.fill(s, s.arcs[s.endOfLeads:], worth)
}

// fill computes what the results of arcs are worth that do not lead.
func (p *pricer) fill(s *state, arcs []arc, worth []float64) {
	for i := range arcs {
		a := &arcs[i]
		v := p.one(s, p.round.follows(s, a), a.move)
		for result := a.first; result <= a.last; result++ {
			worth[result] = v
		}
	}
}

// one returns what a move to another state is worth, or one that ends the round.
func (p *pricer) one(s *state, next *state, m move) float64 {
	r := p.round
	switch {
	case m == moveMoon:
		return p.read.pay.moon(s.seat, r.perfects(s), true)
	case next == nil:
		return p.read.at(r.standing(s, m)).all[r.space.stay(0)]
	}
	v, row := 0.0, p.read.at(r.standing(s, m))
	for _, place := range row.some {
		v += float64(next.outcomes[place] * row.all[place])
	}
	return v
}
