package tables_test

import (
	"io/fs"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"threesaway/tables"
)

func TestReadFileReadsWhatEncodeWrote(t *testing.T) {
	t.Parallel()
	data := file(t, "dice=2 sides=3 away=2", 3)
	name := filepath.Join(t.TempDir(), "some.table")
	require.NoError(t, os.WriteFile(name, data, 0o600))
	table, err := tables.ReadFile(name)
	require.NoError(t, err)
	assert.Equal(t, decode(t, data), table)
}

func TestReadFileGivesTheErrorOfTheSystem(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	_, err := tables.ReadFile(filepath.Join(dir, "missing.table"))
	require.ErrorIs(t, err, fs.ErrNotExist)
	require.NotErrorIs(t, err, tables.ErrFormat, "nothing was read that could be wrong")
	assert.ErrorContains(t, err, "missing.table")

	_, err = tables.ReadFile(dir)
	var pathErr *fs.PathError
	require.ErrorAs(t, err, &pathErr)
	assert.NotErrorIs(t, err, tables.ErrFormat)
	assert.ErrorContains(t, err, dir)
}

func TestReadFileNamesTheFileThatIsNoTable(t *testing.T) {
	t.Parallel()
	data := file(t, tinyRules, 2)
	for name, content := range map[string][]byte{
		"empty.table":   {},
		"text.table":    []byte("threes away table\n"),
		"cut.table":     data[:len(data)-1],
		"longer.table":  append(clone(data), 0),
		"altered.table": append(clone(data[:len(data)-1]), data[len(data)-1]^1),
	} {
		path := filepath.Join(t.TempDir(), name)
		require.NoError(t, os.WriteFile(path, content, 0o600))
		table, err := tables.ReadFile(path)
		require.ErrorIs(t, err, tables.ErrFormat, name)
		assert.ErrorContains(t, err, name)
		assert.Nil(t, table)
	}
}
