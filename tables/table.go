package tables

import (
	"encoding/binary"
	"fmt"
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
	sections []section
}

// section is the part of a table that answers one goal.
type section struct {
	goal   solver.Goal
	block  block
	values []byte // one float64 a cell, little-endian
	rows   []byte // one row number a cell with dice left, uint32, little-endian
}

// Rules returns the rules that the table was solved for.
func (t *Table) Rules() engine.Rules { return t.rules }

// Goals returns the goals that the table holds, in the order of the file.
func (t *Table) Goals() []solver.Goal {
	goals := make([]solver.Goal, len(t.sections))
	for i := range t.sections {
		goals[i] = t.sections[i].goal
	}
	return goals
}

// Solution returns the part of the table that answers a goal. Its answers come
// from the table and allocate nothing. It fails with [ErrMissing] on a goal
// that the table does not hold.
func (t *Table) Solution(goal solver.Goal) (solver.Solution, error) {
	for i := range t.sections {
		if t.sections[i].goal == goal {
			return &view{t, &t.sections[i]}, nil
		}
	}
	return nil, fmt.Errorf("%w: goal %s", ErrMissing, goal)
}

// view answers one goal from a table.
type view struct {
	table   *Table
	section *section
}

func (v *view) Rules() engine.Rules { return v.table.rules }

func (v *view) Goal() solver.Goal { return v.section.goal }

func (v *view) Value(pos engine.Position) (float64, error) {
	t, s := v.table, v.section
	if err := solver.CheckValued(t.rules, s.goal, pos); err != nil {
		return 0, err
	}
	value := s.value(s.block.offset[pos.Left] + columnOf(t.rules, s.goal, pos))
	if s.goal.Kind == solver.KindLow {
		value += float64(pos.Total)
	}
	return value, nil
}

func (v *view) Keep(pos engine.Position, roll engine.Roll) (engine.Keep, error) {
	t, s := v.table, v.section
	if err := solver.CheckDecision(t.rules, s.goal, pos, roll); err != nil {
		return engine.Keep{}, err
	}
	cell := s.block.offset[pos.Left] + columnOf(t.rules, s.goal, pos)
	return roll.KeepMask(t.mask(pos.Left, s.row(cell), roll.Index())), nil
}

// value returns the value of a cell.
func (s *section) value(cell int) float64 {
	return math.Float64frombits(binary.LittleEndian.Uint64(s.values[8*cell:]))
}

// row returns the number of the policy row of a cell with dice left.
func (s *section) row(cell int) int {
	return int(binary.LittleEndian.Uint32(s.rows[4*(cell-s.block.columns[0]):]))
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
