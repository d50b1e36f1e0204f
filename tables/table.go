package tables

import (
	"encoding/binary"
	"math"

	"threesaway/engine"
	"threesaway/solver"
)

// Table holds optimal policies of one rule set. It is immutable and may be used
// by many goroutines.
type Table struct {
	rules    engine.Rules
	maskSize int      // bytes of one keep
	pools    [][]byte // policy rows, by dice left
	sections []*section
}

// section is the part of a table that answers one goal for one number of
// players. Its numbers are little-endian.
type section struct {
	*shape
	shares  []byte // float64 by seat
	values  []byte // float64 by cell
	rows    []byte // uint16 row number by cell with dice left
	endings []byte // two float64, win and tie, by cell without dice left
}

// Rules returns the rules that the table was solved for.
func (t *Table) Rules() engine.Rules { return t.rules }

// Solution returns the part of the table that answers a goal. Its answers come
// from the table and allocate nothing. It fails with [ErrMissing] on a goal that
// the table does not hold for so many players; low and beat do not depend on
// them.
//
// The solution of win answers for every number of players that the table holds,
// and is a [solver.GameSolution]; that of beat is a [solver.RoundSolution].
func (t *Table) Solution(goal solver.Goal, players int) (solver.Solution, error) {
	v := &view{table: t, goal: goal}
	for _, s := range t.sections {
		if s.goal == goal {
			v.sections[s.players] = s
		}
	}
	switch {
	case v.sections[0] != nil && goal.Kind == solver.KindLow:
		return v, nil
	case v.sections[0] != nil:
		return &roundView{v}, nil
	case players > 0 && players < len(v.sections) && v.sections[players] != nil:
		return &gameView{roundView{v}}, nil
	}
	return nil, engine.Errorf("%w: goal %s for %d players", ErrMissing, goal, players)
}

// Holds reports, with [ErrNotHeld] and the option concerned, rules that tables
// have no place for: those under which a decision is more than what to keep, a
// total not all that counts, or one round unlike another.
func Holds(r engine.Rules) error {
	switch {
	case r.Bottoms > engine.BottomsBlind:
		return engine.Errorf("%w: bottoms=%s", ErrNotHeld, r.Bottoms)
	case !r.Progressive.Off():
		return engine.Errorf("%w: progressive=%s", ErrNotHeld, r.Progressive)
	case r.Moon != engine.MoonOff:
		return engine.Errorf("%w: moon=%s", ErrNotHeld, r.Moon)
	case r.Pass:
		return engine.Errorf("%w: pass=true", ErrNotHeld)
	}
	return nil
}

// view answers one goal from a table.
type view struct {
	table *Table
	goal  solver.Goal
	// sections are by number of players; one at 0 answers for every number.
	sections [engine.MaxPlayers + 1]*section
}

func (v *view) Rules() engine.Rules { return v.table.rules }

func (v *view) Goal() solver.Goal { return v.goal }

// section returns the section that answers for a position, which must have
// passed [solver.CheckValued].
func (v *view) section(pos engine.Position) (*section, error) {
	if v.sections[0] != nil {
		return v.sections[0], nil
	}
	if s := v.sections[pos.Players]; s != nil {
		return s, nil
	}
	return nil, engine.Errorf("%w: goal %s for %d players", ErrMissing, v.goal, pos.Players)
}

func (v *view) Value(pos engine.Position) (float64, error) {
	if err := solver.CheckValued(v.table.rules, v.goal, pos); err != nil {
		return 0, err
	}
	s, err := v.section(pos)
	if err != nil {
		return 0, err
	}
	state, column := s.locate(pos)
	value := float64At(s.values, state.cell+state.offset[pos.Left]+column)
	if v.goal.Kind == solver.KindLow {
		value += float64(pos.Total)
	}
	return value, nil
}

func (v *view) Decide(pos engine.Position, roll engine.Roll) (engine.Decision, error) {
	if err := solver.CheckDecision(v.table.rules, v.goal, pos, roll); err != nil {
		return engine.Decision{}, err
	}
	s, err := v.section(pos)
	if err != nil {
		return engine.Decision{}, err
	}
	state, column := s.locate(pos)
	mask := v.table.mask(pos.Left, s.row(state, pos.Left, column), roll.Index())
	return engine.KeepOnly(roll.KeepMask(mask)), nil
}

// roundView is a view of a goal that is played against others.
type roundView struct{ *view }

// gameView is a view of the goal win.
type gameView struct{ roundView }

func (v *gameView) Share(pos engine.Position, seat int) (float64, error) {
	pos = engine.Opening(v.table.rules, pos.Players)
	if err := solver.CheckValued(v.table.rules, v.goal, pos); err != nil {
		return 0, err
	}
	if seat < 1 || seat > pos.Players {
		return 0, &engine.PositionError{Field: "seat", Problem: engine.Textf("%d: must be 1 to %d", seat, pos.Players)}
	}
	s, err := v.section(pos)
	if err != nil {
		return 0, err
	}
	return float64At(s.shares, seat-1), nil
}

func (v *roundView) Ending(pos engine.Position, score int) (solver.Ending, error) {
	pos.Left, pos.Total, pos.Passed = 0, score, false
	if err := solver.CheckValued(v.table.rules, v.goal, pos); err != nil {
		return solver.Ending{}, err
	}
	if v.goal.Kind == solver.KindBeat {
		return solver.BeatEnding(v.table.rules, pos, score), nil
	}
	s, err := v.section(pos)
	if err != nil {
		return solver.Ending{}, err
	}
	state, column := s.locate(pos)
	at := 2 * (state.ending + column)
	return solver.Ending{Win: float64At(s.endings, at), Tie: float64At(s.endings, at+1)}, nil
}

// float64At returns the i-th number of a payload.
func float64At(payload []byte, i int) float64 {
	return math.Float64frombits(binary.LittleEndian.Uint64(payload[8*i:]))
}

// row returns the number of the policy row of a place with dice left.
func (s *section) row(state *stateShape, left, column int) int {
	at := state.choice + state.offset[left] - state.columns[0] + column
	return int(binary.LittleEndian.Uint16(s.rows[2*at:]))
}

// mask returns the keep that a policy row has for a roll.
func (t *Table) mask(left, row, roll int) uint32 {
	at := (row*engine.RollCount(left, t.rules.Sides) + roll) * t.maskSize
	var mask uint32
	for i := range t.maskSize {
		mask |= uint32(t.pools[left][at+i]) << (8 * i)
	}
	return mask
}

// maskSize returns how many bytes the keep of so many dice takes: 1, 2 or 4.
func maskSize(dice int) int {
	switch {
	case dice <= 8:
		return 1
	case dice <= 16:
		return 2
	}
	return 4
}
