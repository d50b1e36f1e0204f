package main

import (
	"strings"

	"threesaway/charts"
	"threesaway/engine"
	"threesaway/solver"
	"threesaway/texts"
)

// chartLabels says a chart in words.
func chartLabels(p texts.Printer, chart charts.Chart) charts.Labels {
	var l charts.Labels
	switch c := chart.(type) {
	case *charts.Scores:
		l = scoresLabels(p, c)
	case *charts.Chances:
		l = chancesLabels(p, c)
	case *charts.Stopping:
		l = stoppingLabels(p, c)
	case *charts.Strategy:
		l = strategyLabels(p, c)
	}
	l.Decimal = p.Decimal
	return l
}

func scoresLabels(p texts.Printer, c *charts.Scores) charts.Labels {
	l := charts.Labels{
		Title:    p.Text("chart.scores", nil),
		Subtitle: turnText(p, c.Rules, c.Goal, c.Position),
		X:        p.Text("chart.final-score", nil),
		Y:        p.Text("chart.probability", nil),
		Mean:     p.Text("chart.mean", texts.Args{"mean": p.Decimal(c.Mean, 2)}),
		StdDev:   p.Text("chart.deviation", texts.Args{"deviation": p.Decimal(c.StdDev, 2)}),
		Beaten:   p.Text("chart.beaten", nil),
		Moon:     p.Text("chart.won", nil),
		TextKey:  p.Text("chart.scores-text", nil),
	}
	if c.Beaten+c.Moon > 0 && c.Scored() {
		l.Key = p.Text("chart.scores-of", nil)
	}
	return l
}

func chancesLabels(p texts.Printer, c *charts.Chances) charts.Labels {
	l := charts.Labels{
		Title:   p.Text("chart.chances", nil),
		X:       p.Text("chart.score-to-beat", nil),
		Y:       p.Text("chart.pot-chance", nil),
		Key:     p.Text("chart.chances-open", nil),
		TextKey: p.Text("chart.chances-text", nil),
	}
	parts := []string{p.Text("chart.goal", texts.Args{"goal": c.Goal})}
	switch c.Goal.Kind {
	case solver.KindBeat:
		l.Y = p.Text("chart.beat-value", texts.Args{"tie": c.Goal.Tie})
		l.Key, l.TextKey = "", p.Text("chart.beat-text", nil)
		l.Lines = []string{p.Text("chart.chance", nil)}
		l.Subtitle = strings.Join(append(parts, c.Rules.Describe()), ", ")
		return l
	case solver.KindMoney:
		l.Y = p.Text("chart.antes", nil)
		parts = append(parts, p.Text("advice.pot", texts.Args{"antes": c.Pot}))
	default:
	}
	parts = append(parts, p.Text("chart.players", texts.Args{"players": c.Players}))
	if c.Holders > 1 {
		parts = append(parts, p.Text("chart.holders", texts.Args{"holders": c.Holders}))
	}
	parts = append(parts, roundText(p, c.Rules, engine.Position{Round: c.Round})...)
	l.Subtitle = strings.Join(append(parts, c.Rules.Describe()), ", ")
	for _, s := range c.Seats {
		l.Lines = append(l.Lines, p.Text("chart.seat", texts.Args{"seat": s.Seat}))
	}
	return l
}

func stoppingLabels(p texts.Printer, c *charts.Stopping) charts.Labels {
	l := charts.Labels{
		Title:    p.Text("chart.stopping", nil),
		Subtitle: c.Rules.Describe(),
		X:        p.Text("chart.final-score", nil),
		Y:        p.Text("chart.pot-chance", nil),
		Above:    p.Text("chart.above-share", nil),
		Below:    p.Text("chart.below-share", nil),
		Key:      p.Text("chart.stopping-shares", nil),
		TextKey:  p.Text("chart.stopping-text", nil),
	}
	for _, n := range c.Players {
		l.Lines = append(l.Lines, p.Text("chart.players", texts.Args{"players": n}))
	}
	return l
}

func strategyLabels(p texts.Printer, c *charts.Strategy) charts.Labels {
	l := charts.Labels{
		Title:    p.Text("chart.strategy-first", nil),
		Subtitle: turnText(p, c.Rules, c.Goal, c.Position),
		Moon:     p.Text("chart.won", nil),
		Key:      p.Text("chart.strategy-key", nil),
		TextKey:  p.Text("chart.strategy-text", nil),
		Lines:    []string{p.Text("chart.keep-none", nil)},
		Groups:   []string{p.Text("chart.group-none", texts.Args{"face": int(c.Best)})},
	}
	if c.Position.Left < c.Rules.Dice || c.Position.Passed {
		l.Title = p.Text("chart.strategy", texts.Args{"dice": c.Position.Left})
	}
	for n := 1; n <= c.Position.Left; n++ {
		l.Lines = append(l.Lines, p.Text("chart.keep", texts.Args{"dice": n}))
		l.Groups = append(l.Groups, p.Text("chart.group", texts.Args{"dice": n, "face": int(c.Best)}))
	}
	if c.Rules.Bottoms > engine.BottomsBlind {
		l.Key += " " + p.Text("chart.strategy-turned", nil)
		l.TextKey += " " + p.Text("chart.strategy-text-turned", nil)
	}
	if c.Moon > 0 {
		l.TextKey += " " + p.Text("chart.strategy-text-moon", nil)
	}
	return l
}

// turnText says what a chart of one turn is of: where the player is, what for,
// and by which rules.
func turnText(p texts.Printer, r engine.Rules, goal solver.Goal, pos engine.Position) string {
	parts := []string{}
	if goal.Kind == solver.KindWin || goal.Kind == solver.KindMoney {
		parts = append(parts, p.Text("advice.seat", texts.Args{"seat": pos.Seat, "players": pos.Players}))
	}
	if goal.Kind != solver.KindLow {
		parts = append(parts, roundText(p, r, pos)...)
	}
	if goal.Kind == solver.KindMoney {
		parts = append(parts, p.Text("advice.pot", texts.Args{"antes": pos.Pot}))
	}
	if pos.Left < r.Dice {
		parts = append(parts, p.Text("chart.left", texts.Args{"dice": pos.Left, "total": pos.Total}))
	}
	if pos.Passed {
		parts = append(parts, p.Text("chart.passed", nil))
	}
	parts = append(parts, p.Text("chart.goal", texts.Args{"goal": goal}), r.Describe())
	return strings.Join(parts, ", ")
}

// roundText says what there is to come under and to beat.
func roundText(p texts.Printer, r engine.Rules, pos engine.Position) []string {
	var parts []string
	if ceiling, ok := pos.Ceiling(r); ok {
		parts = append(parts, p.Text("advice.round", texts.Args{"round": pos.Round, "ceiling": ceiling}))
	}
	switch {
	case pos.Holders > 1:
		parts = append(parts, p.Text("advice.beat-held", texts.Args{"score": pos.ScoreToBeat, "holders": pos.Holders}))
	case pos.Holders == 1:
		parts = append(parts, p.Text("advice.beat", texts.Args{"score": pos.ScoreToBeat}))
	}
	return parts
}
