package tables

import (
	"bytes"
	"crypto/sha256"
	"io"
	"math"
	"os"
	"syscall"

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
	data, err := io.ReadAll(io.LimitReader(f, MaxSize))
	if err != nil {
		return nil, err
	}
	t, err := decode(data)
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
	return decode(bytes.Clone(data))
}

// decode is [Decode] of data that nobody else holds: the table keeps them.
func decode(data []byte) (*Table, error) { return decodeAll(data, (*Table).checkParts) }

// decodeAll is decode where which parts there are is for check to judge.
func decodeAll(data []byte, check func(*Table) error) (*Table, error) {
	t, err := open(data, false)
	if err != nil {
		return nil, err
	}
	if err := t.check(check); err != nil {
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
	e, err := readEnvelope(data)
	if err != nil {
		return nil, err
	}
	switch {
	case e.Magic != magic:
		return nil, engine.Errorf("%w: it does not begin with %q", ErrFormat, magic)
	case e.Version != version:
		return nil, engine.Errorf("%w: format version %d, and this program reads version %d", ErrFormat, e.Version, version)
	}
	if !trusted && !sumMatches(e) {
		return nil, engine.Errorf("%w: the checksum does not match: the file is damaged or was altered", ErrFormat)
	}
	b, err := readBody(e.Body)
	if err != nil {
		return nil, err
	}
	return fromBody(b)
}

func sumMatches(e *envelope) bool {
	sum := sha256.Sum256(e.Body)
	return bytes.Equal(sum[:], e.Sum)
}

// fromBody makes a table of a decoded body; lengths and contents are yet to be
// checked.
func fromBody(b *body) (*Table, error) {
	r, err := engine.ParseRules(b.Rules)
	if err != nil {
		return nil, engine.Errorf("%w: %w", ErrFormat, err)
	}
	size, err := codeSize(r)
	if err != nil {
		return nil, engine.Errorf("%w: %w", ErrFormat, err)
	}
	switch {
	case b.Layout != layout:
		return nil, engine.Errorf("%w: unknown layout %q", ErrFormat, b.Layout)
	case len(b.Pools) != nodeCount(r)-1:
		return nil, engine.Errorf("%w: %d pools: %d are needed for %d dice", ErrFormat, len(b.Pools), nodeCount(r)-1, r.Dice)
	}
	t := &Table{rules: r, codeSize: size, rowSizes: rowSizesOf(r, size), pools: append([][]byte{nil}, b.Pools...)}
	// Every goal has a row of each pool, and so the file is of the size of the rules.
	for node := 1; node < len(t.pools); node++ {
		if len(t.pools[node]) < t.rowSizes[node] {
			return nil, engine.Errorf("%w: %s: %d bytes: a row takes %d", ErrFormat, t.poolName(node), len(t.pools[node]), t.rowSizes[node])
		}
	}
	shapes := newShapes(r)
	t.rounds = len(shapes.ceilings)
	for _, s := range b.Sections {
		goal, err := parseGoal(s)
		if err != nil {
			return nil, engine.Errorf("%w: %w", ErrFormat, err)
		}
		part := Part{goal, s.Players, s.Round, s.Pot}
		if err := checkPart(part, t.rounds); err != nil {
			return nil, engine.Errorf("%w: %w", ErrFormat, err)
		}
		// Before room is made for a shape, the file must be of its size.
		sharesOnly := goal.Kind == solver.KindMoney && len(s.Values) == 0
		sec := &section{part: part, shape: sharesShape(part), shares: s.Shares, values: s.Values, rows: s.Rows, endings: s.Endings}
		if !sharesOnly {
			if size := 8 * shapes.count(part).cells; len(s.Values) != size {
				return nil, engine.Errorf("%w: goal %s: %d bytes of values: must be %d", ErrFormat, part, len(s.Values), size)
			}
			sec.shape = shapes.of(part)
		}
		t.sections = append(t.sections, sec)
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

// check looks at every row, decision and value, and has the list of parts checked.
func (t *Table) check(parts func(*Table) error) error {
	for node := 1; node < len(t.pools); node++ {
		if err := t.checkPool(node); err != nil {
			return err
		}
	}
	if err := parts(t); err != nil {
		return err
	}
	used := make([]int, len(t.pools)) // rows, by node
	for _, s := range t.sections {
		if err := t.checkSection(s, used); err != nil {
			return engine.Errorf("%w: goal %s: %w", ErrFormat, s.part, err)
		}
	}
	for node := 1; node < len(t.pools); node++ {
		if rows := t.poolRows(node); rows != used[node] {
			return engine.Errorf("%w: %s: %d of %d rows are used", ErrFormat, t.poolName(node), used[node], rows)
		}
	}
	return nil
}

// checkParts reports parts that no table has.
func (t *Table) checkParts() error {
	parts := make([]Part, len(t.sections))
	for i, s := range t.sections {
		parts[i] = s.part
	}
	if err := checkParts(parts, t.rounds); err != nil {
		return engine.Errorf("%w: %w", ErrFormat, err)
	}
	return nil
}

// poolName names a pool, for errors.
func (t *Table) poolName(node int) engine.Text {
	name := engine.Textf("pool of %d dice", diceOf(t.rules, node))
	if node > t.rules.Dice {
		name = engine.Textf("%s after a pass", name)
	}
	return name
}

// poolRows returns the number of rows in a pool.
func (t *Table) poolRows(node int) int { return len(t.pools[node]) / t.rowSizes[node] }

func (t *Table) checkPool(node int) error {
	rows, size := t.poolRows(node), t.rowSizes[node]
	if rows*size != len(t.pools[node]) {
		return engine.Errorf("%w: %s: %d bytes are not whole rows of %d", ErrFormat, t.poolName(node), len(t.pools[node]), size)
	}
	seen := make(map[string]bool, rows)
	for row := range rows {
		content := string(t.pools[node][row*size:][:size])
		if seen[content] {
			return engine.Errorf("%w: %s: row %d is there twice", ErrFormat, t.poolName(node), row)
		}
		seen[content] = true
		for roll := range engine.Rolls(diceOf(t.rules, node), t.rules.Sides) {
			code := t.code(node, row, roll.Index())
			d := decodeDecision(&t.rules, roll, code)
			if err := t.rules.CheckDecision(roll, node > t.rules.Dice, d); err != nil {
				return engine.Errorf("%w: %s, row %d: %w", ErrFormat, t.poolName(node), row, err)
			}
			if plain, err := encodeDecision(t.rules, roll, d); err != nil || plain != code {
				return engine.Errorf("%w: %s, row %d, roll %s: code %#x: must be %#x", ErrFormat, t.poolName(node), row, roll, code, plain)
			}
		}
	}
	return nil
}

// checkSection looks at the payloads of a section. Rows must be numbered in the
// order in which they are first used; used counts them.
func (t *Table) checkSection(s *section, used []int) error {
	shares := s.players
	if s.part.Goal.Kind == solver.KindMoney {
		shares++
	}
	for _, p := range []struct {
		name    string
		payload []byte
		numbers int
		size    int
	}{
		{"shares", s.shares, shares, 8},
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
		for node := 1; node < len(t.pools); node++ {
			for column := range state.columns[node] {
				switch row := s.row(state, node, column); {
				case row >= t.poolRows(node):
					return engine.Errorf("row %d in the %s, which has %d", row, t.poolName(node), t.poolRows(node))
				case row > used[node]:
					return engine.Errorf("row %d in the %s: row %d has not been used before it", row, t.poolName(node), used[node])
				case row == used[node]:
					used[node]++
				}
			}
		}
	}
	return nil
}
