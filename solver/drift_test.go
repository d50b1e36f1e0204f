package solver

import (
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// plannedFor returns a workspace that has planned the state that a utility makes, and the
// state, which knows what it was planned for.
func plannedFor(turn *Turn, u []float64) (*workspace, *state, []tacticID) {
	w := watched(turn, u)
	p := w.planner
	p.ahead = leadsFrom * nearWin
	best, _ := p.plan(p.reached, nil, everything())
	s := p.before.state
	s.arcs = s.arcs[:turn.maxScore+1] // without that of a moon
	p.before.round.near = nearWin
	s.solved.worth = make([]float64, len(s.arcs))
	s.solved.tied = slices.ContainsFunc(best, tacticID.tied)
	s.planned(p.values[turn.maxScore], p.lead)
	return w, s, best
}

// As long as what results are worth drifts by less than the closest choice leads, whatever
// all of it is multiplied with and raised by, another plan does the same everywhere. With
// somewhat more drift it does not always.
func TestPoliciesStayTheBestWhileUtilitiesDriftLess(t *testing.T) {
	rnd := rand.New(rand.NewPCG(3, 7))
	stayed, moved := 0, 0
	for text, turn := range fallingTurns(t) {
		if _, ok := turn.rules.Outcomes(); !ok || turn.dice*turn.rules.Sides > 40 {
			continue
		}
		for range 60 {
			u := floatsOf(randomFall(rnd, turn.maxScore+1))
			for x := range u {
				u[x] += 1 + float64(rnd.IntN(3))*1e4
			}
			slices.Sort(u)
			slices.Reverse(u)
			w, s, best := plannedFor(turn, u)
			if s.solved.tied || s.solved.lead <= 0 {
				continue
			}
			for _, part := range []float64{.5, .99, 3, 20} {
				// Each difference to the worst gets less by up to so much.
				drift := math.Min(part*s.solved.lead, .9)
				low := u[turn.maxScore]
				scale, worst := math.Exp(rnd.NormFloat64()), low*(.3+.7*rnd.Float64())
				next := slices.Clone(u)
				for x := range next {
					next[x] = scale * (worst + (u[x]-low)*(1-drift*rnd.Float64()))
				}
				slices.Sort(next)
				slices.Reverse(next)
				s.worth = next
				r := w.planner.before.round
				stays := w.stays(r, s)
				p := watched(turn, next).planner
				copy(p.class[:], w.planner.class[:])
				fresh, _ := p.plan(p.reached, nil, everything())
				same := true
				for i := range fresh {
					same = same && slices.Equal(goalsFrom(p, fresh[i]), goalsFrom(w.planner, best[i]))
				}
				if part < 1 && drift < .3 {
					assert.True(t, stays, "%s: by %v of %v", text, part, s.solved.lead)
				}
				if stays {
					stayed++
					require.True(t, same, "%s: %v, %v", text, u, next)
				} else if !same {
					moved++
				}
			}
		}
	}
	assert.Greater(t, stayed, 100)
	assert.Greater(t, moved, 50)
}

// goalsFrom returns where rolls go by a tactic, and in how many ways, in order.
func goalsFrom(p *planner, id tacticID) []goal {
	if id <= level {
		return []goal{{ways: int32(id)}}
	}
	list := slices.Clone(p.storage.goalsOf(p.storage.at(id)))
	slices.SortFunc(list, func(a, b goal) int { return int(a.to) - int(b.to) })
	return list
}

// In every state of a game that was solved turns end as they do when each state is planned
// by itself, though most of them were not planned anew for the shares, or the pot, that
// they have now.
func TestStatesThatStayAreAsIfFoundAnew(t *testing.T) {
	for _, text := range []string{
		"", "dice=3 ties=tied", "dice=3 ties=split", "dice=2 progressive=stairs", "dice=3 sides=4 away=4 zero_ante=3",
		"dice=3 away=none", "dice=4 sides=3", "dice=4 tie_ante=0", "dice=3 sides=8 tie_payers=tied ties=tied",
	} {
		turn := turnOf(t, text)
		players := 5
		if text == "" {
			players = 8
		}
		win, err := turn.Win(players)
		require.NoError(t, err)
		for n := 2; n <= players; n++ {
			for _, g := range win.games[n] {
				if g.error > 0 { // not proven
					requireFoundAnew(t, g.round, false, text)
				}
			}
		}
		money, err := win.Money(4, 30)
		require.NoError(t, err)
		for pot := 30; pot >= 4; pot-- {
			_, err := money.solve(moneyKey{4, 0, pot})
			require.NoError(t, err)
			for shape, r := range money.shared {
				if pot%5 == 0 && shape[0] > 2 {
					requireFoundAnew(t, r, true, text)
				}
			}
		}
	}
}

func requireFoundAnew(t *testing.T, r *round, tolerant bool, text string) {
	t.Helper()
	fresh := r.turn.newWorkspace()
	fresh.tolerant = tolerant
	for _, s := range r.order {
		fresh.stakes.forget()
		fresh.planner.forget()
		_, falls := fresh.load(r, s)
		if !falls {
			continue
		}
		_, results, doubt := turnEnds(fresh.planner, nil)
		for i := range s.arcs {
			sum := int64(0)
			for result := s.arcs[i].first; result <= s.arcs[i].last && int(result) < len(results); result++ {
				sum += results[result]
			}
			require.Equal(t, float64(sum)/float64(fresh.planner.ends.total), s.shares[i],
				"%s: seat %d of %d, %d to beat by %d", text, s.seat, r.players, s.beat, s.holders)
		}
		if !tolerant {
			require.InDelta(t, doubt, s.solved.doubt, 1e-9*doubt, "%s: seat %d of %d, %d to beat by %d", text, s.seat, r.players, s.beat, s.holders)
		}
	}
}

// What drifts is what results are worth beyond the worst, beside what that was.
func TestStretchComparesWhatIsWorthMoreThanTheWorst(t *testing.T) {
	const tiny = 1e-9
	for _, c := range []struct {
		name     string
		was, now []float64
		lo, hi   float64
		ok       bool
	}{
		{"nothing", []float64{4, 3, 2, 1}, []float64{4, 3, 2, 1}, 1, 1, true},
		{"raised", []float64{4, 3, 2, 1}, []float64{9, 8, 7, 6}, 1, 1, true},
		{"multiplied", []float64{4, 3, 2, 1}, []float64{12, 9, 6, 3}, 3, 3, true},
		{"one less", []float64{4, 3, 2, 1}, []float64{4, 3, 1.5, 1}, .5, 1, true},
		{"one more", []float64{4, 3, 2, 1}, []float64{4, 3, 2.5, 1}, 1, 1.5, true},
		{"the best less", []float64{4, 3, 2, 1}, []float64{3.25, 3, 2, 1}, .75, 1, true},
		{"as good as the next", []float64{4, 3, 2, 1}, []float64{4, 2, 2, 1}, .5, 1, true},
		{"better than the one before", []float64{4, 3, 2, 1}, []float64{4, 2, 2.5, 1}, 0, 0, false},
		{"better, as far as rounding goes", []float64{4, 3, 2, 1}, []float64{4, 2, 2 + tiny/256, 1}, .5, 1, true},
		{"better, a little more than that", []float64{4, 3, 2, 1}, []float64{4, 2, 2 + tiny/64, 1}, 0, 0, false},
		{"as little as does not count", []float64{4, 3, 1 + tiny/2, 1}, []float64{4, 3, 1, 1}, 1, 1, true},
		{"as much as counts", []float64{4, 3, 1 + 2*tiny, 1}, []float64{4, 3, 1, 1}, 0, 1, true},
		{"as bad as the worst no more", []float64{4, 3, 1, 1}, []float64{4, 3, 2, 1}, 1, math.Inf(1), true},
		{"no result better than another", []float64{4, 3, 2, 1}, []float64{1, 1, 1, 1}, 0, 0, false},
		{"no result was better than another", []float64{1, 1, 1, 1}, []float64{4, 3, 2, 1}, 0, 0, false},
	} {
		s := &state{worth: append(slices.Clone(c.now), 1e9), stateShape: &stateShape{}}
		for i := range c.now {
			s.arcs = append(s.arcs, arc{first: int16(i), last: int16(i)})
		}
		s.solved.worth = c.was
		check := func() {
			lo, hi, ok := s.stretch(tiny)
			assert.Equal(t, c.ok, ok, c.name)
			assert.InDelta(t, c.lo, lo, 1e-8, c.name)
			assert.True(t, hi == c.hi || math.Abs(c.hi-hi) < 1e-8, "%s: %v", c.name, hi)
		}
		check()
		s.arcs = append(s.arcs, arc{first: int16(len(c.now)), move: moveMoon})
		s.solved.worth = append(slices.Clone(c.was), 1)
		check() // the pot won on the spot is no score
	}
}

// Changes that are tiny do not count, others do.
func TestStretchLeavesOutWhatIsTiny(t *testing.T) {
	s := &state{worth: []float64{4, 3, 2.05, 1}, stateShape: &stateShape{}}
	s.solved.worth = []float64{4, 3, 2, 1}
	for i := range s.worth {
		s.arcs = append(s.arcs, arc{first: int16(i), last: int16(i)})
	}
	for _, by := range []float64{.05, -.05} {
		s.worth[2] = 2 + by
		lo, hi, ok := s.stretch(.1)
		assert.True(t, ok && lo == 1 && hi == 1)
		lo, hi, ok = s.stretch(.01)
		assert.True(t, ok && (lo == 1+by || hi == 1+by || lo < hi))
	}
}

// A policy with ties stays only if nothing that follows has changed, and what places are
// worth changes as little as what they are worth beyond the worst.
func TestPoliciesWithTiesStayIfNothingBehindHasChanged(t *testing.T) {
	turn := turnOf(t, "dice=2 sides=3 away=none")
	u := []float64{10, 9, 8, 7, 5, 3, 2}
	w, s, _ := plannedFor(turn, u)
	r := w.planner.before.round
	require.Positive(t, s.solved.lead)
	stays := func(change func()) bool {
		s.solved.tied, s.solved.lead, s.combined, s.worth = true, .5, true, slices.Clone(u)
		for _, next := range r.order {
			next.changed = false
		}
		change()
		return w.stays(r, s)
	}
	assert.True(t, stays(func() {}))
	assert.False(t, stays(func() { s.combined = false }))
	assert.False(t, stays(func() { r.order[3].changed = true }))
	assert.True(t, stays(func() { r.order[3].changed, s.solved.tied = true, false }))
	assert.False(t, stays(func() { s.solved.lead = 0 }))
	assert.True(t, stays(func() { s.worth[2] = 7.8 }), "one part in thirty")
	assert.False(t, stays(func() { s.worth[2] = 7.4 }), "one part in ten")
	assert.True(t, stays(func() { s.worth[2], s.solved.tied = 7.4, false }))
	raise := func(by float64) func() {
		return func() {
			for x := range s.worth {
				s.worth[x] += by
			}
		}
	}
	assert.True(t, stays(raise(.2)))
	assert.False(t, stays(raise(.3)), "places near each other may no longer be")
	assert.True(t, stays(raise(-.1)))
	assert.False(t, stays(raise(-.2)), "nor if all are worth less")
	assert.True(t, stays(func() { raise(-.2)(); s.solved.tied = false }))
}

// Leads of places that are carried on fade where the worst result gets worse, as they are
// parts of what places are worth beyond it.
func TestLeadsFadeWhereTheWorstGetsWorse(t *testing.T) {
	p := watched(turnOf(t, "dice=2"), make([]float64, 13)).planner
	for _, c := range []struct {
		name       string
		floor, low float64
		same       uint
		fade, left float64
	}{
		{"as it was", 8, 4, 2, 1, 4},
		{"as it was, and a place was as bad", 4, 4, 2, 1, 4},
		{"better", 8, 5, 2, 1, 5},
		{"worse", 8, 2, 2, 4. / 6, 2},
		{"worse, and no place is as bad", 12, 2, 2, 8. / 10, 2},
		{"worse, and a place was as bad", 4, 2, 2, 0, 2},
		{"worse for rounding", 8, 4 * (1 - nearWin/1024), 2, 1, 4},
		{"worse than that", 8, 4 * (1 - nearWin/256), 2, 1, 4 * (1 - nearWin/256)},
		{"worse, and nothing is carried on", 8, 2, 0, 1, 2},
	} {
		p.low = 4
		assert.InDelta(t, c.fade, p.fade([]float64{16, c.floor, c.low}, c.same), nearWin/64, c.name)
		assert.Equal(t, c.left, p.low, c.name)
	}
}

// In the next state of a seat leads are what they were where nothing is new, but for what
// they fade by.
func TestLeadsAreCarriedOn(t *testing.T) {
	turn := turnOf(t, "dice=3 sides=4 away=4")
	r := newRound(turn, 3, turn.maxScore, false)
	p := turn.newWorkspace().planner
	p.near, p.bar, p.sure, p.ahead = nearWin, 1-nearWin, nearWin/8, leadsFrom*nearWin
	plan := func(beat int, worst float64) (news, [maxPlaces]float64) {
		worth := make([]float64, turn.maxScore+1)
		for x := range worth {
			switch {
			case x < beat:
				worth[x] = 20 - float64(x*x)/8
			case x == beat:
				worth[x] = worst + 1
			default:
				worth[x] = worst
			}
		}
		n, falls := p.load(r, r.at(2, beat, 1), worth, 0)
		require.True(t, falls)
		p.plan(p.reached, nil, n)
		least := 1.0
		for _, spot := range p.reached {
			least = min(least, p.leads[spot.at])
		}
		require.Equal(t, least, p.lead)
		return n, p.leads
	}
	const worthOfSeven = 20 - 49./8
	_, before := plan(8, 4)
	n, leads := plan(9, 1)
	require.EqualValues(t, 8, n.same)
	fade := (worthOfSeven - 4) / (worthOfSeven - 2) // the worst is to join
	require.InDelta(t, fade, n.fade, 1e-15)
	carried := 0
	for _, spot := range p.reached {
		if uint(spot.last) < n.same && spot.dice > 1 {
			carried++
			assert.InDelta(t, before[spot.at]*fade, leads[spot.at], 1e-15)
			assert.Less(t, leads[spot.at], 1.)
		}
	}
	assert.Positive(t, carried)
}

// A lead is what is left beyond near and more of what is worth more, as a part of what that
// is worth beyond the worst.
func TestLeadsCountBeyondNear(t *testing.T) {
	p := watched(turnOf(t, "dice=2"), make([]float64, 13)).planner
	p.ahead, p.low = 1./16, 2
	assert.InDelta(t, (16.-1-8)/14, p.leadOf(16, 8), 1e-15)
	assert.Negative(t, p.leadOf(16, 15.5))

	// Counted by outcomes, one for each of two results here.
	a, b := placeOf(0, 3), placeOf(0, 4)
	p.apart()
	p.near, p.sure = 1./16, 1./64
	verdictOf := func(v, u float64) verdict {
		p.values[a], p.values[b] = v, u
		return p.compare(a, b)
	}
	assert.Equal(t, verdict{sign: 1, lead: (3 - 1.25*17/64) / (8 + 5)}, verdictOf(10, 7))
	assert.Equal(t, verdict{sign: -1, lead: (3 - 1.25*17/64) / (8 + 5)}, verdictOf(7, 10))
	v := verdictOf(10, 9.9)
	assert.Zero(t, v.sign)
	assert.Positive(t, v.unsure)
	assert.InDelta(t, (.75*19.9/64-.1)/(8+7.9), v.lead, 1e-14, "as far as it is not decided")
	p.near = 1. / 64
	assert.InDelta(t, (.75*9.9/64-.1)/8, verdictOf(10, 9.9).lead, 1e-14, "as far as they are near each other")
	p.low = 10
	assert.Equal(t, 1.0, verdictOf(10, 10).lead, "nothing is worth more")
	p.low = 0
	assert.Equal(t, 1.0, verdictOf(0, 0).lead, "nothing is worth anything")
}

// What is tiny does not count as drift, but only that; and all of it counts as far as it
// is raised.
func TestPoliciesStayOnlyAsLongAsTheyLead(t *testing.T) {
	turn := turnOf(t, "dice=2 sides=3 away=none")
	u := []float64{10, 9, 8, 7, 5, 3, 2}
	w, s, _ := plannedFor(turn, u)
	r := w.planner.before.round
	s.solved.tied, s.combined = false, true
	stays := func(lead float64, result int, by float64) bool {
		s.solved.lead, s.worth = lead, slices.Clone(u)
		s.worth[result] += by
		return w.stays(r, s)
	}
	assert.True(t, stays(nearWin/1e3, 2, -nearWin/100), "tiny")
	assert.False(t, stays(nearWin/1e3, 2, -nearWin/10))
	assert.False(t, stays(10*nearWin, 2, -200*nearWin))
	assert.True(t, stays(40*nearWin, 2, -200*nearWin))

	// The worst may be worth nothing.
	u = []float64{9, 8, 7, 6, 4, 2, 0}
	w, s, _ = plannedFor(turn, u)
	r = w.planner.before.round
	s.combined = true
	for _, tied := range []bool{false, true} {
		s.solved.tied = tied
		assert.True(t, stays(.5, 2, -.1))
	}

	// For money all is raised by twice the largest.
	u = []float64{10, 9, 8, 7, 5, 3, 1}
	w, s, _ = plannedFor(turn, u)
	r, w.tolerant = w.planner.before.round, true
	s.solved.low, s.solved.lead, s.solved.tied = 1+20, .5, false
	for by, want := range map[float64]bool{0: true, .5: true, 1: false} {
		s.worth = slices.Clone(u)
		for x := range s.worth {
			s.worth[x] += by
		}
		assert.Equal(t, want, w.stays(r, s), "21 + 3·%v", by)
	}
}

// How near two places must be to stay near each other depends on what drift can do to them.
func TestNearPlacesStayNear(t *testing.T) {
	p := watched(turnOf(t, "dice=2"), make([]float64, 13)).planner
	a, b := placeOf(0, 3), placeOf(1, 2)
	p.near, p.low = 1./16, 8
	for _, c := range []struct{ a, b, want float64 }{
		{8, 8, 1}, {7, 6, 1}, {16, 16, .75 / 8}, {16, 15.5, (15.5*.75/16 - .5) / 8}, {9, 8, (8*.75/16 - 1) / 1},
	} {
		p.values[a], p.values[b] = c.a, c.b
		assert.InDelta(t, c.want, p.nearness(a, b), 1e-15)
		assert.InDelta(t, c.want, p.nearness(b, a), 1e-15)
	}
}
