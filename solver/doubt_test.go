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
	reach := func(p *planner, a, b place) float64 {
		first, last := p.span(a, b)
		return p.stakes.between(int(first), int(last))
	}
	turn := turnOf(t, "dice=3")
	p := watched(turn, make([]float64, turn.maxScore+1)).planner
	assert.Equal(t, nearWin/64, p.noise())
	require.Empty(t, p.stakes.steps)
	assert.InDelta(t, 2*3, reach(p, placeOf(0, 4), placeOf(0, 7)), 1e-14)
	assert.InDelta(t, 2*3, reach(p, placeOf(0, 7), placeOf(0, 4)), 1e-14)
	assert.InDelta(t, 2*7, reach(p, placeOf(1, 4), placeOf(0, 11)), 1e-14, "one die counts 0 to 6")
	assert.InDelta(t, 2*12, reach(p, placeOf(2, 4), placeOf(1, 6)), 1e-14)
	assert.InDelta(t, 2*12, reach(p, placeOf(1, 6), placeOf(2, 4)), 1e-14)
	assert.InDelta(t, 0, reach(p, placeOf(0, 4), placeOf(0, 4)), 1e-14)
	assert.InDelta(t, 2*4, reach(p, placeOf(0, 0), placeOf(0, 4)), 1e-14, "nothing comes before the first")

	turn = turnOf(t, "dice=3 away=none")
	p = watched(turn, make([]float64, turn.maxScore+1)).planner
	assert.InDelta(t, 2*10, reach(p, placeOf(2, 4), placeOf(0, 8)), 1e-14, "two dice count 2 to 12")
	assert.InDelta(t, 2*10, reach(p, placeOf(0, 8), placeOf(2, 4)), 1e-14)
	assert.InDelta(t, 2*5, reach(p, placeOf(0, 12), placeOf(1, 8)), 1e-14, "one die counts 1 to 6")
}

// The effect of a difference is what it makes to the outcomes, and what rounding can
// add to each part of it.
func TestEffectIsWhatADifferenceMakesToTheRound(t *testing.T) {
	turn := turnOf(t, "dice=3")
	p := watched(turn, make([]float64, turn.maxScore+1)).planner
	p.near = 0x1p-10 // so that rounding shows
	difference := []float64{0, .25, 0, -.5, .125}
	assert.InDelta(t, 0.875*(1+0x1p-16), p.effect(2, difference), 1e-15)

	// What two results lead to can make up for each other.
	p.stakes.state.arcs[5].next = p.stakes.state.arcs[3].next
	assert.InDelta(t, 0.375+0.875*0x1p-16, p.effect(2, difference), 1e-15)
}

// Places that are worth the same whatever games are worth are equal; those that are only
// worth about the same are compared once.
func TestPlacesOfOneClassAreEqual(t *testing.T) {
	turn := turnOf(t, "dice=2 sides=3 away=none")
	level := make([]float64, turn.maxScore+1)
	for x := range level {
		level[x] = 1
	}
	p := watched(turn, level).planner
	p.plan(p.reached, nil, everything())
	a, b := placeOf(0, 3), placeOf(0, 4)
	for _, pair := range [][2]place{{a, b}, {placeOf(1, 2), b}} {
		assert.Equal(t, verdict{lead: 1}, p.doubtful(pair[0], pair[1]))
	}
	assert.Empty(t, p.compared)
	p.apart()
	v := p.doubtful(a, b)
	assert.Zero(t, v.sign)
	assert.InDelta(t, 2, v.unsure, 1e-9, "one outcome comes for another")
	assert.Equal(t, []comparison{{a, b, 4, v}}, p.compared)
	p.compared[0].sign = 1
	assert.Equal(t, 1, p.doubtful(a, b).sign, "as before")

	// Where it makes next to no difference nothing is counted.
	p.compared, p.stakes.steps = nil, nil
	for i := range p.stakes.state.arcs {
		p.stakes.round.order[i].outcomes[i] = 1e-14
	}
	v = p.doubtful(a, b)
	assert.Zero(t, v.sign)
	assert.InDelta(t, 2e-14+2*p.noise(), v.unsure, 1e-20)
	assert.Empty(t, p.compared)
}

// What has been compared holds as long as nothing changes that can follow it.
func TestComparisonsAreRecalledIfNothingHasChanged(t *testing.T) {
	p := watched(turnOf(t, "dice=2"), make([]float64, 13)).planner
	a, b, c := comparison{a: 1, last: 3}, comparison{a: 2, last: 5}, comparison{a: 3, last: 4}
	for same, want := range map[uint][]comparison{0: {}, 3: {}, 4: {a}, 5: {a, c}, 6: {a, b, c}} {
		p.compared = []comparison{a, b, c}
		p.recall(same, 1)
		assert.Equal(t, want, p.compared, "up to %d", same)
		p.compared = []comparison{{a: 1, verdict: verdict{sign: 1, lead: .5}}}
		p.recall(1, .5)
		assert.Equal(t, []comparison{{a: 1, verdict: verdict{sign: 1, lead: .25}}}, p.compared, "leads fade")
	}
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
			p := watched(turn, floatsOf(u)).planner
			p.apart()
			p.plan(p.every, nil, everything())
			exact := newFallingKernel(turn.fallingWays(), 0)
			for x := range u {
				exact.values[0].at[x] = u[x] * unit
			}
			exact.solve(exact.tallies)
			var all []place
			for d, tallies := range exact.tallies {
				for _, x := range tallies {
					all = append(all, placeOf(d, uint(x)))
				}
			}
			for _, a := range all {
				for range 12 {
					b := all[rnd.IntN(len(all))]
					va, vb := exact.values[a.dice()].at[a.tally()], exact.values[b.dice()].at[b.tally()]
					want := big.NewInt(va).Cmp(big.NewInt(vb))
					v, back := p.compare(a, b), p.compare(b, a)
					require.Equal(t, v.sign, -back.sign, "%s %v: the other way round", text, u)
					require.Equal(t, v.unsure > 0, back.unsure > 0, "%s %v: the other way round", text, u)
					require.InDelta(t, v.lead, back.lead, 0, "%s %v: the other way round", text, u)
					if v.unsure > 0 {
						unsure++
						assert.Zero(t, v.sign)
						continue
					}
					sure++
					require.Equal(t, want, v.sign, "%s %v: %d dice at %d, %d dice at %d", text, u, a.dice(), a.tally(), b.dice(), b.tally())
				}
			}
		}
	}
	assert.Greater(t, sure, unsure/4)
	assert.Positive(t, unsure)
}

// Results of one class are worth the same for certain, whatever becomes of the round.
func TestResultsOfOneClassAreEqualForCertain(t *testing.T) {
	turn := turnOf(t, "dice=2 sides=3 away=none")
	p := watched(turn, make([]float64, turn.maxScore+1)).planner
	assert.Equal(t, verdict{lead: 1}, p.compare(placeOf(0, 3), placeOf(0, 4)))
	p.apart()
	v := p.compare(placeOf(0, 3), placeOf(0, 4))
	assert.Zero(t, v.sign)
	assert.Positive(t, v.unsure, "worth the same, but not for certain")
}

// In the game of two dice of three sides, each result worth one less than the one
// before, 1 2 and 2 2 are worth the same kept whole and kept in part. They come up in 3
// of 9 throws, and a third of them is where the other option would be: one outcome
// comes for another in 2 of 3.
func TestDoubtIsHowOftenAChoiceComesUpTimesItsEffect(t *testing.T) {
	turn := turnOf(t, "dice=2 sides=3 away=none")
	p := watched(turn, []float64{6, 5, 4, 3, 2, 1, 0}).planner
	_, results, doubt := turnEnds(p, nil)
	assert.InDelta(t, 3./9*4/3, doubt, 1e-9)
	assert.EqualValues(t, 27, p.outcomes[2])
	// By what is kept: 1 1, 1 2 and 2 2 whole, of 1 3 the 1, of 2 3 the 2, of 3 3 one.
	assert.Equal(t, []int64{0, 0, 1*3 + 2, 2*3 + 2 + 2, 1*3 + 2 + 2 + 1, 2 + 1, 1}, results)
	assert.InDelta(t, 0, p.doubt(&p.ends, placeOf(1, 1)), 0, "one die leaves nothing to choose")
}

// All ways that lead from a place end somewhere, and their results are worth what the
// place is worth: also where nothing can be chosen any more.
func TestFlowsEndWithWhatPlacesAreWorth(t *testing.T) {
	rnd := rand.New(rand.NewPCG(6, 7))
	for text, turn := range fallingTurns(t) {
		if _, ok := turn.rules.Outcomes(); !ok {
			continue
		}
		u := randomFall(rnd, turn.maxScore+1)
		for x := range u { // level at both ends
			u[x] = min(max(u[x], u[len(u)*3/4]), u[len(u)/4])
		}
		p := watched(turn, floatsOf(u)).planner
		p.plan(p.every, nil, everything())
		f := &p.ends
		for _, spot := range p.every {
			p.follow(f, spot.at)
			ways, sum := int64(0), 0.0
			result, _ := p.between(spot.at, 0)
			for _, n := range p.row(f, spot.at, 0) {
				ways += n
				sum += float64(n) * float64(u[result])
				result++
			}
			require.Equal(t, f.total, ways, "%s: %d dice at %d", text, spot.dice, spot.at.tally())
			v := p.values[spot.at]
			require.InDelta(t, v, sum/float64(f.total), 1e-12*v, "%s: %d dice at %d", text, spot.dice, spot.at.tally())
		}
	}
}

// Where nothing makes a difference to the player all dice are kept as they lie; where it
// does not to anybody, all ways count for one result.
func TestLevelTurnsEndAsDiceLie(t *testing.T) {
	turn := turnOf(t, "dice=2 sides=3 away=none")
	level := []float64{1, 1, 1, 1, 1, 1, 1}
	_, results, doubt := turnEnds(watched(turn, level).planner, nil)
	assert.Equal(t, []int64{0, 0, 1 * 3, 2 * 3, 3 * 3, 2 * 3, 1 * 3}, results)
	assert.Zero(t, doubt)

	p := watched(turn, level).planner
	for i := range p.arc {
		p.arc[i] = 1
	}
	_, results, _ = turnEnds(p, nil)
	assert.Equal(t, []int64{0, 0, 27, 0, 0, 0, 0}, results)
}

// Multiples of a number are divided exactly, also the largest ones.
func TestSharesAreExact(t *testing.T) {
	rnd := rand.New(rand.NewPCG(2, 3))
	for _, n := range []int64{1, 2, 3, 6, 7, 36, 216, 1 << 40, 20 * 20 * 20, 1e18, math.MaxInt64} {
		d := divisorOf(n)
		for _, times := range []int64{0, 1, 2, 3, math.MaxInt64 / n, int64(rnd.Uint64N(math.MaxInt64/uint64(n) + 1))} {
			assert.Equal(t, times, d.share(times*n), "%d times %d", times, n)
		}
	}
}

// A list that is full is copied to one with twice the room, or as much as is asked for.
func TestListsGrowByAsMuchAsTheyAre(t *testing.T) {
	l := grown([]int{}, 3)
	assert.Equal(t, 3, cap(l))
	l = append(l, 1, 2)
	assert.Same(t, &l[0], &grown(l, 1)[0], "there is room")
	more := grown(l, 2)
	assert.Equal(t, l, more)
	assert.Equal(t, 6, cap(more))
	assert.Equal(t, 12, cap(grown(l, 10)))

	var s storage
	s.forget()
	s.room(7, 9)
	s.goals, s.seen = s.goals[:7], s.seen[:9]
	goals, seen := &s.goals[0], &s.seen[0]
	s.room(0, 0)
	assert.Same(t, goals, &s.goals[0])
	assert.Same(t, seen, &s.seen[0])
	tactics := cap(s.tactics)
	s.tactics = s.tactics[:tactics]
	s.room(0, 0)
	assert.Equal(t, 2*tactics, cap(s.tactics))
}

// What tactics are made of stays as it is until it is told to be forgotten; then its
// memory is used again, if it is not too much.
func TestTacticsStayInMemory(t *testing.T) {
	var s storage
	s.forget()
	check := func(kept []tacticID) {
		assert.Equal(t, tactic{}, *s.at(settled))
		assert.Equal(t, tactic{marks: marksOf(0, 0, allKept)}, *s.at(level))
		for n, id := range kept {
			this := s.at(id)
			require.Equal(t, marksOf(0, 0, uint8(n)), this.marks)
			require.Len(t, s.goalsOf(this), n)
			require.Len(t, s.pairsOf(this), n)
			require.Len(t, s.tiesOf(this), n)
			require.Equal(t, n > 0, id.tied())
			require.Len(t, s.seenOf(this), n)
			for i := range n {
				require.Equal(t, goal{int32(n), step(i)}, s.goalsOf(this)[i])
				require.Equal(t, pair{step(n), step(i)}, s.pairsOf(this)[i])
				require.Equal(t, tie{ways: float64(n), more: step(i)}, s.tiesOf(this)[i])
				require.Equal(t, seen{at: step(i), marks: marksOf(uint8(n), 0, 0)}, s.seenOf(this)[i])
			}
		}
	}
	keep := func(most int) (kept []tacticID) {
		for n := range most {
			kept = append(kept, s.keep(tacticOf(&s, n)))
		}
		return kept
	}
	check(keep(200))
	policy, other := s.policy(3), s.policy(1000)
	policy[2], other[0] = 7, 8
	assert.Equal(t, []tacticID{0, 0, 7}, policy, "each has its own")
	like := s.with(s.keep(tacticOf(&s, 5)), marksOf(4, 0, 0))
	assert.Equal(t, marksOf(4, 0, 0), s.at(like).marks)
	assert.Len(t, s.goalsOf(s.at(like)), 5)

	room := cap(s.goals)
	s.forget()
	check(keep(200))
	assert.Equal(t, room, cap(s.goals), "no more memory is needed")
	s.goals = make([]goal, much)
	assert.False(t, s.crowded())
	s.goals = append(s.goals, goal{})
	assert.True(t, s.crowded())
	s.forget()
	assert.False(t, s.crowded())
	assert.Zero(t, cap(s.goals))
	check(keep(20))
	s.policy(much + 1)
	assert.True(t, s.crowded())
}

// tacticOf returns a tactic with lists of some length in a storage.
func tacticOf(s *storage, n int) tactic {
	t := tactic{marks: marksOf(0, 0, uint8(n))}
	t.goals.first, t.pairs.first, t.ties.first, t.seen.first = int32(len(s.goals)), int32(len(s.pairs)), int32(len(s.ties)), int32(len(s.seen))
	for i := range n {
		s.goals = append(s.goals, goal{int32(n), step(i)})
		s.pairs = append(s.pairs, pair{step(n), step(i)})
		s.ties = append(s.ties, tie{ways: float64(n), more: step(i)})
		s.seen = append(s.seen, seen{at: step(i), marks: marksOf(uint8(n), 0, 0)})
	}
	t.goals.end, t.pairs.end, t.ties.end, t.seen.end = int32(len(s.goals)), int32(len(s.pairs)), int32(len(s.ties)), int32(len(s.seen))
	return t
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
				w.stakes.watch(r, s)
				w.stakes.measure()
				require.Len(t, w.stakes.steps, turn.maxScore+1)
				sum, before := 0.0, make([]float64, r.space.width())
				for result := range turn.maxScore + 1 {
					this := make([]float64, r.space.width())
					next, m := r.next(s, result)
					r.goOn(s, next, m, 1, this)
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

// What is in doubt is counted at all places that a turn comes to.
func TestDoubtsAreCountedWhereverATurnComes(t *testing.T) {
	turn := turnOf(t, "dice=3 sides=3 away=none") // a die that shows 2 is worth what a throw is
	line := make([]float64, turn.maxScore+1)
	for x := range line {
		line[x] = float64(turn.maxScore - x)
	}
	p := watched(turn, line).planner
	p.plan(p.reached, nil, everything())
	start, f := placeOf(p.dice, 0), &p.ends
	p.follow(f, start)
	mass := f.mass
	want, places := 0.0, 0
	for _, spot := range p.reached {
		chance := float64(mass[spot.at]) / float64(p.ways[spot.dice]) / float64(f.total)
		for _, tie := range p.storage.tiesOf(p.storage.at(p.tactics[spot.at])) {
			unsure := p.doubtful(spot.at.plus(tie.more), spot.at.plus(tie.fewer)).unsure
			want += unsure * chance * tie.ways
			if unsure*chance > 0 && spot.at.tally() > uint(turn.rules.MinDieScore()*(p.dice-spot.dice)) {
				places++
			}
		}
	}
	assert.Positive(t, places, "not only where the least has been kept")
	assert.InDelta(t, want, p.doubt(f, start), 1e-12*want)
}
