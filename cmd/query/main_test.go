package main

import (
	"context"
	"os"
	"strings"
	"testing"

	"github.com/rogpeppe/go-internal/testscript"
	"github.com/stretchr/testify/require"

	"threesaway/engine"
	"threesaway/internal/cli"
	"threesaway/internal/clitest"
	"threesaway/tables"
)

// TestMain lets scripts run query as a process of its own.
func TestMain(m *testing.M) {
	testscript.Main(m, map[string]func(){"query": main})
}

func TestScripts(t *testing.T) {
	clitest.Run(t, nil, map[string]clitest.Command{"table": writeTable})
}

// writeTable is the script command "table FILE KEY=VALUE...": a table of the
// rules for 2 players.
func writeTable(ts *testscript.TestScript, _ bool, args []string) {
	r, err := engine.ParseRules(strings.Join(args[1:], " "))
	ts.Check(err)
	t, err := tables.Build(context.Background(), r, tables.Scope{Players: 2}, nil)
	ts.Check(err)
	data, err := t.Encode()
	ts.Check(err)
	ts.Check(os.WriteFile(ts.MkAbs(args[0]), data, 0o644))
}

// query runs the command in this process.
func query(args ...string) (stdout, stderr string, code int) {
	var out, told strings.Builder
	code = cli.Run(newCommand(), args, &out, &told)
	return out.String(), told.String(), code
}

// answerTo runs the command, which must answer.
func answerTo(t require.TestingT, args ...string) string {
	stdout, stderr, code := query(args...)
	require.Equal(t, cli.OK, code, "query %q: %s", args, stderr)
	return stdout
}
