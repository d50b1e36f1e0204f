package main

import (
	"github.com/spf13/cobra"

	"threesaway/engine"
	"threesaway/internal/cli"
	"threesaway/tables"
)

func newExport() *cobra.Command {
	var format string
	cmd := &cobra.Command{
		Use:               "export FILE --format json|csv",
		Short:             "Print a table as JSON or CSV, one decision a line",
		Args:              cli.OneFile,
		ValidArgsFunction: cli.CompleteFile,
		RunE: func(cmd *cobra.Command, args []string) error {
			f, err := tables.ParseExportFormat(format)
			if err != nil {
				return cli.Misuse(engine.Errorf("--format: %w", err))
			}
			t, err := tables.ReadFile(args[0])
			if err != nil {
				return err
			}
			return t.Export(cmd.OutOrStdout(), f)
		},
	}
	cmd.Flags().StringVar(&format, "format", "json", "the `FORMAT`, json or csv")
	cli.CompleteFlag(cmd, "format", cobra.FixedCompletions([]string{"json", "csv"}, cobra.ShellCompDirectiveNoFileComp))
	return cmd
}
