package main

import (
	"errors"
	"fmt"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"threesaway/engine"
	"threesaway/internal/cli"
	"threesaway/solver"
	"threesaway/tables"
)

// sourceFlags say by which rules, and where the answer comes from.
type sourceFlags struct {
	rulesFlags *cli.RulesFlags
	table      string
	exact      bool
	flags      *pflag.FlagSet
}

func (s *sourceFlags) add(cmd *cobra.Command) {
	s.flags = cmd.PersistentFlags()
	s.rulesFlags = cli.AddRulesFlags(cmd.PersistentFlags())
	cmd.PersistentFlags().StringVar(&s.table, "table", "", "answer from this table `FILE` (default: the built-in table of the standard game)")
	cmd.PersistentFlags().BoolVar(&s.exact, "exact", false, "add values as fractions")
}

// rules returns the rules to play by, and the table that may answer for them.
// Rules that are not named are those of the table.
func (s *sourceFlags) rules() (*tables.Table, engine.Rules, error) {
	named, err := s.rulesFlags.Rules()
	if err != nil {
		return nil, named, err
	}
	if s.table == "" && s.flags.Changed("table") {
		return nil, named, cli.Misusef("--table: name the file")
	}
	if s.table == "" {
		t, err := tables.Standard()
		if err != nil || t.Rules() != named {
			return nil, named, err
		}
		return t, named, nil
	}
	t, err := tables.ReadFile(s.table)
	if err != nil {
		return nil, named, fmt.Errorf("--table: %w", err)
	}
	if s.rulesFlags.Given() && t.Rules() != named {
		return nil, named, cli.Misusef("--table: %s is for %s, not for %s as --rules and --rule say",
			s.table, t.Rules().Describe(), named.Describe())
	}
	return t, t.Rules(), nil
}

// solution finds what answers for a goal: the table if it holds the goal, else
// a solve on the spot, of which it tells on notes.
func (s *sourceFlags) solution(cmd *cobra.Command, t *tables.Table, r engine.Rules, goal solver.Goal, pos engine.Position) (solver.Solution, error) {
	missing := noTable(r, goal, pos.Players)
	if t != nil && s.exact {
		missing = "tables hold no fractions"
	} else if t != nil {
		solution, err := t.Solution(goal, pos)
		if err == nil {
			return solution, nil
		}
		if !errors.Is(err, tables.ErrMissing) {
			return nil, err
		}
		if s.table != "" {
			missing = err.Error()
		}
	}
	note(cmd, missing+"; solving on the spot")
	return solve(cmd, r, goal, pos)
}

// solve solves on the spot; an interrupt ends it.
func solve(cmd *cobra.Command, r engine.Rules, goal solver.Goal, pos engine.Position) (solver.ExactSolution, error) {
	solution, err := cli.Await(cmd.Context(), func() (solver.ExactSolution, error) { return solver.Solve(r, goal, pos) })
	return solution, misplaced(err)
}

// noTable says that no table holds a goal.
func noTable(r engine.Rules, goal solver.Goal, players int) string {
	if goal.Kind == solver.KindWin || goal.Kind == solver.KindMoney {
		return fmt.Sprintf("no table holds %s for %d players of %s", goal, players, r.Describe())
	}
	return fmt.Sprintf("no table holds %s for %s", goal, r.Describe())
}

// note tells the user something beside the answer. The answer does not depend on
// it, so a note that cannot be written is lost.
func note(cmd *cobra.Command, text string) {
	fmt.Fprintf(cmd.ErrOrStderr(), "note: %s\n", text) //nolint:errcheck // see above
}
