//go:build unix

package main

import (
	"syscall"
	"testing"

	"threesaway/internal/clitest"
)

// replacement draws one small picture over another.
func replacement() clitest.Replacement {
	return clitest.Replacement{
		Old:  words("query chart scores -o scores.svg --goal low --rule dice=1 --rule sides=3"),
		New:  words("query chart scores -o scores.svg --goal low --rule dice=1 --rule sides=4"),
		File: "scores.svg",
	}
}

// Whenever a drawing is killed, the picture is the old one or the new one, whole.
func TestKilledChartLeavesTheOldPictureOrTheNew(t *testing.T) {
	replacement().Kill(t, 200)
}

// A drawing that is asked to end leaves nothing behind.
func TestChartThatIsAskedToEndLeavesNothingElse(t *testing.T) {
	for _, signal := range []syscall.Signal{syscall.SIGINT, syscall.SIGTERM} {
		t.Run(signal.String(), func(t *testing.T) {
			replacement().Signal(t, signal, 50)
		})
	}
}
