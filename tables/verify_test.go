package tables_test

import (
	"context"
	"fmt"
	"math"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"threesaway/engine"
	"threesaway/solver"
	"threesaway/tables"
)

// altered are games with all kinds of ties, small enough to alter every number
// of their tables.
var altered = []ruleSet{
	{"all tie", "dice=2 sides=2 away=1", 3},
	{"ties of the tied", "dice=2 sides=2 away=2 ties=tied", 3},
	{"split ties", "dice=2 sides=2 away=1 ties=split", 3},
	{"no away face", "dice=2 sides=3 away=none", 2},
	{"away dice must be kept", "dice=3 sides=2 away=1 must_keep_away=true", 2},
	{"the highest wins", "dice=2 sides=2 away=1 high=true", 3},
}

func eachAltered(t *testing.T, test func(t *testing.T, r engine.Rules, b *tables.Body)) {
	t.Helper()
	for _, set := range altered {
		t.Run(set.name, func(t *testing.T) {
			t.Parallel()
			data := file(t, set.rules, set.players)
			require.NoError(t, verify(decode(t, data)), "the table before it is altered")
			test(t, parseRules(t, set.rules), unseal(t, data))
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

// Low, beat and the shares must be the closest float64, to the last bit.
func TestTheNextNumberIsWrongWhereValuesAreExact(t *testing.T) {
	t.Parallel()
	eachAltered(t, func(t *testing.T, _ engine.Rules, b *tables.Body) {
		for i := range b.Sections {
			s := &b.Sections[i]
			numbers := s.Shares
			if s.Players == 0 {
				numbers = s.Values
			}
			for n := range sample(len(numbers) / 8) {
				old := floatOf(numbers, n)
				for _, v := range []float64{math.Nextafter(old, math.Inf(1)), math.Nextafter(old, math.Inf(-1)), 1 - old, old + 2} {
					if v == old {
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

// Values and endings of win may be off by what rounding does, and not by more.
// What is stored is itself within the tolerance, so twice as much is too much.
func TestMoreThanTheToleranceIsWrong(t *testing.T) {
	t.Parallel()
	eachAltered(t, func(t *testing.T, r engine.Rules, b *tables.Body) {
		tolerance, rnd := tables.Tolerance(r), newRand(8)
		for i := range b.Sections {
			s := &b.Sections[i]
			if s.Players == 0 {
				continue
			}
			for name, numbers := range map[string][]byte{"values": s.Values, "endings": s.Endings} {
				for n := range sample(len(numbers) / 8) {
					old := floatOf(numbers, n)
					sign := float64(1 - 2*rnd.IntN(2))
					for _, v := range []float64{old + sign*2.1*tolerance, 3*rnd.Float64() - 1} {
						if math.Abs(v-old) <= 2*tolerance {
							continue
						}
						putFloat(numbers, n, v)
						wrong(t, b, "%d players: %s: number %d: %v for %v", s.Players, name, n, v, old)
					}
					putFloat(numbers, n, old)
				}
			}
		}
	})
}

// The documented tolerance, worked out by hand: two dice with three sides have 3
// and 6 rolls; five with six have 6, 21, 56, 126 and 252.
func TestToleranceIsWhatTheFormatStates(t *testing.T) {
	t.Parallel()
	assert.Equal(t, float64(3+4+6+4)*math.Pow(2, -52), tables.Tolerance(parseRules(t, "dice=2 sides=3 away=2")))
	assert.Equal(t, float64(461+5*4)*math.Pow(2, -52), tables.Tolerance(engine.ThreesAway()))
	assert.Less(t, tables.Tolerance(engine.ThreesAway()), 1.1e-13)
}

// The optimal policy is unique and its rows are different, so that every other
// row is another policy: also where its form gives nothing away.
func TestEveryOtherRowIsWrong(t *testing.T) {
	t.Parallel()
	eachAltered(t, func(t *testing.T, r engine.Rules, b *tables.Body) {
		for i := range b.Sections {
			s := &b.Sections[i]
			eachRow(t, r, s, func(left, n int) {
				old := rowOf(s, n)
				for row := range len(b.Pools[left-1]) / rowSize(r, left) {
					if row != old && (row+n)%damageStride == 0 {
						putRow(s, n, row)
						wrong(t, renumbered(t, b), "%s: row %d for %d in cell %d", s.Goal, row, old, n)
						refusedOrWrong(t, b, "%s: row %d for %d in cell %d", s.Goal, row, old, n)
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
	eachAltered(t, func(t *testing.T, r engine.Rules, b *tables.Body) {
		for i := range b.Sections {
			s := &b.Sections[i]
			eachRow(t, r, s, func(left, n int) {
				old, size, pool := rowOf(s, n), rowSize(r, left), b.Pools[left-1]
				row := clone(pool[old*size:][:size])
				last := len(row) - 1 // the roll that shows the highest face only
				legal := legalMasks(t, r, newRoll(t, slices.Repeat([]engine.Face{engine.Face(r.Sides)}, left)...))
				for mask := byte(1); mask < 1<<left; mask++ {
					if !legal[mask] || mask == pool[old*size+last] {
						continue
					}
					row[last] = mask
					b.Pools[left-1] = slices.Concat(pool, row)
					putRow(s, n, len(pool)/size)
					wrong(t, renumbered(t, b), "%s: mask %#b for %#b in cell %d", s.Goal, mask, pool[old*size+last], n)
				}
				putRow(s, n, old)
				b.Pools[left-1] = pool
			})
		}
	})
}

// Every row is that of some position, so that no other legal keep can stand for
// any roll: not even where that makes two rows one.
func TestEveryOtherKeepIsWrong(t *testing.T) {
	t.Parallel()
	eachAltered(t, func(t *testing.T, r engine.Rules, b *tables.Body) {
		for i, pool := range b.Pools {
			place := 0
			for place < len(pool) {
				for roll := range engine.Rolls(i+1, r.Sides) {
					old := pool[place]
					for mask, legal := range legalMasks(t, r, roll) {
						if legal && mask != old {
							pool[place] = mask
							wrong(t, renumbered(t, b), "roll %s: mask %#b for %#b", roll, mask, old)
							refusedOrWrong(t, b, "roll %s: mask %#b for %#b", roll, mask, old)
						}
					}
					pool[place] = old
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
	table := build(t, r, []tables.Part{{Goal: solver.Low()}, {Goal: solver.Beat(solver.WeightHalf)}})
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
		before, legal := pool[place], legalMasks(t, r, roll)
		mask := before
		for mask = mask%31 + 1; !legal[mask]; mask = mask%31 + 1 { // the next that is legal
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
		data := encode(t, build(t, parseRules(t, rules), []tables.Part{{Goal: solver.Low()}}))
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
		for _, part := range tables.Parts(3) {
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

// Everything that is stored is counted, and every keep is compared with all that
// are legal.
func TestVerifyReportsAllThatIsStored(t *testing.T) {
	t.Parallel()
	for _, set := range altered {
		t.Run(set.name, func(t *testing.T) {
			t.Parallel()
			r, data := parseRules(t, set.rules), file(t, set.rules, set.players)
			report, err := tables.Verify(context.Background(), decode(t, data))
			require.NoError(t, err)
			var want tables.Report
			b := unseal(t, data)
			for i := range b.Sections {
				s := &b.Sections[i]
				want.Values += (len(s.Shares) + len(s.Values) + len(s.Endings)) / 8
				part := partOf(t, s)
				for _, state := range states(r, part) {
					for left := 1; left <= r.Dice; left++ {
						cells := columns(r, part, state, left)
						want.Choices += cells * choose(r.Sides+left-1, left)
						for roll := range engine.Rolls(left, r.Sides) {
							for _, legal := range legalMasks(t, r, roll) {
								if legal {
									want.Keeps += cells
								}
							}
						}
					}
				}
			}
			assert.Equal(t, want, report)
		})
	}
}
