package solver

import (
	"math"
	"math/bits"
	"slices"

	"threesaway/engine"
)

// Appraiser is a [Solution] that values many options about one roll at once. It is
// asked where every decision is to keep some dice as they lie.
type Appraiser interface {
	Solution
	// Appraise sets the value of each option about a roll in a position, that of the
	// position which it leads to, and returns what Decide does. The options are legal,
	// and have their decision and the number of dice to throw again.
	Appraise(pos engine.Position, roll engine.Roll, options []Option) (engine.Decision, error)
}

// ranker is an [Appraiser] that is exact behind its values.
type ranker interface {
	// ranked reports whether options about a roll in a position, the best first, are in
	// order for certain, although values are rounded.
	ranked(pos engine.Position, options []Option) bool
}

// AppendOptions appends to list what [Rank] finds: every legal decision about a roll
// with its value and what it gives up, the best first. Exact is nil. It fails as Rank
// does; of a roll that wins the pot on the spot there are no options.
//
// With up to six dice, where every decision is to keep some as they lie, it allocates
// nothing but room in the list if s is an [Appraiser], as the solutions of this package
// and of package tables are, but for comparisons that have to be exact.
func AppendOptions(list []Option, s Solution, pos engine.Position, roll engine.Roll) ([]Option, error) {
	r := s.Rules()
	if a, ok := s.(Appraiser); ok && roll.Len() <= mostOrdered && r.Bottoms <= engine.BottomsBlind && !r.Pass {
		if err := pos.Validate(r); err != nil {
			return list, err
		}
		more, err := appraise(list, a, &r, pos, roll)
		if err != nil {
			return list, err
		}
		if exact, ok := s.(ranker); !ok || exact.ranked(pos, more[len(list):]) {
			return more, nil
		}
	}
	a, err := Rank(s, pos, roll)
	if err != nil {
		return list, err
	}
	for _, o := range a.Options {
		o.Exact = nil
		list = append(list, o)
	}
	return list, nil
}

// mostOrdered is the largest number of dice whose keeps [keepOrder] has room for.
const mostOrdered = 6

// keepOrder is the order of the keeps of one roll.
type keepOrder [1 << mostOrdered]struct {
	loss uint64 // as the bits of a float64 that is not negative, which are in its order
	rank uint32 // in the order of preference
	at   uint32
}

// appraise appends the keeps of a roll in a position that is valid.
func appraise(list []Option, s Appraiser, r *engine.Rules, pos engine.Position, roll engine.Roll) ([]Option, error) {
	goal := s.Goal()
	if goal.Kind != KindLow && r.FirstThrowMoon(pos, roll) {
		_, err := s.Decide(pos, roll) // is the roll one of the position?
		return list, err
	}
	before := len(list)
	list = slices.Grow(list, 1<<roll.Len()-1)
	var order keepOrder
	same := repeated(roll)
	must := 0
	if r.MustKeepAway {
		must = roll.Count(r.Away)
	}
	for mask := uint32(1)<<roll.Len() - 1; mask > 0; mask-- {
		if mask&^(mask<<1)&same != 0 {
			continue // the same as with the first of equal dice
		}
		keep := roll.KeepMask(mask)
		if must > 0 && keep.Count(r.Away) < must {
			continue
		}
		i := len(list) - before
		list = append(list, Option{Decision: engine.KeepOnly(keep), ThrowAgain: roll.Len() - keep.Len()})
		// Of as many dice with the same total, those with the lower faces come first.
		faces := uint32(bits.Reverse8(^uint8(mask)))
		order[i].rank = uint32(roll.Len()-keep.Len())<<24 | uint32(r.KeepTotal(keep))<<8 | faces
		order[i].at = uint32(i)
	}
	options := list[before:]
	best, err := s.Appraise(pos, roll, options)
	if err != nil {
		return list[:before], err
	}
	chosen := 0
	for i := range options {
		if options[i].Decision.Keep == best.Keep {
			chosen = i
		}
	}
	value, sign := options[chosen].Value, goal.gain(*r, 1, 0)
	for i := range options {
		options[i].Loss = max(0, sign*(value-options[i].Value))
		order[i].loss = math.Float64bits(options[i].Loss) + 1
	}
	order[chosen].loss = 0
	order.sort(len(options))
	order.apply(options)
	return list, nil
}

// repeated returns as bits over the dice of a roll which show what the one before does.
func repeated(roll engine.Roll) uint32 {
	same, place := uint32(0), 0
	for f := engine.Face(1); place < roll.Len(); f++ {
		if n := roll.Count(f); n > 0 {
			same |= (1<<n - 2) << place
			place += n
		}
	}
	return same
}

// sort sorts the first n.
func (o *keepOrder) sort(n int) {
	for i := 1; i < n; i++ {
		e, at := o[i], i
		for ; at > 0; at-- {
			b := &o[at-1]
			if b.loss < e.loss || b.loss == e.loss && b.rank < e.rank {
				break
			}
			o[at] = *b
		}
		o[at] = e
	}
}

// apply puts options in order.
func (o *keepOrder) apply(options []Option) {
	for i := range options {
		if int(o[i].at) == i {
			continue
		}
		first, to := options[i], i
		for from := int(o[to].at); from != i; from = int(o[to].at) {
			options[to], o[to].at = options[from], uint32(to)
			to = from
		}
		options[to], o[to].at = first, uint32(to)
	}
}
