package clitest

import (
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"threesaway/internal/cli"
	"threesaway/internal/mangen"
)

// Every lists a command and all below it.
func Every(cmd *cobra.Command) []*cobra.Command {
	list := []*cobra.Command{cmd}
	for _, c := range cmd.Commands() {
		list = append(list, Every(c)...)
	}
	return list
}

// Help checks that every command, the ones that cobra adds among them, explains
// itself and each of its flags; paths are some that must be there.
func Help(t *testing.T, newCommand func() *cobra.Command, paths ...string) {
	t.Helper()
	root := newCommand()
	root.InitDefaultHelpCmd()
	root.InitDefaultCompletionCmd()
	commands := Every(root)
	var there []string
	for _, cmd := range commands {
		there = append(there, cmd.CommandPath())
	}
	require.Subset(t, there, paths)
	for _, cmd := range commands {
		t.Run(cmd.CommandPath(), func(t *testing.T) {
			var stdout, stderr strings.Builder
			code := cli.Run(newCommand(), append(strings.Fields(cmd.CommandPath())[1:], "--help"), &stdout, &stderr)
			assert.Equal(t, cli.OK, code)
			assert.Empty(t, stderr.String())
			assert.Contains(t, stdout.String(), "Usage:\n  "+root.Name())
			flags := func(f *pflag.Flag) { assert.Contains(t, stdout.String(), "--"+f.Name) }
			cmd.LocalFlags().VisitAll(flags)
			cmd.InheritedFlags().VisitAll(flags)
			for _, c := range cmd.Commands() {
				assert.Contains(t, stdout.String(), "\n  "+c.Name()+" ")
			}
		})
	}
}

// ManualPages checks that the manual pages in a folder say what a command says.
func ManualPages(t *testing.T, root *cobra.Command, folder string) {
	t.Helper()
	pages, err := mangen.Pages(root)
	require.NoError(t, err)
	there, err := filepath.Glob(filepath.Join(folder, root.Name()+"*.1"))
	require.NoError(t, err)
	assert.Len(t, there, len(pages), "a page for each command, and no other")
	for _, p := range pages {
		text, err := os.ReadFile(filepath.Join(folder, p.Name))
		require.NoError(t, err)
		assert.Equal(t, string(p.Text), string(text), p.Name)
	}
}

// Unwritable checks that an answer that could not be written whole, for want of
// room for some of its bytes, is not taken for one that was.
func Unwritable(t *testing.T, newCommand func() *cobra.Command, args []string) {
	t.Helper()
	var stdout, stderr strings.Builder
	require.Equal(t, cli.OK, cli.Run(newCommand(), args, &stdout, &stderr), "%q: %s", args, stderr.String())
	size := stdout.Len()
	for _, room := range []int{0, 1, size / 2, size - 1} {
		var told strings.Builder
		code := cli.Run(newCommand(), args, &FullDevice{room}, &told)
		assert.Equal(t, cli.Failed, code, "%q with room for %d of %d bytes", args, room, size)
		assert.Contains(t, told.String(), ErrFull.Error(), "%q", args)
	}
	assert.Equal(t, cli.OK, cli.Run(newCommand(), args, &FullDevice{size}, io.Discard), "%q", args)
}
