package main

import (
	"os"
	"path/filepath"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"threesaway/engine"
	"threesaway/internal/cli"
	"threesaway/tables"
)

// Whichever byte of a table is altered and wherever it is cut off, it is refused
// with an error that names the flag and the file, and nothing is answered.
func TestDamagedTable(t *testing.T) {
	r, err := engine.ParseRules("dice=1 sides=2 away=none")
	require.NoError(t, err)
	built, err := tables.Build(t.Context(), r, tables.Scope{Players: 2}, nil)
	require.NoError(t, err)
	whole, err := built.Encode()
	require.NoError(t, err)

	name := filepath.Join(t.TempDir(), "a.table")
	ask := func(data []byte) (stdout, stderr string, code int) {
		require.NoError(t, os.WriteFile(name, data, 0o644))
		return query("--table", name, "1")
	}
	_, stderr, code := ask(whole)
	require.Equal(t, cli.OK, code, stderr)

	refused := func(data []byte, what string, at int) {
		stdout, stderr, code := ask(data)
		require.Equal(t, cli.Failed, code, "%s %d", what, at)
		require.Empty(t, stdout, "%s %d", what, at)
		require.Contains(t, stderr, "query: --table: "+name+": ", "%s %d", what, at)
	}
	for at := range whole {
		damaged := append([]byte(nil), whole...)
		damaged[at] ^= 1 << (at % 8)
		refused(damaged, "altered byte", at)
		if at%16 == 0 || at == len(whole)-1 {
			refused(whole[:at], "cut off at", at)
		}
	}
	refused(append(slices.Clip(whole), 0), "a byte trails", len(whole))
}
