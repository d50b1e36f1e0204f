package main

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"threesaway/internal/clitest"
)

func TestHelp(t *testing.T) {
	clitest.Help(t, newCommand, "query", "query odds", "query remark", "query simulate", "query completion bash")
}

// The flags of the contract are there for every question, with its defaults.
func TestFlags(t *testing.T) {
	flags := newCommand().PersistentFlags()
	for _, name := range words("kept total left beat holders players seat goal tie rules rule table exact json") {
		assert.NotNil(t, flags.Lookup(name), name)
	}
	for name, value := range map[string]string{"holders": "1", "players": "2", "goal": "win", "tie": "0.5", "rules": "threes-away"} {
		assert.Equal(t, value, flags.Lookup(name).DefValue, name)
	}
}

// An answer that could not be written whole is not taken for one that was.
func TestUnwritableAnswer(t *testing.T) {
	for _, args := range []string{
		"33561", "--json 33561", "--exact --goal low 33561", "odds", "odds --json --goal low", "remark",
		"simulate --games 10", "simulate --games 100 --rule ties=split", "--help", "completion bash",
	} {
		clitest.Unwritable(t, newCommand, words(args))
	}
}

// The tables of keeps of the standard game fit a terminal of 80 columns while
// there is no score to beat; so do those of odds.
func TestTablesFitTerminal(t *testing.T) {
	for _, args := range []string{"33561", "12456", "--players 8 12345", "--goal low 12456", "odds --players 3"} {
		_, table, ok := strings.Cut(answerTo(t, words(args)...), "\n\n")
		require.True(t, ok)
		table, _, _ = strings.Cut(table, "\n\n")
		for line := range strings.SplitSeq(table, "\n") {
			assert.LessOrEqual(t, len(line), 80, "%s: %q", args, line)
			assert.Equal(t, strings.TrimRight(line, " "), line, "%s: blanks at the end", args)
		}
	}
}
