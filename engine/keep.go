package engine

import (
	"cmp"
	"math/bits"
	"slices"
)

// Keep is what is set aside of a roll: a multiset of faces. The zero Keep sets
// nothing aside. Keeps are comparable.
type Keep struct{ dice multiset }

// NewKeep returns the keep of the given faces, in any order. It fails with
// [ErrKeep] on more than [MaxDice] dice or a face outside 1..[MaxSides].
func NewKeep(faces ...Face) (Keep, error) {
	m, err := newMultiset(faces)
	if err != nil {
		return Keep{}, Errorf("%w: %w", ErrKeep, err)
	}
	return Keep{m}, nil
}

// Len returns the number of dice kept.
func (k Keep) Len() int { return int(k.dice.n) }

// Count returns how many dice of face f are kept.
func (k Keep) Count(f Face) int { return k.dice.count(f) }

// Faces returns the faces in rising order.
func (k Keep) Faces() []Face { return k.dice.appendFaces(make([]Face, 0, k.dice.n)) }

// String returns the faces in rising order, separated by blanks: "3 3".
func (k Keep) String() string { return k.dice.String() }

// With returns the keep that holds the dice of both; it is how the dice kept
// over several throws add up. It fails with [ErrKeep] beyond [MaxDice] dice.
func (k Keep) With(o Keep) (Keep, error) {
	if k.Len()+o.Len() > MaxDice {
		return Keep{}, Errorf("%w: %d dice: at most %d are possible", ErrKeep, k.Len()+o.Len(), MaxDice)
	}
	return Keep{k.dice.plus(o.dice)}, nil
}

// Has reports whether the dice of k are among those of the roll.
func (r Roll) Has(k Keep) bool { return r.dice.contains(k.dice) }

// Mask returns a keep as bits over the roll's dice in rising order: bit i is
// set when the die in place i is kept. Of equal dice the first are kept. It
// fails with [ErrKeep] if the roll does not show the dice.
func (r Roll) Mask(k Keep) (uint32, error) {
	if !r.Has(k) {
		return 0, Errorf("%w: the roll %s does not show %s", ErrKeep, r, k)
	}
	var mask uint32
	place := 0
	for f := Face(1); f <= r.Highest(); f++ {
		mask |= (1<<k.Count(f) - 1) << place
		place += r.Count(f)
	}
	return mask, nil
}

// KeepMask returns the keep of the dice whose bits are set, bit i standing for
// the die in place i of the roll in rising order. Bits beyond the roll are
// ignored.
func (r Roll) KeepMask(mask uint32) Keep {
	mask &= 1<<r.dice.n - 1
	if r.dice.n < 8 && r.Highest() <= 8 {
		return Keep{multiset{low: keptOfFew(r.dice.low, mask), n: uint32(bits.OnesCount32(mask))}}
	}
	var k Keep
	for f := Face(1); mask != 0 && f <= MaxSides; f++ {
		c := r.Count(f)
		k.dice.add(f, bits.OnesCount32(mask&(1<<c-1)))
		mask >>= c
	}
	return k
}

// keptOfFew is KeepMask for less than eight dice with faces up to eight. Each byte of a
// number stands for a face: those of shown say how many dice show it, those of the
// answer how many of these are kept. All bytes are worked on at once.
func keptOfFew(shown uint64, mask uint32) uint64 {
	const each = everyByte
	upTo := shown * each       // dice that show the face or one before
	places := upTo&each + each // 2^upTo, bit by bit of upTo
	places += places * 3 & (upTo >> 1 & each * 0xff)
	places += places * 15 & (upTo >> 2 & each * 0xff)
	kept := (places - each) & (uint64(mask) * each) // as bits, of those dice
	kept -= kept >> 1 & (each * 0x55)
	kept = kept&(each*0x33) + kept>>2&(each*0x33)
	kept = (kept + kept>>4) & (each * 0x0f)
	return kept - kept<<8
}

// Keeps returns every different keep that the rules allow of the roll, without a
// call or a pass, in the order in which equal choices are preferred (RULES.md,
// "Goals"): more dice first, then the lower total, then the lower faces.
func (r Rules) Keeps(roll Roll) []Keep {
	keeps := r.submultisets(roll)
	keeps = slices.DeleteFunc(keeps, func(k Keep) bool { return r.CheckKeep(roll, k) != nil })
	slices.SortFunc(keeps, r.compareKeeps)
	return keeps
}

// compareKeeps orders keeps as equal choices are preferred.
func (r Rules) compareKeeps(a, b Keep) int {
	return cmp.Or(
		cmp.Compare(b.Len(), a.Len()),
		cmp.Compare(r.KeepTotal(a), r.KeepTotal(b)),
		a.dice.compareFaces(b.dice),
	)
}

// CheckKeep reports, with [ErrKeep], why the rules do not allow k to be kept of
// the roll.
func (r Rules) CheckKeep(roll Roll, k Keep) error {
	switch {
	case !roll.Has(k):
		return Errorf("%w: the roll %s does not show %s", ErrKeep, roll, k)
	case k.Len() == 0:
		return Errorf("%w: at least one die of %s must be kept", ErrKeep, roll)
	case r.MustKeepAway && k.Count(r.Away) < roll.Count(r.Away):
		return Errorf("%w: must_keep_away=true: every %d of %s must be kept", ErrKeep, r.Away, roll)
	}
	return nil
}
