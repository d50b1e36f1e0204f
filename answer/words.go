package answer

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"threesaway/engine"
	"threesaway/solver"
	"threesaway/texts"
)

// Headline says in one sentence who is asking, what to keep and what that is
// worth.
func (a *Answer) Headline(p texts.Printer) string {
	best := a.Advice.Best()
	what, who := Instruction(p, best), a.Asker(p)
	first, size := utf8.DecodeRuneInString(what)
	args := texts.Args{"who": who, "what": what, "What": string(unicode.ToUpper(first)) + what[size:], "worth": a.worth(p, best)}
	if who == "" {
		return p.Text("advice.alone", args)
	}
	return p.Text("advice.asked", args)
}

// Instruction says what an option is to do.
func Instruction(p texts.Printer, o solver.Option) string {
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

// Asker says who is asking, where that makes a difference: "Seat 2 of 4, 7 to
// beat".
func (a *Answer) Asker(p texts.Printer) string {
	pos, goal := a.Advice.Position, a.Advice.Goal.Kind
	var parts []string
	if goal == solver.KindWin || goal == solver.KindMoney {
		parts = append(parts, p.Text("advice.seat", texts.Args{"seat": pos.Seat, "players": pos.Players}))
	}
	if goal == solver.KindMoney {
		parts = append(parts, p.Text("advice.pot", texts.Args{"antes": pos.Pot}))
	}
	if ceiling, ok := a.Advice.Ceiling(); ok && len(parts) > 0 {
		parts = append(parts, p.Text("advice.round", texts.Args{"round": pos.Round, "ceiling": ceiling}))
	}
	if pos.ScoreToBeat != engine.NoScore && goal != solver.KindLow {
		key := "advice.beat"
		if pos.Holders > 1 {
			key = "advice.beat-held"
		}
		parts = append(parts, p.Text(key, texts.Args{"score": pos.ScoreToBeat, "holders": pos.Holders}))
	}
	return strings.Join(parts, ", ")
}

// worth says what an option is worth, in the words of the goal.
func (a *Answer) worth(p texts.Printer, o solver.Option) string {
	switch {
	case a.Advice.Goal.Kind == solver.KindLow && o.ThrowAgain == 0:
		return p.Text("advice.worth-final", texts.Args{"total": p.Decimal(o.Value, 0)})
	case a.Advice.Goal.Kind == solver.KindLow:
		return p.Text("advice.worth-low", texts.Args{"value": p.Decimal(o.Value, 6)})
	case a.Advice.Goal.Kind == solver.KindBeat:
		return p.Text("advice.worth-beat", texts.Args{
			"score": a.Advice.Position.ScoreToBeat, "below": p.Decimal(o.Ending.Win, 6), "equal": p.Decimal(o.Ending.Tie, 6), "tie": a.Advice.Goal.Tie,
		})
	case a.Advice.Goal.Kind == solver.KindMoney:
		return p.Text("advice.worth-money", texts.Args{"value": p.Signed(o.Value, 6)})
	default:
		return p.Text("advice.worth-win", texts.Args{"value": p.Decimal(o.Value, 6)})
	}
}

// RoundLine says how the round ends with the best option, and what a tie is
// worth.
func (a *Answer) RoundLine(p texts.Printer) string {
	var tie string
	switch {
	case a.Tie != nil && a.Advice.Goal.Kind == solver.KindMoney:
		tie = p.Text("advice.tie-all-pay", texts.Args{"value": p.Signed(*a.Tie, 6)})
	case a.Tie != nil:
		tie = p.Text("advice.tie-all", texts.Args{"value": p.Decimal(*a.Tie, 6)})
	case a.Again && a.Advice.Goal.Kind == solver.KindMoney:
		tie = p.Text("advice.tie-all-pay-again", nil)
	case a.Again:
		tie = p.Text("advice.tie-all-again", nil)
	case a.Rules.Ties != engine.TiesSplit:
		tie = p.Text("advice.tie-alone", nil)
	default:
		tie = p.Text("advice.tie-split", nil)
	}
	e := a.Advice.Best().Ending
	return p.Text("advice.this-round", texts.Args{
		"won": p.Decimal(e.Win, 6), "tied": p.Decimal(e.Tie, 6), "lost": p.Decimal(e.Lose(), 6), "tie": tie,
	})
}
