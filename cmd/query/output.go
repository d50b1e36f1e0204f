package main

import (
	"fmt"
	"io"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/spf13/cobra"

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

func (o *outputFlags) printAdvice(w io.Writer, p texts.Printer, a *answer) error {
	if o.json {
		return writeJSON(w, adviceJSON(a))
	}
	if a.advice.Moon {
		return printProse(w, p.Text("advice.moon", texts.Args{"who": asker(p, a.advice)}))
	}
	if err := printProse(w, headline(p, a.advice)); err != nil {
		return err
	}
	if a.advice.Goal.Kind == solver.KindWin || a.advice.Goal.Kind == solver.KindMoney {
		if err := printProse(w, roundLine(p, a)); err != nil {
			return err
		}
	}
	if a.explained {
		if err := printProse(w, explanation(p, a)); err != nil {
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

// headline says in one sentence who is asking, what to keep and what that is
// worth.
func headline(p texts.Printer, a *solver.Advice) string {
	what, who := instruction(p, a.Best()), asker(p, a)
	first, size := utf8.DecodeRuneInString(what)
	args := texts.Args{"who": who, "what": what, "What": string(unicode.ToUpper(first)) + what[size:], "worth": worth(p, a, a.Best())}
	if who == "" {
		return p.Text("advice.alone", args)
	}
	return p.Text("advice.asked", args)
}

// instruction says what an option is to do.
func instruction(p texts.Printer, o solver.Option) string {
	d := o.Decision
	args := texts.Args{"dice": d.Keep}
	var what string
	switch {
	case d.Passes():
		what = p.Text("advice.keep-none", nil)
	case o.ThrowAgain == 0 && d.Keep.Len() == 1:
		what = p.Text("advice.keep-last", args)
	case o.ThrowAgain == 0:
		what = p.Text("advice.keep-all", args)
	default:
		what = p.Text("advice.keep", args)
	}
	if d.Turned.Len() > 0 {
		what = p.Text("advice.turn-over", texts.Args{"dice": d.Turned, "keep": what})
	}
	switch {
	case d.Over:
		what = p.Text("advice.turn-over-all", texts.Args{"keep": what})
	case o.ThrowAgain > 0:
		what = p.Text("advice.throw-again", texts.Args{"keep": what, "dice": o.ThrowAgain})
	}
	return what
}

// asker says who is asking, where that makes a difference: "Seat 2 of 4, 7 to
// beat".
func asker(p texts.Printer, a *solver.Advice) string {
	pos := a.Position
	var parts []string
	if a.Goal.Kind == solver.KindWin || a.Goal.Kind == solver.KindMoney {
		parts = append(parts, p.Text("advice.seat", texts.Args{"seat": pos.Seat, "players": pos.Players}))
	}
	if a.Goal.Kind == solver.KindMoney {
		parts = append(parts, p.Text("advice.pot", texts.Args{"antes": pos.Pot}))
	}
	if ceiling, ok := a.Ceiling(); ok && len(parts) > 0 {
		parts = append(parts, p.Text("advice.round", texts.Args{"round": pos.Round, "ceiling": ceiling}))
	}
	if pos.ScoreToBeat != engine.NoScore && a.Goal.Kind != solver.KindLow {
		key := "advice.beat"
		if pos.Holders > 1 {
			key = "advice.beat-held"
		}
		parts = append(parts, p.Text(key, texts.Args{"score": pos.ScoreToBeat, "holders": pos.Holders}))
	}
	return strings.Join(parts, ", ")
}

// worth says what an option is worth, in the words of the goal.
func worth(p texts.Printer, a *solver.Advice, o solver.Option) string {
	switch {
	case a.Goal.Kind == solver.KindLow && o.ThrowAgain == 0:
		return p.Text("advice.worth-final", texts.Args{"total": p.Decimal(o.Value, 0)})
	case a.Goal.Kind == solver.KindLow:
		return p.Text("advice.worth-low", texts.Args{"value": p.Decimal(o.Value, 6)})
	case a.Goal.Kind == solver.KindBeat:
		return p.Text("advice.worth-beat", texts.Args{
			"score": a.Position.ScoreToBeat, "below": p.Decimal(o.Ending.Win, 6), "equal": p.Decimal(o.Ending.Tie, 6), "tie": a.Goal.Tie,
		})
	case a.Goal.Kind == solver.KindMoney:
		return p.Text("advice.worth-money", texts.Args{"value": p.Signed(o.Value, 6)})
	default:
		return p.Text("advice.worth-win", texts.Args{"value": p.Decimal(o.Value, 6)})
	}
}

// roundLine says how the round ends with the best option, and what a tie is
// worth.
func roundLine(p texts.Printer, a *answer) string {
	var tie string
	switch {
	case a.tie != nil && a.advice.Goal.Kind == solver.KindMoney:
		tie = p.Text("advice.tie-all-pay", texts.Args{"value": p.Signed(*a.tie, 6)})
	case a.tie != nil:
		tie = p.Text("advice.tie-all", texts.Args{"value": p.Decimal(*a.tie, 6)})
	case a.again && a.advice.Goal.Kind == solver.KindMoney:
		tie = p.Text("advice.tie-all-pay-again", nil)
	case a.again:
		tie = p.Text("advice.tie-all-again", nil)
	case a.rules.Ties != engine.TiesSplit:
		tie = p.Text("advice.tie-alone", nil)
	default:
		tie = p.Text("advice.tie-split", nil)
	}
	e := a.advice.Best().Ending
	return p.Text("advice.this-round", texts.Args{
		"won": p.Decimal(e.Win, 6), "tied": p.Decimal(e.Tie, 6), "lost": p.Decimal(e.Lose(), 6), "tie": tie,
	})
}

// printOptions prints every option, best first.
func printOptions(w io.Writer, p texts.Printer, a *answer) error {
	return cli.PrintColumns(w, optionRows(p, a))
}

// optionRows returns a head and a row for every option.
func optionRows(p texts.Printer, a *answer) [][]string {
	beat := a.advice.Position.ScoreToBeat
	head := []string{p.Text("options.keep", nil), p.Text("options.throw-again", nil), p.Text("options.value", nil), p.Text("options.gives-up", nil)}
	switch {
	case beat != engine.NoScore:
		args := texts.Args{"score": beat}
		head = append(head, p.Text("options.below", args), p.Text("options.equal", args), p.Text("options.above", args))
	case a.advice.Goal.Kind == solver.KindWin || a.advice.Goal.Kind == solver.KindMoney:
		head = append(head, p.Text("options.won", nil), p.Text("options.tied", nil), p.Text("options.lost", nil))
	}
	if a.exact {
		head = append(head, p.Text("options.exactly", nil))
	}
	rows := [][]string{head}
	for _, o := range a.advice.Options {
		row := []string{optionName(p, a.rules, o.Decision), strconv.Itoa(o.ThrowAgain), p.Decimal(o.Value, 6), p.Decimal(o.Loss, 6)}
		switch {
		case beat != engine.NoScore:
			row = append(row, p.Fraction(o.Score.Below(beat), 6), p.Fraction(o.Score.P(beat), 6), p.Fraction(o.Score.Above(beat), 6))
		case a.advice.Goal.Kind == solver.KindWin || a.advice.Goal.Kind == solver.KindMoney:
			row = append(row, p.Decimal(o.Ending.Win, 6), p.Decimal(o.Ending.Tie, 6), p.Decimal(o.Ending.Lose(), 6))
		}
		if a.exact {
			row = append(row, o.Exact.RatString())
		}
		rows = append(rows, row)
	}
	return rows
}

// optionName names a decision in few words.
func optionName(p texts.Printer, r engine.Rules, d engine.Decision) string {
	name := d.Keep.String()
	if d.Passes() {
		name = p.Text("options.none", nil)
	}
	args := texts.Args{"keep": name, "dice": d.Turned}
	switch {
	case d.Over:
		return p.Text("options.all-over", args)
	case d.Turned.Len() > 0 && r.Bottoms == engine.BottomsThrow:
		return p.Text("options.throw-over", args)
	case d.Turned.Len() > 0:
		return p.Text("options.dice-over", args)
	}
	return name
}
