package solver_test

import (
	"fmt"

	"threesaway/engine"
	"threesaway/solver"
)

// What the first of three players should keep, and what the next best choice
// would cost.
func ExampleAdvise() {
	rules := engine.ThreesAway()
	pos := engine.Opening(rules, 3)
	solution, err := solver.Solve(rules, solver.Win(), pos)
	if err != nil {
		fmt.Println(err)
		return
	}
	roll, err := engine.NewRoll(1, 3, 3, 5, 6)
	if err != nil {
		fmt.Println(err)
		return
	}
	advice, err := solver.Advise(solution, pos, roll)
	if err != nil {
		fmt.Println(err)
		return
	}
	for _, o := range advice.Options[:2] {
		fmt.Printf("keep %s: %.4f, gives up %.4f\n", o.Decision, o.Value, o.Loss)
	}
	// Output:
	// keep 3 3: 0.3985, gives up 0.0000
	// keep 1 3 3: 0.3730, gives up 0.0255
}

// Any policy can be evaluated, exactly.
func ExampleScores() {
	rules := engine.ThreesAway()
	scores, err := solver.Scores(rules, solver.ThreesElseLowest(rules), engine.Opening(rules, 2))
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(scores.Mean().FloatString(6))
	// Output: 6.804025
}

// A utility over final scores is all that a goal of one turn needs: here, to end
// with an even score.
func ExampleTurn_Solve() {
	turn, err := solver.NewTurn(engine.ThreesAway())
	if err != nil {
		fmt.Println(err)
		return
	}
	utility := make([]float64, turn.Rules().MaxScore()+1)
	for score := range utility {
		if score%2 == 0 {
			utility[score] = 1
		}
	}
	solution, err := turn.Solve(utility)
	if err != nil {
		fmt.Println(err)
		return
	}
	value, err := solution.Value(engine.Opening(turn.Rules(), 2))
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Printf("%.4f\n", value)
	// Output: 0.9807
}

// What the most often quoted rule of thumb gives up against perfect players.
func ExampleEvaluate() {
	r := engine.ThreesAway()
	pos := engine.Opening(r, 2)
	s, err := solver.Solve(r, solver.Win(), pos)
	if err != nil {
		fmt.Println(err)
		return
	}
	e, err := solver.Evaluate(s, solver.ThreesElseLowest(r), pos)
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Printf("seat 1: %.4f instead of %.4f\n", e.Values[0], e.Optimal[0])
	fmt.Printf("seat 2: %.4f instead of %.4f\n", e.Values[1], e.Optimal[1])
	// Output:
	// seat 1: 0.4187 instead of 0.4730
	// seat 2: 0.4460 instead of 0.5270
}

// Why not keep the 1 as well?
func ExampleExplain() {
	r := engine.ThreesAway()
	pos := engine.Opening(r, 2)
	s, err := solver.Solve(r, solver.Win(), pos)
	if err != nil {
		fmt.Println(err)
		return
	}
	roll, err := engine.NewRoll(3, 3, 5, 6, 1)
	if err != nil {
		fmt.Println(err)
		return
	}
	advice, err := solver.Advise(s, pos, roll)
	if err != nil {
		fmt.Println(err)
		return
	}
	e, err := solver.Explain(s, advice)
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Printf("%s rather than %s (%s): won %+.4f, tied %+.4f\n",
		e.Best.Decision, e.Alternative.Decision, e.Tempting, e.Win, e.Tie)
	// Output: 3 3 rather than 1 3 3 (one-more): won +0.0193, tied -0.0024
}
