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

// BenchmarkAdvise asks for every option about a random roll with its value: from the
// embedded table, and from a solved game.
func BenchmarkAdvise(b *testing.B) {
	const players = 4
	r := engine.ThreesAway()
	solved, err := solver.Solve(r, solver.Win(), engine.Opening(r, players))
	require.NoError(b, err)
	type question struct {
		pos  engine.Position
		roll engine.Roll
	}
	questions, rnd := make([]question, 1<<12), newRand(5)
	for i := range questions {
		pos := randomPosition(rnd, r, tables.Part{Goal: solver.Win(), Players: 2 + rnd.IntN(players-1), Round: 1})
		questions[i] = question{pos, randomRoll(b, rnd, pos.Left, 6)}
	}
	for _, from := range []struct {
		name     string
		solution solver.Solution
	}{{"table", gameSolution(b, standard(b), standardPlayers)}, {"solved", solved}} {
		b.Run(from.name, func(b *testing.B) {
			var options []solver.Option
			ask := func(q *question) {
				if options, err = solver.AppendOptions(options[:0], from.solution, q.pos, q.roll); err != nil {
					b.Fatal(err)
				}
			}
			for i := range questions {
				ask(&questions[i])
			}
			b.ReportAllocs()
			for n := 0; b.Loop(); n++ {
				ask(&questions[n%len(questions)])
			}
		})
	}
}
