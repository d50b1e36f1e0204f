package main

import (
	"errors"
	"fmt"
	"strings"
)

// errRefused marks a licence that nothing may be linked under.
var errRefused = errors.New("licence refused")

// licences are the licences that may be linked, by their SPDX names, with words that
// each has and no other of the list.
var licences = []struct{ name, words string }{
	{"Apache-2.0", "apache license version 2 0 january 2004"},
	{"BSD", "redistribution and use in source and binary forms with or without modification are permitted"},
	{"CC-BY-4.0", "creative commons attribution 4 0"},
	{"ISC", "permission to use copy modify and or distribute this software for any purpose with or without fee is hereby granted"},
	{"MIT", "permission is hereby granted free of charge to any person obtaining a copy of this software"},
	{"OFL-1.1", "sil open font license version 1 1 26 february 2007"},
	{"Unlicense", "this is free and unencumbered software released into the public domain"},
}

// refused are words of licences that ask for more than to be passed on.
var refused = []string{
	"general public license", "gnu lesser", "gnu affero", "mozilla public", "eclipse public", "european union public", "common development",
	"server side public", "business source", "commons clause", "sharealike", "share alike", "noncommercial", "noderiv",
}

// freetype is how a text begins that lets one choose the FreeType License.
const freetype = "use of the freetype go software is subject to your choice of exactly one of the following two licenses the freetype license"

// identify returns the SPDX names of the licences that a text holds. It fails, with
// errRefused, on one that is not known, or asks for more than to be passed on.
func identify(text string) ([]string, error) {
	words := plain(text)
	if strings.HasPrefix(words, freetype) {
		return []string{"FTL"}, nil
	}
	for _, r := range refused {
		if strings.Contains(words, r) {
			return nil, fmt.Errorf("%w: %q", errRefused, r)
		}
	}
	var names []string
	for _, l := range licences {
		if !strings.Contains(words, l.words) {
			continue
		}
		name := l.name
		if name == "BSD" {
			name = "BSD-2-Clause"
			if strings.Contains(words, "may be used to endorse or promote products") {
				name = "BSD-3-Clause"
			}
		}
		names = append(names, name)
	}
	if names == nil {
		return nil, fmt.Errorf("%w: not one that is known: %.60q", errRefused, words)
	}
	return names, nil
}

// plain returns the words of a text in lower case, separated by single blanks.
func plain(text string) string {
	return strings.Join(strings.FieldsFunc(strings.ToLower(text), func(c rune) bool {
		return (c < 'a' || c > 'z') && (c < '0' || c > '9')
	}), " ")
}
