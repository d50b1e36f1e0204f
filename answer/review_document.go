package answer

import (
	"threesaway/engine"
	"threesaway/record"
	"threesaway/review"
	"threesaway/solver"
)

// ReviewDocument is a review as JSON.
type ReviewDocument struct {
	Schema   int               `json:"schema"`
	Goal     solver.GoalKind   `json:"goal"`
	Games    []GameDocument    `json:"games"`
	Players  []PlayerDocument  `json:"players"`
	Mistakes []MistakeDocument `json:"mistakes"`
}

// GameDocument is the review of one game.
type GameDocument struct {
	Rules   engine.Rules     `json:"rules"`
	Ante    string           `json:"ante,omitempty"`
	Done    bool             `json:"done"`
	Rounds  int              `json:"rounds"`
	Pot     int              `json:"pot"`
	Winners []int            `json:"winners"`
	Net     []float64        `json:"net"`
	Players []PlayerDocument `json:"players"`
	Steps   []StepDocument   `json:"steps"`
}

// PlayerDocument is what a game, or an evening, was to a player.
type PlayerDocument struct {
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

// StepDocument is a throw, a decision or a score.
type StepDocument struct {
	Kind         string            `json:"kind"`
	Player       int               `json:"player"`
	Line         int               `json:"line"`
	Column       int               `json:"column"`
	Notation     string            `json:"notation"`
	Luck         *float64          `json:"luck,omitempty"`
	Played       *DecisionDocument `json:"played,omitempty"`
	Best         *DecisionDocument `json:"best,omitempty"`
	Loss         *float64          `json:"loss,omitempty"`
	Score        *int              `json:"score,omitempty"`
	LuckLessLoss *float64          `json:"luck_less_loss,omitempty"`
}

// DecisionDocument is a decision.
type DecisionDocument struct {
	Keep        []engine.Face `json:"keep"`
	TurnOver    []engine.Face `json:"turn_over,omitempty"`
	Pass        bool          `json:"pass,omitempty"`
	TurnOverAll bool          `json:"turn_over_all,omitempty"`
}

// MistakeDocument is a decision that gave something up.
type MistakeDocument struct {
	Game int `json:"game"`
	StepDocument
}

// OfReview returns a review as JSON.
func OfReview(v *review.Review) ReviewDocument {
	d := ReviewDocument{
		Schema: Schema, Goal: v.Goal.Kind, Games: []GameDocument{}, Players: playerDocuments(v.Players), Mistakes: []MistakeDocument{},
	}
	for _, g := range v.Games {
		game := GameDocument{
			Rules: g.Header.Rules, Ante: g.Header.Ante.String(), Done: g.Done, Rounds: g.Rounds, Pot: g.Pot,
			Winners: append([]int{}, g.Winners...), Net: g.Net, Players: playerDocuments(g.Players), Steps: []StepDocument{},
		}
		for _, s := range g.Steps {
			game.Steps = append(game.Steps, stepDocument(g.Header.Rules, s))
		}
		d.Games = append(d.Games, game)
	}
	for _, m := range v.Mistakes() {
		d.Mistakes = append(d.Mistakes, MistakeDocument{m.Game, stepDocument(v.Games[m.Game-1].Header.Rules, m.Step)})
	}
	return d
}

func playerDocuments(players []review.Player) []PlayerDocument {
	list := []PlayerDocument{}
	for _, p := range players {
		list = append(list, PlayerDocument{
			Name: p.Name, Games: p.Games, Start: p.Start, Luck: p.Luck, Loss: p.Loss, LuckLessLoss: p.LuckLessLoss,
			Others: p.Others, Result: p.Result, Throws: p.Throws, Decisions: p.Decisions, Mistakes: p.Mistakes, Scores: p.Scores,
		})
	}
	return list
}

func stepDocument(r engine.Rules, s review.Step) StepDocument {
	d := StepDocument{Player: s.Player, Line: s.Line, Column: s.Column, Notation: s.Notation(r)}
	switch s.Kind {
	case record.Throw:
		d.Kind, d.Luck = "throw", &s.Luck
	case record.Decide:
		d.Kind, d.Played, d.Best, d.Loss = "decide", OfDecision(s.Played), OfDecision(s.Best), &s.Loss
	default:
		d.Kind, d.Score, d.LuckLessLoss = "score", &s.Score, &s.LuckLessLoss
	}
	return d
}

// OfDecision returns a decision as JSON.
func OfDecision(d engine.Decision) *DecisionDocument {
	document := &DecisionDocument{Keep: d.Keep.Faces(), Pass: d.Passes(), TurnOverAll: d.Over}
	if d.Turned.Len() > 0 {
		document.TurnOver = d.Turned.Faces()
	}
	return document
}
