package main

import (
	"fmt"
	"os"
	"os/exec"
	"runtime"
	"time"

	"threesaway/engine"
	"threesaway/solver"
)

// reportLarge measures the game with twenty dice in a process of its own, so that its
// memory can be told, and prints what it took.
func reportLarge() error {
	self, err := os.Executable()
	if err != nil {
		return err
	}
	c := exec.Command(self, "-large")
	c.Stdout, c.Stderr = os.Stdout, os.Stderr
	return c.Run()
}

// measureLarge solves low, and beat for every score to beat, with twenty dice on up to
// two cores.
func measureLarge() error {
	runtime.GOMAXPROCS(2)
	r := engine.ThreesAway()
	r.Dice = 20
	begun := time.Now()
	turn, err := solver.NewTurn(r)
	if err != nil {
		return err
	}
	pos := engine.Position{Players: 2, Seat: 2, Round: 1, ScoreToBeat: 20, Holders: 1, Left: r.Dice}
	for _, s := range []solver.Solution{turn.Low(), turn.Beat(solver.WeightHalf)} {
		if _, err := s.Value(pos); err != nil {
			return err
		}
	}
	took := time.Since(begun)
	var memory runtime.MemStats
	runtime.ReadMemStats(&memory)
	fmt.Printf("\n20 dice, low and beat at every score: %.2f s (at most 1), %d MB of the system's memory (at most 200)\n",
		took.Seconds(), memory.Sys>>20)
	return nil
}
