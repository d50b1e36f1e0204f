package engine_test

import (
	"cmp"
	"math/bits"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"threesaway/engine"
)

func TestKeepRefusesDiceThatCannotBe(t *testing.T) {
	tests := []struct {
		name  string
		faces []engine.Face
		says  string
	}{
		{"face 0", []engine.Face{0}, "face 0"},
		{"negative face", []engine.Face{2, -3}, "face -3"},
		{"face beyond the largest die", []engine.Face{21}, "face 21"},
		{"one die too many", repeat(6, 21), "21 dice"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			keep, err := engine.NewKeep(tt.faces...)
			require.ErrorIs(t, err, engine.ErrKeep)
			require.NotErrorIs(t, err, engine.ErrRoll)
			assert.ErrorContains(t, err, tt.says)
			assert.Equal(t, engine.Keep{}, keep)
		})
	}
}

func TestKeepForgetsTheOrderOfTheDice(t *testing.T) {
	keep := newKeep(t, 10, 3, 1, 3)
	assert.Equal(t, []engine.Face{1, 3, 3, 10}, keep.Faces())
	assert.Equal(t, "1 3 3 10", keep.String())
	assert.Equal(t, newKeep(t, 3, 3, 10, 1), keep)
	assert.Equal(t, 4, keep.Len())
	assert.Equal(t, 2, keep.Count(3))
	assert.Zero(t, keep.Count(2))
	assert.Zero(t, keep.Count(0))
	assert.Zero(t, keep.Count(21))
}

func TestKeepsAddUp(t *testing.T) {
	a, b := newKeep(t, 3, 5), newKeep(t, 1, 5)
	both, err := a.With(b)
	require.NoError(t, err)
	assert.Equal(t, newKeep(t, 1, 3, 5, 5), both)
	assert.Equal(t, "3 5", a.String(), "a keep does not change")

	same, err := a.With(engine.Keep{})
	require.NoError(t, err)
	assert.Equal(t, a, same)
}

func TestKeepsDoNotAddUpBeyondTheLargestGame(t *testing.T) {
	ten := newKeep(t, repeat(3, 10)...)
	twenty, err := ten.With(ten)
	require.NoError(t, err)
	assert.Equal(t, repeat(3, 20), twenty.Faces())

	_, err = twenty.With(newKeep(t, 3))
	require.ErrorIs(t, err, engine.ErrKeep)
	assert.ErrorContains(t, err, "21 dice")
}

func TestRollHasTheDiceItShows(t *testing.T) {
	roll := newRoll(t, 1, 3, 3, 6)
	for _, faces := range [][]engine.Face{{}, {3}, {3, 3}, {1, 6}, {1, 3, 3, 6}} {
		assert.True(t, roll.Has(newKeep(t, faces...)), "%v", faces)
	}
	for _, faces := range [][]engine.Face{{2}, {1, 1}, {3, 3, 3}, {20}, {1, 3, 3, 6, 6}} {
		assert.False(t, roll.Has(newKeep(t, faces...)), "%v", faces)
	}
}

func TestMaskMarksTheFirstOfEqualDice(t *testing.T) {
	roll := newRoll(t, 1, 3, 3, 3, 6)
	tests := []struct {
		keep []engine.Face
		want uint32
	}{
		{nil, 0b00000},
		{[]engine.Face{1}, 0b00001},
		{[]engine.Face{3}, 0b00010},
		{[]engine.Face{3, 3}, 0b00110},
		{[]engine.Face{3, 3, 3}, 0b01110},
		{[]engine.Face{6}, 0b10000},
		{[]engine.Face{1, 3, 6}, 0b10011},
		{[]engine.Face{1, 3, 3, 3, 6}, 0b11111},
	}
	for _, tt := range tests {
		mask, err := roll.Mask(newKeep(t, tt.keep...))
		require.NoError(t, err)
		assert.Equal(t, tt.want, mask, "%v", tt.keep)
	}
}

func TestMaskRefusesDiceThatAreNotThere(t *testing.T) {
	roll := newRoll(t, 1, 3)
	for _, faces := range [][]engine.Face{{2}, {3, 3}, {1, 3, 6}} {
		mask, err := roll.Mask(newKeep(t, faces...))
		require.ErrorIs(t, err, engine.ErrKeep)
		assert.Zero(t, mask)
	}
}

func TestKeepMaskIgnoresBitsBeyondTheRoll(t *testing.T) {
	roll := newRoll(t, 2, 5)
	assert.Equal(t, newKeep(t, 5), roll.KeepMask(0b10))
	assert.Equal(t, roll.All(), roll.KeepMask(^uint32(0)))
	assert.Equal(t, engine.Keep{}, roll.KeepMask(^uint32(0b11)))
	assert.Equal(t, engine.Keep{}, engine.Roll{}.KeepMask(^uint32(0)))
}

func TestMaskOfTheLargestRoll(t *testing.T) {
	roll := newRoll(t, repeat(20, 20)...)
	mask, err := roll.Mask(roll.All())
	require.NoError(t, err)
	assert.Equal(t, uint32(1<<20-1), mask)
	assert.Equal(t, roll.All(), roll.KeepMask(mask))
}

func TestMasksNameEveryKeepOfFiveDiceOnce(t *testing.T) {
	rules := engine.ThreesAway()
	for roll := range engine.Rolls(5, 6) {
		faces := roll.Faces()
		seen := map[uint32]bool{}
		for _, keep := range rules.Keeps(roll) {
			mask, err := roll.Mask(keep)
			require.NoError(t, err)
			require.False(t, seen[mask], "%s: mask %05b twice", roll, mask)
			seen[mask] = true
			require.Equal(t, keep, roll.KeepMask(mask), "%s keep %s", roll, keep)
			for i := 1; i < len(faces); i++ {
				skipped := mask>>i&1 == 1 && mask>>(i-1)&1 == 0
				require.False(t, skipped && faces[i] == faces[i-1], "%s: mask %05b skips an equal die", roll, mask)
			}
		}
		// Every mask, canonical or not, leads back to a canonical one that
		// keeps as many dice.
		for mask := uint32(1); mask < 1<<5; mask++ {
			back, err := roll.Mask(roll.KeepMask(mask))
			require.NoError(t, err)
			require.True(t, seen[back], "%s: mask %05b", roll, mask)
			require.Equal(t, bits.OnesCount32(mask), bits.OnesCount32(back))
		}
	}
}

// keepRules are rules under which the same roll has other keeps or another
// order of them.
func keepRules() map[string]engine.Rules {
	return map[string]engine.Rules{
		"standard":       engine.ThreesAway(),
		"away=none":      standardWith(func(r *engine.Rules) { r.Away = engine.NoAway }),
		"away=6":         standardWith(func(r *engine.Rules) { r.Away = 6 }),
		"high":           standardWith(func(r *engine.Rules) { r.High = true }),
		"must_keep_away": standardWith(func(r *engine.Rules) { r.MustKeepAway = true }),
		"must_keep_away, away=1": standardWith(func(r *engine.Rules) {
			r.MustKeepAway, r.Away = true, 1
		}),
	}
}

// preferred compares keeps by RULES.md, "Equal choices": more dice, then the
// lower total, then the lower faces.
func preferred(r engine.Rules, a, b []engine.Face) int {
	if c := cmp.Compare(len(b), len(a)); c != 0 {
		return c
	}
	if c := cmp.Compare(total(r, a), total(r, b)); c != 0 {
		return c
	}
	return slices.Compare(a, b)
}

// allKeeps makes every legal keep of a roll by brute force: all subsets of the
// dice, sorted, doubles dropped.
func allKeeps(r engine.Rules, faces []engine.Face) [][]engine.Face {
	var keeps [][]engine.Face
	for mask := 1; mask < 1<<len(faces); mask++ {
		var keep []engine.Face
		legal := true
		for i, f := range faces {
			switch {
			case mask>>i&1 == 1:
				keep = append(keep, f)
			case r.MustKeepAway && f == r.Away:
				legal = false
			}
		}
		if legal {
			keeps = append(keeps, keep)
		}
	}
	slices.SortFunc(keeps, func(a, b []engine.Face) int { return preferred(r, a, b) })
	return slices.CompactFunc(keeps, slices.Equal)
}

func TestKeepsAreCompleteAndInOrderOfPreference(t *testing.T) {
	for name, rules := range keepRules() {
		t.Run(name, func(t *testing.T) {
			for n := 1; n <= 5; n++ {
				for roll := range engine.Rolls(n, 6) {
					var got [][]engine.Face
					for _, keep := range rules.Keeps(roll) {
						got = append(got, keep.Faces())
					}
					if want := allKeeps(rules, roll.Faces()); !slices.EqualFunc(want, got, slices.Equal) {
						t.Fatalf("%s: want %v, got %v", roll, want, got)
					}
				}
			}
		})
	}
}

func TestKeepsOfOneRollByHand(t *testing.T) {
	var got []string
	for _, keep := range engine.ThreesAway().Keeps(newRoll(t, 4, 3, 1, 3)) {
		got = append(got, keep.String())
	}
	assert.Equal(t, []string{
		"1 3 3 4",
		"1 3 3", "3 3 4", "1 3 4",
		"3 3", "1 3", "3 4", "1 4",
		"3", "1", "4",
	}, got)
}

func TestKeepsOfNoDiceAreNone(t *testing.T) {
	assert.Empty(t, engine.ThreesAway().Keeps(engine.Roll{}))
}

func TestPairsOfRollAndKeep(t *testing.T) {
	// Each die of a pair has one of 6 faces and is kept or not: multisets over
	// 12 kinds, less those that keep nothing. C(n+11, 11) − C(n+5, 5).
	rules, sum := engine.ThreesAway(), 0
	for i, want := range []int{6, 57, 308, 1239, 4116} {
		pairs := 0
		for roll := range engine.Rolls(i+1, 6) {
			pairs += len(rules.Keeps(roll))
		}
		assert.Equal(t, want, pairs, "%d dice", i+1)
		sum += pairs
	}
	assert.Equal(t, 5726, sum, "RULES.md, values known independently")
}

func TestCheckKeep(t *testing.T) {
	standard := engine.ThreesAway()
	forced := standardWith(func(r *engine.Rules) { r.MustKeepAway = true })
	forcedHigh := standardWith(func(r *engine.Rules) { r.MustKeepAway, r.Away = true, 6 })
	tests := []struct {
		name       string
		rules      engine.Rules
		roll, keep []engine.Face
		says       string // "" is legal
	}{
		{"one die", standard, []engine.Face{1, 3, 6}, []engine.Face{6}, ""},
		{"all dice", standard, []engine.Face{1, 3, 6}, []engine.Face{1, 3, 6}, ""},
		{"away die left", standard, []engine.Face{1, 3, 6}, []engine.Face{1}, ""},
		{"nothing", standard, []engine.Face{1, 3, 6}, nil, "at least one die"},
		{"die not shown", standard, []engine.Face{1, 3, 6}, []engine.Face{2}, "does not show 2"},
		{"one too many of a face", standard, []engine.Face{1, 3, 6}, []engine.Face{3, 3}, "does not show 3 3"},
		{"more dice than the roll", standard, []engine.Face{1}, []engine.Face{1, 2}, "does not show 1 2"},
		{"nothing of nothing", standard, nil, nil, "at least one die"},
		{"away die left, forced", forced, []engine.Face{1, 3, 6}, []engine.Face{1}, "must_keep_away=true"},
		{"one of two away dice left, forced", forced, []engine.Face{1, 3, 3}, []engine.Face{1, 3}, "every 3"},
		{"away dice alone, forced", forced, []engine.Face{1, 3, 3}, []engine.Face{3, 3}, ""},
		{"away dice and more, forced", forced, []engine.Face{1, 3, 3}, []engine.Face{1, 3, 3}, ""},
		{"no away die thrown, forced", forced, []engine.Face{1, 2, 6}, []engine.Face{6}, ""},
		{"nothing, forced", forced, []engine.Face{1, 2, 6}, nil, "at least one die"},
		{"another away face, forced", forcedHigh, []engine.Face{3, 6}, []engine.Face{3}, "every 6"},
		{"away face of the standard game left, forced", forcedHigh, []engine.Face{3, 6}, []engine.Face{6}, ""},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			err := tt.rules.CheckKeep(newRoll(t, tt.roll...), newKeep(t, tt.keep...))
			if tt.says == "" {
				require.NoError(t, err)
				return
			}
			require.ErrorIs(t, err, engine.ErrKeep)
			assert.ErrorContains(t, err, tt.says)
		})
	}
}
