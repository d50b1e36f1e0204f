package main

import (
	"strings"
	"testing"
	"unicode"

	"github.com/spf13/pflag"
	"github.com/stretchr/testify/assert"

	"threesaway/texts"

	"threesaway/internal/clitest"
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
	}
	for english := range help {
		for _, l := range []texts.Language{texts.Romanian, texts.German} {
			assert.NotEqual(t, english, texts.In(l).Help(english), "%s: no help", l)
		}
	}
}
