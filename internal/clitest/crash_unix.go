//go:build unix

package clitest

import (
	"bytes"
	"context"
	"errors"
	"io/fs"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"threesaway/internal/cli"
)

// Replacement is a program that replaces a file. It runs in a directory of its
// own, as the test program itself under another name: see TestMain of the
// commands.
type Replacement struct {
	// Old and New are calls, each with the program's name first, that write
	// different contents to the same file.
	Old, New []string
	// File is that file.
	File string
}

// Kill ends New by SIGKILL at random moments, so many times or a minute long.
// Each time the file must be the old one or the new one, or still missing where
// there was none, and nothing may lie beside it but temporary files; those must
// be no trouble to the next run, which leaves them alone.
func (r Replacement) Kill(t *testing.T, times int) {
	t.Helper()
	e := r.experiment(t)
	for round := 0; round < times && time.Since(e.begun) < time.Minute || e.strays == 0 && round < 2*times; round++ {
		e.once(round, syscall.SIGKILL)
	}
	t.Logf("killed %d times: %d before the file was replaced, %d after; %d temporary files left", e.old+e.new, e.old, e.new, e.strays)
	require.Positive(t, e.old, "killed before the file was replaced")
	require.Positive(t, e.new, "killed after the file was replaced")
	require.Positive(t, e.strays, "killed while the temporary file was written")

	strays := e.list()
	e.run(r.New)
	require.Equal(t, e.newData, e.read())
	require.Subset(t, e.list(), strays, "temporary files of others are left alone")
}

// Signal asks New to end at random moments. It ends with code 0 and the new file,
// with code 1 and the old one, or by the signal where it did not listen yet or any
// more; it leaves no temporary file in any case.
func (r Replacement) Signal(t *testing.T, signal syscall.Signal, times int) {
	t.Helper()
	e := r.experiment(t)
	for round := 0; round < times && time.Since(e.begun) < time.Minute; round++ {
		e.once(round, signal)
		require.Zero(t, e.strays, "a temporary file is left behind")
	}
	t.Logf("%s, %d times: the old file %d times, the new one %d times", signal, e.old+e.new, e.old, e.new)
}

// experiment is a Replacement that is made again and again.
type experiment struct {
	Replacement
	t                *testing.T
	dir              string
	oldData, newData []byte
	takes            time.Duration // what New takes
	begun            time.Time
	rnd              *rand.Rand

	old, new int // how often the file was found to be which
	strays   int // temporary files so far
}

func (r Replacement) experiment(t *testing.T) *experiment {
	t.Helper()
	e := &experiment{Replacement: r, t: t, dir: t.TempDir(), begun: time.Now(), rnd: rand.New(rand.NewPCG(1, 1))} //nolint:gosec // not for secrets
	e.run(r.Old)
	e.oldData = e.read()
	start := time.Now()
	e.run(r.New)
	e.takes = time.Since(start)
	e.newData = e.read()
	require.NotEqual(t, e.oldData, e.newData)
	return e
}

// command returns a call that is yet to be started.
func (e *experiment) command(call []string) (cmd *exec.Cmd, stderr *strings.Builder) {
	exe, err := os.Executable()
	require.NoError(e.t, err)
	cmd = exec.CommandContext(context.Background(), exe) //nolint:gosec // the test program itself
	cmd.Args, cmd.Dir = call, e.dir
	cmd.Env = append(os.Environ(), "LC_ALL=C", "GORACE=atexit_sleep_ms=0")
	stderr = new(strings.Builder)
	cmd.Stderr = stderr
	return cmd, stderr
}

// run makes a call that must do its work.
func (e *experiment) run(call []string) {
	cmd, stderr := e.command(call)
	require.NoError(e.t, cmd.Run(), "%s: %s", call, stderr)
}

// read returns the file, nil if it is missing.
func (e *experiment) read() []byte {
	data, err := os.ReadFile(filepath.Join(e.dir, e.File))
	if !errors.Is(err, fs.ErrNotExist) {
		require.NoError(e.t, err)
	}
	return data
}

// list returns what lies beside the file.
func (e *experiment) list() (names []string) {
	entries, err := os.ReadDir(e.dir)
	require.NoError(e.t, err)
	for _, entry := range entries {
		if entry.Name() != e.File {
			names = append(names, entry.Name())
		}
	}
	return names
}

// once starts New with the old file there, or every third time with none, and ends
// it: at a random time, or a random short time after a temporary file is seen.
func (e *experiment) once(round int, signal syscall.Signal) {
	name := filepath.Join(e.dir, e.File)
	before := e.oldData
	if round%3 == 2 {
		before = nil
		if err := os.Remove(name); !errors.Is(err, fs.ErrNotExist) {
			require.NoError(e.t, err)
		}
	} else {
		require.NoError(e.t, os.WriteFile(name, before, 0o600))
	}
	cmd, stderr := e.command(e.New)
	require.NoError(e.t, cmd.Start())
	if round%2 == 0 {
		time.Sleep(time.Duration(e.rnd.Int64N(int64(2 * e.takes))))
	} else {
		for start := time.Now(); len(e.list()) == e.strays && time.Since(start) < 2*e.takes; {
		}
		time.Sleep(time.Duration(e.rnd.Int64N(int64(time.Millisecond))))
	}
	require.NoError(e.t, cmd.Process.Signal(signal))
	err := cmd.Wait()
	if _, ok := errors.AsType[*exec.ExitError](err); !ok {
		require.NoError(e.t, err)
	}

	now, code := e.read(), cmd.ProcessState.ExitCode()
	switch {
	case bytes.Equal(now, before) && (now == nil) == (before == nil):
		e.old++
		require.NotEqual(e.t, cli.OK, code, "nothing was written")
	case bytes.Equal(now, e.newData):
		e.new++
		require.NotEqual(e.t, cli.Failed, code, "%s: and yet the file was written", stderr)
	default:
		require.Fail(e.t, "the file is neither the old one nor the new one", "%d bytes, of %d and %d", len(now), len(before), len(e.newData))
	}
	if code == cli.Failed {
		require.Contains(e.t, stderr.String(), ": interrupted\n")
	}
	require.NotEqual(e.t, cli.Misused, code, stderr)
	strays := e.list()
	for _, stray := range strays {
		require.Regexp(e.t, temporary(e.File), stray)
	}
	e.strays = len(strays)
}

// temporary is what the names of temporary files look like.
func temporary(file string) *regexp.Regexp {
	return regexp.MustCompile(`^\.` + regexp.QuoteMeta(file) + `[0-9]+$`)
}
