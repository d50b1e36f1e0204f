package engine

import (
	"fmt"
	"strings"
)

// ThreesAway returns the standard game of the rule sheet: five six-sided dice,
// threes count nothing, one tie all tie (RULES.md, "The standard game").
func ThreesAway() Rules {
	return Rules{Dice: 5, Sides: 6, Away: 3, ZeroAnte: 1, TieAnte: 1, Cutoff: true}
}

type preset struct {
	name  string
	rules Rules
}

// presets lists the games that people have names for, the standard game first.
var presets = []preset{
	{"threes-away", ThreesAway()},
}

// Presets returns the names of the presets, the standard game first.
func Presets() []string {
	list := make([]string, len(presets))
	for i, p := range presets {
		list[i] = p.name
	}
	return list
}

// Preset returns the rules known by a name. It fails with [ErrRules] on a name
// that is not one of [Presets].
func Preset(name string) (Rules, error) {
	for _, p := range presets {
		if p.name == name {
			return p.rules, nil
		}
	}
	return Rules{}, fmt.Errorf("%w: unknown preset %q: the presets are %s", ErrRules, name, strings.Join(Presets(), ", "))
}
