package solver

import (
	"math"
	"math/big"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// gameOf returns a game of two seats, whose near is 32 and whose least share is a half.
// The second seat has two states, to which half and a quarter of the first one's turns
// lead; the game is over behind them, and behind the rest of those turns. The states
// have doubts, and worth is what the first seat has of coming to them.
func gameOf(err float64, doubts [3]float64, worth [2]float64) *winGame {
	r := &round{near: 32, from: []int{0, 2, 0}}
	for i, seat := range [3]int{2, 2, 1} {
		s := &state{id: i, stateShape: &stateShape{seat: seat}, worth: []float64{0, 0, 0}}
		s.solved.doubt = doubts[i]
		r.order = append(r.order, s)
	}
	first := r.order[2]
	copy(first.worth, worth[:])
	first.arcs = []arc{{next: 0}, {next: 1, first: 1, last: 1}, {next: -1, first: 2, last: 2}}
	first.shares = []float64{.5, .25, .25}
	return &winGame{round: r, error: err, floats: []float64{0, .75, .5}}
}

// Choices are certain if neither rounding nor what the seats behind do wrong for it
// reaches a 32nd of what choices lead by.
func TestGamesAreCertainWhereNothingReachesWhatChoicesLeadBy(t *testing.T) {
	for _, c := range []struct {
		name    string
		err     float64
		doubts  [3]float64 // of the second seat, and of the first
		worth   [2]float64
		certain bool
	}{
		{"nothing is in doubt", 0, [3]float64{}, [2]float64{1, 1}, true},
		{"rounding is small", .999, [3]float64{}, [2]float64{1, 1}, true},
		{"rounding is as large as is allowed", 1, [3]float64{}, [2]float64{1, 1}, false},
		{"rounding is far too large", 16, [3]float64{}, [2]float64{1, 1}, false},
		{"rounding and doubts together are too much", .25, [3]float64{.25, .25, .1875}, [2]float64{1, 1}, false},
		{"and are not", .25, [3]float64{.25, .25, .125}, [2]float64{1, 1}, true},
		{"those behind can cost as much as a result is worth", 0, [3]float64{.25, .25, 0}, [2]float64{.25, .25}, true},
		{"and more", 0, [3]float64{.25, 0, 0}, [2]float64{.24, 1}, false},
		{"one of them is enough", 0, [3]float64{0, .25, 0}, [2]float64{1, .24}, false},
		{"but not if nothing leads to it that is worth so little", 0, [3]float64{.25, .125, 0}, [2]float64{1, .24}, true},
		{"what the seat itself does is no matter to its choices", 0, [3]float64{0, 0, .25}, [2]float64{.01, .01}, true},
		{"results that are worth nothing are out of the question", 0, [3]float64{.25, .25, 0}, [2]float64{}, true},
	} {
		g := gameOf(c.err, c.doubts, c.worth)
		assert.Equal(t, c.certain, g.certain(0), c.name)
		if c.certain {
			doubts := c.doubts[0]/2 + c.doubts[1]/4 + c.doubts[2]
			assert.Equal(t, c.err+doubts/.5, g.error, "%s: as often as play comes there, as a part of the least share", c.name)
		}
	}

	g := gameOf(0, [3]float64{.25, .25, 0}, [2]float64{.125, .125})
	g.round.near = 64
	assert.True(t, g.certain(0), "twice as much is twice as far")
	g = gameOf(0, [3]float64{.25, .25, 0}, [2]float64{.12, .12})
	g.round.near = 64
	assert.False(t, g.certain(0))

	g = gameOf(0, [3]float64{0, 0, .375}, [2]float64{1, 1})
	assert.True(t, g.certain(.2))
	assert.InDelta(t, .375/.5/.8, g.error, 1e-15, "once for every round that follows")
	assert.False(t, gameOf(0, [3]float64{0, 0, .375}, [2]float64{1, 1}).certain(.3))
}

// In the standard game nothing needs to be proven before an answer is asked for that
// rounding may have decided.
func TestGamesAreCertainWithoutProofs(t *testing.T) {
	s, err := turnOf(t, "").Win(12)
	require.NoError(t, err)
	for n := 2; n <= 12; n++ {
		assert.Positive(t, s.games[n][0].error, "what is proven is not off")
	}
}

// What a game allows for rounding is what its comments count: for each seat one
// rounding for every outcome and two for every result; in the turn three for every
// prefix, and for each die one for each of its sides and three.
func TestRoundingInAGameIsAllowedForAsOftenAsItHappens(t *testing.T) {
	turn := turnOf(t, "")
	ulp := math.Pow(2, -53)
	assert.Equal(t, 150*ulp, turn.fallingNoise(), "(1+2+3+4+5)·(6+3) + 5·3")
	assert.Equal(t, 136*ulp, turn.planNoise(), "half of 7, 20, 39, 64 and 95 places, and five each")
	for players := 2; players <= 5; players++ {
		width := 3*players + 1 // of the outcomes
		assert.Equal(t, float64(players*(width+2*32))*ulp+150*ulp, turn.winNoise(players))
	}
	assert.Equal(t, (3+5+8+5)*ulp, turnOf(t, "dice=2 away=none").planNoise(), "half of 6 and 17 places")
	turn = turnOf(t, "dice=2 sides=20")
	assert.Greater(t, turn.fallingNoise(), turn.planNoise())
	turn = turnOf(t, "dice=6 sides=8")
	assert.Greater(t, turn.planNoise(), turn.fallingNoise())
	assert.Equal(t, float64(2*(7+2*turn.results()))*ulp+turn.planNoise(), turn.winNoise(2), "the larger of both")
}

// Shares and what results are worth are as close to what the choices made are worth in
// exact arithmetic as a game says, and a game whose shares are set off by more than it
// says shows.
func TestSharesAreAsCloseAsGamesSay(t *testing.T) {
	for _, text := range []string{"dice=3", "dice=2 ties=tied", "dice=3 ties=split", "dice=2 progressive=stairs", "dice=4 sides=3"} {
		turn := turnOf(t, text)
		s, err := turn.Win(4)
		require.NoError(t, err)
		for n := 2; n <= 4; n++ {
			for i, g := range s.games[n] {
				p, err := g.proven()
				require.NoError(t, err)
				for seat := 1; seat <= n; seat++ {
					exact, _ := p.shares[seat].Float64()
					off := math.Abs(g.floats[seat] - exact)
					assert.LessOrEqual(t, off, (g.error+math.Pow(2, -53))*exact, "%s: seat %d of %d, round %d", text, seat, n, i+1)
					assert.Greater(t, 1e-9*exact, off+g.error*exact, "the bound says something")
				}
				for _, s := range g.round.order {
					turn := p.turns[s.id]()
					for result, u := range s.worth {
						exact, _ := new(big.Rat).SetFrac(turn.worth[result], turn.worthDen).Float64()
						assert.LessOrEqual(t, math.Abs(u-exact), (g.error+math.Pow(2, -53))*exact, "%s: seat %d of %d, result %d", text, s.seat, n, result)
					}
				}
			}
		}
	}
}

// How far apart what results are worth may be to count as equal grows with what
// rounding does in the game and in those that can follow.
func TestWhatCountsAsEqualGrowsWithRounding(t *testing.T) {
	turn := turnOf(t, "dice=2 progressive=stairs")
	s, err := turn.Win(4)
	require.NoError(t, err)
	for n := 2; n <= 4; n++ {
		for i, g := range s.games[n] {
			assert.GreaterOrEqual(t, g.round.near, nearWin)
			before := 0.0
			for m := 2; m < n; m++ {
				before = max(before, s.games[m][i].error)
			}
			if i+1 < len(s.games[n]) {
				before = max(before, s.games[n][i+1].error)
			}
			if g.error == 0 {
				continue // proven
			}
			assert.GreaterOrEqual(t, g.error, before+turn.winNoise(n))
			assert.Equal(t, max(nearWin, 64*(before+turn.winNoise(n))), g.round.near)
		}
	}
}
