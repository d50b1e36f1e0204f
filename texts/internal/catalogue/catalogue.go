// Package catalogue reads the file of texts and compiles it to Go.
package catalogue

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"go/format"
	"maps"
	"slices"
	"strings"
)

// Languages are the languages of the file, in the order of their constants in
// package texts.
var languages = [...]string{"en", "ro", "de"}

// Languages returns the codes of the languages, in the order of their constants
// in package texts.
func Languages() []string { return slices.Clone(languages[:]) }

// File is the file of texts.
type File struct {
	// Texts are looked up by key, such as "advice.keep".
	Texts map[string]Entry `json:"texts"`
	// Errors are looked up by the English format of an error.
	Errors map[string]Entry `json:"errors"`
	// Help is looked up by the English text of a command or a flag.
	Help map[string]Entry `json:"help"`
}

// Entry is one text in every language.
type Entry struct {
	// Plural names the argument whose number chooses the form; empty for a text
	// that has one form. For errors it is the number of the argument, from 1.
	Plural string
	// Forms are the forms of each language, by its code.
	Forms map[string]Forms
}

// Forms are the forms of a text, by plural category of the Unicode CLDR: one,
// few or other. A text that has one form only has other.
type Forms map[string]string

// UnmarshalJSON reads an entry: a text or an object of forms for each language
// code, and the argument under "plural".
func (e *Entry) UnmarshalJSON(data []byte) error {
	var members map[string]json.RawMessage
	if err := json.Unmarshal(data, &members); err != nil {
		return err
	}
	e.Forms = map[string]Forms{}
	for name, value := range members {
		if name == "plural" {
			if err := json.Unmarshal(value, &e.Plural); err != nil {
				return err
			}
			continue
		}
		if !slices.Contains(languages[:], name) {
			return fmt.Errorf("%q is no language of this file", name)
		}
		forms := Forms{}
		var text string
		if json.Unmarshal(value, &text) == nil {
			forms["other"] = text
		} else if err := json.Unmarshal(value, &forms); err != nil {
			return err
		}
		e.Forms[name] = forms
	}
	return nil
}

// Parse reads the file.
func Parse(data []byte) (*File, error) {
	d := json.NewDecoder(bytes.NewReader(data))
	d.DisallowUnknownFields()
	var f File
	if err := d.Decode(&f); err != nil {
		return nil, err
	}
	if d.More() {
		return nil, errors.New("something follows the catalogue")
	}
	return &f, nil
}

// pagePrefix begins the keys of texts that the page writes itself.
const pagePrefix = "page."

// Page returns the texts that the page writes itself, in one language, as a JSON object:
// by key without its prefix either a text, or an object of forms with the argument that
// chooses between them under "plural".
func (f *File) Page(language string) ([]byte, error) {
	list := map[string]any{}
	for key, e := range f.Texts {
		key, ours := strings.CutPrefix(key, pagePrefix)
		switch {
		case !ours:
		case e.Plural == "":
			list[key] = e.Forms[language]["other"]
		default:
			forms := maps.Clone(e.Forms[language])
			forms["plural"] = e.Plural
			list[key] = forms
		}
	}
	var b bytes.Buffer
	w := json.NewEncoder(&b)
	w.SetEscapeHTML(false)
	w.SetIndent("", " ")
	err := w.Encode(list) // with sorted keys
	return b.Bytes(), err
}

// Compile returns the Go source that holds the texts of a file, sorted by key, those
// aside that the page writes itself.
func (f *File) Compile() ([]byte, error) {
	var b bytes.Buffer
	b.WriteString("// Code generated from catalogue.json by go generate; DO NOT EDIT.\n\npackage texts\n")
	for _, section := range []struct {
		name, about string
		entries     map[string]Entry
	}{
		{"textTable", "holds the texts by key", f.Texts},
		{"errorTable", "holds the errors by their English format", f.Errors},
		{"helpTable", "holds the help by its English text", f.Help},
	} {
		fmt.Fprintf(&b, "\n// %s %s.\nvar %[1]s = [...]entry{\n", section.name, section.about)
		for _, key := range slices.Sorted(maps.Keys(section.entries)) {
			if strings.HasPrefix(key, pagePrefix) {
				continue
			}
			e := section.entries[key]
			fmt.Fprintf(&b, "{%q, %q, [...]forms{", key, e.Plural)
			for _, l := range languages {
				forms := e.Forms[l]
				fmt.Fprintf(&b, "\n{%q, %q, %q},", forms["one"], forms["few"], forms["other"])
			}
			b.WriteString("\n}},\n")
		}
		b.WriteString("}\n")
	}
	return format.Source(b.Bytes())
}
