package main

import (
	"errors"
	"fmt"
	"io"
	"math/big"
	"strconv"

	"github.com/spf13/cobra"

	"threesaway/answer"
	"threesaway/engine"
	"threesaway/internal/cli"
	"threesaway/solver"
	"threesaway/tables"
	"threesaway/texts"
)

func newOdds(position *positionFlags, source *sourceFlags, output *outputFlags) *cobra.Command {
	var threshold bool
	cmd := &cobra.Command{
		Use:   "odds",
		Short: "Print the value of the game before the first throw, by seat",
		Args:  cli.NoArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			table, rules, err := source.rules()
			if err != nil {
				return err
			}
			if err := cli.Refuse(cmd, "seat", "kept", "total", "left", "bottom", "passed", "position"); err != nil {
				return err
			}
			pos, _, err := position.position(rules, rules.Dice)
			if err != nil {
				return err
			}
			goal, err := position.goalAt(pos)
			if err != nil {
				return err
			}
			if goal.Kind != solver.KindBeat {
				if err := cli.Refuse(cmd, "beat", "holders"); err != nil {
					return err
				}
			}
			solution, err := oddsSolution(cmd, source, table, rules, goal, pos)
			if err != nil {
				return err
			}
			o, err := answer.OddsOf(solution, pos)
			if err != nil {
				return misplaced(err)
			}
			if threshold {
				if err := findThreshold(cmd, o); err != nil {
					return err
				}
			}
			if output.json {
				return writeJSON(cmd.OutOrStdout(), o.Document())
			}
			return printOdds(o, cmd.OutOrStdout(), cli.Texts(cmd), source.exact)
		},
	}
	cmd.Flags().BoolVar(&threshold, "threshold", false, "for money, find the pot from which on to play as for win")
	return cmd
}

// findThreshold finds the pot from which on money is played as win.
func findThreshold(cmd *cobra.Command, o *answer.Odds) error {
	if o.Goal.Kind != solver.KindMoney {
		return cli.Misusef("--threshold: only the goal money has one, and the goal is %s", o.Goal)
	}
	solution, err := solve(cmd, o.Rules, solver.Win(), o.Position)
	if err != nil {
		return err
	}
	win, ok := solution.(*solver.WinSolution)
	if !ok {
		return errors.New("the goal win has no threshold")
	}
	o.Threshold, err = cli.Await(cmd.Context(), func() (*solver.Threshold, error) { return win.MoneyThreshold(o.Position.Players) })
	if errors.Is(err, solver.ErrInexact) {
		return cli.Misusef("--threshold: %w", err)
	}
	return err
}

// holds reports whether a table answers a goal.
func holds(t *tables.Table, goal solver.Goal, pos engine.Position) bool {
	if t == nil {
		return false
	}
	_, err := t.Solution(goal, pos)
	return err == nil
}

// oddsSolution finds what the odds are taken from: for money a table if it holds
// them, else a solve on the spot, which knows fractions.
func oddsSolution(cmd *cobra.Command, source *sourceFlags, t *tables.Table, r engine.Rules, goal solver.Goal, pos engine.Position) (solver.Solution, error) {
	if goal.Kind == solver.KindMoney {
		return source.solution(cmd, t, r, goal, pos)
	}
	if !holds(t, goal, pos) {
		noteNoTable(cmd, r, goal, pos.Players)
	}
	return solve(cmd, r, goal, pos)
}

func printOdds(o *answer.Odds, w io.Writer, p texts.Printer, exact bool) error {
	if o.Goal.Kind == solver.KindWin || o.Goal.Kind == solver.KindMoney {
		return printSeatsOdds(o, w, p, exact)
	}
	what := p.Text("odds.low", nil)
	if o.Goal.Kind == solver.KindBeat {
		what = p.Text("odds.beat", texts.Args{"score": o.Position.ScoreToBeat, "tie": o.Goal.Tie})
	}
	line := what + ": " + p.Decimal(o.Values[0], 6)
	if exact {
		line += " = " + o.Exact[0].RatString()
	}
	return printProse(w, line)
}

// printSeats prints every seat's value, and how a round ends.
func printSeatsOdds(o *answer.Odds, w io.Writer, p texts.Printer, exact bool) error {
	n := o.Position.Players
	title := p.Text("odds.win", texts.Args{"players": p.Count("count.players", n), "rules": o.Rules.Describe()})
	head := []string{p.Text("odds.seat", nil), p.Text("odds.chance", nil), p.Text("odds.more", nil)}
	if o.Goal.Kind == solver.KindMoney {
		title = p.Text("odds.money", texts.Args{"pot": o.Position.Pot, "players": p.Count("count.players", n), "rules": o.Rules.Describe()})
		head = []string{p.Text("odds.seat", nil), p.Text("odds.net", nil)}
	}
	if err := printProse(w, title+"\n"); err != nil {
		return err
	}
	if o.Round != nil {
		head = append(head, p.Text("odds.wins-round", nil))
	}
	if exact && o.Exact != nil {
		head = append(head, p.Text("odds.exactly", nil))
	}
	rows := [][]string{head}
	for i, v := range o.Values {
		row := []string{strconv.Itoa(i + 1), p.Decimal(v, 6), p.Signed(v-1/float64(n), 6)}
		if o.Goal.Kind == solver.KindMoney {
			row = []string{strconv.Itoa(i + 1), p.Signed(v, 12)}
		}
		if o.Round != nil {
			row = append(row, p.Decimal(*answer.Float(o.Round.Won[i]), 6))
		}
		if exact && o.Exact != nil {
			row = append(row, o.Exact[i].RatString())
		}
		rows = append(rows, row)
	}
	if err := cli.PrintColumns(w, rows); err != nil {
		return err
	}
	if o.Goal.Kind == solver.KindMoney {
		return printMoneyOdds(o, w, p)
	}
	if o.Round == nil {
		return nil
	}
	perfect := new(big.Rat)
	for _, tied := range o.Round.PerfectTie {
		perfect.Add(perfect, tied)
	}
	tied := p.Text("odds.tied", texts.Args{"tied": p.Decimal(*answer.Float(o.Round.Tie), 6), "perfect": p.Decimal(*answer.Float(perfect), 6)})
	if o.Round.Nobody.Sign() > 0 {
		tied += "\n" + p.Text("odds.nobody", texts.Args{"nobody": p.Decimal(*answer.Float(o.Round.Nobody), 6)})
	}
	return printProse(w, "\n"+tied+"\n"+p.Text("odds.rounds", texts.Args{"rounds": p.Decimal(*answer.Float(o.Round.MeanRounds), 6)}))
}

// printMoney says how good the values are, and from which pot on to play as for
// win.
func printMoneyOdds(o *answer.Odds, w io.Writer, p texts.Printer) error {
	bound := fmt.Sprintf("%.0e", max(o.Bound, 1e-16))
	if err := printProse(w, "\n"+p.Text("odds.bound", texts.Args{"bound": bound})); err != nil {
		return err
	}
	if o.Threshold == nil {
		return nil
	}
	from := p.Text("odds.threshold", texts.Args{"antes": o.Threshold.Pot})
	how := p.Text("odds.how", texts.Args{
		"compared": p.Count("odds.compared", o.Threshold.Compared), "refined": p.Count("odds.refined", o.Threshold.Refined),
	})
	return printProse(w, from+" "+how)
}
