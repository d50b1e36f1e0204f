package cli_test

import (
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"threesaway/internal/cli"
)

func TestWrap(t *testing.T) {
	ten := strings.Repeat("123456789 ", 7) + "123456789" // 79 columns
	for name, c := range map[string]struct {
		text   string
		indent int
		want   string
	}{
		"nothing":                 {"", 0, ""},
		"a short line":            {"a  b ", 0, "a  b "},
		"80 columns":              {ten + "0", 0, ten + "0"},
		"81 columns":              {ten + " 1", 0, ten + "\n1"},
		"letters, not bytes":      {strings.Repeat("ț", 80), 0, strings.Repeat("ț", 80)},
		"words of many bytes":     {strings.Repeat("ș", 40) + " " + strings.Repeat("ă", 40), 0, strings.Repeat("ș", 40) + "\n" + strings.Repeat("ă", 40)},
		"a long word":             {strings.Repeat("x", 90), 0, strings.Repeat("x", 90)},
		"a word after a long one": {strings.Repeat("x", 90) + " y", 0, strings.Repeat("x", 90) + "\ny"},
		"lines are kept":          {"a\n\nb\n", 0, "a\n\nb\n"},
		"an indent":               {"  - " + ten, 4, "  - " + ten[:69] + "\n    123456789"},
		"two breaks":              {ten + " " + ten + " " + ten, 0, ten + "\n" + ten + "\n" + ten},
		"blanks at a break":       {ten + "   b", 0, ten + "\nb"},
	} {
		t.Run(name, func(t *testing.T) {
			assert.Equal(t, c.want, cli.Wrap(c.text, c.indent))
		})
	}
}

// Wrapping changes blanks to breaks and nothing else, and is done once.
func TestWrapKeepsWords(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		text := strings.Join(rapid.SliceOf(rapid.StringMatching(`[a-zăș]{1,20}`)).Draw(t, "words"), " ")
		indent := rapid.IntRange(0, 20).Draw(t, "indent")
		wrapped := cli.Wrap(text, indent)
		require.Equal(t, strings.Fields(text), strings.Fields(wrapped))
		require.Equal(t, wrapped, cli.Wrap(wrapped, indent))
		for i, line := range strings.Split(wrapped, "\n") {
			require.LessOrEqual(t, utf8.RuneCountInString(line), cli.Width)
			if i > 0 {
				require.True(t, strings.HasPrefix(line, strings.Repeat(" ", indent)))
			}
		}
	})
}
