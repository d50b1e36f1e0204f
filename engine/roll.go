package engine

import (
	"iter"
)

// Roll is what a throw shows: a multiset of faces, the order of the dice being
// of no account. The zero Roll has no dice. Rolls are comparable.
type Roll struct{ dice multiset }

// NewRoll returns the roll that shows the given faces, in any order. It fails
// with [ErrRoll] on more than [MaxDice] dice or a face outside 1..[MaxSides];
// whether the roll fits a rule set is for [Rules.CheckRoll] to say.
func NewRoll(faces ...Face) (Roll, error) {
	m, err := newMultiset(faces)
	if err != nil {
		return Roll{}, Errorf("%w: %w", ErrRoll, err)
	}
	return Roll{m}, nil
}

// Len returns the number of dice thrown.
func (r Roll) Len() int { return int(r.dice.n) }

// Count returns how many dice show face f, 0 for a face that no die has.
func (r Roll) Count(f Face) int { return r.dice.count(f) }

// Faces returns the faces in rising order.
func (r Roll) Faces() []Face { return r.dice.appendFaces(make([]Face, 0, r.dice.n)) }

// String returns the faces in rising order, separated by blanks: "1 3 3 5 6".
func (r Roll) String() string { return r.dice.String() }

// Highest returns the largest face shown, 0 for a roll of no dice.
func (r Roll) Highest() Face { return r.dice.highest() }

// All returns the keep of every die of the roll.
func (r Roll) All() Keep { return Keep(r) }

// Ways returns in how many ways as many distinguishable dice can show the
// roll: n! / (c₁! c₂! …), where cᵢ dice show face i. The roll's probability is
// Ways divided by sides to the power of the number of dice.
func (r Roll) Ways() int64 {
	ways, placed := int64(1), int64(0)
	for f := Face(1); f <= r.Highest(); f++ {
		for i := int64(1); i <= int64(r.Count(f)); i++ {
			placed++
			ways = ways * placed / i // exact: a product of binomials at every step
		}
	}
	return ways
}

// Index returns the place of the roll among all rolls of as many dice, counted
// from 0. With the faces sorted, f₁ ≤ … ≤ fₙ, it is Σ C(fᵢ + i − 2, i): rolls
// are ordered by their highest die, then the next highest, and so on. The
// index does not depend on the number of sides.
func (r Roll) Index() int {
	n := r.Len()
	if n == 0 {
		return 0
	}
	// The dice of one face f + 1 add C(f + i, i) less the same for the i of the face
	// before, where i dice show that face or a lower one. Summed by face instead of by
	// term, C(f + i, f + 1) is left of each.
	last := int(r.Highest()) - 1
	index, i := binomials[last+n][n]-1, 0
	word := r.dice.low
	for f := range last {
		if f > 0 && f%8 == 0 {
			word = r.dice.word(f / 8)
		}
		i += int(word & 0xff)
		word >>= 8
		index -= binomials[f+i][f+1]
	}
	return int(index)
}

// RollCount returns the number of different rolls of n dice with the given
// number of sides, C(n + sides − 1, n). It returns 0 for numbers outside
// 0..[MaxDice] and 1..[MaxSides].
func RollCount(n, sides int) int {
	if n < 0 || n > MaxDice || sides < 1 || sides > MaxSides {
		return 0
	}
	return int(binomials[n+sides-1][n])
}

// Rolls yields every roll of n dice with the given number of sides, in the
// order of [Roll.Index]. It yields nothing for numbers outside 1..[MaxDice]
// and 1..[MaxSides].
func Rolls(n, sides int) iter.Seq[Roll] {
	return func(yield func(Roll) bool) {
		if n < 1 || n > MaxDice || sides < 1 || sides > MaxSides {
			return
		}
		faces := make([]int, n) // zero-based, rising
		for {
			var m multiset
			for _, f := range faces {
				m.add(Face(f+1), 1)
			}
			if !yield(Roll{m}) {
				return
			}
			// The lowest die that may rise does so, and all below it start anew.
			i := 0
			for i+1 < n && faces[i] == faces[i+1] {
				i++
			}
			if faces[i]++; faces[i] == sides {
				return // only the highest die can pass the last face
			}
			for j := range i {
				faces[j] = 0
			}
		}
	}
}

// binomials[n][k] is n over k, for all that the index of a roll can need.
var binomials = func() (c [MaxDice + MaxSides][MaxDice + 1]int64) {
	for n := range c {
		c[n][0] = 1
		for k := 1; k <= n && k <= MaxDice; k++ {
			c[n][k] = c[n-1][k-1] + c[n-1][k]
		}
	}
	return c
}()
