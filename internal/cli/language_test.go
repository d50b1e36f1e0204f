package cli_test

import (
	"testing"

	"github.com/spf13/cobra"
	"github.com/stretchr/testify/assert"

	"threesaway/internal/cli"
	"threesaway/texts"
)

// --lang is heard wherever it stands, by errors in the arguments before it too.
func TestLanguageFlag(t *testing.T) {
	fail := func(cmd *cobra.Command, _ []string) error {
		assert.Equal(t, texts.Romanian, cli.Texts(cmd).Language())
		return cli.Misusef("--games: %d: must be at least 1", 0)
	}
	for name, c := range map[string]struct {
		args []string
		want string
	}{
		"before":           {[]string{"--lang", "ro", "sub"}, "tool: --games: 0: trebuie să fie cel puțin 1\nÎncearcă „tool sub --help”.\n"},
		"behind":           {[]string{"sub", "--lang=ro"}, "tool: --games: 0: trebuie să fie cel puțin 1\nÎncearcă „tool sub --help”.\n"},
		"an unknown flag":  {[]string{"--nope", "--lang", "de"}, "tool: unbekannte Option: --nope\nVersuche „tool --help“.\n"},
		"a short flag":     {[]string{"-x", "--lang", "de"}, "tool: unbekannte kurze Option: 'x' in -x\nVersuche „tool --help“.\n"},
		"no value":         {[]string{"--lang=de", "--count"}, "tool: die Option braucht einen Wert: --count\nVersuche „tool --help“.\n"},
		"bad syntax":       {[]string{"--lang=de", "--=1"}, "tool: falsch geschriebene Option: --=1\nVersuche „tool --help“.\n"},
		"no number":        {[]string{"--lang=de", "--count", "x"}, "tool: --count: \"x\": muss eine ganze Zahl sein, 0 oder größer\nVersuche „tool --help“.\n"},
		"too many":         {[]string{"--lang=de", "sub", "x"}, "tool: unbekannter Befehl \"x\" für \"tool sub\"\nVersuche „tool sub --help“.\n"},
		"no file":          {[]string{"--lang=ro", "file"}, "tool: 0 argumente: trebuie exact un FIȘIER\nÎncearcă „tool file --help”.\n"},
		"unknown language": {[]string{"--lang", "fr"}, "tool: --lang: \"fr\": must be en, ro or de\nTry 'tool --help'.\n"},
		"no language":      {[]string{"--lang"}, "tool: flag needs an argument: --lang\nTry 'tool --help'.\n"},
		"an empty one":     {[]string{"--lang="}, "tool: --lang: \"\": must be en, ro or de\nTry 'tool --help'.\n"},
		"one of two wrong": {[]string{"--lang=ro", "--lang=fr"}, "tool: --lang: \"fr\": se poate en, ro sau de\nÎncearcă „tool --help”.\n"},
	} {
		t.Run(name, func(t *testing.T) {
			stdout, stderr, code := run(tool(fail), c.args...)
			assert.Equal(t, cli.Misused, code)
			assert.Empty(t, stdout)
			assert.Equal(t, c.want, stderr)
		})
	}
}

// A language behind -- is an argument.
func TestLanguageAfterFlags(t *testing.T) {
	_, _, code := run(tool(func(cmd *cobra.Command, args []string) error {
		assert.Equal(t, texts.English, cli.Texts(cmd).Language())
		assert.Equal(t, []string{"--lang", "ro"}, args)
		return nil
	}), "--", "--lang", "ro")
	assert.Equal(t, cli.OK, code)
}

// A command that was not run speaks English.
func TestTextsWithoutRun(t *testing.T) {
	assert.Equal(t, texts.English, cli.Texts(&cobra.Command{}).Language())
}

// The help of the library's own commands is what the library says, in English.
func TestHelpOfLibraryCommands(t *testing.T) {
	root := tool(prints(""))
	root.InitDefaultHelpCmd()
	root.InitDefaultCompletionCmd()
	for _, cmd := range root.Commands() {
		for _, c := range append(cmd.Commands(), cmd) {
			long := c.Long
			args := append([]string{}, "help")
			if c.HasParent() && c.Parent() != root {
				args = append(args, c.Parent().Name())
			}
			stdout, _, code := run(tool(prints("")), append(args, c.Name())...)
			assert.Equal(t, cli.OK, code)
			assert.Contains(t, stdout, cli.Wrap(long, 0)[:len(long)/2], c.CommandPath())
		}
	}
}
