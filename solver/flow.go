package solver

// flow is how often a turn comes to each place, and how it ends, in ways: all throws
// with so many dice, so many less one, and so on. It counts them as integers, so that
// what it counts is exact.
type flow struct {
	// mass is the number of ways that come to a place; of those with no dice left, that
	// end there, with one for all of an arc where that is easier.
	mass  [maxPlaces]int64
	total float64 // of all ways

	// For the comparison of two places: by how much they differ in how turns end, in
	// probability by result, and in ways by class.
	difference [maxTally]float64
	counts     [maxTally]int64
}

// unit returns the number of ways from a place with so many dice left.
func (s *planner) unit(dice int) float64 { return float64(s.skipped[dice+1][0]) }

// flow returns one that may be used, while so many others are.
func (s *planner) flow(others int) *flow {
	for len(s.flows) <= others {
		s.flows = append(s.flows, &flow{})
	}
	return s.flows[others]
}

// follow finds out how turns end from a place on.
func (s *planner) follow(f *flow, from place) {
	for d := range from.dice() {
		clear(s.row(f, from, d))
	}
	f.total = s.unit(from.dice())
	f.mass[from%maxPlaces] = 1
	for d := from.dice(); d > 0; d-- {
		first, _ := s.between(from, d)
		for i, mass := range s.row(f, from, d) {
			if mass > 0 {
				s.spread(f, first+place(i), mass)
			}
		}
	}
}

// between returns the first and the last place with so many dice left that a turn can
// come to from another.
func (s *planner) between(from place, dice int) (first, last place) {
	kept, x := from.dice()-dice, from.tally()
	return placeOf(dice, x+uint(kept*s.least)), placeOf(dice, x+uint(kept*s.most))
}

// row returns how often a turn comes to those places.
func (s *planner) row(f *flow, from place, dice int) []int64 {
	first, last := s.between(from, dice)
	return f.mass[first : last+1]
}

// spread sends the ways on that come to a place.
func (s *planner) spread(f *flow, p place, mass int64) {
	d, x := p.dice(), p.tally()
	skipped := &s.skipped[d]
	switch t := s.tactics[p%maxPlaces]; t {
	case settled:
		f.mass[(x+uint(d*s.least))%maxPlaces] += mass * s.ways[d] * skipped[0]
	case level:
		factor := mass * skipped[0]
		s.trees[d].keepAll(d, x, s.falling, func(ways int64, to uint) { f.mass[to%maxPlaces] += factor * ways })
	default:
		for _, g := range s.storage.goalsOf(s.storage.at(t)) {
			to := p.plus(g.to)
			f.mass[to] += mass * int64(g.ways) * skipped[to.dice()]
		}
	}
}

// doubt returns how likely it is that a choice comes up in a flow for which rounding may
// have decided, times what difference that can make to how the round ends. So many
// other flows are in use besides.
func (s *planner) doubt(f *flow, from place, others int) float64 {
	doubt := 0.0
	for d := from.dice(); d > 0; d-- {
		first, _ := s.between(from, d)
		for i, mass := range s.row(f, from, d) {
			if mass == 0 {
				continue
			}
			at := first + place(i)
			chance := float64(mass) * s.unit(d-1) / f.total // of each way in which the dice fall
			for _, t := range s.storage.tiesOf(s.storage.at(s.tactics[at])) {
				_, unsure := s.doubtful(at.plus(t.more), at.plus(t.fewer), others+1)
				doubt += float64(unsure * float64(chance*t.ways))
			}
		}
	}
	return doubt
}
