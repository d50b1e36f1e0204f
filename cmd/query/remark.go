package main

import (
	"io"
	"strconv"

	"github.com/spf13/cobra"

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
			answer, err := findRemark(rules, solution)
			if err != nil {
				return err
			}
			if output.json {
				return writeJSON(cmd.OutOrStdout(), answer)
			}
			return answer.print(cmd.OutOrStdout(), cli.Texts(cmd))
		},
	}
}

// remarkAnswer is what stopping on each score is worth to the first player, by
// number of players.
type remarkAnswer struct {
	Schema  int          `json:"schema"`
	Rules   engine.Rules `json:"rules"`
	Players []int        `json:"players"`
	Values  [][]float64  `json:"values"`     // by score, then as in Players
	GoodTo  []*int       `json:"good_up_to"` // the highest score worth more than an equal share, as in Players
}

func findRemark(r engine.Rules, s solver.Solution) (*remarkAnswer, error) {
	a := &remarkAnswer{Schema: schema, Rules: r}
	for n := 2; n <= remarkPlayers; n++ {
		a.Players = append(a.Players, n)
		a.GoodTo = append(a.GoodTo, nil)
	}
	for score := range r.MaxScore() + 1 {
		row := make([]float64, len(a.Players))
		for i, n := range a.Players {
			pos := engine.Opening(r, n)
			pos.Left, pos.Total = 0, score
			var err error
			if row[i], err = s.Value(pos); err != nil {
				return nil, err
			}
			if row[i]*float64(n) > 1 {
				a.GoodTo[i] = &score
			}
		}
		a.Values = append(a.Values, row)
	}
	return a, nil
}

// print prints the scores that are worth half an equal share to any number of
// players.
func (a *remarkAnswer) print(w io.Writer, p texts.Printer) error {
	if err := printProse(w, p.Text("remark.title", texts.Args{"rules": a.Rules.Describe()})+"\n"); err != nil {
		return err
	}
	head, good := []string{p.Text("remark.score", nil)}, []string{p.Text("remark.good", nil)}
	for i, n := range a.Players {
		head = append(head, p.Count("count.players", n))
		if a.GoodTo[i] == nil {
			good = append(good, p.Text("remark.none", nil))
		} else {
			good = append(good, strconv.Itoa(*a.GoodTo[i]))
		}
	}
	rows := [][]string{head}
	for score, values := range a.Values {
		row, worthwhile := []string{strconv.Itoa(score)}, false
		for i, v := range values {
			row = append(row, p.Decimal(v, 4))
			worthwhile = worthwhile || v*float64(a.Players[i]) > 0.5
		}
		if worthwhile {
			rows = append(rows, row)
		}
	}
	return cli.PrintColumns(w, append(rows, good))
}
