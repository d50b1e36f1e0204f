package cli

import (
	"encoding/json"
	"os"
	"strings"

	"github.com/spf13/pflag"

	"threesaway/engine"
)

// RulesFlags are the flags that choose rules.
type RulesFlags struct {
	preset   string
	file     string
	settings []string
	flags    *pflag.FlagSet
}

// The names of flags that choose rules.
const (
	presetFlag = "rules"
	ruleFlag   = "rule"
)

// AddRulesFlags adds the flags --rules, --rules-file and --rule.
func AddRulesFlags(flags *pflag.FlagSet) *RulesFlags {
	f := &RulesFlags{flags: flags}
	f.flags.StringVar(&f.preset, presetFlag, engine.Presets()[0],
		"the game, by `PRESET`: "+strings.Join(engine.Presets(), ", "))
	f.flags.StringVar(&f.file, "rules-file", "", "read the rules from a JSON `FILE`, as 'query rules --json' writes them")
	f.flags.StringArrayVar(&f.settings, ruleFlag, nil, "change one rule, `KEY=VALUE`; may be repeated")
	return f
}

// Given reports whether any of the flags was used.
func (f *RulesFlags) Given() bool {
	return f.flags.Changed("rules") || f.flags.Changed("rules-file") || f.flags.Changed("rule")
}

// Rules returns the rules that the flags choose. An error is a misuse.
func (f *RulesFlags) Rules() (engine.Rules, error) {
	r, err := f.base()
	if err != nil {
		return r, err
	}
	given := map[string]bool{}
	for _, s := range f.settings {
		key, _, _ := strings.Cut(s, "=")
		if given[key] {
			return r, Misusef("--rule: %s is set twice", key)
		}
		given[key] = true
		if err := r.Set(s); err != nil {
			return r, Misuse(engine.Errorf("--rule: %w", err))
		}
	}
	if err := r.Validate(); err != nil {
		return r, Misuse(engine.Errorf("--rule: %w", err))
	}
	return r, nil
}

// base returns the rules of the preset or the file.
func (f *RulesFlags) base() (engine.Rules, error) {
	if f.file == "" {
		r, err := engine.Preset(f.preset)
		if err != nil {
			return r, Misuse(engine.Errorf("--rules: %w", err))
		}
		return r, nil
	}
	if f.flags.Changed("rules") {
		return engine.Rules{}, Misusef("--rules-file: does not go with --rules, as both name the game")
	}
	data, err := os.ReadFile(f.file)
	if err != nil {
		return engine.Rules{}, engine.Errorf("--rules-file: %w", err)
	}
	var r engine.Rules
	if err := json.Unmarshal(data, &r); err != nil {
		return r, engine.Errorf("--rules-file: %s: %w", f.file, err)
	}
	return r, nil
}
