package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"time"

	"github.com/spf13/cobra"

	"threesaway/engine"
	"threesaway/internal/cli"
	"threesaway/internal/wholefile"
	"threesaway/solver"
	"threesaway/tables"
	"threesaway/texts"
)

func newCommand() *cobra.Command {
	return newCommandAt(pace{after: 10 * time.Second, every: time.Minute})
}

// newCommandAt returns the command with checkpoints at a pace.
func newCommandAt(often pace) *cobra.Command {
	var (
		output string
		quiet  bool
		only   bool
		scope  scopeFlags
		rules  *cli.RulesFlags
	)
	cmd := &cobra.Command{
		Use:   "solve -o FILE",
		Short: "Compute the optimal policy of Threes Away and write it to a table file",
		Long: `solve computes what to keep for every roll in every position of a game and
writes it, with the value of every position, to a table file.

The file is written whole or not at all. The same rules give the same bytes on
every machine.

What takes more than some seconds is kept in FILE.part from time to time, and when
it is interrupted: the same command goes on from there, to the same bytes. What
would be too large is refused at once; --estimate tells how large a table is.`,
		Example: `  solve -o standard.table
  solve --rule dice=6 -o six.table
  solve --goal money --pot 40 --players 2-4 -o money.table
  solve verify six.table`,
		Args: cli.NoArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			if output == "" && !only {
				return cli.Misusef("-o: name the file to write")
			}
			r, err := rules.Rules()
			if err != nil {
				return err
			}
			what, err := scope.scope(r)
			if err != nil {
				return err
			}
			size, err := checkEstimate(r, what)
			if err != nil {
				return refusal(what, err)
			}
			if only {
				return printEstimate(cmd.OutOrStdout(), cli.Texts(cmd), r, size)
			}
			return build(cmd, r, what, newCheckpoint(output, r, what, often), output, quiet)
		},
	}
	cmd.Flags().StringVarP(&output, "output", "o", "", "write the table to `FILE`")
	cmd.Flags().BoolVar(&only, "estimate", false, "say what the table takes, and build nothing")
	scope.add(cmd)
	cmd.Flags().BoolVar(&quiet, "quiet", false, "print nothing but errors")
	rules = cli.AddRulesFlags(cmd.Flags())
	cmd.AddCommand(newVerify(), newInfo(), newExport())
	return cmd
}

// build solves a table and writes it.
func build(cmd *cobra.Command, r engine.Rules, scope tables.Scope, parts *checkpoint, output string, quiet bool) error {
	if err := wholefile.Check(output); err != nil {
		return engine.Errorf("-o %s: %w", output, err)
	}
	parts.texts, parts.notes = cli.Texts(cmd), cmd.ErrOrStderr()
	if quiet {
		parts.notes = io.Discard
	}
	from, err := parts.load()
	if err != nil {
		return err
	}
	p := newProgress(cmd.ErrOrStderr(), quiet)
	p.texts = cli.Texts(cmd)
	t, err := cli.Await(cmd.Context(), func() (*tables.Table, error) {
		return tables.BuildOn(cmd.Context(), r, scope, from, func(built *tables.Checkpoint) {
			p.update(built.Done())
			parts.update(built)
		})
	})
	p.stop()
	if errors.Is(err, context.Canceled) {
		parts.interrupted()
		return err
	}
	if err != nil {
		return refusal(scope, err)
	}
	data, err := t.Encode()
	if err != nil {
		return err
	}
	if err := wholefile.Write(output, data); err != nil {
		return engine.Errorf("-o %s: %w", output, err)
	}
	if err := parts.finished(); err != nil {
		return err
	}
	if !quiet {
		say := cli.Texts(cmd)
		_, err = fmt.Fprintln(cmd.OutOrStdout(), say.Text("solve.built", texts.Args{
			"file": output, "rules": r.Describe(), "players": say.Count("count.players", scope.Players), "bytes": say.Count("count.bytes", len(data)),
		}))
	}
	return err
}

// refusal marks an error about what cannot be built as the fault of the call, and
// names the flag to change.
func refusal(scope tables.Scope, err error) error {
	switch {
	case errors.Is(err, tables.ErrTooLarge) && scope.Pot > 0:
		return cli.Misuse(engine.Errorf("--pot: %w", err))
	case errors.Is(err, tables.ErrNotHeld), errors.Is(err, tables.ErrTooLarge), solver.Unsolvable(err):
		return cli.Misuse(engine.Errorf("--rule: %w", err))
	}
	return err
}
