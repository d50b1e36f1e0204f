package tables_test

import (
	"context"
	"fmt"

	"threesaway/engine"
	"threesaway/solver"
	"threesaway/tables"
)

func ExampleStandard() {
	table, err := tables.Standard()
	if err != nil {
		fmt.Println(err)
		return
	}
	win, err := table.Solution(solver.Win(), engine.Opening(table.Rules(), 2))
	if err != nil {
		fmt.Println(err)
		return
	}
	roll, err := engine.NewRoll(1, 3, 3, 5, 6)
	if err != nil {
		fmt.Println(err)
		return
	}
	first := engine.Opening(table.Rules(), 2)
	decision, err := win.Decide(first, roll)
	if err != nil {
		fmt.Println(err)
		return
	}
	chance, err := win.Value(first)
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Printf("first of two players, chance to win the pot %.6f\n", chance)
	fmt.Printf("roll %s: keep %s\n", roll, decision)
	// Output:
	// first of two players, chance to win the pot 0.473016
	// roll 1 3 3 5 6: keep 3 3
}

func ExampleBuild() {
	rules, err := engine.ParseRules("dice=2")
	if err != nil {
		fmt.Println(err)
		return
	}
	table, err := tables.Build(context.Background(), rules, tables.Scope{Players: 2}, nil)
	if err != nil {
		fmt.Println(err)
		return
	}
	data, err := table.Encode() // the bytes of a table file
	if err != nil {
		fmt.Println(err)
		return
	}
	again, err := tables.Decode(data)
	if err != nil {
		fmt.Println(err)
		return
	}
	for _, s := range again.Summary() {
		fmt.Println(s.Part)
	}
	low, err := again.Solution(solver.Low(), engine.Position{})
	if err != nil {
		fmt.Println(err)
		return
	}
	value, err := low.Value(engine.Position{Left: 2})
	fmt.Printf("two dice: %.4f pips expected, %v\n", value, err)
	// Output:
	// low
	// beat tie=0
	// beat tie=1/2
	// beat tie=1
	// win for 2 players
	// two dice: 4.3889 pips expected, <nil>
}

func ExampleVerify() {
	rules, err := engine.ParseRules("dice=1")
	if err != nil {
		fmt.Println(err)
		return
	}
	table, err := tables.Build(context.Background(), rules, tables.Scope{Goals: []solver.Goal{solver.Low()}}, nil)
	if err != nil {
		fmt.Println(err)
		return
	}
	report, err := tables.Verify(context.Background(), table)
	fmt.Printf("%d values and %d keeps are right, %v\n", report.Values, report.Choices, err)
	// Output:
	// 2 values and 6 keeps are right, <nil>
}
