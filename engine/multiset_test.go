package engine_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"threesaway/engine"
)

// What is computed of many faces at once is what going through the dice gives, for any
// number of dice with any faces.
func TestDiceAreCountedAsOneByOne(t *testing.T) {
	rnd := rand.New(rand.NewPCG(1, 13))
	for range 20_000 {
		sides := 1 + rnd.IntN(engine.MaxSides)
		faces := make([]engine.Face, rnd.IntN(engine.MaxDice+1))
		for i := range faces {
			faces[i] = engine.Face(1 + rnd.IntN(sides))
		}
		slices.Sort(faces)
		roll := newRoll(t, faces...)
		require.Equal(t, faces, roll.Faces())

		mask := rnd.Uint32()
		kept, sum := []engine.Face{}, 0
		r := engine.Rules{Dice: len(faces), Sides: sides, Away: engine.Face(rnd.IntN(sides + 1))}
		for i, f := range faces {
			if mask>>i&1 == 1 {
				kept = append(kept, f)
				sum += r.Score(f)
			}
		}
		keep := roll.KeepMask(mask)
		require.Equal(t, kept, keep.Faces(), "%v with mask %b", faces, mask)
		require.Equal(t, newKeep(t, kept...), keep)
		require.Equal(t, sum, r.KeepTotal(keep), "%v away=%d", kept, r.Away)
		require.True(t, roll.Has(keep))

		other := make([]engine.Face, len(kept))
		for i := range other {
			other[i] = engine.Face(1 + rnd.IntN(sides))
		}
		has := true
		for f := engine.Face(1); int(f) <= sides; f++ {
			n := 0
			for _, g := range other {
				if g == f {
					n++
				}
			}
			has = has && n <= roll.Count(f)
		}
		require.Equal(t, has, roll.Has(newKeep(t, other...)), "%v among %v", other, faces)

		over := slices.Clone(faces)
		for i := range over {
			if mask>>i&1 == 1 {
				over[i] = engine.Face(sides) + 1 - over[i]
			}
		}
		assert.Equal(t, newRoll(t, over...), r.TurnOver(roll, keep), "%v with mask %b", faces, mask)
	}
}
