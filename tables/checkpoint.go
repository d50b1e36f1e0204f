package tables

import (
	"bytes"
	"crypto/sha256"
	"fmt"
	"slices"

	"threesaway/engine"
	"threesaway/solver"
)

// Checkpoint is a table that is being built: the parts that are done, which are the
// first of those that it is to hold. It is immutable.
//
// What goals are worth is solved again where the work goes on, and compared; the parts,
// which take most of the time, are not built again.
type Checkpoint struct {
	table *Table
	plan  *plan
}

// checkpointMagic is what a checkpoint begins with.
const checkpointMagic = "threes away checkpoint\n"

// Done returns how many parts are done, and how many there are in all.
func (c *Checkpoint) Done() (done, all int) { return len(c.table.sections), len(c.plan.parts) }

// Encode returns the checkpoint as the bytes of a file: the word for it, a SHA-256 of
// what is being built and of the name of the program that builds, and a table of the
// parts that are done, in the format of tables and with its checksum. Another program
// could choose otherwise, so that its parts would not go together; the name is to be
// another one for each program that can. Encode fails with [ErrMissing] before any part
// is done.
func (c *Checkpoint) Encode(program string) ([]byte, error) {
	if len(c.table.sections) == 0 {
		return nil, engine.Errorf("%w: no part is done", ErrMissing)
	}
	table, err := c.table.Encode()
	if err != nil {
		return nil, err
	}
	return slices.Concat([]byte(checkpointMagic), c.plan.key(program), table), nil
}

// DecodeCheckpoint reads a checkpoint from the bytes of a file, which it takes for
// hostile as [Decode] does. It fails with [ErrFormat] on bytes that are not whole or
// not a checkpoint, with [ErrCheckpoint] on one of another scope, of other rules or of
// a program of another name, and as [Build] does on a scope that cannot be built.
//
// What passes is of the right form, and what its checksum was made for. Whether it is
// optimal, [Verify] proves of the table that it becomes.
func DecodeCheckpoint(data []byte, r engine.Rules, scope Scope, program string) (*Checkpoint, error) {
	w, err := newPlan(r, scope)
	if err != nil {
		return nil, err
	}
	rest, ok := bytes.CutPrefix(data, []byte(checkpointMagic))
	if !ok || len(rest) < sha256.Size {
		return nil, engine.Errorf("%w: it is no checkpoint", ErrFormat)
	}
	if !bytes.Equal(rest[:sha256.Size], w.key(program)) {
		return nil, ErrCheckpoint
	}
	t, err := decodeAll(bytes.Clone(rest[sha256.Size:]), w.check)
	if err != nil {
		return nil, err
	}
	return &Checkpoint{t, w}, nil
}

// check reports parts that are not the first of the plan.
func (w *plan) check(t *Table) error {
	if t.rules != w.turn.Rules() || len(t.sections) > len(w.parts) {
		return ErrCheckpoint
	}
	for i, s := range t.sections {
		if s.part != w.parts[i] || s.sharesOnly() != w.sharesOnly[s.part] {
			return ErrCheckpoint
		}
	}
	return nil
}

// key is a digest of all that the parts of a table depend on.
func (w *plan) key(program string) []byte {
	text := fmt.Appendf(nil, "%q %q %q\n", program, layout, w.turn.Rules())
	for _, p := range w.parts {
		text = fmt.Appendf(text, "%q %t\n", p, w.sharesOnly[p])
	}
	sum := sha256.Sum256(text)
	return sum[:]
}

// checkpoint returns what is done so far. What is built later is appended behind it.
func (b *builder) checkpoint() *Checkpoint {
	t := *b.table
	t.pools = slices.Clone(t.pools)
	t.sections = slices.Clip(t.sections)
	if len(t.pools[1]) == 0 {
		t.sections = nil // shares alone are no table
	}
	return &Checkpoint{&t, b.plan}
}

// goOn begins with the parts of a checkpoint.
func (b *builder) goOn(from *Checkpoint) error {
	if !bytes.Equal(from.plan.key(""), b.plan.key("")) {
		return ErrCheckpoint
	}
	t := from.table
	for node := 1; node < len(t.pools); node++ {
		size := t.rowSizes[node]
		b.table.pools[node] = slices.Clone(t.pools[node])
		b.size += len(t.pools[node])
		for row := range t.poolRows(node) {
			b.known[node][string(t.pools[node][row*size:][:size])] = uint16(row)
		}
	}
	b.toRecall = map[solver.Goal][]*section{}
	for _, s := range t.sections {
		b.done(s)
		b.toRecall[s.part.Goal] = append(b.toRecall[s.part.Goal], s)
	}
	return nil
}

// recall asks a solution that is about to be used for the shares of the parts of its goal
// that a checkpoint holds, and compares them. Rounding can depend on what a solution was
// asked before, so they are asked for in the order of the file.
func (b *builder) recall(goal solver.Goal, solution solver.Solution) error {
	if goal.Kind == solver.KindMoney { // which is based on win
		if err := b.recall(solver.Win(), b.solutions.win); err != nil {
			return err
		}
	}
	list := b.toRecall[goal]
	delete(b.toRecall, goal)
	game, ok := solution.(solver.GameSolution)
	for i := 0; ok && i < len(list); i++ {
		again := &section{part: list[i].part, shape: sharesShape(list[i].part)}
		if err := again.addShares(b.table.rules, game); err != nil {
			return err
		}
		if !bytes.Equal(again.shares, list[i].shares) {
			return engine.Errorf("%w: the shares of %s are others", ErrCheckpoint, list[i].part)
		}
	}
	return nil
}
