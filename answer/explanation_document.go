package answer

import (
	"threesaway/engine"
	"threesaway/solver"
)

// ExplanationDocument says why the first option is the best.
type ExplanationDocument struct {
	Tempting    solver.Tempting `json:"tempting"`
	Keep        []engine.Face   `json:"keep"`
	ThrowAgain  int             `json:"throw_again"`
	TurnOver    []engine.Face   `json:"turn_over,omitempty"`
	Pass        bool            `json:"pass,omitempty"`
	TurnOverAll bool            `json:"turn_over_all,omitempty"`
	Gain        float64         `json:"gain"`
	Win         float64         `json:"win"`
	Tie         float64         `json:"tie"`
	Lose        float64         `json:"lose"`
	Mean        float64         `json:"mean"`
	Bust        float64         `json:"bust"`
	Perfect     float64         `json:"perfect"`
	Moon        float64         `json:"moon"`
}

// explanationDocument returns what an explanation says, null where there is nothing to
// compare.
func explanationDocument(e *solver.Explanation) *ExplanationDocument {
	if e == nil {
		return nil
	}
	d := &ExplanationDocument{
		Tempting: e.Tempting, Keep: e.Alternative.Decision.Keep.Faces(), ThrowAgain: e.Alternative.ThrowAgain,
		Pass: e.Alternative.Decision.Passes(), TurnOverAll: e.Alternative.Decision.Over, Gain: e.Gain,
		Win: e.Win, Tie: e.Tie, Lose: e.Lose, Mean: e.Mean, Bust: e.Bust, Perfect: e.Perfect, Moon: e.Moon,
	}
	if e.Alternative.Decision.Turned.Len() > 0 {
		d.TurnOver = e.Alternative.Decision.Turned.Faces()
	}
	return d
}
