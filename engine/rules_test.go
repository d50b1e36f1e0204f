package engine_test

import (
	"fmt"
	"math"
	"math/big"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"threesaway/engine"
)

func mustProgressive(t failer, text string) engine.Progressive {
	t.Helper()
	p, err := engine.ParseProgressive(text)
	require.NoError(t, err)
	return p
}

func TestScoreOfADie(t *testing.T) {
	tests := []struct {
		name     string
		sides    int
		away     engine.Face
		high     bool
		scores   []int // of face 1, 2, …
		min, max int
	}{
		{"threes away", 6, 3, false, []int{1, 2, 0, 4, 5, 6}, 0, 6},
		{"ones away", 6, 1, false, []int{0, 2, 3, 4, 5, 6}, 0, 6},
		{"highest face away", 6, 6, false, []int{1, 2, 3, 4, 5, 0}, 0, 5},
		{"no away face", 6, engine.NoAway, false, []int{1, 2, 3, 4, 5, 6}, 1, 6},
		{"high scores alike", 6, 3, true, []int{1, 2, 0, 4, 5, 6}, 0, 6},
		{"coins", 2, 2, false, []int{1, 0}, 0, 1},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			r := standardWith(func(r *engine.Rules) { r.Sides, r.Away, r.High = tt.sides, tt.away, tt.high })
			for i, want := range tt.scores {
				assert.Equal(t, want, r.Score(engine.Face(i+1)), "face %d", i+1)
			}
			assert.Equal(t, tt.min, r.MinDieScore())
			assert.Equal(t, tt.max, r.MaxDieScore())
			assert.Equal(t, 5*tt.max, r.MaxScore())
		})
	}
}

func TestPerfectScore(t *testing.T) {
	tests := []struct {
		name    string
		rules   engine.Rules
		perfect int
	}{
		{"low", engine.ThreesAway(), 0},
		{"high", standardWith(func(r *engine.Rules) { r.High = true }), 30},
		{"high, highest face away", standardWith(func(r *engine.Rules) { r.High, r.Away = true, 6 }), 25},
		{"high, no away face", standardWith(func(r *engine.Rules) { r.High, r.Away = true, engine.NoAway }), 30},
		{"high, four dice of eight sides", standardWith(func(r *engine.Rules) { r.High, r.Dice, r.Sides = true, 4, 8 }), 32},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			for score := range tt.rules.MaxScore() + 1 {
				assert.Equal(t, score == tt.perfect, tt.rules.Perfect(score), "score %d", score)
			}
		})
	}
}

func TestBetterScore(t *testing.T) {
	low, high := engine.ThreesAway(), standardWith(func(r *engine.Rules) { r.High = true })
	for a := range 31 {
		for b := range 31 {
			assert.Equal(t, a < b, low.Better(a, b), "%d and %d", a, b)
			assert.Equal(t, a > b, high.Better(a, b), "high: %d and %d", a, b)
		}
	}
}

func TestKeepTotal(t *testing.T) {
	keep := newKeep(t, 1, 3, 3, 4, 6)
	tests := []struct {
		away engine.Face
		want int
	}{{3, 11}, {engine.NoAway, 17}, {6, 11}, {1, 16}, {2, 17}}
	for _, tt := range tests {
		r := standardWith(func(r *engine.Rules) { r.Away = tt.away })
		assert.Equal(t, tt.want, r.KeepTotal(keep), "away %d", tt.away)
		assert.Zero(t, r.KeepTotal(engine.Keep{}))
	}
}

func TestReachableTotalsAreThoseOfSomeThrow(t *testing.T) {
	for _, sides := range []int{2, 3, 6, 7} {
		for away := engine.NoAway; int(away) <= sides; away++ {
			for _, high := range []bool{false, true} {
				r := standardWith(func(r *engine.Rules) { r.Sides, r.Away, r.High = sides, away, high })
				for n := range 5 {
					shown := map[int]bool{}
					orderedThrows(n, sides, func(faces []engine.Face) { shown[total(r, faces)] = true })
					for sum := -1; sum <= n*sides+1; sum++ {
						require.Equal(t, shown[sum], r.Reachable(n, sum), "%d dice of %d sides, away %d: total %d", n, sides, away, sum)
					}
				}
			}
		}
	}
}

func TestEveryTotalOfTheLargestGameIsReachable(t *testing.T) {
	r := engine.ThreesAway()
	r.Dice, r.Sides = engine.MaxDice, engine.MaxSides
	for away, least := range map[engine.Face]int{engine.NoAway: 20, 3: 0} {
		r.Away = away
		for total := range 20*20 + 2 {
			assert.Equal(t, total >= least && total <= 20*20, r.Reachable(20, total), "away %d: %d", away, total)
		}
	}
}

func TestReachableWithFewerThanNoDice(t *testing.T) {
	assert.False(t, engine.ThreesAway().Reachable(-1, 0))
}

func TestCheckRoll(t *testing.T) {
	r := standardWith(func(r *engine.Rules) { r.Sides = 8 })
	tests := []struct {
		name  string
		faces []engine.Face
		n     int
		says  string // "" fits
	}{
		{"fits", []engine.Face{1, 8, 3}, 3, ""},
		{"all highest", repeat(8, 5), 5, ""},
		{"dice are missing", []engine.Face{8}, 3, "8 is 1 die, but 3 dice are to be thrown"},
		{"a die too many", []engine.Face{8, 1}, 1, "1 8 is 2 dice, but 1 die is to be thrown"},
		{"no dice", nil, 2, "2 dice are to be thrown"},
		{"face beyond the die", []engine.Face{1, 9, 3}, 3, "face 9"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			err := r.CheckRoll(newRoll(t, tt.faces...), tt.n)
			if tt.says == "" {
				require.NoError(t, err)
				return
			}
			require.ErrorIs(t, err, engine.ErrRoll)
			assert.ErrorContains(t, err, tt.says)
		})
	}
}

func TestValidateTakesEveryOptionUpToItsLimits(t *testing.T) {
	tests := map[string]func(*engine.Rules){
		"standard":      func(*engine.Rules) {},
		"dice=1":        func(r *engine.Rules) { r.Dice = 1 },
		"dice=20":       func(r *engine.Rules) { r.Dice = 20 },
		"sides=2":       func(r *engine.Rules) { r.Sides, r.Away = 2, 1 },
		"sides=20":      func(r *engine.Rules) { r.Sides = 20 },
		"away=none":     func(r *engine.Rules) { r.Away = engine.NoAway },
		"away=1":        func(r *engine.Rules) { r.Away = 1 },
		"away=sides":    func(r *engine.Rules) { r.Away = 6 },
		"bottoms=turn":  func(r *engine.Rules) { r.Bottoms = engine.BottomsTurn },
		"ties=split":    func(r *engine.Rules) { r.Ties = engine.TiesSplit },
		"moon=turn":     func(r *engine.Rules) { r.Moon = engine.MoonTurn },
		"zero_ante=0":   func(r *engine.Rules) { r.ZeroAnte = 0 },
		"zero_ante max": func(r *engine.Rules) { r.ZeroAnte = engine.MaxAntes },
		"tie_ante=0":    func(r *engine.Rules) { r.TieAnte = 0 },
		"tie_ante max":  func(r *engine.Rules) { r.TieAnte = engine.MaxAntes },
	}
	for name, change := range tests {
		t.Run(name, func(t *testing.T) {
			assert.NoError(t, standardWith(change).Validate())
		})
	}
}

func TestValidateRefusesValuesOutOfRange(t *testing.T) {
	tests := []struct {
		option string
		change func(*engine.Rules)
	}{
		{"dice=0", func(r *engine.Rules) { r.Dice = 0 }},
		{"dice=-1", func(r *engine.Rules) { r.Dice = -1 }},
		{"dice=21", func(r *engine.Rules) { r.Dice = 21 }},
		{"sides=1", func(r *engine.Rules) { r.Sides, r.Away = 1, 1 }},
		{"sides=21", func(r *engine.Rules) { r.Sides = 21 }},
		{"sides=-6", func(r *engine.Rules) { r.Sides = -6 }},
		{"away=7", func(r *engine.Rules) { r.Away = 7 }},
		{"away=-1", func(r *engine.Rules) { r.Away = -1 }},
		{"away=3", func(r *engine.Rules) { r.Sides = 2 }},
		{"bottoms", func(r *engine.Rules) { r.Bottoms = engine.BottomsTurn + 1 }},
		{"ties", func(r *engine.Rules) { r.Ties = engine.TiesSplit + 1 }},
		{"tie_payers", func(r *engine.Rules) { r.TiePayers = engine.TiePayersTied + 1 }},
		{"moon", func(r *engine.Rules) { r.Moon = engine.MoonTurn + 1 }},
		{"zero_ante=-1", func(r *engine.Rules) { r.ZeroAnte = -1 }},
		{"zero_ante=1001", func(r *engine.Rules) { r.ZeroAnte = engine.MaxAntes + 1 }},
		{"tie_ante=-1", func(r *engine.Rules) { r.TieAnte = -1 }},
		{"tie_ante=1001", func(r *engine.Rules) { r.TieAnte = engine.MaxAntes + 1 }},
	}
	for _, tt := range tests {
		t.Run(tt.option, func(t *testing.T) {
			err := standardWith(tt.change).Validate()
			require.ErrorIs(t, err, engine.ErrRules)
			assert.ErrorContains(t, err, ": "+tt.option)
		})
	}
	assert.ErrorIs(t, engine.Rules{}.Validate(), engine.ErrRules, "the zero rules")
}

func TestValidateRefusesPairsWithoutMeaning(t *testing.T) {
	// RULES.md, "How options meet". Each option of a pair is fine alone.
	type option struct {
		name   string
		change func(*engine.Rules)
	}
	high := option{"high=true", func(r *engine.Rules) { r.High = true }}
	moon := func(m engine.Moon) option {
		return option{"moon=" + m.String(), func(r *engine.Rules) { r.Moon = m }}
	}
	bottoms := func(b engine.Bottoms) option {
		return option{"bottoms=" + b.String(), func(r *engine.Rules) { r.Bottoms = b }}
	}
	schedule := func(text string) option {
		p := mustProgressive(t, text)
		return option{"progressive=" + text, func(r *engine.Rules) { r.Progressive = p }}
	}
	away := func(name string, f engine.Face) option {
		return option{"away=" + name, func(r *engine.Rules) { r.Away = f }}
	}
	ties := func(v engine.Ties) option {
		return option{"ties=" + v.String(), func(r *engine.Rules) { r.Ties = v }}
	}
	pairs := [][2]option{
		{high, schedule("every")},
		{high, schedule("stairs")},
		{high, schedule("0,2,4")},
		{high, moon(engine.MoonThrow)},
		{high, moon(engine.MoonTurn)},
		{moon(engine.MoonThrow), bottoms(engine.BottomsThrow)},
		{moon(engine.MoonThrow), bottoms(engine.BottomsDie)},
		{moon(engine.MoonThrow), bottoms(engine.BottomsTurn)},
		{moon(engine.MoonTurn), bottoms(engine.BottomsThrow)},
		{moon(engine.MoonTurn), bottoms(engine.BottomsDie)},
		{moon(engine.MoonTurn), bottoms(engine.BottomsTurn)},
		{moon(engine.MoonThrow), away("6", 6)},
		{moon(engine.MoonTurn), away("6", 6)},
		{
			option{"must_keep_away=true", func(r *engine.Rules) { r.MustKeepAway = true }},
			away("none", engine.NoAway),
		},
	}
	for _, pair := range pairs {
		t.Run(pair[0].name+" "+pair[1].name, func(t *testing.T) {
			r := engine.ThreesAway()
			for _, o := range pair {
				require.NoError(t, standardWith(o.change).Validate(), "%s alone", o.name)
				o.change(&r)
			}
			err := r.Validate()
			require.ErrorIs(t, err, engine.ErrRules)
			assert.ErrorContains(t, err, pair[0].name)
			assert.ErrorContains(t, err, pair[1].name)
		})
	}

	// tie_payers=tied has no meaning alone either: the default is ties=all.
	for _, o := range []option{ties(engine.TiesAll), ties(engine.TiesSplit)} {
		t.Run("tie_payers=tied "+o.name, func(t *testing.T) {
			r := standardWith(o.change)
			require.NoError(t, r.Validate())
			r.TiePayers = engine.TiePayersTied
			err := r.Validate()
			require.ErrorIs(t, err, engine.ErrRules)
			assert.ErrorContains(t, err, "tie_payers=tied")
			assert.ErrorContains(t, err, o.name)
		})
	}
}

func TestOptionsAreDescribedOneByOne(t *testing.T) {
	// RULES.md names the default of every option first; so does standardText.
	var settings []string
	for _, o := range engine.Options() {
		settings = append(settings, o.Key+"="+o.Default)
		assert.NotEmpty(t, o.Values, o.Key)
		assert.NotEmpty(t, o.About, o.Key)
	}
	assert.Equal(t, standardText, strings.Join(settings, " "))
}

// meaningful says by RULES.md, "How options meet", whether options of which each
// is in range go together.
func meaningful(r engine.Rules) bool {
	moon := r.Moon == engine.MoonThrow || r.Moon == engine.MoonTurn
	calls := r.Bottoms != engine.BottomsOff && r.Bottoms != engine.BottomsBlind
	ceilings := r.Progressive.String() != "off"
	refused := r.High && ceilings ||
		r.High && moon ||
		moon && calls ||
		moon && int(r.Away) == r.Sides ||
		r.TiePayers == engine.TiePayersTied && r.Ties != engine.TiesTied ||
		r.MustKeepAway && r.Away == engine.NoAway
	return !refused
}

// allCombinations yields every combination of the options that can meet.
func allCombinations(yield func(engine.Rules)) {
	bools := []bool{false, true}
	for _, away := range []engine.Face{engine.NoAway, 3, 6} {
		for bottoms := engine.BottomsOff; bottoms <= engine.BottomsTurn; bottoms++ {
			for _, progressive := range []engine.Progressive{engine.ProgressiveOff, engine.ProgressiveEvery} {
				for ties := engine.TiesAll; ties <= engine.TiesSplit; ties++ {
					for payers := engine.TiePayersIn; payers <= engine.TiePayersTied; payers++ {
						for moon := engine.MoonOff; moon <= engine.MoonTurn; moon++ {
							for _, high := range bools {
								for _, pass := range bools {
									for _, forced := range bools {
										yield(engine.Rules{
											Dice: 5, Sides: 6, Away: away, Bottoms: bottoms, Progressive: progressive,
											Ties: ties, TiePayers: payers, Moon: moon, High: high, Pass: pass, MustKeepAway: forced,
										})
									}
								}
							}
						}
					}
				}
			}
		}
	}
}

func TestValidateRefusesNothingElse(t *testing.T) {
	taken, refused := 0, 0
	allCombinations(func(r engine.Rules) {
		err := r.Validate()
		if meaningful(r) {
			taken++
			require.NoError(t, err, "%s", r)
			return
		}
		refused++
		require.ErrorIs(t, err, engine.ErrRules, "%s", r)
		require.ErrorContains(t, err, "does not go with", "%s", r)
	})
	assert.NotZero(t, taken)
	assert.NotZero(t, refused)
}

// mostThrown tries every number of dice to keep, and every pass.
func mostThrown(left int, pass, passed bool) int {
	if left == 0 {
		return 0
	}
	most := 0
	if pass && !passed && left > 1 {
		most = mostThrown(left, pass, true)
	}
	for keep := 1; keep <= left; keep++ {
		if !passed || keep > 1 {
			most = max(most, mostThrown(left-keep, pass, false))
		}
	}
	return left + most
}

func TestMostThrownInOneTurn(t *testing.T) {
	for dice := 1; dice <= 12; dice++ {
		for _, pass := range []bool{false, true} {
			r := standardWith(func(r *engine.Rules) { r.Dice, r.Pass = dice, pass })
			assert.Equal(t, mostThrown(dice, pass, false), r.MostThrown(), "%d dice, pass %t", dice, pass)
		}
	}
	assert.Equal(t, 15, engine.ThreesAway().MostThrown()) // RULES.md: 6^15
	assert.Equal(t, 17, rulesOf(t, "pass=true").MostThrown())
	assert.Equal(t, 210, rulesOf(t, "dice=20").MostThrown())
}

func TestNothingIsThrownByRulesThatAreNotValid(t *testing.T) {
	for _, dice := range []int{0, -1, math.MinInt} {
		r := standardWith(func(r *engine.Rules) { r.Dice = dice })
		assert.Zero(t, r.MostThrown())
		_, ok := r.Outcomes()
		assert.False(t, ok)
	}
	_, ok := standardWith(func(r *engine.Rules) { r.Sides = 0 }).Outcomes()
	assert.False(t, ok)
}

func TestOutcomesIsSidesToThePowerOfAllThrowableDice(t *testing.T) {
	for dice := 1; dice <= engine.MaxDice; dice++ {
		for sides := 2; sides <= engine.MaxSides; sides++ {
			for _, pass := range []bool{false, true} {
				r := standardWith(func(r *engine.Rules) { r.Dice, r.Sides, r.Away, r.Pass = dice, sides, 1, pass })
				want := new(big.Int).Exp(big.NewInt(int64(sides)), big.NewInt(int64(r.MostThrown())), nil)
				n, ok := r.Outcomes()
				require.Equal(t, want.IsInt64(), ok, "%d dice of %d sides", dice, sides)
				if ok {
					require.Equal(t, want.Int64(), n, "%d dice of %d sides", dice, sides)
				}
			}
		}
	}
}

func TestOutcomesAtTheEdgeOfAnInt64(t *testing.T) {
	tests := []struct {
		dice, sides int
		n           int64
		ok          bool
	}{
		{5, 6, 470184984576, true}, // 6^15
		{6, 7, 558545864083284007, true},
		{6, 8, 0, false}, // 2^63, one too many
		{20, 20, 0, false},
	}
	for _, tt := range tests {
		t.Run(fmt.Sprintf("%d dice of %d sides", tt.dice, tt.sides), func(t *testing.T) {
			n, ok := standardWith(func(r *engine.Rules) { r.Dice, r.Sides = tt.dice, tt.sides }).Outcomes()
			assert.Equal(t, tt.ok, ok)
			assert.Equal(t, tt.n, n)
		})
	}
}

// Rules that are not valid get an answer too, and soon.
func TestQuestionsToInvalidRulesAreAnswered(t *testing.T) {
	keep, err := engine.NewKeep(1, 2, 3)
	require.NoError(t, err)
	for _, r := range []engine.Rules{{}, {Dice: -1, Sides: -1}, {Dice: 1 << 40, Sides: 1 << 40}} {
		assert.NotPanics(t, func() {
			r.BottomTotal(keep)
			r.MostThrown()
			r.Reachable(5, 1<<40)
			_, ok := r.Outcomes()
			assert.False(t, ok)
		}, "%+v", r)
	}
}
