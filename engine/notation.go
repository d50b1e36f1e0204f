package engine

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
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

// Set changes one option, given as "key=value". It fails with [ErrRules] on an
// unknown key or a value that the option does not take, and then changes
// nothing. It does not check how options go together; [Rules.Validate] does.
func (r *Rules) Set(setting string) error {
	key, value, ok := strings.Cut(setting, "=")
	if !ok {
		return Errorf("%w: %q: must be key=value", ErrRules, setting)
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
			return Errorf("%w: %s=%s: must be %s", ErrRules, key, value, o.takes())
		}
		if err != nil {
			return err
		}
		*r = changed
		return nil
	}
	return Errorf("%w: unknown option %q: the options are %s", ErrRules, key, strings.Join(known, ", "))
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
			return Rules{}, Errorf("%w: option %q is set twice", ErrRules, key)
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
			return Rules{}, Errorf("%w: %q: must be key=value", ErrRules, word)
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
// does not name are those of [ThreesAway]; null leaves the rules alone. It fails
// with [ErrRules] on an unknown option, one that is there twice, a value that the
// option does not take, and rules that are not valid; r is then unchanged.
func (r *Rules) UnmarshalJSON(data []byte) error {
	if string(bytes.TrimSpace(data)) == "null" {
		return nil // as is usual in encoding/json
	}
	d := json.NewDecoder(bytes.NewReader(data))
	d.UseNumber()
	if t, err := d.Token(); err != nil || t != json.Delim('{') {
		return Errorf("%w: must be a JSON object of options", ErrRules)
	}
	read := ThreesAway()
	seen := map[string]bool{}
	for d.More() {
		var value any
		key, err := d.Token()
		if err == nil {
			err = d.Decode(&value)
		}
		if err != nil {
			return Errorf("%w: %w", ErrRules, err)
		}
		name := fmt.Sprint(key)
		if seen[name] {
			return Errorf("%w: option %q is there twice", ErrRules, name)
		}
		seen[name] = true
		if err := read.setJSON(name, value); err != nil {
			return err
		}
	}
	if _, err := d.Token(); err != nil {
		return Errorf("%w: %w", ErrRules, err)
	}
	if _, err := d.Token(); !errors.Is(err, io.EOF) {
		return Errorf("%w: something follows the JSON object", ErrRules)
	}
	if err := read.Validate(); err != nil {
		return err
	}
	*r = read
	return nil
}

// setJSON changes one option to a value as JSON has it: a number, a truth value, a
// word or null, whichever the option is written as.
func (r *Rules) setJSON(key string, value any) error {
	text := fmt.Sprint(value)
	if value == nil {
		text = "none"
	}
	if err := r.Set(key + "=" + text); err != nil {
		return err
	}
	for _, o := range options {
		if o.key != key {
			continue
		}
		var ok bool
		switch o.json(r).(type) {
		case nil:
			ok = value == nil
		case int:
			_, ok = value.(json.Number)
		case bool:
			_, ok = value.(bool)
		case string:
			_, ok = value.(string)
		}
		if !ok {
			return Errorf("%w: %s: %v is of the wrong type: must be %s", ErrRules, key, value, o.takes())
		}
	}
	return nil
}
