package main

import (
	"encoding/json"
	"io"
	"math/big"

	"threesaway/engine"
	"threesaway/solver"
)

// schema is the version of the JSON that query prints. Keys may be added under
// the same number; none changes its meaning.
const schema = 1

type adviceDocument struct {
	Schema      int              `json:"schema"`
	Rules       engine.Rules     `json:"rules"`
	Goal        solver.GoalKind  `json:"goal"`
	Position    positionDocument `json:"position"`
	ValueBefore float64          `json:"value_before"`
	TieValue    *float64         `json:"tie_value,omitempty"`
	Options     []optionDocument `json:"options"`
	Moon        bool             `json:"moon,omitempty"` // the roll wins on the spot; there are no options
	// Explanation is there where it was asked for and there is something to compare.
	Explanation *explanationDocument `json:"explanation,omitempty"`
}

type positionDocument struct {
	Players     int           `json:"players"`
	Seat        int           `json:"seat"`
	ScoreToBeat *int          `json:"score_to_beat"`
	Holders     int           `json:"holders"`
	Kept        []engine.Face `json:"kept"`
	Total       int           `json:"total"`
	DiceLeft    int           `json:"dice_left"`
	Roll        []engine.Face `json:"roll"`
	Round       int           `json:"round"`
	Pot         int           `json:"pot"`
	Bottom      int           `json:"bottom"`
	Passed      bool          `json:"passed"`
	Notation    string        `json:"notation"`
}

type optionDocument struct {
	Keep       []engine.Face `json:"keep"`
	ThrowAgain int           `json:"throw_again"`
	Value      float64       `json:"value"`
	Loss       float64       `json:"loss"`
	Win        *float64      `json:"win,omitempty"`
	Tie        *float64      `json:"tie,omitempty"`
	Lose       *float64      `json:"lose,omitempty"`
	Below      *float64      `json:"below,omitempty"`
	Equal      *float64      `json:"equal,omitempty"`
	Above      *float64      `json:"above,omitempty"`
	Mean       float64       `json:"mean"`
	Exact      string        `json:"exact,omitempty"`
	// What is turned over before the keep, whether nothing is kept, and whether
	// all dice are turned over at the end; only for rules that allow it.
	TurnOver    []engine.Face `json:"turn_over,omitempty"`
	Pass        bool          `json:"pass,omitempty"`
	TurnOverAll bool          `json:"turn_over_all,omitempty"`
}

func adviceJSON(a *answer) adviceDocument {
	pos := a.advice.Position
	d := adviceDocument{
		Schema: schema, Rules: a.rules, Goal: a.advice.Goal.Kind, ValueBefore: a.advice.ValueBefore, TieValue: a.tie, Options: []optionDocument{}, Moon: a.advice.Moon,
		Position: positionDocument{
			Players: pos.Players, Seat: pos.Seat, Holders: pos.Holders,
			Total: pos.Total, DiceLeft: pos.Left, Roll: a.advice.Roll.Faces(),
			Round: pos.Round, Pot: pos.Pot, Bottom: pos.Bottom, Passed: pos.Passed,
		},
	}
	d.Explanation = explanationJSON(a.explanation)
	if pos.ScoreToBeat != engine.NoScore {
		d.Position.ScoreToBeat = &pos.ScoreToBeat
	}
	line := engine.Notation{Position: pos, Roll: a.advice.Roll}
	if a.kept != nil {
		line.Kept = *a.kept
		d.Position.Kept = a.kept.Faces()
	}
	d.Position.Notation = line.Text(a.rules)
	for _, o := range a.advice.Options {
		d.Options = append(d.Options, optionJSON(a, o))
	}
	return d
}

func optionJSON(a *answer, o solver.Option) optionDocument {
	d := optionDocument{
		Keep: o.Decision.Keep.Faces(), Pass: o.Decision.Passes(), TurnOverAll: o.Decision.Over, ThrowAgain: o.ThrowAgain,
		Value: o.Value, Loss: o.Loss, Mean: *float(o.Score.Mean()),
	}
	if a.advice.Goal.Kind != solver.KindLow {
		lose := o.Ending.Lose()
		d.Win, d.Tie, d.Lose = &o.Ending.Win, &o.Ending.Tie, &lose
	}
	if beat := a.advice.Position.ScoreToBeat; beat != engine.NoScore {
		d.Below, d.Equal, d.Above = float(o.Score.Below(beat)), float(o.Score.P(beat)), float(o.Score.Above(beat))
	}
	if o.Decision.Turned.Len() > 0 {
		d.TurnOver = o.Decision.Turned.Faces()
	}
	if a.exact {
		d.Exact = o.Exact.RatString()
	}
	return d
}

// float returns the float64 closest to a fraction.
func float(r *big.Rat) *float64 {
	f, _ := r.Float64()
	return &f
}

func writeJSON(w io.Writer, v any) error { return json.NewEncoder(w).Encode(v) }
