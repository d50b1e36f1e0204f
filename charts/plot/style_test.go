package plot

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/image/font/sfnt"

	"threesaway/texts"
)

// No two lines of a chart look alike, not even in shades of grey: of two lines in
// one colour dashes or marks differ.
func TestLineStylesDiffer(t *testing.T) {
	seen := map[string]int{}
	for i := range 84 {
		st, m := lineStyle(i)
		look := fmt.Sprint(st.dashes, m, st.color)
		if j, ok := seen[look]; ok {
			t.Errorf("lines %d and %d look alike", i, j)
		}
		seen[look] = i
	}
	for i := range 83 {
		st, m := lineStyle(i)
		next, n := lineStyle(i + 1)
		assert.NotEqual(t, st.color, next.color)
		assert.NotEqual(t, st.dashes, next.dashes)
		assert.NotEqual(t, m, n)
	}
}

// The fonts have every letter that the texts of all languages are made of.
func TestFontsHaveEveryLetter(t *testing.T) {
	f, err := loadFonts()
	require.NoError(t, err)
	var buffer sfnt.Buffer
	for _, c := range texts.Catalogue() {
		if c == '\n' {
			continue
		}
		for _, face := range []*sfnt.Font{f.regular.Face, f.bold.Face} {
			i, err := face.GlyphIndex(&buffer, c)
			require.NoError(t, err)
			assert.NotZero(t, i, "%q", c)
		}
	}
}

// A text is broken at blanks only, and nothing is lost.
func TestLinesKeepEveryWord(t *testing.T) {
	f, err := loadFonts()
	require.NoError(t, err)
	assert.Equal(t, []string{"one two", "three"}, f.lines("one  two three", 10, false, f.width("one two", 10, false)))
	assert.Equal(t, []string{"indivisible"}, f.lines("indivisible", 10, false, 1))
	assert.Empty(t, f.lines("", 10, false, 100))
}
