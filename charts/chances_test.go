package charts_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"threesaway/charts"
	"threesaway/engine"
	"threesaway/solver"
)

// RULES.md, "Values known independently": the first seat has nothing to beat.
func TestChancesOfTheFirstSeatAreItsShare(t *testing.T) {
	r := engine.ThreesAway()
	for players, want := range map[int]float64{2: 0.473015866841464, 3: 0.315658379539, 4: 0.238044201069} {
		c := chances(t, solve(t, r, solver.Win(), 4), engine.Opening(r, players))
		require.Len(t, c.Seats, players)
		require.NotNil(t, c.Seats[0].Open)
		assert.InDelta(t, want, *c.Seats[0].Open, 1e-12)
		assert.Empty(t, c.Seats[0].Points)
		for i, s := range c.Seats[1:] {
			assert.Equal(t, i+2, s.Seat)
			assert.Nil(t, s.Open)
			assert.NotEmpty(t, s.Points)
		}
	}
}

// The second seat's chances, weighed with what the first seat scores, are its
// share.
func TestChancesAverageToTheShare(t *testing.T) {
	for _, settings := range []string{"", "ties=split", "high=true", "ties=tied"} {
		r := rules(t, settings)
		s := solve(t, r, solver.Win(), 2)
		first, c := scores(t, s, engine.Opening(r, 2)), chances(t, s, engine.Opening(r, 2))
		got := 0.0
		for _, p := range c.Seats[1].Points {
			got += first.Chances[p.Score] * p.Value
		}
		want, err := s.(solver.GameSolution).Share(engine.Opening(r, 2), 2)
		require.NoError(t, err)
		assert.InDelta(t, want, got, 1e-12, settings)
	}
}

// A score that is easier to beat is worth more to who has to beat it.
func TestChancesRiseWithTheScoreToBeat(t *testing.T) {
	r := engine.ThreesAway()
	c := chances(t, solve(t, r, solver.Win(), 8), engine.Opening(r, 8))
	for _, s := range c.Seats[1:] {
		for i := 1; i < len(s.Points); i++ {
			assert.Greater(t, s.Points[i].Score, s.Points[i-1].Score)
			assert.GreaterOrEqual(t, s.Points[i].Value, s.Points[i-1].Value, "seat %d, %d", s.Seat, s.Points[i].Score)
		}
	}
}

// All scores that can be are there, and no others: nobody is beaten by the worst.
func TestChancesAgainstEveryScoreThatCanBe(t *testing.T) {
	r := rules(t, "dice=2 sides=6 away=1") // 1 cannot be scored
	c := chances(t, solve(t, r, solver.Win(), 3), engine.Opening(r, 3))
	list := func(s charts.Seat) (all []int) {
		for _, p := range s.Points {
			all = append(all, p.Score)
		}
		return all
	}
	assert.Equal(t, []int{0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12}, list(c.Seats[1]))
	assert.Equal(t, []int{0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11}, list(c.Seats[2]), "12 held by one of two")
}

// Against a score that three hold nobody throws before the fourth seat.
func TestChancesAgainstManyHolders(t *testing.T) {
	r := rules(t, "ties=tied")
	pos := engine.Opening(r, 5)
	pos.Holders = 3
	s := solve(t, r, solver.Win(), 5)
	c := chances(t, s, pos)
	require.Len(t, c.Seats, 3)
	assert.Equal(t, 1, c.Seats[0].Seat)
	assert.Equal(t, 4, c.Seats[1].Seat)
	assert.Equal(t, 5, c.Seats[2].Seat)
	pos = against(r, 5, 4)
	pos.Holders = 3
	want, err := s.Value(pos)
	require.NoError(t, err)
	assert.Equal(t, charts.Point{Score: 4, Value: want}, c.Seats[2].Points[4])
}

func TestChancesUnderACeiling(t *testing.T) {
	r := rules(t, "progressive=every")
	pos := engine.Opening(r, 3)
	pos.Round = 4
	c := chances(t, solve(t, r, solver.Win(), 3), pos)
	for _, s := range c.Seats {
		assert.NotNil(t, s.Open, "every seat may have nothing to beat")
		for _, p := range s.Points {
			assert.LessOrEqual(t, p.Score, 3)
		}
	}
	low, high := c.Range()
	assert.Equal(t, []int{0, 3}, []int{low, high})
}

// For money the antes for a perfect score are in the pot; RULES.md knows what a
// new game is worth.
func TestChancesForMoney(t *testing.T) {
	r := engine.ThreesAway()
	s := solve(t, r, solver.Money(), 2)
	c := chances(t, s, engine.Opening(r, 2))
	assert.InDelta(t, -0.060649183486, *c.Seats[0].Open-1, 1e-12)
	pos := against(r, 2, 0)
	pos.Pot = 4
	want, err := s.Value(pos)
	require.NoError(t, err)
	assert.Equal(t, charts.Point{Score: 0, Value: want}, c.Seats[1].Points[0])
	assert.False(t, c.Axis().Percent)
	low, high := c.Bounds()
	assert.LessOrEqual(t, c.Axis().Low, low)
	assert.GreaterOrEqual(t, c.Axis().High, high)
}

// RULES.md knows the probabilities; the goal has no seats.
func TestChancesOfBeat(t *testing.T) {
	r := engine.ThreesAway()
	c := chances(t, solve(t, r, solver.Beat(solver.WeightOne), 2), engine.Opening(r, 2))
	require.Len(t, c.Seats, 1)
	assert.Zero(t, c.Seats[0].Seat)
	assert.Nil(t, c.Seats[0].Open)
	assert.Len(t, c.Seats[0].Points, 31)
	assert.InDelta(t, 291002462074/470184984576.0, c.Seats[0].Points[6].Value, 1e-14)
}

func TestChancesOfLowAreNone(t *testing.T) {
	r := engine.ThreesAway()
	_, err := charts.NewChances(solve(t, r, solver.Low(), 2), engine.Opening(r, 2))
	require.ErrorIs(t, err, charts.ErrGoal)
	require.ErrorIs(t, charts.CheckChances(solver.Low()), charts.ErrGoal)
	require.NoError(t, charts.CheckChances(solver.Money()))
}

func TestChancesUnderEveryVariant(t *testing.T) {
	for _, variant := range variants() {
		r := rules(t, variant)
		for _, goal := range []solver.Goal{solver.Win(), solver.Money(), solver.Beat(solver.WeightHalf)} {
			c := chances(t, solve(t, r, goal, 2), engine.Opening(r, 2))
			assert.NotEmpty(t, c.Seats, variant)
			low, high := c.Bounds()
			assert.LessOrEqual(t, low, high, variant)
			if goal.Kind != solver.KindMoney {
				assert.GreaterOrEqual(t, low, 0.0, variant)
				assert.LessOrEqual(t, high, 1.0, variant)
			}
		}
	}
}

// Of the standard game what lies beyond 15 is left out: it is as good as won.
func TestChancesRange(t *testing.T) {
	r := engine.ThreesAway()
	low, high := chances(t, solve(t, r, solver.Win(), 2), engine.Opening(r, 2)).Range()
	assert.Equal(t, []int{0, 15}, []int{low, high})
}
