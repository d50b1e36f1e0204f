package solver

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// Worth drifts by the largest part of itself that it changes, once both are measured
// alike.
func TestDriftIsThePartThatWorthChangesBy(t *testing.T) {
	reference := []float64{8, 4, 2, 1}
	assert.Zero(t, drift(reference, []float64{8, 4, 2, 1}))
	assert.Zero(t, drift(reference, []float64{4, 2, 1, .5}), "times a half")
	assert.Zero(t, drift(reference, []float64{11, 7, 5, 4}), "and 3 more")
	assert.Zero(t, drift(reference, []float64{7, 5, 4, 3.5}), "times a half and 3 more")
	assert.Equal(t, .25, drift(reference, []float64{8, 5, 2, 1}))
	assert.Equal(t, .25, drift(reference, []float64{8, 3, 2, 1}))
	assert.Equal(t, .5, drift(reference, []float64{8, 5, 3, 1}), "the most of them")
	assert.Equal(t, .5, drift(reference, []float64{8, 6, 2.5, 1}), "wherever it is")
	assert.Equal(t, .25, drift(reference, []float64{7, 5.5, 4, 3.5}), "measured alike")
	assert.Equal(t, .5, drift([]float64{2, 2, 2}, []float64{2, 3, 2}), "where nothing falls")
	assert.Equal(t, .5, drift([]float64{2, 2, 2}, []float64{1, 2, 1}))
}

// Worth that rises by no more than rounding can make it counts as level, and is not
// sure; worth that rises by more does not fall.
func TestWorthThatRisesForRoundingCountsAsLevel(t *testing.T) {
	turn := turnOf(t, "dice=1")
	r := newRound(turn, 2, turn.maxScore, false)
	r.near = 0x1p-4
	s := r.order[len(r.order)-1]
	w := turn.newWorkspace()
	for _, c := range []struct {
		name        string
		third       float64
		class       int32
		falls, sure bool
		loaded      float64
	}{
		{"falls", 8, 3, true, true, 8},
		{"falls by what rounding can do", 15, 3, true, false, 15},
		{"falls by a little more", 14.5, 3, true, true, 14.5},
		{"level", 16, 3, true, false, 16},
		{"rises by what rounding can do", 17, 3, true, false, 16},
		{"rises by more", 17.5, 3, false, false, 0},
		{"of one class with the one before", 16, 2, true, true, 16},
	} {
		copy(s.worth, []float64{64, 32, 16, c.third, 4, 2, 1})
		copy(s.solved.class, []int32{0, 1, 2, c.class, 4, 5, 6})
		falls, sure := w.load(r, s)
		assert.Equal(t, c.falls, falls, c.name)
		assert.Equal(t, c.sure, sure, c.name)
		if falls {
			assert.Equal(t, []float64{64, 32, 16, c.loaded, 4, 2, 1}, w.kernel.values[0].at[:7], c.name)
		}
		assert.Equal(t, r.near, w.spread.near)
		assert.Equal(t, r.near/8, w.spread.sure)
	}

	// For money all worth is raised far above what it can differ by, alike.
	copy(s.worth, []float64{6, 5, 4, 3, 2, 1, -8})
	w.tolerant = true
	falls, sure := w.load(r, s)
	require.True(t, falls)
	assert.True(t, sure)
	assert.Equal(t, 4*turn.noise, w.spread.near)
	assert.Equal(t, 4*turn.noise, w.spread.sure)
	u := w.kernel.values[0].at[:7]
	for i := range u {
		assert.Equal(t, s.worth[i]+16, u[i], "twice the largest more")
	}
}

// A turn is solved anew unless its choices lead by more than twice what worth has drifted
// by, and eight times what counts as equal besides.
func TestTurnsAreSolvedAnewBeyondTheirMargin(t *testing.T) {
	turn := turnOf(t, "dice=1")
	w := turn.newWorkspace()
	for _, c := range []struct {
		third, near, margin float64
		kept                bool
	}{
		{16, 0, .01, true},
		{20, 0, .51, true}, // a quarter more, twice
		{20, 0, .5, false},
		{20, 0, .4, false},
		{16, 0x1p-5, .26, true}, // eight times a 32nd
		{16, 0x1p-5, .25, false},
		{16, 0x1p-5, .2, false},
		{20, 0x1p-5, .7, false},
		{20, 0x1p-5, .76, true},
	} {
		r := newRound(turn, 2, turn.maxScore, false)
		r.near = c.near
		s := r.order[len(r.order)-1]
		copy(s.worth, []float64{64, 32, c.third, 8, 4, 2, 1})
		copy(s.solved.class, []int32{0, 1, 2, 3, 4, 5, 6})
		before := &grid{}
		s.solved.reference, s.solved.margin, s.solved.grid = []float64{64, 32, 16, 8, 4, 2, 1}, c.margin, before
		falls, sure := w.load(r, s)
		require.True(t, falls)
		w.solveFalling(r, s, sure)
		if c.kept {
			assert.Same(t, before, s.solved.grid, "%v", c)
		} else {
			assert.Nil(t, s.solved.grid, "%v", c)
			assert.Equal(t, []float64{64, 32, c.third, 8, 4, 2, 1}, s.solved.reference)
		}
	}
}

// What was done in a workspace before leaves nothing behind that decides.
func TestAWorkspaceIsTakenAsNew(t *testing.T) {
	turn := turnOf(t, "dice=2")
	w := turn.newWorkspace()
	w.draft, w.tolerant = true, true
	turn.spaces.Put(w)
	w = turn.takeWorkspace(false)
	assert.False(t, w.draft)
	assert.False(t, w.tolerant)
}

// Of two places the one is better that is worth more, by more than may be rounding; others
// are compared otherwise, or are equal where that is as good.
func TestPlacesAreComparedByTheirValuesWhereRoundingCannotDecide(t *testing.T) {
	const near = 0x1p-6
	a, b := placeOf(0, 3), placeOf(0, 4)
	for _, c := range []struct {
		name     string
		v, u     float64
		tolerant bool
		counted  int // the sign of the difference, if it is counted
		unsure   float64
		sign     int
		sure     bool
	}{
		{"far better", 64, 62, false, -1, 0, 1, true},
		{"far worse", 62, 64, false, 1, 0, -1, true},
		{"far better and tolerant", 64, 62, true, 0, .5, 1, true},
		{"as far as rounding goes", 64, 63, false, -1, 0, -1, true},
		{"as far down as rounding goes", 63, 64, false, 1, 0, 1, true},
		{"about the same, and equal", 64, 64, false, 0, 0, 0, true},
		{"about the same, and better", 64, 64.5, false, 1, 0, 1, true},
		{"about the same, and worse", 64.5, 64, false, -1, 0, -1, true},
		{"not sure", 64, 64, false, 0, .5, 0, false},
		{"not sure and tolerant", 64, 64, true, 0, .5, 0, true},
		{"better and tolerant", 64, 64, true, 1, 0, 1, true},
		{"worse and tolerant", 64, 64, true, -1, 0, -1, true},
	} {
		turn := turnOf(t, "dice=2 sides=3 away=none")
		w := watched(turn, make([]int64, turn.maxScore+1))
		w.tolerant, w.spread.near = c.tolerant, near
		w.spread.class[4]++ // apart
		w.spread.compared = []comparison{{a, b, c.counted, c.unsure}}
		sign, sure := w.compare(a, c.v, b, c.u)
		assert.Equal(t, c.sign, sign, c.name)
		assert.Equal(t, c.sure, sure, c.name)
	}
}
