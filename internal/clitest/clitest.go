// Package clitest has what the script tests of the commands share: how a script
// is run, and the commands that only scripts know.
package clitest

import (
	"errors"
	"io/fs"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/rogpeppe/go-internal/testscript"

	"threesaway/internal/cli"
)

// Command is a command of scripts, as testscript knows it.
type Command = func(ts *testscript.TestScript, neg bool, args []string)

// Run runs the scripts in testdata/script with the given environment and
// commands besides those of this package:
//
//	misused PROGRAM ARGS...   a wrong call: exit code 2, told why, nothing done
//	failed PROGRAM ARGS...    work that failed: exit code 1, likewise
//	exits CODE PROGRAM ARGS...
//	flip FILE                 alter one bit in the middle
//	truncate FILE             cut off the last byte
func Run(t *testing.T, environment map[string]string, commands map[string]Command) {
	t.Helper()
	all := map[string]Command{
		"misused":  func(ts *testscript.TestScript, _ bool, args []string) { refused(ts, cli.Misused, args) },
		"failed":   func(ts *testscript.TestScript, _ bool, args []string) { refused(ts, cli.Failed, args) },
		"exits":    exits,
		"flip":     flip,
		"truncate": truncate,
	}
	maps.Copy(all, commands)
	testscript.Run(t, testscript.Params{
		Dir:                 "testdata/script",
		RequireExplicitExec: true,
		RequireUniqueNames:  true,
		Setup: func(env *testscript.Env) error {
			// The race detector else makes every process sleep for a second at
			// its end.
			env.Setenv("GORACE", "atexit_sleep_ms=0")
			for name, value := range environment {
				env.Setenv(name, value)
			}
			return nil
		},
		Cmds: all,
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
		data, err := os.ReadFile(path) //nolint:gosec // files of the script alone
		b.WriteString(path + ": " + strconv.Quote(string(data)) + "\n")
		return err
	}))
	return b.String()
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
