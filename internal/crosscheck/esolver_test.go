// Package crosscheck_test lets a solver of others find the values of turns: QSopt_ex
// solves the linear programs that tables write, in fractions, and knows nothing of
// dice.
package crosscheck_test

import (
	"bytes"
	"context"
	"math/big"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"threesaway/engine"
	"threesaway/internal/outside"
	"threesaway/solver"
	"threesaway/tables"
)

// needSolver skips the test where there is no esolver.
func needSolver(t *testing.T) {
	t.Helper()
	outside.Need(t, "esolver, from Debian's qsopt-ex,", []string{"esolver", "-v"})
}

// program returns the linear program of a position, told as one line.
func program(t *testing.T, table *tables.Table, goal solver.Goal, line string) string {
	t.Helper()
	n, err := engine.ParsePosition(table.Rules(), line)
	require.NoError(t, err)
	var b bytes.Buffer
	require.NoError(t, table.LinearProgram(context.Background(), &b, goal, n.Position))
	return b.String()
}

var optimum = regexp.MustCompile(`^status = OPTIMAL\nstatus OPTIMAL\n\tValue = (\S+)\n`)

// optimise returns the optimum that esolver finds, a fraction.
func optimise(t *testing.T, lp string) *big.Rat {
	t.Helper()
	dir := t.TempDir()
	require.NoError(t, os.WriteFile(filepath.Join(dir, "turn.lp"), []byte(lp), 0o600))
	cmd := exec.Command("esolver", "-L", "-O", "turn.sol", "turn.lp")
	cmd.Dir = dir
	out, err := cmd.CombinedOutput()
	require.NoError(t, err, "%s", out)
	solution, err := os.ReadFile(filepath.Join(dir, "turn.sol"))
	require.NoError(t, err, "%s", out)
	found := optimum.FindSubmatch(solution)
	require.NotNil(t, found, "%s", solution[:min(len(solution), 200)])
	value, ok := new(big.Rat).SetString(string(found[1]))
	require.True(t, ok, "%s", found[1])
	return value
}

// assertEqual compares fractions.
func assertEqual(t *testing.T, want, got *big.Rat, about string) {
	t.Helper()
	assert.Equal(t, want.RatString(), got.RatString(), about)
}
