package batch_test

import (
	"context"
	"fmt"
	"os"
	"strings"

	"threesaway/batch"
	"threesaway/engine"
	"threesaway/solver"
	"threesaway/tables"
)

func ExampleRun() {
	table, _ := tables.Standard()
	job := batch.Job{Rules: table.Rules(), Goal: solver.Low(), Table: table}
	positions := strings.NewReader(`# two positions and a slip
kept=1,3 roll=2,2,4
{"kept":[1,3],"roll":[2,5,6]}
kept=1,3 roll=2,2,7
`)
	summary, err := batch.Run(context.Background(), job, positions, os.Stdout)
	fmt.Println(summary.Answered, summary.Refused, err)
	// Output:
	// {"schema":1,"line":2,"value_before":6.233796296296297,"keep":[2],"throw_again":2,"value":7.388888888888889}
	// {"schema":1,"line":3,"value_before":6.233796296296297,"keep":[2],"throw_again":2,"value":7.388888888888889}
	// {"schema":1,"line":4,"column":10,"error":"roll: \"7\": must be faces from 1 to 6, such as roll=2,5,6"}
	// 2 1 <nil>
}

func ExampleParseJSON() {
	n, err := batch.ParseJSON(engine.ThreesAway(), `{"players":4,"score_to_beat":7,"kept":[3,1],"roll":[2,5,6]}`)
	fmt.Println(n.Text(engine.ThreesAway()), err)
	_, err = batch.ParseJSON(engine.ThreesAway(), `{"players":40}`)
	fmt.Println(err)
	// Output:
	// players=4 seat=4 beat=7 kept=1,3 roll=2,5,6 <nil>
	// column 2: players: 40: must be 2 to 20
}
