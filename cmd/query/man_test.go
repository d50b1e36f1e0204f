package main

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"threesaway/internal/mangen"
)

// The manual pages say what the commands say; if not, run go generate ./cmd/...
func TestManualPagesAreCurrent(t *testing.T) {
	pages, err := mangen.Pages(newCommand())
	require.NoError(t, err)
	there, err := filepath.Glob("../../man/query*.1")
	require.NoError(t, err)
	assert.Len(t, there, len(pages), "a page for each command, and no other")
	for _, p := range pages {
		text, err := os.ReadFile(filepath.Join("../../man", p.Name))
		require.NoError(t, err)
		assert.Equal(t, string(p.Text), string(text), p.Name)
	}
}
