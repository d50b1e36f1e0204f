package cli

import (
	"errors"
	"strconv"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"
)

// IntVar defines a flag for a whole number, written in decimal.
func IntVar(f *pflag.FlagSet, p *int, name string, value int, usage string) {
	*p = value
	f.Var((*wholeNumber)(p), name, usage)
}

// wholeNumber is a flag value; 010 and 0x7, which the library would read as
// octal and hexadecimal, are not whole numbers to a player.
type wholeNumber int

func (n *wholeNumber) String() string { return strconv.Itoa(int(*n)) }

func (n *wholeNumber) Type() string { return "int" }

func (n *wholeNumber) Set(s string) error {
	v, err := strconv.Atoi(s)
	if err != nil || strconv.Itoa(v) != s {
		return errors.New("must be a whole number")
	}
	*n = wholeNumber(v)
	return nil
}

// flagError tells an error of the flag library in the words of the commands.
func flagError(err error) error {
	if value, ok := errors.AsType[*pflag.InvalidValueError](err); ok {
		cause := errors.Unwrap(value)
		if numeric, ok := errors.AsType[*strconv.NumError](cause); ok {
			cause = errors.New("must be a whole number, 0 or more")
			if numeric.Func == "ParseBool" {
				cause = errors.New("must be true or false")
			}
		}
		return Misusef("--%s: %q: %w", value.GetFlag().Name, value.GetValue(), cause)
	}
	if unknown, ok := errors.AsType[*pflag.NotExistError](err); ok {
		if group := unknown.GetSpecifiedShortnames(); group != "" {
			return Misusef("unknown shorthand flag: %q in -%s", unknown.GetSpecifiedName()[0], group)
		}
		return Misusef("unknown flag: --%s", unknown.GetSpecifiedName())
	}
	if bare, ok := errors.AsType[*pflag.ValueRequiredError](err); ok {
		if group := bare.GetSpecifiedShortnames(); group != "" {
			return Misusef("flag needs an argument: %q in -%s", bare.GetSpecifiedName()[0], group)
		}
		return Misusef("flag needs an argument: --%s", bare.GetSpecifiedName())
	}
	if wrong, ok := errors.AsType[*pflag.InvalidSyntaxError](err); ok {
		return Misusef("bad flag syntax: %s", wrong.GetSpecifiedFlag())
	}
	return Misuse(err)
}

// Refuse reports, as a misuse, the first of the named flags that was given though
// the command makes no use of it.
func Refuse(cmd *cobra.Command, names ...string) error {
	for _, name := range names {
		if f := cmd.Flags().Lookup(name); f != nil && f.Changed {
			return Misusef("--%s: has no meaning for %s", name, cmd.CommandPath())
		}
	}
	return nil
}
