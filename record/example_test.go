package record_test

import (
	"fmt"
	"strings"

	"threesaway/engine"
	"threesaway/record"
)

// A record written by hand is read, and every move is checked.
func ExampleParse() {
	r, err := record.Parse("game Ana, Bob\nAna: 13356 > 33, 124 > 1, 26 > 2, 4 > 4\nBob: 9\n")
	if err != nil {
		panic(err)
	}
	game := r.Games()[0]
	state := game.State()
	for _, player := range state.Winners() {
		fmt.Printf("%s wins a pot of %d\n", game.Header().Name(player), state.Pot())
	}
	fmt.Print(r)
	_, err = record.Parse("game Ana, Bob\nAna: 13356 > 4")
	fmt.Println(err)
	// Output:
	// Ana wins a pot of 2
	// record 1
	//
	// rules threes-away
	// game Ana, Bob
	// Ana: 1 3 3 5 6 > 3 3, 1 2 4 > 1, 2 6 > 2, 4 > 4 = 7
	// Bob: = 9
	// line 2, column 14: illegal keep: the roll 1 3 3 5 6 does not show 4
}

// A front end appends every move to a file as it is made, and goes on with the
// file later.
func ExampleWriter() {
	var file strings.Builder
	w, err := record.NewWriter(&file)
	if err != nil {
		panic(err)
	}
	err = w.Start(record.Header{Rules: engine.ThreesAway(), Players: 2, Names: []string{"Ana", "Bob"}})
	if err != nil {
		panic(err)
	}
	if err := w.Score(7); err != nil {
		panic(err)
	}
	read, err := record.Parse(file.String())
	if err != nil {
		panic(err)
	}
	roll, _ := engine.NewRoll(1, 3, 3, 5, 6)
	if err := record.Continue(&file, read).Throw(roll); err != nil {
		panic(err)
	}
	fmt.Println(file.String())
	// Output:
	// record 1
	//
	// rules threes-away
	// game Ana, Bob
	// Ana: = 7
	// Bob: 1 3 3 5 6
}
