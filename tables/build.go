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
// has no place for; at once with [ErrTooLarge] on what [Estimate.Check] reports, and
// later on too many different policies; with what [solver.Solve] fails with; and with
// the context's error when that is done first.
func Build(ctx context.Context, r engine.Rules, scope Scope, progress func(done, all int)) (*Table, error) {
	return BuildOn(ctx, r, scope, nil, func(c *Checkpoint) {
		if done, all := c.Done(); progress != nil && done < all {
			progress(done, all)
		}
	})
}

// BuildOn is [Build] from a checkpoint on, whose parts are not built again; nil stands
// for the beginning. The table is the same. progress, if not nil, is called before
// each part, and when the last is done, with what has been built so far. BuildOn fails
// with [ErrCheckpoint] on a checkpoint of another table.
func BuildOn(ctx context.Context, r engine.Rules, scope Scope, from *Checkpoint, progress func(*Checkpoint)) (*Table, error) {
	w, err := newPlan(r, scope)
	if err != nil {
		return nil, err
	}
	b := newBuilder(w)
	if from != nil {
		if err := b.goOn(from); err != nil {
			return nil, err
		}
	}
	for {
		if progress != nil {
			progress(b.checkpoint())
		}
		if len(b.table.sections) == len(w.parts) {
			return b.table, nil
		}
		part := w.parts[len(b.table.sections)]
		solution, err := b.solutions.of(ctx, part)
		if err != nil {
			return nil, err
		}
		if err := b.recall(part.Goal, solution); err != nil {
			return nil, err
		}
		if err := b.add(part, solution, w.sharesOnly[part]); err != nil {
			return nil, engine.Errorf("goal %s: %w", part, err)
		}
		if b.size > MaxSize {
			return nil, engine.Errorf("%w: a file of %d MB or more: at most %d", ErrTooLarge, megabytes(b.size), megabytes(MaxSize))
		}
	}
}

// plan is what a table is to hold.
type plan struct {
	scope      Scope
	turn       *solver.Turn
	shapes     *shapes
	codeSize   int
	parts      []Part // in the order of the file
	sharesOnly map[Part]bool
}

// newPlan plans the table of a scope, and refuses one that cannot be built.
func newPlan(r engine.Rules, scope Scope) (*plan, error) {
	e, err := newEstimator(r)
	if err != nil {
		return nil, err
	}
	size, err := e.estimate(scope)
	if err != nil {
		return nil, err
	}
	if err := size.Check(); err != nil {
		return nil, err
	}
	parts, beyond := scope.Parts(r)
	if err := checkParts(parts, len(e.shapes.ceilings)); err != nil {
		return nil, engine.Errorf("%w: %w", ErrNotHeld, err)
	}
	w := &plan{scope, e.turn, e.shapes, e.code, inOrder(parts, beyond), map[Part]bool{}}
	for _, p := range beyond {
		w.sharesOnly[p] = true
	}
	return w, nil
}

// builder makes a table; equal policy rows are stored once.
type builder struct {
	plan      *plan
	table     *Table
	solutions *solutions
	known     []map[string]uint16        // number of each policy row, by node
	size      int                        // bytes of payloads and rows so far
	toRecall  map[solver.Goal][]*section // of a checkpoint, until their goal is solved
}

func newBuilder(w *plan) *builder {
	r := w.turn.Rules()
	nodes := nodeCount(r)
	b := &builder{plan: w, solutions: newSolutions(w), known: make([]map[string]uint16, nodes)}
	b.table = &Table{rules: r, rounds: len(w.shapes.ceilings), codeSize: w.codeSize, rowSizes: rowSizesOf(r, w.codeSize), pools: make([][]byte, nodes)}
	for node := range b.known {
		b.known[node] = map[string]uint16{}
	}
	return b
}

// add appends a section, of which only the shares may be wanted.
func (b *builder) add(part Part, solution solver.Solution, sharesOnly bool) error {
	none := []byte{} // what a section does not have is empty in the file, not nil
	s := &section{part: part, shape: sharesShape(part), shares: none, values: none, rows: none, endings: none}
	if game, ok := solution.(solver.GameSolution); ok {
		if err := s.addShares(b.table.rules, game); err != nil {
			return err
		}
	}
	if sharesOnly {
		b.done(s)
		return nil
	}
	s.shape = b.plan.shapes.of(part)
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
	b.done(s)
	return nil
}

// done appends a section that is complete.
func (b *builder) done(s *section) {
	b.table.sections = append(b.table.sections, s)
	b.size += len(s.shares) + len(s.values) + len(s.rows) + len(s.endings)
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
	row := make([]byte, 0, t.rowSizes[node])
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
		if len(b.known[node]) == maxRows {
			return 0, engine.Errorf("%w: more than %d different policies for %d dice", ErrTooLarge, maxRows, pos.Left)
		}
		number = uint16(len(b.known[node]))
		b.known[node][string(row)] = number
		t.pools[node] = append(t.pools[node], row...)
		b.size += len(row)
	}
	return number, nil
}
