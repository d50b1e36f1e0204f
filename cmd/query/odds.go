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
	"threesaway/tables"
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
			if err := cli.Refuse(cmd, "seat", "kept", "total", "left", "bottom", "passed"); err != nil {
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
			if goal.Kind != solver.KindBeat {
				if err := cli.Refuse(cmd, "beat", "holders"); err != nil {
					return err
				}
			}
			solution, err := oddsSolution(cmd, source, table, rules, goal, pos)
			if err != nil {
				return err
			}
			o, err := findOdds(solution, pos)
			if err != nil {
				return misplaced(err)
			}
			if threshold {
				if err := o.findThreshold(cmd); err != nil {
					return err
				}
			}
			if output.json {
				return writeJSON(cmd.OutOrStdout(), o.document())
			}
			return o.print(cmd.OutOrStdout(), source.exact)
		},
	}
	cmd.Flags().BoolVar(&threshold, "threshold", false, "for money, find the pot from which on to play as for win")
	return cmd
}

// odds is the value of a game before the first throw.
type odds struct {
	rules  engine.Rules
	goal   solver.Goal
	pos    engine.Position
	values []float64            // by seat, for goals that have seats
	exact  []*big.Rat           // the same, where known
	round  *solver.RoundSummary // for the goal win, where known

	bound     float64           // for the goal money, what the values can be off
	threshold *solver.Threshold // for the goal money, if asked for
}

// findThreshold finds the pot from which on money is played as win.
func (o *odds) findThreshold(cmd *cobra.Command) error {
	if o.goal.Kind != solver.KindMoney {
		return cli.Misusef("--threshold: only the goal money has one, and the goal is %s", o.goal)
	}
	solution, err := solve(cmd, o.rules, solver.Win(), o.pos)
	if err != nil {
		return err
	}
	win, ok := solution.(*solver.WinSolution)
	if !ok {
		return errors.New("the goal win has no threshold")
	}
	o.threshold, err = cli.Await(cmd.Context(), func() (*solver.Threshold, error) { return win.MoneyThreshold(o.pos.Players) })
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
		note(cmd, noTable(r, goal, pos.Players)+"; solving on the spot")
	}
	return solve(cmd, r, goal, pos)
}

func findOdds(solution solver.Solution, pos engine.Position) (*odds, error) {
	goal := solution.Goal()
	o := &odds{rules: solution.Rules(), goal: goal, pos: pos}
	if exact, ok := solution.(solver.ExactSolution); ok && (goal.Kind == solver.KindLow || goal.Kind == solver.KindBeat) {
		value, err := exact.ExactValue(pos)
		if err != nil {
			return nil, err
		}
		o.values, o.exact = floats([]*big.Rat{value}), []*big.Rat{value}
		return o, nil
	}
	game, ok := solution.(solver.GameSolution)
	if !ok {
		return nil, fmt.Errorf("the goal %s has no seats", goal)
	}
	for seat := 1; seat <= pos.Players; seat++ {
		value, err := game.Share(pos, seat)
		if err != nil {
			return nil, err
		}
		if goal.Kind == solver.KindMoney {
			// What is in the pot has been paid by all alike.
			value -= float64(pos.Pot) / float64(pos.Players)
		}
		o.values = append(o.values, value)
	}
	var err error
	switch s := solution.(type) {
	case solver.BoundedSolution:
		o.bound, err = s.Bound(pos)
	case *solver.WinSolution:
		err = o.findRound(s)
	}
	return o, err
}

// findRound finds the fractions and how a round ends, where they are known.
func (o *odds) findRound(win *solver.WinSolution) (err error) {
	if o.exact, err = win.Shares(o.pos.Players, o.pos.Round); errors.Is(err, solver.ErrInexact) {
		return nil
	}
	if err == nil {
		o.round, err = win.Round(o.pos.Players, o.pos.Round)
	}
	return err
}

type oddsDocument struct {
	Schema     int             `json:"schema"`
	Rules      engine.Rules    `json:"rules"`
	Goal       solver.GoalKind `json:"goal"`
	Players    int             `json:"players"`
	Values     []float64       `json:"values"`
	Exact      []string        `json:"exact"` // null where values are not known as fractions
	Pot        int             `json:"pot"`
	Round      int             `json:"round"`
	Won        []float64       `json:"won,omitempty"`
	Tie        *float64        `json:"tie,omitempty"`
	PerfectTie []float64       `json:"perfect_tie,omitempty"`
	Nobody     *float64        `json:"nobody,omitempty"`
	MeanRounds *float64        `json:"mean_rounds,omitempty"`
	Threshold  string          `json:"threshold,omitempty"` // antes; a text, as it can be large
}

func (o *odds) document() oddsDocument {
	d := oddsDocument{Schema: schema, Rules: o.rules, Goal: o.goal.Kind, Players: o.pos.Players, Values: o.values, Pot: o.pos.Pot, Round: o.pos.Round}
	for _, v := range o.exact {
		d.Exact = append(d.Exact, v.RatString())
	}
	if o.round != nil {
		d.Won, d.PerfectTie = floats(o.round.Won), floats(o.round.PerfectTie)
		d.Tie, d.MeanRounds = float(o.round.Tie), float(o.round.MeanRounds)
		if o.round.Nobody.Sign() > 0 {
			d.Nobody = float(o.round.Nobody)
		}
	}
	if o.threshold != nil {
		d.Threshold = o.threshold.Pot.String()
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
	if o.goal.Kind == solver.KindWin || o.goal.Kind == solver.KindMoney {
		return o.printSeats(w, exact)
	}
	what := "Expected final total"
	if o.goal.Kind == solver.KindBeat {
		what = fmt.Sprintf("Chance against %d, a tie counting %s", o.pos.ScoreToBeat, o.goal.Tie)
	}
	line := what + ": " + decimal(o.values[0])
	if exact {
		line += " = " + o.exact[0].RatString()
	}
	_, err := fmt.Fprintln(w, line)
	return err
}

// printSeats prints every seat's value, and how a round ends.
func (o *odds) printSeats(w io.Writer, exact bool) error {
	n := o.pos.Players
	title := "Chance of ending up with the pot"
	head := []string{"seat", "chance", "more than an equal share"}
	if o.goal.Kind == solver.KindMoney {
		title = fmt.Sprintf("Expected net winnings in antes, %d in the pot", o.pos.Pot)
		head = []string{"seat", "net antes"}
	}
	if _, err := fmt.Fprintf(w, "%s, %d players, %s:\n\n", title, n, o.rules.Describe()); err != nil {
		return err
	}
	if o.round != nil {
		head = append(head, "wins the first round")
	}
	if exact && o.exact != nil {
		head = append(head, "chance, exactly")
	}
	rows := [][]string{head}
	for i, v := range o.values {
		row := []string{strconv.Itoa(i + 1), decimal(v), fmt.Sprintf("%+.6f", v-1/float64(n))}
		if o.goal.Kind == solver.KindMoney {
			row = []string{strconv.Itoa(i + 1), fmt.Sprintf("%+.12f", v)}
		}
		if o.round != nil {
			row = append(row, decimal(*float(o.round.Won[i])))
		}
		if exact && o.exact != nil {
			row = append(row, o.exact[i].RatString())
		}
		rows = append(rows, row)
	}
	if err := printColumns(w, rows); err != nil {
		return err
	}
	if o.goal.Kind == solver.KindMoney {
		return o.printMoney(w)
	}
	if o.round == nil {
		return nil
	}
	perfect := new(big.Rat)
	for _, p := range o.round.PerfectTie {
		perfect.Add(perfect, p)
	}
	if _, err := fmt.Fprintf(w, "\nA round is tied with probability %.6f, and tied at the perfect score with %.6f.\n",
		*float(o.round.Tie), *float(perfect)); err != nil {
		return err
	}
	if o.round.Nobody.Sign() > 0 {
		if _, err := fmt.Fprintf(w, "Nobody wins it with probability %.6f.\n", *float(o.round.Nobody)); err != nil {
			return err
		}
	}
	_, err := fmt.Fprintf(w, "The pot is won after %.6f rounds on average.\n", *float(o.round.MeanRounds))
	return err
}

// printMoney says how good the values are, and from which pot on to play as for
// win.
func (o *odds) printMoney(w io.Writer) error {
	if _, err := fmt.Fprintf(w, "\nPots far beyond this one are played as for win; that changes the values by less than %.0e.\n", max(o.bound, 1e-16)); err != nil {
		return err
	}
	if o.threshold == nil {
		return nil
	}
	_, err := fmt.Fprintf(w, "From a pot of %s antes on, play as for win: no choice is better for any larger pot\n(%d options compared exactly; %d choices between what is equal for win go by the antes).\n",
		o.threshold.Pot, o.threshold.Compared, o.threshold.Refined)
	return err
}
