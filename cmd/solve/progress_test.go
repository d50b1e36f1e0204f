package main

import (
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
)

// Work that is done at once is not talked about; long work is, in plain lines
// where there is no terminal, no more than one in a while.
func TestProgress(t *testing.T) {
	var told strings.Builder
	p := newProgress(&told, false)
	p.update(0, 3)
	assert.Empty(t, told.String(), "the work has just begun")

	p.shown = time.Now().Add(-time.Hour)
	p.update(1, 3)
	assert.Equal(t, "solved 1 of 3\n", told.String())
	p.update(2, 3)
	assert.Equal(t, "solved 1 of 3\n", told.String(), "a line has just been printed")
	p.stop()
	assert.Equal(t, "solved 1 of 3\n", told.String())
}

func TestQuietProgress(t *testing.T) {
	var told strings.Builder
	p := newProgress(&told, true)
	p.shown = time.Now().Add(-time.Hour)
	p.update(1, 3)
	p.stop()
	assert.Empty(t, told.String())
}
