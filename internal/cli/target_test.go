package cli_test

import (
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"threesaway/internal/cli"
)

func TestCheckTarget(t *testing.T) {
	dir := t.TempDir()
	there := filepath.Join(dir, "there")
	require.NoError(t, os.WriteFile(there, []byte("old"), 0o600))
	require.NoError(t, cli.CheckTarget(there))
	require.NoError(t, cli.CheckTarget(filepath.Join(dir, "new")))
	require.EqualError(t, cli.CheckTarget(dir), "is a directory")
	require.ErrorIs(t, cli.CheckTarget(filepath.Join(dir, "missing", "new")), fs.ErrNotExist)
}

// A file is replaced whole, and nothing else is left beside it.
func TestWriteData(t *testing.T) {
	dir := t.TempDir()
	name := filepath.Join(dir, "file")
	for _, text := range []string{"a long text at first", "short"} {
		require.NoError(t, cli.WriteData(name, []byte(text)))
		data, err := os.ReadFile(name)
		require.NoError(t, err)
		assert.Equal(t, text, string(data))
	}
	require.Error(t, cli.WriteData(filepath.Join(dir, "missing", "file"), []byte("x")))
	entries, err := os.ReadDir(dir)
	require.NoError(t, err)
	assert.Len(t, entries, 1)
}

func TestUnicode(t *testing.T) {
	for name, c := range map[string]struct {
		environment map[string]string
		want        bool
	}{
		"nothing":                 {nil, false},
		"LANG":                    {map[string]string{"LANG": "ro_RO.UTF-8"}, true},
		"spelt otherwise":         {map[string]string{"LANG": "ro_RO.utf8"}, true},
		"with a modifier":         {map[string]string{"LANG": "de_DE.UTF-8@euro"}, true},
		"C.UTF-8":                 {map[string]string{"LC_ALL": "C.UTF-8"}, true},
		"no charset":              {map[string]string{"LANG": "de_DE"}, false},
		"Latin-1":                 {map[string]string{"LANG": "de_DE.ISO-8859-1"}, false},
		"LC_CTYPE before LANG":    {map[string]string{"LANG": "C", "LC_CTYPE": "de_DE.UTF-8"}, true},
		"LC_ALL before LC_CTYPE":  {map[string]string{"LC_ALL": "C", "LC_CTYPE": "de_DE.UTF-8"}, false},
		"empty is unset":          {map[string]string{"LC_ALL": "", "LANG": "de_DE.UTF-8"}, true},
		"a dumb terminal":         {map[string]string{"LANG": "de_DE.UTF-8", "TERM": "dumb"}, false},
		"a terminal that is good": {map[string]string{"LANG": "de_DE.UTF-8", "TERM": "xterm"}, true},
	} {
		t.Run(name, func(t *testing.T) {
			assert.Equal(t, c.want, cli.Unicode(func(key string) string { return c.environment[key] }))
		})
	}
}

// What fails halfway leaves the old file, and nothing beside it.
func TestWriteFileThatFails(t *testing.T) {
	dir := t.TempDir()
	name := filepath.Join(dir, "file")
	require.NoError(t, cli.WriteData(name, []byte("old")))
	broken := errors.New("broken")
	require.ErrorIs(t, cli.WriteFile(name, func(w io.Writer) error {
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
