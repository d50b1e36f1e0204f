package solver

import (
	"cmp"
	"slices"

	"threesaway/engine"
)

// optionSet lists for every roll the decisions worth considering, in the order
// in which equal choices are preferred. Decisions that lead to the same place
// are worth the same, so only the preferred one is listed.
type optionSet struct {
	nodes []optionNode
}

type optionNode struct {
	first  []int32  // options of roll i: first[i] to first[i+1]
	next   []int32  // where an option leads: node · stride + what it adds to the tally
	turned []uint32 // the dice turned over, as engine.Roll.KeepMask reads them
	kept   []uint32 // the dice kept, of the roll as it then lies
}

// decision returns an option as a decision about its roll.
func (n *optionNode) decision(r engine.Rules, roll engine.Roll, option int32) engine.Decision {
	d := engine.Decision{Turned: roll.KeepMask(n.turned[option])}
	if d.Turned.Len() > 0 {
		roll = r.TurnOver(roll, d.Turned)
	}
	d.Keep = roll.KeepMask(n.kept[option])
	return d
}

// lowestDecisions lists the legal keeps among "the k dice that count least",
// most dice first. Where a utility never rises with the total, one of them is
// best: of as many dice, those that count least leave the lowest total.
func lowestDecisions(r engine.Rules, roll engine.Roll, _ bool) []engine.Decision {
	var list []engine.Decision
	for _, k := range lowestKeeps(r, roll) {
		list = append(list, engine.KeepOnly(k))
	}
	return list
}

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

// compile lays the decisions about every roll out for the kernel.
func (t *Turn) compile(list func(r engine.Rules, roll engine.Roll, passed bool) []engine.Decision) *optionSet {
	set := &optionSet{nodes: make([]optionNode, len(t.nodes))}
	for _, n := range t.order {
		at := t.nodes[n]
		o := optionNode{first: make([]int32, 1, len(t.layer(at.dice).rolls)+1)}
		for _, roll := range t.layer(at.dice).rolls {
			start := len(o.next)
			for _, d := range list(t.rules, roll, at.passed) {
				next := t.leadsTo(at.dice, d)
				if slices.Contains(o.next[start:], next) {
					continue
				}
				turned, err := roll.Mask(d.Turned)
				if err != nil {
					continue // cannot happen: the decision is about this roll
				}
				kept, err := t.rules.TurnOver(roll, d.Turned).Mask(d.Keep)
				if err != nil {
					continue // cannot happen either
				}
				o.next = append(o.next, next)
				o.turned = append(o.turned, turned)
				o.kept = append(o.kept, kept)
			}
			o.first = append(o.first, int32(len(o.next)))
		}
		set.nodes[n] = o
	}
	return set
}

// leadsTo returns where a decision about a roll of so many dice leads.
func (t *Turn) leadsTo(dice int, d engine.Decision) int32 {
	if d.Passes() {
		return int32(t.nodeOf(dice, true) * t.stride)
	}
	return int32((dice-d.Keep.Len())*t.stride + t.tally(t.rules.KeepTotal(d.Keep), t.rules.BottomTotal(d.Keep)))
}
