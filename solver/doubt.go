package solver

import "math"

// little is a difference to how a round ends that is not worth counting exactly.
const little = 1e-12

// prefers reports whether an option that keeps more dice than another, and is worth
// about the same, is at least as good, and is taken therefore.
func (s *planner) prefers(more, fewer place) bool {
	sign, _ := s.doubtful(more, fewer, 1)
	return sign >= 0
}

// doubtful compares two places that are worth about the same. It returns the sign of the
// difference. If that is not sure, unsure is what difference it can make to how the round
// ends, as a sum over its outcomes. So many flows are in use.
func (s *planner) doubtful(a, b place, flows int) (sign int, unsure float64) {
	first, last := s.span(a, b)
	if s.alike(first, last) {
		return 0, 0
	}
	if reach := s.stakes.between(int(first), int(last)); reach <= little {
		return 0, reach + float64(2*s.noise())
	}
	for i := range s.compared {
		if c := &s.compared[i]; c.a == a && c.b == b {
			return c.sign, c.unsure
		}
	}
	sign, unsure = s.compare(a, b, flows)
	s.compared = append(s.compared, comparison{a, b, last, sign, unsure})
	return sign, unsure
}

// alike reports whether all results from one to another are worth the same for certain.
// Their classes never fall.
func (s *planner) alike(first, last place) bool { return s.class[first] == s.class[last] }

// comparison is what came of comparing two places. It holds as long as nothing changes
// up to the last result that can follow them.
type comparison struct {
	a, b   place
	last   place
	sign   int
	unsure float64
}

// recall keeps those comparisons that hold if everything is as before up to a result.
func (s *planner) recall(same uint) {
	kept := s.compared[:0]
	for _, c := range s.compared {
		if uint(c.last) < same {
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
// from them. It returns the sign of the difference. If that is not sure, unsure is what
// difference it can make to how the round ends, as a sum over its outcomes. So many flows
// are in use.
func (s *planner) compare(a, b place, flows int) (sign int, unsure float64) {
	deeper := max(a.dice(), b.dice())
	first, last := s.span(a, b)
	f := s.flow(flows)
	difference := f.difference[first : last+1]                // by result
	counts := f.counts[s.class[first] : int(s.class[last])+1] // by class
	clear(difference)
	clear(counts)
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
			difference[result-first] += float64(n*scale) / s.unit(deeper)
			result++
		}
		unsure += s.doubt(f, p, flows)
	}
	sum, size, equal := 0.0, 0.0, true
	for result := first; result <= last; result++ {
		class := s.class[result] - s.class[first]
		if n := counts[class]; n != 0 {
			equal = false
			term := float64(float64(n) * s.values[result])
			sum += term
			size += math.Abs(term)
			counts[class] = 0 // one result stands for all of a class
		}
	}
	near := float64(size * s.sure)
	switch {
	case equal && unsure == 0:
		return 0, 0
	case sum > near && unsure == 0:
		return 1, 0
	case -sum > near && unsure == 0:
		return -1, 0
	}
	return 0, unsure + s.effect(int(first), difference)
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
