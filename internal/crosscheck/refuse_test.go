package crosscheck_test

import (
	"bytes"
	"context"
	"errors"
	"io"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"threesaway/engine"
	"threesaway/solver"
	"threesaway/tables"
)

func TestLinearProgramRefused(t *testing.T) {
	table := standard(t)
	open := engine.Opening(table.Rules(), 2)
	second := position(t, table, "beat=7")
	cut, gone, far, none := second, second, second, open
	cut.Left, cut.Total = 3, 8
	gone.Left = 0
	far.Left, far.Total = 3, 25
	none.Players = 9
	for name, c := range map[string]struct {
		goal solver.Goal
		pos  engine.Position
		want error
	}{
		"money":                 {solver.Money(), open, tables.ErrNotHeld},
		"an unknown goal":       {solver.Goal{Kind: "luck"}, open, tables.ErrMissing},
		"a weight not held":     {solver.Beat(weight(t, "1/3")), second, tables.ErrMissing},
		"players not held":      {solver.Win(), none, tables.ErrMissing},
		"nothing to beat":       {solver.Beat(solver.WeightOne), open, engine.ErrPosition},
		"a turn cut off":        {solver.Win(), cut, engine.ErrPosition},
		"a turn cut off, beat":  {solver.Beat(solver.WeightOne), cut, engine.ErrPosition},
		"no dice left":          {solver.Win(), gone, engine.ErrPosition},
		"no dice left, low":     {solver.Low(), gone, engine.ErrPosition},
		"a total out of reach":  {solver.Low(), far, engine.ErrPosition},
		"no position whatever":  {solver.Low(), engine.Position{}, engine.ErrPosition},
		"no position, for beat": {solver.Beat(solver.WeightOne), engine.Position{}, engine.ErrPosition},
	} {
		t.Run(name, func(t *testing.T) {
			var b bytes.Buffer
			require.ErrorIs(t, table.LinearProgram(context.Background(), &b, c.goal, c.pos), c.want)
			assert.Empty(t, b.String())
		})
	}
	assert.ErrorIs(t, table.Export(io.Discard, tables.ExportLP), tables.ErrExportFormat)
}

func weight(t *testing.T, s string) solver.Weight {
	t.Helper()
	w, err := solver.ParseWeight(s)
	require.NoError(t, err)
	return w
}

var errFull = errors.New("full")

// full is a writer that takes nothing.
type full struct{}

func (full) Write([]byte) (int, error) { return 0, errFull }

func TestLinearProgramUnwritable(t *testing.T) {
	table := standard(t)
	open := engine.Opening(table.Rules(), 2)
	require.ErrorIs(t, table.LinearProgram(context.Background(), full{}, solver.Low(), open), errFull)
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	require.ErrorIs(t, table.LinearProgram(ctx, io.Discard, solver.Low(), open), context.Canceled)
	require.ErrorIs(t, table.LinearProgram(ctx, io.Discard, solver.Win(), open), context.Canceled)
}
