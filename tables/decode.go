package tables

import (
	"bytes"
	"crypto/sha256"
	"errors"
	"io"
	"math"
	"os"
	"syscall"

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
	info, err := os.Stat(name)
	if err != nil {
		return nil, err
	}
	switch {
	case info.IsDir():
		return nil, &os.PathError{Op: "read", Path: name, Err: syscall.EISDIR}
	case !info.Mode().IsRegular() || info.Size() > MaxSize:
		return nil, engine.Errorf("%s: %w: a table is a regular file of at most %d bytes", name, ErrFormat, MaxSize)
	}
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
		return nil, engine.Errorf("%s: %w", name, err)
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
		return nil, engine.Errorf("%w: more than %d bytes", ErrFormat, MaxSize)
	}
	t, err := open(data, false)
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
		return nil, engine.Errorf("%w: the bytes are not those that the table is written as", ErrFormat)
	}
	return t, nil
}

// open unpacks the envelope and the body. The checksum of data that are part of
// the program need not be computed at every start.
func open(data []byte, trusted bool) (*Table, error) {
	var e envelope
	if err := unpack(data, formEnvelope, &e); err != nil {
		return nil, err
	}
	switch {
	case e.Magic != magic:
		return nil, engine.Errorf("%w: it does not begin with %q", ErrFormat, magic)
	case e.Version != version:
		return nil, engine.Errorf("%w: format version %d, and this program reads version %d", ErrFormat, e.Version, version)
	}
	if !trusted && !sumMatches(&e) {
		return nil, engine.Errorf("%w: the checksum does not match: the file is damaged or was altered", ErrFormat)
	}
	var b body
	if err := unpack(e.Body, formBody, &b); err != nil {
		return nil, err
	}
	return fromBody(&b)
}

func sumMatches(e *envelope) bool {
	sum := sha256.Sum256(e.Body)
	return bytes.Equal(sum[:], e.Sum)
}

func unpack(data []byte, f *form, v any) error {
	if err := scan(data, f); err != nil {
		return err
	}
	if err := msgpack.Unmarshal(data, v); err != nil {
		return engine.Errorf("%w: %w", ErrFormat, err)
	}
	return nil
}

// fromBody makes a table of a decoded body; lengths and contents are yet to be
// checked.
func fromBody(b *body) (*Table, error) {
	r, err := engine.ParseRules(b.Rules)
	if err != nil {
		return nil, engine.Errorf("%w: %w", ErrFormat, err)
	}
	if err := Holds(r); err != nil {
		return nil, engine.Errorf("%w: %w", ErrFormat, err)
	}
	switch {
	case b.Layout != layout:
		return nil, engine.Errorf("%w: unknown layout %q", ErrFormat, b.Layout)
	case len(b.Pools) != r.Dice:
		return nil, engine.Errorf("%w: %d pools: one for each of %d dice is needed", ErrFormat, len(b.Pools), r.Dice)
	}
	t := &Table{rules: r, maskSize: maskSize(r.Dice), pools: append([][]byte{nil}, b.Pools...)}
	for _, s := range b.Sections {
		goal, err := parseGoal(s)
		if err != nil {
			return nil, engine.Errorf("%w: %w", ErrFormat, err)
		}
		if err := checkPart(Part{goal, s.Players}); err != nil {
			return nil, engine.Errorf("%w: %w", ErrFormat, err)
		}
		// Before room is made for a shape, the file must be of its size.
		if size := 8 * sizeOf(r, goal, s.Players); len(s.Values) != size {
			return nil, engine.Errorf("%w: goal %s: %d bytes of values: must be %d", ErrFormat, goal, len(s.Values), size)
		}
		t.sections = append(t.sections, &section{newShape(r, goal, s.Players), s.Shares, s.Values, s.Rows, s.Endings})
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

// checkPart reports a part that no table has.
func checkPart(p Part) error {
	perTurn := p.Goal.Kind == solver.KindLow || p.Goal.Kind == solver.KindBeat
	switch {
	case p.Goal.Kind != solver.KindWin && !perTurn:
		return engine.Errorf("goal %s: tables do not hold it", p.Goal)
	case p.Goal.Kind != solver.KindBeat && p.Goal.Tie != solver.WeightZero:
		return engine.Errorf("goal %s: only beat has a tie weight", p.Goal)
	case perTurn && p.Players != 0:
		return engine.Errorf("goal %s: %d players: must be 0", p.Goal, p.Players)
	case !perTurn && (p.Players < 2 || p.Players > engine.MaxPlayers):
		return engine.Errorf("goal %s: %d players: must be 2 to %d", p.Goal, p.Players, engine.MaxPlayers)
	}
	return nil
}

// checkParts reports a list of parts that no table has: win is there for every
// number of players from 2 on, each behind those for fewer.
func checkParts(parts []Part) error {
	seen := map[Part]bool{}
	for _, p := range parts {
		if err := checkPart(p); err != nil {
			return err
		}
		if seen[p] {
			return engine.Errorf("goal %s is there twice", p)
		}
		if fewer := (Part{p.Goal, p.Players - 1}); p.Players > 2 && !seen[fewer] {
			return engine.Errorf("goal %s is there without that for %d players before it", p, fewer.Players)
		}
		seen[p] = true
	}
	if len(parts) == 0 {
		return errors.New("no goal")
	}
	return nil
}

// check looks at every row, keep and value.
func (t *Table) check() error {
	for left := 1; left <= t.rules.Dice; left++ {
		if err := t.checkPool(left); err != nil {
			return err
		}
	}
	parts := make([]Part, len(t.sections))
	for i, s := range t.sections {
		parts[i] = Part{s.goal, s.players}
	}
	if err := checkParts(parts); err != nil {
		return engine.Errorf("%w: %w", ErrFormat, err)
	}
	used := make([]int, len(t.pools)) // rows, by dice left
	for i, s := range t.sections {
		if err := t.checkSection(s, used); err != nil {
			return engine.Errorf("%w: goal %s: %w", ErrFormat, parts[i], err)
		}
	}
	for left := 1; left <= t.rules.Dice; left++ {
		if rows := t.poolRows(left); rows != used[left] {
			return engine.Errorf("%w: pool of %d dice: %d of %d rows are used", ErrFormat, left, used[left], rows)
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
	size := engine.RollCount(left, t.rules.Sides) * t.maskSize
	if rows*size != len(t.pools[left]) {
		return engine.Errorf("%w: pool of %d dice: %d bytes are not whole rows of %d", ErrFormat, left, len(t.pools[left]), size)
	}
	seen := make(map[string]bool, rows)
	for row := range rows {
		content := string(t.pools[left][row*size:][:size])
		if seen[content] {
			return engine.Errorf("%w: pool of %d dice: row %d is there twice", ErrFormat, left, row)
		}
		seen[content] = true
		for roll := range engine.Rolls(left, t.rules.Sides) {
			mask := t.mask(left, row, roll.Index())
			keep := roll.KeepMask(mask)
			if err := t.rules.CheckKeep(roll, keep); err != nil {
				return engine.Errorf("%w: pool of %d dice, row %d: %w", ErrFormat, left, row, err)
			}
			if plain, err := roll.Mask(keep); err != nil || plain != mask {
				return engine.Errorf("%w: pool of %d dice, row %d, roll %s: mask %#x: must be %#x", ErrFormat, left, row, roll, mask, plain)
			}
		}
	}
	return nil
}

// checkSection looks at the payloads of a section. Rows must be numbered in the
// order in which they are first used; used counts them.
func (t *Table) checkSection(s *section, used []int) error {
	for _, p := range []struct {
		name    string
		payload []byte
		numbers int
		size    int
	}{
		{"shares", s.shares, s.players, 8},
		{"values", s.values, s.cellCount, 8},
		{"rows", s.rows, s.choiceCount, 2},
		{"endings", s.endings, 2 * s.endingCount, 8},
	} {
		if len(p.payload) != p.numbers*p.size {
			return engine.Errorf("%d bytes of %s: must be %d", len(p.payload), p.name, p.numbers*p.size)
		}
		for i := 0; p.size == 8 && i < p.numbers; i++ {
			if v := float64At(p.payload, i); math.IsNaN(v) || math.IsInf(v, 0) || v == 0 && math.Signbit(v) {
				return engine.Errorf("%s: number %d is %v: must be finite, and zero positive", p.name, i, v)
			}
		}
	}
	for i := range s.states {
		state := &s.states[i]
		for left := 1; left <= t.rules.Dice; left++ {
			for column := range state.columns[left] {
				switch row := s.row(state, left, column); {
				case row >= t.poolRows(left):
					return engine.Errorf("row %d for %d dice: the pool has %d", row, left, t.poolRows(left))
				case row > used[left]:
					return engine.Errorf("row %d for %d dice: row %d has not been used before it", row, left, used[left])
				case row == used[left]:
					used[left]++
				}
			}
		}
	}
	return nil
}
