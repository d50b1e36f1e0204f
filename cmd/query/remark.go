package main

import (
	"fmt"
	"strconv"

	"github.com/spf13/cobra"

	"threesaway/engine"
	"threesaway/internal/cli"
	"threesaway/solver"
)

// remarkPlayers is the largest number of players that the remark is answered
// for.
const remarkPlayers = 8

func newRemark(source *sourceFlags) *cobra.Command {
	return &cobra.Command{
		Use:   "remark",
		Short: `Answer the rule sheet's remark "four or lower is good": what stopping on each score is worth`,
		Args:  cli.NoArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			table, rules, err := source.rules()
			if err != nil {
				return err
			}
			solution, err := source.solution(cmd.ErrOrStderr(), table, rules, solver.Win(), remarkPlayers)
			if err != nil {
				return err
			}
			rows, err := remark(rules, solution)
			if err != nil {
				return err
			}
			if _, err := fmt.Fprintf(cmd.OutOrStdout(), "What stopping on a score is worth to the first player (chance of the pot), %s:\n\n", rules.Describe()); err != nil {
				return err
			}
			return printColumns(cmd.OutOrStdout(), rows)
		},
	}
}

// remark returns what stopping on each score is worth to the first player, by
// number of players, for the scores that are worth half an equal share to any,
// and the highest one worth more than an equal share.
func remark(r engine.Rules, s solver.Solution) ([][]string, error) {
	head, good := []string{"score"}, []string{"good up to"}
	highest := make([]int, remarkPlayers+1)
	for n := 2; n <= remarkPlayers; n++ {
		head = append(head, fmt.Sprintf("%d players", n))
		highest[n] = engine.NoScore
	}
	rows := [][]string{head}
	for score := range r.MaxScore() + 1 {
		row, worthwhile := []string{strconv.Itoa(score)}, false
		for n := 2; n <= remarkPlayers; n++ {
			value, err := s.Value(engine.Position{Players: n, Seat: 1, ScoreToBeat: engine.NoScore, Total: score})
			if err != nil {
				return nil, err
			}
			if value*float64(n) > 1 {
				highest[n] = score
			}
			worthwhile = worthwhile || value*float64(n) > 0.5
			row = append(row, fmt.Sprintf("%.4f", value))
		}
		if worthwhile {
			rows = append(rows, row)
		}
	}
	for n := 2; n <= remarkPlayers; n++ {
		if highest[n] == engine.NoScore {
			good = append(good, "none")
		} else {
			good = append(good, strconv.Itoa(highest[n]))
		}
	}
	return append(rows, good), nil
}
