package engine

// OptionInfo describes one option of the rules.
type OptionInfo struct {
	// Key is the name of the option, as in key=value.
	Key string
	// Values says what it takes.
	Values string
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
		list[i] = OptionInfo{Key: o.key, Values: o.values, Default: o.get(&standard), About: o.about}
	}
	return list
}
