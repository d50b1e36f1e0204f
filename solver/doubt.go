package solver

import "math"

// little is a difference to how a round ends that is not worth counting exactly.
const little = 3e-12

// verdict is what came of comparing two places that are worth about the same.
type verdict struct {
	sign int // of the difference
	// If that is not sure, unsure is what difference it can make to how the round ends, as a
	// sum over its outcomes.
	unsure float64
	lead   float64 // see stays
}

// prefers reports whether an option that keeps more dice than another, and is worth
// about the same, is at least as good, and is taken therefore.
func (s *planner) prefers(more, fewer place) bool {
	return s.doubtful(more, fewer).sign >= 0
}

// doubtful compares two places that are worth about the same.
func (s *planner) doubtful(a, b place) verdict {
	first, last := s.span(a, b)
	if s.alike(first, last) {
		return verdict{lead: 1}
	}
	if reach := s.stakes.between(int(first), int(last)); reach <= little {
		return verdict{unsure: reach + float64(2*s.noise()), lead: s.nearness(a, b)}
	}
	for i := range s.compared {
		if c := &s.compared[i]; c.a == a && c.b == b {
			return c.verdict
		}
	}
	v := s.compare(a, b)
	s.compared = append(s.compared, comparison{a, b, last, v})
	return v
}

// alike reports whether all results from one to another are worth the same for certain.
// Their classes never fall.
func (s *planner) alike(first, last place) bool { return s.class[first] == s.class[last] }

// comparison is what came of comparing two places. It holds as long as nothing changes
// up to the last result that can follow them.
type comparison struct {
	a, b place
	last place
	verdict
}

// recall keeps those comparisons that hold if everything is as before up to a result.
// Their leads fade.
func (s *planner) recall(same uint, fade float64) {
	kept := s.compared[:0]
	for _, c := range s.compared {
		if uint(c.last) < same {
			c.lead *= fade
			kept = append(kept, c)
		}
	}
	s.compared = kept
}

// span returns the first and the last result that can follow one of two places.
func (s *planner) span(a, b place) (first, last place) {
	first, last = s.between(a, 0)
	one, other := s.between(b, 0)
	return min(first, one), max(last, other)
}

// noise is more than rounding does to how the round ends.
func (s *planner) noise() float64 {
	return float64(s.near / 64) // the conversion forbids a fused multiply-add
}

// compare compares two places that are worth about the same by counting how turns end
// from them.
func (s *planner) compare(a, b place) verdict {
	deeper := max(a.dice(), b.dice())
	first, last := s.span(a, b)
	f := &s.other
	difference := f.difference[first : last+1]                // by result
	counts := f.counts[s.class[first] : int(s.class[last])+1] // by class
	clear(difference)
	clear(counts)
	unsure := 0.0
	for i, p := range [2]place{a, b} {
		scale := int64(1)
		for d := p.dice() + 1; d <= deeper; d++ {
			scale *= s.ways[d]
		}
		if i == 1 {
			scale = -scale
		}
		s.follow(f, p)
		result, _ := s.between(p, 0)
		for _, n := range s.row(f, p, 0) {
			counts[s.class[result]-s.class[first]] += n * scale
			difference[result-first] += float64(n*scale) / float64(s.outcomes[deeper])
			result++
		}
		unsure += s.doubt(f, p)
	}
	sum, size, spread, equal := 0.0, 0.0, 0.0, true
	for result := first; result <= last; result++ {
		class := s.class[result] - s.class[first]
		if n := counts[class]; n != 0 {
			equal = false
			term := float64(float64(n) * s.values[result])
			sum += term
			size += math.Abs(term)
			spread += float64(math.Abs(float64(n)) * (s.values[result] - s.low))
			counts[class] = 0 // one result stands for all of a class
		}
	}
	near := float64(size * s.sure)
	switch {
	case equal && unsure == 0:
		return verdict{lead: 1}
	case sum > near && unsure == 0:
		return verdict{sign: 1, lead: (sum - float64(leadsFrom*near)) / spread}
	case -sum > near && unsure == 0:
		return verdict{sign: -1, lead: (-sum - float64(leadsFrom*near)) / spread}
	}
	lead := s.nearness(a, b)
	if unsure == 0 && spread > 0 {
		lead = min(lead, (float64(near*tiesWithin)-math.Abs(sum))/spread)
	}
	return verdict{unsure: unsure + s.effect(int(first), difference), lead: lead}
}

// effect returns what a difference in the probabilities of results, from one on, makes
// to how the round ends, as the sum over its outcomes, with all that rounding can add.
func (s *planner) effect(first int, difference []float64) float64 {
	sum := s.stakes.effect(first, difference)
	for _, p := range difference {
		sum += float64(math.Abs(p) * s.noise())
	}
	return sum
}
