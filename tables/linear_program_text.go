package tables

import (
	"context"
	"math/big"
	"strconv"
	"strings"

	"threesaway/engine"
)

// placeName returns the name of the value of a place.
func (p *linearProgram) placeName(pos engine.Position) string {
	name := "v_" + strconv.Itoa(pos.Left)
	if !p.adds() {
		name += "_" + strconv.Itoa(pos.Total)
	}
	if p.rules.Bottoms == engine.BottomsTurn {
		name += "_" + strconv.Itoa(pos.Bottom)
	}
	if pos.Passed {
		name += "_passed"
	}
	return name
}

// rollName returns the name of the value of a roll at a place.
func (p *linearProgram) rollName(pos engine.Position, roll engine.Roll) string {
	return "r" + strings.TrimPrefix(p.placeName(pos), "v") + "." + strings.ReplaceAll(roll.String(), " ", "_")
}

func (p *linearProgram) moveName(m move) string {
	if m.over {
		return "s_" + strconv.Itoa(m.score)
	}
	return p.placeName(m.to)
}

const moonName = "moon"

// print writes the program.
func (p *linearProgram) print(ctx context.Context, r engine.Rules) error {
	p.w.printf("\\ One turn of Threes Away: the optimum is the value of the position.\n")
	p.w.printf("\\ rules: %s\n\\ goal: %s\n\\ position: %s\n", r, p.goal, p.start.Notation(p.rules))
	direction, order := "Minimize", ">="
	if p.goal.LessIsBetter(p.rules) {
		direction, order = "Maximize", "<="
	}
	p.w.printf("%s\n value\nSubject To\n", direction)
	p.w.printf(" value - %s = %d\n", p.placeName(p.first()), p.start.Total-p.first().Total)
	for _, pos := range p.places {
		if err := ctx.Err(); err != nil {
			return err
		}
		p.printPlace(pos, order)
	}
	p.printFinals()
	p.w.printf("End\n")
	return p.w.err
}

// printPlace writes that a place is worth the mean of its rolls, and that a roll is
// worth no less than what each decision leads to.
func (p *linearProgram) printPlace(pos engine.Position, order string) {
	p.term(" " + power(p.rules.Sides, pos.Left).String() + " " + p.placeName(pos))
	for roll := range engine.Rolls(pos.Left, p.rules.Sides) {
		p.term(" - " + strconv.FormatInt(roll.Ways(), 10) + " " + p.rollName(pos, roll))
	}
	p.endRow("= 0")
	for roll := range engine.Rolls(pos.Left, p.rules.Sides) {
		name := p.rollName(pos, roll)
		if p.onTheSpot(pos, roll) {
			p.w.printf(" %s - %s = 0\n", name, moonName)
			continue
		}
		for _, m := range p.moves(pos, roll) {
			p.w.printf(" %s - %s %s %d\n", name, p.moveName(m), order, m.pips)
		}
	}
}

// printFinals writes what final scores are worth.
func (p *linearProgram) printFinals() {
	fix := func(name string, worth *big.Rat) { p.w.printf(" %s %s = %s\n", worth.Denom(), name, worth.Num()) }
	for score, worth := range p.final {
		if p.used[score] {
			fix("s_"+strconv.Itoa(score), worth)
		}
	}
	for _, pos := range p.places {
		for roll := range engine.Rolls(pos.Left, p.rules.Sides) {
			if p.onTheSpot(pos, roll) {
				fix(moonName, p.moon)
				return
			}
		}
	}
}

// term writes a term of a row, on a new line where the line would be long.
func (p *linearProgram) term(text string) {
	const longest = 100
	if p.width+len(text) > longest {
		p.w.printf("\n ")
		p.width = 1
	}
	p.w.printf("%s", text)
	p.width += len(text)
}

// endRow writes the end of a row of terms.
func (p *linearProgram) endRow(text string) {
	p.w.printf(" %s\n", text)
	p.width = 0
}
