package card

import (
	"cmp"
	"slices"

	"threesaway/engine"
)

// dice turns what dice count into what they cost: their pips, or where the highest
// score wins the pips that they miss of the highest die. Faces that cost the same
// are of one rank, counted from 0, the cheapest.
type dice struct {
	rules  engine.Rules
	ranks  []int // the cost of each rank
	costs  []int // by face
	rankOf []int // by face
}

func newDice(r engine.Rules) *dice {
	d := &dice{rules: r, costs: make([]int, r.Sides+1), rankOf: make([]int, r.Sides+1)}
	for f := 1; f <= r.Sides; f++ {
		d.costs[f] = d.costOf(1, r.Score(engine.Face(f)))
		d.ranks = append(d.ranks, d.costs[f])
	}
	slices.Sort(d.ranks)
	d.ranks = slices.Compact(d.ranks)
	for f := 1; f <= r.Sides; f++ {
		d.rankOf[f], _ = slices.BinarySearch(d.ranks, d.costs[f])
	}
	return d
}

// most returns the greatest cost of a turn.
func (d *dice) most() int { return d.rules.MaxScore() }

// costOf returns what so many dice cost that count a total; and, as it is its own
// inverse, what they count that cost so much.
func (d *dice) costOf(dice, total int) int {
	if d.rules.High {
		return dice*d.rules.MaxDieScore() - total
	}
	return total
}

// faces returns the faces of a rank, rising.
func (d *dice) faces(rank int) []engine.Face {
	var list []engine.Face
	for f := 1; f <= d.rules.Sides; f++ {
		if d.rankOf[f] == rank {
			list = append(list, engine.Face(f))
		}
	}
	return list
}

// sorted returns the faces of a roll, the cheapest first.
func (d *dice) sorted(roll engine.Roll) []engine.Face {
	faces := roll.Faces()
	slices.SortStableFunc(faces, func(a, b engine.Face) int { return cmp.Compare(d.costs[a], d.costs[b]) })
	return faces
}

// choose returns the dice to keep of a roll, given the cheapest first: by the
// instruction those that are cheap enough, at least as many as must be kept, and
// with must_keep_away the away dice. None is a pass.
func (d *dice) choose(in instruction, faces []engine.Face) []engine.Face {
	sum, wanted := 0, 0
	for _, f := range faces {
		sum += d.costs[f]
		if d.rankOf[f] <= in.rank {
			wanted++
		}
	}
	least := 1
	if in.passed {
		least = 2
	}
	forced := d.rules.MustKeepAway && slices.Contains(faces, d.rules.Away)
	switch {
	case sum <= in.all:
		return faces
	case wanted == 0 && in.pass && !forced:
		return nil
	case !forced:
		return faces[:max(wanted, least)]
	}
	for ; ; wanted++ { // after a pass one die may not be enough
		var list []engine.Face
		for i, f := range faces {
			if i < wanted || f == d.rules.Away {
				list = append(list, f)
			}
		}
		if len(list) >= least {
			return list
		}
	}
}
