package solver_test

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"threesaway/engine"
	"threesaway/solver"
)

// Where one die leaves no choice, or nothing is paid for perfect scores that win
// needs no more, choices for money are those for win, far up: values that are taken to
// be lines are then those of a solution that was made for so large a pot, of perfect
// players and of one who deviates.
func TestValuesFarUpAreThoseOfTheLines(t *testing.T) {
	const pot = 1000
	one, two := []string{"dice=1", "sides=4", "away=2"}, []string{"dice=2", "sides=3", "away=1", "zero_ante=0"}
	for _, settings := range [][]string{
		one, append(one, "ties=tied"), append(one, "ties=tied", "tie_payers=tied", "zero_ante=2"), append(one, "ties=split"),
		append(one, "tie_ante=0"), append(one, "high=true"), append(one, "moon=throw", "zero_ante=2"), append(one, "moon=turn", "zero_ante=2"),
		append(one, "progressive=0,1"), append(one, "progressive=1,0", "ties=tied"), append(one, "away=none"),
		two, append(two, "ties=tied", "tie_payers=tied"), append(two, "tie_ante=3"), append(two, "high=true"), append(two, "moon=turn"),
		append(two, "progressive=0,1"), append(two, "progressive=1,0", "ties=tied"), append(two, "ties=split"),
	} {
		r := rules(t, settings...)
		low, high := money(t, r, 3, 3), money(t, r, 3, pot)
		thumb := solver.ThreesElseLowest(r)
		for players := 2; players <= 3; players++ {
			for round := 1; round <= 3; round++ {
				pos := engine.Opening(r, players)
				pos.Pot, pos.Round = pot, round
				if round > 1 && r.Progressive.Off() {
					continue
				}
				text := fmt.Sprintf("%v, %d players, round %d", settings, players, round)
				far, err := low.Bound(pos)
				require.NoError(t, err)
				require.Greater(t, far, float64(2*pot), "%s: not solved, but taken to be a line", text)
				near, err := high.Bound(pos)
				require.NoError(t, err)
				require.Less(t, near, 1e-9, text)
				sum := 0.0
				for seat := 1; seat <= players; seat++ {
					want, err := high.Share(pos, seat)
					require.NoError(t, err)
					sum += want
					got, err := low.Share(pos, seat)
					require.NoError(t, err)
					assert.InDelta(t, want, got, 1e-9, "%s, seat %d", text, seat)
				}
				assert.InDelta(t, pot, sum, 1e-9, "%s: what is in the pot, and what is paid, is won", text)
				if r.High {
					continue // the rule of thumb is not made for it
				}
				want, err := solver.Evaluate(high, thumb, pos)
				require.NoError(t, err)
				got, err := solver.Evaluate(low, thumb, pos)
				require.NoError(t, err)
				assert.InDeltaSlice(t, want.Values, got.Values, 1e-9, text)
				assert.InDeltaSlice(t, want.Optimal, got.Optimal, 1e-9, text)
				if r.Dice == 1 {
					assert.InDeltaSlice(t, want.Optimal, want.Values, 1e-9, "%s: there is no choice", text)
				}
			}
		}
	}
}
