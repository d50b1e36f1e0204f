package engine

import "math/bits"

// totals is a set of totals, in pips: bit t says that t can be counted.
type totals [MaxDice*MaxSides/64 + 1]uint64

// has reports whether a total up to MaxDice·MaxSides can be counted.
func (s *totals) has(total int) bool {
	return total >= 0 && s[total/64]>>(total%64)&1 == 1
}

// addDie returns the totals when each is raised by what one more die counts, for
// every score in the set of scores of one die. No total is beyond the given word.
func (s *totals) addDie(scores uint32, last int) totals {
	var next totals
	for ; scores != 0; scores &= scores - 1 {
		shift := bits.TrailingZeros32(scores)
		next[0] |= s[0] << shift
		for i := 1; i <= last; i++ {
			next[i] |= s[i]<<shift | s[i-1]>>(64-shift)
		}
	}
	return next
}

// totalsOf returns what n dice can count together when each can count any of a
// set of scores up to MaxSides.
func totalsOf(n int, scores uint32) totals {
	set := totals{1}
	last := n * bits.Len32(scores) / 64
	for range n {
		set = set.addDie(scores, last)
	}
	return set
}

// firstTotals is the first word of [totalsOf].
func firstTotals(n int, scores uint32) uint64 {
	set := uint64(1)
	for range n {
		next := uint64(0)
		for left := scores; left != 0; left &= left - 1 {
			next |= set << bits.TrailingZeros32(left)
		}
		set = next
	}
	return set
}

// Reachable reports whether n dice can count the given total, in pips.
func (r Rules) Reachable(n, total int) bool {
	if n < 0 || n > MaxDice || r.Sides > MaxSides || total < 0 || total > n*r.MaxDieScore() {
		return false
	}
	var scores uint32
	for f := Face(1); f <= Face(r.Sides); f++ {
		scores |= 1 << r.Score(f)
	}
	if n*r.MaxDieScore() < 64 {
		return firstTotals(n, scores)>>total&1 == 1
	}
	set := totalsOf(n, scores)
	return set.has(total)
}

// reachableBoth reports whether n dice can count total and, turned over, bottom.
//
// Top and bottom of a die count sides + 1 together, but for the away face and
// the one opposite it, which lack what the away face would have counted. That
// tells how many of these there are; each counts on one side only.
//
// The dice must be able to count total; see Reachable.
func (r Rules) reachableBoth(n, total, bottom int) bool {
	most := n * r.MaxDieScore()
	if total < 0 || bottom < 0 || total > most || bottom > most {
		return false
	}
	var scores uint32 // of the dice that count on both sides
	for f := Face(1); f <= Face(r.Sides); f++ {
		if f != r.Away && r.Bottom(f) != r.Away {
			scores |= 1 << f
		}
	}
	missing := n*(r.Sides+1) - total - bottom
	if r.Away == NoAway {
		set := totalsOf(n, scores)
		return missing == 0 && set.has(total)
	}
	opposite := int(r.Bottom(r.Away))
	each := int(r.Away)
	if opposite == each {
		each, opposite = r.Sides+1, 0 // the away face lies on both sides of the die
	}
	odd := missing / each
	if missing < 0 || missing%each != 0 || odd > n {
		return false
	}
	set := totalsOf(n-odd, scores)
	for up := range odd + 1 {
		if set.has(total - up*opposite) {
			return true
		}
	}
	return false
}
