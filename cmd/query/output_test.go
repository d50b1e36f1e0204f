package main

import (
	"errors"
	"io"
	"strings"
	"testing"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"threesaway/internal/cli"
)

// every lists a command and all below it.
func every(cmd *cobra.Command) []*cobra.Command {
	list := []*cobra.Command{cmd}
	for _, c := range cmd.Commands() {
		list = append(list, every(c)...)
	}
	return list
}

// Every command, the ones that cobra adds among them, explains itself and each
// of its flags.
func TestHelp(t *testing.T) {
	root := newCommand()
	root.InitDefaultHelpCmd()
	root.InitDefaultCompletionCmd()
	commands := every(root)
	var paths []string
	for _, cmd := range commands {
		paths = append(paths, cmd.CommandPath())
	}
	require.Subset(t, paths, []string{"query", "query odds", "query remark", "query simulate", "query completion bash"})
	for _, cmd := range commands {
		t.Run(cmd.CommandPath(), func(t *testing.T) {
			stdout, stderr, code := query(append(words(cmd.CommandPath())[1:], "--help")...)
			assert.Equal(t, cli.OK, code)
			assert.Empty(t, stderr)
			assert.Contains(t, stdout, "Usage:\n  query")
			flags := func(f *pflag.Flag) { assert.Contains(t, stdout, "--"+f.Name) }
			cmd.LocalFlags().VisitAll(flags)
			cmd.InheritedFlags().VisitAll(flags)
			for _, c := range cmd.Commands() {
				assert.Contains(t, stdout, "\n  "+c.Name()+" ")
			}
		})
	}
}

// The flags of the contract are there for every question, with its defaults.
func TestFlags(t *testing.T) {
	flags := newCommand().PersistentFlags()
	for _, name := range words("kept total left beat holders players seat goal tie rules rule table exact json") {
		assert.NotNil(t, flags.Lookup(name), name)
	}
	for name, value := range map[string]string{"holders": "1", "players": "2", "goal": "win", "tie": "0.5", "rules": "threes-away"} {
		assert.Equal(t, value, flags.Lookup(name).DefValue, name)
	}
}

// fullDevice refuses everything after so many bytes.
type fullDevice struct{ room int }

var errFull = errors.New("the device is full")

func (d *fullDevice) Write(p []byte) (int, error) {
	if len(p) <= d.room {
		d.room -= len(p)
		return len(p), nil
	}
	return d.room, errFull
}

// An answer that could not be written whole is not taken for one that was.
func TestUnwritableAnswer(t *testing.T) {
	for _, args := range []string{
		"33561", "--json 33561", "--exact --goal low 33561", "odds", "odds --json --goal low", "remark",
		"simulate --games 10", "simulate --games 100 --rule ties=split", "--help", "completion bash",
	} {
		stdout := answerTo(t, words(args)...)
		for _, room := range []int{0, len(stdout) / 2, len(stdout) - 1} {
			var told strings.Builder
			code := cli.Run(newCommand(), words(args), &fullDevice{room}, &told)
			assert.Equal(t, cli.Failed, code, "%s with room for %d of %d bytes", args, room, len(stdout))
			assert.Contains(t, told.String(), errFull.Error(), args)
		}
		assert.Equal(t, cli.OK, cli.Run(newCommand(), words(args), &fullDevice{len(stdout)}, io.Discard), args)
	}
}

// The tables of keeps of the standard game fit a terminal of 80 columns while
// there is no score to beat; so do those of odds.
func TestTablesFitTerminal(t *testing.T) {
	for _, args := range []string{"33561", "12456", "--players 8 12345", "--goal low 12456", "odds --players 3"} {
		_, table, ok := strings.Cut(answerTo(t, words(args)...), "\n\n")
		require.True(t, ok)
		table, _, _ = strings.Cut(table, "\n\n")
		for line := range strings.SplitSeq(table, "\n") {
			assert.LessOrEqual(t, len(line), 80, "%s: %q", args, line)
			assert.Equal(t, strings.TrimRight(line, " "), line, "%s: blanks at the end", args)
		}
	}
}
