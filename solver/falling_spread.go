package solver

import (
	"math"

	"threesaway/engine"
)

// fallingSpread finds out how turns end that are played as the values of a kernel
// say, and how sure its choices are. It counts ways as integers, so that what it
// counts is exact. Like a kernel it is memory that is used again.
type fallingSpread struct {
	kernel *fallingKernel[float64]
	counts *falling[int64]
	// skipped is what a way counts that leads from d dice left to fewer: the ways in
	// which the dice of the throws between would have fallen, by d and those fewer.
	skipped [engine.MaxDice + 2][engine.MaxDice + 2]int64
	tallies [][]int32                                // all that there can be, by dice left
	mass    [(engine.MaxDice + 1) * maxTallies]int64 // by place
	factor  [engine.MaxDice + 1]int64                // of the tally being spread, by dice left

	// near is the part of a value by which another may fall short and still need a
	// closer look; sure, the part of all that is added up in that look by which one must
	// be better for certain.
	near, sure float64
	// tolerant takes options for equal that are worth about the same. So does draft, for
	// a solution that is not the last word: it leaves no margin then.
	tolerant, draft bool
	// class tells results apart: those with the same are worth the same to the player.
	class []int32
	// arc tells results apart, too: those with the same make no difference to anybody.
	arc []int32
	// stakes are those of the state that the turn belongs to.
	stakes *stakes
	// results counts the ways in which a turn ends with each result, with one for all
	// of an arc where that is easier.
	results []int64
	// margin is the least part of its value by which a choice that counts is better
	// than another option.
	margin float64
	// doubt is how likely it is that a choice comes up for which rounding may have
	// decided, times what difference that can make to how the round ends.
	doubt  float64
	total  float64 // ways of the run
	chance float64 // of coming to the place that is being spread

	compared   []comparison // since the kernel solved the turn
	difference []float64    // of the probabilities of results, between two places
	byClass    []int64      // the same in ways, by class

	sub *fallingSpread // for turns that are compared
}

// idleShare is the part of a value by which a face is worse that is left out, at least.
const idleShare = 2e-4

func newFallingSpread(k *fallingKernel[float64], counts *falling[int64], at *stakes) *fallingSpread {
	s := &fallingSpread{kernel: k, counts: counts, stakes: at, results: make([]int64, counts.dice*counts.most+1)}
	s.difference, s.byClass = make([]float64, len(s.results)), make([]int64, len(s.results))
	for d := range counts.dice + 1 {
		s.tallies = append(s.tallies, upTo((counts.dice-d)*counts.most))
	}
	for d := range s.skipped[:counts.dice+2] {
		factor := int64(1)
		for to := d - 1; to >= 0; to-- {
			s.skipped[d][to] = factor
			factor *= counts.ways[to]
		}
	}
	return s
}

// watch prepares for the turns of a state of a round.
func (s *fallingSpread) watch(r *round, of *state, tolerant bool) {
	s.stakes.watch(r, of)
	s.class, s.arc, s.tolerant, s.compared = of.solved.class, of.arcOf, tolerant, s.compared[:0]
}

// place is where a turn stands: the dice left, and the tally.
type place uint

func placeOf(dice int, tally uint) place { return place(uint(dice)*maxTallies + tally) }

func (p place) dice() int   { return int(p / maxTallies) }
func (p place) tally() uint { return uint(p % maxTallies) }

// run finds out how turns end from a place on. Ways are counted over all throws with
// so many dice, so many less one, and so on.
func (s *fallingSpread) run(from place) {
	clear(s.results)
	if from.dice() == 0 {
		s.doubt, s.results[from.tally()] = 0, 1
		return
	}
	s.margin, s.doubt = idleShare, 0 // of faces that do not help, nothing else is known
	s.total = s.unit(from.dice())
	for d := range from.dice() {
		for _, x := range s.tallies[d] {
			s.mass[placeOf(d, uint(x))] = 0
		}
	}
	s.mass[from] = 1
	s.spread(from)
	for d := from.dice() - 1; d > 0; d-- {
		for _, x := range s.tallies[d] {
			if at := placeOf(d, uint(x)); s.mass[at] > 0 {
				s.spread(at)
			}
		}
	}
	for _, x := range s.tallies[0] {
		s.results[x] += s.mass[x]
	}
}

// unit returns the number of ways of a run from a place with so many dice left.
func (s *fallingSpread) unit(dice int) float64 { return float64(s.skipped[dice+1][0]) }

// level reports whether all that can follow is worth the same.
func (s *fallingSpread) level(p place) bool {
	d := p.dice()
	u := &s.kernel.values[0].at
	return u[p.tally()+uint(d*s.counts.least)] == u[p.tally()+uint(d*s.counts.most)]
}

// settled reports whether nothing that can follow makes a difference to anybody.
func (s *fallingSpread) settled(p place) bool {
	d := p.dice()
	return s.arc[p.tally()+uint(d*s.counts.least)] == s.arc[p.tally()+uint(d*s.counts.most)]
}

// spread sends the ways that lead to a place on.
func (s *fallingSpread) spread(p place) {
	f := s.counts
	d, x := p.dice(), p.tally()
	mass := s.mass[p]
	if s.settled(p) {
		s.results[x+uint(d*f.least)] += mass * f.ways[d] * s.skipped[d][0]
		return
	}
	for to := range d {
		s.factor[to] = mass * s.skipped[d][to]
	}
	s.chance = float64(mass) * s.unit(d-1) / s.total // of each way in which the dice fall
	tree := f.trees[d]
	if s.level(p) {
		s.keepAll(tree, d, x)
		return
	}
	for i := range f.sides {
		y := x + f.score[i]
		if d == 1 {
			s.mass[y] += s.factor[0]
			continue
		}
		at := placeOf(d-1, y)
		s.mass[at] += s.factor[d-1] * s.walk(&tree.children[i], d-1, at, s.kernel.values[d-1].at[y], at)
	}
}

// keepAll sends those ways on that begin with a prefix, when all dice are kept as
// there is nothing to choose.
func (s *fallingSpread) keepAll(p *prefix[int64], j int, x uint) {
	f, face := s.counts, p.face
	for i := range f.sides - face {
		y := x + f.score[face+i]
		switch {
		case j > 1:
			s.keepAll(&p.children[i], j-1, y)
		case i == 0:
			s.mass[y] += s.factor[0] * p.eq
		default:
			s.mass[y] += s.factor[0] * p.gt
		}
	}
}

// walk is fallingKernel.more for ways: it sends those on that begin with a prefix, but
// for those in which the best that is known stays the best, which it counts. The prefix
// leads to a place if no more dice are kept; what is known leads to another, and is
// worth best.
func (s *fallingSpread) walk(p *prefix[int64], j int, here place, best float64, to place) (stay int64) {
	f, x := s.counts, here.tally()
	helpful, face := uint(s.kernel.helps[j][x]), p.face
	if helpful == 0 && to == here && s.level(here) && !s.settled(here) {
		s.keepAll(p, j, x)
		return 0
	}
	if helpful <= face {
		return p.all
	}
	values := &s.kernel.values[j-1].at
	if j == 1 {
		ways := p.eq
		for ; face < helpful; face++ {
			at := placeOf(0, x+f.score[face%maxFaces])
			if s.better(at, values[at%maxTallies], to, best, ways) {
				s.mass[at] += s.factor[0] * ways
			} else {
				stay += ways
			}
			ways = p.gt
		}
		return stay + p.gt*int64(f.sides-helpful)
	}
	children := p.children[:helpful-face+1]
	stay = children[helpful-face].rest
	for i := range children[:helpful-face] {
		child, y := &children[i], x+f.score[face%maxFaces]
		face++
		at := placeOf(j-1, y)
		if v := values[y%maxTallies]; s.better(at, v, to, best, child.all) {
			s.mass[at] += s.factor[j-1] * s.walk(child, j-1, at, v, at)
		} else {
			stay += s.walk(child, j-1, at, best, to)
		}
	}
	return stay
}

// better reports whether a place that keeps more dice than another is at least as good,
// and is taken therefore, as far as that matters. The choice comes up in so many ways of
// the throw.
func (s *fallingSpread) better(more place, v float64, fewer place, u float64, ways int64) bool {
	switch gap := v - u; {
	case gap > float64(v*s.near):
		s.narrow(gap, v, more, fewer, ways)
		return true
	case -gap > float64(u*s.near):
		s.narrow(-gap, u, more, fewer, ways)
		return false
	}
	return s.prefers(more, fewer, ways)
}

// narrow takes into account by how much the place chosen for so many ways of the throw
// is better than another.
func (s *fallingSpread) narrow(gap, value float64, a, b place, ways int64) {
	if gap < float64(s.margin*value) && !s.idle(a, b, ways) {
		s.margin = gap / value
	}
}

// idle reports whether it makes next to no difference to how the round ends which of
// two places is chosen for so many ways of the throw, and counts that as a doubt: a
// player who has next to no chance has next to no say.
func (s *fallingSpread) idle(a, b place, ways int64) bool {
	reach := s.reach(a, b)
	doubt := float64((reach + float64(2*s.noise())) * float64(s.chance*float64(ways)))
	if reach > little && doubt > rare {
		return false
	}
	s.doubt += doubt
	return true
}

// rare is a difference to how a round ends, times how likely it is, that can come up in
// every choice of a game without changing what anything is worth by more than rounding.
const rare = 1e-17

// little is a difference to how a round ends that is not worth counting exactly.
const little = 1e-12

// prefers reports whether an option that keeps more dice than another, and is worth
// about the same, is at least as good, and is taken therefore. The choice comes up in so
// many ways of the throw.
func (s *fallingSpread) prefers(more, fewer place, ways int64) bool {
	if s.draft {
		s.margin = 0
		return true
	}
	if !s.alike(more, fewer) && s.idle(more, fewer, ways) {
		return true
	}
	sign, unsure := s.doubtful(more, fewer)
	switch {
	case unsure > little+float64(2*s.noise()):
		s.margin = 0
	case unsure == 0 && sign != 0:
		s.margin = 0
	}
	if unsure > 0 {
		if s.tolerant {
			return true
		}
		s.doubt += float64(unsure * float64(s.chance*float64(ways)))
	}
	return sign >= 0
}

// doubtful compares two places that are worth about the same. It returns the sign of
// the difference. If that is not sure, unsure is what difference it can make to how the
// round ends, as a sum over its outcomes.
func (s *fallingSpread) doubtful(a, b place) (sign int, unsure float64) {
	if s.alike(a, b) {
		return 0, 0
	}
	for i := range s.compared {
		if c := &s.compared[i]; c.a == a && c.b == b {
			return c.sign, c.unsure
		}
	}
	sign, unsure = s.weigh(a, b)
	s.compared = append(s.compared, comparison{a, b, sign, unsure})
	return sign, unsure
}

// comparison is what came of comparing two places.
type comparison struct {
	a, b   place
	sign   int
	unsure float64
}

// weigh is doubtful for places that have not been compared before.
func (s *fallingSpread) weigh(a, b place) (sign int, unsure float64) {
	if reach := s.reach(a, b); reach <= little {
		return 0, reach + float64(2*s.noise())
	}
	return s.compare(a, b)
}

// alike reports whether all that can follow two places is worth the same for certain.
func (s *fallingSpread) alike(a, b place) bool {
	return s.level(a) && s.level(b) && s.classOf(a) == s.classOf(b)
}

// classOf returns the class of the results of a place that are worth the same.
func (s *fallingSpread) classOf(p place) int32 {
	return s.class[p.tally()+uint(p.dice()*s.counts.least)]
}

// reach bounds the difference to how the round ends between two places, but for noise.
func (s *fallingSpread) reach(a, b place) float64 {
	f := s.counts
	first := min(a.tally()+uint(a.dice()*f.least), b.tally()+uint(b.dice()*f.least))
	last := max(a.tally()+uint(a.dice()*f.most), b.tally()+uint(b.dice()*f.most))
	return s.stakes.between(int(first), int(last))
}

// noise is more than rounding does to how the round ends.
func (s *fallingSpread) noise() float64 {
	return float64(s.near / 64) // the conversion forbids a fused multiply-add
}

// compare compares two places that are worth about the same by counting how turns
// end from them. It returns the sign of the difference. If that is not sure, unsure is
// what difference it can make to how the round ends, as a sum over its outcomes.
func (s *fallingSpread) compare(a, b place) (sign int, unsure float64) {
	f := s.counts
	if s.sub == nil {
		s.sub = newFallingSpread(s.kernel, f, s.stakes)
	}
	s.sub.near, s.sub.sure, s.sub.class, s.sub.arc, s.sub.tolerant = s.near, s.sure, s.class, s.arc, s.tolerant
	s.sub.compared = s.sub.compared[:0]
	difference, counts := s.difference, s.byClass
	clear(difference)
	clear(counts)
	deeper := max(a.dice(), b.dice())
	for i, p := range [2]place{a, b} {
		scale := int64(1)
		for d := p.dice() + 1; d <= deeper; d++ {
			scale *= f.ways[d]
		}
		if i == 1 {
			scale = -scale
		}
		s.sub.run(p)
		unsure += s.sub.doubt
		for r, n := range s.sub.results {
			counts[s.class[r]] += n * scale
			difference[r] += float64(n*scale) / s.unit(deeper)
		}
	}
	sum, size, equal := 0.0, 0.0, true
	for r := range s.results {
		if n := counts[s.class[r]]; n != 0 {
			equal = false
			term := float64(float64(n) * s.kernel.values[0].at[r])
			sum += term
			size += math.Abs(term)
			counts[s.class[r]] = 0 // one result stands for all of a class
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
	return 0, unsure + s.effect(difference)
}

// effect returns what a difference in the probabilities of results makes to how the
// round ends, as the sum over its outcomes, with all that rounding can add.
func (s *fallingSpread) effect(difference []float64) float64 {
	sum := s.stakes.effect(difference)
	for _, p := range difference {
		sum += float64(math.Abs(p) * s.noise())
	}
	return sum
}
