package cli_test

import (
	"context"
	"errors"
	"fmt"
	"io"
	"strings"
	"testing"

	"github.com/spf13/cobra"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"threesaway/internal/cli"
)

// tool is a command with a subcommand; run is what both do.
func tool(run func(cmd *cobra.Command, args []string) error) *cobra.Command {
	root := &cobra.Command{Use: "tool", RunE: run, Args: cobra.ArbitraryArgs}
	root.Flags().Int("count", 0, "a number")
	root.AddCommand(&cobra.Command{Use: "sub", RunE: run, Args: cli.NoArgs})
	root.AddCommand(&cobra.Command{Use: "file", RunE: run, Args: cli.OneFile})
	return root
}

func prints(text string) func(*cobra.Command, []string) error {
	return func(cmd *cobra.Command, _ []string) error {
		_, err := fmt.Fprint(cmd.OutOrStdout(), text)
		return err
	}
}

func fails(err error) func(*cobra.Command, []string) error {
	return func(*cobra.Command, []string) error { return err }
}

func run(root *cobra.Command, args ...string) (stdout, stderr string, code int) {
	var out, told strings.Builder
	code = cli.Run(root, args, &out, &told)
	return out.String(), told.String(), code
}

var errWork = errors.New("the work failed")

func TestRun(t *testing.T) {
	for name, c := range map[string]struct {
		root           *cobra.Command
		args           []string
		stdout, stderr string
		code           int
	}{
		"an answer": {tool(prints("answer\n")), nil, "answer\n", "", cli.OK},
		"failed work": {
			tool(fails(errWork)), nil, "", "tool: the work failed\n", cli.Failed,
		},
		"a wrong call": {
			tool(fails(cli.Misusef("--count: %d: must be 1", 7))), nil,
			"", "tool: --count: 7: must be 1\nTry 'tool --help'.\n", cli.Misused,
		},
		"a wrong call of a subcommand": {
			tool(fails(cli.Misuse(errWork))), []string{"sub"},
			"", "tool: the work failed\nTry 'tool sub --help'.\n", cli.Misused,
		},
		"a wrong call, told by somebody else": {
			tool(fails(fmt.Errorf("later: %w", cli.Misuse(errWork)))), nil,
			"", "tool: later: the work failed\nTry 'tool --help'.\n", cli.Misused,
		},
		"cancelled work": {
			tool(fails(fmt.Errorf("game 7: %w", context.Canceled))), nil, "", "tool: interrupted\n", cli.Failed,
		},
		"an unknown flag": {
			tool(prints("answer")), []string{"--nope"},
			"", "tool: unknown flag: --nope\nTry 'tool --help'.\n", cli.Misused,
		},
		"an argument too many": {
			tool(prints("answer")), []string{"sub", "extra"},
			"", "tool: unknown command \"extra\" for \"tool sub\"\nTry 'tool sub --help'.\n", cli.Misused,
		},
		"no file": {
			tool(prints("answer")), []string{"file"},
			"", "tool: 0 arguments: exactly one FILE is needed\nTry 'tool file --help'.\n", cli.Misused,
		},
		"two files": {
			tool(prints("answer")), []string{"file", "a", "b"},
			"", "tool: 2 arguments: exactly one FILE is needed\nTry 'tool file --help'.\n", cli.Misused,
		},
		"one file": {tool(prints("answer")), []string{"file", "a"}, "answer", "", cli.OK},
	} {
		t.Run(name, func(t *testing.T) {
			stdout, stderr, code := run(c.root, c.args...)
			assert.Equal(t, c.code, code)
			assert.Equal(t, c.stdout, stdout)
			assert.Equal(t, c.stderr, stderr)
		})
	}
}

// The codes are part of the contract.
func TestExitCodes(t *testing.T) {
	assert.Equal(t, []int{0, 1, 2}, []int{cli.OK, cli.Failed, cli.Misused})
}

func TestMisuse(t *testing.T) {
	require.NoError(t, cli.Misuse(nil))
	require.ErrorIs(t, cli.Misuse(errWork), errWork)
	require.ErrorIs(t, cli.Misusef("--flag: %w", errWork), errWork)
	require.EqualError(t, cli.Misusef("--flag: %w", errWork), "--flag: the work failed")
}

// narrow takes so many bytes and no more.
type narrow struct{ room int }

func (n *narrow) Write(p []byte) (int, error) {
	if len(p) > n.room {
		return n.room, io.ErrShortWrite
	}
	n.room -= len(p)
	return len(p), nil
}

// A command that does not look whether its answer was written fails all the
// same, and so does one that does.
func TestRunUnwritable(t *testing.T) {
	careless := func(cmd *cobra.Command, _ []string) error {
		for range 3 {
			fmt.Fprint(cmd.OutOrStdout(), "12345") //nolint:errcheck // that is the point
		}
		return nil
	}
	for name, root := range map[string]func() *cobra.Command{
		"careless": func() *cobra.Command { return tool(careless) },
		"careful":  func() *cobra.Command { return tool(prints("1234567890abcde")) },
	} {
		t.Run(name, func(t *testing.T) {
			var told strings.Builder
			assert.Equal(t, cli.Failed, cli.Run(root(), nil, &narrow{14}, &told))
			assert.Contains(t, told.String(), io.ErrShortWrite.Error())
			told.Reset()
			assert.Equal(t, cli.OK, cli.Run(root(), nil, &narrow{15}, &told))
			assert.Empty(t, told.String())
		})
	}
}

// After a write that failed nothing more is written: an answer has no hole.
func TestRunStopsWriting(t *testing.T) {
	device := &once{}
	root := tool(func(cmd *cobra.Command, _ []string) error {
		fmt.Fprint(cmd.OutOrStdout(), "lost") //nolint:errcheck // that is the point
		fmt.Fprint(cmd.OutOrStdout(), "kept") //nolint:errcheck // that is the point
		return nil
	})
	assert.Equal(t, cli.Failed, cli.Run(root, nil, device, io.Discard))
	assert.Empty(t, device.text)
}

// once fails at the first write only.
type once struct {
	failed bool
	text   string
}

func (o *once) Write(p []byte) (int, error) {
	if !o.failed {
		o.failed = true
		return 0, errWork
	}
	o.text += string(p)
	return len(p), nil
}

// Help is an answer.
func TestRunHelp(t *testing.T) {
	stdout, stderr, code := run(tool(fails(errWork)), "--help")
	assert.Equal(t, cli.OK, code)
	assert.Contains(t, stdout, "--count")
	assert.Empty(t, stderr)
}
