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

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"threesaway/internal/cli"
)

// table is a coach in a process of its own, at the other end of pipes.
type table struct {
	t   *testing.T
	cmd *exec.Cmd
	in  io.WriteCloser
	out *bufio.Reader
}

func sitDown(t *testing.T, file string) *table {
	exe, err := os.Executable()
	require.NoError(t, err)
	// Under the name query, this program is query: see TestMain.
	cmd := exec.CommandContext(t.Context(), exe)
	cmd.Args = words("query coach --file " + file)
	in, err := cmd.StdinPipe()
	require.NoError(t, err)
	out, err := cmd.StdoutPipe()
	require.NoError(t, err)
	require.NoError(t, cmd.Start())
	t.Cleanup(func() {
		cmd.Process.Kill() //nolint:errcheck // it has ended, if all went well
	})
	return &table{t, cmd, in, bufio.NewReader(out)}
}

// read reads up to the next question, and what is asked.
func (a *table) read() string {
	var b strings.Builder
	for !strings.HasSuffix(b.String(), "\n> ") {
		c, err := a.out.ReadByte()
		require.NoError(a.t, err, b.String())
		b.WriteByte(c)
	}
	return b.String()
}

// enter enters lines and returns what the last led to.
func (a *table) enter(lines ...string) string {
	last := ""
	for _, l := range lines {
		_, err := io.WriteString(a.in, l+"\n")
		require.NoError(a.t, err)
		last = a.read()
	}
	return last
}

// A program that is killed goes on where it was.
func TestPromptGoesOnWhereItWasKilled(t *testing.T) {
	file := recordAt(t)
	a := sitDown(t, file)
	a.read()
	asked := a.enter("Ana, Bob", "", "", "", "", "13356", "", "124")
	assert.Contains(t, asked, "What does Ana keep of 1 2 4?")
	require.NoError(t, a.cmd.Process.Kill())
	require.Error(t, a.cmd.Wait())

	b := sitDown(t, file)
	assert.Contains(t, b.read(), "begins a new one")
	again := b.enter("")
	assert.Equal(t, strings.TrimPrefix(asked, "124\n"), strings.TrimPrefix(again, "\n"))
	b.enter("", "u", "1", "26", "2")
	assert.Contains(t, b.enter("4"), "Ana: 7.")
	assert.Contains(t, b.enter("9"), "Ana wins the pot of 2 antes!")
	require.NoError(t, b.in.Close())
	rest, err := io.ReadAll(b.out)
	require.NoError(t, err)
	require.NoError(t, b.cmd.Wait())
	assert.Contains(t, string(rest), "The evening is saved in")
	assert.Equal(t, "record 1\n\nrules threes-away\nadvised Ana\ngame Ana, Bob\n"+
		"Ana: 1 3 3 5 6 > 3 3, 1 2 4 > 1, 2 6 > 2, 4 > 4 = 7\nBob: = 9\n", record1(t, file))
}

// An interrupt leaves the table, and the evening is saved.
func TestPromptIsLeftByAnInterrupt(t *testing.T) {
	file := recordAt(t)
	a := sitDown(t, file)
	a.read()
	a.enter("2", "", "", "", "", "9")
	require.NoError(t, a.cmd.Process.Signal(syscall.SIGINT))
	rest, err := io.ReadAll(a.out)
	require.NoError(t, err)
	require.NoError(t, a.cmd.Wait())
	assert.Equal(t, cli.OK, a.cmd.ProcessState.ExitCode())
	assert.Contains(t, string(rest), "The evening is saved in")
	assert.Contains(t, record1(t, file), "A: = 9")
}
