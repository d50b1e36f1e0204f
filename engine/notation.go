package engine

import (
	"bytes"
	"crypto/sha256"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"
)

// String returns the canonical text of the rules: every option as key=value, in
// a fixed order, separated by blanks. [ParseRules] reads it back.
func (r Rules) String() string {
	parts := make([]string, len(options))
	for i, o := range options {
		parts[i] = o.key + "=" + o.get(&r)
	}
	return strings.Join(parts, " ")
}

// Describe returns a short text for people: the name of the preset that the rules
// are, or the options that differ from the standard game, such as "threes-away
// ties=split". [ParseRules] reads it back.
func (r Rules) Describe() string {
	for _, p := range presets {
		if p.rules == r {
			return p.name
		}
	}
	standard := presets[0]
	parts := []string{standard.name}
	for _, o := range options {
		if v := o.get(&r); v != o.get(&standard.rules) {
			parts = append(parts, o.key+"="+v)
		}
	}
	return strings.Join(parts, " ")
}

// Hash returns the SHA-256 of the canonical text.
func (r Rules) Hash() [sha256.Size]byte { return sha256.Sum256([]byte(r.String())) }

// Set changes one option, given as "key=value". It fails with [ErrRules] on an
// unknown key or a value that the option does not take, and then changes
// nothing. It does not check how options go together; [Rules.Validate] does.
func (r *Rules) Set(setting string) error {
	key, value, ok := strings.Cut(setting, "=")
	if !ok {
		return fmt.Errorf("%w: %q: must be key=value", ErrRules, setting)
	}
	known := make([]string, len(options))
	for i, o := range options {
		if o.key != key {
			known[i] = o.key
			continue
		}
		changed := *r
		err := o.set(&changed, value)
		if errors.Is(err, errValue) {
			return fmt.Errorf("%w: %s=%s: must be %s", ErrRules, key, value, o.values)
		}
		if err != nil {
			return err
		}
		*r = changed
		return nil
	}
	return fmt.Errorf("%w: unknown option %q: the options are %s", ErrRules, key, strings.Join(known, ", "))
}

// ParseRules reads rules from text: an optional name of a preset, then key=value
// settings, separated by blanks. Without a preset the settings change
// [ThreesAway]. It fails with [ErrRules] on an unknown word, a setting given
// twice, or rules that are not valid.
func ParseRules(text string) (Rules, error) {
	r := ThreesAway()
	seen := map[string]bool{}
	for i, word := range strings.Fields(text) {
		key, _, isSetting := strings.Cut(word, "=")
		switch {
		case isSetting && seen[key]:
			return Rules{}, fmt.Errorf("%w: option %q is set twice", ErrRules, key)
		case isSetting:
			seen[key] = true
			if err := r.Set(word); err != nil {
				return Rules{}, err
			}
		case i == 0:
			var err error
			if r, err = Preset(word); err != nil {
				return Rules{}, err
			}
		default:
			return Rules{}, fmt.Errorf("%w: %q: must be key=value", ErrRules, word)
		}
	}
	if err := r.Validate(); err != nil {
		return Rules{}, err
	}
	return r, nil
}

// MarshalJSON writes every option, in canonical order, as a JSON object: numbers
// and booleans as such, words as strings, and an away face that does not exist
// as null.
func (r Rules) MarshalJSON() ([]byte, error) {
	var b bytes.Buffer
	b.WriteByte('{')
	for i, o := range options {
		if i > 0 {
			b.WriteByte(',')
		}
		value, err := json.Marshal(o.json(&r))
		if err != nil {
			return nil, err
		}
		fmt.Fprintf(&b, "%q:%s", o.key, value)
	}
	b.WriteByte('}')
	return b.Bytes(), nil
}

// UnmarshalJSON reads what [Rules.MarshalJSON] writes. Options that the object
// does not name are those of [ThreesAway]. It fails with [ErrRules] on an unknown
// option, a value that the option does not take, and rules that are not valid;
// r is then unchanged.
func (r *Rules) UnmarshalJSON(data []byte) error {
	var fields map[string]json.RawMessage
	if err := json.Unmarshal(data, &fields); err != nil {
		return fmt.Errorf("%w: %w", ErrRules, err)
	}
	read := ThreesAway()
	for _, key := range slices.Sorted(maps.Keys(fields)) {
		var value any
		d := json.NewDecoder(bytes.NewReader(fields[key]))
		d.UseNumber()
		if err := d.Decode(&value); err != nil {
			return fmt.Errorf("%w: %s: %w", ErrRules, key, err)
		}
		switch value.(type) {
		case nil:
			value = "none"
		case string, bool, json.Number:
		default:
			return fmt.Errorf("%w: %s: must be a word, a number, true or false", ErrRules, key)
		}
		if err := read.Set(fmt.Sprintf("%s=%v", key, value)); err != nil {
			return err
		}
	}
	if err := read.Validate(); err != nil {
		return err
	}
	*r = read
	return nil
}
