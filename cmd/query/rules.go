package main

import (
	"fmt"
	"io"

	"github.com/spf13/cobra"

	"threesaway/engine"
	"threesaway/internal/cli"
)

func newRules(source *sourceFlags, output *outputFlags) *cobra.Command {
	return &cobra.Command{
		Use:   "rules",
		Short: "List the games and the options of the rules, or print chosen rules as JSON",
		Args:  cli.NoArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			if err := cli.Refuse(cmd, append(positionNames(), "players", "goal", "tie", "exact")...); err != nil {
				return err
			}
			_, rules, err := source.rules()
			if err != nil {
				return err
			}
			if output.json {
				return writeJSON(cmd.OutOrStdout(), rules)
			}
			return printRules(cmd.OutOrStdout(), rules)
		},
	}
}

func printRules(w io.Writer, chosen engine.Rules) error {
	rows := [][]string{}
	for _, name := range engine.Presets() {
		rows = append(rows, []string{"  " + name, engine.AboutPreset(name)})
	}
	if _, err := fmt.Fprintln(w, "Games (--rules NAME):"); err != nil {
		return err
	}
	if err := printColumns(w, rows); err != nil {
		return err
	}
	if _, err := fmt.Fprintln(w, "\nOptions (--rule KEY=VALUE), as they are in the standard game:"); err != nil {
		return err
	}
	for _, o := range engine.Options() {
		if _, err := fmt.Fprintf(w, "  %s=%s\n      %s\n      takes %s\n", o.Key, o.Default, o.About, o.Values); err != nil {
			return err
		}
	}
	_, err := fmt.Fprintf(w, "\nChosen: %s\n", chosen.Describe())
	return err
}
