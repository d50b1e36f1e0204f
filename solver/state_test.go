package solver

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// Worth that rises by no more than rounding can make it counts as level; worth that rises
// by more does not fall.
func TestWorthThatRisesForRoundingCountsAsLevel(t *testing.T) {
	turn := turnOf(t, "dice=1")
	r := newRound(turn, 2, turn.maxScore, false)
	r.near = 0x1p-4
	s := r.order[len(r.order)-1]
	w := turn.newWorkspace()
	for _, c := range []struct {
		name   string
		third  float64
		class  int16
		falls  bool
		loaded float64
	}{
		{"falls", 8, 3, true, 8},
		{"falls by what rounding can do", 15, 3, true, 15},
		{"level", 16, 3, true, 16},
		{"rises by what rounding can do", 17, 3, true, 16},
		{"rises by more", 17.5, 3, false, 0},
		{"of one class with the one before", 16, 2, true, 16},
	} {
		copy(s.worth, []float64{64, 32, 16, c.third, 4, 2, 1})
		copy(s.solved.class, []int16{0, 1, 2, c.class, 4, 5, 6})
		_, falls := w.load(r, s)
		assert.Equal(t, c.falls, falls, c.name)
		if falls {
			assert.Equal(t, []float64{64, 32, 16, c.loaded, 4, 2, 1}, w.planner.values[:7], c.name)
		}
		assert.Equal(t, r.near, w.planner.near)
		assert.Equal(t, 1-r.near, w.planner.bar)
		assert.Equal(t, 1.25*r.near, w.planner.ahead)
		assert.Equal(t, r.near/8, w.planner.sure)
	}

	// For money all worth is raised far above what it can differ by, alike.
	w.tolerant = true
	for _, worth := range [][]float64{{6, 5, 4, 3, 2, 1, -8}, {8, 5, 4, 3, 2, 1, -6}, {-1, -2, -3, -4, -5, -6, -8}} {
		copy(s.worth, worth)
		_, falls := w.load(r, s)
		require.True(t, falls)
		assert.Equal(t, 4*turn.noise, w.planner.near)
		assert.Equal(t, 4*turn.noise, w.planner.sure)
		for i, u := range w.planner.values[:7] {
			assert.Equal(t, s.worth[i]+16, u, "twice the largest more")
		}
	}
}

// What was done in a workspace before leaves nothing behind that decides.
func TestAWorkspaceIsTakenAsNew(t *testing.T) {
	turn := turnOf(t, "dice=2")
	w := turn.newWorkspace()
	w.tolerant = true
	w.planner.tactics[5] = level
	w.planner.before.state = &state{}
	w.planner.compared = []comparison{{}}
	w.planner.storage.keep(tacticOf(&w.planner.storage, 3))
	turn.spaces.Put(w)
	w = turn.takeWorkspace(false)
	assert.False(t, w.tolerant)
	assert.Zero(t, w.planner.tactics[5])
	assert.Zero(t, w.planner.before)
	assert.Empty(t, w.planner.compared)
	assert.Empty(t, w.planner.storage.goals)
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
		w := watched(turn, make([]float64, turn.maxScore+1))
		w.tolerant, w.planner.near = c.tolerant, near
		w.planner.apart()
		w.planner.compared = []comparison{{a: a, b: b, verdict: verdict{sign: c.counted, unsure: c.unsure}}}
		sign, sure := w.compare(a, c.v, b, c.u)
		assert.Equal(t, c.sign, sign, c.name)
		assert.Equal(t, c.sure, sure, c.name)
	}
}

// How a turn ends is found anew when what is done in it changes, and then only; what is in
// doubt, whenever it is asked for.
func TestTurnsAreSolvedAnewWhenTheirPolicyChanges(t *testing.T) {
	turn := turnOf(t, "")
	r := newRound(turn, 2, turn.maxScore, false)
	p := newWinPayoffs(turn.rules, 2)
	copy(p.own, []float64{0, .47, .53})
	w := turn.takeWorkspace(false)
	assert.True(t, r.improve(p, w))
	s := r.at(2, 12, 1)
	policy, shares := s.solved.policy, slices.Clone(s.shares)
	s.shares[0]++ // nobody looks
	s.solved.doubt = 1
	s.solved.lead = 0 // so that the turn is planned, though with the same policy
	copy(p.own, []float64{0, .4700001, .5299999})
	assert.False(t, r.improve(p, w))
	assert.Same(t, &policy[0], &s.solved.policy[0])
	assert.Equal(t, shares[0]+1, s.shares[0])
	assert.Zero(t, s.solved.doubt)
	assert.Positive(t, s.solved.lead)

	s.shares[0]--
	copy(p.own, []float64{0, .01, .99})
	assert.True(t, r.improve(p, w))
	assert.NotEqual(t, shares, s.shares)

	// In between, what results are worth may not fall.
	worth := slices.Clone(s.worth)
	w.solve(r, s)
	policy, shares = s.solved.policy, slices.Clone(s.shares)
	join := s.arcs[s.arcOf[12]].first
	s.worth[join] = 2
	assert.True(t, w.solve(r, s))
	assert.NotEqual(t, shares, s.shares)
	copy(s.worth, worth)
	assert.True(t, w.solve(r, s))
	assert.Equal(t, shares, s.shares)
	assert.Equal(t, len(policy), len(s.solved.policy))
	s.solved.policy, s.solved.lead = nil, 0
	assert.False(t, w.solve(r, s), "the turn ends as before")
}

// How the round goes on from each state is what its results lead to, after a solution in
// which most of it was left as it was.
func TestRoundsGoOnAsTheirTurnsEnd(t *testing.T) {
	for _, text := range []string{"", "dice=3 ties=tied", "dice=2 progressive=stairs", "dice=2 moon=throw", "dice=2 high=true"} {
		turn := turnOf(t, text)
		win, err := turn.Win(4)
		require.NoError(t, err)
		money, err := win.Money(4, 20)
		require.NoError(t, err)
		rounds := []*round{}
		for n := 2; n <= 4; n++ {
			for _, g := range win.games[n] {
				rounds = append(rounds, g.round)
			}
			forMoney, err := money.roundOf(moneyKey{n, 0, 20})
			require.NoError(t, err)
			rounds = append(rounds, forMoney, money.shared[[2]int{n, turn.ceilings[0]}])
		}
		for _, r := range rounds {
			if r == nil {
				continue // no game needed it
			}
			for _, s := range r.order {
				outcomes, sum := append([]float64(nil), s.outcomes...), 0.0
				for _, share := range s.shares {
					sum += share
				}
				require.InDelta(t, 1, sum, 1e-12)
				r.combine(s)
				require.Equal(t, outcomes, s.outcomes, "%s: seat %d of %d, %d to beat by %d", text, s.seat, r.players, s.beat, s.holders)
			}
		}
	}
}

// What a game for money is worth does not depend on which games were solved before it,
// nor on whether their policies are still there.
func TestGamesForMoneyDoNotDependOnTheirOrder(t *testing.T) {
	for _, text := range []string{"", "dice=3 ties=tied", "dice=2 ties=tied tie_payers=tied tie_ante=2", "dice=3 sides=4 away=4", "dice=2 sides=4 tie_ante=8", "dice=3 sides=3 away=none tie_ante=30"} {
		turn := turnOf(t, text)
		win, err := turn.Win(3)
		require.NoError(t, err)
		keys := []moneyKey{{2, 0, 2}, {3, 0, 31}, {2, 0, 17}, {3, 0, 3}, {2, 0, 8}, {3, 0, 12}}
		values := map[moneyKey][]float64{}
		rnd := rand.New(rand.NewPCG(7, 7))
		for try := range 4 {
			s, err := win.Money(3, 31)
			require.NoError(t, err)
			for _, i := range rnd.Perm(len(keys)) {
				storage := &s.work.planner.storage
				if try > 1 && s.games[keys[i]] == nil {
					storage.policy(much + 1)
				}
				g, err := s.solve(keys[i])
				require.NoError(t, err)
				if values[keys[i]] == nil {
					values[keys[i]] = g.values
				}
				require.Equal(t, values[keys[i]], g.values, "%s: %v", text, keys[i])
				require.False(t, storage.crowded(), "policies are given up when they are too many")
			}
		}
	}
}
