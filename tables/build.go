package tables

import (
	"context"
	"encoding/binary"
	"fmt"
	"math"

	"threesaway/engine"
	"threesaway/solver"
)

// StandardGoals returns the goals that a table holds unless others are asked
// for: low, and beat with a tie counting nothing, half and whole.
func StandardGoals() []solver.Goal {
	return []solver.Goal{
		solver.Low(),
		solver.Beat(solver.WeightZero),
		solver.Beat(solver.WeightHalf),
		solver.Beat(solver.WeightOne),
	}
}

// Build solves the goals under the rules and returns their table. progress, if
// not nil, is called before each goal with the number done and the number in
// all. Build fails with what [solver.Solve] fails with, and with the context's
// error when that is done first.
func Build(ctx context.Context, r engine.Rules, goals []solver.Goal, progress func(done, all int)) (*Table, error) {
	b := newBuilder(r)
	for i, goal := range goals {
		if progress != nil {
			progress(i, len(goals))
		}
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		solution, err := solver.Solve(r, goal)
		if err != nil {
			return nil, err
		}
		if err := b.add(solution); err != nil {
			return nil, err
		}
	}
	return b.table, nil
}

// builder makes a table; equal policy rows are stored once.
type builder struct {
	table *Table
	known []map[string]uint32 // number of each policy row, by dice left
}

func newBuilder(r engine.Rules) *builder {
	b := &builder{
		table: &Table{rules: r, maskSize: maskSize(r.Dice), pools: make([][]byte, r.Dice+1)},
		known: make([]map[string]uint32, r.Dice+1),
	}
	for left := range b.known {
		b.known[left] = map[string]uint32{}
	}
	return b
}

// add appends the section of a solution.
func (b *builder) add(solution solver.Solution) error {
	r, goal := b.table.rules, solution.Goal()
	s := section{goal: goal, block: goalBlock(r, goal)}
	for left, columns := range s.block.columns {
		for column := range columns {
			pos := positionOf(r, goal, left, column)
			value, err := solution.Value(pos)
			if err != nil {
				return fmt.Errorf("goal %s: value of %+v: %w", goal, pos, err)
			}
			s.values = binary.LittleEndian.AppendUint64(s.values, math.Float64bits(value))
			if left == 0 {
				continue
			}
			row, err := b.row(solution, pos)
			if err != nil {
				return fmt.Errorf("goal %s: policy of %+v: %w", goal, pos, err)
			}
			s.rows = binary.LittleEndian.AppendUint32(s.rows, row)
		}
	}
	b.table.sections = append(b.table.sections, s)
	return nil
}

// row returns the number of the policy row of a position, a new one if need be.
func (b *builder) row(policy solver.Policy, pos engine.Position) (uint32, error) {
	t, left := b.table, pos.Left
	row := make([]byte, 0, engine.RollCount(left, t.rules.Sides)*t.maskSize)
	for roll := range engine.Rolls(left, t.rules.Sides) {
		keep, err := policy.Keep(pos, roll)
		if err != nil {
			return 0, err
		}
		mask, err := roll.Mask(keep)
		if err != nil {
			return 0, err
		}
		for i := range t.maskSize {
			row = append(row, byte(mask>>(8*i)))
		}
	}
	number, ok := b.known[left][string(row)]
	if !ok {
		number = uint32(len(b.known[left]))
		b.known[left][string(row)] = number
		t.pools[left] = append(t.pools[left], row...)
	}
	return number, nil
}
