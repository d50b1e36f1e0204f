//go:build unix

package main

import (
	"bufio"
	"io"
	"os"
	"os/exec"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"threesaway/internal/cli"
)

// An interrupt ends a simulation that would take hours: nothing is printed but
// that it was interrupted.
func TestInterruptedSimulation(t *testing.T) {
	for _, signal := range []os.Signal{os.Interrupt, syscall.SIGTERM} {
		t.Run(signal.String(), func(t *testing.T) {
			t.Parallel()
			exe, err := os.Executable()
			require.NoError(t, err)
			// Under the name query, this program is query: see TestMain.
			cmd := exec.CommandContext(t.Context(), exe)
			cmd.Args = words("query simulate --games 1000000000 --rule ties=split")
			cmd.Env = append(os.Environ(), "LC_ALL=C")
			cmd.WaitDelay = time.Second
			var stdout strings.Builder
			cmd.Stdout = &stdout
			stderr, err := cmd.StderrPipe()
			require.NoError(t, err)
			require.NoError(t, cmd.Start())
			t.Cleanup(func() {
				cmd.Process.Kill() //nolint:errcheck // it has ended, if all went well
			})

			// The games begin after the note that these rules are solved for.
			told := bufio.NewReader(stderr)
			note, err := told.ReadString('t') // "... the spot"
			for err == nil && !strings.HasSuffix(note, "spot") {
				var more string
				more, err = told.ReadString('t')
				note += more
			}
			require.NoError(t, err)
			require.NoError(t, cmd.Process.Signal(signal))

			rest, err := io.ReadAll(told)
			require.NoError(t, err)
			assert.Equal(t, "\nquery: interrupted\n", string(rest))
			require.Error(t, cmd.Wait())
			assert.Equal(t, cli.Failed, cmd.ProcessState.ExitCode())
			assert.Empty(t, stdout.String())
		})
	}
}

// An interrupt ends a batch that waits for its next line.
func TestInterruptedBatch(t *testing.T) {
	exe, err := os.Executable()
	require.NoError(t, err)
	cmd := exec.CommandContext(t.Context(), exe)
	cmd.Args = words("query batch")
	cmd.WaitDelay = time.Second
	stdin, err := cmd.StdinPipe()
	require.NoError(t, err)
	stdout, err := cmd.StdoutPipe()
	require.NoError(t, err)
	var stderr strings.Builder
	cmd.Stderr = &stderr
	require.NoError(t, cmd.Start())
	t.Cleanup(func() {
		cmd.Process.Kill() //nolint:errcheck // it has ended, if all went well
	})

	_, err = io.WriteString(stdin, "roll=3,3,5,6,1\nroll=1,")
	require.NoError(t, err)
	told := bufio.NewReader(stdout)
	answer, err := told.ReadString('\n')
	require.NoError(t, err)
	assert.Contains(t, answer, `"keep":[3,3]`)
	require.NoError(t, cmd.Process.Signal(os.Interrupt))

	rest, err := io.ReadAll(told)
	require.NoError(t, err)
	assert.Empty(t, rest)
	require.Error(t, cmd.Wait())
	assert.Equal(t, cli.Failed, cmd.ProcessState.ExitCode())
	assert.Equal(t, "query: interrupted\n", stderr.String())
}
