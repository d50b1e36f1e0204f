package engine_test

import (
	"math"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"threesaway/engine"
)

func TestCeilingsOfTheFirstRounds(t *testing.T) {
	tests := []struct {
		schedule string
		want     []int
		ends     bool // no ceiling after these
	}{
		{"off", nil, true},
		{"every", []int{0, 1, 2, 3, 4, 5, 6, 7}, false},
		{"stairs", []int{1, 2, 2, 3, 3, 3, 4, 4, 4, 4, 5}, false},
		{"7", []int{7}, true},
		{"0,2,4", []int{0, 2, 4}, true},
		{"4,0,0,400", []int{4, 0, 0, 400}, true},
	}
	for _, tt := range tests {
		t.Run(tt.schedule, func(t *testing.T) {
			p := mustProgressive(t, tt.schedule)
			for i, want := range tt.want {
				ceiling, ok := p.Ceiling(i + 1)
				assert.True(t, ok, "round %d", i+1)
				assert.Equal(t, want, ceiling, "round %d", i+1)
			}
			for _, after := range []int{1, 2, 1000} {
				_, ok := p.Ceiling(len(tt.want) + after)
				assert.Equal(t, !tt.ends, ok, "round %d", len(tt.want)+after)
			}
		})
	}
}

func TestStairsStayOnEachCeilingForAsManyRounds(t *testing.T) {
	// Counted up to the highest ceiling that can bind, that of twenty dice of
	// twenty sides: 80,200 rounds.
	highest := engine.MaxDice * engine.MaxSides
	round := 0
	for c := 1; c <= highest; c++ {
		for range c {
			round++
			if ceiling, ok := engine.ProgressiveStairs.Ceiling(round); !ok || ceiling != c {
				t.Fatalf("round %d: want %d, got %d, %t", round, c, ceiling, ok)
			}
		}
	}
	for _, after := range []int{1, 1000, 1 << 20, 1 << 40, math.MaxInt - round} {
		ceiling, ok := engine.ProgressiveStairs.Ceiling(round + after)
		assert.False(t, ok && ceiling <= highest, "round %d: %d binds", round+after, ceiling)
	}
}

func TestStairsByClosedForm(t *testing.T) {
	// Ceiling c begins after 1 + 2 + … + (c−1) rounds and stays for c.
	for c := 1; c <= 500; c++ {
		for _, round := range []int{c*(c-1)/2 + 1, c * (c + 1) / 2} {
			ceiling, ok := engine.ProgressiveStairs.Ceiling(round)
			assert.True(t, ok, "round %d", round)
			assert.Equal(t, c, ceiling, "round %d", round)
		}
	}
}

func TestEveryRoundRaisesTheCeilingByOne(t *testing.T) {
	for round := 1; round <= engine.MaxDice*engine.MaxSides+1; round++ {
		ceiling, ok := engine.ProgressiveEvery.Ceiling(round)
		assert.True(t, ok)
		assert.Equal(t, round-1, ceiling)
	}
	for _, round := range []int{1 << 20, 1 << 40, math.MaxInt} {
		ceiling, ok := engine.ProgressiveEvery.Ceiling(round)
		assert.False(t, ok && ceiling <= engine.MaxDice*engine.MaxSides, "round %d: %d binds", round, ceiling)
	}
}

func TestSchedulesThatGoOnEndWhereNoScoreCanBeAbove(t *testing.T) {
	const last = 20 * 20 * 20 * 20
	for schedule, highest := range map[string]int{"every": last - 1, "stairs": 566} { // 565·566/2 < last ≤ 566·567/2
		ceiling, ok := mustProgressive(t, schedule).Ceiling(last)
		assert.True(t, ok, schedule)
		assert.Equal(t, highest, ceiling, schedule)
		_, ok = mustProgressive(t, schedule).Ceiling(last + 1)
		assert.False(t, ok, schedule)
	}
}

func TestThereIsNoRoundBeforeTheFirst(t *testing.T) {
	for _, schedule := range []string{"off", "every", "stairs", "0,2,4"} {
		for _, round := range []int{0, -1, math.MinInt} {
			_, ok := mustProgressive(t, schedule).Ceiling(round)
			assert.False(t, ok, "%s: round %d", schedule, round)
		}
	}
}

func TestProgressiveNames(t *testing.T) {
	tests := map[string]engine.Progressive{
		"off":    engine.ProgressiveOff,
		"every":  engine.ProgressiveEvery,
		"stairs": engine.ProgressiveStairs,
	}
	for text, want := range tests {
		assert.Equal(t, want, mustProgressive(t, text))
		assert.Equal(t, text, want.String())
		assert.Equal(t, text == "off", want.Off())
	}
	assert.Equal(t, engine.Progressive{}, engine.ProgressiveOff, "the zero value sets no ceilings")
	assert.False(t, mustProgressive(t, "0").Off(), "a ceiling of 0 is one")
}

func TestRisingSchedulesNeverFallAndNeverEnd(t *testing.T) {
	for _, text := range []string{"every", "stairs"} {
		p := mustProgressive(t, text)
		require.True(t, p.Rising(), text)
		before := 0
		for round := 1; round <= 2000; round++ {
			ceiling, ok := p.Ceiling(round)
			require.True(t, ok, "%s: round %d", text, round)
			require.GreaterOrEqual(t, ceiling, before, "%s: round %d", text, round)
			before = ceiling
		}
	}
	for _, text := range []string{"off", "0", "4,0,2", "0,2,4"} { // a list ends
		assert.False(t, mustProgressive(t, text).Rising(), text)
	}
}

func TestProgressiveListHasOneSpelling(t *testing.T) {
	// Rules are the same rules exactly when their text is the same.
	assert.Equal(t, "0,2,4", mustProgressive(t, "0,2,4").String())
	for _, text := range []string{"0, 2, 4", " 0,2,4", "0,2,4 ", "00,2,4", "0,02,4", "+0,2,4", "0,2,4,", "-0,2,4"} {
		_, err := engine.ParseProgressive(text)
		assert.ErrorIs(t, err, engine.ErrRules, "%q", text)
	}
}

func TestProgressiveReadsBackWhatItWrites(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		p := progressiveSchedules(engine.MaxDice*engine.MaxSides).Draw(t, "schedule")
		assert.Equal(t, p, mustProgressive(t, p.String()))
	})
}

func TestProgressiveTakesCeilingsUpToTheLimits(t *testing.T) {
	long := strings.TrimSuffix(strings.Repeat("400,", engine.MaxCeilings), ",")
	p := mustProgressive(t, long)
	ceiling, ok := p.Ceiling(engine.MaxCeilings)
	assert.True(t, ok)
	assert.Equal(t, engine.MaxDice*engine.MaxSides, ceiling)
	_, ok = p.Ceiling(engine.MaxCeilings + 1)
	assert.False(t, ok)
}

func TestProgressiveRefusesWhatIsNoSchedule(t *testing.T) {
	for _, text := range []string{
		"", " ", ",", "1,", ",1", "1,,2", "-1", "0,-1", "401", "1.5", "1;2", "1 2", "0x1", "Off", "EVERY", "every,1",
		"1,off", "stairs ", "99999999999999999999", strings.Repeat("1,", engine.MaxCeilings) + "1",
	} {
		p, err := engine.ParseProgressive(text)
		require.ErrorIs(t, err, engine.ErrRules, "%q", text)
		assert.ErrorContains(t, err, "progressive", "%q", text)
		assert.Equal(t, engine.Progressive{}, p, "%q", text)
	}
}

func TestCeilingsEndWhereNoneBinds(t *testing.T) {
	for schedule, want := range map[string][]int{
		"off":     {8},
		"every":   {0, 1, 2, 3, 4, 5, 6, 7, 8},
		"0,2":     {0, 2, 8},
		"2,0,8":   {2, 0, 8},
		"9,3,8,9": {8, 3, 8},
		"8,9,200": {8},
	} {
		r := engine.ThreesAway()
		r.Dice, r.Sides = 2, 4
		require.NoError(t, r.Set("progressive="+schedule))
		assert.Equal(t, want, r.Ceilings(), schedule)
	}
	r := engine.ThreesAway()
	r.Progressive = engine.ProgressiveStairs
	list := r.Ceilings()
	assert.Len(t, list, 436)
	assert.Equal(t, []int{1, 2, 2, 3, 3, 3, 4}, list[:7])
	assert.Equal(t, []int{29, 30}, list[434:])
}
