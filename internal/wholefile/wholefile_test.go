package wholefile_test

import (
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"threesaway/internal/wholefile"
)

func TestCheck(t *testing.T) {
	dir := t.TempDir()
	there := filepath.Join(dir, "there")
	require.NoError(t, os.WriteFile(there, []byte("old"), 0o600))
	require.NoError(t, wholefile.Check(there))
	require.NoError(t, wholefile.Check(filepath.Join(dir, "new")))
	require.EqualError(t, wholefile.Check(dir), "is a directory")
	require.ErrorIs(t, wholefile.Check(filepath.Join(dir, "missing", "new")), fs.ErrNotExist)
}

// A file is replaced whole, and nothing else is left beside it.
func TestWrite(t *testing.T) {
	dir := t.TempDir()
	name := filepath.Join(dir, "file")
	for _, text := range []string{"a long text at first", "short"} {
		require.NoError(t, wholefile.Write(name, []byte(text)))
		data, err := os.ReadFile(name)
		require.NoError(t, err)
		assert.Equal(t, text, string(data))
	}
	err := wholefile.Write(filepath.Join(dir, "missing", "file"), []byte("x"))
	require.ErrorIs(t, err, fs.ErrNotExist)
	assert.NotContains(t, err.Error(), "missing", "whoever calls knows the name, and a temporary one tells nothing")
	entries, err := os.ReadDir(dir)
	require.NoError(t, err)
	assert.Len(t, entries, 1)
}

// What fails halfway leaves the old file, and nothing beside it.
func TestWriteByThatFails(t *testing.T) {
	dir := t.TempDir()
	name := filepath.Join(dir, "file")
	require.NoError(t, wholefile.Write(name, []byte("old")))
	broken := errors.New("broken")
	require.ErrorIs(t, wholefile.WriteBy(name, func(w io.Writer) error {
		_, err := w.Write([]byte("half"))
		return errors.Join(err, broken)
	}), broken)
	data, err := os.ReadFile(name)
	require.NoError(t, err)
	assert.Equal(t, "old", string(data))
	entries, err := os.ReadDir(dir)
	require.NoError(t, err)
	assert.Len(t, entries, 1)
}
