package answer

import (
	"math/big"

	"threesaway/engine"
	"threesaway/solver"
)

// Schema is the version of the documents. Keys may be added under the same number;
// none changes its meaning.
const Schema = 1

// Document is an answer as JSON.
type Document struct {
	Schema      int              `json:"schema"`
	Rules       engine.Rules     `json:"rules"`
	Goal        solver.GoalKind  `json:"goal"`
	Position    PositionDocument `json:"position"`
	ValueBefore float64          `json:"value_before"`
	TieValue    *float64         `json:"tie_value,omitempty"`
	Options     []OptionDocument `json:"options"`
	Moon        bool             `json:"moon,omitempty"` // the roll wins on the spot; there are no options
	// Explanation is there where it was asked for and there is something to compare.
	Explanation *ExplanationDocument `json:"explanation,omitempty"`
}

// PositionDocument is a position and what has been thrown in it.
type PositionDocument struct {
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

// OptionDocument is a decision and what it is worth.
type OptionDocument struct {
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

// Document returns the answer as JSON.
func (a *Answer) Document() Document {
	pos := a.Advice.Position
	d := Document{
		Schema: Schema, Rules: a.Rules, Goal: a.Advice.Goal.Kind, ValueBefore: a.Advice.ValueBefore, TieValue: a.Tie, Options: []OptionDocument{}, Moon: a.Advice.Moon,
		Position: PositionDocument{
			Players: pos.Players, Seat: pos.Seat, Holders: pos.Holders,
			Total: pos.Total, DiceLeft: pos.Left, Roll: a.Advice.Roll.Faces(),
			Round: pos.Round, Pot: pos.Pot, Bottom: pos.Bottom, Passed: pos.Passed,
		},
	}
	d.Explanation = explanationDocument(a.Explanation)
	if pos.ScoreToBeat != engine.NoScore {
		d.Position.ScoreToBeat = &pos.ScoreToBeat
	}
	line := engine.Notation{Position: pos, Roll: a.Advice.Roll}
	if a.Kept != nil {
		line.Kept = *a.Kept
		d.Position.Kept = a.Kept.Faces()
	}
	d.Position.Notation = line.Text(a.Rules)
	for _, o := range a.Advice.Options {
		d.Options = append(d.Options, optionDocument(a, o))
	}
	return d
}

func optionDocument(a *Answer, o solver.Option) OptionDocument {
	d := OptionDocument{
		Keep: o.Decision.Keep.Faces(), Pass: o.Decision.Passes(), TurnOverAll: o.Decision.Over, ThrowAgain: o.ThrowAgain,
		Value: o.Value, Loss: o.Loss, Mean: *Float(o.Score.Mean()),
	}
	if a.Advice.Goal.Kind != solver.KindLow {
		lose := o.Ending.Lose()
		d.Win, d.Tie, d.Lose = &o.Ending.Win, &o.Ending.Tie, &lose
	}
	if beat := a.Advice.Position.ScoreToBeat; beat != engine.NoScore {
		d.Below, d.Equal, d.Above = Float(o.Score.Below(beat)), Float(o.Score.P(beat)), Float(o.Score.Above(beat))
	}
	if o.Decision.Turned.Len() > 0 {
		d.TurnOver = o.Decision.Turned.Faces()
	}
	if a.Exact {
		d.Exact = o.Exact.RatString()
	}
	return d
}

// Float returns the float64 closest to a fraction.
func Float(r *big.Rat) *float64 {
	f, _ := r.Float64()
	return &f
}
