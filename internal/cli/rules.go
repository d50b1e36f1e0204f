package cli

import (
	"fmt"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"threesaway/engine"
)

// RulesFlags are the flags that choose rules.
type RulesFlags struct {
	preset   string
	settings []string
	flags    *pflag.FlagSet
}

// AddRulesFlags gives a command and its subcommands the flags --rules and
// --rule.
func AddRulesFlags(cmd *cobra.Command) *RulesFlags {
	f := &RulesFlags{flags: cmd.PersistentFlags()}
	f.flags.StringVar(&f.preset, "rules", engine.Presets()[0],
		"the game, by `PRESET`: "+strings.Join(engine.Presets(), ", "))
	f.flags.StringArrayVar(&f.settings, "rule", nil, "change one rule, `KEY=VALUE`; may be repeated")
	return f
}

// Given reports whether any of the flags was used.
func (f *RulesFlags) Given() bool { return f.flags.Changed("rules") || f.flags.Changed("rule") }

// Rules returns the rules that the flags choose. An error is a misuse.
func (f *RulesFlags) Rules() (engine.Rules, error) {
	r, err := engine.Preset(f.preset)
	if err != nil {
		return r, Misuse(fmt.Errorf("--rules: %w", err))
	}
	for _, s := range f.settings {
		if err := r.Set(s); err != nil {
			return r, Misuse(fmt.Errorf("--rule: %w", err))
		}
	}
	if err := r.Validate(); err != nil {
		return r, Misuse(fmt.Errorf("--rule: %w", err))
	}
	return r, nil
}
