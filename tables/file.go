package tables

// What the file says of itself; FORMAT.md explains each.
const (
	magic   = "threes away table"
	version = 2
	layout  = "little-endian; " +
		"a roll of sorted faces f1..fn has index sum of C(f_i + i - 2, i); " +
		"nodes: dice left 0..n, then with pass dice left 2..n after a pass; " +
		"pools: by node without 0, rows one after another, a row holding one code for each roll by index; " +
		"code: bit i keeps the die in place i from 0; above n bits, one bit turns all over (bottoms throw, turn) or n bits turn single dice over (die); " +
		"shares: float64 by seat, for money then the bound; " +
		"values: float64 by state, node, column; rows: uint16 numbers of pool rows by state, node without 0, column; " +
		"endings: float64 win and tie by state, column of node 0; " +
		"columns: one, and the total is added (low); min(total - score to beat, 1) + highest score, with high total - score to beat + highest score (beat); " +
		"pairs of total and bottom in order (bottoms turn); else min(total, limit + 1), with high or moon turn the total; " +
		"states: one (low, beat), or by score to beat (beat with bottoms turn or moon turn); " +
		"win and money: seat 1, then by seat 2..players none to beat if there is a ceiling, score to beat 0..ceiling and holders 1..min(seat - 1, distinct holders)"
)

// maxSections bounds the sections of a table.
const maxSections = 1 << 16

// maxRows bounds the rows of a pool.
const maxRows = 1 << 16

// envelope is the outermost array of a file.
type envelope struct {
	_msgpack struct{} `msgpack:",as_array"` //nolint:unused // read by msgpack

	Magic   string
	Version int
	Body    []byte // a body, encoded
	Sum     []byte // SHA-256 of Body
}

// body is what the checksum covers.
type body struct {
	_msgpack struct{} `msgpack:",as_array"` //nolint:unused // read by msgpack

	Rules    string
	Layout   string
	Pools    [][]byte
	Sections []bodySection
}

type bodySection struct {
	_msgpack struct{} `msgpack:",as_array"` //nolint:unused // read by msgpack

	Goal    string // as solver.GoalKind
	Tie     string // as solver.Weight
	Players int    // 0 for a goal of a single turn
	Round   int    // 0 for the same
	Pot     int    // antes, 0 for all but money
	Shares  []byte
	Values  []byte
	Rows    []byte
	Endings []byte
}
