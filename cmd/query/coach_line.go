package main

import (
	"slices"
	"strings"
)

// line is a line of text that is being edited.
type line struct {
	text []rune
	at   int // the place of the cursor
}

// String returns the text.
func (l *line) String() string { return string(l.text) }

// insert inserts what is printable of a text at the cursor.
func (l *line) insert(text string) {
	runes := []rune(printable(strings.ReplaceAll(text, "\t", " ")))
	l.text = slices.Insert(l.text, l.at, runes...)
	l.at += len(runes)
}

// key edits the line by a key that is no text. It reports whether the key is one
// that does.
func (l *line) key(name string) bool {
	switch name {
	case "backspace":
		if l.at > 0 {
			l.at--
			l.text = slices.Delete(l.text, l.at, l.at+1)
		}
	case "delete":
		if l.at < len(l.text) {
			l.text = slices.Delete(l.text, l.at, l.at+1)
		}
	case "left":
		l.at = max(0, l.at-1)
	case "right":
		l.at = min(len(l.text), l.at+1)
	case "home", "ctrl+a":
		l.at = 0
	case "end", "ctrl+e":
		l.at = len(l.text)
	case "ctrl+u":
		l.clear()
	default:
		return false
	}
	return true
}

func (l *line) clear() { l.text, l.at = nil, 0 }
