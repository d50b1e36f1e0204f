package solver_test

import (
	"math"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"threesaway/engine"
	"threesaway/solver"
)

// bruteForce values a turn for a utility by trying every subset of every ordered
// roll.
func bruteForce(r engine.Rules, utility []float64) func(left, total int) float64 {
	known := map[[2]int]float64{}
	var value func(left, total int) float64
	value = func(left, total int) float64 {
		if left == 0 {
			return utility[total]
		}
		key := [2]int{left, total}
		if v, ok := known[key]; ok {
			return v
		}
		sum, rolls := 0.0, 0
		faces := make([]int, left)
		var throw func(i int)
		throw = func(i int) {
			if i < left {
				for faces[i] = 1; faces[i] <= r.Sides; faces[i]++ {
					throw(i + 1)
				}
				return
			}
			best := math.Inf(-1)
			for subset := 1; subset < 1<<left; subset++ {
				pips, kept := 0, 0
				for j, f := range faces {
					if subset>>j&1 == 1 {
						pips += r.Score(engine.Face(f))
						kept++
					}
				}
				best = max(best, value(left-kept, total+pips))
			}
			sum += best
			rolls++
		}
		throw(0)
		known[key] = sum / float64(rolls)
		return known[key]
	}
	return value
}

func TestSolveAgreesWithBruteForceForAnyUtility(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		r := engine.ThreesAway()
		r.Dice = rapid.IntRange(1, 3).Draw(t, "dice")
		r.Sides = rapid.IntRange(2, 5).Draw(t, "sides")
		r.Away = engine.Face(rapid.IntRange(0, r.Sides).Draw(t, "away"))
		utility := rapid.SliceOfN(rapid.Float64Range(-10, 10), r.MaxScore()+1, r.MaxScore()+1).Draw(t, "utility")
		turn, err := solver.NewTurn(r)
		require.NoError(t, err)
		s, err := turn.Solve(utility)
		require.NoError(t, err)
		want := bruteForce(r, utility)
		for left := 0; left <= r.Dice; left++ {
			for total := 0; total <= (r.Dice-left)*r.MaxDieScore(); total++ {
				got, err := s.Value(engine.Position{Left: left, Total: total})
				require.NoError(t, err)
				require.InDelta(t, want(left, total), got, 1e-12, "%d dice left, total %d", left, total)
			}
		}
	})
}

// falling draws a utility that never rises with the total.
func falling(t *rapid.T, n int) []float64 {
	u := rapid.SliceOfN(rapid.Float64Range(0, 1), n, n).Draw(t, "steps")
	for s := 1; s < n; s++ {
		u[s] = u[s-1] - u[s]
	}
	return u
}

func TestTheLowestDiceAreBestWhereUtilityNeverRises(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		r := engine.ThreesAway()
		r.Dice = rapid.IntRange(1, 5).Draw(t, "dice")
		turn, err := solver.NewTurn(r)
		require.NoError(t, err)
		utility := falling(t, r.MaxScore()+1)
		all, lowest := solver.ValuesByKeeps(turn, utility)
		require.InDeltaSlice(t, all, lowest, 1e-12)
	})
}

// A utility that rewards the highest total needs other keeps than the lowest
// dice; the shortcut must give less, and Solve must not take it.
func TestTheLowestDiceAreNotEnoughWhereUtilityRises(t *testing.T) {
	r := rules(t)
	turn := newTurn(t, r)
	utility := make([]float64, r.MaxScore()+1)
	utility[r.MaxScore()] = 1
	all, lowest := solver.ValuesByKeeps(turn, utility)
	start := len(all) - 1
	assert.Less(t, lowest[start], all[start])
	s, err := turn.Solve(utility)
	require.NoError(t, err)
	got, err := s.Value(engine.Position{Left: 5})
	require.NoError(t, err)
	assert.Equal(t, all[start], got)
	// RULES.md: the chance of collecting five sixes is that of five threes.
	assert.InDelta(t, 9908922576.0/470184984576.0, got, 1e-15)
}

func TestSolveRefusesUtilitiesThatDoNotFit(t *testing.T) {
	turn := newTurn(t, rules(t))
	for name, utility := range map[string][]float64{
		"too short": make([]float64, 30), "too long": make([]float64, 32), "none": nil,
		"not a number": append(make([]float64, 30), math.NaN()), "infinite": append(make([]float64, 30), math.Inf(-1)),
	} {
		_, err := turn.Solve(utility)
		assert.ErrorIs(t, err, solver.ErrUtility, name)
	}
	for _, largest := range []float64{math.MaxFloat64, -math.MaxFloat64} {
		_, err := turn.Solve(append(make([]float64, 30), largest))
		assert.NoError(t, err, largest)
	}
}

// The highest expected total is that of the goal low with high.
func TestSolvingForTheTotalIsPlayingHigh(t *testing.T) {
	for _, settings := range [][]string{{"dice=5"}, {"dice=4", "sides=8", "away=none"}, {"dice=3", "away=6"}} {
		want, err := newTurn(t, rules(t, append(settings, "high=true")...)).Low().ExactValue(engine.Opening(rules(t, settings...), 2))
		require.NoError(t, err)
		turn := newTurn(t, rules(t, settings...))
		total := make([]float64, turn.Rules().MaxScore()+1)
		for s := range total {
			total[s] = float64(s)
		}
		s, err := turn.Solve(total)
		require.NoError(t, err)
		value, err := s.Value(engine.Opening(turn.Rules(), 2))
		require.NoError(t, err)
		assert.InDelta(t, float(want), value, 1e-12, settings)
		value, err = turn.Valuer().Value(total)
		require.NoError(t, err)
		assert.InDelta(t, float(want), value, 1e-12, settings)
	}
}

func TestSolveRefusesPlacesWhereNoPlayLeads(t *testing.T) {
	s, err := newTurn(t, rules(t)).Solve(make([]float64, 31))
	require.NoError(t, err)
	for _, c := range [][2]int{{-1, 0}, {6, 0}, {5, 1}, {0, 31}, {2, -1}} {
		_, err := s.Value(engine.Position{Left: c[0], Total: c[1]})
		assert.ErrorIs(t, err, engine.ErrPosition, "%v", c)
	}
	_, err = s.Decide(engine.Position{}, engine.Roll{})
	assert.ErrorIs(t, err, engine.ErrPosition)
	_, err = s.Decide(engine.Position{Left: 5}, roll(t, 1, 2, 3, 4, 7))
	assert.ErrorIs(t, err, engine.ErrRoll)
}

// With all options equal, the rule of RULES.md alone decides: keep all dice.
func TestEqualOptionsKeepMostDice(t *testing.T) {
	s, err := newTurn(t, rules(t)).Solve(make([]float64, 31))
	require.NoError(t, err)
	for r := range engine.Rolls(5, 6) {
		d, err := s.Decide(engine.Position{Left: 5}, r)
		require.NoError(t, err)
		assert.Equal(t, engine.KeepOnly(r.All()), d)
	}
}
