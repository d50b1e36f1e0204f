package engine_test

import (
	"cmp"
	"errors"
	"fmt"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"threesaway/engine"
)

func TestDecisionInWords(t *testing.T) {
	tests := []struct {
		want string
		d    engine.Decision
	}{
		{"pass", engine.Decision{}},
		{"3 3", keepOnly(t, 3, 3)},
		{"turn over 6, keep 1 3", newDecision(t, []engine.Face{6}, []engine.Face{3, 1}, false)},
		{"turn over 2 6, pass", newDecision(t, []engine.Face{6, 2}, nil, false)},
		{"keep 4 5 and turn all over", newDecision(t, nil, []engine.Face{5, 4}, true)},
	}
	for _, tt := range tests {
		assert.Equal(t, tt.want, tt.d.String())
	}
}

func TestOnlyADecisionThatKeepsNothingPasses(t *testing.T) {
	assert.True(t, engine.Decision{}.Passes())
	assert.True(t, newDecision(t, []engine.Face{6}, nil, false).Passes())
	assert.False(t, keepOnly(t, 3).Passes())
	assert.Equal(t, engine.Decision{Keep: newKeep(t, 3, 4)}, engine.KeepOnly(newKeep(t, 4, 3)))
}

func TestBottomOfADie(t *testing.T) {
	// "A die's bottom is sides + 1 − face", with an odd middle or any sides.
	for sides := 2; sides <= engine.MaxSides; sides++ {
		r := standardWith(func(r *engine.Rules) { r.Sides = sides })
		for f := 1; f <= sides; f++ {
			assert.Equal(t, engine.Face(sides+1-f), r.Bottom(engine.Face(f)), "face %d of %d", f, sides)
		}
	}
}

func TestBottomTotalIsThatOfTheDiceTurnedOver(t *testing.T) {
	for _, settings := range []string{"", "away=none", "away=6", "sides=7", "sides=20 away=20", "sides=2 away=1"} {
		r := rulesOf(t, settings)
		for n := range 4 {
			orderedThrows(n, r.Sides, func(faces []engine.Face) {
				require.Equal(t, total(r, bottomsOf(r, faces)), r.BottomTotal(newKeep(t, faces...)), "%q: %v", settings, faces)
			})
		}
	}
}

func TestDecisionsOfOneRollByHand(t *testing.T) {
	tests := []struct {
		name, rules string
		roll        []engine.Face
		passed      bool
		want        []string
	}{
		{"no call", "", []engine.Face{3, 6}, false, []string{"3 6", "3", "6"}},
		{"a pass comes last", "pass=true", []engine.Face{3, 6}, false, []string{"3 6", "3", "6", "pass"}},
		{"after a pass", "pass=true", []engine.Face{1, 3, 6}, true, []string{"1 3 6", "1 3", "3 6", "1 6"}},
		{"the last die", "pass=true", []engine.Face{6}, false, []string{"6"}},
		{"an away die forbids the pass", "pass=true must_keep_away=true", []engine.Face{3, 6}, false, []string{"3 6", "3"}},
		{"no away die", "pass=true must_keep_away=true", []engine.Face{4, 6}, false, []string{"4 6", "4", "6", "pass"}},
		{
			"one away die after a pass", "pass=true must_keep_away=true", []engine.Face{3, 4, 6}, true,
			[]string{"3 4 6", "3 4", "3 6"},
		},
		{"bottoms=throw", "bottoms=throw", []engine.Face{2, 6}, false, []string{
			"2 6", "2", "6", "turn over 2 6, keep 1 5", "turn over 2 6, keep 1", "turn over 2 6, keep 5",
		}},
		{"bottoms=die", "bottoms=die", []engine.Face{2, 6}, false, []string{
			"2 6", "2", "6",
			"turn over 6, keep 1 2", "turn over 2 6, keep 1 5", "turn over 2, keep 5 6",
			"turn over 6, keep 1", "turn over 2 6, keep 1", "turn over 6, keep 2",
			"turn over 2, keep 5", "turn over 2 6, keep 5", "turn over 2, keep 6",
		}},
		{"a call before a pass", "bottoms=throw pass=true", []engine.Face{6, 6}, false, []string{
			"6 6", "6", "turn over 6 6, keep 1 1", "turn over 6 6, keep 1", "pass", "turn over 6 6, pass",
		}},
		{"an away die turned over is none", "bottoms=throw must_keep_away=true", []engine.Face{3, 6}, false, []string{
			"3 6", "3", "turn over 3 6, keep 1 4", "turn over 3 6, keep 1", "turn over 3 6, keep 4",
		}},
		{"a die turned over may be an away die", "bottoms=throw must_keep_away=true", []engine.Face{4, 6}, false, []string{
			"4 6", "4", "6", "turn over 4 6, keep 1 3", "turn over 4 6, keep 3",
		}},
		{"the middle of five sides", "sides=5 bottoms=die", []engine.Face{3}, false, []string{"3", "turn over 3, keep 3"}},
		{"bottoms=blind is called before", "bottoms=blind", []engine.Face{6}, false, []string{"6"}},
		{"bottoms=turn is called at the end", "bottoms=turn", []engine.Face{6}, false, []string{"6"}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			var got []string
			for _, d := range rulesOf(t, tt.rules).Decisions(newRoll(t, tt.roll...), tt.passed) {
				got = append(got, d.String())
			}
			assert.Equal(t, tt.want, got)
		})
	}
}

// preferredChoice compares choices by RULES.md, "Equal choices" and "How options
// meet": passing last, no call before a call, then as keeps are preferred. What
// is left open there is settled by fewer, then lower dice turned over.
func preferredChoice(r engine.Rules, a, b choice) int {
	some := func(faces []engine.Face) int { return min(1, len(faces)) }
	return cmp.Or(
		cmp.Compare(some(b.keep), some(a.keep)),
		cmp.Compare(some(a.turned), some(b.turned)),
		preferred(r, a.keep, b.keep),
		cmp.Compare(len(a.turned), len(b.turned)),
		slices.Compare(a.turned, b.turned),
	)
}

// allDecisions makes every legal decision about a roll by brute force.
func allDecisions(t failer, r engine.Rules, roll []engine.Face, passed bool) []engine.Decision {
	choices := legalChoices(r, roll, passed)
	for _, c := range choices {
		slices.Sort(c.turned)
		slices.Sort(c.keep)
	}
	slices.SortFunc(choices, func(a, b choice) int { return preferredChoice(r, a, b) })
	choices = slices.CompactFunc(choices, func(a, b choice) bool { return preferredChoice(r, a, b) == 0 })
	list := make([]engine.Decision, len(choices))
	for i, c := range choices {
		list[i] = c.decision(t)
	}
	return list
}

// decisionSettings are the settings of every option that a decision depends on.
func decisionSettings() []string {
	var list []string
	for _, bottoms := range []string{"off", "blind", "throw", "die", "turn"} {
		for _, pass := range []bool{false, true} {
			for _, forced := range []bool{false, true} {
				list = append(list, fmt.Sprintf("bottoms=%s pass=%t must_keep_away=%t", bottoms, pass, forced))
			}
		}
	}
	return append(list, "bottoms=die pass=true away=none", "bottoms=throw pass=true high=true", "bottoms=die away=6")
}

// beforehand says whether the throw before one of n dice may have been passed.
func beforehand(r engine.Rules, n int) []bool {
	if r.Pass && n > 1 {
		return []bool{false, true}
	}
	return []bool{false}
}

func TestDecisionsAreCompleteAndInOrderOfPreference(t *testing.T) {
	sizes := [][2]int{{1, 6}, {2, 6}, {3, 6}, {3, 7}, {4, 3}} // dice and sides
	for _, settings := range decisionSettings() {
		t.Run(settings, func(t *testing.T) {
			t.Parallel()
			r := rulesOf(t, settings)
			for _, size := range sizes {
				if r.Sides = size[1]; int(r.Away) > r.Sides {
					continue
				}
				for roll := range engine.Rolls(size[0], r.Sides) {
					for _, passed := range beforehand(r, size[0]) {
						want, got := allDecisions(t, r, roll.Faces(), passed), r.Decisions(roll, passed)
						if !slices.Equal(want, got) {
							t.Fatalf("%d sides, %s, passed %t: want %v, got %v", r.Sides, roll, passed, want, got)
						}
					}
				}
			}
		})
	}
}

func TestDecisionsOfFiveDiceByNumber(t *testing.T) {
	// The 5,726 pairs of roll and keep of RULES.md; each roll of two dice or more
	// can be passed as well, and each roll turned over is one again.
	tests := []struct {
		settings string
		want     int
	}{
		{"", 5726}, {"bottoms=blind", 5726}, {"bottoms=turn", 5726},
		{"pass=true", 5726 + 461 - 6}, {"bottoms=throw", 2 * 5726},
	}
	for _, tt := range tests {
		r, sum := rulesOf(t, tt.settings), 0
		for n := 1; n <= 5; n++ {
			for roll := range engine.Rolls(n, 6) {
				sum += len(r.Decisions(roll, false))
			}
		}
		assert.Equal(t, tt.want, sum, "%q", tt.settings)
	}
}

func TestDecisionsAboutNoDiceAreNone(t *testing.T) {
	for _, settings := range decisionSettings() {
		assert.Empty(t, rulesOf(t, settings).Decisions(engine.Roll{}, false), settings)
	}
}

// someDice are all multisets of up to n dice, none among them.
func someDice(n, sides int) [][]engine.Face {
	list := [][]engine.Face{nil}
	for i := 1; i <= n; i++ {
		for roll := range engine.Rolls(i, sides) {
			list = append(list, roll.Faces())
		}
	}
	return list
}

// onTable returns a turn with a roll on the table, after a pass where asked.
func onTable(t failer, r engine.Rules, roll engine.Roll, passed bool) engine.Turn {
	t.Helper()
	r.Dice = roll.Len()
	turn := newTurn(t, r, engine.NoScore)
	if passed {
		require.NoError(t, turn.Throw(newRoll(t, repeat(1, r.Dice)...))) // no away die
		require.NoError(t, turn.Decide(engine.Decision{}))
	}
	require.NoError(t, turn.Throw(roll))
	return *turn
}

func TestEveryDecisionIsLegalOrRefusedWithoutEffect(t *testing.T) {
	// Calls and keeps of whatever dice, those of the roll or not.
	const sides = 3
	dice := append(someDice(2, sides), faces("122"), faces("123"), faces("223"))
	rolls := [][]engine.Face{faces("1"), faces("2"), faces("13"), faces("22"), faces("122"), faces("123")}
	for _, settings := range decisionSettings() {
		t.Run(settings, func(t *testing.T) {
			t.Parallel()
			r := rulesOf(t, settings)
			if r.Sides = sides; r.Away != engine.NoAway {
				r.Away = 2 // the middle face lies as it did when it is turned over
			}
			taken, refused := 0, 0
			for _, roll := range rolls {
				for _, passed := range beforehand(r, len(roll)) {
					turn := onTable(t, r, newRoll(t, roll...), passed)
					listed := turn.Decisions()
					for i := range len(dice) * len(dice) * 2 {
						c := choice{dice[i/2%len(dice)], dice[i/2/len(dice)], i%2 == 1}
						d, isLegal := c.decision(t), legal(r, roll, passed, c)
						tryDecision(t, r, turn, d, isLegal)
						// The list leaves open whether all dice are turned over.
						if !c.over && slices.Contains(listed, d) != isLegal {
							t.Fatalf("%v, passed %t: %s: legal %t, but in the list %v", roll, passed, d, isLegal, listed)
						}
						if isLegal {
							taken++
						} else {
							refused++
						}
					}
				}
			}
			assert.NotZero(t, taken)
			assert.NotZero(t, refused)
		})
	}
}

// tryDecision checks that a copy of a turn takes a legal decision and refuses
// another without effect, and that the rules say the same.
func tryDecision(t *testing.T, r engine.Rules, turn engine.Turn, d engine.Decision, isLegal bool) {
	t.Helper()
	before := turn
	roll, _ := turn.Roll()
	passed := turn.Position().Passed
	check, err := r.CheckDecision(roll, passed, d), turn.Decide(d)
	switch {
	case isLegal && (check != nil || err != nil):
		t.Fatalf("%s, passed %t: %s is legal, but: %v, %v", roll, passed, d, check, err)
	case !isLegal && (!errors.Is(check, engine.ErrKeep) || !errors.Is(err, engine.ErrKeep)):
		t.Fatalf("%s, passed %t: %s is not legal, but: %v, %v", roll, passed, d, check, err)
	case !isLegal && turn != before:
		t.Fatalf("%s, passed %t: %s is refused and changes the turn", roll, passed, d)
	}
}

func TestRefusedDecisionSaysWhy(t *testing.T) {
	tests := []struct {
		name, rules  string
		roll         []engine.Face
		passed       bool
		turned, keep []engine.Face
		over         bool
		says         string
	}{
		{"pass", "", []engine.Face{1, 6}, false, nil, nil, false, "at least one die"},
		{"pass twice", "pass=true", []engine.Face{1, 6}, true, nil, nil, false, "two throws in a row"},
		{"pass the last die", "pass=true", []engine.Face{6}, false, nil, nil, false, "the last die"},
		{"pass an away die", "pass=true must_keep_away=true", []engine.Face{3, 6}, false, nil, nil, false, "every 3"},
		{
			"pass what lies as an away die", "bottoms=throw pass=true must_keep_away=true", []engine.Face{4, 6}, false,
			[]engine.Face{4, 6}, nil, false, "every 3",
		},
		{"one die after a pass", "pass=true", []engine.Face{1, 6}, true, nil, []engine.Face{1}, false, "at least two"},
		{"die that does not show", "", []engine.Face{1, 6}, false, nil, []engine.Face{2}, false, "does not show 2"},
		{
			"die as it lay before the call", "bottoms=throw", []engine.Face{2, 6}, false,
			[]engine.Face{2, 6}, []engine.Face{6}, false, "does not show 6",
		},
		{
			"away die after a call", "bottoms=die must_keep_away=true", []engine.Face{4, 6}, false,
			[]engine.Face{4}, []engine.Face{6}, false, "every 3",
		},
		{"call", "", []engine.Face{1, 6}, false, []engine.Face{1, 6}, []engine.Face{1}, false, "bottoms=off"},
		{"call, blind", "bottoms=blind", []engine.Face{1, 6}, false, []engine.Face{1, 6}, []engine.Face{1}, false, "bottoms=blind"},
		{"call, turn", "bottoms=turn", []engine.Face{1, 6}, false, []engine.Face{1, 6}, []engine.Face{1}, false, "bottoms=turn"},
		{"part of a throw", "bottoms=throw", []engine.Face{2, 6}, false, []engine.Face{6}, []engine.Face{1}, false, "together"},
		{
			"turn over what does not show", "bottoms=die", []engine.Face{2, 6}, false,
			[]engine.Face{5}, []engine.Face{2}, false, "does not show 5",
		},
		{"turn all over", "bottoms=die", []engine.Face{6}, false, nil, []engine.Face{6}, true, "bottoms=die"},
		{"turn all over early", "bottoms=turn", []engine.Face{5, 6}, false, nil, []engine.Face{6}, true, "the last"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			err := rulesOf(t, tt.rules).CheckDecision(newRoll(t, tt.roll...), tt.passed, newDecision(t, tt.turned, tt.keep, tt.over))
			require.ErrorIs(t, err, engine.ErrKeep)
			assert.ErrorContains(t, err, tt.says)
		})
	}
}

// leastTotal returns the least expected total from a position on, by backward
// induction over everything that the rules allow.
func leastTotal(r engine.Rules, pos engine.Position, known map[engine.Position]float64) float64 {
	if pos.Left == 0 {
		return float64(pos.Total)
	}
	if v, ok := known[pos]; ok {
		return v
	}
	sum := 0.0
	for roll := range engine.Rolls(pos.Left, r.Sides) {
		best := float64(r.MaxScore())
		for _, d := range r.Decisions(roll, pos.Passed) {
			best = min(best, leastTotal(r, pos.After(r, roll, d), known))
			if d.Over = true; r.Bottoms == engine.BottomsTurn && r.CheckDecision(roll, pos.Passed, d) == nil {
				best = min(best, leastTotal(r, pos.After(r, roll, d), known))
			}
		}
		sum += float64(roll.Ways()) * best
	}
	known[pos] = sum / float64(power(r.Sides, pos.Left))
	return known[pos]
}

func TestLegalDecisionsGiveTheKnownLeastTotals(t *testing.T) {
	// RULES.md, "Values known independently": one decision too many or too few,
	// or one that leads elsewhere, and the value is another.
	tests := []struct {
		settings string
		want     float64
		within   float64
	}{
		{"dice=1", 3, 1e-12},
		{"dice=2", 79.0 / 18, 1e-12},
		{"dice=3", 2261.0 / 432, 1e-12},
		{"dice=4", 544369.0 / 93312, 1e-12},
		{"dice=5", 504205555.0 / 80621568, 1e-12},
		{"bottoms=blind", 504205555.0 / 80621568, 1e-12},
		{"must_keep_away=true", 504205555.0 / 80621568, 1e-12},
		{"bottoms=throw", 204083.0 / 104976, 1e-12},
		{"bottoms=die", 2763539.0 / 1594323, 1e-12},
		{"bottoms=turn", 1295230929167.0 / 235092492288, 1e-12},
		{"pass=true", 5.662192, 5e-7},
	}
	for _, tt := range tests {
		t.Run(tt.settings, func(t *testing.T) {
			t.Parallel()
			r := rulesOf(t, tt.settings)
			got := leastTotal(r, engine.Opening(r, 2), map[engine.Position]float64{})
			assert.InDelta(t, tt.want, got, tt.within)
		})
	}
}

func TestPositionAfterADecision(t *testing.T) {
	start := engine.Position{
		Players: 3, Seat: 2, Round: 4, Pot: 9, ScoreToBeat: 20, Holders: 1, Left: 3, Total: 7, Passed: true,
	}
	after := func(change func(*engine.Position)) engine.Position {
		p := start
		change(&p)
		return p
	}
	tests := []struct {
		name, rules  string
		turned, keep []engine.Face
		over         bool
		want         engine.Position
	}{
		{"keep", "", nil, []engine.Face{3, 5}, false, after(func(p *engine.Position) { p.Left, p.Total, p.Passed = 1, 12, false })},
		{"keep the rest", "", nil, []engine.Face{3, 5, 6}, false, after(func(p *engine.Position) { p.Left, p.Total, p.Passed = 0, 18, false })},
		{"pass", "pass=true", nil, nil, false, start},
		{
			"call", "bottoms=die", []engine.Face{6}, []engine.Face{1}, false,
			after(func(p *engine.Position) { p.Left, p.Total, p.Passed = 2, 8, false }),
		},
		{"both sides", "bottoms=turn", nil, []engine.Face{5, 6}, false, after(func(p *engine.Position) {
			p.Left, p.Total, p.Bottom, p.Passed = 1, 18, 3, false
		})},
		{"all over", "bottoms=turn", nil, []engine.Face{3, 5, 6}, true, after(func(p *engine.Position) {
			p.Left, p.Total, p.Bottom, p.Passed = 0, 7, 18, false
		})},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			got := start.After(rulesOf(t, tt.rules), newRoll(t, 3, 5, 6), newDecision(t, tt.turned, tt.keep, tt.over))
			assert.Equal(t, tt.want, got)
		})
	}
	passed := start
	passed.Passed = false
	assert.Equal(t, start, passed.After(rulesOf(t, "pass=true"), newRoll(t, 3, 5, 6), engine.Decision{}), "a pass is remembered")
}

func TestDecisionsAboutDiceOfAnotherKindAreRefused(t *testing.T) {
	r := engine.ThreesAway()
	seven, err := engine.NewRoll(7)
	require.NoError(t, err)
	assert.ErrorIs(t, r.CheckDecision(seven, false, engine.KeepOnly(seven.All())), engine.ErrRoll)
	assert.ErrorIs(t, r.CheckDecision(engine.Roll{}, false, engine.Decision{}), engine.ErrRoll)
}
