package main

import (
	"fmt"
	"math/big"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"
)

// question is a position of the standard game and a roll, drawn at random.
type question struct {
	goal string
	kept []int
	roll []int
	beat int // -1 for none
	args []string
}

func pips(faces []int) int {
	sum := 0
	for _, f := range faces {
		if f != 3 {
			sum += f
		}
	}
	return sum
}

func joined(faces []int) string {
	return strings.Trim(strings.ReplaceAll(fmt.Sprint(faces), " ", ","), "[]")
}

func drawQuestion(t *rapid.T) question {
	die := rapid.IntRange(1, 6)
	q := question{
		goal: rapid.SampledFrom([]string{"low", "beat", "win"}).Draw(t, "goal"),
		kept: rapid.SliceOfN(die, 0, 4).Draw(t, "kept"),
		beat: -1,
	}
	q.roll = rapid.SliceOfN(die, 5-len(q.kept), 5-len(q.kept)).Draw(t, "roll")
	players := rapid.IntRange(2, 8).Draw(t, "players")
	seat := 1
	if q.goal == "beat" || rapid.Bool().Draw(t, "later seat") {
		seat = rapid.IntRange(2, players).Draw(t, "seat")
		q.beat = rapid.IntRange(pips(q.kept), 30).Draw(t, "beat")
		q.args = append(q.args, "--beat", strconv.Itoa(q.beat),
			"--holders", strconv.Itoa(rapid.IntRange(fewest(seat, q.beat), seat-1).Draw(t, "holders")))
	}
	q.args = append(q.args, "--goal", q.goal, "--players", strconv.Itoa(players), "--seat", strconv.Itoa(seat),
		"--kept", joined(q.kept), joined(q.roll))
	return q
}

// fewest returns how few can hold a score before a seat throws: nobody is beaten
// by 30.
func fewest(seat, score int) int {
	if score == 30 {
		return seat - 1
	}
	return 1
}

// distinctKeeps is how many different keeps a roll has: of each face none up to
// all, but of one face at least one.
func distinctKeeps(roll []int) int {
	var counts [7]int
	for _, f := range roll {
		counts[f]++
	}
	n := 1
	for _, c := range counts {
		n *= c + 1
	}
	return n - 1
}

// Whatever is asked: every different keep of the roll is there once, the best
// first, and its probabilities are probabilities.
func TestOptions(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		q := drawQuestion(t)
		a := askJSON(t, q.args...)
		require.Len(t, a.Options, distinctKeeps(q.roll))
		seen := map[string]bool{}
		before := 0.0
		for _, o := range a.Options {
			require.False(t, seen[fmt.Sprint(o.Keep)], "%v is there twice", o.Keep)
			seen[fmt.Sprint(o.Keep)] = true
			require.True(t, slices.IsSorted(o.Keep))
			for _, f := range o.Keep {
				require.LessOrEqual(t, count(o.Keep, f), count(q.roll, f), "%v of %v", o.Keep, q.roll)
			}
			require.Equal(t, len(q.roll)-len(o.Keep), o.ThrowAgain)

			require.GreaterOrEqual(t, o.Loss, before, "the best first")
			before = o.Loss
			lost := a.Options[0].Value - o.Value
			if q.goal == "low" {
				lost = -lost
			}
			require.InDelta(t, lost, o.Loss, 1e-12)
			checkProbabilities(t, q, o)
		}
		require.Zero(t, a.Options[0].Loss)
	})
}

func count(faces []int, f int) int {
	n := 0
	for _, g := range faces {
		if g == f {
			n++
		}
	}
	return n
}

func checkProbabilities(t *rapid.T, q question, o advisedOption) {
	parts := [][]*float64{{o.Win, o.Tie, o.Lose}, {o.Below, o.Equal, o.Above}}
	there := []bool{q.goal != "low", q.beat >= 0}
	for i, part := range parts {
		if !there[i] {
			require.Equal(t, []*float64{nil, nil, nil}, part)
			continue
		}
		sum := 0.0
		for _, p := range part {
			require.NotNil(t, p)
			require.GreaterOrEqual(t, *p, 0.0)
			sum += *p
		}
		require.InDelta(t, 1, sum, 1e-12)
	}
	total := pips(q.kept) + pips(o.Keep)
	require.GreaterOrEqual(t, o.Mean, float64(total))
	switch q.goal {
	case "low":
		require.InDelta(t, o.Value, o.Mean, 1e-12)
	case "beat":
		require.InDelta(t, *o.Win+*o.Tie/2, o.Value, 1e-12)
		require.InDelta(t, *o.Below, *o.Win, 1e-12)
	default:
		require.LessOrEqual(t, *o.Win, o.Value+1e-12)
		require.LessOrEqual(t, o.Value, *o.Win+*o.Tie+1e-12)
	}
	if o.ThrowAgain == 0 {
		require.Equal(t, float64(total), o.Mean)
	}
}

// The plain table and the JSON say the same in the same order.
func TestPlainSaysWhatJSONSays(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		q := drawQuestion(t)
		_, table, ok := strings.Cut(answerTo(t, q.args...), "\n\n")
		require.True(t, ok)
		lines := strings.Split(strings.TrimSuffix(table, "\n"), "\n")
		a := askJSON(t, q.args...)
		require.Greater(t, len(lines), len(a.Options))
		lines = lines[len(lines)-len(a.Options):] // behind the head
		for i, o := range a.Options {
			keep := strings.Trim(fmt.Sprint(o.Keep), "[]")
			want := fmt.Sprintf("%s %d %.6f %.6f", keep, o.ThrowAgain, o.Value, o.Loss)
			require.True(t, strings.HasPrefix(strings.Join(strings.Fields(lines[i]), " "), want), "%q: must begin with %q", lines[i], want)
		}
	})
}

// With --exact every value is a fraction too; for low, it is what the dice
// count plus the least expected total of the dice thrown again.
func TestExactOptions(t *testing.T) {
	again := []*big.Rat{new(big.Rat), big.NewRat(3, 1), big.NewRat(79, 18), big.NewRat(2261, 432), big.NewRat(544369, 93312)}
	for _, args := range []string{"--goal low 33561", "--goal low --kept 6 1245", "--goal low --beat 9 --kept 52 336"} {
		a := askJSON(t, append(words(args), "--exact")...)
		for _, o := range a.Options {
			want := new(big.Rat).SetInt64(int64(a.Position.Total + pips(o.Keep)))
			want.Add(want, again[o.ThrowAgain])
			assert.Equal(t, want.RatString(), o.Exact, "%s, keep %v", args, o.Keep)
		}
	}
	for _, args := range []string{"--goal beat --beat 9 33561", "33561", "--players 3 --beat 9 --kept 52 336"} {
		without := askJSON(t, words(args)...)
		with := askJSON(t, append(words(args), "--exact")...)
		require.Len(t, with.Options, len(without.Options))
		for i, o := range with.Options {
			value, _ := fraction(t, o.Exact).Float64()
			assert.InDelta(t, value, o.Value, 1e-14, "%s, keep %v", args, o.Keep)
			assert.InDelta(t, without.Options[i].Value, o.Value, 1e-14, "%s, keep %v", args, o.Keep)
			assert.Equal(t, without.Options[i].Keep, o.Keep, "%s", args)
			assert.Empty(t, without.Options[i].Exact)
		}
	}
}
