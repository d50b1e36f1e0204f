package solver

import "math/bits"

// flow is how often a turn comes to each place, and how it ends, in outcomes: of all ways
// in which so many dice can fall, then one less, and so on to the last. Where fewer dice
// are thrown next, those between are thrown all the same, and nobody looks. It counts them
// as integers, so that what it counts is exact.
type flow struct {
	// mass is the number of outcomes that come to a place; of those with no dice left,
	// that end there, with one for all of an arc where that is easier.
	mass  [maxPlaces]int64
	total int64 // of all outcomes

	// For the comparison of two places: by how much they differ in how turns end, in
	// probability by result, and in outcomes by class.
	difference [maxTally]float64
	counts     [maxTally]int64
}

// divisor divides multiples of a number: what is left of it without its factors of two
// has an inverse modulo 2^64.
type divisor struct {
	twos    uint
	inverse uint64
}

func divisorOf(n int64) divisor {
	twos := bits.TrailingZeros64(uint64(n))
	odd := uint64(n) >> twos
	inverse := odd // modulo 8; each step doubles the number of bits that are right
	for range 5 {
		inverse *= 2 - odd*inverse
	}
	return divisor{uint(twos), inverse}
}

// share returns n divided, n being a multiple and not negative.
func (d divisor) share(n int64) int64 { return int64(uint64(n) >> (d.twos % 64) * d.inverse) }

// follow finds out how turns end from a place on.
func (s *planner) follow(f *flow, from place) {
	for d := range from.dice() {
		clear(s.row(f, from, d))
	}
	f.total = s.outcomes[from.dice()]
	f.mass[from%maxPlaces] = f.total
	for d := from.dice(); d > 0; d-- {
		first, _ := s.between(from, d)
		share := s.shares[d]
		for i, mass := range s.row(f, from, d) {
			if mass > 0 {
				s.spread(f, first+place(i), share.share(mass))
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

// spread sends so many outcomes on from a place for each way in which the dice fall.
func (s *planner) spread(f *flow, p place, each int64) {
	d, x := p.dice(), p.tally()
	switch t := s.tactics[p%maxPlaces]; t {
	case settled:
		f.mass[(x+uint(d*s.least))%maxPlaces] += each * s.ways[d]
	case level:
		s.trees[d].keepAll(d, x, s.falling, func(ways int64, to uint) { f.mass[to%maxPlaces] += each * ways })
	default:
		goals := s.storage.goalsOf(s.storage.at(t))
		for i := range goals {
			f.mass[p.plus(goals[i].to)] += each * int64(goals[i].ways)
		}
	}
}

// doubt returns how likely it is that a choice comes up in a flow for which rounding may
// have decided, times what difference that can make to how the round ends.
func (s *planner) doubt(f *flow, from place) float64 {
	doubt := 0.0
	for d := from.dice(); d > 0; d-- {
		first, _ := s.between(from, d)
		for i, mass := range s.row(f, from, d) {
			if at := first + place(i); mass > 0 && s.tactics[at].tied() {
				chance := float64(s.shares[d].share(mass)) / float64(f.total) // of each way in which the dice fall
				doubt += float64(chance * s.doubts[at])
			}
		}
	}
	return doubt
}
