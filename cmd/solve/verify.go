package main

import (
	"fmt"

	"github.com/spf13/cobra"

	"threesaway/engine"
	"threesaway/internal/cli"
	"threesaway/tables"
)

func newVerify() *cobra.Command {
	return &cobra.Command{
		Use:   "verify FILE",
		Short: "Prove a table: its form, its checksum, and every value and keep in exact arithmetic",
		Args:  cli.OneFile,
		RunE: func(cmd *cobra.Command, args []string) error {
			t, err := tables.ReadFile(args[0])
			if err != nil {
				return err
			}
			report, err := tables.Verify(cmd.Context(), t)
			if err != nil {
				return engine.Errorf("%s: %w", args[0], err)
			}
			_, err = fmt.Fprintf(cmd.OutOrStdout(), "%s: correct: %d values and %d choices, each against every legal keep (%d in all)\n",
				args[0], report.Values, report.Choices, report.Keeps)
			return err
		},
	}
}
