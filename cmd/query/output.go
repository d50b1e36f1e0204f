package main

import (
	"fmt"
	"io"
	"strconv"
	"strings"
	"text/tabwriter"

	"github.com/spf13/cobra"

	"threesaway/engine"
	"threesaway/solver"
)

// outputFlags say in which form an answer is printed.
type outputFlags struct{ json bool }

func (o *outputFlags) add(cmd *cobra.Command) {
	cmd.PersistentFlags().BoolVar(&o.json, "json", false, "print JSON")
}

func (o *outputFlags) printAdvice(w io.Writer, a *answer) error {
	if o.json {
		return writeJSON(w, adviceJSON(a))
	}
	if _, err := fmt.Fprintf(w, "%s\n\n", headline(a.advice)); err != nil {
		return err
	}
	return printOptions(w, a)
}

// headline says in one line what to keep and what that is worth.
func headline(a *solver.Advice) string {
	best := a.Best()
	what := "Keep " + best.Keep.String()
	switch {
	case best.ThrowAgain == 0 && best.Keep.Len() == 1:
		what = "Keep the last die, " + best.Keep.String()
	case best.ThrowAgain == 0:
		what = "Keep all, " + best.Keep.String()
	case best.ThrowAgain == 1:
		what += " and throw 1 die again"
	default:
		what += fmt.Sprintf(" and throw %d dice again", best.ThrowAgain)
	}
	return what + ": " + worth(a, best) + "."
}

// worth says what an option is worth, in the words of the goal.
func worth(a *solver.Advice, o solver.Option) string {
	if a.Goal.Kind == solver.KindLow {
		if o.ThrowAgain == 0 {
			return fmt.Sprintf("the final total is %.0f", o.Value)
		}
		return fmt.Sprintf("the expected final total is %.6f", o.Value)
	}
	beat := a.Position.ScoreToBeat
	below, equal := probability(o.Score.Below(beat)), probability(o.Score.P(beat))
	return fmt.Sprintf("below %d with probability %s, equal with %s", beat, below, equal)
}

// printOptions prints every keep, best first.
func printOptions(w io.Writer, a *answer) error {
	beat := a.advice.Position.ScoreToBeat
	head := []string{"keep", "throw again", "value", "gives up"}
	if beat != engine.NoScore {
		head = append(head, fmt.Sprintf("P(below %d)", beat), fmt.Sprintf("P(equal %d)", beat), fmt.Sprintf("P(above %d)", beat))
	}
	if a.exact {
		head = append(head, "value, exactly")
	}
	rows := [][]string{head}
	for _, o := range a.advice.Options {
		row := []string{o.Keep.String(), strconv.Itoa(o.ThrowAgain), decimal(o.Value), decimal(o.Loss)}
		if beat != engine.NoScore {
			row = append(row, probability(o.Score.Below(beat)), probability(o.Score.P(beat)), probability(o.Score.Above(beat)))
		}
		if a.exact {
			row = append(row, o.Exact.RatString())
		}
		rows = append(rows, row)
	}
	return printColumns(w, rows)
}

// printColumns prints rows as columns that line up, without trailing blanks.
func printColumns(w io.Writer, rows [][]string) error {
	var b strings.Builder
	t := tabwriter.NewWriter(&b, 0, 0, 2, ' ', 0)
	for _, row := range rows {
		if _, err := fmt.Fprintln(t, strings.Join(row, "\t")); err != nil {
			return err
		}
	}
	if err := t.Flush(); err != nil {
		return err
	}
	_, err := io.WriteString(w, b.String())
	return err
}

func decimal(v float64) string { return strconv.FormatFloat(v, 'f', 6, 64) }

// probability prints an exact probability to six places.
func probability(p interface{ FloatString(int) string }) string { return p.FloatString(6) }
