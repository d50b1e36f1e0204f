package threesaway_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// The pictures in docs are what the commands beside them draw.
func TestPicturesAreCurrent(t *testing.T) {
	t.Setenv("LC_ALL", "C") // their words are English
	readme, err := os.ReadFile("docs/README.md")
	require.NoError(t, err)
	query := filepath.Join(t.TempDir(), "query")
	out, err := exec.Command("go", "build", "-o", query, "./cmd/query").CombinedOutput()
	require.NoError(t, err, "%s", out)

	work := t.TempDir()
	require.NoError(t, os.Mkdir(filepath.Join(work, "docs"), 0o755))
	drawn := 0
	for _, s := range sessions(string(readme)) {
		t.Run(s.command, func(t *testing.T) {
			words := strings.Fields(s.command)
			require.Equal(t, []string{"go", "run", "./cmd/query"}, words[:3])
			run := exec.Command(query, words[3:]...)
			run.Dir = work
			out, err := run.CombinedOutput()
			require.NoError(t, err, "%s", out)
			assert.Regexp(t, s.pattern(), string(out))

			picture := words[len(words)-1]
			want, err := os.ReadFile(filepath.Join(work, picture))
			require.NoError(t, err)
			got, err := os.ReadFile(picture)
			require.NoError(t, err)
			assert.True(t, string(want) == string(got), "%s is not what the command draws: run it again", picture)
			drawn++
		})
	}
	pictures, err := filepath.Glob("docs/*.svg")
	require.NoError(t, err)
	assert.Len(t, pictures, drawn, "every picture has its command")
}
