package solver

import (
	"cmp"
	"slices"

	"threesaway/engine"
)

// optionSet lists for every roll the keeps worth considering, in the order in
// which equal choices are preferred. Keeps that lead to the same place are
// worth the same, so only the preferred one is listed.
type optionSet struct {
	layers []optionLayer // by dice left
}

type optionLayer struct {
	first []int32  // options of roll i: first[i] to first[i+1]
	next  []int32  // where an option leads: dice left · stride + pips kept
	masks []uint32 // the dice kept, as engine.Roll.KeepMask reads them
}

// keepLister lists keeps of a roll, in order of preference.
type keepLister func(r engine.Rules, roll engine.Roll) []engine.Keep

// allKeeps lists every legal keep.
func allKeeps(r engine.Rules, roll engine.Roll) []engine.Keep { return r.Keeps(roll) }

// lowestKeeps lists the legal keeps among "the k dice that count least", most
// dice first. Where a utility never rises with the total, one of them is best:
// of as many dice, those that count least leave the lowest total.
func lowestKeeps(r engine.Rules, roll engine.Roll) []engine.Keep {
	faces := roll.Faces()
	slices.SortStableFunc(faces, func(a, b engine.Face) int { return cmp.Compare(r.Score(a), r.Score(b)) })
	var keeps []engine.Keep
	for k := len(faces); k >= 1; k-- {
		keep, err := engine.NewKeep(faces[:k]...)
		if err == nil && r.CheckKeep(roll, keep) == nil {
			keeps = append(keeps, keep)
		}
	}
	return keeps
}

// compile lays the keeps of every roll out for the kernel.
func (t *Turn) compile(list keepLister) *optionSet {
	set := &optionSet{layers: make([]optionLayer, t.dice+1)}
	for d := 1; d <= t.dice; d++ {
		l := optionLayer{first: make([]int32, 1, len(t.layers[d].rolls)+1)}
		for _, roll := range t.layers[d].rolls {
			start := len(l.next)
			for _, k := range list(t.rules, roll) {
				next := int32((d-k.Len())*t.stride + t.rules.KeepTotal(k))
				if slices.Contains(l.next[start:], next) {
					continue
				}
				mask, err := roll.Mask(k)
				if err != nil {
					continue // cannot happen: the keep is of this roll
				}
				l.next = append(l.next, next)
				l.masks = append(l.masks, mask)
			}
			l.first = append(l.first, int32(len(l.next)))
		}
		set.layers[d] = l
	}
	return set
}
