package solver_test

import (
	"math/big"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"threesaway/engine"
	"threesaway/solver"
)

// RULES.md gives max P(total ≤ m) as numerators over 6^15. A tie that counts as
// a win makes beat the same question.
func TestBeatHasTheKnownChancesOfReachingAScore(t *testing.T) {
	beat := newTurn(t, rules(t)).Beat(solver.WeightOne)
	outcomes := new(big.Int).Exp(big.NewInt(6), big.NewInt(15), nil)
	for m, numerator := range []int64{
		9908922576, 34328830072, 76203835453, 125563205167, 179760454047, 234781387094, 291002462074,
	} {
		got, err := beat.ExactValue(engine.Position{ScoreToBeat: m, Left: 5})
		require.NoError(t, err)
		assert.Equal(t, new(big.Rat).SetFrac(big.NewInt(numerator), outcomes), got, "at most %d", m)
	}
}

func TestBeatChancesRiseWithTheScoreUpToCertainty(t *testing.T) {
	beat := newTurn(t, rules(t)).Beat(solver.WeightOne)
	last := new(big.Rat)
	for m := range 31 {
		got, err := beat.ExactValue(engine.Position{ScoreToBeat: m, Left: 5})
		require.NoError(t, err)
		assert.Positive(t, got.Cmp(last), "at most %d", m)
		last = got
	}
	assert.Equal(t, big.NewRat(1, 1), last, "30 is the highest score")
}

// The value of a policy must be the probability of what it is for, computed from
// the distribution of its own final scores.
func TestBeatValueIsWhatItsScoresGive(t *testing.T) {
	r := rules(t)
	for _, tie := range []solver.Weight{solver.WeightZero, solver.WeightHalf, solver.WeightOne} {
		beat := newTurn(t, r).Beat(tie)
		num, den := tie.Fraction()
		for score := range r.MaxScore() + 1 {
			pos := engine.Position{ScoreToBeat: score, Left: 5}
			scores, err := solver.Scores(r, beat, pos)
			require.NoError(t, err)
			want := new(big.Rat).Mul(big.NewRat(num, den), scores.P(score))
			want.Add(want, scores.Below(score))
			got, err := beat.ExactValue(pos)
			require.NoError(t, err)
			assert.Zero(t, want.Cmp(got), "tie %s, %d to beat", tie, score)
		}
	}
}

// Weights whose denominators leave no room in 64 bits are solved in larger
// integers; a half written either way must give the same.
func TestBeatIsTheSameInWideAndNarrowIntegers(t *testing.T) {
	r := rules(t)
	turn := newTurn(t, r)
	almostHalf, err := solver.ParseWeight("500000001/1000000000")
	require.NoError(t, err)
	narrow, wide := turn.Beat(solver.WeightHalf), turn.Beat(almostHalf)
	for score := range r.MaxScore() + 1 {
		pos := engine.Position{ScoreToBeat: score, Left: 5}
		a, err := narrow.Value(pos)
		require.NoError(t, err)
		b, err := wide.Value(pos)
		require.NoError(t, err)
		assert.InDelta(t, a, b, 1.1e-9, "%d to beat", score)
		assert.GreaterOrEqual(t, b, a, "a tie is worth a little more")
	}
}

func TestBeatRefusesPositionsWithoutAScore(t *testing.T) {
	beat := newTurn(t, rules(t)).Beat(solver.WeightHalf)
	for _, pos := range []engine.Position{
		{ScoreToBeat: engine.NoScore, Left: 5}, {ScoreToBeat: 31, Left: 5}, {ScoreToBeat: 7, Left: 6},
		{ScoreToBeat: 7, Left: -1}, {ScoreToBeat: 7, Left: 5, Total: 1}, {ScoreToBeat: 7, Left: 4, Total: 7},
	} {
		_, err := beat.Value(pos)
		assert.ErrorIs(t, err, engine.ErrPosition, "%+v", pos)
		_, err = beat.Decide(pos, roll(t, 1, 2, 3, 4, 5))
		assert.ErrorIs(t, err, engine.ErrPosition, "%+v", pos)
	}
	_, err := beat.Decide(engine.Position{ScoreToBeat: 7, Left: 5}, roll(t, 1, 2, 3))
	assert.ErrorIs(t, err, engine.ErrRoll)
}

func TestWeightsAreReadAsFractions(t *testing.T) {
	for text, want := range map[string]string{"0": "0", "0.5": "1/2", "1/2": "1/2", "2/4": "1/2", "1": "1", "0.125": "1/8", "1.0": "1"} {
		w, err := solver.ParseWeight(text)
		require.NoError(t, err, text)
		assert.Equal(t, want, w.String(), text)
	}
	for _, text := range []string{"", "-1", "1.5", "x", "1/0", "1e-3", "0.0000000001", "NaN", "inf", "1/2/3", " 1"} {
		_, err := solver.ParseWeight(text)
		assert.ErrorIs(t, err, solver.ErrGoal, text)
	}
}

// The longest text has 32 characters, the greatest denominator is a billion.
func TestWeightsAreReadUpToTheirBounds(t *testing.T) {
	long := "0." + strings.Repeat("5", 7) + strings.Repeat("0", 23)
	require.Len(t, long, 32)
	w, err := solver.ParseWeight(long)
	require.NoError(t, err)
	assert.Equal(t, "1111111/2000000", w.String())
	for _, text := range []string{"1/1000000000", "0.000000001", "999999999/1000000000"} {
		_, err := solver.ParseWeight(text)
		assert.NoError(t, err, text)
	}
	for _, text := range []string{long + "0", "1/1000000001", "1000000001/1000000000", "1e0", "+1", "1:2", "0,5"} {
		_, err := solver.ParseWeight(text)
		assert.ErrorIs(t, err, solver.ErrGoal, text)
	}
}

// One score decides: better wins, equal ties, worse loses; whatever the dice that
// are left.
func TestBeatEndsAsTheScoreIsBetterEqualOrWorse(t *testing.T) {
	for setting, better := range map[string]int{"high=false": 6, "high=true": 8} {
		r := rules(t, setting)
		s, ok := newTurn(t, r).Beat(solver.WeightHalf).(solver.RoundSolution)
		require.True(t, ok)
		pos := engine.Position{ScoreToBeat: 7, Left: 3, Total: 4}
		for score, want := range map[int]solver.Ending{better: {Win: 1}, 7: {Tie: 1}, 14 - better: {}} {
			got, err := s.Ending(pos, score)
			require.NoError(t, err)
			assert.Equal(t, want, got, "%s: %d against 7", setting, score)
		}
		for _, score := range []int{-1, 31} {
			_, err := s.Ending(pos, score)
			requireField(t, "total", err)
		}
	}
	// Five sixes that were collected win, whatever is to beat; of one die less they
	// are a score.
	r := rules(t, "moon=turn")
	pos := engine.Position{ScoreToBeat: 2, Left: 5}
	assert.Equal(t, solver.Ending{Win: 1}, solver.BeatEnding(r, pos, 30))
	assert.Equal(t, solver.Ending{}, solver.BeatEnding(r, pos, 24))
	assert.Equal(t, solver.Ending{}, solver.BeatEnding(rules(t), pos, 30))
}
