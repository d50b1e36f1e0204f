package cli

import (
	"context"
	"errors"
	"strings"

	"github.com/spf13/cobra"

	"threesaway/texts"
)

// languageFlag is the name of the flag that chooses the language.
const languageFlag = "lang"

// language returns the language that the arguments ask for, or else the
// environment. It looks before the arguments are parsed, so that errors in them
// are told in it as well; a language that does not exist is refused when they
// are.
func language(args []string, getenv func(string) string) texts.Language {
	for i, arg := range args {
		if arg == "--" {
			break
		}
		value, ok := strings.CutPrefix(arg, "--"+languageFlag+"=")
		if !ok && arg == "--"+languageFlag && i+1 < len(args) {
			value, ok = args[i+1], true
		}
		if l, err := texts.Parse(value); ok && err == nil {
			return l
		}
	}
	return texts.FromEnvironment(getenv)
}

var errLanguage = errors.New("must be en, ro or de")

// languageValue is the value of the flag --lang.
type languageValue struct{ name string }

func (l *languageValue) String() string { return l.name }

func (l *languageValue) Type() string { return "string" }

func (l *languageValue) Set(s string) error {
	if _, err := texts.Parse(s); err != nil {
		return errLanguage
	}
	l.name = s
	return nil
}

// printerKey is the key of the printer in a command's context.
type printerKey struct{}

// withTexts returns a context that carries the printer of a language.
func withTexts(ctx context.Context, p texts.Printer) context.Context {
	return context.WithValue(ctx, printerKey{}, p)
}

// Texts returns the printer of the language in which a command that [Run] runs
// is to answer; English elsewhere.
func Texts(cmd *cobra.Command) texts.Printer {
	if ctx := cmd.Context(); ctx != nil {
		if p, ok := ctx.Value(printerKey{}).(texts.Printer); ok {
			return p
		}
	}
	return texts.Printer{}
}
