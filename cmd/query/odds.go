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
			return o.print(cmd.OutOrStdout(), cli.Texts(cmd), source.exact)
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
		noteNoTable(cmd, r, goal, pos.Players)
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
		return nil, engine.Errorf("the goal %s has no seats", goal)
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
	d := oddsDocument{Schema: answer.Schema, Rules: o.rules, Goal: o.goal.Kind, Players: o.pos.Players, Values: o.values, Pot: o.pos.Pot, Round: o.pos.Round}
	for _, v := range o.exact {
		d.Exact = append(d.Exact, v.RatString())
	}
	if o.round != nil {
		d.Won, d.PerfectTie = floats(o.round.Won), floats(o.round.PerfectTie)
		d.Tie, d.MeanRounds = answer.Float(o.round.Tie), answer.Float(o.round.MeanRounds)
		if o.round.Nobody.Sign() > 0 {
			d.Nobody = answer.Float(o.round.Nobody)
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
		out[i] = *answer.Float(r)
	}
	return out
}

func (o *odds) print(w io.Writer, p texts.Printer, exact bool) error {
	if o.goal.Kind == solver.KindWin || o.goal.Kind == solver.KindMoney {
		return o.printSeats(w, p, exact)
	}
	what := p.Text("odds.low", nil)
	if o.goal.Kind == solver.KindBeat {
		what = p.Text("odds.beat", texts.Args{"score": o.pos.ScoreToBeat, "tie": o.goal.Tie})
	}
	line := what + ": " + p.Decimal(o.values[0], 6)
	if exact {
		line += " = " + o.exact[0].RatString()
	}
	return printProse(w, line)
}

// printSeats prints every seat's value, and how a round ends.
func (o *odds) printSeats(w io.Writer, p texts.Printer, exact bool) error {
	n := o.pos.Players
	title := p.Text("odds.win", texts.Args{"players": p.Count("count.players", n), "rules": o.rules.Describe()})
	head := []string{p.Text("odds.seat", nil), p.Text("odds.chance", nil), p.Text("odds.more", nil)}
	if o.goal.Kind == solver.KindMoney {
		title = p.Text("odds.money", texts.Args{"pot": o.pos.Pot, "players": p.Count("count.players", n), "rules": o.rules.Describe()})
		head = []string{p.Text("odds.seat", nil), p.Text("odds.net", nil)}
	}
	if err := printProse(w, title+"\n"); err != nil {
		return err
	}
	if o.round != nil {
		head = append(head, p.Text("odds.wins-round", nil))
	}
	if exact && o.exact != nil {
		head = append(head, p.Text("odds.exactly", nil))
	}
	rows := [][]string{head}
	for i, v := range o.values {
		row := []string{strconv.Itoa(i + 1), p.Decimal(v, 6), p.Signed(v-1/float64(n), 6)}
		if o.goal.Kind == solver.KindMoney {
			row = []string{strconv.Itoa(i + 1), p.Signed(v, 12)}
		}
		if o.round != nil {
			row = append(row, p.Decimal(*answer.Float(o.round.Won[i]), 6))
		}
		if exact && o.exact != nil {
			row = append(row, o.exact[i].RatString())
		}
		rows = append(rows, row)
	}
	if err := cli.PrintColumns(w, rows); err != nil {
		return err
	}
	if o.goal.Kind == solver.KindMoney {
		return o.printMoney(w, p)
	}
	if o.round == nil {
		return nil
	}
	perfect := new(big.Rat)
	for _, tied := range o.round.PerfectTie {
		perfect.Add(perfect, tied)
	}
	tied := p.Text("odds.tied", texts.Args{"tied": p.Decimal(*answer.Float(o.round.Tie), 6), "perfect": p.Decimal(*answer.Float(perfect), 6)})
	if o.round.Nobody.Sign() > 0 {
		tied += "\n" + p.Text("odds.nobody", texts.Args{"nobody": p.Decimal(*answer.Float(o.round.Nobody), 6)})
	}
	return printProse(w, "\n"+tied+"\n"+p.Text("odds.rounds", texts.Args{"rounds": p.Decimal(*answer.Float(o.round.MeanRounds), 6)}))
}

// printMoney says how good the values are, and from which pot on to play as for
// win.
func (o *odds) printMoney(w io.Writer, p texts.Printer) error {
	bound := fmt.Sprintf("%.0e", max(o.bound, 1e-16))
	if err := printProse(w, "\n"+p.Text("odds.bound", texts.Args{"bound": bound})); err != nil {
		return err
	}
	if o.threshold == nil {
		return nil
	}
	from := p.Text("odds.threshold", texts.Args{"antes": o.threshold.Pot})
	how := p.Text("odds.how", texts.Args{
		"compared": p.Count("odds.compared", o.threshold.Compared), "refined": p.Count("odds.refined", o.threshold.Refined),
	})
	return printProse(w, from+" "+how)
}
