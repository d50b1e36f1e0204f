package solver

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"threesaway/engine"
)

func turnOf(t testing.TB, text string) *Turn {
	t.Helper()
	r, err := engine.ParseRules(text)
	require.NoError(t, err)
	turn, err := NewTurn(r)
	require.NoError(t, err)
	return turn
}

// fallingTurns are turns of many shapes.
func fallingTurns(t testing.TB) map[string]*Turn {
	turns := map[string]*Turn{}
	for _, text := range []string{
		"", "dice=1", "dice=2 sides=2 away=none", "dice=2", "dice=3 sides=4 away=4", "dice=4 sides=8 away=none", "dice=6 sides=5", "dice=3 sides=20",
	} {
		turns[text] = turnOf(t, text)
	}
	return turns
}

// randomFall returns a utility that falls by random steps, some of them none.
func randomFall(rnd *rand.Rand, results int) []int64 {
	u := make([]int64, results)
	for i := results - 2; i >= 0; i-- {
		u[i] = u[i+1] + int64(max(0, rnd.IntN(300)-60))
	}
	return u
}

// Where all results that can follow are worth the same, so is the place, without rounding,
// and no face helps.
func TestLevelPlacesAreWorthWhatTheirResultsAre(t *testing.T) {
	for text, turn := range fallingTurns(t) {
		k := newFallingKernel(newFalling[float64](turn), 0)
		for step := range turn.maxScore + 1 {
			for x := range turn.maxScore + 1 {
				k.values[0].at[x] = .1 // the mean of six of these is less
				if x < step {
					k.values[0].at[x] = .7
				}
			}
			var tallies [][]int32
			for d := range turn.dice + 1 {
				tallies = append(tallies, upTo((turn.dice-d)*turn.rules.MaxDieScore()))
			}
			k.solve(tallies)
			for d := 1; d <= turn.dice; d++ {
				for _, x := range tallies[d] {
					best, worst := int(x)+d*turn.rules.MinDieScore(), int(x)+d*turn.rules.MaxDieScore()
					if best < step && worst >= step {
						continue
					}
					require.Equal(t, k.values[0].at[best], k.values[d].at[x], "%s: %d dice left, tally %d, %d is the first of the worse", text, d, x, step)
					if d < turn.dice {
						require.Zero(t, k.helps[d][x], "%s: %d dice left, tally %d", text, d, x)
					}
				}
			}
		}
	}
}

// The kernel for falling utilities computes what the plain one does: in integers the
// same numbers, in floating point within rounding.
func TestFallingKernelComputesWhatThePlainOneDoes(t *testing.T) {
	rnd := rand.New(rand.NewPCG(1, 7))
	for text, turn := range fallingTurns(t) {
		unit, ok := turn.rules.Outcomes()
		ints := newFallingKernel(newFalling[int64](turn), 0)
		floats := newFallingKernel(newFalling[float64](turn), nearWin)
		all := make([][]int32, turn.dice+1)
		for n := range all {
			all[n] = turn.nodes[n].tallies
		}
		for range 20 {
			u := randomFall(rnd, turn.maxScore+1)
			plain := turn.newGrid(turn.lowest())
			values := make([]int64, len(turn.nodes)*turn.stride)
			plain.values = make([]float64, len(values))
			worth := make([]float64, turn.results())
			for x := range u {
				worth[x] = float64(u[x])
				floats.values[0].at[x] = worth[x]
				if ok {
					values[x] = u[x] * unit
					ints.values[0].at[x] = values[x]
				}
			}
			plain.solveFloat(worth, nil, 0)
			floats.solve(all)
			if ok {
				k := kernel[int64]{turn: turn, set: plain.set, values: values, ways: func(w *weights) []int64 { return w.ints }}
				for _, n := range turn.order {
					k.step(n, all[n], nil)
				}
				ints.solve(all)
			}
			for n := range all {
				for _, x := range all[n] {
					at := n*turn.stride + int(x)
					require.InDelta(t, plain.values[at], floats.values[n].at[x], 1e-12*float64(u[0]+1), "%s: %d dice, tally %d, %v", text, n, x, u)
					if ok {
						require.Equal(t, values[at], ints.values[n].at[x], "%s: %d dice, tally %d, %v", text, n, x, u)
					}
				}
			}
		}
	}
}

// Every choice that rounding cannot have decided is the proven one, in every state, on
// the way of perfect players and off it.
func TestSureChoicesAreTheProvenOnes(t *testing.T) {
	for _, c := range []struct {
		rules   string
		players int
	}{
		{"", 5}, {"ties=tied", 3}, {"ties=split", 3}, {"dice=3 progressive=every", 2}, {"dice=3 progressive=stairs", 2}, {"dice=2 sides=9", 5}, {"dice=4 sides=3", 4},
	} {
		turn := turnOf(t, c.rules)
		s, err := turn.Win(c.players)
		require.NoError(t, err)
		compared, doubts := 0, 0
		for n := 2; n <= c.players; n++ {
			for _, g := range s.games[n] {
				p, err := g.proven()
				require.NoError(t, err)
				for _, state := range g.round.order {
					rough, exact := g.round.grid(state), p.exact.states[state.id].grid
					doubts += len(rough.doubts)
					doubtful := map[doubt]bool{}
					for _, d := range rough.doubts {
						doubtful[d] = true
					}
					for _, n := range turn.order {
						rolls := len(turn.layer(turn.nodes[n].dice).rolls)
						for i, choice := range exact.choice[n] {
							compared++
							if rough.choice[n][i] != choice && !doubtful[doubt{n, i / rolls, i % rolls}] {
								require.Failf(t, "another choice", "%s, %d players, seat %d, %d to beat, %d holders, %d dice, tally %d, %s",
									c.rules, n, state.seat, state.beat, state.holders, n, exact.tallies[n][i/rolls], turn.layer(turn.nodes[n].dice).rolls[i%rolls])
							}
						}
					}
				}
			}
		}
		t.Logf("%s, %d players: %d choices, %d left to exact arithmetic", c.rules, c.players, compared, doubts)
		assert.Less(t, doubts, compared/10+1)
	}
}

// A turn that is too large for integers of 64 bits is solved as one that is not.
func TestRoughTurnsAreExactWhereTheyAreSure(t *testing.T) {
	for _, text := range []string{"", "dice=4 sides=7 away=none", "dice=2"} {
		turn := turnOf(t, text)
		for _, tie := range []string{"0", "1/2", "1"} {
			weight, err := ParseWeight(tie)
			require.NoError(t, err)
			exact, ok := turn.Beat(weight).(*beatSolution)
			require.True(t, ok)
			rough := exact.solveAllRoughly()
			sure, all := 0, 0
			for beat := range turn.maxScore + 1 {
				for dice := 1; dice <= turn.dice; dice++ {
					for _, x := range turn.nodes[dice].tallies {
						pos := engine.Position{Players: 2, Seat: 2, Round: 1, ScoreToBeat: beat, Holders: 1, Left: dice, Total: int(x)}
						if CheckValued(turn.rules, Beat(weight), pos) != nil {
							continue
						}
						value, err := exact.Value(pos)
						require.NoError(t, err)
						require.InDelta(t, value, rough.value(dice, int(x)+turn.maxScore-beat), 1e-13, fmt.Sprint(text, pos))
						for _, roll := range turn.layer(dice).rolls {
							all++
							got, ok := rough.decide(int(x)+turn.maxScore-beat, roll)
							if !ok {
								continue
							}
							sure++
							want, err := exact.Decide(pos, roll)
							if err != nil {
								continue // the score is beaten already
							}
							require.Equal(t, want, got, "%s %v %s", text, pos, roll)
						}
					}
				}
			}
			assert.Greater(t, sure, all*9/10, "%s: tie %s", text, tie)
		}
	}
}
