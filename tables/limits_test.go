package tables

import (
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"threesaway/engine"
	"threesaway/solver"
)

// Whatever the limits hold for, the full check passes; and they hold for nearly all that
// it passes where no ceilings are set.
func TestLimitsHoldForNothingThatIsRefused(t *testing.T) {
	rnd := rand.New(rand.NewPCG(1, 11))
	for _, text := range []string{"", "away=none", "dice=3 sides=12 away=12", "progressive=every", "pass=true", "bottoms=turn", "high=true"} {
		r, err := engine.ParseRules(text)
		require.NoError(t, err)
		for _, goal := range []solver.Goal{solver.Low(), solver.Beat(solver.WeightHalf), solver.Win(), solver.Money()} {
			l, held, passed := limitsOf(r, goal), 0, 0
			for range 40_000 {
				pos := engine.Position{
					Players: rnd.IntN(24) - 1, Seat: rnd.IntN(24) - 1, Round: rnd.IntN(3) - 1, Pot: rnd.IntN(9),
					ScoreToBeat: rnd.IntN(r.MaxScore()+4) - 2, Holders: rnd.IntN(8) - 1,
					Left: rnd.IntN(r.Dice+3) - 1, Total: rnd.IntN(r.MaxScore()+4) - 2,
				}
				if rnd.IntN(3) == 0 {
					pos.Seat, pos.ScoreToBeat = 1, engine.NoScore
				}
				if rnd.IntN(9) == 0 {
					pos.Bottom, pos.Passed = rnd.IntN(3)-1, rnd.IntN(2) == 0
				}
				faces := make([]engine.Face, rnd.IntN(r.Dice+1))
				for i := range faces {
					faces[i] = engine.Face(1 + rnd.IntN(r.Sides+1))
				}
				roll, err := engine.NewRoll(faces...)
				require.NoError(t, err)
				value := solver.CheckValued(r, goal, pos)
				if value == nil {
					passed++
				}
				if !l.hold(&pos) {
					continue
				}
				held++
				require.NoError(t, value, "%q, goal %s: %+v", text, goal, pos)
				if l.holdRoll(&pos, &roll) {
					require.NoError(t, solver.CheckDecision(r, goal, pos, roll), "%q, goal %s: %+v, %s", text, goal, pos, roll)
				}
			}
			if text == "" {
				assert.Equal(t, passed, held, "goal %s", goal)
			}
		}
	}
}
