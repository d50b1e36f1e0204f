package tables_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"threesaway/engine"
	"threesaway/solver"
	"threesaway/tables"
)

// go test -run '^$' -bench . -benchmem ./tables

// BenchmarkLookup asks the embedded table what to keep of a random roll.
func BenchmarkLookup(b *testing.B) {
	s := gameSolution(b, standard(b), standardPlayers)
	type question struct {
		pos  engine.Position
		roll engine.Roll
	}
	questions, rnd := make([]question, 1<<12), newRand(5)
	for i := range questions {
		pos := randomPosition(rnd, engine.ThreesAway(), tables.Part{Goal: solver.Win(), Players: 2 + rnd.IntN(standardPlayers-1), Round: 1})
		questions[i] = question{pos, randomRoll(b, rnd, pos.Left, 6)}
	}
	b.ReportAllocs()
	n := 0
	for b.Loop() {
		q := &questions[n%len(questions)]
		if _, err := s.Decide(q.pos, q.roll); err != nil {
			b.Fatal(err)
		}
		n++
	}
}

// BenchmarkLoad decodes the table of the standard game with all checks.
func BenchmarkLoad(b *testing.B) {
	data, err := standardFile()
	require.NoError(b, err)
	b.SetBytes(int64(len(data)))
	b.ReportAllocs()
	for b.Loop() {
		if _, err := tables.Decode(data); err != nil {
			b.Fatal(err)
		}
	}
}
