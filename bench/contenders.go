package main

import (
	"fmt"
	"math"
	"math/rand/v2"
	"os"
	"os/exec"
	"time"

	"threesaway/engine"
	"threesaway/solver"
	"threesaway/tables"
)

// The names of what is measured.
const (
	turnC        = "turn in C"
	turnPython   = "turn in Python"
	turnOurs     = "turn"
	winFour      = "win for 2 to 4"
	winAll       = "win for 2 to 8"
	moneyFour    = "money for 4 at 21 pots"
	lookup       = "look-up in the table"
	adviseTable  = "advice from the table"
	adviseSolved = "advice from a solved game"
)

// least returns a measure: of so many runs the least time, divided by how much is done
// in each.
func least(runs, each int, work func() error) func() (float64, error) {
	return func() (float64, error) {
		shortest := time.Duration(math.MaxInt64)
		for range runs {
			begun := time.Now()
			if err := work(); err != nil {
				return 0, err
			}
			shortest = min(shortest, time.Since(begun))
		}
		return float64(shortest.Nanoseconds()) / float64(each), nil
	}
}

// contenders returns what is measured; stop ends the processes among it.
func contenders() (list []*contender, stop func(), err error) {
	var stops []func()
	stop = func() {
		for _, f := range stops {
			f()
		}
	}
	add := func(name string, every int, measure func() (float64, error)) {
		list = append(list, &contender{name, every, measure, math.Inf(1)})
	}
	turn, err := solver.NewTurn(engine.ThreesAway())
	if err != nil {
		return nil, nil, err
	}
	ours, sum, err := turns(turn)
	if err != nil {
		return nil, nil, err
	}
	directory, err := os.MkdirTemp("", "bench")
	if err != nil {
		return nil, nil, err
	}
	stops = append(stops, func() { _ = os.RemoveAll(directory) })
	for _, language := range []struct {
		name, program string
		every         int
		start         func(directory string, sum float64) (*other, error)
	}{{turnC, "gcc", 1, startC}, {turnPython, "python3", 20, startPython}} {
		if _, err := exec.LookPath(language.program); err != nil {
			fmt.Fprintf(os.Stderr, "bench: NOT MEASURED: %s: there is no %s here\n", language.name, language.program)
			continue
		}
		o, err := language.start(directory, sum)
		if err != nil {
			stop()
			return nil, nil, fmt.Errorf("%s: %w", language.name, err)
		}
		stops = append(stops, o.stop)
		add(language.name, language.every, o.measure)
	}
	add(turnOurs, 1, ours)
	if err := addGames(turn, add); err != nil {
		stop()
		return nil, nil, err
	}
	return list, stop, nil
}

// addGames adds what solves games and what asks solved ones.
func addGames(turn *solver.Turn, add func(name string, every int, measure func() (float64, error))) error {
	add(winFour, 2, least(3, 1, func() error {
		_, err := turn.Win(4)
		return err
	}))
	add(winAll, 2, least(3, 1, func() error {
		_, err := turn.Win(8)
		return err
	}))
	win, err := turn.Win(4)
	if err != nil {
		return err
	}
	add(moneyFour, 4, least(3, 1, func() error { return allPots(win) }))

	const asked = 4096
	questions, err := randomQuestions(asked)
	if err != nil {
		return err
	}
	standard, err := tables.Standard()
	if err != nil {
		return err
	}
	table, err := standard.Solution(solver.Win(), questions[0].pos)
	if err != nil {
		return err
	}
	add(lookup, 1, least(20, asked, func() error {
		for i := range questions {
			if _, err := table.Decide(questions[i].pos, questions[i].roll); err != nil {
				return err
			}
		}
		return nil
	}))
	var options []solver.Option
	for _, of := range []struct {
		name     string
		solution solver.Solution
	}{{adviseTable, table}, {adviseSolved, win}} {
		add(of.name, 1, least(10, asked, func() error {
			for i := range questions {
				var err error
				if options, err = solver.AppendOptions(options[:0], of.solution, questions[i].pos, questions[i].roll); err != nil {
					return err
				}
			}
			return nil
		}))
	}
	return nil
}

// allPots solves the game for money of four players at every pot that ties of up to
// twenty rounds lead to: each adds an ante of every player.
func allPots(win *solver.WinSolution) error {
	const players, rounds = 4, 20
	pos := engine.Opening(win.Rules(), players)
	money, err := win.Money(players, players*(1+rounds))
	if err != nil {
		return err
	}
	for ; pos.Pot <= players*(1+rounds); pos.Pot += players {
		if _, err := money.Share(pos, 1); err != nil {
			return err
		}
	}
	return nil
}

// question is a roll in a position.
type question struct {
	pos  engine.Position
	roll engine.Roll
}

// randomQuestions returns legal positions of the standard game for 2 to 4 players, each
// with a roll.
func randomQuestions(n int) ([]question, error) {
	r, rnd := engine.ThreesAway(), rand.New(rand.NewPCG(1, 1))
	var list []question
	for len(list) < n {
		pos := engine.Opening(r, 2+rnd.IntN(3))
		pos.Seat = 1 + rnd.IntN(pos.Players)
		if pos.Seat > 1 {
			pos.ScoreToBeat, pos.Holders = rnd.IntN(r.MaxScore()+1), 1+rnd.IntN(pos.Seat-1)
		}
		pos.Left = 1 + rnd.IntN(r.Dice)
		pos.Total = rnd.IntN((r.Dice-pos.Left)*r.MaxDieScore() + 1)
		if pos.Validate(r) != nil {
			continue
		}
		faces := make([]engine.Face, pos.Left)
		for i := range faces {
			faces[i] = engine.Face(1 + rnd.IntN(r.Sides))
		}
		roll, err := engine.NewRoll(faces...)
		if err != nil {
			return nil, err
		}
		list = append(list, question{pos, roll})
	}
	return list, nil
}
