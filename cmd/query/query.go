package main

import (
	"errors"

	"github.com/spf13/cobra"

	"threesaway/answer"
	"threesaway/engine"
	"threesaway/internal/cli"
	"threesaway/solver"
	"threesaway/tables"
)

func newCommand() *cobra.Command {
	var (
		position positionFlags
		source   sourceFlags
		output   outputFlags
		why      bool
	)
	cmd := &cobra.Command{
		Use:   "query [flags] DICE...",
		Short: "Say which dice of a roll to keep in Threes Away",
		Long: `query says which dice of a roll to keep, and what every other choice would be
worth. Name the dice in any order, as 3 3 5 6 1 or 33561.`,
		Example: `  query 3 3 5 6 1
  query --kept 3 1 2 2 4
  query --players 4 --seat 3 --beat 7 --kept 3,1 2 5 6
  query --position 'players=4 seat=3 beat=7 kept=3,1 roll=2,5,6'`,
		Args: cobra.ArbitraryArgs,
		RunE: func(cmd *cobra.Command, args []string) error {
			a, err := ask(cmd, &position, &source, args, why)
			if err != nil {
				return err
			}
			return output.printAdvice(cmd.OutOrStdout(), cli.Texts(cmd), a)
		},
	}
	position.add(cmd)
	source.add(cmd)
	output.add(cmd)
	cmd.Flags().BoolVar(&why, "explain", false, "say why the best keep is the best")
	cmd.AddCommand(
		newBatch(&position, &source),
		newCard(&position, &source, &output),
		newChart(&position, &source, &output),
		newOdds(&position, &source, &output),
		newRemark(&source, &output),
		newReview(&position, &source, &output),
		newRules(&source, &output),
		newSimulate(&position, &source, &output),
		newCoach(&position, &source),
		newServe(),
	)
	return cmd
}

// ask goes the one way from the command line to an answer: rules, position,
// roll, solution, advice.
func ask(cmd *cobra.Command, position *positionFlags, source *sourceFlags, args []string, why bool) (*answer.Answer, error) {
	table, rules, err := source.rules()
	if err != nil {
		return nil, err
	}
	pos, kept, roll, err := position.question(rules, args)
	if err != nil {
		return nil, err
	}
	if err := rules.CheckRoll(roll, pos.Left); err != nil {
		return nil, cli.Misusef("DICE: %w (--kept says which dice are kept already)", err)
	}
	goal, err := position.goalAt(pos)
	if err != nil {
		return nil, err
	}
	if source.exact && goal.Kind == solver.KindMoney {
		return nil, inexact(rules, goal)
	}
	solution, err := source.solution(cmd, table, rules, goal, pos)
	if err != nil {
		return nil, err
	}
	a, err := answer.About(solution, pos, roll, why)
	if err != nil {
		return nil, misplaced(err)
	}
	a.Kept, a.Exact = kept, source.exact
	if source.exact && !a.Advice.Moon && a.Advice.Best().Exact == nil {
		return nil, inexact(rules, goal)
	}
	// What a tie is worth stays unknown where the pot that follows is larger than any
	// that the table holds, or that is solved for.
	err = a.FindTie(solution)
	if err != nil && !errors.Is(err, tables.ErrMissing) && !errors.Is(err, engine.ErrPosition) {
		return nil, err
	}
	return a, nil
}

// inexact reports that values are not known as fractions.
func inexact(r engine.Rules, goal solver.Goal) error {
	return cli.Misusef("--exact: values of %s under %s are not known as fractions", goal, r.Describe())
}
