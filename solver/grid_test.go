package solver

import (
	"math"
	"math/big"
	"testing"

	"github.com/stretchr/testify/assert"
)

// A choice is sure unless it is among those in doubt.
func TestChoicesAreSureUnlessTheyAreInDoubt(t *testing.T) {
	turn := turnOf(t, "dice=3")
	g := &grid{turn: turn}
	doubted := func(n, column, roll int) bool { return (7*n+5*column+3*roll)%4 == 0 }
	for n := 1; n <= turn.dice; n++ {
		for column := range turn.nodes[n].tallies {
			for i := range turn.layer(n).rolls {
				if doubted(n, column, i) {
					g.doubts = append(g.doubts, doubt{n, column, i})
				}
			}
		}
	}
	for n := 1; n <= turn.dice; n++ {
		for column := range turn.nodes[n].tallies {
			for i, roll := range turn.layer(n).rolls {
				assert.Equal(t, !doubted(n, column, i), g.sure(n, column, roll), "%d dice, column %d, %s", n, column, roll)
			}
		}
	}
}

// Integers of 64 bits do as long as they hold the worth of a result, times the outcomes of
// a turn, times the ways in which the first throw falls, and the denominator.
func TestIntegersOf64BitsDoAsLongAsTheyHoldEverySum(t *testing.T) {
	turn := turnOf(t, "dice=2") // 6^3 outcomes of a turn, 6^2 of its first throw
	const most, mostDen = math.MaxInt64 / (216 * 36), math.MaxInt64 / 216
	for _, c := range []struct {
		name             string
		final, moon, den int64
		ok               bool
	}{
		{"small", 1, 1, 1, true},
		{"nothing", 0, 0, 1, true},
		{"the largest result", most, 0, 1, true},
		{"a larger result", most + 1, 0, 1, false},
		{"the largest loss", -most, 0, 1, true},
		{"a larger loss", -most - 1, 0, 1, false},
		{"the largest moon", 0, most, 1, true},
		{"a larger moon", 0, most + 1, 1, false},
		{"the largest denominator", 0, 0, mostDen, true},
		{"a larger denominator", 0, 0, mostDen + 1, false},
	} {
		final := make([]int64, turn.stride)
		final[3] = c.final
		scale, ok := problem{grid: turn.newGrid(turn.lowest()), final: final, den: c.den, moon: c.moon}.scale()
		assert.Equal(t, c.ok, ok, c.name)
		assert.Equal(t, int64(216), scale, c.name)
		sum := big.NewInt(max(c.final, -c.final, c.moon))
		sum.Mul(sum, big.NewInt(216*36))
		assert.Equal(t, c.ok, sum.IsInt64() && new(big.Int).Mul(big.NewInt(c.den), big.NewInt(216)).IsInt64(), c.name)
	}
}
