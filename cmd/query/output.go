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
	if _, err := fmt.Fprintf(w, "%s\n", headline(a.advice)); err != nil {
		return err
	}
	if a.share != nil {
		if _, err := fmt.Fprintln(w, roundLine(a)); err != nil {
			return err
		}
	}
	if _, err := fmt.Fprintln(w); err != nil {
		return err
	}
	return printOptions(w, a)
}

// headline says in one line who is asking, what to keep and what that is worth.
func headline(a *solver.Advice) string {
	best := a.Best()
	what := "keep " + best.Keep.String()
	switch {
	case best.ThrowAgain == 0 && best.Keep.Len() == 1:
		what = "keep the last die, " + best.Keep.String()
	case best.ThrowAgain == 0:
		what = "keep all, " + best.Keep.String()
	case best.ThrowAgain == 1:
		what += " and throw 1 die again"
	default:
		what += fmt.Sprintf(" and throw %d dice again", best.ThrowAgain)
	}
	who := asker(a)
	if who == "" {
		what = "K" + what[1:]
	}
	return who + what + "; " + worth(a, best) + "."
}

// asker says who is asking, where that makes a difference: "Seat 2 of 4, 7 to
// beat: ".
func asker(a *solver.Advice) string {
	pos := a.Position
	beat := ""
	if pos.ScoreToBeat != engine.NoScore {
		beat = fmt.Sprintf("%d to beat", pos.ScoreToBeat)
		if pos.Holders > 1 {
			beat += fmt.Sprintf(" (held by %d)", pos.Holders)
		}
	}
	switch a.Goal.Kind {
	case solver.KindLow:
		return ""
	case solver.KindBeat:
		return beat + ": "
	default:
	}
	who := fmt.Sprintf("Seat %d of %d", pos.Seat, pos.Players)
	if beat != "" {
		who += ", " + beat
	}
	return who + ": "
}

// worth says what an option is worth, in the words of the goal.
func worth(a *solver.Advice, o solver.Option) string {
	switch {
	case a.Goal.Kind == solver.KindLow && o.ThrowAgain == 0:
		return fmt.Sprintf("the final total is %.0f", o.Value)
	case a.Goal.Kind == solver.KindLow:
		return fmt.Sprintf("the expected final total is %.6f", o.Value)
	case a.Goal.Kind == solver.KindBeat:
		return fmt.Sprintf("below %d with probability %.6f, equal with %.6f, a tie counting %s",
			a.Position.ScoreToBeat, o.Ending.Win, o.Ending.Tie, a.Goal.Tie)
	default:
		return fmt.Sprintf("the pot is yours with probability %.6f", o.Value)
	}
}

// roundLine says how the round ends with the best option, and what a tie is
// worth.
func roundLine(a *answer) string {
	best := a.advice.Best()
	line := fmt.Sprintf("This round: won %.6f, tied %.6f, lost %.6f. ", best.Ending.Win, best.Ending.Tie, best.Ending.Lose())
	switch a.rules.Ties {
	case engine.TiesAll:
		return line + fmt.Sprintf("A tie is worth %.6f to you: all play again.", *a.share)
	case engine.TiesTied:
		return line + "After a tie the tied players play on alone."
	default:
		return line + "A tie shares the pot."
	}
}

// printOptions prints every keep, best first.
func printOptions(w io.Writer, a *answer) error {
	beat := a.advice.Position.ScoreToBeat
	head := []string{"keep", "throw again", "value", "gives up"}
	switch {
	case beat != engine.NoScore:
		head = append(head, fmt.Sprintf("P(below %d)", beat), fmt.Sprintf("P(equal %d)", beat), fmt.Sprintf("P(above %d)", beat))
	case a.share != nil:
		head = append(head, "P(won)", "P(tied)", "P(lost)")
	}
	if a.exact {
		head = append(head, "value, exactly")
	}
	rows := [][]string{head}
	for _, o := range a.advice.Options {
		row := []string{o.Keep.String(), strconv.Itoa(o.ThrowAgain), decimal(o.Value), decimal(o.Loss)}
		switch {
		case beat != engine.NoScore:
			row = append(row, o.Score.Below(beat).FloatString(6), o.Score.P(beat).FloatString(6), o.Score.Above(beat).FloatString(6))
		case a.share != nil:
			row = append(row, decimal(o.Ending.Win), decimal(o.Ending.Tie), decimal(o.Ending.Lose()))
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
