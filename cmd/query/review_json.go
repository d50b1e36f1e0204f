package main

import (
	"threesaway/engine"
	"threesaway/record"
	"threesaway/review"
	"threesaway/solver"
)

type reviewDocument struct {
	Schema   int               `json:"schema"`
	Goal     solver.GoalKind   `json:"goal"`
	Games    []gameDocument    `json:"games"`
	Players  []playerDocument  `json:"players"`
	Mistakes []mistakeDocument `json:"mistakes"`
}

type gameDocument struct {
	Rules   engine.Rules     `json:"rules"`
	Ante    string           `json:"ante,omitempty"`
	Done    bool             `json:"done"`
	Rounds  int              `json:"rounds"`
	Pot     int              `json:"pot"`
	Winners []int            `json:"winners"`
	Net     []float64        `json:"net"`
	Players []playerDocument `json:"players"`
	Steps   []stepDocument   `json:"steps"`
}

type playerDocument struct {
	Name         string  `json:"name"`
	Games        int     `json:"games"`
	Start        float64 `json:"start"`
	Luck         float64 `json:"luck"`
	Loss         float64 `json:"loss"`
	LuckLessLoss float64 `json:"luck_less_loss"`
	Others       float64 `json:"others"`
	Result       float64 `json:"result"`
	Throws       int     `json:"throws"`
	Decisions    int     `json:"decisions"`
	Mistakes     int     `json:"mistakes"`
	Scores       int     `json:"scores"`
}

type stepDocument struct {
	Kind         string            `json:"kind"`
	Player       int               `json:"player"`
	Line         int               `json:"line"`
	Column       int               `json:"column"`
	Notation     string            `json:"notation"`
	Luck         *float64          `json:"luck,omitempty"`
	Played       *decisionDocument `json:"played,omitempty"`
	Best         *decisionDocument `json:"best,omitempty"`
	Loss         *float64          `json:"loss,omitempty"`
	Score        *int              `json:"score,omitempty"`
	LuckLessLoss *float64          `json:"luck_less_loss,omitempty"`
}

type decisionDocument struct {
	Keep        []engine.Face `json:"keep"`
	TurnOver    []engine.Face `json:"turn_over,omitempty"`
	Pass        bool          `json:"pass,omitempty"`
	TurnOverAll bool          `json:"turn_over_all,omitempty"`
}

type mistakeDocument struct {
	Game int `json:"game"`
	stepDocument
}

func reviewJSON(v *review.Review) reviewDocument {
	d := reviewDocument{
		Schema: schema, Goal: v.Goal.Kind, Games: []gameDocument{}, Players: playersJSON(v.Players), Mistakes: []mistakeDocument{},
	}
	for _, g := range v.Games {
		game := gameDocument{
			Rules: g.Header.Rules, Ante: g.Header.Ante.String(), Done: g.Done, Rounds: g.Rounds, Pot: g.Pot,
			Winners: append([]int{}, g.Winners...), Net: g.Net, Players: playersJSON(g.Players), Steps: []stepDocument{},
		}
		for _, s := range g.Steps {
			game.Steps = append(game.Steps, stepJSON(g.Header.Rules, s))
		}
		d.Games = append(d.Games, game)
	}
	for _, m := range v.Mistakes() {
		d.Mistakes = append(d.Mistakes, mistakeDocument{m.Game, stepJSON(v.Games[m.Game-1].Header.Rules, m.Step)})
	}
	return d
}

func playersJSON(players []review.Player) []playerDocument {
	list := []playerDocument{}
	for _, p := range players {
		list = append(list, playerDocument{
			Name: p.Name, Games: p.Games, Start: p.Start, Luck: p.Luck, Loss: p.Loss, LuckLessLoss: p.LuckLessLoss,
			Others: p.Others, Result: p.Result, Throws: p.Throws, Decisions: p.Decisions, Mistakes: p.Mistakes, Scores: p.Scores,
		})
	}
	return list
}

func stepJSON(r engine.Rules, s review.Step) stepDocument {
	d := stepDocument{Player: s.Player, Line: s.Line, Column: s.Column, Notation: s.Notation(r)}
	switch s.Kind {
	case record.Throw:
		d.Kind, d.Luck = "throw", &s.Luck
	case record.Decide:
		d.Kind, d.Played, d.Best, d.Loss = "decide", decisionJSON(s.Played), decisionJSON(s.Best), &s.Loss
	default:
		d.Kind, d.Score, d.LuckLessLoss = "score", &s.Score, &s.LuckLessLoss
	}
	return d
}

func decisionJSON(d engine.Decision) *decisionDocument {
	document := &decisionDocument{Keep: d.Keep.Faces(), Pass: d.Passes(), TurnOverAll: d.Over}
	if d.Turned.Len() > 0 {
		document.TurnOver = d.Turned.Faces()
	}
	return document
}
