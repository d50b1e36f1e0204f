package solver_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"threesaway/engine"
	"threesaway/solver"
)

// Every die that counts no more than the given pips is kept; where there is none, one
// that counts least.
func TestLowDiceAreKept(t *testing.T) {
	for _, setting := range []string{"away=3", "away=1", "away=none"} {
		r := rules(t, "dice=3", setting)
		for pips := range 8 {
			policy := solver.KeepLowDice(r, pips)
			for thrown := range engine.Rolls(3, 6) {
				var want []engine.Face
				least := engine.Face(0)
				for _, f := range thrown.All().Faces() {
					if r.Score(f) <= pips {
						want = append(want, f)
					}
					if least == 0 || r.Score(f) < r.Score(least) {
						least = f
					}
				}
				if want == nil {
					want = []engine.Face{least}
				}
				d, err := policy.Decide(engine.Opening(r, 2), thrown)
				require.NoError(t, err)
				assert.Equal(t, want, d.Keep.Faces(), "%s, %d pips, %s", setting, pips, thrown)
				assert.Zero(t, d.Turned.Len())
				assert.False(t, d.Over)
			}
		}
	}
}

// A die that changes nothing is kept: of 1 3 the 3 counts just what another throw of
// it does, when dice have five sides and none is away.
func TestDiceThatDoNotRaiseTheTotalAreTaken(t *testing.T) {
	r := rules(t, "dice=2", "sides=5", "away=none")
	policy := solver.TakeWhileItHelps(newTurn(t, r))
	for want, faces := range map[string][]engine.Face{"1 3": {1, 3}, "1": {1, 4}, "2 2": {2, 2}} {
		d, err := policy.Decide(engine.Opening(r, 2), roll(t, faces...))
		require.NoError(t, err)
		assert.Equal(t, want, d.Keep.String())
	}
}

// The rule of thumb keeps every away die, or the one that counts least.
func TestThumbKeepsAwayDiceOrTheLowest(t *testing.T) {
	r := rules(t)
	policy := solver.ThreesElseLowest(r)
	for want, faces := range map[string][]engine.Face{
		"3 3": {3, 1, 3, 1, 2}, "3": {1, 1, 1, 1, 3}, "1": {1, 1, 2, 6, 6}, "4": {4, 5, 6, 5, 6}, "3 3 3 3 3": {3, 3, 3, 3, 3},
	} {
		d, err := policy.Decide(engine.Opening(r, 2), roll(t, faces...))
		require.NoError(t, err)
		assert.Equal(t, want, d.Keep.String())
	}
}
