package main

import (
	"errors"
	"fmt"
	"strconv"
	"strings"

	"github.com/spf13/cobra"

	"threesaway/engine"
	"threesaway/internal/cli"
	"threesaway/solver"
	"threesaway/tables"
)

func newCommand() *cobra.Command {
	var (
		output  string
		players string
		quiet   bool
		rules   *cli.RulesFlags
	)
	cmd := &cobra.Command{
		Use:   "solve -o FILE",
		Short: "Compute the optimal policy of Threes Away and write it to a table file",
		Long: `solve computes what to keep for every roll in every position of a game and
writes it, with the value of every position, to a table file.

The file is written whole or not at all. The same rules give the same bytes on
every machine.`,
		Example: `  solve -o standard.table
  solve --rule dice=6 -o six.table
  solve verify six.table`,
		Args: cli.NoArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			if output == "" {
				return cli.Misusef("-o: name the file to write")
			}
			r, err := rules.Rules()
			if err != nil {
				return err
			}
			most, err := parsePlayers(players)
			if err != nil {
				return err
			}
			return build(cmd, r, most, output, quiet)
		},
	}
	cmd.Flags().StringVarP(&output, "output", "o", "", "write the table to `FILE`")
	cmd.Flags().StringVar(&players, "players", "2-8", "solve the games of `2-N` players")
	cmd.Flags().BoolVar(&quiet, "quiet", false, "print nothing but errors")
	rules = cli.AddRulesFlags(cmd.Flags())
	cmd.AddCommand(newVerify(), newInfo(), newExport())
	return cmd
}

// parsePlayers reads "2-N", or "N" for the same.
func parsePlayers(s string) (most int, err error) {
	most, err = strconv.Atoi(strings.TrimPrefix(s, "2-"))
	if err != nil || most < 2 || most > engine.MaxPlayers {
		return 0, cli.Misusef("--players: %q: must be 2-N with N from 2 to %d; the games of fewer players belong to it, as a tie can lead to them", s, engine.MaxPlayers)
	}
	return most, nil
}

// build solves a table and writes it.
func build(cmd *cobra.Command, r engine.Rules, players int, output string, quiet bool) error {
	if err := cli.CheckTarget(output); err != nil {
		return fmt.Errorf("-o %s: %w", output, err)
	}
	p := newProgress(cmd.ErrOrStderr(), quiet)
	t, err := cli.Await(cmd.Context(), func() (*tables.Table, error) {
		return tables.Build(cmd.Context(), r, tables.Parts(players), p.update)
	})
	p.stop()
	if errors.Is(err, tables.ErrNotHeld) || errors.Is(err, solver.ErrTooLarge) || errors.Is(err, solver.ErrEndless) {
		return cli.Misuse(fmt.Errorf("--rule: %w", err))
	}
	if err != nil {
		return err
	}
	data, err := t.Encode()
	if err != nil {
		return err
	}
	if err := cli.WriteFile(output, data); err != nil {
		return fmt.Errorf("-o %s: %w", output, err)
	}
	if !quiet {
		_, err = fmt.Fprintf(cmd.OutOrStdout(), "%s: %s for up to %d players, %d bytes\n", output, r.Describe(), players, len(data))
	}
	return err
}
