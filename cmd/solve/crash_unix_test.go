//go:build unix

package main

import (
	"syscall"
	"testing"

	"threesaway/internal/clitest"
)

// replacement writes one small table over another.
func replacement() clitest.Replacement {
	return clitest.Replacement{
		Old:  words("solve -o own.table --players 2 --rule dice=1 --rule sides=2 --rule away=none"),
		New:  words("solve -o own.table --players 2 --rule dice=1 --rule sides=3 --rule away=none"),
		File: "own.table",
	}
}

// Whenever a solve is killed, the file is the old one or the new one, whole.
func TestKilledBuildLeavesTheOldFileOrTheNew(t *testing.T) {
	replacement().Kill(t, 400)
}

// A solve that is asked to end leaves nothing behind.
func TestBuildThatIsAskedToEndLeavesNothingElse(t *testing.T) {
	for _, signal := range []syscall.Signal{syscall.SIGINT, syscall.SIGTERM} {
		t.Run(signal.String(), func(t *testing.T) {
			replacement().Signal(t, signal, 100)
		})
	}
}
