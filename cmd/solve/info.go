package main

import (
	"fmt"
	"io"
	"os"

	"github.com/spf13/cobra"

	"threesaway/internal/cli"
	"threesaway/tables"
)

func newInfo() *cobra.Command {
	return &cobra.Command{
		Use:   "info FILE",
		Short: "Say what a table holds",
		Args:  cli.OneFile,
		RunE: func(cmd *cobra.Command, args []string) error {
			t, err := tables.ReadFile(args[0])
			if err != nil {
				return err
			}
			stat, err := os.Stat(args[0])
			if err != nil {
				return err
			}
			return printInfo(cmd.OutOrStdout(), t, stat.Size())
		},
	}
}

func printInfo(w io.Writer, t *tables.Table, size int64) error {
	if _, err := fmt.Fprintf(w, "rules:  %s\n        %s\nhash:   %x\nsize:   %d bytes\n",
		t.Rules().Describe(), t.Rules(), t.Rules().Hash(), size); err != nil {
		return err
	}
	for _, s := range t.Summary() {
		if _, err := fmt.Fprintf(w, "goal:   %s, %d positions, %d bytes\n", s.Part, s.Positions, s.Bytes); err != nil {
			return err
		}
	}
	rows, bytes := t.PoolSummary()
	_, err := fmt.Fprintf(w, "policy: %d different rows of keeps, %d bytes\n", rows, bytes)
	return err
}
