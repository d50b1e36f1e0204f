package main

import (
	"io"
	"os"

	"github.com/spf13/cobra"

	"threesaway/batch"
	"threesaway/engine"
	"threesaway/internal/cli"
)

func newBatch(position *positionFlags, source *sourceFlags) *cobra.Command {
	var options bool
	cmd := &cobra.Command{
		Use:   "batch [flags] [FILE]",
		Short: "Answer many positions, one a line, as JSON lines",
		Long: `batch reads positions, one a line, from a file or from what is piped in, and
writes what to keep in each as a line of JSON, in the same order. A line is what
--position takes, with a roll, or the JSON object "position" that --json prints.
Empty lines and lines that begin with # are passed over.

A line that is wrong is answered by what is wrong with it and where, and the
next is read. The exit code is 0 if every line was answered, and 1 if not.`,
		Example: `  query batch positions.txt
  echo 'players=4 seat=3 beat=7 kept=3,1 roll=2,5,6' | query batch`,
		Args: func(_ *cobra.Command, args []string) error {
			if len(args) > 1 {
				return cli.Misusef("%d arguments: at most one FILE is read", len(args))
			}
			return nil
		},
		ValidArgsFunction: cli.CompleteFile,
		RunE: func(cmd *cobra.Command, args []string) (err error) {
			if err := cli.Refuse(cmd, append(positionNames(), "players", "exact")...); err != nil {
				return err
			}
			job := batch.Job{Options: options}
			if job.Table, job.Rules, err = source.rules(); err != nil {
				return err
			}
			if job.Goal, err = position.goal(); err != nil {
				return err
			}
			job.Solving = func(pos engine.Position) { noteNoTable(cmd, job.Rules, job.Goal, pos.Players) }
			in := cmd.InOrStdin()
			if len(args) > 0 && args[0] != "-" {
				file, err := os.Open(args[0])
				if err != nil {
					return engine.Errorf("FILE: %w", err)
				}
				defer file.Close() //nolint:errcheck // it was only read
				in = file
			}
			return answerAll(cmd, job, in)
		},
	}
	cmd.Flags().BoolVar(&options, "options", false, "add every option with its value and what it gives up")
	return cmd
}

// answerAll runs a batch; an interrupt ends it, even while it waits for a line.
func answerAll(cmd *cobra.Command, job batch.Job, in io.Reader) error {
	summary, err := cli.Await(cmd.Context(), func() (batch.Summary, error) {
		return batch.Run(cmd.Context(), job, in, cmd.OutOrStdout())
	})
	if err != nil {
		return err
	}
	if summary.Refused > 0 {
		return engine.Errorf("lines not answered: %d of %d", summary.Refused, summary.Refused+summary.Answered)
	}
	return nil
}
