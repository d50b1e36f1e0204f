package cli_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"threesaway/internal/cli"
)

func columns(t *testing.T, rows ...string) string {
	t.Helper()
	var cells [][]string
	for _, row := range rows {
		cells = append(cells, strings.Split(row, "|"))
	}
	var b strings.Builder
	require.NoError(t, cli.PrintColumns(&b, cells))
	return b.String()
}

func TestPrintColumns(t *testing.T) {
	wide, long := strings.Repeat("x", 35), strings.Repeat("y", 85)
	assert.Equal(t, "ante  pot\n1     zaruri\n", columns(t, "ante|pot", "1|zaruri"))
	assert.Equal(t, "păși  b\n1     2\n", columns(t, "păși|b", "1|2"), "letters count, not bytes")
	assert.Equal(t, "a\n1\n", columns(t, "a|", "1|"), "no blanks at the end")
	assert.Equal(t,
		"two    "+wide+"  "+wide+"\nwords\n1      2"+strings.Repeat(" ", 36)+"3\n",
		columns(t, "two words|"+wide+"|"+wide, "1|2|3"), "a head is broken where it is too wide")
	assert.Equal(t,
		"a      "+wide+"  "+wide+"\n1 2 3  3"+strings.Repeat(" ", 36)+"4\n4\n",
		columns(t, "a|"+wide+"|"+wide, "1 2 3 4|3|4"), "then a cell")
	assert.Equal(t,
		"two words  "+long+"\n1 2        3\n",
		columns(t, "two words|"+long, "1 2|3"), "what cannot fit stays as it is")
}

func TestPrintColumnsUnwritable(t *testing.T) {
	require.Error(t, cli.PrintColumns(&narrow{3}, [][]string{{"abcdef"}}))
}
