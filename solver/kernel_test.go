package solver

import (
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"
)

// No choice falls short of the best option by more than the slack, and the first listed
// is taken wherever it does not.
func TestOptionsThatFallShortByNoMoreThanTheSlackAreEqual(t *testing.T) {
	rnd := rand.New(rand.NewPCG(1, 19))
	for _, text := range []string{"dice=2", "dice=3 sides=4 away=2", "dice=2 bottoms=throw", "dice=3 sides=3 pass=true"} {
		turn := turnOf(t, text)
		unit, ok := turn.rules.Outcomes()
		require.True(t, ok, text)
		for range 20 {
			g := turn.newGrid(turn.full())
			k := kernel[int64]{
				turn: turn, set: g.set, values: make([]int64, len(turn.nodes)*turn.stride), slack: unit * rnd.Int64N(4),
				ways: func(w *weights) []int64 { return w.ints },
			}
			for x := range turn.maxScore + 1 {
				k.values[x] = unit * rnd.Int64N(8)
			}
			for _, n := range turn.order {
				k.step(n, g.tallies[n], g.choice[n])
				l := &g.set.nodes[n]
				rolls := turn.layer(turn.nodes[n].dice).rolls
				for column, tally := range g.tallies[n] {
					for i, roll := range rolls {
						var options []int64
						for _, next := range l.next[l.first[i]:l.first[i+1]] {
							options = append(options, k.values[tally+next])
						}
						best := options[0]
						for _, v := range options {
							best = max(best, v)
						}
						choice := g.choice[n][column*len(rolls)+i]
						require.GreaterOrEqual(t, options[choice], best-k.slack, "%s: node %d, tally %d, %s", text, n, tally, roll)
						if options[0] >= best-k.slack {
							require.Zero(t, choice, "%s: node %d, tally %d, %s", text, n, tally, roll)
						}
					}
				}
			}
		}
	}
}
