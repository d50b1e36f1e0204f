package cli_test

import (
	"testing"

	"github.com/spf13/cobra"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"threesaway/engine"
	"threesaway/internal/cli"
)

// rulesOf returns what the rules flags say to a subcommand.
func rulesOf(args ...string) (r engine.Rules, given bool, stderr string, code int) {
	root := &cobra.Command{Use: "tool"}
	flags := cli.AddRulesFlags(root.PersistentFlags())
	root.AddCommand(&cobra.Command{Use: "sub", RunE: func(*cobra.Command, []string) (err error) {
		r, err = flags.Rules()
		given = flags.Given()
		return err
	}})
	_, stderr, code = run(root, append([]string{"sub"}, args...)...)
	return r, given, stderr, code
}

func TestRulesFlags(t *testing.T) {
	split := engine.ThreesAway()
	split.Ties = engine.TiesSplit
	tied := engine.ThreesAway()
	tied.Ties, tied.TiePayers, tied.Dice = engine.TiesTied, engine.TiePayersTied, 6
	for name, c := range map[string]struct {
		args  []string
		want  engine.Rules
		given bool
	}{
		"nothing":    {nil, engine.ThreesAway(), false},
		"a preset":   {[]string{"--rules", "threes-away"}, engine.ThreesAway(), true},
		"one rule":   {[]string{"--rule", "ties=split"}, split, true},
		"both":       {[]string{"--rule=ties=split", "--rules=threes-away"}, split, true},
		"some rules": {[]string{"--rule", "tie_payers=tied", "--rule", "ties=tied", "--rule", "dice=6"}, tied, true},
		// The rule that changes nothing was asked for all the same.
		"the default": {[]string{"--rule", "dice=5"}, engine.ThreesAway(), true},
	} {
		t.Run(name, func(t *testing.T) {
			r, given, stderr, code := rulesOf(c.args...)
			require.Equal(t, cli.OK, code, stderr)
			assert.Equal(t, c.want, r)
			assert.Equal(t, c.given, given)
		})
	}
}

// A list of ceilings has commas in it; it is one rule.
func TestRulesFlagWithCommas(t *testing.T) {
	want := engine.ThreesAway()
	require.NoError(t, want.Set("progressive=0,2,4"))
	r, _, stderr, code := rulesOf("--rule", "progressive=0,2,4")
	require.Equal(t, cli.OK, code, stderr)
	assert.Equal(t, want, r)
}

func TestBadRulesFlags(t *testing.T) {
	for name, c := range map[string]struct {
		args []string
		want string
	}{
		"unknown preset":   {[]string{"--rules", "x"}, `tool: --rules: .*"x".*threes-away`},
		"no value":         {[]string{"--rule", "ties"}, `tool: --rule: .*"ties": must be key=value`},
		"unknown option":   {[]string{"--rule", "x=1"}, `tool: --rule: .*"x": the options are dice, `},
		"unknown value":    {[]string{"--rule", "ties=x"}, `tool: --rule: .*ties=x: must be all, tied, split`},
		"a value too big":  {[]string{"--rule", "dice=21"}, `tool: --rule: .*dice=21: must be 1 to 20`},
		"a contradiction":  {[]string{"--rule", "tie_payers=tied"}, `tool: --rule: .*tie_payers=tied .*ties=all`},
		"the second wrong": {[]string{"--rule", "dice=6", "--rule", "sides=x"}, `tool: --rule: .*sides=x: must be a number of sides`},
	} {
		t.Run(name, func(t *testing.T) {
			_, _, stderr, code := rulesOf(c.args...)
			assert.Equal(t, cli.Misused, code)
			assert.Regexp(t, "^"+c.want, stderr)
		})
	}
}
