package evening_test

import (
	"fmt"

	"threesaway/evening"
	"threesaway/texts"
)

// A front end asks what the stage says, and tells what an answer brought about.
func Example() {
	e := evening.New(nil, nil)
	for _, answer := range []string{"Ana, Bob, Cara", "", "0.50 EUR", "Ana", "", "7", "7", "9", "5", "0"} {
		if err := e.Answer(answer); err != nil {
			panic(err)
		}
		for _, event := range e.Events() {
			fmt.Println(event.Text(texts.Printer{}, e.Course().Header))
		}
	}
	if err := e.Answer("99"); err != nil {
		fmt.Println(err)
	}
	e.Undo()
	fmt.Println(e.Stage() == evening.Throw, e.Course().State.Pot())
	// Output:
	// Everyone pays 1 ante; 3 antes in the pot.
	// Ana: 7.
	// Bob: 7.
	// Cara: 9.
	// A tie at 7: Ana and Bob. Everyone in pays 1 ante; 6 antes in the pot. All play again.
	// Ana: 5.
	// Bob: 0.
	// A perfect score: everyone in pays 1 ante; 9 antes in the pot.
	// total: 99: 5 dice cannot count that
	// true 6
}
