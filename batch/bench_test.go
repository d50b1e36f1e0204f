package batch_test

import (
	"fmt"
	"io"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"threesaway/batch"
	"threesaway/engine"
	"threesaway/solver"
	"threesaway/tables"
)

// go test -run '^$' -bench . -benchmem ./batch

// BenchmarkBatch answers random positions of the standard game from its table, in
// both forms.
func BenchmarkBatch(b *testing.B) {
	const positions = 1 << 14
	r := engine.ThreesAway()
	rnd := newRand(1)
	var text, object strings.Builder
	for range positions {
		n := randomQuestion(rnd, r)
		fmt.Fprintln(&text, n.Text(r))
		fmt.Fprintln(&object, positionJSON(b, r, n))
	}
	table, err := tables.Standard()
	require.NoError(b, err)
	for _, goal := range []solver.Goal{solver.Win(), solver.Low()} {
		for _, form := range []struct {
			name  string
			lines string
			all   bool
		}{{"notation", text.String(), false}, {"json", object.String(), false}, {"options", text.String(), true}} {
			b.Run(fmt.Sprintf("%s/%s", goal, form.name), func(b *testing.B) {
				job := batch.Job{Rules: r, Goal: goal, Table: table, Options: form.all}
				b.ReportAllocs()
				for b.Loop() {
					summary, err := batch.Run(b.Context(), job, strings.NewReader(form.lines), io.Discard)
					if err != nil || summary.Answered != positions {
						b.Fatal(summary, err)
					}
				}
				b.ReportMetric(float64(positions*b.N)/b.Elapsed().Seconds(), "positions/s")
			})
		}
	}
}
