package tables

import "threesaway/solver"

// SectionSummary says what the part of a table for one goal holds.
type SectionSummary struct {
	// Goal is the goal that the part answers.
	Goal solver.Goal
	// Values is the number of positions that have a value, those with no dice
	// left among them.
	Values int
}

// Summary says what each part of the table holds, in the order of the file.
func (t *Table) Summary() []SectionSummary {
	list := make([]SectionSummary, len(t.sections))
	for i := range t.sections {
		list[i] = SectionSummary{t.sections[i].goal, t.sections[i].block.cells()}
	}
	return list
}
