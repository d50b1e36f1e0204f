package engine_test

import (
	"errors"
	"fmt"

	"threesaway/engine"
)

func ExampleNewRoll() {
	roll, err := engine.NewRoll(6, 3, 3)
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Printf("%s: roll %d of %d, thrown in %d ways\n", roll, roll.Index(), engine.RollCount(3, 6), roll.Ways())
	for _, keep := range engine.ThreesAway().Keeps(roll) {
		fmt.Println("keep", keep)
	}
	// Output:
	// 3 3 6: roll 40 of 56, thrown in 3 ways
	// keep 3 3 6
	// keep 3 3
	// keep 3 6
	// keep 3
	// keep 6
}

func ExampleTurn() {
	pos := engine.Opening(engine.ThreesAway(), 2)
	pos.Seat, pos.ScoreToBeat, pos.Holders = 2, 4, 1 // the player before has scored 4
	turn, err := engine.NewTurn(engine.ThreesAway(), pos)
	if err != nil {
		fmt.Println(err)
		return
	}
	throw := func(faces ...engine.Face) {
		roll, err := engine.NewRoll(faces...)
		fmt.Println("throw", roll, errors.Join(err, turn.Throw(roll)))
	}
	keep := func(faces ...engine.Face) {
		keep, err := engine.NewKeep(faces...)
		err = errors.Join(err, turn.Keep(keep))
		fmt.Printf("keep %s: %v, total %d, dice left %d\n", keep, err, turn.Total(), turn.Left())
	}
	throw(3, 6, 1, 3, 5)
	keep(3, 3)
	throw(4, 2, 2)
	keep(3)    // is not there, so nothing changes
	keep(2, 2) // equal to the score to beat: the turn goes on
	throw(6)
	keep(6)
	fmt.Println("done:", turn.Done(), "cut off:", turn.CutOff())
	// Output:
	// throw 1 3 3 5 6 <nil>
	// keep 3 3: <nil>, total 0, dice left 3
	// throw 2 2 4 <nil>
	// keep 3: illegal keep: the roll 2 2 4 does not show 3, total 0, dice left 3
	// keep 2 2: <nil>, total 4, dice left 1
	// throw 6 <nil>
	// keep 6: <nil>, total 10, dice left 0
	// done: true cut off: false
}

func ExampleRules_Decisions() {
	rules, err := engine.ParseRules("bottoms=throw pass=true")
	if err != nil {
		fmt.Println(err)
		return
	}
	roll, err := engine.NewRoll(2, 6)
	if err != nil {
		fmt.Println(err)
		return
	}
	for _, decision := range rules.Decisions(roll, false) {
		fmt.Println(decision)
	}
	// Output:
	// 2 6
	// 2
	// 6
	// turn over 2 6, keep 1 5
	// turn over 2 6, keep 1
	// turn over 2 6, keep 5
	// pass
	// turn over 2 6, pass
}

func ExampleGame() {
	game, err := engine.NewGame(engine.ThreesAway(), 3)
	if err != nil {
		fmt.Println(err)
		return
	}
	for _, score := range []int{0, 9, 0, 7, 5} { // players 1 and 3 tie at zero, and play it off
		player, _ := game.Player()
		err := game.Score(score)
		fmt.Printf("player %d scores %d: %v, in the pot %d\n", player, score, err, game.Pot())
	}
	fmt.Println("won by", game.Winners(), "who gains", game.Net(3))
	// Output:
	// player 1 scores 0: <nil>, in the pot 6
	// player 2 scores 9: <nil>, in the pot 6
	// player 3 scores 0: <nil>, in the pot 12
	// player 1 scores 7: <nil>, in the pot 12
	// player 3 scores 5: <nil>, in the pot 12
	// won by [3] who gains 8
}

func ExampleParseRules() {
	rules, err := engine.ParseRules("ties=split zero_ante=0")
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(rules.Describe())
	fmt.Println(rules)

	_, err = engine.ParseRules("high=true moon=turn")
	fmt.Println(errors.Is(err, engine.ErrRules))
	// Output:
	// tripps
	// dice=5 sides=6 away=3 bottoms=off progressive=off ties=split zero_ante=0 tie_ante=1 tie_payers=in cutoff=true moon=off high=false pass=false must_keep_away=false
	// true
}

// A position is one line of text, for a log, a test or a batch of questions.
func ExampleParsePosition() {
	rules := engine.ThreesAway()
	n, err := engine.ParsePosition(rules, "players=4 beat=7 seat=3 kept=3,1 roll=2,5,6")
	if err != nil {
		panic(err)
	}
	fmt.Printf("%d left, total %d, thrown %s\n", n.Position.Left, n.Position.Total, n.Roll)
	fmt.Println(n.Text(rules))
	fmt.Println(n.Position.Notation(rules))
	_, err = engine.ParsePosition(rules, "players=4 beat=31")
	fmt.Println(err)
	// Output:
	// 3 left, total 1, thrown 2 5 6
	// players=4 seat=3 beat=7 kept=1,3 roll=2,5,6
	// players=4 seat=3 beat=7 left=3 total=1
	// column 11: beat: 31: must be 0 to 30
}
