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
	"threesaway/texts"
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
		return nil, named, engine.Errorf("--table: %w", err)
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
	if t == nil {
		noteNoTable(cmd, r, goal, pos.Players)
		return solve(cmd, r, goal, pos)
	}
	if s.exact {
		note(cmd, "note.no-fractions", nil)
		return solve(cmd, r, goal, pos)
	}
	solution, err := t.Solution(goal, pos)
	switch {
	case err == nil:
		return solution, nil
	case !errors.Is(err, tables.ErrMissing):
		return nil, err
	case s.table != "":
		note(cmd, "note.not-in-table", texts.Args{"what": cli.Texts(cmd).Error(err)})
	default:
		noteNoTable(cmd, r, goal, pos.Players)
	}
	return solve(cmd, r, goal, pos)
}

// solve solves on the spot; an interrupt ends it.
func solve(cmd *cobra.Command, r engine.Rules, goal solver.Goal, pos engine.Position) (solver.ExactSolution, error) {
	solution, err := cli.Await(cmd.Context(), func() (solver.ExactSolution, error) { return solver.Solve(r, goal, pos) })
	return solution, misplaced(err)
}

// noteNoTable tells that no table holds a goal.
func noteNoTable(cmd *cobra.Command, r engine.Rules, goal solver.Goal, players int) {
	p := cli.Texts(cmd)
	args := texts.Args{"goal": goal, "players": p.Count("count.players", players), "rules": r.Describe()}
	if goal.Kind == solver.KindWin || goal.Kind == solver.KindMoney {
		note(cmd, "note.no-table-for-players", args)
	} else {
		note(cmd, "note.no-table", args)
	}
}

// note tells the user something beside the answer. The answer does not depend on
// it, so a note that cannot be written is lost.
func note(cmd *cobra.Command, key string, args texts.Args) {
	fmt.Fprintln(cmd.ErrOrStderr(), cli.Wrap(cli.Texts(cmd).Text(key, args), 0)) //nolint:errcheck // see above
}
