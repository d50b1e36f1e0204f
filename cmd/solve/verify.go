package main

import (
	"fmt"

	"github.com/spf13/cobra"

	"threesaway/engine"
	"threesaway/internal/cli"
	"threesaway/tables"
	"threesaway/texts"
)

func newVerify() *cobra.Command {
	return &cobra.Command{
		Use:               "verify FILE",
		Short:             "Prove a table: its form, its checksum, and every value and keep in exact arithmetic",
		Args:              cli.OneFile,
		ValidArgsFunction: cli.CompleteFile,
		RunE: func(cmd *cobra.Command, args []string) error {
			t, err := tables.ReadFile(args[0])
			if err != nil {
				return err
			}
			report, err := tables.Verify(cmd.Context(), t)
			if err != nil {
				return engine.Errorf("%s: %w", args[0], err)
			}
			p := cli.Texts(cmd)
			_, err = fmt.Fprintln(cmd.OutOrStdout(), p.Text("solve.correct", texts.Args{
				"file": args[0], "values": p.Count("count.values", report.Values), "choices": p.Count("count.choices", report.Choices), "keeps": report.Keeps,
			}))
			return err
		},
	}
}
