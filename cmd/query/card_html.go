package main

import (
	_ "embed"
	"html/template"
	"io"
)

//go:embed card.html
var cardPage string

// writeHTML writes a card as a page that needs nothing else.
func (s *cardSheet) writeHTML(w io.Writer) error {
	t, err := template.New("card").Parse(cardPage)
	if err != nil {
		return err
	}
	return t.Execute(w, s)
}
