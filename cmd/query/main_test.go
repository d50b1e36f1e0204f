package main

import (
	"context"
	"errors"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/rogpeppe/go-internal/testscript"
	"github.com/stretchr/testify/require"

	"threesaway/engine"
	"threesaway/internal/cli"
	"threesaway/tables"
)

// TestMain lets scripts run query as a process of its own.
func TestMain(m *testing.M) {
	testscript.Main(m, map[string]func(){"query": main})
}

func TestScripts(t *testing.T) {
	testscript.Run(t, testscript.Params{
		Dir:                 "testdata/script",
		RequireExplicitExec: true,
		RequireUniqueNames:  true,
		Setup: func(env *testscript.Env) error {
			// The race detector else makes every process sleep for a second at
			// its end.
			env.Setenv("GORACE", "atexit_sleep_ms=0")
			return nil
		},
		Cmds: map[string]func(*testscript.TestScript, bool, []string){
			"misused":  func(ts *testscript.TestScript, _ bool, args []string) { refused(ts, cli.Misused, args) },
			"failed":   func(ts *testscript.TestScript, _ bool, args []string) { refused(ts, cli.Failed, args) },
			"exits":    exits,
			"table":    writeTable,
			"flip":     flip,
			"truncate": truncate,
		},
	})
}

// refused runs a command that must end with a code, tell why on stderr, print
// nothing on stdout and leave every file as it was.
func refused(ts *testscript.TestScript, code int, args []string) {
	before := files(ts)
	run(ts, code, args)
	if after := files(ts); after != before {
		ts.Fatalf("the files were\n%s\nand are now\n%s", before, after)
	}
	if out := ts.ReadFile("stdout"); out != "" {
		ts.Fatalf("stdout must be empty, and is %q", out)
	}
	told := ts.ReadFile("stderr")
	if !strings.HasPrefix(told, args[0]+": ") {
		ts.Fatalf("stderr must begin with %q, and is %q", args[0]+": ", told)
	}
	if hint := strings.Contains(told, "\nTry '"+args[0]); hint != (code == cli.Misused) {
		ts.Fatalf("a hint at --help belongs to a wrong call and to nothing else; stderr is %q", told)
	}
}

// exits is the script command "exits CODE PROGRAM ARGS...".
func exits(ts *testscript.TestScript, _ bool, args []string) {
	code, err := strconv.Atoi(args[0])
	ts.Check(err)
	run(ts, code, args[1:])
}

func run(ts *testscript.TestScript, code int, args []string) {
	got := cli.OK
	err := ts.Exec(args[0], args[1:]...)
	if exit, ok := errors.AsType[*exec.ExitError](err); ok {
		got = exit.ExitCode()
	} else {
		ts.Check(err)
	}
	if got != code {
		ts.Fatalf("%s: exit code %d: must be %d", strings.Join(args, " "), got, code)
	}
}

// files lists all files of a script with their contents.
func files(ts *testscript.TestScript) string {
	var b strings.Builder
	ts.Check(filepath.WalkDir(ts.Getenv("WORK"), func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		data, err := os.ReadFile(path)
		b.WriteString(path + ": " + strconv.Quote(string(data)) + "\n")
		return err
	}))
	return b.String()
}

// writeTable is the script command "table FILE KEY=VALUE...": a table of the
// rules for 2 players.
func writeTable(ts *testscript.TestScript, _ bool, args []string) {
	r, err := engine.ParseRules(strings.Join(args[1:], " "))
	ts.Check(err)
	t, err := tables.Build(context.Background(), r, tables.Parts(2), nil)
	ts.Check(err)
	data, err := t.Encode()
	ts.Check(err)
	ts.Check(os.WriteFile(ts.MkAbs(args[0]), data, 0o644))
}

// flip is the script command "flip FILE": it alters one bit in the middle.
func flip(ts *testscript.TestScript, _ bool, args []string) {
	data := []byte(ts.ReadFile(args[0]))
	data[len(data)/2] ^= 1
	ts.Check(os.WriteFile(ts.MkAbs(args[0]), data, 0o644))
}

// truncate is the script command "truncate FILE": it cuts off the last byte.
func truncate(ts *testscript.TestScript, _ bool, args []string) {
	data := ts.ReadFile(args[0])
	ts.Check(os.WriteFile(ts.MkAbs(args[0]), []byte(data[:len(data)-1]), 0o644))
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
