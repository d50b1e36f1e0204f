package main

import (
	"encoding/json"
	"fmt"
	"io"
	"strconv"

	"github.com/spf13/cobra"

	"threesaway/answer"
	"threesaway/engine"
	"threesaway/internal/cli"
	"threesaway/solver"
	"threesaway/texts"
)

// outputFlags say in which form an answer is printed.
type outputFlags struct{ json bool }

func (o *outputFlags) add(cmd *cobra.Command) {
	cmd.PersistentFlags().BoolVar(&o.json, "json", false, "print JSON")
}

func (o *outputFlags) printAdvice(w io.Writer, p texts.Printer, a *answer.Answer) error {
	if o.json {
		return writeJSON(w, a.Document())
	}
	if a.Advice.Moon {
		return printProse(w, p.Text("advice.moon", texts.Args{"who": a.Asker(p)}))
	}
	if err := printProse(w, a.Headline(p)); err != nil {
		return err
	}
	if a.Advice.Goal.Kind == solver.KindWin || a.Advice.Goal.Kind == solver.KindMoney {
		if err := printProse(w, a.RoundLine(p)); err != nil {
			return err
		}
	}
	if a.Explained {
		if err := printProse(w, a.Why(p)); err != nil {
			return err
		}
	}
	if _, err := fmt.Fprintln(w); err != nil {
		return err
	}
	return printOptions(w, p, a)
}

// printProse prints a paragraph.
func printProse(w io.Writer, text string) error {
	_, err := fmt.Fprintln(w, cli.Wrap(text, 0))
	return err
}

// printOptions prints every option, best first.
func printOptions(w io.Writer, p texts.Printer, a *answer.Answer) error {
	return cli.PrintColumns(w, optionRows(p, a))
}

// optionRows returns a head and a row for every option.
func optionRows(p texts.Printer, a *answer.Answer) [][]string {
	beat := a.Advice.Position.ScoreToBeat
	head := []string{p.Text("options.keep", nil), p.Text("options.throw-again", nil), p.Text("options.value", nil), p.Text("options.gives-up", nil)}
	switch {
	case beat != engine.NoScore:
		args := texts.Args{"score": beat}
		head = append(head, p.Text("options.below", args), p.Text("options.equal", args), p.Text("options.above", args))
	case a.Advice.Goal.Kind == solver.KindWin || a.Advice.Goal.Kind == solver.KindMoney:
		head = append(head, p.Text("options.won", nil), p.Text("options.tied", nil), p.Text("options.lost", nil))
	}
	if a.Exact {
		head = append(head, p.Text("options.exactly", nil))
	}
	rows := [][]string{head}
	for _, o := range a.Advice.Options {
		row := []string{answer.Name(p, a.Rules, o.Decision), strconv.Itoa(o.ThrowAgain), p.Decimal(o.Value, 6), p.Decimal(o.Loss, 6)}
		switch {
		case beat != engine.NoScore:
			row = append(row, p.Fraction(o.Score.Below(beat), 6), p.Fraction(o.Score.P(beat), 6), p.Fraction(o.Score.Above(beat), 6))
		case a.Advice.Goal.Kind == solver.KindWin || a.Advice.Goal.Kind == solver.KindMoney:
			row = append(row, p.Decimal(o.Ending.Win, 6), p.Decimal(o.Ending.Tie, 6), p.Decimal(o.Ending.Lose(), 6))
		}
		if a.Exact {
			row = append(row, o.Exact.RatString())
		}
		rows = append(rows, row)
	}
	return rows
}

func writeJSON(w io.Writer, v any) error { return json.NewEncoder(w).Encode(v) }
