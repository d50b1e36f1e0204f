package main

import (
	"errors"
	"fmt"
	"io"

	"github.com/spf13/cobra"

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
}

func (s *sourceFlags) add(cmd *cobra.Command) {
	s.rulesFlags = cli.AddRulesFlags(cmd)
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
func (s *sourceFlags) solution(notes io.Writer, t *tables.Table, r engine.Rules, goal solver.Goal, players int) (solver.Solution, error) {
	missing := "no table holds " + goal.String() + " for " + r.Describe()
	if t != nil && s.exact {
		missing = "tables hold no fractions"
	} else if t != nil {
		solution, err := t.Solution(goal, players)
		if err == nil {
			return solution, nil
		}
		if !errors.Is(err, tables.ErrMissing) {
			return nil, err
		}
	}
	solution, err := solver.Solve(r, goal, players)
	if errors.Is(err, solver.ErrNotSolved) {
		return nil, cli.Misusef("--rule or --goal: %w", err)
	}
	if err != nil {
		return nil, err
	}
	_, err = fmt.Fprintf(notes, "note: %s; solved on the spot\n", missing)
	return solution, err
}
