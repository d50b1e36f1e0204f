package tables

import (
	"context"
	"encoding/binary"
	"math"

	"threesaway/engine"
	"threesaway/solver"
)

// Build solves what a scope asks for under the rules and returns the table.
// progress, if not nil, is called before each part with the number done and the
// number in all. Build fails with [ErrNotHeld] on a scope or rules that the format
// has no place for, with [ErrTooLarge] on too many different policies, with what
// [solver.Solve] fails with, and with the context's error when that is done first.
func Build(ctx context.Context, r engine.Rules, scope Scope, progress func(done, all int)) (*Table, error) {
	if err := r.Validate(); err != nil {
		return nil, err
	}
	b, err := newBuilder(r)
	if err != nil {
		return nil, err
	}
	if err := scope.check(); err != nil {
		return nil, engine.Errorf("%w: %w", ErrNotHeld, err)
	}
	parts, beyond := scope.Parts(r)
	if err := checkParts(parts, b.table.rounds); err != nil {
		return nil, engine.Errorf("%w: %w", ErrNotHeld, err)
	}
	only := map[Part]bool{} // parts of which only the shares are held
	for _, p := range beyond {
		only[p] = true
	}
	parts = inOrder(parts, beyond)
	if len(parts) > maxSections {
		return nil, engine.Errorf("%w: %d parts: at most %d", ErrTooLarge, len(parts), maxSections)
	}
	turn, err := solver.NewTurn(r)
	if err != nil {
		return nil, err
	}
	for _, p := range parts { // values of all that are held are to be as good
		scope.Pot = max(scope.Pot, p.Pot)
	}
	solutions := map[solver.Goal]solver.Solution{}
	for i, part := range parts {
		if progress != nil {
			progress(i, len(parts))
		}
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		if solutions[part.Goal] == nil {
			if solutions[part.Goal], err = solve(turn, part.Goal, scope); err != nil {
				return nil, err
			}
		}
		if err := b.add(part, solutions[part.Goal], only[part]); err != nil {
			return nil, engine.Errorf("goal %s: %w", part, err)
		}
	}
	return b.table, nil
}

// solve solves a goal for all parts of a scope at once, exactly where that can be.
func solve(t *solver.Turn, goal solver.Goal, scope Scope) (solver.Solution, error) {
	s, err := solveFast(t, goal, scope)
	if err != nil {
		return nil, err
	}
	return solver.Proven(s)
}

func solveFast(t *solver.Turn, goal solver.Goal, scope Scope) (solver.Solution, error) {
	switch goal.Kind {
	case solver.KindLow:
		return t.Low(), nil
	case solver.KindBeat:
		return t.Beat(goal.Tie), nil
	case solver.KindMoney:
		return t.Money(scope.Players, scope.Pot)
	default:
		return t.Win(scope.Players)
	}
}

// builder makes a table; equal policy rows are stored once.
type builder struct {
	table  *Table
	shapes *shapes
	known  []map[string]uint16 // number of each policy row, by node
}

func newBuilder(r engine.Rules) (*builder, error) {
	size, err := codeSize(r)
	if err != nil {
		return nil, err
	}
	nodes := nodeCount(r)
	b := &builder{shapes: newShapes(r), known: make([]map[string]uint16, nodes)}
	b.table = &Table{rules: r, rounds: len(b.shapes.ceilings), codeSize: size, pools: make([][]byte, nodes)}
	for node := range b.known {
		b.known[node] = map[string]uint16{}
	}
	return b, nil
}

// add appends a section, of which only the shares may be wanted.
func (b *builder) add(part Part, solution solver.Solution, sharesOnly bool) error {
	none := []byte{} // what a section does not have is empty in the file, not nil
	s := &section{part: part, shape: sharesShape(part), shares: none, values: none, rows: none, endings: none}
	b.table.sections = append(b.table.sections, s)
	if game, ok := solution.(solver.GameSolution); ok {
		if err := s.addShares(b.table.rules, game); err != nil {
			return err
		}
	}
	if sharesOnly {
		return nil
	}
	s.shape = b.shapes.of(part)
	for i := range s.states {
		state := &s.states[i]
		for node, columns := range state.columns {
			for column := range columns {
				if err := b.addCell(s, solution, s.position(part, state, node, column)); err != nil {
					return err
				}
			}
		}
	}
	return nil
}

// addShares appends what the game is worth to each seat, and by how much that can be
// off where it is not exact.
func (s *section) addShares(r engine.Rules, game solver.GameSolution) error {
	pos := s.part.opening(r)
	for seat := 1; seat <= s.players; seat++ {
		share, err := game.Share(pos, seat)
		if err != nil {
			return err
		}
		s.shares = appendFloat(s.shares, share)
	}
	if bounded, ok := game.(solver.BoundedSolution); ok {
		bound, err := bounded.Bound(pos)
		if err != nil {
			return err
		}
		s.shares = appendFloat(s.shares, bound)
	}
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
	return binary.LittleEndian.AppendUint64(b, math.Float64bits(f+0)) // no negative zero
}

// row returns the number of the policy row of a position, a new one if need be.
func (b *builder) row(policy solver.Policy, pos engine.Position) (uint16, error) {
	t, node := b.table, nodeOf(b.table.rules, pos)
	row := make([]byte, 0, t.rowSize(node))
	for roll := range engine.Rolls(pos.Left, t.rules.Sides) {
		decision, err := policy.Decide(pos, roll)
		if err != nil {
			return 0, err
		}
		code, err := encodeDecision(t.rules, roll, decision)
		if err != nil {
			return 0, err
		}
		for i := range t.codeSize {
			row = append(row, byte(code>>(8*i)))
		}
	}
	number, ok := b.known[node][string(row)]
	if !ok {
		if len(b.known[node]) > math.MaxUint16 {
			return 0, engine.Errorf("%w: more than %d different policies for %d dice", ErrTooLarge, math.MaxUint16+1, pos.Left)
		}
		number = uint16(len(b.known[node]))
		b.known[node][string(row)] = number
		t.pools[node] = append(t.pools[node], row...)
	}
	return number, nil
}
