package solver

import (
	"math"
	"math/big"
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// Two results of a watched turn are apart by 2 for each step between them: as each makes
// a difference of its own, one outcome comes for another.
func TestReachCountsWhatEveryStepCanChange(t *testing.T) {
	turn := turnOf(t, "dice=3")
	w := watched(turn, make([]int64, turn.maxScore+1))
	s := w.spread
	assert.Equal(t, nearWin/64, s.noise())
	require.Empty(t, s.stakes.steps)
	assert.InDelta(t, 2*3, s.reach(placeOf(0, 4), placeOf(0, 7)), 1e-14)
	assert.InDelta(t, 2*3, s.reach(placeOf(0, 7), placeOf(0, 4)), 1e-14)
	assert.InDelta(t, 2*7, s.reach(placeOf(1, 4), placeOf(0, 11)), 1e-14, "one die counts 0 to 6")
	assert.InDelta(t, 2*12, s.reach(placeOf(2, 4), placeOf(1, 6)), 1e-14)
	assert.InDelta(t, 2*12, s.reach(placeOf(1, 6), placeOf(2, 4)), 1e-14)
	assert.InDelta(t, 0, s.reach(placeOf(0, 4), placeOf(0, 4)), 1e-14)
	assert.InDelta(t, 2*4, s.reach(placeOf(0, 0), placeOf(0, 4)), 1e-14, "nothing comes before the first")

	turn = turnOf(t, "dice=3 away=none")
	s = watched(turn, make([]int64, turn.maxScore+1)).spread
	assert.InDelta(t, 2*10, s.reach(placeOf(2, 4), placeOf(0, 8)), 1e-14, "two dice count 2 to 12")
	assert.InDelta(t, 2*10, s.reach(placeOf(0, 8), placeOf(2, 4)), 1e-14)
	assert.InDelta(t, 2*5, s.reach(placeOf(0, 12), placeOf(1, 8)), 1e-14, "one die counts 1 to 6")
}

// The effect of a difference is what it makes to the outcomes, and what rounding can
// add to each part of it.
func TestEffectIsWhatADifferenceMakesToTheRound(t *testing.T) {
	turn := turnOf(t, "dice=3")
	w := watched(turn, make([]int64, turn.maxScore+1))
	s := w.spread
	s.near = 0x1p-10 // so that rounding shows
	difference := make([]float64, len(s.results))
	difference[3], difference[5], difference[6] = 0.25, -0.5, 0.125
	assert.InDelta(t, 0.875*(1+0x1p-16), s.effect(difference), 1e-15)

	// What two results lead to can make up for each other.
	s.stakes.state.arcs[5].next = s.stakes.state.arcs[3].next
	assert.InDelta(t, 0.375+0.875*0x1p-16, s.effect(difference), 1e-15)
}

// A state makes no difference between results that are followed by the same, and of
// others no more than is counted: in every state of real rounds.
func TestStepsAreTheDifferencesBetweenResults(t *testing.T) {
	for _, text := range []string{"dice=2", "dice=2 ties=tied", "dice=2 progressive=2,4"} {
		turn := turnOf(t, text)
		game, err := turn.Win(4)
		require.NoError(t, err)
		for _, g := range game.games[4] {
			r := g.round
			w := turn.newWorkspace()
			for _, s := range r.order {
				w.spread.watch(r, s, false)
				w.stakes.measure()
				require.Len(t, w.stakes.steps, turn.maxScore+1)
				sum, before := 0.0, make([]float64, r.space.width())
				for result := range w.spread.results {
					this := make([]float64, r.space.width())
					r.goOn(s, &s.arcs[s.arcOf[result]-1], 1, this)
					for i := range this {
						if result > 0 {
							sum += math.Abs(this[i] - before[i])
						}
					}
					before = this
					require.InDelta(t, sum, w.stakes.steps[result], 1e-12, "%s: seat %d, %d to beat, result %d", text, s.seat, s.beat, result)
				}
			}
		}
	}
}

// freshSpread returns a spread that has watched a turn in which every result has an
// outcome of its own, of some probability.
func freshSpread(t *testing.T, step float64) *fallingSpread {
	turn := turnOf(t, "dice=2 sides=3 away=none")
	s := watched(turn, make([]int64, turn.maxScore+1)).spread
	for i := range s.stakes.state.arcs {
		s.stakes.state.arcs[i].next.outcomes[i] = step
	}
	s.margin, s.doubt, s.chance = math.Inf(1), 0, 0.25
	return s
}

// The margin is the least part of its value by which a choice leads. Choices that lead by
// little and make next to no difference are doubts instead: by what difference they
// make, as often as they come up.
func TestNarrowChoicesAreMarginsOrDoubts(t *testing.T) {
	a, b := placeOf(0, 3), placeOf(0, 4)
	s := freshSpread(t, 1)
	s.narrow(3, 4, a, b, 1)
	assert.Equal(t, .75, s.margin)
	s.narrow(2, 4, a, b, 1)
	assert.Equal(t, .5, s.margin)
	s.narrow(3, 4, a, b, 1)
	assert.Equal(t, .5, s.margin, "the least of them")
	s.narrow(.001, 4, a, b, 1)
	assert.Equal(t, .00025, s.margin)
	assert.Zero(t, s.doubt, "who can choose between outcomes has a say")

	s = freshSpread(t, 1e-14)
	reach := s.reach(a, b)
	assert.Less(t, reach, little)
	each := (reach + 2*s.noise()) * .25
	s.narrow(.01, 4, a, b, 3)
	assert.InDelta(t, 3*each, s.doubt, 1e-25)
	s.narrow(.002, 4, a, b, 1)
	assert.InDelta(t, 4*each, s.doubt, 1e-25, "doubts add up")
	assert.True(t, math.IsInf(s.margin, 1), "who has no say need not be asked again")
	s.margin = .0025
	s.narrow(.01, 4, a, b, 3)
	assert.InDelta(t, 4*each, s.doubt, 1e-25, "and are none where the margin is not less")

	s = freshSpread(t, 1)
	s.chance = rare / 8
	s.narrow(.01, 4, a, b, 3)
	assert.True(t, math.IsInf(s.margin, 1), "what comes up so rarely does not count either")
	s.narrow(.01, 4, a, b, 5)
	assert.Equal(t, .0025, s.margin)
}

// Options that are worth about the same leave no margin, if which of them is better
// makes a difference.
func TestChoicesThatAreAboutEqual(t *testing.T) {
	const noise = nearWin / 64
	a, b := placeOf(0, 3), placeOf(0, 4)
	for _, c := range []struct {
		name            string
		sign            int
		unsure          float64
		draft, tolerant bool
		better          bool
		margin, doubt   float64
	}{
		{"equal for certain", 0, 0, false, false, true, 1, 0},
		{"better for certain", 1, 0, false, false, true, 0, 0},
		{"worse for certain", -1, 0, false, false, false, 0, 0},
		{"unsure", 0, .5, false, false, true, 0, .5 * .25 * 3},
		{"unsure, but all the same", 0, little / 2, false, false, true, 1, little / 2 * .25 * 3},
		{"unsure, by no more than rounding adds", 0, little + 2*noise, false, false, true, 1, (little + 2*noise) * .25 * 3},
		{"unsure, by more", 0, little + 3*noise, false, false, true, 0, (little + 3*noise) * .25 * 3},
		{"unsure and tolerant", 0, .5, false, true, true, 0, 0},
		{"worse for certain and tolerant", -1, 0, false, true, false, 0, 0},
		{"a draft", -1, 0, true, false, true, 0, 0},
	} {
		s := freshSpread(t, 1)
		s.margin, s.draft, s.tolerant = 1, c.draft, c.tolerant
		s.class[4]++ // apart
		s.compared = []comparison{{b, a, -c.sign, 0}, {a, placeOf(0, 5), 0, 0}, {a, b, c.sign, c.unsure}}
		assert.Equal(t, c.better, s.prefers(a, b, 3), c.name)
		assert.Equal(t, c.margin, s.margin, c.name)
		assert.InDelta(t, c.doubt, s.doubt, 1e-25, c.name)
	}
}

// Places that are worth the same whatever games are worth are equal; those that are only
// worth about the same are compared once.
func TestPlacesOfOneClassAreEqual(t *testing.T) {
	s := freshSpread(t, 1)
	u := &s.kernel.values[0].at
	for x := range s.results {
		u[x] = 1
	}
	for _, p := range [][2]place{{placeOf(0, 3), placeOf(0, 4)}, {placeOf(1, 3), placeOf(0, 4)}} {
		sign, unsure := s.doubtful(p[0], p[1])
		assert.Zero(t, sign)
		assert.Zero(t, unsure)
	}
	assert.Empty(t, s.compared)
	s.class[4] = 1
	sign, unsure := s.doubtful(placeOf(0, 3), placeOf(0, 4))
	assert.Zero(t, sign)
	assert.InDelta(t, 2, unsure, 1e-9, "one outcome comes for another")
	assert.Equal(t, []comparison{{placeOf(0, 3), placeOf(0, 4), 0, unsure}}, s.compared)

	// Where it makes next to no difference nothing is counted.
	s = freshSpread(t, 1e-14)
	s.class[4] = 1
	sign, unsure = s.doubtful(placeOf(0, 3), placeOf(0, 4))
	assert.Zero(t, sign)
	assert.Equal(t, s.reach(placeOf(0, 3), placeOf(0, 4))+2*s.noise(), unsure)
}

// Counting tells which of two places is worth more, wherever they are, or that it is
// not sure: against fractions.
func TestComparisonsAreRightWhereTheyAreSure(t *testing.T) {
	rnd := rand.New(rand.NewPCG(5, 7))
	sure, unsure := 0, 0
	for _, text := range []string{"dice=2", "dice=3 sides=3 away=none", "dice=3 sides=4 away=4"} {
		turn := turnOf(t, text)
		unit, ok := turn.rules.Outcomes()
		require.True(t, ok)
		for range 8 {
			u := make([]int64, turn.maxScore+1) // small numbers are often equal by chance
			for i := turn.maxScore - 1; i >= 0; i-- {
				u[i] = u[i+1] + int64(rnd.IntN(3))
			}
			w := watched(turn, u)
			for x := range u { // no two are equal for certain
				w.spread.class[x] = int32(x)
			}
			exact := newFallingKernel(turn.fallingWays(), 0)
			for x := range u {
				exact.values[0].at[x] = u[x] * unit
			}
			exact.solve(w.spread.tallies)
			var all []place
			for d, tallies := range w.spread.tallies {
				for _, x := range tallies {
					all = append(all, placeOf(d, uint(x)))
				}
			}
			for _, a := range all {
				for range 12 {
					b := all[rnd.IntN(len(all))]
					va, vb := exact.values[a.dice()].at[a.tally()], exact.values[b.dice()].at[b.tally()]
					want := big.NewInt(va).Cmp(big.NewInt(vb))
					sign, doubt := w.spread.compare(a, b)
					back, doubtBack := w.spread.compare(b, a)
					require.Equal(t, sign, -back, "%s %v: the other way round", text, u)
					require.Equal(t, doubt > 0, doubtBack > 0, "%s %v: the other way round", text, u)
					if doubt > 0 {
						unsure++
						assert.Zero(t, sign)
						continue
					}
					sure++
					require.Equal(t, want, sign, "%s %v: %d dice at %d, %d dice at %d", text, u, a.dice(), a.tally(), b.dice(), b.tally())
				}
			}
		}
	}
	assert.Greater(t, sure, unsure/4)
	assert.Positive(t, unsure)
}

// In the game of two dice of three sides, each result worth one less than the one
// before, 1 2 and 2 2 are worth the same kept whole and kept in part. They come up in 3
// of 9 throws, and a third of them is where the other option would be: one outcome
// comes for another in 2 of 3.
func TestDoubtIsHowOftenAChoiceComesUpTimesItsEffect(t *testing.T) {
	turn := turnOf(t, "dice=2 sides=3 away=none")
	for _, tolerant := range []bool{false, true} {
		w := watched(turn, []int64{6, 5, 4, 3, 2, 1, 0})
		s := w.spread
		s.tolerant = tolerant
		s.run(placeOf(2, 0))
		assert.Zero(t, s.margin)
		if tolerant {
			assert.Zero(t, s.doubt)
		} else {
			assert.InDelta(t, 3./9*4/3, s.doubt, 1e-9)
		}
		assert.InDelta(t, 27, s.unit(2), 0)
		// By what is kept: 1 1, 1 2 and 2 2 whole, of 1 3 the 1, of 2 3 the 2, of 3 3 one.
		assert.Equal(t, []int64{0, 0, 1*3 + 2, 2*3 + 2 + 2, 1*3 + 2 + 2 + 1, 2 + 1, 1}, s.results)
	}
}

// Results of one class are worth the same for certain, whatever becomes of the round.
func TestResultsOfOneClassAreEqualForCertain(t *testing.T) {
	s := freshSpread(t, 1)
	sign, unsure := s.compare(placeOf(0, 3), placeOf(0, 4))
	assert.Zero(t, sign)
	assert.Zero(t, unsure)
	s.class[4]++
	sign, unsure = s.compare(placeOf(0, 3), placeOf(0, 4))
	assert.Zero(t, sign)
	assert.Positive(t, unsure, "worth the same, but not for certain")
}

// Of two places the one is taken that is worth more, by more than may be rounding; of
// others the one that keeps more dice, unless the other is better by count.
func TestChoicesThatLeadByMoreThanRoundingAreNotCounted(t *testing.T) {
	const near = 0x1p-6
	more, fewer := placeOf(0, 3), placeOf(1, 2)
	for _, c := range []struct {
		name    string
		v, u    float64 // of more and fewer dice
		counted int     // the sign of the difference, if it is counted
		better  bool
		margin  float64
	}{
		{"far better", 64, 62, -1, true, 2. / 64},
		{"far worse", 62, 64, 1, false, 2. / 64},
		{"better, as far as rounding goes", 64, 63, -1, false, 0},
		{"worse, as far as rounding goes", 63, 64, 1, true, 0},
		{"about the same, and equal", 64, 64, 0, true, 1},
		{"about the same, and worse", 64, 64, -1, false, 0},
	} {
		s := freshSpread(t, 1)
		s.near, s.margin = near, 1
		s.kernel.values[0].at[3]++ // the places are not alike
		s.compared = []comparison{{more, fewer, c.counted, 0}}
		assert.Equal(t, c.better, s.better(more, c.v, fewer, c.u, 1), c.name)
		assert.Equal(t, c.margin, s.margin, c.name)
	}
}
