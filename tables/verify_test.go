package tables_test

import (
	"context"
	"fmt"
	"maps"
	"math"
	"math/big"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"threesaway/engine"
	"threesaway/solver"
	"threesaway/tables"
)

// altered are games with all kinds of ties, decisions, ceilings and pots, small enough
// to alter every number of their tables.
var altered = []ruleSet{
	{name: "all tie", rules: "dice=2 sides=2 away=1", players: 3},
	{name: "ties of the tied", rules: "dice=2 sides=2 away=2 ties=tied", players: 3},
	{name: "split ties", rules: "dice=2 sides=2 away=1 ties=split", players: 3},
	{name: "no away face", rules: "dice=2 sides=3 away=none", players: 2},
	{name: "away dice must be kept", rules: "dice=3 sides=2 away=1 must_keep_away=true", players: 2},
	{name: "the highest wins", rules: "dice=2 sides=2 away=1 high=true", players: 3},

	{name: "pass", rules: "dice=2 sides=2 away=1 pass=true", players: 2},
	{name: "moon at the first throw", rules: "dice=2 sides=2 away=1 moon=throw", players: 3},
	{name: "moon over the turn", rules: "dice=2 sides=2 away=1 moon=turn ties=tied", players: 3},
	{name: "a throw turned over", rules: "dice=2 sides=3 away=1 bottoms=throw", players: 2},
	{name: "dice turned over", rules: "dice=2 sides=3 away=1 bottoms=die", players: 2},
	{name: "a turn turned over", rules: "dice=2 sides=2 away=1 bottoms=turn", players: 2},
	{name: "a ceiling every round", rules: "dice=1 sides=3 away=2 progressive=every", players: 2},
	{name: "ceilings like stairs", rules: "dice=2 sides=2 away=1 progressive=stairs", players: 2, round: 2},
	{name: "a list of ceilings that falls", rules: "dice=1 sides=2 away=1 progressive=1,0 ties=tied", players: 3},
	{name: "the highest wins, turned over, passing", rules: "dice=2 sides=2 away=1 bottoms=turn high=true pass=true", players: 2},

	{name: "money", rules: "dice=2 sides=2 away=1", players: 2, pot: 4},
	{name: "money of three", rules: "dice=1 sides=2 away=1", players: 3, pot: 4},
	{name: "money, ties for nothing", rules: "dice=2 sides=2 away=1 tie_ante=0", players: 2, pot: 4},
	{name: "money, the tied pay", rules: "dice=1 sides=3 away=1 ties=tied tie_payers=tied tie_ante=2", players: 3, pot: 4},
	{name: "money, zeros are dear", rules: "dice=2 sides=2 away=1 zero_ante=5", players: 2, pot: 2},
	{name: "money under a ceiling", rules: "dice=2 sides=2 away=1 progressive=0 tie_ante=3", players: 2, pot: 4},
	{name: "money, turned over, passing", rules: "dice=2 sides=2 away=1 bottoms=turn pass=true", players: 2, pot: 2},
	{name: "money, the moon", rules: "dice=2 sides=2 away=1 moon=throw", players: 2, pot: 2},
}

// alteredStride is how many alterations lie between those of a table with money that
// are tried: its proof takes in many games with larger pots.
const alteredStride = 11

// eachAltered runs a test for every one of the altered games. tried says which of
// many alterations are tried, so that no test takes minutes.
func eachAltered(t *testing.T, test func(t *testing.T, set ruleSet, b *tables.Body, tried func() bool)) {
	t.Helper()
	for _, set := range altered {
		t.Run(set.name, func(t *testing.T) {
			t.Parallel()
			data := set.file(t)
			require.NoError(t, verify(decode(t, data)), "the table before it is altered")
			stride, n := damageStep(), 0
			if set.pot > 0 {
				stride *= alteredStride
			}
			test(t, set, unseal(t, data), func() bool { n++; return n%stride == 0 })
			require.Equal(t, data, sealBody(t, unseal(t, data)))
		})
	}
}

// wrong checks that a body is a table in form, and that Verify tells it is not
// the right one.
func wrong(t *testing.T, b *tables.Body, format string, args ...any) {
	t.Helper()
	what := append([]any{format}, args...)
	table, err := tables.Decode(sealBody(t, b))
	require.NoError(t, err, what...)
	require.ErrorIs(t, verify(table), tables.ErrWrong, what...)
}

// Low, beat and the shares of win must be the closest float64, to the last bit.
func TestTheNextNumberIsWrongWhereValuesAreExact(t *testing.T) {
	t.Parallel()
	eachAltered(t, func(t *testing.T, _ ruleSet, b *tables.Body, tried func() bool) {
		for i := range b.Sections {
			s := &b.Sections[i]
			numbers := s.Shares
			switch s.Goal {
			case "money":
				continue
			case "low", "beat":
				numbers = s.Values
			}
			for n := range len(numbers) / 8 {
				old := floatOf(numbers, n)
				for _, v := range []float64{math.Nextafter(old, math.Inf(1)), math.Nextafter(old, math.Inf(-1)), 1 - old, old + 2} {
					if v == old || !tried() {
						continue // a half
					}
					putFloat(numbers, n, v)
					wrong(t, b, "%s, %d players: number %d: %v for %v", s.Goal, s.Players, n, v, old)
				}
				putFloat(numbers, n, old)
			}
		}
	})
}

// withinOf returns by how much what is stored of a section may be off: of win the
// tolerance, of money that for each ante at stake, and the bound; FORMAT.md, "Values".
// Endings are as those of win.
func withinOf(t failer, r engine.Rules, s *tables.BodySection, payload string) float64 {
	t.Helper()
	part := partOf(t, s)
	if part.Goal.Kind == solver.KindMoney && payload != "endings" {
		return nearOf(r, part, floatOf(s.Shares, part.Players)) / 2
	}
	return tables.Tolerance(r)
}

// Values and endings of win may be off by what rounding does, and not by more; so may
// all numbers of money. What is stored is itself within the tolerance, so twice as
// much is too much.
func TestMoreThanTheToleranceIsWrong(t *testing.T) {
	t.Parallel()
	eachAltered(t, func(t *testing.T, set ruleSet, b *tables.Body, tried func() bool) {
		r, rnd := parseRules(t, set.rules), newRand(8)
		for i := range b.Sections {
			s := &b.Sections[i]
			if s.Players == 0 {
				continue
			}
			numbers := map[string][]byte{"values": s.Values, "endings": s.Endings}
			if s.Goal == "money" {
				numbers["shares"] = s.Shares[:8*s.Players]
			}
			for _, name := range slices.Sorted(maps.Keys(numbers)) {
				numbers, within := numbers[name], withinOf(t, r, s, name)
				for n := range len(numbers) / 8 {
					old := floatOf(numbers, n)
					sign := float64(1 - 2*rnd.IntN(2))
					for _, v := range []float64{old + sign*2.1*within, 3*rnd.Float64() - 1, old + sign*5, -old} {
						if math.Abs(v-old) <= 2*within || math.Signbit(v) && v == 0 || !tried() {
							continue
						}
						putFloat(numbers, n, v)
						wrong(t, b, "%s, %d players: %s: number %d: %v for %v", s.Goal, s.Players, name, n, v, old)
					}
					putFloat(numbers, n, old)
				}
			}
		}
	})
}

// The bound of money is one that cannot hide anything.
func TestBoundsThatAreNoneAreWrong(t *testing.T) {
	t.Parallel()
	for i, set := range altered {
		if set.pot == 0 || i%damageStep() > 0 {
			continue
		}
		b, r := unseal(t, set.file(t)), parseRules(t, set.rules)
		for i := range b.Sections {
			s := &b.Sections[i]
			if s.Goal != "money" || i+1 < len(b.Sections) && b.Sections[i-1].Goal == "money" {
				continue // the first and the last
			}
			old := floatOf(s.Shares, s.Players)
			for _, v := range []float64{-1, -1e-300, 1.1e-10 * stakeOf(r, partOf(t, s)), 1, 1e300} {
				putFloat(s.Shares, s.Players, v)
				wrong(t, b, "%s: a bound of %v for %v", partOf(t, s), v, old)
			}
			putFloat(s.Shares, s.Players, old)
		}
	}
}

// The documented tolerance, worked out by hand: two dice with three sides have 3
// and 6 rolls; five with six have 6, 21, 56, 126 and 252.
func TestToleranceIsWhatTheFormatStates(t *testing.T) {
	t.Parallel()
	assert.Equal(t, float64(3+4+6+4)*math.Pow(2, -52), tables.Tolerance(parseRules(t, "dice=2 sides=3 away=2")))
	assert.Equal(t, float64(461+5*4)*math.Pow(2, -52), tables.Tolerance(engine.ThreesAway()))
	assert.Less(t, tables.Tolerance(engine.ThreesAway()), 1.1e-13)
}

// replaced returns what a row gives up at most against another, where a cell of money
// has it instead; more than enough for other goals, of which no decision may be any
// other.
func replaced(t failer, fresh solver.Solution, part tables.Part, c cell, pool []byte, row int) float64 {
	t.Helper()
	if part.Goal.Kind != solver.KindMoney {
		return math.Inf(1)
	}
	r, most := fresh.Rules(), 0.0
	pos := openingOf(r, part)
	pos.Seat, pos.ScoreToBeat, pos.Holders, pos.Total = c.seat, c.beat, c.holders, c.column
	pos.Left, pos.Passed = diceIn(r, c.node)
	if r.Bottoms == engine.BottomsTurn {
		pair := pairsOf(r, r.Dice-pos.Left)[c.column]
		pos.Total, pos.Bottom = pair.total, pair.bottom
	}
	if c.beat != none && r.Perfect(c.beat) {
		pos.Pot += part.Players * r.ZeroAnte * c.holders
	}
	rolls := choose(r.Sides+pos.Left-1, pos.Left)
	for roll := range engine.Rolls(pos.Left, r.Sides) {
		code := codeAt(r, pool, row*rolls+roll.Index())
		best, err := fresh.Decide(pos, roll)
		require.NoError(t, err)
		if got := asDecision(t, r, roll, code); got != best {
			if r.FirstThrowMoon(pos, roll) {
				return math.Inf(1) // it means nothing, but is one and no other
			}
			most = max(most, lossOf(t, fresh, pos, roll, got))
		}
	}
	return most
}

// asDecision returns the decision that a code stands for.
func asDecision(t failer, r engine.Rules, roll engine.Roll, code uint32) engine.Decision {
	t.Helper()
	read := decodeCode(r, roll.Faces(), code)
	turned, err := engine.NewKeep(read.turned...)
	require.NoError(t, err)
	kept, err := engine.NewKeep(read.kept...)
	require.NoError(t, err)
	return engine.Decision{Turned: turned, Keep: kept, Over: read.over}
}

// wrongIfWorse checks that a body is wrong if it gives up more than may be; what gives
// up less may be taken for right.
func wrongIfWorse(t *testing.T, b *tables.Body, loss, slack float64, format string, args ...any) {
	t.Helper()
	if loss > 1.01*slack {
		wrong(t, b, format, args...)
		return
	}
	if err := verify(decode(t, sealBody(t, b))); err != nil {
		require.ErrorIs(t, err, tables.ErrWrong, append([]any{format}, args...)...)
	}
}

// The optimal policy is unique and its rows are different, so that every other
// row is another policy: also where its form gives nothing away. Only of money may it
// be as good as equal.
func TestEveryOtherRowIsWrong(t *testing.T) {
	t.Parallel()
	eachAltered(t, func(t *testing.T, set ruleSet, b *tables.Body, tried func() bool) {
		r := parseRules(t, set.rules)
		for i := range b.Sections {
			s := &b.Sections[i]
			part := partOf(t, s)
			fresh := set.freshly(t, part.Goal)
			eachCell(t, r, s, func(c cell, n int) {
				old, pool := rowOf(s, n), b.Pools[c.node-1]
				for row := range len(pool) / rowSize(r, c.node) {
					if row == old || !tried() {
						continue
					}
					loss := replaced(t, fresh, part, c, pool, row)
					putRow(s, n, row)
					wrongIfWorse(t, renumbered(t, b), loss, 4*withinOf(t, r, s, "values"), "%s: row %d for %d in cell %d", part, row, old, n)
					if loss > 1 {
						refusedOrWrong(t, b, "%s: row %d for %d in cell %d", part, row, old, n)
					}
				}
				putRow(s, n, old)
			})
		}
	})
}

// A position may have a row of its own that no other has.
func TestEveryNewRowIsWrong(t *testing.T) {
	t.Parallel()
	eachAltered(t, func(t *testing.T, set ruleSet, b *tables.Body, tried func() bool) {
		r := parseRules(t, set.rules)
		for i := range b.Sections {
			s := &b.Sections[i]
			part := partOf(t, s)
			fresh := set.freshly(t, part.Goal)
			eachCell(t, r, s, func(c cell, n int) {
				old, size, pool := rowOf(s, n), rowSize(r, c.node), b.Pools[c.node-1]
				left, passed := diceIn(r, c.node)
				rolls := size / codeBytes(r)
				legal := legalCodes(r, passed, newRoll(t, slices.Repeat([]engine.Face{engine.Face(r.Sides)}, left)...))
				longer := slices.Concat(pool, pool[old*size:][:size])
				last := len(longer)/codeBytes(r) - 1 // the roll that shows the highest face only
				before := codeAt(r, longer, last)
				for _, code := range slices.Sorted(maps.Keys(legal)) {
					if code == before || !tried() {
						continue
					}
					putCode(r, longer, last, code)
					loss := replaced(t, fresh, part, c, longer, len(pool)/codeBytes(r)/rolls)
					b.Pools[c.node-1] = longer
					putRow(s, n, len(pool)/size)
					wrongIfWorse(t, renumbered(t, b), loss, 4*withinOf(t, r, s, "values"), "%s: code %#b for %#b in cell %d", part, code, before, n)
				}
				putRow(s, n, old)
				b.Pools[c.node-1] = pool
			})
		}
	})
}

// Every row is that of some position, so that no other legal decision can stand for
// any roll: not even where that makes two rows one.
func TestEveryOtherDecisionIsWrong(t *testing.T) {
	t.Parallel()
	eachAltered(t, func(t *testing.T, set ruleSet, b *tables.Body, tried func() bool) {
		r := parseRules(t, set.rules)
		fresh := map[solver.Goal]solver.Solution{}
		for i, pool := range b.Pools {
			left, passed := diceIn(r, i+1)
			rolls, place := choose(r.Sides+left-1, left), 0
			for place*codeBytes(r) < len(pool) {
				for roll := range engine.Rolls(left, r.Sides) {
					old := codeAt(r, pool, place)
					legal := legalCodes(r, passed, roll)
					for _, code := range slices.Sorted(maps.Keys(legal)) {
						if code == old || !tried() {
							continue
						}
						putCode(r, pool, place, code)
						loss, slack := 0.0, 0.0
						for i := range b.Sections { // all that use the row
							s := &b.Sections[i]
							part := partOf(t, s)
							if fresh[part.Goal] == nil {
								fresh[part.Goal] = set.freshly(t, part.Goal)
							}
							eachCell(t, r, s, func(c cell, n int) {
								if nodeIn(r, left, passed) == c.node && rowOf(s, n) == place/rolls {
									loss = max(loss, replaced(t, fresh[part.Goal], part, c, pool, place/rolls))
									slack = max(slack, 4*withinOf(t, r, s, "values"))
								}
							})
						}
						wrongIfWorse(t, renumbered(t, b), loss, slack, "roll %s: code %#b for %#b", roll, code, old)
						if loss > 1 {
							refusedOrWrong(t, b, "roll %s: code %#b for %#b", roll, code, old)
						}
					}
					putCode(r, pool, place, old)
					place++
				}
			}
		}
	})
}

// In the game that people play, altered in random places.
func TestAlterationsOfTheStandardGameAreCaught(t *testing.T) {
	t.Parallel()
	r := engine.ThreesAway()
	table := build(t, r, tables.Scope{Goals: []solver.Goal{solver.Low(), solver.Beat(solver.WeightHalf)}})
	b, rnd := unseal(t, encode(t, table)), newRand(9)
	for range 12 {
		s := &b.Sections[rnd.IntN(len(b.Sections))]
		n := rnd.IntN(len(s.Values) / 8)
		old := floatOf(s.Values, n)
		putFloat(s.Values, n, math.Nextafter(old, float64(rnd.IntN(100))+0.25))
		wrong(t, b, "%s: value %d", s.Goal, n)
		putFloat(s.Values, n, old)

		left := 1 + rnd.IntN(r.Dice)
		pool, roll := b.Pools[left-1], randomRoll(t, rnd, left, r.Sides)
		rolls := choose(r.Sides+left-1, left)
		place := rnd.IntN(len(pool)/rolls)*rolls + roll.Index()
		before, legal := pool[place], legalCodes(r, false, roll)
		mask := before
		for mask = mask%31 + 1; !legal[uint32(mask)]; mask = mask%31 + 1 { // the next that is legal
		}
		if mask != before {
			pool[place] = mask
			wrong(t, renumbered(t, b), "roll %s: mask %#b for %#b", roll, mask, before)
			pool[place] = before
		}
	}
}

// A right table is the wrong one for other rules, and is refused at once where it
// has not even their form.
func TestTablesOfOtherRulesAreWrong(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		rules, other string
		players      int
		want         error
	}{
		{"dice=2 sides=3 away=2", "away=1", 3, tables.ErrWrong},
		{"dice=2 sides=3 away=2", "away=none", 3, tables.ErrWrong},
		{"dice=2 sides=3 away=none", "away=1", 3, tables.ErrWrong},
		{"dice=2 sides=3 away=2 ties=split", "ties=tied", 3, tables.ErrWrong},
		{"dice=2 sides=3 away=2 ties=split high=true", "ties=tied", 3, tables.ErrWrong},
		// With two players the others of a tie are nobody; with three they are not.
		{"dice=2 sides=3 away=2", "ties=split", 2, tables.ErrWrong},
		{"dice=2 sides=3 away=2", "ties=split", 3, tables.ErrWrong},
		{"dice=2 sides=3 away=2 ties=tied", "ties=all", 3, tables.ErrWrong},
		// With four there may be three holders, who are not always told apart.
		{"dice=2 sides=3 away=2", "ties=split", 4, tables.ErrFormat},
		{"dice=2 sides=3 away=2 ties=tied", "ties=all", 4, tables.ErrFormat},
		{"dice=2 sides=3 away=2", "away=3", 3, tables.ErrFormat},
		{"dice=2 sides=3 away=2", "high=true", 3, tables.ErrFormat},
		{"dice=2 sides=3 away=2 high=true", "high=false", 3, tables.ErrFormat},
		// What is turned over is another place in the code, or another code.
		{"dice=2 sides=3 away=2", "bottoms=throw", 2, tables.ErrWrong},
		{"dice=2 sides=3 away=2", "bottoms=die", 2, tables.ErrWrong},
		{"dice=2 sides=3 away=2 bottoms=throw", "bottoms=off", 2, tables.ErrFormat},
		{"dice=2 sides=3 away=2 bottoms=throw", "bottoms=die", 2, tables.ErrWrong},
		{"dice=2 sides=3 away=2", "bottoms=turn", 2, tables.ErrFormat},
		{"dice=2 sides=3 away=2", "pass=true", 2, tables.ErrFormat},
		{"dice=2 sides=3 away=2 pass=true", "pass=false", 2, tables.ErrFormat},
		{"dice=2 sides=3 away=2", "moon=throw", 2, tables.ErrWrong},
		{"dice=2 sides=3 away=2 moon=throw", "moon=off", 2, tables.ErrWrong},
		{"dice=2 sides=3 away=2", "moon=turn", 2, tables.ErrFormat},
		{"dice=2 sides=3 away=2", "progressive=2", 2, tables.ErrFormat},
		{"dice=2 sides=3 away=2 progressive=2", "progressive=off", 2, tables.ErrFormat},
		{"dice=2 sides=3 away=2 progressive=2", "progressive=1", 2, tables.ErrFormat},
	} {
		t.Run(fmt.Sprintf("%s, %s, %d players", test.rules, test.other, test.players), func(t *testing.T) {
			t.Parallel()
			table, err := tables.Decode(withRule(t, file(t, test.rules, test.players), test.other))
			if err == nil {
				err = verify(table)
			}
			require.ErrorIs(t, err, test.want)
		})
	}
}

// Where all turn their die to the away face, a tie that is not split comes for certain;
// such a game has no value, and no table is built of it.
func TestARoundThatNeverEndsIsWrong(t *testing.T) {
	t.Parallel()
	data := file(t, "dice=1 sides=2 away=1 bottoms=die ties=split", 2)
	err := verify(decode(t, withRule(t, data, "ties=all")))
	require.ErrorIs(t, err, tables.ErrWrong)
	assert.ErrorContains(t, err, "a round never ends")
}

// withRule returns a file that names other rules, and says the same of them.
func withRule(t *testing.T, data []byte, option string) []byte {
	t.Helper()
	b := unseal(t, data)
	r := parseRules(t, b.Rules)
	require.NoError(t, r.Set(option))
	require.NoError(t, r.Validate())
	b.Rules = r.String()
	return sealBody(t, b)
}

// Low has one column whatever wins, so that only proof tells it from its opposite.
func TestTheLowestIsWrongWhereTheHighestWins(t *testing.T) {
	t.Parallel()
	for _, rules := range []string{"dice=2 sides=3 away=2", "dice=2 sides=3 away=2 high=true"} {
		other := "high=true"
		if parseRules(t, rules).High {
			other = "high=false"
		}
		data := encode(t, build(t, parseRules(t, rules), tables.Scope{Goals: []solver.Goal{solver.Low()}}))
		require.ErrorIs(t, verify(decode(t, withRule(t, data, other))), tables.ErrWrong, rules)
	}
}

// Rules that change nothing about a goal leave its table right: RULES.md says
// that cutoff changes no value and calling blind nothing at all, and win does not
// depend on antes.
func TestTablesOfEquivalentRulesAreRight(t *testing.T) {
	t.Parallel()
	for _, other := range []string{"zero_ante=7", "tie_ante=0", "cutoff=false", "must_keep_away=true", "bottoms=blind"} {
		table := decode(t, withRule(t, file(t, "dice=2 sides=3 away=2", 3), other))
		require.NoError(t, verify(table), other)
		for _, part := range (ruleSet{rules: "dice=2 sides=3 away=2", players: 3}).held(t) {
			rightAnswers(t, table, part, []any{"%s: %s", other, part})
		}
	}
}

// Sections of the same form are told apart by what they hold.
func TestContentsOfAnotherGoalAreWrong(t *testing.T) {
	t.Parallel()
	data := file(t, "dice=2 sides=3 away=2", 3)
	weights := []int{beatZero, beatHalf, beatOne}
	for _, i := range weights {
		for _, j := range weights {
			if i == j {
				continue
			}
			b := unseal(t, data)
			b.Sections[i].Values, b.Sections[i].Rows = b.Sections[j].Values, b.Sections[j].Rows
			wrong(t, renumbered(t, b), "beat %d holds beat %d", i, j)
			refusedOrWrong(t, b, "beat %d holds beat %d", i, j)
		}
	}
}

func TestVerifyNamesThePlace(t *testing.T) {
	t.Parallel()
	b := unseal(t, file(t, "dice=2 sides=2 away=1", 3))
	// The last cell is that of seat 3, 4 to beat, 2 holders, no die kept.
	n := len(b.Sections[winThree].Values)/8 - 1
	putFloat(b.Sections[winThree].Values, n, 0.123)
	err := verify(decode(t, sealBody(t, b)))
	require.ErrorIs(t, err, tables.ErrWrong)
	for _, part := range []string{"win for 3 players", "seat 3", "4 to beat", "2 holders", "2 dice left", "total 0", "0.123"} {
		assert.Contains(t, err.Error(), part)
	}
	assert.Equal(t, 1, strings.Count(err.Error(), "\n")+1, "one line, the first violation")
}

// Every kind of place has its words.
func TestVerifyTellsPlacesApart(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		rules, goal string
		at          int // the value, from the last
		says        string
	}{
		{"dice=2 sides=2 away=1", "low", 0, "goal low: table is wrong: 2 dice left, total 0: the value"},
		{"dice=2 sides=2 away=1", "beat", 1, "2 dice left, total 0, 1 to beat: the value"},
		{"dice=2 sides=2 away=1 pass=true", "low", 0, "2 dice left, total 0, passed: the value"},
		{"dice=2 sides=2 away=1 bottoms=turn", "low", 0, "2 dice left, total 0, 0 turned over: the value"},
		{"dice=1 sides=2 away=1 progressive=0", "win", 0, "seat 2, 2 to beat, 1 holders, 1 dice left, total 0: the value"},
		{"dice=1 sides=2 away=1 progressive=0", "win first", 0, "seat 2, 0 to beat, 1 holders, 1 dice left, total 0: the value"},
		{"dice=1 sides=2 away=1 progressive=0", "win first", 3, "seat 2, none to beat, 1 dice left, total 0: the value"},
	} {
		b := unseal(t, file(t, test.rules, 2))
		i := slices.IndexFunc(b.Sections, func(s tables.BodySection) bool { return strings.HasPrefix(test.goal, s.Goal) })
		if test.goal == "win" {
			i = len(b.Sections) - 1
		}
		values := b.Sections[i].Values
		putFloat(values, len(values)/8-1-test.at, 0.123)
		assert.ErrorContains(t, verify(decode(t, sealBody(t, b))), test.says, "%s, %s", test.rules, test.goal)
	}
}

// What is off by exactly as much as FORMAT.md allows is right.
func TestTheToleranceItselfIsRight(t *testing.T) {
	t.Parallel()
	set := ruleSet{rules: "dice=1 sides=2 away=none ties=split", players: 2, pot: 2}
	r, b := parseRules(t, set.rules), unseal(t, set.file(t))
	tried := map[string]int{}
	for i := range b.Sections {
		s := &b.Sections[i]
		if s.Players == 0 {
			continue
		}
		numbers := map[string][]byte{"values": s.Values, "endings": s.Endings}
		if s.Goal == "money" {
			require.Zero(t, floatOf(s.Shares, s.Players), "no pot follows, so that the bound is none")
			numbers["shares"] = s.Shares[:8*s.Players]
			most := 1e-10 * stakeOf(r, partOf(t, s))
			putFloat(s.Shares, s.Players, most)
			require.NoError(t, verify(decode(t, sealBody(t, b))), "the largest bound")
			putFloat(s.Shares, s.Players, math.Nextafter(most, 1))
			wrong(t, b, "more than the largest bound")
			putFloat(s.Shares, s.Players, 0)
		}
		for name, numbers := range numbers {
			within := tables.Tolerance(r)
			if s.Goal == "money" && name != "endings" {
				within *= stakeOf(r, partOf(t, s))
			}
			for n := range len(numbers) / 8 {
				old := floatOf(numbers, n)
				if old != 0.5 && old != 1 { // these are stored exactly, and so is the sum
					continue
				}
				putFloat(numbers, n, old+within)
				require.NoError(t, verify(decode(t, sealBody(t, b))), "%s of %s: %v and %v", name, s.Goal, old, within)
				putFloat(numbers, n, math.Nextafter(old+within, 2))
				wrong(t, b, "%s of %s: more than %v and %v", name, s.Goal, old, within)
				putFloat(numbers, n, old)
				tried[s.Goal+" "+name]++
			}
		}
	}
	for _, what := range []string{"win values", "win endings", "money values", "money endings", "money shares"} {
		assert.Positive(t, tried[what], what)
	}
}

// Shares with denominators of more than 2^14 bits count as multiples of 2^-256, rounded
// down but for the last seat, which takes what is left; FORMAT.md, "Values".
func TestLongSharesAreRounded(t *testing.T) {
	t.Parallel()
	third := func(bits uint) []*big.Rat { // one seat above a third, two below
		den := new(big.Int).Lsh(big.NewInt(1), bits-1)
		below := new(big.Int).Quo(den, big.NewInt(3))
		below.Or(below, big.NewInt(1)) // so that nothing cancels
		above := new(big.Int).Sub(den, new(big.Int).Lsh(below, 1))
		return []*big.Rat{nil, new(big.Rat).SetFrac(below, den), new(big.Rat).SetFrac(below, den), new(big.Rat).SetFrac(above, den)}
	}
	short := third(1 << 14)
	require.Equal(t, 1<<14, short[1].Denom().BitLen())
	assert.Equal(t, short, tables.RoundedShares(short))

	long := third(1<<14 + 1)
	got, unit, sum := tables.RoundedShares(long), new(big.Int).Lsh(big.NewInt(1), 256), new(big.Rat)
	require.Len(t, got, len(long))
	for seat := 1; seat < len(long); seat++ {
		times := new(big.Rat).Mul(long[seat], new(big.Rat).SetInt(unit))
		want := new(big.Int).Quo(times.Num(), times.Denom())
		if seat == 3 {
			want.Add(want, big.NewInt(1)) // what the others lost
		}
		assert.Equal(t, new(big.Rat).SetFrac(want, unit), got[seat], "seat %d", seat)
		sum.Add(sum, got[seat])
	}
	assert.Equal(t, "1", sum.RatString())
}

// A decision for money may be any that is as good as the best; one for win may not. A
// worse one is found where no play comes, so that it changes no share.
func TestDecisionsAsGoodAsTheBestAreRightForMoneyAlone(t *testing.T) {
	t.Parallel()
	found := map[string]int{}
	for _, set := range []ruleSet{
		{rules: "dice=2 sides=2 away=1", players: 2, pot: 2},
		{rules: "dice=2 sides=2 away=1 bottoms=turn pass=true", players: 2, pot: 2},
	} {
		r, b := parseRules(t, set.rules), unseal(t, set.file(t))
		fresh := set.freshly(t, solver.Money())
		for i := range b.Sections {
			s := &b.Sections[i]
			part := partOf(t, s)
			if s.Players == 0 {
				continue
			}
			eachCell(t, r, s, func(c cell, n int) {
				left, passed := diceIn(r, c.node)
				pool, size, old := b.Pools[c.node-1], rowSize(r, c.node), rowOf(s, n)
				for roll := range engine.Rolls(left, r.Sides) {
					for code := range legalCodes(r, passed, roll) {
						longer := slices.Concat(pool, pool[old*size:][:size])
						at := len(pool)/codeBytes(r) + roll.Index()
						if codeAt(r, longer, at) == code {
							continue
						}
						putCode(r, longer, at, code)
						money := part
						money.Goal, money.Pot = solver.Money(), max(part.Pot, 2)
						loss := replaced(t, fresh, money, c, longer, len(pool)/size)
						b.Pools[c.node-1] = longer
						putRow(s, n, len(pool)/size)
						err := verify(decode(t, sealBody(t, renumbered(t, b))))
						switch {
						case s.Goal == "win" || loss > 0.01:
							require.ErrorIs(t, err, tables.ErrWrong, "%s: %#b in cell %d gives up %v", part, code, n, loss)
							found[s.Goal]++
							if strings.Contains(err.Error(), "is better or comes first") {
								found[s.Goal+", judged"]++
							}
						case loss == 0:
							require.NoError(t, err, "%s: %#b in cell %d", part, code, n)
							found["as good"]++
						}
						b.Pools[c.node-1] = pool
						putRow(s, n, old)
					}
				}
			})
		}
	}
	for _, what := range []string{"win", "money", "money, judged", "as good"} {
		assert.Positive(t, found[what], what)
	}
}

// A table for money is wrong for other antes, though not for win.
func TestMoneyOfOtherAntesIsWrong(t *testing.T) {
	t.Parallel()
	data := ruleSet{rules: "dice=2 sides=3 away=2", players: 2, pot: 4}.file(t)
	require.NoError(t, verify(decode(t, data)))
	for _, other := range []string{"zero_ante=2", "zero_ante=0", "tie_ante=2", "tie_ante=0", "ties=split"} {
		require.ErrorIs(t, verify(decode(t, withRule(t, data, other))), tables.ErrWrong, other)
	}
	for _, other := range []string{"cutoff=false", "must_keep_away=true", "bottoms=blind", "ties=tied"} { // two who tie are all
		require.NoError(t, verify(decode(t, withRule(t, data, other))), other)
	}
}

// Everything that is stored is counted, and every decision is compared with all that
// are legal.
func TestVerifyReportsAllThatIsStored(t *testing.T) {
	t.Parallel()
	for _, set := range altered {
		t.Run(set.name, func(t *testing.T) {
			t.Parallel()
			r, data := parseRules(t, set.rules), set.file(t)
			report, err := tables.Verify(context.Background(), decode(t, data))
			require.NoError(t, err)
			var want tables.Report
			b := unseal(t, data)
			for i := range b.Sections {
				s := &b.Sections[i]
				want.Values += (len(s.Shares) + len(s.Values) + len(s.Endings)) / 8
				eachCell(t, r, s, func(c cell, _ int) {
					left, passed := diceIn(r, c.node)
					want.Choices += choose(r.Sides+left-1, left)
					for roll := range engine.Rolls(left, r.Sides) {
						want.Keeps += len(legalCodes(r, passed, roll))
					}
				})
			}
			assert.Equal(t, want, report)
		})
	}
}
