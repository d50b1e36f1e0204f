package main

import (
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"

	"threesaway/answer"
	"threesaway/card"
	"threesaway/engine"
	"threesaway/internal/cli"
	"threesaway/solver"
	"threesaway/texts"
)

// cardSheet is a card in the words of a language, ready to be laid out.
type cardSheet struct {
	Language string
	Title    string
	Lines    []cardLine
	Note     string // what the lines mean; empty where they speak for themselves
	Price    string
	Prices   [][]string // the price by seat, under a head; empty where there are no seats
	Simple   [][]string // the prices of simple rules, under a head
}

// cardLine is a rule and what it saves.
type cardLine struct{ Rule, Saves string }

func newCardSheet(p texts.Printer, c *card.Card) *cardSheet {
	w := cardWords{p, c}
	s := &cardSheet{Language: p.Language().String(), Title: w.title(), Price: w.total()}
	for _, l := range c.Lines {
		line := cardLine{Rule: w.rule(l)}
		if l.Kind != card.KindAlways {
			line.Saves = p.Text("card.saves", texts.Args{"price": answer.Price(p, c.Goal, l.Saves)})
		}
		s.Lines = append(s.Lines, line)
	}
	s.Note = w.note()
	if len(c.Evaluation.Values) > 1 {
		s.Prices = w.seats()
	}
	s.Simple = w.simple()
	return s
}

// print prints a card as text.
func (s *cardSheet) print(w io.Writer) error {
	if err := printProse(w, s.Title+"\n"); err != nil {
		return err
	}
	for i, l := range s.Lines {
		rule := fmt.Sprintf("%2d. %s", i+1, l.Rule)
		if l.Saves != "" {
			rule += " (" + l.Saves + ")"
		}
		if _, err := fmt.Fprintln(w, cli.Wrap(rule, 4)); err != nil {
			return err
		}
	}
	if s.Note != "" {
		if err := printProse(w, "\n"+s.Note); err != nil {
			return err
		}
	}
	if err := printProse(w, "\n"+s.Price); err != nil {
		return err
	}
	for _, rows := range [][][]string{s.Prices, s.Simple} {
		if len(rows) == 0 {
			continue
		}
		if _, err := fmt.Fprintln(w); err != nil {
			return err
		}
		if err := cli.PrintColumns(w, rows); err != nil {
			return err
		}
	}
	return nil
}

// cardWords says what a card says.
type cardWords struct {
	texts.Printer
	card *card.Card
}

// title says what the card is for.
func (w cardWords) title() string {
	c := w.card
	args := texts.Args{
		"players": w.Count("count.players", c.Position.Players), "pot": w.Text("advice.pot", texts.Args{"antes": c.Position.Pot}),
		"score": c.Position.ScoreToBeat, "tie": c.Goal.Tie,
	}
	key := "card.title-win"
	switch {
	case c.Goal.Kind == solver.KindLow && c.Rules.High:
		key = "card.title-high"
	case c.Goal.Kind == solver.KindLow:
		key = "card.title-low"
	case c.Goal.Kind == solver.KindBeat:
		key = "card.title-beat"
	case c.Goal.Kind == solver.KindMoney:
		key = "card.title-money"
	}
	title := w.Text(key, args)
	if c.Seat > 0 {
		title = w.Text("card.title-seat", texts.Args{"title": title, "seat": c.Seat})
	}
	return title + ", " + c.Rules.Describe()
}

// rule says what a line says.
func (w cardWords) rule(l card.Line) string {
	high := w.card.Rules.High
	switch l.Kind {
	case card.KindAlways:
		args := texts.Args{"dice": faces(l.Keeps[0].Faces)}
		if high {
			return w.Text("card.always-high", args)
		}
		return w.Text("card.always", args)
	case card.KindOpen:
		args := texts.Args{"dice": w.thrown(l.Dice), "what": w.open(l)}
		if w.card.Goal.Kind == solver.KindLow {
			return w.Text("card.open-alone", args)
		}
		return w.Text("card.open", args)
	case card.KindChase:
		return w.chase(l)
	case card.KindStop:
		return w.Text("card.stop", nil)
	case card.KindSpare:
		var parts []string
		for _, k := range l.Keeps {
			parts = append(parts, w.Text("card.spare-die", texts.Args{"die": faces(k.Faces), "spare": k.Spare}))
		}
		return w.Text("card.spare", texts.Args{"dice": w.thrown(l.Dice), "what": strings.Join(parts, ", ")})
	case card.KindTie:
		return w.Count("card.tie", l.Dice[0])
	default:
		return w.Text("card.pass", texts.Args{"dice": w.thrown(l.Dice)})
	}
}

// open says what to keep with nothing to beat.
func (w cardWords) open(l card.Line) string {
	var parts []string
	if len(l.Keeps) > 0 {
		var list []engine.Face
		for _, k := range l.Keeps {
			list = append(list, k.Faces...)
		}
		parts = append(parts, w.Text("card.keep-too", texts.Args{"die": faces(list)}))
	}
	if l.All != engine.NoScore {
		key := "card.all-upto"
		if w.card.Rules.High {
			key = "card.all-from"
		}
		parts = append(parts, w.Text(key, texts.Args{"total": l.All}))
	}
	return strings.Join(parts, "; ")
}

// chase says which scores are as good as none to those who are not the last.
func (w cardWords) chase(l card.Line) string {
	var parts []string
	for i, s := range l.Chase {
		if s != engine.NoScore {
			parts = append(parts, w.Text("card.chase-with", texts.Args{"score": s, "players": w.Count("count.players", i+1)}))
		}
	}
	args := texts.Args{"scores": strings.Join(parts, ", ")}
	if w.card.Rules.High {
		return w.Text("card.chase-high", args)
	}
	return w.Text("card.chase", args)
}

// thrown names numbers of dice: "5, 4 or 3 dice".
func (w cardWords) thrown(dice []int) string {
	last := len(dice) - 1
	if last == 0 {
		return w.Count("count.dice", dice[0])
	}
	var others []string
	for _, n := range dice[:last] {
		others = append(others, strconv.Itoa(n))
	}
	return w.Text("card.dice", texts.Args{"others": strings.Join(others, ", "), "n": dice[last]})
}

// faces names dice: "1, 2".
func faces(list []engine.Face) string {
	var names []string
	for _, f := range list {
		names = append(names, strconv.Itoa(int(f)))
	}
	return strings.Join(names, ", ")
}

// note explains what the lines say; empty where they speak for themselves.
func (w cardWords) note() string {
	says := func(kind card.Kind) bool {
		return slices.ContainsFunc(w.card.Lines, func(l card.Line) bool { return l.Kind == kind })
	}
	var parts []string
	switch {
	case says(card.KindSpare) && w.card.Rules.High:
		parts = append(parts, w.Text("card.note-high", texts.Args{"most": w.card.Rules.MaxDieScore()}))
	case says(card.KindSpare):
		parts = append(parts, w.Text("card.note", nil))
	}
	if !w.card.Rules.Progressive.Off() && (says(card.KindSpare) || says(card.KindStop) || says(card.KindChase)) {
		parts = append(parts, w.Text("card.note-ceiling", nil))
	}
	return strings.Join(parts, " ")
}

// total says what following the card gives up.
func (w cardWords) total() string {
	what := answer.Price(w.Printer, w.card.Goal, w.card.Price())
	if w.card.Goal.Kind == solver.KindWin {
		what = w.Text("price.of-pot", texts.Args{"price": what})
	}
	args := texts.Args{"price": what}
	switch {
	case w.card.Goal.Kind == solver.KindLow || w.card.Goal.Kind == solver.KindBeat:
		return w.Text("card.price-alone", args)
	case w.card.Seat > 0:
		return w.Text("card.price-seat", args)
	default:
		return w.Text("card.price", args)
	}
}

// seats lists what the card is worth in every seat.
func (w cardWords) seats() [][]string {
	e := w.card.Evaluation
	rows := [][]string{{w.Text("odds.seat", nil), w.Text("card.perfect", nil), w.Text("card.this", nil), w.Text("options.gives-up", nil)}}
	for i := range e.Values {
		rows = append(rows, []string{
			strconv.Itoa(i + 1), w.Decimal(e.Optimal[i], 6), w.Decimal(e.Values[i], 6), answer.Price(w.Printer, w.card.Goal, e.Price(i+1)),
		})
	}
	return rows
}

// simple lists what simple rules give up beside the card.
func (w cardWords) simple() [][]string {
	rows := [][]string{{w.Text("card.follow", nil), w.Text("options.gives-up", nil)}}
	rows = append(rows, []string{w.Text("card.this", nil), answer.Price(w.Printer, w.card.Goal, w.card.Price())})
	for _, s := range w.card.Simple {
		key := "card.simple." + string(s.Kind)
		args := texts.Args{"dice": int(w.card.Rules.Away)}
		if s.Kind == card.SimpleAwayElseLowest && w.card.Rules.Away == engine.NoAway {
			key = "card.simple.lowest"
		}
		if s.Kind == card.SimpleLowestMean && w.card.Rules.High {
			key = "card.simple.highest-mean"
		}
		rows = append(rows, []string{w.Text(key, args), answer.Price(w.Printer, w.card.Goal, s.Price)})
	}
	return rows
}
