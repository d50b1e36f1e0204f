package solver_test

import (
	"math"
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"threesaway/engine"
	"threesaway/solver"
)

// randomUtility has a worth for every result; it falls with the score or goes up and
// down, and is not always of one sign.
func randomUtility(rnd *rand.Rand, r engine.Rules, falling bool) []float64 {
	u := make([]float64, r.MaxScore()+1)
	for s := range u {
		u[s] = 20 * rnd.Float64()
		if falling {
			u[s] = 5
			if s > 0 {
				u[s] = u[s-1] - max(0, rnd.Float64()-.3)
			}
		}
	}
	if r.Moon != engine.MoonOff {
		u = append(u, 10*rnd.Float64())
	}
	return u
}

// A valuer finds the value that solving the turn does, under all rules and whatever it
// has valued before.
func TestValuerFindsTheValueOfTheSolvedTurn(t *testing.T) {
	rnd := rand.New(rand.NewPCG(1, 9))
	for _, settings := range [][]string{
		nil, {"dice=1"}, {"dice=4", "sides=8", "away=none"}, {"bottoms=blind"}, {"bottoms=throw"}, {"bottoms=die", "dice=3"},
		{"bottoms=turn", "dice=3"}, {"moon=throw"}, {"moon=turn"}, {"high=true"}, {"pass=true"}, {"must_keep_away=true"}, {"dice=12", "sides=4"},
	} {
		turn := newTurn(t, rules(t, settings...))
		v := turn.Valuer()
		for i := range 12 {
			u := randomUtility(rnd, turn.Rules(), i%3 > 0)
			s, err := turn.Solve(u)
			require.NoError(t, err)
			want, err := s.Value(engine.Opening(turn.Rules(), 2))
			require.NoError(t, err)
			got, err := v.Value(u)
			require.NoError(t, err)
			require.InDelta(t, want, got, 1e-11, "%v: %v", settings, u)
		}
	}
}

func TestValuerAllocatesNothing(t *testing.T) {
	rnd := rand.New(rand.NewPCG(2, 9))
	for _, settings := range [][]string{nil, {"bottoms=blind"}, {"bottoms=turn", "dice=3"}, {"moon=turn"}} {
		turn := newTurn(t, rules(t, settings...))
		v := turn.Valuer()
		for _, falling := range []bool{true, false} {
			u := randomUtility(rnd, turn.Rules(), falling)
			assert.Zero(t, testing.AllocsPerRun(5, func() {
				_, err := v.Value(u)
				require.NoError(t, err)
			}), "%v, falling: %v", settings, falling)
		}
	}
}

func TestValuerRefusesUtilitiesThatDoNotFit(t *testing.T) {
	v := newTurn(t, rules(t)).Valuer()
	for name, u := range map[string][]float64{
		"too short": make([]float64, 30), "too long": make([]float64, 32), "not a number": append(make([]float64, 30), math.NaN()),
	} {
		_, err := v.Value(u)
		assert.ErrorIs(t, err, solver.ErrUtility, name)
	}
}
