package main

import (
	"fmt"
	"io"

	"github.com/spf13/cobra"

	"threesaway/engine"
	"threesaway/internal/cli"
	"threesaway/texts"
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
			return printRules(cmd.OutOrStdout(), cli.Texts(cmd), rules)
		},
	}
}

func printRules(w io.Writer, p texts.Printer, chosen engine.Rules) error {
	rows := [][]string{}
	for _, name := range engine.Presets() {
		rows = append(rows, []string{"  " + name, p.Text("preset."+name, nil)})
	}
	if _, err := fmt.Fprintln(w, p.Text("rules.games", nil)); err != nil {
		return err
	}
	if err := cli.PrintColumns(w, rows); err != nil {
		return err
	}
	if _, err := fmt.Fprintf(w, "\n%s\n", p.Text("rules.options", nil)); err != nil {
		return err
	}
	const indent = "      "
	for _, o := range engine.Options() {
		about := indent + p.Text("rule."+o.Key, nil)
		takes := indent + p.Text("rules.takes", texts.Args{"values": p.Text("takes."+o.Key, nil)})
		if _, err := fmt.Fprintf(w, "  %s=%s\n%s\n%s\n",
			o.Key, o.Default, cli.Wrap(about, len(indent)), cli.Wrap(takes, len(indent))); err != nil {
			return err
		}
	}
	_, err := fmt.Fprintf(w, "\n%s\n", cli.Wrap(p.Text("rules.chosen", texts.Args{"rules": chosen.Describe()}), 0))
	return err
}
