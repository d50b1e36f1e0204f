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
	if a.advice.Moon {
		_, err := fmt.Fprintf(w, "%sthe roll wins the pot on the spot (moon=throw).\n", asker(a.advice))
		return err
	}
	if _, err := fmt.Fprintf(w, "%s\n", headline(a.advice)); err != nil {
		return err
	}
	if a.advice.Goal.Kind == solver.KindWin || a.advice.Goal.Kind == solver.KindMoney {
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
	what := instruction(a.Best())
	who := asker(a)
	if who == "" {
		what = strings.ToUpper(what[:1]) + what[1:]
	}
	return who + what + "; " + worth(a, a.Best()) + "."
}

// instruction says what an option is to do.
func instruction(o solver.Option) string {
	d := o.Decision
	what := "keep " + d.Keep.String()
	switch {
	case d.Passes():
		what = "keep none"
	case o.ThrowAgain == 0 && d.Keep.Len() == 1:
		what = "keep the last die, " + d.Keep.String()
	case o.ThrowAgain == 0:
		what = "keep all, " + d.Keep.String()
	}
	if d.Turned.Len() > 0 {
		what = "turn over " + d.Turned.String() + ", " + what
	}
	switch {
	case d.Over:
		what += ", and turn all dice over"
	case o.ThrowAgain == 1:
		what += " and throw 1 die again"
	case o.ThrowAgain > 1:
		what += fmt.Sprintf(" and throw %d dice again", o.ThrowAgain)
	}
	return what
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
	if a.Goal.Kind == solver.KindMoney {
		who += fmt.Sprintf(", %d antes in the pot", pos.Pot)
	}
	if ceiling, ok := a.Ceiling(); ok {
		who += fmt.Sprintf(", round %d up to %d", pos.Round, ceiling)
	}
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
	case a.Goal.Kind == solver.KindMoney:
		return fmt.Sprintf("that is worth %+.6f antes from now on", o.Value)
	default:
		return fmt.Sprintf("the pot is yours with probability %.6f", o.Value)
	}
}

// roundLine says how the round ends with the best option, and what a tie is
// worth.
func roundLine(a *answer) string {
	best := a.advice.Best()
	line := fmt.Sprintf("This round: won %.6f, tied %.6f, lost %.6f. ", best.Ending.Win, best.Ending.Tie, best.Ending.Lose())
	switch {
	case a.tie != nil && a.advice.Goal.Kind == solver.KindMoney:
		return line + fmt.Sprintf("A tie is worth %+.6f: all pay and play again.", *a.tie)
	case a.tie != nil:
		return line + fmt.Sprintf("A tie is worth %.6f to you: all play again.", *a.tie)
	case a.again && a.advice.Goal.Kind == solver.KindMoney:
		return line + "After a tie all pay and play again."
	case a.again:
		return line + "After a tie all play again."
	case a.rules.Ties != engine.TiesSplit:
		return line + "After a tie the tied players play on alone."
	default:
		return line + "A tie shares the pot."
	}
}

// printOptions prints every option, best first.
func printOptions(w io.Writer, a *answer) error {
	beat := a.advice.Position.ScoreToBeat
	head := []string{"keep", "throw again", "value", "gives up"}
	switch {
	case beat != engine.NoScore:
		head = append(head, fmt.Sprintf("P(below %d)", beat), fmt.Sprintf("P(equal %d)", beat), fmt.Sprintf("P(above %d)", beat))
	case a.advice.Goal.Kind == solver.KindWin || a.advice.Goal.Kind == solver.KindMoney:
		head = append(head, "P(won)", "P(tied)", "P(lost)")
	}
	if a.exact {
		head = append(head, "value, exactly")
	}
	rows := [][]string{head}
	for _, o := range a.advice.Options {
		row := []string{optionName(a.rules, o.Decision), strconv.Itoa(o.ThrowAgain), decimal(o.Value), decimal(o.Loss)}
		switch {
		case beat != engine.NoScore:
			row = append(row, o.Score.Below(beat).FloatString(6), o.Score.P(beat).FloatString(6), o.Score.Above(beat).FloatString(6))
		case a.advice.Goal.Kind == solver.KindWin || a.advice.Goal.Kind == solver.KindMoney:
			row = append(row, decimal(o.Ending.Win), decimal(o.Ending.Tie), decimal(o.Ending.Lose()))
		}
		if a.exact {
			row = append(row, o.Exact.RatString())
		}
		rows = append(rows, row)
	}
	return printColumns(w, rows)
}

// optionName names a decision in few words.
func optionName(r engine.Rules, d engine.Decision) string {
	name := d.Keep.String()
	if d.Passes() {
		name = "none"
	}
	switch {
	case d.Over:
		return name + ", all over"
	case d.Turned.Len() > 0 && r.Bottoms == engine.BottomsThrow:
		return "over: " + name
	case d.Turned.Len() > 0:
		return "over " + d.Turned.String() + ": " + name
	}
	return name
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
