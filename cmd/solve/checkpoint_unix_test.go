//go:build unix

package main

import (
	"bytes"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"threesaway/internal/cli"
)

// anxious is a solve of many parts, each of which is kept.
const anxious = "solve-anxiously -o own.table --players 3 --goal money --pot 12 --rule dice=3 --lang en"

// start runs the anxious solve as a process of its own.
func start(t *testing.T, dir string) (cmd *exec.Cmd, stderr *strings.Builder) {
	t.Helper()
	exe, err := os.Executable()
	require.NoError(t, err)
	cmd = exec.CommandContext(t.Context(), exe)
	cmd.Args, cmd.Dir, stderr = words(anxious), dir, new(strings.Builder)
	cmd.Stderr = stderr
	require.NoError(t, cmd.Start())
	return cmd, stderr
}

// wanted returns the table of the anxious solve, and how long it takes.
func wanted(t *testing.T) (data []byte, takes time.Duration) {
	t.Helper()
	dir := t.TempDir()
	begun := time.Now()
	cmd, stderr := start(t, dir)
	require.NoError(t, cmd.Wait(), stderr)
	takes = time.Since(begun)
	list, err := os.ReadDir(dir)
	require.NoError(t, err)
	require.Len(t, list, 1, "no checkpoint is left")
	data, err = os.ReadFile(filepath.Join(dir, "own.table"))
	require.NoError(t, err)
	return data, takes
}

// Whenever a solve is killed, and however often, the next one goes on from what it finds
// and comes to the same bytes.
func TestKilledSolveGoesOn(t *testing.T) {
	want, takes := wanted(t)
	rnd := rand.New(rand.NewPCG(1, 1))
	kills, resumed := 0, 0
	for begun := time.Now(); time.Since(begun) < 20*time.Second || kills < 5 || resumed == 0; {
		dir := t.TempDir()
		name := filepath.Join(dir, "own.table")
		for {
			cmd, stderr := start(t, dir)
			time.AfterFunc(time.Duration(rnd.Int64N(int64(takes))), func() { cmd.Process.Kill() }) //nolint:errcheck // it may have ended
			err := cmd.Wait()
			if strings.Contains(stderr.String(), "note: going on from own.table.part: ") {
				resumed++
			}
			data, missing := os.ReadFile(name)
			if missing == nil {
				require.Equal(t, want, data, "half a table")
			}
			if err == nil {
				require.NoError(t, missing)
				require.NoFileExists(t, name+checkpointSuffix)
				break
			}
			require.Equal(t, -1, cmd.ProcessState.ExitCode(), "%s: killed, and not refused", stderr)
			kills++
		}
	}
	t.Logf("killed %d times, went on from a checkpoint %d times", kills, resumed)
}

// A solve that is asked to end says where to go on, and goes on from there.
func TestInterruptedSolveGoesOn(t *testing.T) {
	want, takes := wanted(t)
	for _, signal := range []syscall.Signal{syscall.SIGINT, syscall.SIGTERM} {
		kept := 0
		for try := 1; kept < 3; try++ {
			require.Less(t, try, 200)
			dir := t.TempDir()
			name := filepath.Join(dir, "own.table")
			cmd, stderr := start(t, dir)
			time.Sleep(takes * time.Duration(try%10) / 10)
			require.NoError(t, cmd.Process.Signal(signal))
			if cmd.Wait() == nil || cmd.ProcessState.ExitCode() < 0 {
				continue // it had ended, or did not listen yet
			}
			require.Equal(t, cli.Failed, cmd.ProcessState.ExitCode())
			require.True(t, strings.HasSuffix(stderr.String(), "solve: interrupted\n"), stderr)
			require.NoFileExists(t, name)
			if !strings.Contains(stderr.String(), "note: own.table.part holds ") {
				require.NoFileExists(t, name+checkpointSuffix)
				continue // nothing was done yet
			}
			kept++
			cmd, stderr = start(t, dir)
			require.NoError(t, cmd.Wait(), stderr)
			assert.Contains(t, stderr.String(), "note: going on from own.table.part: ")
			data, err := os.ReadFile(name)
			require.NoError(t, err)
			assert.True(t, bytes.Equal(want, data), "the same bytes")
			list, err := os.ReadDir(dir)
			require.NoError(t, err)
			assert.Len(t, list, 1)
		}
	}
}
