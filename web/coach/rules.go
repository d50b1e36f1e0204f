package coach

import (
	"encoding/json"

	"threesaway/engine"
)

// rules are rules in a request: a text, as engine.ParseRules reads it, or an object
// with the options, those left out being those of the standard game.
type rules struct{ engine.Rules }

// UnmarshalJSON reads either form. null stands for the standard game.
func (r *rules) UnmarshalJSON(data []byte) error {
	r.Rules = engine.ThreesAway()
	if len(data) == 0 || data[0] != '"' {
		return r.Rules.UnmarshalJSON(data)
	}
	var text string
	if err := json.Unmarshal(data, &text); err != nil {
		return err
	}
	var err error
	r.Rules, err = engine.ParseRules(text)
	return err
}

// chosen returns the rules, those of the standard game where none were named.
func (r rules) chosen() engine.Rules {
	if r.Rules == (engine.Rules{}) {
		return engine.ThreesAway()
	}
	return r.Rules
}

type rulesRequest struct {
	Rules rules `json:"rules"`
}

type rulesAnswer struct {
	Rules    engine.Rules `json:"rules"`
	Describe string       `json:"describe"` // a short text, which can be read back
}

// rules reads rules and says all of them.
func (c *Coach) rules(r rulesRequest) (any, error) {
	chosen := r.Rules.chosen()
	return rulesAnswer{chosen, chosen.Describe()}, nil
}

type menuAnswer struct {
	Presets []presetAnswer `json:"presets"`
	Options []optionAnswer `json:"options"`
}

type presetAnswer struct {
	Name  string       `json:"name"`
	About string       `json:"about"`
	Rules engine.Rules `json:"rules"`
}

type optionAnswer struct {
	Key     string   `json:"key"`
	About   string   `json:"about"`
	Takes   string   `json:"takes"`
	Words   []string `json:"words"`
	Default string   `json:"default"`
}

// menu says which rules there are to choose from.
func (c *Coach) menu(none) (any, error) {
	var m menuAnswer
	for _, name := range engine.Presets() {
		r, err := engine.Preset(name)
		if err != nil {
			return nil, err
		}
		m.Presets = append(m.Presets, presetAnswer{name, c.p.Text("preset."+name, nil), r})
	}
	for _, o := range engine.Options() {
		m.Options = append(m.Options, optionAnswer{o.Key, c.p.Text("rule."+o.Key, nil), c.p.Text("takes."+o.Key, nil), o.Words, o.Default})
	}
	return m, nil
}
