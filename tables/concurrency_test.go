package tables_test

import (
	"bytes"
	"sync"
	"testing"

	"github.com/stretchr/testify/assert"

	"threesaway/engine"
	"threesaway/solver"
	"threesaway/tables"
)

// One table is used by many goroutines in every way at once, and answers as another
// does that one goroutine uses; run with -race.
func TestATableMayBeUsedByManyGoroutines(t *testing.T) {
	t.Parallel()
	slow(t)
	set := ruleSet{rules: "dice=2 sides=3 away=2", players: 3, pot: 6}
	data := set.file(t)
	table := decode(t, data)
	// An export has every value and every keep in it.
	export := func(table *tables.Table, format tables.ExportFormat) []byte {
		var all bytes.Buffer
		assert.NoError(t, table.Export(&all, format))
		return all.Bytes()
	}
	alone := decode(t, data)
	asJSON, asCSV := export(alone, tables.ExportJSON), export(alone, tables.ExportCSV)
	var group sync.WaitGroup
	for i := range 16 {
		group.Go(func() {
			got, err := table.Encode()
			assert.NoError(t, err)
			assert.True(t, bytes.Equal(data, got))
			assert.NoError(t, verify(table))
			assert.True(t, bytes.Equal(asJSON, export(table, tables.ExportJSON)))
			assert.True(t, bytes.Equal(asCSV, export(table, tables.ExportCSV)))
			assert.Len(t, table.Summary(), len(set.parts(t)))
			rows, _ := table.PoolSummary()
			assert.Positive(t, rows)
			pos := engine.Position{Players: 3, Seat: 2, ScoreToBeat: 4, Holders: 1, Left: 1, Pot: 6, Round: 1}
			s, err := table.Solution(set.scope().Goals[i%len(set.scope().Goals)], pos)
			assert.NoError(t, err)
			_, err = s.Value(pos)
			assert.NoError(t, err)
		})
	}
	group.Wait()
}

// The embedded table is unpacked on first use, whoever comes first.
func TestStandardMayBeUsedByManyGoroutines(t *testing.T) {
	t.Parallel()
	type answers struct {
		keep   engine.Decision
		value  float64
		ending solver.Ending
		share  float64
	}
	ask := func() (a answers, err error) {
		table, err := tables.Standard()
		if err != nil {
			return a, err
		}
		s, err := table.Solution(solver.Win(), engine.Opening(table.Rules(), 4))
		if err != nil {
			return a, err
		}
		game := s.(solver.GameSolution)
		pos := engine.Position{Players: 4, Seat: 3, ScoreToBeat: 6, Holders: 2, Left: 3, Total: 2}
		roll, err := engine.NewRoll(1, 3, 5)
		if err != nil {
			return a, err
		}
		if a.keep, err = game.Decide(pos, roll); err != nil {
			return a, err
		}
		if a.value, err = game.Value(pos); err != nil {
			return a, err
		}
		if a.ending, err = game.Ending(pos, 6); err != nil {
			return a, err
		}
		a.share, err = shareOf(game, 4, 3)
		return a, err
	}
	want, err := ask()
	assert.NoError(t, err)
	var group sync.WaitGroup
	for range 32 {
		group.Go(func() {
			for range 50 {
				got, err := ask()
				assert.NoError(t, err)
				assert.Equal(t, want, got)
			}
		})
	}
	group.Wait()
}
