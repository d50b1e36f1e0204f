package main

import (
	"math/big"
	"strconv"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

type oddsJSON struct {
	Schema     int       `json:"schema"`
	Goal       string    `json:"goal"`
	Players    int       `json:"players"`
	Values     []float64 `json:"values"`
	Exact      []string  `json:"exact"`
	Won        []float64 `json:"won"`
	Tie        float64   `json:"tie"`
	PerfectTie []float64 `json:"perfect_tie"`
	MeanRounds float64   `json:"mean_rounds"`
}

func askOdds(t require.TestingT, args ...string) oddsJSON {
	var o oddsJSON
	decode(t, answerTo(t, append([]string{"odds", "--json"}, args...)...), &o)
	require.Equal(t, 1, o.Schema)
	require.Len(t, o.Exact, len(o.Values))
	return o
}

func fraction(t require.TestingT, s string) *big.Rat {
	r, ok := new(big.Rat).SetString(s)
	require.True(t, ok, "%q is no fraction", s)
	require.Equal(t, r.RatString(), s, "in lowest terms")
	return r
}

func TestOddsLow(t *testing.T) {
	for dice, want := range []string{1: "3", "79/18", "2261/432", "544369/93312", "504205555/80621568"} {
		if dice == 0 {
			continue
		}
		o := askOdds(t, "--goal", "low", "--rule", "dice="+strconv.Itoa(dice))
		assert.Equal(t, []string{want}, o.Exact, "%d dice", dice)
		value, _ := fraction(t, want).Float64()
		assert.Equal(t, []float64{value}, o.Values, "%d dice", dice)
	}
	assert.InDelta(t, 6.544295, askOdds(t, "--goal", "low", "--rule", "dice=6").Values[0], 5e-7)
	assert.InDelta(t, 6.746816, askOdds(t, "--goal", "low", "--rule", "dice=7").Values[0], 5e-7)
}

// atMost holds the greatest probability of a total of at most 0..30, times 6^15.
// Those of 0 to 6 are in RULES.md; all were computed by enumerating ordered
// rolls and all subsets of dice, outside this project's code.
var atMost = []int64{
	9908922576, 34328830072, 76203835453, 125563205167, 179760454047, 234781387094, 291002462074, 340661119377,
	381598381576, 412066126159, 434095766051, 448858336319, 458261069224, 463796775735, 466902603777, 468558310589,
	469424046825, 469838057584, 470031980627, 470120439778, 470159240165, 470174815774, 470181392577, 470183975308,
	470184769955, 470184950352, 470184980724, 470184984294, 470184984560, 470184984575, 470184984576,
}

// A tie that counts as a win asks for a total of at most the score to beat, and
// one that counts nothing for one below it.
func TestOddsBeat(t *testing.T) {
	for m, numerator := range atMost {
		want := big.NewRat(numerator, 470184984576)
		o := askOdds(t, "--goal", "beat", "--tie", "1", "--beat", strconv.Itoa(m))
		assert.Equal(t, []string{want.RatString()}, o.Exact, "at most %d", m)
		if m < 30 {
			o = askOdds(t, "--goal", "beat", "--tie", "0", "--beat", strconv.Itoa(m+1))
			assert.Equal(t, []string{want.RatString()}, o.Exact, "below %d", m+1)
		}
	}
	assert.Equal(t, []string{"0"}, askOdds(t, "--goal", "beat", "--tie", "0", "--beat", "0").Exact)
}

func TestOddsWin(t *testing.T) {
	two := askOdds(t)
	assert.Equal(t, "95625541838712846840349/202161383036148007151587", two.Exact[0])
	assert.Equal(t, 0.4730158668414643, two.Values[0], "the closest float64")
	assert.Equal(t, "win", two.Goal)
	assert.Equal(t, 2, two.Players)

	for name, c := range map[string]struct {
		args []string
		want []float64
	}{
		"3 players":             {words("--players 3"), []float64{0.315658379539, 0.330032175851, 0.354309444610}},
		"4 players":             {words("--players 4"), []float64{0.238044201069, 0.244779860085, 0.252402237504, 0.264773701341}},
		"2 players, ties split": {words("--rule ties=split"), []float64{0.475290977092, 0.524709022908}},
	} {
		t.Run(name, func(t *testing.T) {
			assert.InDeltaSlice(t, c.want, askOdds(t, c.args...).Values, 1e-12)
		})
	}
}

// The shares of all seats are the whole pot, and a round ends in one way only.
func TestOddsSumToOne(t *testing.T) {
	var games [][]string
	for n := 2; n <= 4; n++ {
		games = append(games, words("--players "+strconv.Itoa(n)))
	}
	for n := 5; n <= 8; n++ {
		games = append(games, words("--rule dice=2 --players "+strconv.Itoa(n)))
	}
	games = append(games, words("--rule dice=1 --players 20"),
		words("--rule dice=2 --rule ties=tied --players 6"), words("--rule dice=2 --rule ties=split --players 6"))
	for _, args := range games {
		o := askOdds(t, args...)
		sum, floats := new(big.Rat), 0.0
		for i, f := range o.Exact {
			exact := fraction(t, f)
			value, _ := exact.Float64()
			assert.Equal(t, value, o.Values[i], "%v, seat %d", args, i+1)
			sum.Add(sum, exact)
			floats += o.Values[i]
		}
		assert.Len(t, o.Values, o.Players, "%v", args)
		assert.Equal(t, "1", sum.RatString(), "%v", args)
		assert.InDelta(t, 1, floats, 1e-14, "%v", args)

		ends := o.Tie
		for _, p := range append(o.Won, o.PerfectTie...) {
			ends += p
		}
		assert.InDelta(t, 1, ends, 1e-14, "%v", args)
		assert.GreaterOrEqual(t, o.MeanRounds, 1.0, "%v", args)
	}
}

// The chance to win against a score is the same in odds and before a roll.
func TestOddsAgreeWithAdvice(t *testing.T) {
	for _, args := range []string{"--goal win", "--players 4", "--goal low", "--goal beat --beat 7"} {
		assert.InDelta(t, askOdds(t, words(args)...).Values[0], askJSON(t, append(words(args), "33561")...).ValueBefore, 1e-15, args)
	}
}
