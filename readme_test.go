// Package threesaway_test checks that the README tells the truth.
package threesaway_test

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"threesaway/engine"
	"threesaway/solver"
	"threesaway/tables"
)

// session is a command of the README and what it prints there.
type session struct {
	command string
	want    []string
}

// sessions returns the commands of the console blocks, in order.
func sessions(readme string) []session {
	var list []session
	for _, block := range regexp.MustCompile("(?ms)^```console\n(.*?)^```").FindAllStringSubmatch(readme, -1) {
		for line := range strings.Lines(block[1]) {
			line = strings.TrimSuffix(line, "\n")
			if command, ok := strings.CutPrefix(line, "$ "); ok {
				list = append(list, session{command: command})
			} else {
				last := &list[len(list)-1]
				last.want = append(last.want, line)
			}
		}
	}
	return list
}

// pattern returns what output must match: the printed lines, "..." standing for
// any lines.
func (s session) pattern() string {
	var b strings.Builder
	b.WriteString(`\A`)
	for _, line := range s.want {
		if line == "..." {
			b.WriteString(`(?s:.*)`)
		} else {
			b.WriteString(regexp.QuoteMeta(line + "\n"))
		}
	}
	b.WriteString(`\z`)
	return b.String()
}

// progress is what work of more than a second says in between.
var progress = regexp.MustCompile(`(?m)^solved \d+ of \d+\n`)

func TestReadmeCommandsPrintWhatTheReadmeShows(t *testing.T) {
	t.Setenv("LC_ALL", "C") // the README is in English
	readme, err := os.ReadFile("README.md")
	require.NoError(t, err)
	bin, work := t.TempDir(), t.TempDir()
	require.NoError(t, os.CopyFS(filepath.Join(work, "docs"), os.DirFS("docs"))) // some read files there
	build := exec.Command("go", "build", "-o", bin, "./cmd/...")
	out, err := build.CombinedOutput()
	require.NoError(t, err, "%s", out)

	list := sessions(string(readme))
	require.NotEmpty(t, list)
	for _, s := range list {
		if s.command == "go test ./..." {
			continue // this test is part of it
		}
		t.Run(s.command, func(t *testing.T) {
			// The built program stands in for go run, so that files land in a
			// folder of the test's own.
			words := strings.Fields(s.command)
			require.Equal(t, []string{"go", "run"}, words[:2], "a command of a kind that this test can run")
			var input []byte
			if n := len(words); words[n-2] == "<" {
				input, err = os.ReadFile(words[n-1])
				require.NoError(t, err)
				words = words[:n-2]
			}
			run := exec.Command(filepath.Join(bin, filepath.Base(words[2])), words[3:]...)
			run.Dir, run.Stdin = work, bytes.NewReader(input)
			out, err := run.CombinedOutput()
			require.NoError(t, err, "%s", out)
			assert.Regexp(t, s.pattern(), progress.ReplaceAllString(string(out), ""))
		})
	}
}

// The first command of the README is run to the letter.
func TestReadmeFirstCommandRunsAsPrinted(t *testing.T) {
	t.Setenv("LC_ALL", "C")
	out, err := exec.Command("go", "run", "./cmd/query", "3", "3", "5", "6", "1").CombinedOutput()
	require.NoError(t, err, "%s", out)
	assert.Contains(t, string(out), "keep 3 3 and throw 3 dice again")
}

// The record that the README shows is the one that it reviews.
func TestReadmeRecordIsTheFile(t *testing.T) {
	readme, err := os.ReadFile("README.md")
	require.NoError(t, err)
	shown := regexp.MustCompile("(?ms)^```record\n(.*?)^```").FindSubmatch(readme)
	require.NotNil(t, shown)
	evening, err := os.ReadFile("docs/record.txt")
	require.NoError(t, err)
	assert.Equal(t, string(evening), string(shown[1]))
}

// The program of the README is the example below.
func TestReadmeProgramIsTheExample(t *testing.T) {
	readme, err := os.ReadFile("README.md")
	require.NoError(t, err)
	source, err := os.ReadFile("readme_test.go")
	require.NoError(t, err)
	program := regexp.MustCompile("(?ms)^```go\n.*?^func main\\(\\) \\{\n(.*?)^\\}\n").FindSubmatch(readme)
	require.NotNil(t, program)
	example := regexp.MustCompile(`(?ms)^func Example\(\) \{` + "\n" + `(.*?)^\t// Output`).FindSubmatch(source)
	require.NotNil(t, example)
	assert.Equal(t, string(program[1]), string(example[1]))
}

func Example() {
	table, _ := tables.Standard()
	start := engine.Opening(engine.ThreesAway(), 4)
	policy, _ := table.Solution(solver.Win(), start)
	roll, _ := engine.NewRoll(3, 3, 5, 6, 1)
	decision, _ := policy.Decide(start, roll)
	fmt.Println("keep", decision)
	// Output: keep 3 3
}
