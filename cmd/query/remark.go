package main

import (
	"io"
	"strconv"

	"github.com/spf13/cobra"

	"threesaway/answer"
	"threesaway/charts"
	"threesaway/engine"
	"threesaway/internal/cli"
	"threesaway/solver"
	"threesaway/texts"
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
			return printRemark(cmd.OutOrStdout(), cli.Texts(cmd), stopping)
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
	return remarkDocument{Schema: answer.Schema, Rules: c.Rules, Players: c.Players, Values: c.Values, GoodTo: c.Good}
}

// printRemark prints the scores that are worth half an equal share to any number
// of players.
func printRemark(w io.Writer, p texts.Printer, c *charts.Stopping) error {
	if err := printProse(w, p.Text("remark.title", texts.Args{"rules": c.Rules.Describe()})+"\n"); err != nil {
		return err
	}
	head, good := []string{p.Text("remark.score", nil)}, []string{p.Text("remark.good", nil)}
	if c.Rules.High {
		good[0] = p.Text("remark.good-from", nil)
	}
	for i, n := range c.Players {
		head = append(head, p.Count("count.players", n))
		if c.Good[i] == nil {
			good = append(good, p.Text("remark.none", nil))
		} else {
			good = append(good, strconv.Itoa(*c.Good[i]))
		}
	}
	rows := [][]string{head}
	for score, values := range c.Values {
		row, worthwhile := []string{strconv.Itoa(score)}, false
		for i, v := range values {
			row = append(row, p.Decimal(v, 4))
			worthwhile = worthwhile || v*float64(c.Players[i]) > 0.5
		}
		if worthwhile {
			rows = append(rows, row)
		}
	}
	return cli.PrintColumns(w, append(rows, good))
}
