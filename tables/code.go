package tables

import (
	"threesaway/engine"
)

// codeBits returns how many bits of a code say what is kept, and how many what is
// turned over: one where all dice are turned over together, one for each die where
// any may be.
func codeBits(r engine.Rules) (keep, call int) {
	switch r.Bottoms {
	case engine.BottomsThrow, engine.BottomsTurn:
		return r.Dice, 1
	case engine.BottomsDie:
		return r.Dice, r.Dice
	default:
		return r.Dice, 0
	}
}

// codeSize returns how many bytes a code takes: 1, 2 or 4. It fails with
// [ErrNotHeld] where that is not enough.
func codeSize(r engine.Rules) (int, error) {
	keep, call := codeBits(r)
	for _, size := range []int{1, 2, 4} {
		if keep+call <= 8*size {
			return size, nil
		}
	}
	return 0, engine.Errorf("%w: bottoms=%s with dice=%d: at most 16", ErrNotHeld, r.Bottoms, r.Dice)
}

// encodeDecision returns the code of a decision about a roll; see FORMAT.md.
func encodeDecision(r engine.Rules, roll engine.Roll, d engine.Decision) (uint32, error) {
	code, err := r.TurnOver(roll, d.Turned).Mask(d.Keep)
	if err != nil {
		return 0, err
	}
	if d.Over {
		code |= 1 << r.Dice
	}
	if d.Turned.Len() > 0 {
		turned, err := roll.Mask(d.Turned)
		if err != nil {
			return 0, err
		}
		if r.Bottoms == engine.BottomsThrow {
			turned = 1
		}
		code |= turned << r.Dice
	}
	return code, nil
}

// decodeDecision returns the decision about a roll that a code stands for. The
// bits beyond the dice are for the caller to check.
func decodeDecision(r *engine.Rules, roll engine.Roll, code uint32) (d engine.Decision) {
	call := code >> r.Dice
	if call == 0 {
		d.Keep = roll.KeepMask(code)
		return d
	}
	switch r.Bottoms {
	case engine.BottomsThrow:
		d.Turned = roll.All()
	case engine.BottomsDie:
		d.Turned = roll.KeepMask(call)
	case engine.BottomsTurn:
		d.Over = true
	default:
	}
	d.Keep = r.TurnOver(roll, d.Turned).KeepMask(code)
	return d
}
