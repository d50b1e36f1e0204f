package tables

// What the file says of itself; FORMAT.md explains each.
const (
	magic   = "threes away table"
	version = 1
	layout  = "little-endian; " +
		"a roll of sorted faces f1..fn has index sum of C(f_i + i - 2, i); " +
		"pools: by dice left 1..n, rows one after another, a row holding one keep for each roll by index, bit i for the die in place i from 0; " +
		"shares: float64 by seat; " +
		"values: float64 by state, dice left 0..n, column; rows: uint16 numbers of pool rows by state, dice left 1..n, column; " +
		"endings: float64 win and tie by state, column of no dice left; " +
		"low: one state, one column, the total is added to the value; " +
		"beat: one state, column min(total - score to beat, 1) + highest score, the column above the highest only where dice are kept; " +
		"with high, column total - score to beat + highest score; " +
		"win: seat 1, then by seat 2..players, score to beat 0..highest and holders 1..min(seat - 1, distinct holders), " +
		"column min(total, score to beat + 1), with high column total"
)

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
	Shares  []byte
	Values  []byte
	Rows    []byte
	Endings []byte
}
