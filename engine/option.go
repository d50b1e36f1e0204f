package engine

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// names lists the values of an option that takes one of a few words, in the
// order of their constants.
type names []string

func (n names) of(i int) string {
	if i < 0 || i >= len(n) {
		return fmt.Sprintf("invalid(%d)", i)
	}
	return n[i]
}

// option describes one option of the rules: how it is written and read. The
// table of options is the only place that knows all of them.
type option struct {
	key    string
	values string   // what it takes, in words
	words  []string // the values that are words
	about  string   // what it means, in a few words
	get    func(*Rules) string
	set    func(*Rules, string) error
	json   func(*Rules) any
}

// takes returns what the option takes, for an error.
func (o option) takes() Text { return Text{english: o.values, format: o.values} }

// options lists every option in canonical order.
var options = []option{
	intOption("dice", "a number of dice, 1 to 20", "how many dice are thrown", func(r *Rules) *int { return &r.Dice }),
	intOption("sides", "a number of sides, 2 to 20", "how many sides a die has", func(r *Rules) *int { return &r.Sides }),
	{
		key: "away", values: "a face, or none", words: []string{"none"}, about: "the face that counts zero",
		get: func(r *Rules) string {
			if r.Away == NoAway {
				return "none"
			}
			return strconv.Itoa(int(r.Away))
		},
		set: func(r *Rules, s string) error {
			if s == "none" {
				r.Away = NoAway
				return nil
			}
			f, err := parseCount(s)
			if err != nil || f < 1 {
				return errValue
			}
			r.Away = Face(f)
			return nil
		},
		json: func(r *Rules) any {
			if r.Away == NoAway {
				return nil
			}
			return int(r.Away)
		},
	},
	wordOption("bottoms", bottomsNames, "dice that may be turned over: of a throw unseen or seen, or all at the end", func(r *Rules) *Bottoms { return &r.Bottoms }),
	{
		key: "progressive", values: "off, every, stairs, or ceilings like 0,2,4", words: []string{"off", "every", "stairs"}, about: "the highest score that can win each round",
		get:  func(r *Rules) string { return r.Progressive.String() },
		set:  func(r *Rules, s string) (err error) { r.Progressive, err = ParseProgressive(s); return err },
		json: func(r *Rules) any { return r.Progressive.String() },
	},
	wordOption("ties", tiesNames, "who plays on after a tie that is not at zero; with split, nobody", func(r *Rules) *Ties { return &r.Ties }),
	intOption("zero_ante", "a number of antes, 0 to 1000", "what everyone pays for each zero", func(r *Rules) *int { return &r.ZeroAnte }),
	intOption("tie_ante", "a number of antes, 0 to 1000", "what is paid at a tie that is played off", func(r *Rules) *int { return &r.TieAnte }),
	wordOption("tie_payers", tiePayersNames, "who pays at a tie: everyone in, or the tied", func(r *Rules) *TiePayers { return &r.TiePayers }),
	boolOption("cutoff", "a turn that can no longer win or tie ends at once", func(r *Rules) *bool { return &r.Cutoff }),
	wordOption("moon", moonNames, "all dice on the highest face win: thrown at once, or kept over the turn", func(r *Rules) *Moon { return &r.Moon }),
	boolOption("high", "the highest score wins", func(r *Rules) *bool { return &r.High }),
	boolOption("pass", "a throw may be passed; of the next at least two are kept", func(r *Rules) *bool { return &r.Pass }),
	boolOption("must_keep_away", "thrown away dice must be kept", func(r *Rules) *bool { return &r.MustKeepAway }),
}

// errValue says that a value is none that the option takes; the caller adds
// which option and what it takes.
var errValue = Errorf("%w: unknown value", ErrRules)

// parseCount reads a number that is written as the canonical text writes it.
func parseCount(s string) (int, error) {
	n, err := strconv.Atoi(s)
	if err != nil || strconv.Itoa(n) != s {
		return 0, errValue
	}
	return n, nil
}

func intOption(key, values, about string, field func(*Rules) *int) option {
	return option{
		key: key, values: values, about: about,
		get: func(r *Rules) string { return strconv.Itoa(*field(r)) },
		set: func(r *Rules, s string) error {
			n, err := parseCount(s)
			if err != nil {
				return err
			}
			*field(r) = n
			return nil
		},
		json: func(r *Rules) any { return *field(r) },
	}
}

func boolOption(key, about string, field func(*Rules) *bool) option {
	return option{
		key: key, values: "true or false", words: []string{"true", "false"}, about: about,
		get: func(r *Rules) string { return strconv.FormatBool(*field(r)) },
		set: func(r *Rules, s string) error {
			if s != "true" && s != "false" {
				return errValue
			}
			*field(r) = s == "true"
			return nil
		},
		json: func(r *Rules) any { return *field(r) },
	}
}

func wordOption[T ~uint8](key string, words names, about string, field func(*Rules) *T) option {
	return option{
		key: key, values: strings.Join(words, ", "), words: words, about: about,
		get: func(r *Rules) string { return words.of(int(*field(r))) },
		set: func(r *Rules, s string) error {
			i := slices.Index(words, s)
			if i < 0 {
				return errValue
			}
			*field(r) = T(i)
			return nil
		},
		json: func(r *Rules) any { return words.of(int(*field(r))) },
	}
}
