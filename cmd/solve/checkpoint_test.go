package main

import (
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"threesaway/engine"
	"threesaway/tables"
)

// A checkpoint that cannot be written is told once, and once more when it is the last
// that can be done; it does not stop the work.
func TestUnwritableCheckpointIsTold(t *testing.T) {
	rules, scope := engine.ThreesAway(), tables.Scope{Players: 2}
	rules.Dice = 1
	c := newCheckpoint(filepath.Join(t.TempDir(), "missing", "own.table"), rules, scope, pace{})
	var notes strings.Builder
	c.notes = &notes
	told := func() int { return strings.Count(notes.String(), "note: what is done cannot be kept in "+c.file+": ") }
	from, err := c.load()
	require.NoError(t, err)
	table, err := tables.BuildOn(t.Context(), rules, scope, from, c.update)
	require.NoError(t, err)
	require.NotNil(t, table)
	assert.Equal(t, 1, told())
	c.interrupted()
	assert.Equal(t, 2, told())
	assert.NotContains(t, notes.String(), "goes on from there")
	require.NoError(t, c.finished(), "there is nothing to remove")
}

// What takes no long time leaves nothing behind.
func TestShortWorkIsNotKept(t *testing.T) {
	rules, scope := engine.ThreesAway(), tables.Scope{Players: 2}
	rules.Dice = 1
	c := newCheckpoint(filepath.Join(t.TempDir(), "own.table"), rules, scope, pace{after: time.Hour})
	_, err := tables.BuildOn(t.Context(), rules, scope, nil, c.update)
	require.NoError(t, err)
	c.interrupted()
	assert.NoFileExists(t, c.file)
}
