//go:build unix

package cli_test

import (
	"syscall"
	"testing"

	"github.com/spf13/cobra"
	"github.com/stretchr/testify/assert"

	"threesaway/internal/cli"
)

// An interrupt, or the wish that the program may end, cancels the command's
// context.
func TestRunInterrupted(t *testing.T) {
	for _, signal := range []syscall.Signal{syscall.SIGINT, syscall.SIGTERM} {
		t.Run(signal.String(), func(t *testing.T) {
			_, stderr, code := run(tool(func(cmd *cobra.Command, _ []string) error {
				// The signal is caught: Run listens while a command runs.
				if err := syscall.Kill(syscall.Getpid(), signal); err != nil {
					return err
				}
				<-cmd.Context().Done()
				return cmd.Context().Err()
			}))
			assert.Equal(t, cli.Failed, code)
			assert.Equal(t, "tool: interrupted\n", stderr)
		})
	}
}
