package solver

import (
	"math"
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"threesaway/engine"
)

// watched returns a workspace whose planner has loaded a utility whose equal values are
// one class, and in which every result has an outcome of its own.
func watched(turn *Turn, u []float64) *workspace {
	w := turn.newWorkspace()
	s := &state{worth: u, stateShape: &stateShape{arcOf: make([]int16, turn.results())}}
	s.solved.class = make([]int16, turn.results())
	for x := range u {
		s.arcOf[x] = int16(x)
		if x > 0 {
			s.solved.class[x] = s.solved.class[x-1]
			if u[x] != u[x-1] {
				s.solved.class[x]++
			}
		}
	}
	r := &round{turn: turn, space: turn.outcomes(turn.results()), players: turn.results(), from: make([]int, 2)}
	for i := range turn.results() {
		next := &state{outcomes: make([]float64, r.space.width())}
		next.outcomes[i] = 1
		r.order = append(r.order, next)
		s.arcs = append(s.arcs, arc{next: int16(i), first: int16(i), last: int16(i), move: moveWorse})
	}
	p := w.planner
	p.near, p.bar, p.sure = nearWin, 1-nearWin, nearWin/8
	if _, falls := p.load(r, s, u, 0); !falls {
		panic("it rises")
	}
	return w
}

// apart makes every result a class of its own.
func (s *planner) apart() {
	for x := range s.class {
		s.class[x] = int16(x)
	}
}

// turnEnds plans a turn, beginning with a policy, and returns how it ends and what is in
// doubt.
func turnEnds(p *planner, policy []tacticID) (best []tacticID, results []int64, doubt float64) {
	best, _ = p.plan(p.reached, policy, everything())
	start, f := placeOf(p.dice, 0), &p.ends
	p.follow(f, start)
	first, _ := p.between(start, 0)
	return best, append(make([]int64, first), p.row(f, start, 0)...), p.doubt(f, start)
}

func floatsOf(list []int64) []float64 {
	floats := make([]float64, len(list))
	for i, x := range list {
		floats[i] = float64(x)
	}
	return floats
}

// How planned turns end is what the choices of the plain kernel lead to, counted exactly,
// whatever policy they begin with.
func TestPlansEndAsThePlainKernelSays(t *testing.T) {
	rnd, doubts := rand.New(rand.NewPCG(2, 7)), 0
	for text, turn := range fallingTurns(t) {
		unit, ok := turn.rules.Outcomes()
		if !ok || turn.dice*turn.rules.Sides > 40 {
			continue
		}
		var last *planner
		var policy []tacticID
		for range 20 {
			u := randomFall(rnd, turn.maxScore+1)
			g := turn.newGrid(turn.lowest())
			exact := problem{grid: g, final: make([]int64, turn.stride), den: 1}
			copy(exact.final, u)
			exact.solve()
			results, mass := make([]int64, turn.results()), make([]int64, len(turn.nodes)*turn.stride)
			spread(g, unit, mass, results, func(w *weights) []int64 { return w.ints })

			p := watched(turn, floatsOf(u)).planner
			if last != nil {
				p.tactics, p.storage = last.tactics, last.storage
			}
			var got []int64
			var doubt float64
			policy, got, doubt = turnEnds(p, policy)
			_, fresh, freshDoubt := turnEnds(watched(turn, floatsOf(u)).planner, nil)
			require.Equal(t, fresh, got, "%s: %v: whatever it begins with", text, u)
			require.InDelta(t, freshDoubt, doubt, 1e-15)
			last = p
			if doubt > 0 {
				doubts++ // options are worth the same that lead to other results
				continue
			}
			require.Equal(t, results[:turn.maxScore+1], got, "%s: %v", text, u)
		}
	}
	assert.Less(t, doubts, 20, "exact ties are rare")
}

// Places are worth what the kernel says, those that no play reaches, too.
func TestPlannedPlacesAreWorthWhatTheKernelSays(t *testing.T) {
	rnd := rand.New(rand.NewPCG(4, 7))
	for text, turn := range fallingTurns(t) {
		for range 5 {
			u := randomFall(rnd, turn.maxScore+1)
			w := watched(turn, floatsOf(u))
			p := w.planner
			p.plan(p.every, nil, everything())
			kernel := w.valueAll(floatsOf(u))
			for _, spot := range p.every {
				want := kernel.values[spot.dice].at[spot.at.tally()]
				require.InDelta(t, want, p.values[spot.at], 1e-12*want, "%s: %v: %d dice at %d", text, u, spot.dice, spot.at.tally())
			}
		}
	}
}

// A policy that is still the best is returned as it is; another leaves it as it is.
func TestPlansKeepWhatIsStillTheBest(t *testing.T) {
	turn := turnOf(t, "")
	u := make([]float64, turn.maxScore+1)
	for x := range u {
		u[x] = math.Exp(-float64(x) / 4)
	}
	p := watched(turn, u).planner
	policy, moved := p.plan(p.reached, nil, everything())
	assert.True(t, moved, "there was none")
	again, moved := p.plan(p.reached, policy, everything())
	assert.False(t, moved)
	assert.Same(t, &policy[0], &again[0])

	before := append([]tacticID(nil), policy...)
	for x := 20; x < len(u); x++ {
		p.values[place(x)] = u[x] * math.Exp(-float64(x-19))
	}
	other, moved := p.plan(p.reached, policy, everything())
	assert.True(t, moved)
	assert.Equal(t, before, policy)
	same := 0
	for i, t := range other {
		if t == policy[i] {
			same++
		}
	}
	assert.Positive(t, same, "places that do not come so far")
	assert.Less(t, same, len(policy))
}

// Marks say for which faces keeping one more is better, for which it is worse, and for
// which it can help to keep one or more.
func TestMarksSayWhatIsWorthKeepingBesides(t *testing.T) {
	rnd := rand.New(rand.NewPCG(5, 7))
	for text, turn := range fallingTurns(t) {
		for range 5 {
			u := randomFall(rnd, turn.maxScore+1)
			p := watched(turn, floatsOf(u)).planner
			p.plan(p.reached, nil, everything())
			for _, spot := range p.reached {
				m := p.marks[spot.at]
				switch {
				case p.alike(p.between(spot.at, 0)):
					assert.Equal(t, marksOf(0, 0, allKept), m)
					continue
				case spot.dice == p.dice:
					assert.Zero(t, m, "nothing is kept besides what is kept of the first throw")
					continue
				}
				v := p.values[spot.at]
				for face := range p.sides {
					one := p.values[p.oneMore(spot.at, uint8(face))]
					assert.Equal(t, one > v*(1+1e-10), face < uint(m.better()), "%s: %v: %d dice at %d: face %d", text, u, spot.dice, spot.at.tally(), face)
					assert.Equal(t, one < v*(1-1e-10), face >= uint(m.worse()), "%s: %v: %d dice at %d: face %d", text, u, spot.dice, spot.at.tally(), face)
					most := 0.0
					for i := 1; i <= spot.dice; i++ {
						most = max(most, p.values[placeOf(spot.dice-i, spot.at.tally()+uint(i)*p.score[face])])
					}
					if most >= v*(1-slack+1e-10) {
						assert.Less(t, face, uint(m.helps()), "%s: %v: %d dice at %d", text, u, spot.dice, spot.at.tally())
					}
				}
			}
		}
	}
}

// Marks are kept as long as they are true, and found anew when one of them is not.
func TestMarksAreTrueOrFoundAnew(t *testing.T) {
	turn := turnOf(t, "dice=2 sides=4 away=none")
	p := watched(turn, make([]float64, turn.maxScore+1)).planner
	spot := &spot{at: placeOf(1, 1), dice: 1}
	p.values[placeOf(0, 1)] = 1e9 // where no face leads to
	set := func(value float64, alone ...float64) {
		p.values[spot.at] = value
		for face, v := range alone {
			p.values[placeOf(0, 2+uint(face))] = v
		}
	}
	marked := func(m marks) bool {
		_, ok := p.marked(spot.at, m)
		return ok
	}
	const tiny = nearWin / 4
	for _, c := range []struct {
		name  string
		alone []float64 // of a place worth 8, by face
		marks marks
		fine  []marks // others that are true, too
		not   []marks
	}{
		{
			"some better, some worse", []float64{16, 12, 4, 2}, marksOf(2, 2, 2),
			[]marks{marksOf(1, 2, 2), marksOf(2, 3, 3), marksOf(2, 2, 4)},
			[]marks{marksOf(1, 1, 2), marksOf(3, 3, 3), marksOf(2, 2, 1)},
		},
		{"all better", []float64{16, 15, 14, 13}, marksOf(4, 4, 4), []marks{marksOf(3, 4, 4)}, []marks{marksOf(3, 3, 4)}},
		{
			"one about the same", []float64{16, 8 + tiny, 4, 2}, marksOf(1, 2, 2),
			[]marks{marksOf(1, 3, 3), marksOf(0, 2, 2)}, []marks{marksOf(1, 1, 2), marksOf(2, 2, 2)},
		},
		{"a little worse, so that it may help", []float64{16, 8 * (1 - slack/2), 4, 2}, marksOf(1, 1, 2), nil, nil},
		{"a little more than that", []float64{16, 8 * (1 - 2*slack), 4, 2}, marksOf(1, 1, 1), nil, nil},
		{"none helps, for rounding", []float64{7, 6, 5, 4}, marksOf(0, 0, 1), nil, nil},
	} {
		set(8, c.alone...)
		assert.Equal(t, c.marks, p.mark(spot), c.name)
		for _, m := range append(c.fine, c.marks) {
			assert.True(t, marked(m), "%s: %v", c.name, m)
		}
		for _, m := range c.not {
			assert.False(t, marked(m), "%s: %v", c.name, m)
		}
	}
	// What is not less for certain is not worse, and does not help.
	set(8, 16, 8*(1-nearWin), 4, 2)
	assert.False(t, marked(marksOf(1, 1, 4)))
	assert.False(t, marked(marksOf(1, 4, 1)))
	assert.True(t, marked(marksOf(1, 2, 2)))
	set(0, 0, 0, 0, 0)
	assert.False(t, marked(marksOf(0, 0, 4)))
	assert.False(t, marked(marksOf(0, 4, 1)))
	assert.True(t, marked(marksOf(0, 4, 4)), "it says nothing")

	// The closest of what marks say leads by 16 to 8, 8 to 4 or, with one die more, by less.
	set(8, 16, 12, 4, 2)
	p.low = 2
	lead := func(better, worse, helps uint8) float64 {
		l, ok := p.marked(spot.at, marksOf(better, worse, helps))
		require.True(t, ok)
		return l
	}
	assert.InDelta(t, 8./14, lead(1, 4, 4), 1e-15)
	assert.InDelta(t, 4./10, lead(2, 4, 4), 1e-15)
	assert.InDelta(t, 4./6, lead(0, 2, 4), 1e-15)
	assert.InDelta(t, 1, lead(0, 3, 4), 1e-15)
	assert.InDelta(t, 4./6, lead(0, 4, 2), 1e-15)
	p.low, p.ahead = 0, 1./16
	assert.InDelta(t, 1, lead(0, 4, 4), 1e-15, "it says nothing")
}

// What is decided about a roll depends on which of two places is worth more by more than
// rounding can do, and on a closer look where neither is.
func TestChoicesThatAreAboutEqualAreLookedAtCloser(t *testing.T) {
	more, here, other := placeOf(0, 4), placeOf(1, 2), placeOf(1, 1)
	for _, c := range []struct {
		name    string
		v, u    float64 // of more and fewer dice
		counted int     // the sign of the difference, if it is counted
		better  bool
		pairs   []pair
		ties    int
	}{
		{"far better", 64, 62, -1, true, []pair{{more.from(0), other.from(0)}}, 0},
		{"far worse", 62, 64, 1, false, []pair{{other.from(0), more.from(0)}}, 0},
		{"better, as far as rounding goes", 64, 63.5, -1, false, nil, 1},
		{"worse, as far as rounding goes", 63.5, 64, 1, true, nil, 1},
		{"about the same, and equal", 64, 64, 0, true, nil, 1},
		{"about the same, and worse", 64, 64, -1, false, nil, 1},
	} {
		turn := turnOf(t, "dice=2 sides=3 away=none")
		p := watched(turn, make([]float64, turn.maxScore+1)).planner
		p.apart()
		p.near, p.bar = 0x1p-6, 1-0x1p-6
		p.values[more] = c.v
		p.values[other] = c.u
		p.compared = []comparison{{a: more, b: other, verdict: verdict{sign: c.counted}}}
		assert.Equal(t, c.better, p.better(more, here, other, 1, marksOf(2, 2, 0), 3), c.name)
		assert.Equal(t, c.pairs, p.storage.pairs, c.name)
		require.Len(t, p.storage.ties, c.ties, c.name)
		if c.ties > 0 {
			assert.Equal(t, tie{3, more.from(0), other.from(0), c.better}, p.storage.ties[0], c.name)
		}
	}

	// Beside the place itself its marks say it, unless it is about the same.
	turn := turnOf(t, "dice=2 sides=3 away=none")
	p := watched(turn, make([]float64, turn.maxScore+1)).planner
	m := marksOf(1, 2, 0)
	assert.True(t, p.better(more, here, here, 0, m, 3))
	assert.False(t, p.better(more, here, here, 2, m, 3))
	assert.Empty(t, p.storage.ties)
	assert.True(t, p.better(more, here, here, 1, m, 3))
	assert.Len(t, p.storage.ties, 1)
}

// A tactic holds as long as what had to be worth more is, for certain, and what was about
// the same is, with the same choice.
func TestTacticsHoldAsLongAsTheirReasons(t *testing.T) {
	a, b := placeOf(0, 3), placeOf(0, 4)
	turn := turnOf(t, "dice=2 sides=3 away=none")
	p := watched(turn, make([]float64, turn.maxScore+1)).planner
	p.apart()
	at := placeOf(2, 0)
	p.storage.pairs = []pair{{a.from(at), b.from(at)}}
	p.storage.ties = []tie{{1, a.from(at), b.from(at), false}}
	pairs, ties := p.storage.keep(tactic{pairs: list{0, 1}}), p.storage.keep(tactic{ties: list{0, 1}})
	for _, c := range []struct {
		name        string
		v, u        float64
		sign        int
		pairs, ties bool
	}{
		{"more", 8, 7, 0, true, false},
		{"less", 7, 8, 0, false, false},
		{"the same, and another choice", 8, 8, 0, false, false},
		{"the same, and the same choice", 8, 8, -1, false, true},
		{"about the same", 8, 8 * (1 - nearWin/2), -1, false, true},
		{"about the same the other way round", 8 * (1 - nearWin/2), 8, -1, false, true},
		{"hardly more", 8, 8 * (1 - 2*nearWin), -1, true, false},
		{"hardly less", 8 * (1 - 2*nearWin), 8, -1, false, false},
	} {
		p.values[a] = c.v
		p.values[b] = c.u
		p.compared = []comparison{{a: a, b: b, verdict: verdict{sign: c.sign}}}
		_, holds := p.holds(at, pairs)
		assert.Equal(t, c.pairs, holds, c.name)
		_, holds = p.holds(at, ties)
		assert.Equal(t, c.ties, holds, c.name)
	}
}

// Of pairs with as many dice left the closest are taken down, as the others follow.
func TestTheClosestPairsAreTakenDown(t *testing.T) {
	p := watched(turnOf(t, "dice=3"), make([]float64, 19)).planner
	note := func(more, less place) []pair {
		p.note(more, less)
		return p.storage.pairs
	}
	of := func(more, less place) pair { return pair{more.from(0), less.from(0)} }
	first := of(placeOf(1, 3), placeOf(0, 9))
	assert.Equal(t, []pair{first}, note(placeOf(1, 3), placeOf(0, 9)))
	assert.Equal(t, []pair{first}, note(placeOf(1, 3), placeOf(0, 9)), "the same")
	assert.Equal(t, []pair{first}, note(placeOf(1, 2), placeOf(0, 9)), "more is more")
	assert.Equal(t, []pair{first}, note(placeOf(1, 3), placeOf(0, 10)), "less is less")
	second := of(placeOf(2, 3), placeOf(0, 10))
	assert.Equal(t, []pair{first, second}, note(placeOf(2, 3), placeOf(0, 10)), "other dice")
	third := of(placeOf(1, 4), placeOf(0, 11))
	assert.Equal(t, []pair{first, second, third}, note(placeOf(1, 4), placeOf(0, 11)), "neither follows from the other")
	closer := of(placeOf(1, 4), placeOf(0, 8))
	assert.Equal(t, []pair{closer, second, third}, note(placeOf(1, 4), placeOf(0, 8)), "instead of the first")
}

// A tactic is tried with other marks than those it was found with only if those would not
// have made a difference.
func TestSearchesAgreeIfMarksFit(t *testing.T) {
	for _, c := range []struct {
		name     string
		now, saw marks
		fits     bool
	}{
		{"the same", marksOf(1, 2, 3), marksOf(1, 2, 3), true},
		{"fewer help", marksOf(1, 2, 2), marksOf(1, 2, 3), true},
		{"more help", marksOf(1, 2, 4), marksOf(1, 2, 3), false},
		{"more are better", marksOf(2, 2, 3), marksOf(1, 2, 3), true},
		{"fewer are better", marksOf(0, 2, 3), marksOf(1, 2, 3), false},
		{"more are worse", marksOf(1, 1, 3), marksOf(1, 2, 3), true},
		{"fewer are worse", marksOf(1, 3, 3), marksOf(1, 2, 3), false},
		{"there is nothing to choose any more", marks(0), marksOf(0, 0, 3), false},
		{"there was nothing to choose", marksOf(0, 0, 3), marks(0), false},
		{"nothing, and there was nothing", marks(0), marks(0), true},
		{"all is kept now", marksOf(0, 0, allKept), marksOf(0, 0, 3), false},
		{"all was kept", marksOf(0, 0, 3), marksOf(0, 0, allKept), false},
		{"all is and was kept", marksOf(0, 0, allKept), marksOf(0, 0, allKept), true},
		{"what makes a difference to others has changed", marksOf(0, 0, allKept), marks(0), false},
	} {
		assert.Equal(t, c.fits, c.now.fits(c.saw), c.name)
		p := watched(turnOf(t, "dice=2"), make([]float64, 13)).planner
		at, other := placeOf(2, 0), placeOf(1, 3)
		p.marks[other] = c.now
		p.storage.seen = []seen{{placeOf(1, 2).from(at), marks(0)}, {other.from(at), c.saw}}
		assert.Equal(t, c.fits, p.agrees(at, p.storage.keep(tactic{seen: list{0, 2}})), c.name)
	}
}

// Within the states of a round everything is found that planning each of them by itself
// finds, though most is taken over from the state before.
func TestNewsIsAllThatIsNew(t *testing.T) {
	for _, text := range []string{
		"", "dice=3 ties=tied", "dice=3 ties=split", "dice=2 progressive=stairs", "dice=3 sides=4 away=4 zero_ante=3", "dice=2 away=none", "dice=4 sides=3",
	} {
		turn := turnOf(t, text)
		win, err := turn.Win(4)
		require.NoError(t, err)
		money, err := win.Money(4, 20)
		require.NoError(t, err)
		for n := 2; n <= 4; n++ {
			forMoney, err := money.roundOf(moneyKey{n, 0, 20})
			require.NoError(t, err)
			for _, r := range []*round{win.games[n][0].round, forMoney} {
				w := turn.takeWorkspace(r.money)
				p := w.planner
				same, shifted := 0, 0
				for _, s := range r.order {
					fresh := turn.newWorkspace()
					fresh.tolerant = r.money
					_, falls := fresh.load(r, s)
					require.True(t, falls)
					want, results, _ := turnEnds(fresh.planner, nil)

					news, falls := w.load(r, s)
					require.True(t, falls)
					if news.same > 0 {
						same++
					}
					if int(news.shifted) < turn.maxScore {
						shifted++
					}
					policy, _ := p.plan(p.reached, nil, news)
					start, f := placeOf(p.dice, 0), &p.ends
					p.follow(f, start)
					first, _ := p.between(start, 0)
					require.Equal(t, results[first:], p.row(f, start, 0), "%s: seat %d of %d, %d to beat by %d", text, s.seat, n, s.beat, s.holders)
					for i, spot := range p.reached {
						v := fresh.planner.values[spot.at]
						require.InDelta(t, v, p.values[spot.at], 1e-12*v)
						fine, this := &fresh.planner.storage, p.storage.at(policy[i])
						require.Equal(t, len(fine.goalsOf(fine.at(want[i]))), len(p.storage.goalsOf(this)))
						require.Equal(t, p.marks[spot.at], this.marks)
					}
				}
				if r.ceiling == turn.maxScore && n > 2 {
					assert.Positive(t, same, text)
					assert.Positive(t, shifted, text)
				}
			}
		}
	}
}

// Nothing is taken over from a state of another seat, or where what follows is of another
// kind, or where it is not worth the same.
func TestNewsOfStates(t *testing.T) {
	turn := turnOf(t, "dice=1")
	r := newRound(turn, 3, turn.maxScore, false)
	type news1 struct{ same, shifted uint }
	no := uint(math.MaxUint)
	load := func(p *planner, seat, beat, holders int, worth ...float64) news1 {
		n, falls := p.load(r, r.at(seat, beat, holders), worth, 0)
		require.True(t, falls)
		return news1{n.same, n.shifted}
	}
	p := turn.newWorkspace().planner
	p.near, p.bar = nearWin, 1-nearWin
	assert.Equal(t, news1{0, no}, load(p, 3, 3, 1, 9, 9, 9, 4, 0, 0, 0), "there is none before")
	assert.Equal(t, news1{3, 2}, load(p, 3, 4, 1, 9, 9, 9, 9, 4, 0, 0), "one more to beat")
	assert.Equal(t, news1{4, 2}, load(p, 3, 5, 1, 9, 9, 9, 9, 9, 4, 0))
	assert.Equal(t, news1{3, no}, load(p, 3, 3, 1, 9, 9, 9, 4, 0, 0, 0), "fewer")
	assert.Equal(t, news1{3, 5}, load(p, 3, 4, 1, 9, 9, 9, 9, 3, 0, 0), "not worth the same")
	assert.Equal(t, news1{4, 7}, load(p, 3, 5, 1, 9, 9, 9, 9, 8, 3, 1), "not worth the same anywhere")
	assert.Equal(t, news1{1, no}, load(p, 3, 6, 2, 9, 8, 8, 8, 8, 8, 3), "of other holders")
	assert.Equal(t, news1{0, no}, load(p, 2, 3, 1, 9, 8, 8, 3, 1, 1, 1), "of another seat")
	assert.Equal(t, news1{3, no}, load(p, 2, 4, 1, 9, 8, 8, 8, 3, 1, 1), "not of the last one")

	other := newRound(turn, 3, turn.maxScore, false)
	n, _ := p.load(other, other.at(2, 5, 1), []float64{9, 8, 8, 8, 3, 1, 1}, 0)
	assert.Equal(t, everything(), n, "of another round")

	_, falls := p.load(r, r.at(3, 3, 1), []float64{9, 9, 9, 4, 5, 5, 5}, 0)
	assert.False(t, falls)
	assert.Equal(t, news1{0, no}, load(p, 3, 4, 1, 9, 9, 9, 9, 4, 0, 0), "nothing is known then")
}

// A turn that is planned has so few dice and tallies that places have room for them.
func TestPlacesHoldEveryTurnThatIsPlanned(t *testing.T) {
	r := engine.ThreesAway()
	r.Away = engine.NoAway
	for r.Dice = 1; r.Dice <= engine.MaxDice; r.Dice++ {
		for r.Sides = 2; r.Sides <= engine.MaxSides; r.Sides++ {
			if _, ok := r.Outcomes(); ok {
				assert.Less(t, r.MaxScore(), maxTally)
				assert.Less(t, placeOf(r.Dice, uint(r.MaxScore())), place(maxPlaces))
				assert.Less(t, math.Pow(float64(r.Sides), float64(r.Dice)), float64(math.MaxInt32), "in how many ways dice fall")
			}
		}
	}
	for _, p := range []place{placeOf(3, 5), placeOf(0, 9), placeOf(2, 30)} {
		for _, q := range []place{placeOf(1, 17), placeOf(3, 5), placeOf(0, 0)} {
			assert.Equal(t, q, p.plus(q.from(p)))
			assert.Equal(t, q+1, (p + 1).plus(q.from(p)), "a tally farther")
		}
	}
	assert.Equal(t, 3, placeOf(3, 5).dice())
	assert.Equal(t, uint(5), placeOf(3, 5).tally())
}

// A place is remarked if its marks do not fit those of its tactic before, or if it had
// none.
func TestPlacesAreRemarkedWhoseMarksDoNotFit(t *testing.T) {
	p := watched(turnOf(t, "dice=2"), make([]float64, 13)).planner
	at := placeOf(1, 3)
	before := p.storage.keep(tactic{marks: marksOf(1, 2, 3)})
	for now, want := range map[marks]bool{marksOf(1, 2, 3): false, marksOf(1, 2, 2): false, marksOf(1, 2, 4): true, 0: true} {
		p.marks[at] = now
		assert.Equal(t, want, p.remarked(at, before), "%v", now)
		assert.True(t, p.remarked(at, noTactic), "%v", now)
	}
}
