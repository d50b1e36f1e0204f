package review_test

import (
	"fmt"

	"threesaway/engine"
	"threesaway/record"
	"threesaway/review"
	"threesaway/solver"
	"threesaway/tables"
)

// Ana keeps the 1 as well as the threes, and is lucky.
func ExampleOf() {
	evening, err := record.Parse("game Ana, Bob\nAna: 1 3 3 5 6 > 1 3 3, 1 1 > 1 1\nBob: 9\n")
	if err != nil {
		panic(err)
	}
	v, err := review.Of(evening, solver.Win(), func(_ engine.Rules, goal solver.Goal, pos engine.Position) (solver.GameSolution, error) {
		table, err := tables.Standard() // holds the rules of this game
		if err != nil {
			return nil, err
		}
		s, err := table.Solution(goal, pos)
		if err != nil {
			return nil, err
		}
		return s.(solver.GameSolution), nil
	})
	if err != nil {
		panic(err)
	}
	for _, p := range v.Players {
		fmt.Printf("%s: %.4f, luck %+.4f, loss %.4f, luck less loss of scores %+.4f, others %+.4f: %.4f\n",
			p.Name, p.Start, p.Luck, p.Loss, p.LuckLessLoss, p.Others, p.Result)
	}
	for _, m := range v.Mistakes() {
		fmt.Printf("line %d: kept %s instead of %s: gives up %.6f\n", m.Step.Line, m.Step.Played, m.Step.Best, m.Step.Loss)
	}
	// Output:
	// Ana: 0.4730, luck +0.3364, loss 0.0182, luck less loss of scores +0.0000, others +0.2088: 1.0000
	// Bob: 0.5270, luck +0.0000, loss 0.0000, luck less loss of scores -0.2088, others -0.3182: 0.0000
	// line 2: kept 1 3 3 instead of 3 3: gives up 0.018195
}
