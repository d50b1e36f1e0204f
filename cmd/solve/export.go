package main

import (
	"context"
	"errors"
	"io"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"threesaway/engine"
	"threesaway/internal/cli"
	"threesaway/internal/wholefile"
	"threesaway/solver"
	"threesaway/tables"
)

func newExport() *cobra.Command {
	var (
		format, output string
		turn           turnFlags
	)
	cmd := &cobra.Command{
		Use:   "export FILE --format json|csv|lp",
		Short: "Print a table as JSON or CSV, one decision a line, or one turn as a linear program",
		Example: `  solve export standard.table --format csv -o standard.csv
  solve export standard.table --format lp --goal low
  solve export standard.table --format lp --goal beat --tie 1 --position beat=4
  solve export standard.table --format lp --position 'players=2 seat=2 beat=7'`,
		Args:              cli.OneFile,
		ValidArgsFunction: cli.CompleteFile,
		RunE: func(cmd *cobra.Command, args []string) error {
			f, err := tables.ParseExportFormat(format)
			if err != nil {
				return cli.Misuse(engine.Errorf("--format: %w", err))
			}
			goal, err := turn.goal(f)
			if err != nil {
				return err
			}
			t, err := tables.ReadFile(args[0])
			if err != nil {
				return err
			}
			export := func(w io.Writer) error { return t.Export(w, f) }
			if f == tables.ExportLP {
				pos, err := turn.position(t.Rules())
				if err != nil {
					return err
				}
				export = func(w io.Writer) error { return turn.misplaced(t.LinearProgram(cmd.Context(), w, goal, pos)) }
			}
			return exportTo(cmd, output, export)
		},
	}
	cmd.Flags().StringVar(&format, "format", "json", "the `FORMAT`, json, csv or lp")
	cmd.Flags().StringVarP(&output, "output", "o", "", "write to `FILE`, whole or not at all, in place of printing")
	turn.add(cmd.Flags())
	cli.CompleteFlag(cmd, "format", cobra.FixedCompletions([]string{"json", "csv", "lp"}, cobra.ShellCompDirectiveNoFileComp))
	return cmd
}

// exportTo writes an export to a file, or prints it where none is named. An
// interrupt ends it.
func exportTo(cmd *cobra.Command, output string, export func(io.Writer) error) error {
	target := &exportTarget{ctx: cmd.Context(), output: output, w: cmd.OutOrStdout()}
	if output == "" {
		return export(target)
	}
	if err := wholefile.Check(output); err != nil {
		return target.named(err)
	}
	var failed error
	err := wholefile.WriteBy(output, func(w io.Writer) error {
		target.w = w
		failed = export(target)
		return failed
	})
	if failed == nil {
		err = target.named(err)
	}
	return err
}

// exportTarget is what an export is written to.
type exportTarget struct {
	ctx    context.Context //nolint:containedctx // of the one call that made it
	output string          // the file, empty for none
	w      io.Writer
}

func (t *exportTarget) Write(data []byte) (int, error) {
	if err := t.ctx.Err(); err != nil {
		return 0, err
	}
	n, err := t.w.Write(data)
	return n, t.named(err)
}

// named names the flag in an error about the file.
func (t *exportTarget) named(err error) error {
	if err == nil || t.output == "" {
		return err
	}
	return engine.Errorf("-o %s: %w", t.output, err)
}

// turnFlags choose the turn that is written as a linear program.
type turnFlags struct {
	goalName, tie, text string
	flags               *pflag.FlagSet
}

func (f *turnFlags) add(flags *pflag.FlagSet) {
	f.flags = flags
	flags.StringVar(&f.goalName, "goal", string(solver.KindWin), "for lp, what to play for, `GOAL`: win, low or beat")
	flags.StringVar(&f.tie, "tie", "0.5", "for lp, what a tie is worth for the goal beat, `W` from 0 to 1; the table must hold it")
	flags.StringVar(&f.text, "position", "", "for lp, the position in one `LINE`, such as 'players=2 seat=2 beat=7' (default: the first throw of two players)")
}

// goal returns the goal that the flags name, which only a linear program has.
func (f *turnFlags) goal(format tables.ExportFormat) (solver.Goal, error) {
	for _, name := range []string{"goal", "tie", "position"} {
		if format != tables.ExportLP && f.flags.Changed(name) {
			return solver.Goal{}, cli.Misusef("--%s: only --format lp is of one turn", name)
		}
	}
	tie, err := solver.ParseWeight(f.tie)
	if err != nil {
		return solver.Goal{}, cli.Misuse(engine.Errorf("--tie: %w", err))
	}
	goal, err := solver.ParseGoal(f.goalName, tie)
	switch {
	case err != nil:
		return goal, cli.Misuse(engine.Errorf("--goal: %w", err))
	case goal.Kind == solver.KindMoney:
		return goal, cli.Misusef("--goal: values for money are not fractions: must be win, low or beat")
	case goal.Kind != solver.KindBeat && f.flags.Changed("tie"):
		return goal, cli.Misusef("--tie: only the goal beat has a tie weight, and the goal is %s", goal)
	case goal.Kind == solver.KindBeat && !f.flags.Changed("position"):
		return goal, cli.Misusef("--position: the goal beat needs a score to beat, such as beat=7")
	}
	return goal, nil
}

// position returns the position that the flags describe.
func (f *turnFlags) position(r engine.Rules) (engine.Position, error) {
	if !f.flags.Changed("position") {
		return engine.Opening(r, 2), nil
	}
	n, err := engine.ParsePosition(r, f.text)
	if err != nil {
		return n.Position, f.misplaced(err)
	}
	if n.Roll.Len() > 0 {
		return n.Position, cli.Misusef("--position: roll: a linear program begins before the throw")
	}
	return n.Position, nil
}

// misplaced names the flag in an error about the position.
func (f *turnFlags) misplaced(err error) error {
	if _, ok := errors.AsType[*engine.PositionError](err); ok {
		return cli.Misuse(engine.Errorf("--position: %w", err))
	}
	return err
}
