package simulate_test

import (
	"context"
	"math"
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"threesaway/engine"
	"threesaway/simulate"
	"threesaway/solver"
)

// What following a policy is worth by solver.Evaluate is what it gets in games
// with dice.
func TestEvaluatedPoliciesGetWhatIsComputed(t *testing.T) {
	const games = 30_000
	for _, settings := range [][]string{{}, {"ties=tied", "dice=3"}, {"high=true", "dice=3"}, {"dice=2", "zero_ante=2"}, {"dice=2", "sides=4", "progressive=every"}} {
		r := engine.ThreesAway()
		for _, s := range settings {
			require.NoError(t, r.Set(s))
		}
		for _, goal := range []solver.Goal{solver.Win(), solver.Money()} {
			s, err := solver.Solve(r, goal, engine.Opening(r, 3))
			require.NoError(t, err)
			policy := solver.KeepLowDice(r, 1)
			e, err := solver.Evaluate(s, policy, engine.Opening(r, 3))
			require.NoError(t, err)
			for seat := range 3 {
				setup := simulate.Setup{Rules: r, Games: games, Seed: 7}
				for i := range 3 {
					setup.Players = append(setup.Players, func(*rand.Rand) engine.Player {
						if i == seat {
							return policy
						}
						return s
					})
				}
				result, err := simulate.Run(context.Background(), setup)
				require.NoError(t, err)
				if goal.Kind == solver.KindMoney {
					net, deviation := result.MeanNet(seat)
					assert.InDelta(t, e.Values[seat]-1, net, 4*deviation, "%v %s seat %d", settings, goal, seat+1)
					continue
				}
				p := e.Values[seat]
				assert.InDelta(t, p, result.Share[seat]/games, 4*math.Sqrt(p*(1-p)/games), "%v %s seat %d", settings, goal, seat+1)
			}
		}
	}
}
