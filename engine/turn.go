package engine

// Turn is one player's turn as a state machine: dice are thrown and kept until
// none is left or the turn is cut off. It is the only authority on what is
// legal; a refused move is an error and changes nothing. Turns may be copied.
type Turn struct {
	rules  Rules
	pos    Position
	kept   Keep // as they lie
	roll   Roll
	thrown bool
	blind  bool // bottoms are called for the next throw
	moon   bool
	cutOff bool
}

// NewTurn starts the turn of a position, of which only what does not concern the
// turn so far is looked at. It fails with [ErrRules] on invalid rules and with a
// [*PositionError] on a position that cannot be.
func NewTurn(r Rules, pos Position) (*Turn, error) {
	if err := r.Validate(); err != nil {
		return nil, err
	}
	pos.Left, pos.Total, pos.Bottom, pos.Passed = r.Dice, 0, 0, false
	if err := pos.Validate(r); err != nil {
		return nil, err
	}
	return &Turn{rules: r, pos: pos}, nil
}

// Position returns the position, before the next throw.
func (t *Turn) Position() Position { return t.pos }

// CallBlind calls bottoms for the next throw, whose dice are then all turned
// over. It fails with [ErrSequence] when the turn is over or a roll lies on the
// table, and with [ErrKeep] unless the rules say bottoms=blind.
func (t *Turn) CallBlind() error {
	switch {
	case t.rules.Bottoms != BottomsBlind:
		return Errorf("%w: bottoms=%s: bottoms cannot be called before a throw", ErrKeep, t.rules.Bottoms)
	case t.Done() || t.thrown:
		return Errorf("%w: bottoms are called before a throw", ErrSequence)
	}
	t.blind = true
	return nil
}

// Throw takes what the dice not yet kept show. All dice on the highest face end
// the turn where the rules say moon=throw. It fails with [ErrSequence] when the
// turn is over or a roll already lies on the table, and with [ErrRoll] when
// these dice cannot show the roll.
func (t *Turn) Throw(roll Roll) error {
	switch {
	case t.Done():
		return Errorf("%w: the turn is over", ErrSequence)
	case t.thrown:
		return Errorf("%w: keep at least one die of %s before throwing again", ErrSequence, t.roll)
	}
	if err := t.rules.CheckRoll(roll, t.pos.Left); err != nil {
		return err
	}
	if t.blind {
		roll = t.rules.TurnOver(roll, roll.All())
		t.blind = false
	}
	t.roll, t.thrown = roll, true
	t.moon = t.rules.FirstThrowMoon(t.pos, roll)
	return nil
}

// FirstThrowMoon reports whether a roll wins the pot on the spot under
// moon=throw.
func (r Rules) FirstThrowMoon(pos Position, roll Roll) bool {
	return r.Moon == MoonThrow && pos.Left == r.Dice && !pos.Passed && roll.Count(Face(r.Sides)) == r.Dice
}

// CollectedMoon reports whether the dice of a finished turn win the pot on the
// spot under moon=turn.
func (r Rules) CollectedMoon(pos Position) bool {
	return r.Moon == MoonTurn && pos.Left == 0 && pos.Total == r.Dice*r.Sides
}

// Decide sets dice of the roll on the table aside, after a call if the decision
// makes one; the rest are to be thrown again. It fails with [ErrSequence] when
// there is no roll, and with [ErrKeep] when the rules do not allow the decision.
func (t *Turn) Decide(d Decision) error {
	switch {
	case t.Done():
		return Errorf("%w: the turn is over", ErrSequence)
	case !t.thrown:
		return Errorf("%w: throw before keeping", ErrSequence)
	}
	if err := t.rules.CheckDecision(t.roll, t.pos.Passed, d); err != nil {
		return err
	}
	kept, err := t.kept.With(d.Keep)
	if err != nil {
		return err
	}
	if d.Over {
		kept = Keep{t.rules.bottoms(kept.dice)}
	}
	t.pos = t.pos.After(t.rules, t.roll, d)
	t.kept, t.roll, t.thrown = kept, Roll{}, false
	t.moon = t.rules.CollectedMoon(t.pos)
	t.cutOff = t.rules.CutOff(t.pos)
	return nil
}

// Keep sets dice of the roll on the table aside without a call. It fails as
// [Turn.Decide] does.
func (t *Turn) Keep(k Keep) error { return t.Decide(KeepOnly(k)) }

// Kept returns the dice set aside so far.
func (t *Turn) Kept() Keep { return t.kept }

// Left returns the number of dice not yet kept.
func (t *Turn) Left() int { return t.pos.Left }

// Total returns what the dice kept so far count, in pips; it is the score once
// no die is left.
func (t *Turn) Total() int { return t.pos.Total }

// Roll returns the roll on the table; ok is false while there is none.
func (t *Turn) Roll() (roll Roll, ok bool) { return t.roll, t.thrown }

// Decisions returns the legal decisions about the roll on the table, in the
// order in which equal choices are preferred; none while there is no roll.
func (t *Turn) Decisions() []Decision {
	if !t.thrown || t.Done() {
		return nil
	}
	return t.rules.Decisions(t.roll, t.pos.Passed)
}

// CutOff reports whether the turn ended early because it could no longer win,
// tie or qualify.
func (t *Turn) CutOff() bool { return t.cutOff }

// Moon reports whether all dice on the highest face have won the pot on the
// spot.
func (t *Turn) Moon() bool { return t.moon }

// Done reports whether the turn is over.
func (t *Turn) Done() bool { return t.moon || t.cutOff || t.pos.Left == 0 }
