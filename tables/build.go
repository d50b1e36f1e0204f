package tables

import (
	"context"
	"encoding/binary"
	"math"

	"threesaway/engine"
	"threesaway/solver"
)

// Part names what a section of a table is to answer.
type Part struct {
	// Goal is the goal.
	Goal solver.Goal
	// Players is the number of players for a goal that depends on it, else 0.
	Players int
}

// String returns the goal and, where it matters, the number of players.
func (p Part) String() string { return p.text().String() }

// Message returns the English format of the text and its arguments.
func (p Part) Message() (format string, args []any) { return p.text().Message() }

func (p Part) text() engine.Text {
	if p.Players == 0 {
		return engine.Textf("%s", p.Goal)
	}
	return engine.Textf("%s for %d players", p.Goal, p.Players)
}

// Parts returns what a table holds unless other things are asked for: low, beat
// with a tie counting nothing, half and whole, and win for each number of players
// from 2 to the given one, as a tie may leave any number of them.
func Parts(players int) []Part {
	parts := []Part{
		{Goal: solver.Low()},
		{Goal: solver.Beat(solver.WeightZero)},
		{Goal: solver.Beat(solver.WeightHalf)},
		{Goal: solver.Beat(solver.WeightOne)},
	}
	for n := 2; n <= players; n++ {
		parts = append(parts, Part{solver.Win(), n})
	}
	return parts
}

// Build solves the parts under the rules and returns their table. progress, if
// not nil, is called before each part with the number done and the number in
// all. Build fails with [ErrNotHeld], with what [solver.Solve] fails with, and
// with the context's error when that is done first.
func Build(ctx context.Context, r engine.Rules, parts []Part, progress func(done, all int)) (*Table, error) {
	if err := r.Validate(); err != nil {
		return nil, err
	}
	if err := Holds(r); err != nil {
		return nil, err
	}
	if err := checkParts(parts); err != nil {
		return nil, engine.Errorf("%w: %w", ErrNotHeld, err)
	}
	b := newBuilder(r)
	solutions := map[solver.Goal]solver.Solution{}
	for i, part := range parts {
		if progress != nil {
			progress(i, len(parts))
		}
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		if solutions[part.Goal] == nil {
			most := 2
			for _, p := range parts {
				if p.Goal == part.Goal {
					most = max(most, p.Players)
				}
			}
			solution, err := solver.Solve(r, part.Goal, engine.Opening(r, most))
			if err != nil {
				return nil, err
			}
			solutions[part.Goal] = solution
		}
		if err := b.add(part, solutions[part.Goal]); err != nil {
			return nil, engine.Errorf("goal %s: %w", part, err)
		}
	}
	return b.table, nil
}

// builder makes a table; equal policy rows are stored once.
type builder struct {
	table *Table
	known []map[string]uint16 // number of each policy row, by dice left
}

func newBuilder(r engine.Rules) *builder {
	b := &builder{
		table: &Table{rules: r, maskSize: maskSize(r.Dice), pools: make([][]byte, r.Dice+1)},
		known: make([]map[string]uint16, r.Dice+1),
	}
	for left := range b.known {
		b.known[left] = map[string]uint16{}
	}
	return b
}

// add appends a section.
func (b *builder) add(part Part, solution solver.Solution) error {
	none := []byte{} // what a section does not have is empty in the file, not nil
	s := &section{newShape(b.table.rules, part.Goal, part.Players), none, none, none, none}
	for seat := 1; seat <= part.Players; seat++ {
		game, ok := solution.(solver.GameSolution)
		if !ok {
			return engine.Errorf("%w: goal %s has no shares", ErrNotHeld, part)
		}
		share, err := game.Share(engine.Opening(b.table.rules, part.Players), seat)
		if err != nil {
			return err
		}
		s.shares = appendFloat(s.shares, share)
	}
	for i := range s.states {
		for left, columns := range s.states[i].columns {
			for column := range columns {
				if err := b.addCell(s, solution, s.position(&s.states[i], left, column)); err != nil {
					return err
				}
			}
		}
	}
	b.table.sections = append(b.table.sections, s)
	return nil
}

// addCell appends what is stored of a position.
func (b *builder) addCell(s *section, solution solver.Solution, pos engine.Position) error {
	value, err := solution.Value(pos)
	if err != nil {
		return engine.Errorf("value of %+v: %w", pos, err)
	}
	s.values = appendFloat(s.values, value)
	if pos.Left > 0 {
		row, err := b.row(solution, pos)
		if err != nil {
			return engine.Errorf("policy of %+v: %w", pos, err)
		}
		s.rows = binary.LittleEndian.AppendUint16(s.rows, row)
		return nil
	}
	if round, ok := solution.(solver.RoundSolution); ok && s.players > 0 {
		ending, err := round.Ending(pos, pos.Total)
		if err != nil {
			return engine.Errorf("ending of %+v: %w", pos, err)
		}
		s.endings = appendFloat(appendFloat(s.endings, ending.Win), ending.Tie)
	}
	return nil
}

func appendFloat(b []byte, f float64) []byte {
	return binary.LittleEndian.AppendUint64(b, math.Float64bits(f))
}

// row returns the number of the policy row of a position, a new one if need be.
func (b *builder) row(policy solver.Policy, pos engine.Position) (uint16, error) {
	t, left := b.table, pos.Left
	row := make([]byte, 0, engine.RollCount(left, t.rules.Sides)*t.maskSize)
	for roll := range engine.Rolls(left, t.rules.Sides) {
		decision, err := policy.Decide(pos, roll)
		if err != nil {
			return 0, err
		}
		mask, err := roll.Mask(decision.Keep)
		if err != nil {
			return 0, err
		}
		for i := range t.maskSize {
			row = append(row, byte(mask>>(8*i)))
		}
	}
	number, ok := b.known[left][string(row)]
	if !ok {
		if len(b.known[left]) > math.MaxUint16 {
			return 0, engine.Errorf("%w: more than %d different policies for %d dice", ErrTooLarge, math.MaxUint16+1, left)
		}
		number = uint16(len(b.known[left]))
		b.known[left][string(row)] = number
		t.pools[left] = append(t.pools[left], row...)
	}
	return number, nil
}
