//go:build unix

package main

import (
	"bufio"
	"os"
	"os/exec"
	"strings"
	"syscall"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// To be interrupted is how serve is meant to end.
func TestInterruptedServe(t *testing.T) {
	for _, signal := range []os.Signal{os.Interrupt, syscall.SIGTERM} {
		t.Run(signal.String(), func(t *testing.T) {
			t.Parallel()
			exe, err := os.Executable()
			require.NoError(t, err)
			cmd := exec.CommandContext(t.Context(), exe)
			cmd.Args = words("query serve --lang de --addr 127.0.0.1:0") // see TestMain
			stdout, err := cmd.StdoutPipe()
			require.NoError(t, err)
			var stderr strings.Builder
			cmd.Stderr = &stderr
			require.NoError(t, cmd.Start())
			t.Cleanup(func() {
				cmd.Process.Kill() //nolint:errcheck // it has ended, if all went well
			})
			line, err := bufio.NewReader(stdout).ReadString('\n')
			require.NoError(t, err)
			assert.Regexp(t, `^Die Seite ist unter http://127\.0\.0\.1:\d+/, bis du dies mit Ctrl-C beendest\.\n$`, line)
			require.NoError(t, cmd.Process.Signal(signal))
			require.NoError(t, cmd.Wait(), "exit code 0")
			assert.Empty(t, stderr.String())
		})
	}
}
