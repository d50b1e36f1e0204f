package main

import (
	"errors"
	"fmt"
	"io"
	"math/big"
	"strconv"

	"github.com/spf13/cobra"

	"threesaway/engine"
	"threesaway/internal/cli"
	"threesaway/solver"
)

func newOdds(position *positionFlags, source *sourceFlags, output *outputFlags) *cobra.Command {
	return &cobra.Command{
		Use:   "odds",
		Short: "Print the value of the game before the first throw, by seat",
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
			o, err := findOdds(rules, goal, pos)
			if errors.Is(err, solver.ErrNotSolved) {
				return cli.Misusef("--rule or --goal: %w", err)
			}
			if err != nil {
				return misplaced(err)
			}
			if output.json {
				return writeJSON(cmd.OutOrStdout(), o.document())
			}
			return o.print(cmd.OutOrStdout(), source.exact)
		},
	}
}

// odds is the value of a game before the first throw.
type odds struct {
	rules  engine.Rules
	goal   solver.Goal
	pos    engine.Position
	values []*big.Rat           // by seat, for goals that have seats
	round  *solver.RoundSummary // for the goal win
}

func findOdds(r engine.Rules, goal solver.Goal, pos engine.Position) (*odds, error) {
	solution, err := solver.Solve(r, goal, pos.Players)
	if err != nil {
		return nil, err
	}
	o := &odds{rules: r, goal: goal, pos: pos}
	if win, ok := solution.(*solver.WinSolution); ok {
		if o.values, err = win.Shares(pos.Players); err != nil {
			return nil, err
		}
		o.round, err = win.Round(pos.Players)
		return o, err
	}
	value, err := solution.ExactValue(pos)
	o.values = []*big.Rat{value}
	return o, err
}

type oddsDocument struct {
	Schema     int             `json:"schema"`
	Rules      engine.Rules    `json:"rules"`
	Goal       solver.GoalKind `json:"goal"`
	Players    int             `json:"players"`
	Values     []float64       `json:"values"`
	Exact      []string        `json:"exact"`
	Won        []float64       `json:"won,omitempty"`
	Tie        *float64        `json:"tie,omitempty"`
	PerfectTie []float64       `json:"perfect_tie,omitempty"`
	MeanRounds *float64        `json:"mean_rounds,omitempty"`
}

func (o *odds) document() oddsDocument {
	d := oddsDocument{Schema: schema, Rules: o.rules, Goal: o.goal.Kind, Players: o.pos.Players, Values: floats(o.values)}
	for _, v := range o.values {
		d.Exact = append(d.Exact, v.RatString())
	}
	if o.round != nil {
		d.Won, d.PerfectTie = floats(o.round.Won), floats(o.round.PerfectTie)
		d.Tie, d.MeanRounds = float(o.round.Tie), float(o.round.MeanRounds)
	}
	return d
}

func floats(list []*big.Rat) []float64 {
	out := make([]float64, len(list))
	for i, r := range list {
		out[i] = *float(r)
	}
	return out
}

func (o *odds) print(w io.Writer, exact bool) error {
	if o.round != nil {
		return o.printSeats(w, exact)
	}
	what := "Expected final total"
	if o.goal.Kind == solver.KindBeat {
		what = fmt.Sprintf("Chance against %d, a tie counting %s", o.pos.ScoreToBeat, o.goal.Tie)
	}
	line := fmt.Sprintf("%s: %s", what, o.values[0].FloatString(6))
	if exact {
		line += " = " + o.values[0].RatString()
	}
	_, err := fmt.Fprintln(w, line)
	return err
}

// printSeats prints every seat's chance, and how a round ends.
func (o *odds) printSeats(w io.Writer, exact bool) error {
	n := o.pos.Players
	if _, err := fmt.Fprintf(w, "Chance of ending up with the pot, %d players, %s:\n\n", n, o.rules.Describe()); err != nil {
		return err
	}
	head := []string{"seat", "chance", "more than an equal share", "wins the first round"}
	if exact {
		head = append(head, "chance, exactly")
	}
	rows := [][]string{head}
	for i, v := range o.values {
		row := []string{
			strconv.Itoa(i + 1), decimal(*float(v)),
			fmt.Sprintf("%+.6f", *float(new(big.Rat).Sub(v, big.NewRat(1, int64(n))))),
			decimal(*float(o.round.Won[i])),
		}
		if exact {
			row = append(row, v.RatString())
		}
		rows = append(rows, row)
	}
	if err := printColumns(w, rows); err != nil {
		return err
	}
	perfect := new(big.Rat)
	for _, p := range o.round.PerfectTie {
		perfect.Add(perfect, p)
	}
	_, err := fmt.Fprintf(w, "\nA round is tied with probability %.6f, and tied at the perfect score with %.6f.\nThe pot is won after %.6f rounds on average.\n",
		*float(o.round.Tie), *float(perfect), *float(o.round.MeanRounds))
	return err
}
