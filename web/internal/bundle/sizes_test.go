package main

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"text/tabwriter"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// budget is the most that a first visit may transfer, in bytes.
const budget = 1_200_000

// A first visit loads all of dist: the page itself, and then what the service worker
// keeps. With -v the sizes are printed.
func TestFirstVisitKeepsToTheBudget(t *testing.T) {
	dist := filepath.Join(web, "dist")
	files, err := read(dist)
	require.NoError(t, err)
	var table strings.Builder
	w := tabwriter.NewWriter(&table, 0, 0, 2, ' ', tabwriter.AlignRight)
	line := func(whole, transferred int, name string) {
		_, err := fmt.Fprintf(w, "%d\t%d\t  %s\n", whole, transferred, name)
		require.NoError(t, err)
	}
	_, err = fmt.Fprintln(w, "bytes\ttransferred\t  file")
	require.NoError(t, err)
	whole, transferred := 0, 0
	for _, f := range files {
		info, err := os.Stat(filepath.Join(dist, f.storedName()))
		require.NoError(t, err)
		line(len(f.data), int(info.Size()), f.name)
		whole, transferred = whole+len(f.data), transferred+int(info.Size())
	}
	line(whole, transferred, "all")
	require.NoError(t, w.Flush())
	t.Log("\n" + table.String())
	assert.Positive(t, transferred)
	assert.LessOrEqual(t, transferred, budget)
}
