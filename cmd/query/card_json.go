package main

import (
	"threesaway/answer"
	"threesaway/card"
	"threesaway/engine"
	"threesaway/solver"
)

type cardDocument struct {
	Schema      int                `json:"schema"`
	Rules       engine.Rules       `json:"rules"`
	Goal        solver.GoalKind    `json:"goal"`
	Players     int                `json:"players"`
	Seat        *int               `json:"seat"`
	Round       int                `json:"round"`
	Pot         int                `json:"pot"`
	ScoreToBeat *int               `json:"score_to_beat"`
	Price       float64            `json:"price"`
	Values      []float64          `json:"values"`
	Optimal     []float64          `json:"optimal"`
	ExactPrice  string             `json:"exact_price,omitempty"`
	Lines       []cardLineDocument `json:"lines"`
	Simple      []simpleDocument   `json:"simple"`
}

type cardLineDocument struct {
	Kind  card.Kind      `json:"kind"`
	Dice  []int          `json:"dice,omitempty"`
	Keep  []keepDocument `json:"keep,omitempty"`
	All   *int           `json:"all,omitempty"`
	Chase []*int         `json:"chase,omitempty"`
	Saves float64        `json:"saves"`
}

type keepDocument struct {
	Faces []engine.Face `json:"faces"`
	Spare int           `json:"spare"`
}

type simpleDocument struct {
	Policy card.SimpleKind `json:"policy"`
	Price  float64         `json:"price"`
	Values []float64       `json:"values"`
}

func cardJSON(c *card.Card) cardDocument {
	d := cardDocument{
		Schema: answer.Schema, Rules: c.Rules, Goal: c.Goal.Kind, Players: c.Position.Players,
		Round: c.Position.Round, Pot: c.Position.Pot, ScoreToBeat: score(c.Position.ScoreToBeat), Price: c.Price(),
		Values: c.Evaluation.Values, Optimal: c.Evaluation.Optimal, Simple: []simpleDocument{},
	}
	if c.Seat > 0 {
		d.Seat = &c.Seat
	}
	if c.Evaluation.ExactPrice != nil {
		d.ExactPrice = c.Evaluation.ExactPrice.RatString()
	}
	for _, l := range c.Lines {
		line := cardLineDocument{Kind: l.Kind, Dice: l.Dice, All: score(l.All), Saves: l.Saves}
		for _, k := range l.Keeps {
			line.Keep = append(line.Keep, keepDocument(k))
		}
		for _, s := range l.Chase {
			line.Chase = append(line.Chase, score(s))
		}
		d.Lines = append(d.Lines, line)
	}
	for _, s := range c.Simple {
		d.Simple = append(d.Simple, simpleDocument{s.Kind, s.Price, s.Evaluation.Values})
	}
	return d
}

// score returns a score, or null where there is none.
func score(s int) *int {
	if s == engine.NoScore {
		return nil
	}
	return &s
}
