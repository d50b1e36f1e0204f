package main

import (
	"errors"
	"fmt"
	"io"
	"strings"

	"threesaway/engine"
	"threesaway/tables"
	"threesaway/texts"
)

// checkEstimate refuses what is too large for a table, and says what is not.
func checkEstimate(r engine.Rules, scope tables.Scope) (tables.Estimate, error) {
	e, err := scope.Estimate(r)
	if err == nil {
		err = e.Check()
	}
	if !errors.Is(err, tables.ErrTooLarge) {
		return e, err
	}
	var flags []string
	for _, fit := range scope.Fitting(r) {
		switch {
		case fit.Players != scope.Players:
			flags = append(flags, strings.TrimSuffix(fmt.Sprintf("--players 2-%d", fit.Players), "-2"))
		case fit.Pot != scope.Pot:
			flags = append(flags, fmt.Sprintf("--pot %d", fit.Pot))
		default:
			flags = append(flags, fmt.Sprintf("--round %d", fit.Round))
		}
	}
	if len(flags) > 0 {
		err = engine.Errorf("%w; one of these would fit: %s", err, strings.Join(flags, ", "))
	}
	return e, err
}

// printEstimate says what a table takes.
func printEstimate(w io.Writer, p texts.Printer, r engine.Rules, e tables.Estimate) error {
	lines := [][2]string{
		{p.Text("info.rules", nil), r.Describe()},
		{p.Text("info.size", nil), p.Text("estimate.size", texts.Args{"least": p.Count("count.bytes", e.LeastFile), "most": p.Count("count.bytes", e.MostFile)})},
		{p.Text("estimate.memory", nil), p.Text("estimate.less", texts.Args{"bytes": p.Count("count.bytes", e.Memory)})},
		{p.Text("estimate.work", nil), p.Count("count.parts", e.Parts) + ", " + p.Count("count.choices", e.Decisions)},
	}
	return printFacts(w, lines)
}
