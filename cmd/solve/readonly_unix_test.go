//go:build unix

package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"threesaway/internal/cli"
)

// In a directory that may not be written to, the old file stays, and the error
// names what was asked for.
func TestBuildIntoAReadOnlyDirectory(t *testing.T) {
	// The superuser may write anywhere, so that somebody else must try, who must
	// be let at the program: t.TempDir lets nobody in.
	work, err := os.MkdirTemp("", "solve") //nolint:usetesting // see above
	require.NoError(t, err)
	t.Cleanup(func() { assert.NoError(t, os.RemoveAll(work)) })
	require.NoError(t, os.Chmod(work, 0o755))
	exe, err := os.Executable()
	require.NoError(t, err)
	program, err := os.ReadFile(exe)
	require.NoError(t, err)
	require.NoError(t, os.WriteFile(filepath.Join(work, "solve"), program, 0o755))

	directory := filepath.Join(work, "readonly")
	require.NoError(t, os.Mkdir(directory, 0o755))
	name := filepath.Join(directory, "own.table")
	require.NoError(t, os.WriteFile(name, []byte("old"), 0o644))
	require.NoError(t, os.Chmod(directory, 0o555))
	t.Cleanup(func() { assert.NoError(t, os.Chmod(directory, 0o755)) })

	cmd := exec.CommandContext(t.Context(), filepath.Join(work, "solve"), words("-o readonly/own.table --players 2 --rule dice=1")...)
	cmd.Dir = work
	cmd.Env = append(os.Environ(), "LC_ALL=C")
	if os.Getuid() == 0 {
		cmd.SysProcAttr = &syscall.SysProcAttr{Credential: &syscall.Credential{Uid: 65534, Gid: 65534}}
	}
	var stderr strings.Builder
	cmd.Stderr = &stderr
	require.Error(t, cmd.Run())
	assert.Equal(t, cli.Failed, cmd.ProcessState.ExitCode())
	assert.Equal(t, "solve: -o readonly/own.table: permission denied\n", stderr.String())
	data, err := os.ReadFile(name)
	require.NoError(t, err)
	assert.Equal(t, "old", string(data))
	entries, err := os.ReadDir(directory)
	require.NoError(t, err)
	assert.Len(t, entries, 1)
}
