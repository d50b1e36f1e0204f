package main

import (
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"

	"github.com/spf13/pflag"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"threesaway/internal/cli"
	"threesaway/internal/clitest"
	"threesaway/texts"
)

// Every command and flag has help in every language; the library's own commands
// are looked after in internal/cli.
func TestHelpIsTranslated(t *testing.T) {
	help := map[string]bool{}
	for _, cmd := range clitest.Every(newCommand()) {
		help[cmd.Short] = true
		if cmd.Long != "" {
			help[cmd.Long] = true
		}
		if strings.ContainsFunc(cmd.Use, unicode.IsUpper) { // it names an argument
			help[cmd.Use] = true
		}
		cmd.Flags().VisitAll(func(f *pflag.Flag) { help[f.Usage] = true })
		cmd.PersistentFlags().VisitAll(func(f *pflag.Flag) { help[f.Usage] = true })
	}
	for english := range help {
		for _, l := range []texts.Language{texts.Romanian, texts.German} {
			assert.NotEqual(t, english, texts.In(l).Help(english), "%s: no help", l)
		}
	}
}

// Whatever is asked in whichever language, the answer fits a terminal of 80
// columns; so do help and notes. JSON is the same in every language.
func TestAnswersFitTerminal(t *testing.T) {
	for _, args := range []string{
		"33561", "--beat 30 --seat 2 12456", "--goal low --kept 3 1224", "--goal beat --beat 18 12456",
		"--goal money --rule dice=2 --players 3 --pot 119 12", "--goal money --beat 12 --pot 21 --kept 1 2456",
		"--rule bottoms=die 12456", "--rule bottoms=throw --rule ties=split --beat 14 --players 4 --seat 3 12456",
		"--rule bottoms=turn --rule dice=3 124", "--rule pass=true --rule dice=3 124",
		"--rule progressive=every --round 3 --players 4 --seat 2 33561", "--rule moon=throw 66666",
		"--rule dice=10 --goal low 1234561234", "--goal low --exact 33561",
		"odds --players 4", "odds --goal low", "odds --goal beat --beat 12", "odds --goal money --rule dice=2 --threshold",
		"odds --rule ties=split --rule zero_ante=2 --rule high=true", "remark", "remark --rules threes-away-high",
		"chart scores --players 4 --seat 3 --beat 7", "chart scores --goal low --kept 3,3", "chart scores --rule dice=3 --rule progressive=every",
		"chart chances --players 4", "chart chances --rule dice=2 --goal money --pot 119 --holders 2 --players 9", "chart chances --goal beat",
		"chart stopping", "chart strategy", "chart strategy --rule bottoms=turn --rule dice=2", "chart strategy --rule moon=throw --rule dice=2", "rules", "rules --rule progressive=0,1,2,3,4,5,6 --rule ties=tied",
		"simulate --games 20", "simulate --games 20 --players 4 --policy threes-else-lowest,keep-1-2-3", "simulate --games 20 --goal money --rule dice=2",
		"simulate --games 200 --rule ties=split",
		"card --rule dice=4", "card --goal low", "card --goal low --rule high=true --rule dice=3", "card --goal beat --beat 7", "card --goal money --rule dice=2",
		"card --rule dice=3 --players 4 --seat 2", "card --rule high=true --rule dice=4 --players 3", "card --rule pass=true --rule dice=4",
		"card --rule progressive=every --rule dice=2", "card --rule away=none --rule dice=3", "card --help",
		"--explain 33561", "--explain --goal low --kept 3 1224", "--explain --goal beat --beat 7 --kept 3,3 116", "--explain --kept 1,1,1,1 5",
		"--explain --goal money --beat 9 --kept 3,3 133", "--explain --rule bottoms=throw 66654", "--explain --rule pass=true 66654",
		"--explain --rule bottoms=turn --rule dice=3 666", "--explain --rule bottoms=die 66641", "--explain --rule progressive=every 13654",
		"--explain --rule moon=turn --beat 0 --kept 6,6,6 63", "--explain --rule high=true --beat 20 66531", "--explain --goal beat --beat 30 11111",
		"--help", "--version", "batch --help", "odds --help", "review --help", "simulate --help", "chart --help", "chart chances --help", "help rules", "completion --help", "completion zsh --help", "help help",
	} {
		t.Run(args, func(t *testing.T) {
			for _, l := range texts.Languages() {
				stdout, stderr, code := query(append([]string{"--lang", l.String()}, words(args)...)...)
				require.Equal(t, cli.OK, code, stderr)
				for line := range strings.SplitSeq(stdout+stderr, "\n") {
					if strings.HasPrefix(line, "\t") {
						continue // a command to be copied
					}
					assert.LessOrEqual(t, utf8.RuneCountInString(line), cli.Width, "%s: %q", l, line)
				}
				assert.NotRegexp(t, `\{[a-z]+\}|%!`, stdout+stderr, "a placeholder is left")
				if l != texts.English && !strings.Contains(args, "elp") {
					assert.NotRegexp(t, `\d\.\d`, stdout, "%s has a decimal comma", l)
				}
			}
		})
	}
}

func TestJSONIsTheSameInEveryLanguage(t *testing.T) {
	for _, args := range []string{"--json 33561", "odds --json", "remark --json", "rules --json", "simulate --json --games 50", "card --json --rule dice=3", "--explain --json 33561"} {
		want := answerTo(t, words(args)...)
		for _, l := range texts.Languages() {
			assert.Equal(t, want, answerTo(t, append(words(args), "--lang", l.String())...), "%s in %s", args, l)
		}
	}
}

// Whatever is wrong with a call is wrong in every language, and told in it.
func TestErrorsInEveryLanguage(t *testing.T) {
	for _, args := range []string{
		"", "3356", "73356", "--beat 99 33561", "--seat 9 33561", "--kept 3,3,3,3,3 1", "--kept 1 --total 3 1234", "--left 9 1",
		"--goal nosuch 33561", "--tie 2 33561", "--goal low --tie 1/2 33561", "--goal beat 33561", "--round 2 33561",
		"--rule x=1 33561", "--rule dice=99 33561", "--rule ties=none 33561", "--rule high=true --rule moon=turn 33561",
		"--rules nosuch 33561", "--pot 1 33561", "--holders 2 33561", "--exact --goal money 33561", "--table nosuch.table 33561",
		"--players x 33561", "--json=x 33561", "--nosuch", "odds --seat 2", "odds --threshold", "simulate --games 0",
		"batch x y", "batch nosuch", "batch --seat 2", "review", "review x y", "review nosuch", "review --goal low x",
		"card --rule bottoms=die", "card --rule dice=12", "card --seat 3", "card --html --json",
		"simulate --policy lucky", "simulate --policy optimal,optimal,optimal", "rules extra", "simulate --goal low",
		"--rule tie_ante=0 --rule zero_ante=0 --rule dice=1 --rule sides=2 --rule ties=all --goal money --pot 9 --round 9 1",
	} {
		t.Run(args, func(t *testing.T) {
			told := map[string]bool{}
			_, english, want := query(words(args)...)
			require.NotEqual(t, cli.OK, want)
			for _, l := range texts.Languages() {
				stdout, stderr, code := query(append([]string{"--lang=" + l.String()}, words(args)...)...)
				assert.Equal(t, want, code, stderr)
				assert.Empty(t, stdout)
				assert.Regexp(t, `^query: .+\n`, stderr)
				assert.NotContains(t, stderr, "%!")
				first, _, _ := strings.Cut(stderr, "\n")
				told[first] = true
				if l == texts.English {
					assert.Equal(t, english, stderr)
				}
			}
			assert.Len(t, told, len(texts.Languages()), "each language has its own words")
		})
	}
}
