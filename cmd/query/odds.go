package main

import (
	"fmt"
	"io"
	"math/big"

	"github.com/spf13/cobra"

	"threesaway/engine"
	"threesaway/internal/cli"
	"threesaway/solver"
)

func newOdds(position *positionFlags, source *sourceFlags, output *outputFlags) *cobra.Command {
	return &cobra.Command{
		Use:   "odds",
		Short: "Print the value of the game before the first throw",
		Args:  cli.NoArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			_, rules, err := source.rules()
			if err != nil {
				return err
			}
			pos, _, err := position.position(rules, rules.Dice)
			if err != nil {
				return err
			}
			goal, err := position.goal()
			if err != nil {
				return err
			}
			odds, err := findOdds(rules, goal, pos)
			if err != nil {
				return err
			}
			return output.printOdds(cmd.OutOrStdout(), odds, source.exact)
		},
	}
}

// odds is the value of a game before the first throw.
type odds struct {
	rules  engine.Rules
	goal   solver.Goal
	pos    engine.Position
	values []*big.Rat
}

func findOdds(r engine.Rules, goal solver.Goal, pos engine.Position) (*odds, error) {
	solution, err := solver.Solve(r, goal, pos.Players)
	if err != nil {
		return nil, cli.Misuse(err)
	}
	value, err := solution.ExactValue(pos)
	if err != nil {
		return nil, misplaced(err)
	}
	return &odds{r, goal, pos, []*big.Rat{value}}, nil
}

type oddsDocument struct {
	Schema  int             `json:"schema"`
	Rules   engine.Rules    `json:"rules"`
	Goal    solver.GoalKind `json:"goal"`
	Players int             `json:"players"`
	Values  []float64       `json:"values"`
	Exact   []string        `json:"exact"`
}

func (o *outputFlags) printOdds(w io.Writer, odds *odds, exact bool) error {
	if o.json {
		d := oddsDocument{Schema: schema, Rules: odds.rules, Goal: odds.goal.Kind, Players: odds.pos.Players}
		for _, v := range odds.values {
			d.Values = append(d.Values, *float(v))
			d.Exact = append(d.Exact, v.RatString())
		}
		return writeJSON(w, d)
	}
	what := "Expected final total"
	if odds.goal.Kind == solver.KindBeat {
		what = fmt.Sprintf("Chance against %d, a tie counting %s", odds.pos.ScoreToBeat, odds.goal.Tie)
	}
	line := fmt.Sprintf("%s: %s", what, odds.values[0].FloatString(6))
	if exact {
		line += " = " + odds.values[0].RatString()
	}
	_, err := fmt.Fprintln(w, line)
	return err
}
