package engine

import (
	"cmp"
	"slices"
)

// Decision is what a player does about a roll: whether to call "bottoms", and
// what to keep. Decisions are comparable; the zero Decision keeps nothing, which
// only a pass may.
type Decision struct {
	// Turned are the dice of the roll that are turned over before any is kept
	// (bottoms=throw and bottoms=die); empty for no call.
	Turned Keep
	// Keep are the dice set aside, as they lie after the call; empty to pass.
	Keep Keep
	// Over turns all dice over when the last has been kept (bottoms=turn).
	Over bool
}

// KeepOnly returns the decision to keep dice without a call.
func KeepOnly(k Keep) Decision { return Decision{Keep: k} }

// Passes reports whether the decision keeps nothing.
func (d Decision) Passes() bool { return d.Keep.Len() == 0 }

// String returns the decision in words: "3 3", "turn over 6, keep 1 3", "pass".
func (d Decision) String() string {
	what := "keep " + d.Keep.String()
	if d.Passes() {
		what = "pass"
	}
	switch {
	case d.Turned.Len() > 0:
		return "turn over " + d.Turned.String() + ", " + what
	case d.Over:
		return what + " and turn all over"
	case d.Passes():
		return what
	}
	return d.Keep.String()
}

// Bottom returns the face on the underside of a die: sides + 1 − face.
func (r Rules) Bottom(f Face) Face { return Face(r.Sides) + 1 - f }

// bottoms returns the dice turned over.
func (r Rules) bottoms(m multiset) multiset {
	var o multiset
	for f := Face(1); f <= Face(min(r.Sides, MaxSides)); f++ {
		if c := m.count(f); c > 0 {
			o.add(r.Bottom(f), c)
		}
	}
	return o
}

// TurnOver returns the roll as it lies after some of its dice, which it must show,
// have been turned over.
func (r Rules) TurnOver(roll Roll, turned Keep) Roll {
	return Roll{roll.dice.plus(r.bottoms(turned.dice)).minus(turned.dice)}
}

// BottomTotal returns what the dice of k count when they are turned over, in
// pips.
func (r Rules) BottomTotal(k Keep) int { return r.KeepTotal(Keep{r.bottoms(k.dice)}) }

// CheckDecision reports why the rules do not allow a decision about a roll: with
// [ErrRoll] a roll of no dice or of other ones, with [ErrKeep] a call or a keep
// that is not allowed. passed says whether the throw before was passed.
func (r Rules) CheckDecision(roll Roll, passed bool, d Decision) error {
	if err := r.CheckRoll(roll, roll.Len()); err != nil {
		return err
	}
	if err := r.checkCall(roll, d); err != nil {
		return err
	}
	roll = r.TurnOver(roll, d.Turned)
	if d.Passes() {
		return r.checkPass(roll, passed)
	}
	if err := r.CheckKeep(roll, d.Keep); err != nil {
		return err
	}
	if passed && d.Keep.Len() < 2 {
		return Errorf("%w: after a pass at least two dice of %s must be kept", ErrKeep, roll)
	}
	return nil
}

// checkCall reports why a call is not allowed.
func (r Rules) checkCall(roll Roll, d Decision) error {
	switch {
	case d.Over && r.Bottoms != BottomsTurn:
		return Errorf("%w: bottoms=%s: the dice kept cannot be turned over at the end", ErrKeep, r.Bottoms)
	case d.Over && d.Keep.Len() < roll.Len():
		return Errorf("%w: all dice are turned over only when the last has been kept", ErrKeep)
	case d.Turned.Len() == 0:
		return nil
	case r.Bottoms != BottomsThrow && r.Bottoms != BottomsDie:
		return Errorf("%w: bottoms=%s: dice of a throw cannot be turned over", ErrKeep, r.Bottoms)
	case !roll.Has(d.Turned):
		return Errorf("%w: the roll %s does not show %s", ErrKeep, roll, d.Turned)
	case r.Bottoms == BottomsThrow && d.Turned.Len() < roll.Len():
		return Errorf("%w: bottoms=throw: all dice of %s are turned over together", ErrKeep, roll)
	}
	return nil
}

// checkPass reports why keeping none of a roll is not allowed.
func (r Rules) checkPass(roll Roll, passed bool) error {
	switch {
	case !r.Pass:
		return r.CheckKeep(roll, Keep{})
	case passed:
		return Errorf("%w: two throws in a row cannot be passed", ErrKeep)
	case roll.Len() < 2:
		return Errorf("%w: the last die cannot be passed", ErrKeep)
	case r.MustKeepAway && roll.Count(r.Away) > 0:
		return Errorf("%w: must_keep_away=true: every %d of %s must be kept", ErrKeep, r.Away, roll)
	}
	return nil
}

// Decisions returns every different decision that the rules allow about a roll,
// in the order in which equal choices are preferred (RULES.md, "Goals" and "How
// options meet"): passing comes last, no call comes before a call, then more dice
// kept, the lower total, the lower faces, and fewer dice turned over. Whether all dice are turned over at the end is not listed: see
// Decision.Over.
func (r Rules) Decisions(roll Roll, passed bool) []Decision {
	var list []Decision
	for _, turned := range r.calls(roll) {
		lies := r.TurnOver(roll, turned)
		for _, k := range r.submultisets(lies) {
			d := Decision{Turned: turned, Keep: k}
			if r.CheckDecision(roll, passed, d) == nil {
				list = append(list, d)
			}
		}
	}
	slices.SortFunc(list, r.compareDecisions)
	return list
}

// calls returns the dice that may be turned over before a keep, none first.
func (r Rules) calls(roll Roll) []Keep {
	switch r.Bottoms {
	case BottomsThrow:
		return []Keep{{}, roll.All()}
	case BottomsDie:
		return r.submultisets(roll)
	default:
		return []Keep{{}}
	}
}

// submultisets returns every choice of dice of a roll, none among them.
func (r Rules) submultisets(roll Roll) []Keep {
	list := []Keep{{}}
	for f := Face(1); f <= roll.Highest(); f++ {
		for _, k := range slices.Clip(list) {
			for range roll.Count(f) {
				k.dice.add(f, 1)
				list = append(list, k)
			}
		}
	}
	return list
}

func (r Rules) compareDecisions(a, b Decision) int {
	return cmp.Or(
		compareBool(a.Passes(), b.Passes()),
		compareBool(a.Turned.Len() > 0, b.Turned.Len() > 0),
		r.compareKeeps(a.Keep, b.Keep),
		cmp.Compare(a.Turned.Len(), b.Turned.Len()),
		a.Turned.dice.compareFaces(b.Turned.dice),
	)
}

// compareBool orders false before true.
func compareBool(a, b bool) int {
	switch {
	case a == b:
		return 0
	case a:
		return 1
	}
	return -1
}
