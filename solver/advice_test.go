package solver_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"threesaway/engine"
	"threesaway/solver"
)

// Whatever the rules and the goal: the first option is the policy's own, nothing
// is lost by it, every keep stands once, and the value before the roll is the
// mean of the best values after it.
func TestAdviceIsConsistentWithTheSolution(t *testing.T) {
	for _, settings := range [][]string{
		{"dice=3"}, {"dice=3", "bottoms=throw"}, {"dice=2", "bottoms=die"}, {"dice=3", "bottoms=turn"}, {"dice=3", "pass=true"},
		{"dice=3", "high=true"}, {"dice=3", "moon=turn"}, {"dice=3", "moon=throw"}, {"dice=3", "progressive=every"},
	} {
		r := rules(t, settings...)
		for _, goal := range []solver.Goal{solver.Low(), solver.Beat(solver.WeightHalf), solver.Win(), solver.Money()} {
			pos := engine.Opening(r, 2)
			if goal.Kind == solver.KindBeat {
				pos.Seat, pos.ScoreToBeat, pos.Holders = 2, 4, 1
				pos.Round = 10
				if r.Progressive.Off() {
					pos.Round = 1
				}
			}
			s, err := solver.Solve(r, goal, pos)
			require.NoError(t, err)
			mean, ways := 0.0, 0.0
			for thrown := range engine.Rolls(r.Dice, r.Sides) {
				a, err := solver.Advise(s, pos, thrown)
				require.NoError(t, err)
				best := a.Best().Value
				if a.Moon {
					assert.Empty(t, a.Options)
					best = map[solver.GoalKind]float64{solver.KindBeat: 1, solver.KindWin: 1, solver.KindMoney: float64(pos.Pot)}[goal.Kind]
				} else {
					choice, err := s.Decide(pos, thrown)
					require.NoError(t, err)
					assert.Equal(t, choice, a.Best().Decision)
					assert.Zero(t, a.Best().Loss)
				}
				seen := map[engine.Keep]bool{}
				last := 0.0
				for _, o := range a.Options {
					assert.False(t, seen[o.Decision.Keep], "%v: %s twice", settings, o.Decision)
					seen[o.Decision.Keep] = true
					assert.GreaterOrEqual(t, o.Loss, last-1e-15, "%v %s: best first", settings, goal)
					last = o.Loss
				}
				mean += float64(thrown.Ways()) * best
				ways += float64(thrown.Ways())
			}
			value, err := s.Value(pos)
			require.NoError(t, err)
			assert.InDelta(t, value, mean/ways, 1e-12, "%v %s", settings, goal)
		}
	}
}

func TestAdviceRefusesWhatCannotBe(t *testing.T) {
	r := rules(t)
	s := win(t, r, 2)
	_, err := solver.Advise(s, engine.Opening(r, 2), roll(t, 1, 2))
	assert.ErrorIs(t, err, engine.ErrRoll)
	pos := engine.Opening(r, 2)
	pos.Left, pos.Total = 4, 3
	_, err = solver.Advise(s, pos, roll(t, 1, 2, 3, 4))
	assert.ErrorIs(t, err, engine.ErrPosition, "one die cannot count 3")
	assert.Zero(t, new(solver.Advice).Best())
}
