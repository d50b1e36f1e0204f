package solver_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"threesaway/engine"
	"threesaway/solver"
)

// More of anything takes more memory, and as much as can be asked for is still a number.
func TestFootprintGrows(t *testing.T) {
	t.Parallel()
	turn := newTurn(t, engine.ThreesAway())
	larger := engine.ThreesAway()
	larger.Dice = 6
	for _, goal := range []solver.Goal{solver.Low(), solver.Beat(solver.WeightHalf), solver.Win(), solver.Money()} {
		size := turn.Footprint(goal, 4, 10)
		assert.Positive(t, size)
		assert.Greater(t, newTurn(t, larger).Footprint(goal, 4, 10), size, "one die more, %s", goal)
		if goal.Kind == solver.KindWin || goal.Kind == solver.KindMoney {
			assert.Greater(t, turn.Footprint(goal, 5, 10), size, "one player more, %s", goal)
		}
	}
	assert.Greater(t, turn.Footprint(solver.Money(), 4, 100), turn.Footprint(solver.Money(), 4, 10))
	assert.Greater(t, newTurn(t, larger).OptionBytes(), turn.OptionBytes())

	most := engine.ThreesAway()
	most.Dice, most.Sides, most.Progressive, most.Ties = 20, 7, engine.ProgressiveStairs, engine.TiesTied
	assert.Greater(t, newTurn(t, most).Footprint(solver.Win(), 20, 0), 1<<50)
}

// Few games are all games, or none.
func TestFewMoneyGamesAreAllOrNone(t *testing.T) {
	t.Parallel()
	within, beyond := solver.MoneyGames(engine.ThreesAway(), 4, 40)
	all := len(within) + len(beyond)
	for most := range 2 * all {
		few, more, ok := solver.FewMoneyGames(engine.ThreesAway(), 4, 40, most)
		if assert.Equal(t, most >= all, ok, most) && ok {
			assert.Equal(t, within, few)
			assert.Equal(t, beyond, more)
		} else {
			assert.Empty(t, few)
			assert.Empty(t, more)
		}
	}
}
