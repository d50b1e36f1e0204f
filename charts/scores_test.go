package charts_test

import (
	"math"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"threesaway/charts"
	"threesaway/engine"
	"threesaway/solver"
)

// RULES.md, "Values known independently".
func TestScoresAloneHaveTheKnownMoments(t *testing.T) {
	r := engine.ThreesAway()
	c := scores(t, solve(t, r, solver.Low(), 2), engine.Opening(r, 2))
	assert.InDelta(t, 504205555.0/80621568, c.Mean, 1e-14)
	assert.InDelta(t, 3.3890, c.StdDev, 5e-5)
	assert.InDelta(t, 1, sum(c.Chances), 1e-14)
	assert.Len(t, c.Chances, 31)
	assert.Zero(t, c.Beaten)
	assert.Zero(t, c.Moon)
	assert.True(t, c.Scored())
}

func TestScoresAloneHaveTheKnownMeansUnderVariants(t *testing.T) {
	for setting, want := range map[string]float64{
		"bottoms=throw": 204083.0 / 104976, "bottoms=die": 2763539.0 / 1594323, "bottoms=turn": 1295230929167.0 / 235092492288,
		"pass=true": 5.662192,
	} {
		r := rules(t, setting)
		assert.InDelta(t, want, scores(t, solve(t, r, solver.Low(), 2), engine.Opening(r, 2)).Mean, 5e-7, setting)
	}
}

// Who plays for a score of m or less, a tie counting as a win, gets there with
// the known probability; all else is beaten.
func TestScoresAgainstAScoreHaveTheKnownProbabilities(t *testing.T) {
	r := engine.ThreesAway()
	s := solve(t, r, solver.Beat(solver.WeightOne), 2)
	for m, ways := range []float64{9908922576, 34328830072, 76203835453, 125563205167, 179760454047, 234781387094, 291002462074} {
		c := scores(t, s, against(r, 2, m))
		want := ways / math.Pow(6, 15)
		assert.InDelta(t, want, sum(c.Chances), 1e-14, m)
		assert.InDelta(t, 1-want, c.Beaten, 1e-14, m)
		for score, p := range c.Chances {
			assert.True(t, score <= m || p == 0, "%d to beat, score %d", m, score)
		}
	}
}

// A turn ends with a score, beaten, or with the moon; and what all that is worth
// is the value of the position. Beaten is worth nothing where nobody plays on.
func TestScoresAreWorthTheValue(t *testing.T) {
	for _, variant := range variants() {
		for _, goal := range []solver.Goal{solver.Low(), solver.Beat(solver.WeightHalf), solver.Win(), solver.Money()} {
			r := rules(t, variant)
			if goal.Kind == solver.KindWin || goal.Kind == solver.KindMoney {
				r.Ties, r.TiePayers = engine.TiesSplit, engine.TiePayersIn
			}
			s := solve(t, r, goal, 2)
			for _, pos := range []engine.Position{engine.Opening(r, 2), against(r, 2, 6)} {
				if goal.Kind == solver.KindBeat && pos.ScoreToBeat == engine.NoScore || pos.Validate(r) != nil {
					continue
				}
				name := variant + " " + goal.String()
				c := scores(t, s, pos)
				assert.InDelta(t, 1, sum(c.Chances)+c.Beaten+c.Moon, 1e-12, name)
				if goal.Kind == solver.KindMoney || goal.Kind == solver.KindWin && !r.Progressive.Off() {
					continue // beaten is worth something, or costs
				}
				want, err := s.Value(pos)
				require.NoError(t, err)
				got := c.Moon
				for score, p := range c.Chances {
					end := pos
					end.Left, end.Total = 0, score
					if p == 0 {
						continue
					}
					v, err := s.Value(end)
					require.NoError(t, err)
					got += p * v
				}
				assert.InDelta(t, want, got, 1e-12, name)
				if goal.Kind == solver.KindLow {
					assert.InDelta(t, want, c.Mean, 1e-12, name)
				}
			}
		}
	}
}

// One who plays alone wins no pot: a moon is a score like any other.
func TestScoresAloneKnowNoMoon(t *testing.T) {
	for _, moon := range []string{"throw", "turn"} {
		r := rules(t, "dice=3 moon="+moon)
		c := scores(t, solve(t, r, solver.Low(), 2), engine.Opening(r, 2))
		assert.Zero(t, c.Moon, moon)
		assert.Equal(t, scores(t, solve(t, rules(t, "dice=3"), solver.Low(), 2), engine.Opening(r, 2)).Chances, c.Chances, moon)
		assert.Positive(t, scores(t, solve(t, r, solver.Win(), 2), engine.Opening(r, 2)).Moon, moon)
	}
}

// Whether a beaten turn is cut off or played out makes no difference.
func TestScoresDoNotDependOnTheCutoff(t *testing.T) {
	var list []*charts.Scores
	for _, setting := range []string{"cutoff=true", "cutoff=false"} {
		r := rules(t, setting)
		list = append(list, scores(t, solve(t, r, solver.Win(), 2), against(r, 2, 5)))
	}
	assert.Equal(t, list[0].Chances, list[1].Chances)
	assert.Equal(t, list[0].Beaten, list[1].Beaten)
	assert.Equal(t, list[0].Mean, list[1].Mean)
}

func TestScoresUnderACeiling(t *testing.T) {
	r := rules(t, "progressive=every")
	s := solve(t, r, solver.Win(), 2)
	pos := engine.Opening(r, 2)
	pos.Round = 3
	c := scores(t, s, pos)
	assert.Positive(t, c.Chances[2])
	assert.Zero(t, sum(c.Chances[3:]))
	assert.Positive(t, c.Beaten)

	// Nobody can score 0 where every face counts.
	r = rules(t, "dice=3 progressive=every away=none")
	c = scores(t, solve(t, r, solver.Win(), 2), engine.Opening(r, 2))
	assert.Equal(t, 1.0, c.Beaten)
	assert.False(t, c.Scored())
	assert.Zero(t, c.Mean)
	assert.Zero(t, c.StdDev)
	_, _, ok := c.Range()
	assert.False(t, ok)
}

// The dice of the high game are those of the standard one mirrored.
func TestScoresOfTheHighGameAreMirrored(t *testing.T) {
	low, high := engine.ThreesAway(), engine.ThreesAwayHigh()
	for _, beat := range []int{engine.NoScore, 7} {
		from, to := engine.Opening(low, 2), engine.Opening(high, 2)
		if beat != engine.NoScore {
			from, to = against(low, 2, beat), against(high, 2, 30-beat)
		}
		want, got := scores(t, solve(t, low, solver.Win(), 2), from), scores(t, solve(t, high, solver.Win(), 2), to)
		for score, p := range want.Chances {
			assert.InDelta(t, p, got.Chances[30-score], 1e-14)
		}
		assert.InDelta(t, want.Beaten, got.Beaten, 1e-14)
		assert.InDelta(t, 30-want.Mean, got.Mean, 1e-12)
		assert.InDelta(t, want.StdDev, got.StdDev, 1e-12)
	}
}

func TestScoresFromTheMiddleOfATurn(t *testing.T) {
	r := engine.ThreesAway()
	pos := engine.Opening(r, 2)
	pos.Left, pos.Total = 1, 4
	c := scores(t, solve(t, r, solver.Low(), 2), pos)
	for score, p := range c.Chances {
		switch score {
		case 4, 5, 6, 8, 9, 10:
			assert.InDelta(t, 1.0/6, p, 1e-16)
		default:
			assert.Zero(t, p)
		}
	}
	assert.InDelta(t, 7, c.Mean, 1e-15)
}

func TestScoresOfAPositionThatIsNone(t *testing.T) {
	r := engine.ThreesAway()
	pos := engine.Opening(r, 2)
	pos.Left = 6
	_, err := charts.NewScores(solve(t, r, solver.Win(), 2), pos)
	require.ErrorIs(t, err, engine.ErrPosition)
}
