package solver_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"threesaway/engine"
	"threesaway/solver"
)

// No question about a game that cannot be solved has an answer; other errors are about
// one question.
func TestGamesThatCannotBeSolvedAreToldFromOtherFaults(t *testing.T) {
	for _, err := range []error{solver.ErrTooLarge, solver.ErrEndless, solver.ErrUnsettled} {
		assert.True(t, solver.Unsolvable(err))
		assert.True(t, solver.Unsolvable(engine.Errorf("win: %w", err)))
	}
	for _, err := range []error{nil, solver.ErrInexact, solver.ErrUtility, solver.ErrGoal, engine.ErrRules} {
		assert.False(t, solver.Unsolvable(err), "%v", err)
	}
}
