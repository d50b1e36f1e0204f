package engine

import "slices"

// OptionInfo describes one option of the rules.
type OptionInfo struct {
	// Key is the name of the option, as in key=value.
	Key string
	// Values says what it takes.
	Values string
	// Words are the values that are words: all of them for an option that takes
	// nothing else, those beside numbers for one that takes both, or none.
	Words []string
	// Default is its value in the standard game.
	Default string
	// About says what it means.
	About string
}

// Options describes every option of the rules, in canonical order.
func Options() []OptionInfo {
	standard := ThreesAway()
	list := make([]OptionInfo, len(options))
	for i, o := range options {
		list[i] = OptionInfo{Key: o.key, Values: o.values, Words: slices.Clone(o.words), Default: o.get(&standard), About: o.about}
	}
	return list
}
