package tables

import (
	"bytes"
	"crypto/sha256"
	"fmt"
	"io"
	"math"
	"os"

	"github.com/vmihailenco/msgpack/v5"

	"threesaway/engine"
	"threesaway/solver"
)

// MaxSize is the largest table that is read, in bytes.
const MaxSize = 1 << 30

// ReadFile reads a table from a file. It fails with [ErrFormat] on anything but
// a whole, unaltered table, and with the error of the system on a file that
// cannot be read.
func ReadFile(name string) (*Table, error) {
	f, err := os.Open(name)
	if err != nil {
		return nil, err
	}
	defer f.Close() //nolint:errcheck // nothing was written
	data, err := io.ReadAll(io.LimitReader(f, MaxSize+1))
	if err != nil {
		return nil, err
	}
	t, err := Decode(data)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	return t, nil
}

// Decode reads a table from the bytes of a file, which it takes for hostile: it
// checks every length before it allocates, the checksum, and that every row,
// keep and value is one that can be. It fails with [ErrFormat] and says what is
// wrong and where; it allocates no more than a small multiple of the data.
//
// Decode does not prove the policy optimal; [Verify] does.
func Decode(data []byte) (*Table, error) {
	if len(data) > MaxSize {
		return nil, fmt.Errorf("%w: more than %d bytes", ErrFormat, MaxSize)
	}
	t, err := open(data)
	if err != nil {
		return nil, err
	}
	if err := t.check(); err != nil {
		return nil, err
	}
	// A table has one encoding only, so whatever decodes to it is compared.
	again, err := t.Encode()
	if err != nil {
		return nil, err
	}
	if !bytes.Equal(data, again) {
		return nil, fmt.Errorf("%w: the bytes are not those that the table is written as", ErrFormat)
	}
	return t, nil
}

// open unpacks the envelope and the body.
func open(data []byte) (*Table, error) {
	var e envelope
	if err := unpack(data, &e); err != nil {
		return nil, err
	}
	switch {
	case e.Magic != magic:
		return nil, fmt.Errorf("%w: it does not begin with %q", ErrFormat, magic)
	case e.Version != version:
		return nil, fmt.Errorf("%w: format version %d, and this program reads version %d", ErrFormat, e.Version, version)
	}
	if sum := sha256.Sum256(e.Body); !bytes.Equal(sum[:], e.Sum) {
		return nil, fmt.Errorf("%w: the checksum does not match: the file is damaged or was altered", ErrFormat)
	}
	var b body
	if err := unpack(e.Body, &b); err != nil {
		return nil, err
	}
	return fromBody(&b)
}

func unpack(data []byte, v any) error {
	if err := scan(data); err != nil {
		return err
	}
	if err := msgpack.Unmarshal(data, v); err != nil {
		return fmt.Errorf("%w: %w", ErrFormat, err)
	}
	return nil
}

// fromBody makes a table of a decoded body; lengths and contents are yet to be
// checked.
func fromBody(b *body) (*Table, error) {
	r, err := engine.ParseRules(b.Rules)
	if err != nil {
		return nil, fmt.Errorf("%w: %w", ErrFormat, err)
	}
	switch {
	case b.Layout != layout:
		return nil, fmt.Errorf("%w: unknown layout %q", ErrFormat, b.Layout)
	case len(b.Pools) != r.Dice:
		return nil, fmt.Errorf("%w: %d pools: one for each of %d dice is needed", ErrFormat, len(b.Pools), r.Dice)
	}
	t := &Table{rules: r, maskSize: maskSize(r.Dice), pools: append([][]byte{nil}, b.Pools...)}
	for _, s := range b.Sections {
		goal, err := parseGoal(s)
		if err != nil {
			return nil, fmt.Errorf("%w: %w", ErrFormat, err)
		}
		t.sections = append(t.sections, section{goal, goalBlock(r, goal), s.Values, s.Rows})
	}
	return t, nil
}

func parseGoal(s bodySection) (solver.Goal, error) {
	tie, err := solver.ParseWeight(s.Tie)
	if err != nil {
		return solver.Goal{}, err
	}
	return solver.ParseGoal(s.Goal, tie)
}

// check looks at every row, keep and value.
func (t *Table) check() error {
	for left := 1; left <= t.rules.Dice; left++ {
		if err := t.checkPool(left); err != nil {
			return err
		}
	}
	seen := map[solver.Goal]bool{}
	for i := range t.sections {
		s := &t.sections[i]
		if seen[s.goal] {
			return fmt.Errorf("%w: goal %s is there twice", ErrFormat, s.goal)
		}
		seen[s.goal] = true
		if err := t.checkSection(s); err != nil {
			return fmt.Errorf("%w: goal %s: %w", ErrFormat, s.goal, err)
		}
	}
	return nil
}

// poolRows returns the number of rows in a pool.
func (t *Table) poolRows(left int) int {
	return len(t.pools[left]) / (engine.RollCount(left, t.rules.Sides) * t.maskSize)
}

func (t *Table) checkPool(left int) error {
	rows := t.poolRows(left)
	if size := engine.RollCount(left, t.rules.Sides) * t.maskSize; rows*size != len(t.pools[left]) {
		return fmt.Errorf("%w: pool of %d dice: %d bytes are not whole rows of %d", ErrFormat, left, len(t.pools[left]), size)
	}
	for row := range rows {
		for roll := range engine.Rolls(left, t.rules.Sides) {
			mask := t.mask(left, row, roll.Index())
			keep := roll.KeepMask(mask)
			if err := t.rules.CheckKeep(roll, keep); err != nil {
				return fmt.Errorf("%w: pool of %d dice, row %d: %w", ErrFormat, left, row, err)
			}
			if plain, err := roll.Mask(keep); err != nil || plain != mask {
				return fmt.Errorf("%w: pool of %d dice, row %d, roll %s: mask %#x: must be %#x", ErrFormat, left, row, roll, mask, plain)
			}
		}
	}
	return nil
}

func (t *Table) checkSection(s *section) error {
	if len(s.values) != 8*s.block.cells() || len(s.rows) != 4*s.block.choices() {
		return fmt.Errorf("%d and %d bytes of values and rows: must be %d and %d",
			len(s.values), len(s.rows), 8*s.block.cells(), 4*s.block.choices())
	}
	for cell := range s.block.cells() {
		if v := s.value(cell); math.IsNaN(v) || math.IsInf(v, 0) {
			return fmt.Errorf("cell %d: value %v: must be finite", cell, v)
		}
	}
	for left := 1; left <= t.rules.Dice; left++ {
		for cell := s.block.offset[left]; cell < s.block.offset[left+1]; cell++ {
			if row := s.row(cell); row >= t.poolRows(left) {
				return fmt.Errorf("cell %d: row %d: the pool has %d", cell, row, t.poolRows(left))
			}
		}
	}
	return nil
}
