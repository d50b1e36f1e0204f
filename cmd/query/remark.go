package main

import (
	"fmt"
	"io"
	"strconv"

	"github.com/spf13/cobra"

	"threesaway/charts"
	"threesaway/engine"
	"threesaway/internal/cli"
	"threesaway/solver"
)

// remarkPlayers is the largest number of players that the remark is answered
// for.
const remarkPlayers = 8

func newRemark(source *sourceFlags, output *outputFlags) *cobra.Command {
	return &cobra.Command{
		Use:   "remark",
		Short: `Answer the rule sheet's remark "four or lower is good"`,
		Args:  cli.NoArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			if err := cli.Refuse(cmd, append(positionNames(), "players", "goal", "tie", "exact")...); err != nil {
				return err
			}
			table, rules, err := source.rules()
			if err != nil {
				return err
			}
			solution, err := source.solution(cmd, table, rules, solver.Win(), engine.Opening(rules, remarkPlayers))
			if err != nil {
				return err
			}
			stopping, err := charts.NewStopping(solution, remarkPlayers)
			if err != nil {
				return err
			}
			if output.json {
				return writeJSON(cmd.OutOrStdout(), remarkJSON(stopping))
			}
			return printRemark(cmd.OutOrStdout(), stopping)
		},
	}
}

type remarkDocument struct {
	Schema  int          `json:"schema"`
	Rules   engine.Rules `json:"rules"`
	Players []int        `json:"players"`
	Values  [][]float64  `json:"values"`     // by score, then as in Players
	GoodTo  []*int       `json:"good_up_to"` // the worst score worth more than an equal share, as in Players
}

func remarkJSON(c *charts.Stopping) remarkDocument {
	return remarkDocument{Schema: schema, Rules: c.Rules, Players: c.Players, Values: c.Values, GoodTo: c.Good}
}

// printRemark prints the scores that are worth half an equal share to any number
// of players.
func printRemark(w io.Writer, a *charts.Stopping) error {
	if _, err := fmt.Fprintf(w, "What stopping on a score is worth to the first player (chance of the pot), %s:\n\n", a.Rules.Describe()); err != nil {
		return err
	}
	head, good := []string{"score"}, []string{"good up to"}
	if a.Rules.High {
		good[0] = "good from"
	}
	for i, n := range a.Players {
		head = append(head, fmt.Sprintf("%d players", n))
		if a.Good[i] == nil {
			good = append(good, "none")
		} else {
			good = append(good, strconv.Itoa(*a.Good[i]))
		}
	}
	rows := [][]string{head}
	for score, values := range a.Values {
		row, worthwhile := []string{strconv.Itoa(score)}, false
		for i, v := range values {
			row = append(row, fmt.Sprintf("%.4f", v))
			worthwhile = worthwhile || v*float64(a.Players[i]) > 0.5
		}
		if worthwhile {
			rows = append(rows, row)
		}
	}
	return printColumns(w, append(rows, good))
}
