package main

import (
	"fmt"
	"time"

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
			begun := time.Now()
			report, err := tables.Verify(cmd.Context(), t)
			if err != nil {
				return engine.Errorf("%s: %w", args[0], err)
			}
			p := cli.Texts(cmd)
			_, err = fmt.Fprintln(cmd.OutOrStdout(), p.Text("solve.correct", texts.Args{
				"file": args[0], "values": p.Count("count.values", report.Values), "choices": p.Count("count.choices", report.Choices), "keeps": report.Keeps,
			}))
			// How long it took is no part of the answer, which is always the same.
			fmt.Fprintln(cmd.ErrOrStderr(), p.Text("solve.took", texts.Args{"seconds": p.Decimal(time.Since(begun).Seconds(), 1)})) //nolint:errcheck // it may be lost
			return err
		},
	}
}
