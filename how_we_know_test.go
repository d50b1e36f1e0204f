package threesaway_test

import (
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// The commands of docs/HOW-WE-KNOW.md are there: in each package that they name there
// are tests for every name that they ask for.
func TestCommandsOfHowWeKnowRunSomething(t *testing.T) {
	t.Parallel()
	page, err := os.ReadFile("docs/HOW-WE-KNOW.md")
	require.NoError(t, err)
	commands := regexp.MustCompile("`go test ([^`]*)`").FindAllStringSubmatch(string(page), -1)
	assert.Greater(t, len(commands), 30)
	for _, command := range commands {
		words := strings.ReplaceAll(command[1], `\|`, "|") // as a table writes it
		names := []string{"Test"}
		if asked := regexp.MustCompile(`-run '?([^' ]*)`).FindStringSubmatch(words); asked != nil {
			names = strings.Split(regexp.MustCompile(`/.*`).ReplaceAllString(asked[1], ""), "|")
		}
		for word := range strings.FieldsSeq(words) {
			if word != "." && !strings.HasPrefix(word, "./") {
				continue
			}
			tests := testsOf(t, word)
			for _, name := range names {
				assert.Regexp(t, "(?m)^func Test.*"+strings.TrimPrefix(name, "Test"), tests, "%s in %s", words, word)
			}
		}
	}
}

// testsOf returns the test files of a package.
func testsOf(t *testing.T, directory string) string {
	t.Helper()
	files, err := fs.Glob(os.DirFS(directory), "*_test.go")
	require.NoError(t, err)
	var all strings.Builder
	for _, name := range files {
		text, err := os.ReadFile(filepath.Join(directory, name))
		require.NoError(t, err)
		all.Write(text)
	}
	return all.String()
}
