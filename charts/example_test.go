package charts_test

import (
	"fmt"

	"threesaway/charts"
	"threesaway/engine"
	"threesaway/solver"
)

// The data of a chart are plain values, for a front end to draw as it likes.
func ExampleNewScores() {
	rules := engine.ThreesAway()
	pos := engine.Opening(rules, 2)
	policy, _ := solver.Solve(rules, solver.Low(), pos)
	c, _ := charts.NewScores(policy, pos)
	fmt.Printf("mean %.6f, standard deviation %.4f\n", c.Mean, c.StdDev)
	fmt.Printf("a 0 with probability %.4f\n", c.Chances[0])
	// Output:
	// mean 6.253979, standard deviation 3.3890
	// a 0 with probability 0.0103
}

func ExampleScores_Text() {
	rules, _ := engine.ParseRules("dice=1")
	pos := engine.Opening(rules, 2)
	policy, _ := solver.Solve(rules, solver.Low(), pos)
	c, _ := charts.NewScores(policy, pos)
	fmt.Print(c.Text(charts.Labels{Title: "One die", X: "score", Y: "%", Mean: "mean 3.00", StdDev: "standard deviation 2.16"}, charts.ASCII))
	// Output:
	// One die
	//
	// score; %
	// 0  16.67   ####################################################################
	// 1  16.67 : ####################################################################
	// 2  16.67 : ####################################################################
	// 3   0.00 *
	// 4  16.67 : ####################################################################
	// 5  16.67 : ####################################################################
	// 6  16.67   ####################################################################
	//
	// mean 3.00, standard deviation 2.16
}

func ExampleNewStrategy() {
	rules := engine.ThreesAway()
	pos := engine.Opening(rules, 2)
	policy, _ := solver.Solve(rules, solver.Win(), pos)
	c, _ := charts.NewStrategy(policy, pos)
	fmt.Println(c.Groups[4]) // four dice show 3
	// Output: [33331| 33332| 3333|4 3333|5 3333|6]
}
