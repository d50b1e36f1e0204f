package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/rogpeppe/go-internal/testscript"
	"github.com/stretchr/testify/require"

	"threesaway/internal/cli"
	"threesaway/internal/clitest"
)

// TestMain lets scripts run solve as a process of its own.
func TestMain(m *testing.M) {
	testscript.Main(m, map[string]func(){
		"solve": main,
		// It writes a checkpoint behind every part.
		"solve-anxiously": func() { os.Exit(cli.Main(newCommandAt(pace{}))) },
	})
}

func TestScripts(t *testing.T) {
	standard, err := filepath.Abs("../../tables/standard.table")
	require.NoError(t, err)
	clitest.Run(t, map[string]string{"STANDARD": standard}, nil)
}

// solve runs the command in this process.
func solve(args ...string) (stdout, stderr string, code int) {
	var out, told strings.Builder
	code = cli.Run(newCommand(), args, &out, &told)
	return out.String(), told.String(), code
}

// buildTiny solves the game of one two-sided die, in which nothing is to be decided,
// and returns the name of its table.
func buildTiny(t *testing.T) string {
	name := filepath.Join(t.TempDir(), "tiny.table")
	_, stderr, code := solve("-o", name, "--players", "2", "--rule", "dice=1", "--rule", "sides=2", "--rule", "away=none")
	require.Equal(t, cli.OK, code, stderr)
	return name
}

func words(s string) []string { return strings.Fields(s) }
