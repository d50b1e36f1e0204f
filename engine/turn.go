package engine

import "fmt"

// Turn is one player's turn as a state machine: dice are thrown and kept until
// none is left or the turn is cut off. It is the only authority on what is
// legal; a refused move is an error and changes nothing. Turns may be copied.
type Turn struct {
	rules       Rules
	scoreToBeat int
	kept        Keep
	roll        Roll
	thrown      bool
	cutOff      bool
}

// NewTurn starts a turn against the score to beat, in pips, or [NoScore]. It
// fails with [ErrRules] on invalid rules, with [ErrNotPlayed] on an option that
// cannot be played yet, and with [ErrPosition] on an impossible score.
func NewTurn(r Rules, scoreToBeat int) (*Turn, error) {
	if err := r.Validate(); err != nil {
		return nil, err
	}
	if err := r.checkPlayed(); err != nil {
		return nil, err
	}
	if scoreToBeat != NoScore && (scoreToBeat < 0 || scoreToBeat > r.MaxScore()) {
		return nil, &PositionError{"beat", fmt.Sprintf("%d: must be 0 to %d", scoreToBeat, r.MaxScore())}
	}
	return &Turn{rules: r, scoreToBeat: scoreToBeat}, nil
}

// checkPlayed refuses the options of a turn that are not played yet.
func (r Rules) checkPlayed() error {
	switch {
	case r.Bottoms != BottomsOff:
		return fmt.Errorf("%w: bottoms=%s", ErrNotPlayed, r.Bottoms)
	case r.Moon != MoonOff:
		return fmt.Errorf("%w: moon=%s", ErrNotPlayed, r.Moon)
	case r.Pass:
		return fmt.Errorf("%w: pass=true", ErrNotPlayed)
	}
	return nil
}

// Throw takes what the dice not yet kept show. It fails with [ErrSequence] when
// the turn is over or a roll already lies on the table, and with [ErrRoll] when
// these dice cannot show the roll.
func (t *Turn) Throw(roll Roll) error {
	switch {
	case t.Done():
		return fmt.Errorf("%w: the turn is over", ErrSequence)
	case t.thrown:
		return fmt.Errorf("%w: keep at least one die of %s before throwing again", ErrSequence, t.roll)
	}
	if err := t.rules.CheckRoll(roll, t.Left()); err != nil {
		return err
	}
	t.roll, t.thrown = roll, true
	return nil
}

// Keep sets dice of the roll on the table aside; the rest are to be thrown
// again. It fails with [ErrSequence] when there is no roll, and with [ErrKeep]
// when the rules do not allow the keep.
func (t *Turn) Keep(k Keep) error {
	if !t.thrown {
		return fmt.Errorf("%w: throw before keeping", ErrSequence)
	}
	if err := t.rules.CheckKeep(t.roll, k); err != nil {
		return err
	}
	kept, err := t.kept.With(k)
	if err != nil {
		return err
	}
	t.kept, t.roll, t.thrown = kept, Roll{}, false
	t.cutOff = t.rules.Cutoff && t.Left() > 0 && t.scoreToBeat != NoScore &&
		t.rules.beaten(t.Total(), t.Left(), t.scoreToBeat)
	return nil
}

// Kept returns the dice set aside so far.
func (t *Turn) Kept() Keep { return t.kept }

// Left returns the number of dice not yet kept.
func (t *Turn) Left() int { return t.rules.Dice - t.kept.Len() }

// Total returns what the dice kept so far count, in pips; it is the score once
// no die is left.
func (t *Turn) Total() int { return t.rules.KeepTotal(t.kept) }

// Roll returns the roll on the table; ok is false while there is none.
func (t *Turn) Roll() (roll Roll, ok bool) { return t.roll, t.thrown }

// Keeps returns the legal keeps of the roll on the table, in the order in which
// equal choices are preferred; none while there is no roll.
func (t *Turn) Keeps() []Keep {
	if !t.thrown {
		return nil
	}
	return t.rules.Keeps(t.roll)
}

// CutOff reports whether the turn ended early because it could no longer win or
// tie.
func (t *Turn) CutOff() bool { return t.cutOff }

// Done reports whether the turn is over.
func (t *Turn) Done() bool { return t.cutOff || t.Left() == 0 }
