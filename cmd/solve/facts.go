package main

import (
	"fmt"
	"io"
	"unicode/utf8"
)

// printFacts prints lines of a name and what it stands for, in two columns.
func printFacts(w io.Writer, lines [][2]string) error {
	width := 0
	for _, line := range lines {
		width = max(width, utf8.RuneCountInString(line[0]))
	}
	for _, line := range lines {
		if _, err := fmt.Fprintf(w, "%-*s %s\n", width, line[0], line[1]); err != nil {
			return err
		}
	}
	return nil
}
