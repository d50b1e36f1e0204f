//nolint:unconvert // conversions of products forbid fused multiply-adds
package solver

import (
	"slices"
	"sync"

	"threesaway/engine"
)

// falling is the turn of one rule set, compiled for utilities that never rise with
// the total: a better way to compute what kernel computes. It is immutable.
type falling[T number] struct {
	dice        int
	sides       uint
	least, most int // what a die can count
	score       [maxFaces]uint
	trees       []*prefix[T] // by dice thrown
	reached     [][]int32    // the tallies that play reaches, by dice left
	tallies     [][]int32    // all that there can be
	ways        []T          // in how many ways so many dice fall
}

// maxFaces is more than any die has.
const maxFaces = 32

// falls reports whether every decision is to keep some dice as they lie, any of them,
// and only the total counts in the end.
func (t *Turn) falls() bool {
	r := t.rules
	return t.simple() && r.Bottoms == engine.BottomsOff && !r.High && r.Moon == engine.MoonOff && !r.MustKeepAway
}

// compileFalling sees to it that a falling turn is compiled when it is needed.
func (t *Turn) compileFalling() {
	t.falling = sync.OnceValue(func() *falling[float64] { return newFalling[float64](t) })
	t.fallingWays = sync.OnceValue(func() *falling[int64] { return newFalling[int64](t) })
}

// large reports whether a turn falls and 64 bits do not hold the number of its
// outcomes.
func (t *Turn) large() bool {
	_, small := t.rules.Outcomes()
	return t.falls() && !small
}

// newFalling compiles a turn that falls.
func newFalling[T number](t *Turn) *falling[T] {
	f := &falling[T]{
		dice: t.dice, sides: uint(t.rules.Sides), least: t.rules.MinDieScore(), most: t.rules.MaxDieScore(),
		trees: make([]*prefix[T], t.dice+1), ways: []T{1}, reached: t.reachedTallies(),
	}
	slices.Reverse(f.reached)
	for d := range t.dice + 1 {
		f.tallies = append(f.tallies, upTo((t.dice-d)*f.most))
	}
	scores := slices.Sorted(slices.Values(t.perDie[1:]))
	for i, s := range scores {
		f.score[i] = uint(s)
	}
	for d := 1; d <= t.dice; d++ {
		f.ways = append(f.ways, f.ways[d-1]*T(f.sides))
		f.trees[d] = prefixTree[T](d, f.sides)
	}
	return f
}

// fallingNoise bounds the part of a value by which rounding sets it off, if the
// utility has one sign: then nothing is subtracted, and every sum and product on the
// way to it adds half a unit in the last place at most.
func (t *Turn) fallingNoise() float64 {
	roundings := 0
	for d := 1; d <= t.dice; d++ {
		roundings += d*(t.rules.Sides+3) + 3
	}
	return float64(float64(roundings) * 0x1p-53) // no fused multiply-add
}

// maxTallies is a power of two that no game has more tallies than.
const maxTallies = 1024

// row has a value for every tally. A remainder keeps places inside, so that no bounds
// need to be checked. Rows are set apart by some more, as memory at distances of
// powers of two shares cache lines.
type row[T number] struct {
	at [maxTallies]T
	_  [24]T
}

// fallingKernel solves a turn for one falling utility after another. It is memory
// that is used again; each goroutine needs its own.
type fallingKernel[T number] struct {
	falling[T]
	values [engine.MaxDice + 1]row[T] // by dice left; those of no dice are the utility
	// helps is how many faces, the first in the order of score, can be worth keeping
	// besides, once so many dice are left with such a tally. As the utility falls, a
	// face is if as many dice of it as are thrown would be, and none is behind one
	// that is not.
	helps [engine.MaxDice + 1][maxTallies]uint8
	// later is what a die is worth in all that can be kept or thrown once more, by the
	// tally without it: the sum over a face, by place, and those behind it.
	later [maxTallies][maxFaces]T
	// share is the part of a value by which another may fall short and still count as
	// equal to it.
	share T
}

// newFallingKernel returns a kernel for one goroutine.
func newFallingKernel[T number](f *falling[T], share T) *fallingKernel[T] {
	return &fallingKernel[T]{falling: *f, share: share}
}

// solve computes the value of the given tallies, by dice left, for the utility that
// is in the row of no dice. The tallies that one leads to must be among them. With
// int64 every mean is exact if the utility is a multiple of the number of outcomes
// of the turn.
func (k *fallingKernel[T]) solve(tallies [][]int32) {
	k.one(tallies[1])
	for d := 2; d <= k.dice; d++ {
		tree, v := k.trees[d], &k.values[d].at
		least, most := uint(d*k.least), uint(d*k.most)
		helpful := k.sides / 2 // that of the tally before is a good guess
		for _, tally := range tallies[d] {
			x := uint(tally)
			best, worst := k.values[0].at[(x+least)%maxTallies], k.values[0].at[(x+most)%maxTallies]
			if best == worst {
				v[x%maxTallies] = best
				k.helps[d][x%maxTallies] = 0
				continue
			}
			var sum T
			switch d {
			case 2: // the lesser die is kept, and falls like this in two ways if it is less
				for i := range k.sides {
					y := (x + k.score[i%maxFaces]) % maxTallies
					sum += k.later[y][i%maxFaces] + k.later[y][(i+1)%maxFaces]
				}
			case 3:
				sum = k.three(tree, k.sides, x, worst)
			default:
				children, next := tree.children[:k.sides], &k.values[d-1].at
				for i := range children {
					y := x + k.score[uint(i)%maxFaces]
					if best := next[y%maxTallies]; d == 4 {
						sum += k.three(&children[i], uint(k.helps[3][y%maxTallies]), y, best)
					} else {
						sum += k.more(&children[i], d-1, y, best)
					}
				}
			}
			value := sum / k.ways[d]
			v[x%maxTallies] = value
			if d < k.dice { // nothing is kept besides what is kept of the first throw
				helpful = k.findHelpful(d, x, value, helpful)
			}
		}
	}
}

// one solves the tallies with one die left.
func (k *fallingKernel[T]) one(tallies []int32) {
	u, v := &k.values[0].at, &k.values[1].at
	scores := k.score[:k.sides]
	least, most, ways := uint(k.least), uint(k.most), k.ways[1]
	helpful := k.sides / 2
	for _, tally := range tallies {
		x := uint(tally)
		value := u[(x+least)%maxTallies]
		if value == u[(x+most)%maxTallies] {
			helpful = 0
		} else {
			var sum T
			for _, s := range scores {
				sum += u[(x+s)%maxTallies]
			}
			value = sum / ways
			near := value - T(value*k.share)
			for helpful < k.sides && u[(x+k.score[helpful%maxFaces])%maxTallies] >= near {
				helpful++
			}
			for helpful > 0 && u[(x+k.score[(helpful-1)%maxFaces])%maxTallies] < near {
				helpful--
			}
		}
		v[x%maxTallies] = value
		k.helps[1][x%maxTallies] = uint8(helpful)
		var later T
		row := &k.later[x%maxTallies]
		for i := range k.sides {
			face := k.sides - 1 - i
			later += max(value, u[(x+k.score[face%maxFaces])%maxTallies])
			row[face%maxFaces] = later
		}
	}
}

// more returns the sum, over the ways in which dice fall that begin with a prefix, of
// the value of the best keep. The prefix leaves j dice, four or more, and the tally
// x; best is the best value of those prefixes that are kept with no more dice.
func (k *fallingKernel[T]) more(p *prefix[T], j int, x uint, best T) T {
	helpful, face := uint(k.helps[j][x%maxTallies]), p.face
	if helpful <= face {
		return T(p.all * best)
	}
	v := &k.values[j-1].at
	children := p.children[:helpful-face+1]
	sum := T(children[helpful-face].rest * best)
	for i := range children[:helpful-face] {
		y := x + k.score[face%maxFaces]
		face++
		b := v[y%maxTallies]
		if best > b {
			b = best
		}
		if j == 4 {
			sum += k.three(&children[i], uint(k.helps[3][y%maxTallies]), y, b)
		} else {
			sum += k.more(&children[i], j-1, y, b)
		}
	}
	return sum
}

// three is more for a prefix that leaves three dice, besides which so many faces help.
// Its last two levels are loops: calls would take longer than what they do.
func (k *fallingKernel[T]) three(p *prefix[T], helpful, x uint, best T) T {
	face := p.face
	if helpful <= face {
		return T(p.all * best)
	}
	u, one, v := &k.values[0].at, &k.values[1].at, &k.values[2].at
	children := p.children[:helpful-face+1]
	sum := T(children[helpful-face].rest * best)
	for i := range children[:helpful-face] {
		y := x + k.score[face%maxFaces]
		b := v[y%maxTallies]
		if best > b {
			b = best
		}
		child, f := &children[i], face
		face++
		helps := uint(k.helps[2][y%maxTallies])
		if helps <= f {
			sum += T(child.all * b)
			continue
		}
		last := child.children[:helps-f+1]
		part := T(last[helps-f].rest * b)
		for i := range last[:helps-f] {
			z := y + k.score[f%maxFaces]
			kept, again := one[z%maxTallies], u[(z+k.score[f%maxFaces])%maxTallies]
			f++
			if kept >= b {
				part += T(last[i].eq*max(kept, again)) + T(last[i].gt*k.later[z%maxTallies][f%maxFaces])
				continue
			}
			var later T
			g, helps := f, uint(k.helps[1][z%maxTallies])
			for ; g < helps; g++ {
				later += max(b, u[(z+k.score[g%maxFaces])%maxTallies])
			}
			later += T(T(k.sides-g) * b)
			part += T(last[i].eq*max(b, again)) + T(last[i].gt*later)
		}
		sum += part
	}
	return sum
}

// findHelpful finds how many faces help at a tally with a value, beginning with a
// guess.
func (k *fallingKernel[T]) findHelpful(d int, x uint, value T, guess uint) uint {
	near, rows := value-T(value*k.share), k.values[:d]
	for guess < k.sides && reaches(rows, k.score[guess%maxFaces], x, near) {
		guess++
	}
	for guess > 0 && !reaches(rows, k.score[(guess-1)%maxFaces], x, near) {
		guess--
	}
	k.helps[d][x%maxTallies] = uint8(guess)
	return guess
}

// reaches reports whether keeping one or more dice of those that are thrown, all with
// one score, is worth so much. There is a row for each number of them that is not kept.
func reaches[T number](rows []row[T], score, x uint, value T) bool {
	for i := len(rows) - 1; i >= 0; i-- { //nolint:modernize // slices.Backward takes a sixth longer in all
		x += score
		if rows[i].at[x%maxTallies] >= value {
			return true
		}
	}
	return false
}
