package engine

import (
	"strings"
)

// ThreesAway returns the standard game of the rule sheet: five six-sided dice,
// threes count nothing, one tie all tie (RULES.md, "The standard game").
func ThreesAway() Rules {
	return Rules{Dice: 5, Sides: 6, Away: 3, ZeroAnte: 1, TieAnte: 1, Cutoff: true}
}

// Threes returns street rules: only the tied play on, and alone pay for it; a
// zero costs the others nothing; five sixes on the first throw win.
func Threes() Rules {
	r := ThreesAway()
	r.Ties, r.TiePayers, r.ZeroAnte, r.Moon = TiesTied, TiePayersTied, 0, MoonThrow
	return r
}

// ThreesAwayHigh returns the game that the highest score wins; the away face is
// the worst.
func ThreesAwayHigh() Rules {
	r := ThreesAway()
	r.High = true
	return r
}

// Tripps returns the game of that name: a tie shares the pot, and a zero costs
// the others nothing.
func Tripps() Rules {
	r := ThreesAway()
	r.Ties, r.ZeroAnte = TiesSplit, 0
	return r
}

type preset struct {
	name  string
	about string
	rules Rules
}

// presets lists the games that people have names for, the standard game first.
var presets = []preset{
	{"threes-away", "the game of the rule sheet: one tie, all tie", ThreesAway()},
	{"threes", "street rules: only the tied play on; five sixes at once win", Threes()},
	{"threes-away-high", "the highest score wins, and the away face is the worst", ThreesAwayHigh()},
	{"tripps", "a tie shares the pot, and a zero costs nothing", Tripps()},
}

// Presets returns the names of the presets, the standard game first.
func Presets() []string {
	list := make([]string, len(presets))
	for i, p := range presets {
		list[i] = p.name
	}
	return list
}

// AboutPreset says in a few words what a preset is; empty for an unknown name.
func AboutPreset(name string) string {
	for _, p := range presets {
		if p.name == name {
			return p.about
		}
	}
	return ""
}

// Preset returns the rules known by a name. It fails with [ErrRules] on a name
// that is not one of [Presets].
func Preset(name string) (Rules, error) {
	for _, p := range presets {
		if p.name == name {
			return p.rules, nil
		}
	}
	return Rules{}, Errorf("%w: unknown preset %q: the presets are %s", ErrRules, name, strings.Join(Presets(), ", "))
}
