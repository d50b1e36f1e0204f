package cli

import (
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"threesaway/engine"
	"threesaway/solver"
	"threesaway/texts"
)

// CompleteFlag says how the values of a flag of a command are completed.
func CompleteFlag(cmd *cobra.Command, name string, how cobra.CompletionFunc) {
	// It fails for a flag that is not there or is told twice, and completion then
	// offers nothing, which the tests of the commands see.
	_ = cmd.RegisterFlagCompletionFunc(name, how)
}

// CompleteGoal completes the name of a goal.
func CompleteGoal(cmd *cobra.Command, _ []string, _ string) ([]cobra.Completion, cobra.ShellCompDirective) {
	var list []cobra.Completion
	for _, kind := range []solver.GoalKind{solver.KindWin, solver.KindLow, solver.KindBeat, solver.KindMoney} {
		list = append(list, cobra.CompletionWithDesc(string(kind), Texts(cmd).Text("goal."+string(kind), nil)))
	}
	return list, cobra.ShellCompDirectiveNoFileComp
}

// CompleteFile completes one argument, a file.
func CompleteFile(_ *cobra.Command, args []string, _ string) ([]cobra.Completion, cobra.ShellCompDirective) {
	if len(args) > 0 {
		return nil, cobra.ShellCompDirectiveNoFileComp
	}
	return nil, cobra.ShellCompDirectiveDefault
}

// complete says how the flags that all commands share are completed, and that only
// flags that take a FILE are completed by files.
func complete(root *cobra.Command) {
	root.CompletionOptions.SetDefaultShellCompDirective(cobra.ShellCompDirectiveNoFileComp)
	completeFlags(root)
}

func completeFlags(cmd *cobra.Command) {
	for _, c := range cmd.Commands() {
		completeFlags(c)
	}
	add := func(f *pflag.Flag) {
		if kind, _ := pflag.UnquoteUsage(f); kind == "FILE" {
			CompleteFlag(cmd, f.Name, cobra.FixedCompletions(nil, cobra.ShellCompDirectiveDefault))
		}
		switch f.Name {
		case presetFlag:
			CompleteFlag(cmd, f.Name, completePreset)
		case ruleFlag:
			CompleteFlag(cmd, f.Name, completeRule)
		case languageFlag:
			CompleteFlag(cmd, f.Name, completeLanguage)
		}
	}
	cmd.LocalFlags().VisitAll(add)
}

func completePreset(cmd *cobra.Command, _ []string, _ string) ([]cobra.Completion, cobra.ShellCompDirective) {
	var list []cobra.Completion
	for _, name := range engine.Presets() {
		list = append(list, cobra.CompletionWithDesc(name, Texts(cmd).Text("preset."+name, nil)))
	}
	return list, cobra.ShellCompDirectiveNoFileComp
}

// completeRule completes the key of a rule, and then its value where that can be a
// word.
func completeRule(cmd *cobra.Command, _ []string, begun string) ([]cobra.Completion, cobra.ShellCompDirective) {
	var list []cobra.Completion
	key, _, valued := strings.Cut(begun, "=")
	for _, o := range engine.Options() {
		if !valued {
			list = append(list, cobra.CompletionWithDesc(o.Key+"=", Texts(cmd).Text("rule."+o.Key, nil)))
		} else if o.Key == key {
			for _, word := range o.Words {
				list = append(list, key+"="+word)
			}
		}
	}
	if valued {
		return list, cobra.ShellCompDirectiveNoFileComp
	}
	return list, cobra.ShellCompDirectiveNoFileComp | cobra.ShellCompDirectiveNoSpace
}

func completeLanguage(*cobra.Command, []string, string) ([]cobra.Completion, cobra.ShellCompDirective) {
	var list []cobra.Completion
	for _, l := range texts.Languages() {
		list = append(list, cobra.CompletionWithDesc(l.String(), texts.In(l).Text("language", nil)))
	}
	return list, cobra.ShellCompDirectiveNoFileComp
}
