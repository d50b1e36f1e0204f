package engine_test

import (
	"math"
	"math/big"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"threesaway/engine"
)

func TestRollRefusesDiceThatCannotBe(t *testing.T) {
	tests := []struct {
		name  string
		faces []engine.Face
		says  string
	}{
		{"face 0", []engine.Face{1, 0, 2}, "face 0"},
		{"negative face", []engine.Face{-1}, "face -1"},
		{"face beyond the largest die", []engine.Face{3, 21}, "face 21"},
		{"face far beyond a byte", []engine.Face{257}, "face 257"},
		{"one die too many", repeat(1, 21), "21 dice"},
		{"more dice than a byte counts", repeat(1, 260), "260 dice"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			roll, err := engine.NewRoll(tt.faces...)
			require.ErrorIs(t, err, engine.ErrRoll)
			require.NotErrorIs(t, err, engine.ErrKeep)
			assert.ErrorContains(t, err, tt.says)
			assert.ErrorContains(t, err, "20", "the error must name the limit")
			assert.Equal(t, engine.Roll{}, roll)
		})
	}
}

func TestRollTakesDiceUpToTheLimits(t *testing.T) {
	for _, faces := range [][]engine.Face{{1}, {20}, repeat(1, 20), repeat(20, 20)} {
		roll, err := engine.NewRoll(faces...)
		require.NoError(t, err)
		assert.Equal(t, faces, roll.Faces())
	}
}

func TestRollForgetsTheOrderOfTheDice(t *testing.T) {
	roll := newRoll(t, 5, 3, 12, 1, 3)
	assert.Equal(t, []engine.Face{1, 3, 3, 5, 12}, roll.Faces())
	assert.Equal(t, "1 3 3 5 12", roll.String())
	assert.Equal(t, newRoll(t, 12, 5, 3, 3, 1), roll)
	assert.NotEqual(t, newRoll(t, 12, 5, 5, 3, 1), roll)
}

func TestRollCountsItsDice(t *testing.T) {
	roll := newRoll(t, 20, 3, 1, 3)
	assert.Equal(t, 4, roll.Len())
	assert.Equal(t, engine.Face(20), roll.Highest())
	assert.Equal(t, engine.Face(1), newRoll(t, 1, 1).Highest())
	for face, want := range map[engine.Face]int{1: 1, 2: 0, 3: 2, 20: 1, 0: 0, -1: 0, 21: 0} {
		assert.Equal(t, want, roll.Count(face), "face %d", face)
	}
}

func TestZeroRollHasNoDice(t *testing.T) {
	roll := newRoll(t)
	assert.Equal(t, engine.Roll{}, roll)
	assert.Zero(t, roll.Len())
	assert.Empty(t, roll.Faces())
	assert.Empty(t, roll.String())
	assert.Zero(t, roll.Highest())
	assert.Equal(t, int64(1), roll.Ways(), "there is one way to throw nothing")
}

func TestRollDoesNotShareItsFaces(t *testing.T) {
	given := []engine.Face{2, 4}
	roll := newRoll(t, given...)
	given[0] = 6
	roll.Faces()[1] = 6
	assert.Equal(t, "2 4", roll.String())
}

func TestRollKeepsAllItsDice(t *testing.T) {
	assert.Equal(t, newKeep(t, 6, 3, 3), newRoll(t, 3, 6, 3).All())
}

// rollSizes are the numbers of dice and sides over which the tests below go:
// everything small, and the edges.
func rollSizes() [][2]int {
	sizes := [][2]int{{1, 20}, {2, 20}, {3, 20}, {20, 1}, {20, 2}, {20, 3}, {8, 6}}
	for n := 1; n <= 6; n++ {
		for sides := 1; sides <= 8; sides++ {
			sizes = append(sizes, [2]int{n, sides})
		}
	}
	return sizes
}

func TestRollIndexCountsFromZeroInOrder(t *testing.T) {
	for _, size := range rollSizes() {
		n, sides := size[0], size[1]
		next, bad := 0, 0
		for roll := range engine.Rolls(n, sides) {
			if roll.Index() != next || roll.Len() != n || int(roll.Highest()) > sides {
				bad++
			}
			next++
		}
		assert.Zero(t, bad, "%d dice of %d sides", n, sides)
		assert.Equal(t, engine.RollCount(n, sides), next, "%d dice of %d sides", n, sides)
	}
}

func TestRollsAreOrderedByTheirHighestDiceFirst(t *testing.T) {
	for _, size := range rollSizes() {
		var before []engine.Face
		for roll := range engine.Rolls(size[0], size[1]) {
			falling := roll.Faces()
			slices.Reverse(falling)
			if before != nil && slices.Compare(before, falling) >= 0 {
				t.Fatalf("%d dice of %d sides: %v comes before %v", size[0], size[1], before, falling)
			}
			before = falling
		}
	}
}

func TestRollIndexIsTheSameForEveryNumberOfSides(t *testing.T) {
	for n := 1; n <= 5; n++ {
		larger := slices.Collect(engine.Rolls(n, 9))
		for sides := 1; sides < 9; sides++ {
			rolls := slices.Collect(engine.Rolls(n, sides))
			require.Equal(t, larger[:len(rolls)], rolls, "%d dice of %d sides", n, sides)
		}
	}
}

func TestRollIndexOfTheLargestRollIsTheLast(t *testing.T) {
	// Far too many rolls to go through: this is what overflows first.
	for n := 1; n <= engine.MaxDice; n++ {
		for sides := 1; sides <= engine.MaxSides; sides++ {
			last := newRoll(t, repeat(engine.Face(sides), n)...)
			require.Equal(t, engine.RollCount(n, sides)-1, last.Index(), "%d dice of %d sides", n, sides)
		}
	}
}

func TestRollCountIsABinomial(t *testing.T) {
	var b big.Int
	for n := range engine.MaxDice + 1 {
		for sides := 1; sides <= engine.MaxSides; sides++ {
			want := b.Binomial(int64(n+sides-1), int64(n)).Int64()
			require.Equal(t, want, int64(engine.RollCount(n, sides)), "%d dice of %d sides", n, sides)
		}
	}
}

func TestRollCountOfSixSidedDice(t *testing.T) {
	// RULES.md, "Values known independently".
	for i, want := range []int{6, 21, 56, 126, 252} {
		assert.Equal(t, want, engine.RollCount(i+1, 6), "%d dice", i+1)
	}
}

func TestRollsOutOfRangeAreNone(t *testing.T) {
	for _, size := range [][2]int{
		{0, 6}, {-1, 6}, {21, 6}, {5, 0}, {5, -1}, {5, 21}, {math.MinInt, 6}, {math.MaxInt, math.MaxInt},
	} {
		assert.Empty(t, slices.Collect(engine.Rolls(size[0], size[1])), "%v", size)
		if size[0] != 0 { // no dice make one roll, the empty one
			assert.Zero(t, engine.RollCount(size[0], size[1]), "%v", size)
		}
	}
}

func TestRollsMayBeLeftEarlyAndStartAnew(t *testing.T) {
	rolls := engine.Rolls(5, 6)
	for range 2 {
		var seen []int
		for roll := range rolls {
			seen = append(seen, roll.Index())
			if len(seen) == 3 {
				break
			}
		}
		assert.Equal(t, []int{0, 1, 2}, seen)
	}
}

func TestRollWaysCountTheOrderedThrows(t *testing.T) {
	for _, size := range [][2]int{{1, 6}, {2, 6}, {3, 6}, {4, 6}, {5, 6}, {6, 3}, {10, 2}, {3, 20}} {
		n, sides := size[0], size[1]
		throws := map[engine.Roll]int64{}
		orderedThrows(n, sides, func(faces []engine.Face) {
			roll, err := engine.NewRoll(faces...)
			if err != nil {
				t.Fatal(err)
			}
			throws[roll]++
		})
		ways := map[engine.Roll]int64{}
		for roll := range engine.Rolls(n, sides) {
			ways[roll] = roll.Ways()
		}
		// Equal maps also show that Rolls leaves none out.
		assert.Equal(t, throws, ways, "%d dice of %d sides", n, sides)
	}
}

func TestRollWaysAddUpToAllThrows(t *testing.T) {
	for _, size := range rollSizes() {
		n, sides := size[0], size[1]
		sum := new(big.Int)
		for roll := range engine.Rolls(n, sides) {
			sum.Add(sum, big.NewInt(roll.Ways()))
		}
		want := new(big.Int).Exp(big.NewInt(int64(sides)), big.NewInt(int64(n)), nil)
		assert.Equal(t, want.String(), sum.String(), "%d dice of %d sides", n, sides)
	}
}

func TestRollWaysOfManyDiceDoNotOverflow(t *testing.T) {
	different := make([]engine.Face, 20)
	for i := range different {
		different[i] = engine.Face(i + 1)
	}
	factorial := new(big.Int).MulRange(1, 20)
	assert.Equal(t, factorial.Int64(), newRoll(t, different...).Ways())

	different[0] = 20 // the pair comes last, where the product is largest
	assert.Equal(t, factorial.Int64()/2, newRoll(t, different...).Ways())
	assert.Equal(t, int64(1), newRoll(t, repeat(20, 20)...).Ways())
}
