package main

import (
	"context"
	"os"
	"strconv"
	"strings"
	"testing"

	"github.com/rogpeppe/go-internal/testscript"
	"github.com/stretchr/testify/require"

	"threesaway/engine"
	"threesaway/internal/cli"
	"threesaway/internal/clitest"
	"threesaway/solver"
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
// rules for 2 players; pot=N adds money for pots of up to N antes, and round=N leaves
// out the rounds before.
func writeTable(ts *testscript.TestScript, _ bool, args []string) {
	scope, options := tables.Scope{Players: 2}, []string{}
	for _, option := range args[1:] {
		var err error
		key, value, _ := strings.Cut(option, "=")
		switch key {
		case "pot":
			scope.Goals = []solver.Goal{solver.Win(), solver.Money()}
			scope.Pot, err = strconv.Atoi(value)
		case "round":
			scope.Round, err = strconv.Atoi(value)
		default:
			options = append(options, option)
		}
		ts.Check(err)
	}
	r, err := engine.ParseRules(strings.Join(options, " "))
	ts.Check(err)
	t, err := tables.Build(context.Background(), r, scope, nil)
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
