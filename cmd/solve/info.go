package main

import (
	"fmt"
	"io"
	"os"

	"github.com/spf13/cobra"

	"threesaway/internal/cli"
	"threesaway/tables"
	"threesaway/texts"
)

func newInfo() *cobra.Command {
	return &cobra.Command{
		Use:               "info FILE",
		Short:             "Say what a table holds",
		Args:              cli.OneFile,
		ValidArgsFunction: cli.CompleteFile,
		RunE: func(cmd *cobra.Command, args []string) error {
			t, err := tables.ReadFile(args[0])
			if err != nil {
				return err
			}
			stat, err := os.Stat(args[0])
			if err != nil {
				return err
			}
			return printInfo(cmd.OutOrStdout(), cli.Texts(cmd), t, stat.Size())
		},
	}
}

func printInfo(w io.Writer, p texts.Printer, t *tables.Table, size int64) error {
	inBytes := func(n int) string { return p.Count("count.bytes", n) }
	lines := [][2]string{
		{p.Text("info.rules", nil), t.Rules().Describe()},
		{"", t.Rules().String()},
		{p.Text("info.hash", nil), fmt.Sprintf("%x", t.RulesHash())},
		{p.Text("info.size", nil), inBytes(int(size))},
	}
	for _, s := range t.Summary() {
		lines = append(lines, [2]string{p.Text("info.goal", nil), p.Text("info.section", texts.Args{
			"part": s.Part, "positions": p.Count("count.positions", s.Positions), "bytes": inBytes(s.Bytes),
		})})
	}
	rows, bytes := t.PoolSummary()
	lines = append(lines, [2]string{p.Text("info.policy", nil), p.Count("count.rows", rows) + ", " + inBytes(bytes)})
	return printFacts(w, lines)
}
