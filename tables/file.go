package tables

// What the file says of itself; FORMAT.md explains each.
const (
	magic   = "threes away table"
	version = 1
	layout  = "little-endian; " +
		"a roll of sorted faces f1..fn has index sum of C(f_i + i - 2, i); " +
		"pools: by dice left 1..n, rows one after another, a row holding one keep for each roll by index, bit i for the die in place i from 0; " +
		"values: float64 by dice left 0..n, then column; rows: uint32 numbers of pool rows by dice left 1..n, then column; " +
		"low: column 0, the value is to be added to the total; " +
		"beat: column min(total - score to beat, 1) + highest score, the column above the highest only where dice are kept"
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

	Goal   string // as solver.GoalKind
	Tie    string // as solver.Weight
	Values []byte
	Rows   []byte
}
