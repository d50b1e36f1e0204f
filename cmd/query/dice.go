package main

import (
	"strconv"
	"strings"

	"threesaway/engine"
	"threesaway/internal/cli"
)

// parseDice reads the roll from the arguments: one face an argument, or faces
// run together (33561) where every face is one digit. Commas may stand between
// faces.
func parseDice(r engine.Rules, args []string) (engine.Roll, error) {
	faces, err := parseFaces(r, args)
	if err != nil {
		return engine.Roll{}, cli.Misuse(engine.Errorf("DICE: %w", err))
	}
	if len(faces) == 0 {
		return engine.Roll{}, cli.Misusef("DICE: name the dice you have thrown, such as 3 3 5 6 1")
	}
	roll, err := engine.NewRoll(faces...)
	if err != nil {
		return engine.Roll{}, cli.Misuse(engine.Errorf("DICE: %w", err))
	}
	return roll, nil
}

func parseFaces(r engine.Rules, args []string) ([]engine.Face, error) {
	var faces []engine.Face
	for _, arg := range args {
		for word := range strings.FieldsFuncSeq(arg, func(c rune) bool { return c == ',' || c == ' ' }) {
			parts := []string{word}
			if r.Sides <= 9 {
				parts = strings.Split(word, "")
			}
			for _, part := range parts {
				f, err := strconv.Atoi(part)
				if err != nil || f < 1 || f > r.Sides {
					return nil, engine.Errorf("%q: the faces of the dice are 1 to %d", word, r.Sides)
				}
				faces = append(faces, engine.Face(f))
			}
		}
	}
	return faces, nil
}
