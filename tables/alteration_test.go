package tables_test

import (
	"flag"
	"maps"
	"math"
	"math/rand/v2"
	"slices"
	"sync/atomic"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"threesaway/engine"
	"threesaway/solver"
	"threesaway/tables"
)

// alterations is how many are drawn; docs/HOW-WE-KNOW.md tells of a
// run with more.
var alterations = flag.Int("alterations", 30, "random draws of a value, and as many of a keep, to alter in each small table")

// A table with any one value or keep altered and its checksum mended is refused by
// Decode or found wrong by Verify. What leaves the table as it was, or a value for money
// within what FORMAT.md allows, is no alteration: such a table is right.
func TestRandomAlterationsAreFoundWrong(t *testing.T) {
	var values, keeps, none atomic.Int64
	draws := *alterations
	if testing.Short() {
		draws = min(draws, 3)
	}
	t.Run("each", func(t *testing.T) {
		for i, set := range altered {
			t.Run(set.name, func(t *testing.T) {
				t.Parallel()
				data, rnd := set.file(t), newRand(uint64(20+i))
				a := alterer{set: set, rules: parseRules(t, set.rules), body: unseal(t, data), fresh: map[solver.Goal]solver.Solution{}}
				for _, kind := range []struct {
					alter func(*testing.T, *rand.Rand) bool
					count *atomic.Int64
				}{{a.value, &values}, {a.keep, &keeps}} {
					for range draws {
						if kind.alter(t, rnd) {
							kind.count.Add(1)
						} else {
							none.Add(1)
						}
					}
				}
				assert.Equal(t, data, sealBody(t, a.body), "all is as it was")
			})
		}
	})
	t.Logf("%d values and %d keeps altered in %d tables, all found; %d draws altered nothing", values.Load(), keeps.Load(), len(altered), none.Load())
}

// alterer alters one table, and leaves it as it was.
type alterer struct {
	set   ruleSet
	rules engine.Rules
	body  *tables.Body
	fresh map[solver.Goal]solver.Solution
}

// value puts a random number in the place of a random one: near it, from elsewhere in
// the section, or any. It reports whether that is an alteration.
func (a *alterer) value(t *testing.T, rnd *rand.Rand) bool {
	t.Helper()
	s := &a.body.Sections[rnd.IntN(len(a.body.Sections))]
	payloads := map[string][]byte{"values": s.Values, "shares": s.Shares, "endings": s.Endings}
	name := []string{"values", "shares", "endings"}[rnd.IntN(3)]
	numbers := payloads[name]
	count := len(numbers) / 8
	if name == "shares" && s.Goal == "money" {
		count-- // the bound
	}
	if count == 0 {
		return false
	}
	within := 0.0
	switch {
	case s.Goal == "money", s.Goal == "win" && name != "shares":
		within = withinOf(t, a.rules, s, name)
	}
	n := rnd.IntN(count)
	old := floatOf(numbers, n)
	v := []float64{
		math.Nextafter(old, old+1), math.Nextafter(old, old-1), old + 2.1*within, old - 2.1*within,
		floatOf(numbers, rnd.IntN(count)), 3*rnd.Float64() - 1,
	}[rnd.IntN(6)]
	putFloat(numbers, n, v)
	defer putFloat(numbers, n, old)
	switch {
	case v == old:
		require.NoError(t, verify(decode(t, sealBody(t, a.body))), "%s: number %d of %s: %v again", partOf(t, s), n, name, v)
		return false
	case math.Abs(v-old) <= 2*within:
		return false // both may be within the tolerance
	}
	refusedOrWrong(t, a.body, "%s: number %d of %s: %v for %v", partOf(t, s), n, name, v, old)
	return true
}

// keep puts a random legal decision in the place of that about a random roll in a random
// position, which gets a row of its own. It reports whether that is an alteration.
func (a *alterer) keep(t *testing.T, rnd *rand.Rand) bool {
	t.Helper()
	r, b := a.rules, a.body
	s := &b.Sections[rnd.IntN(len(b.Sections))]
	cells := len(s.Rows) / 2
	if cells == 0 {
		return false
	}
	n, at := rnd.IntN(cells), cell{}
	eachCell(t, r, s, func(c cell, i int) {
		if i == n {
			at = c
		}
	})
	left, passed := diceIn(r, at.node)
	roll := randomRoll(t, rnd, left, r.Sides)
	legal := slices.Sorted(maps.Keys(legalCodes(r, passed, roll)))
	code := legal[rnd.IntN(len(legal))]

	pool, size, old := b.Pools[at.node-1], rowSize(r, at.node), rowOf(s, n)
	rows, place := len(pool)/size, size/codeBytes(r)
	longer := slices.Concat(pool, pool[old*size:][:size])
	same := codeAt(r, longer, rows*place+roll.Index()) == code
	putCode(r, longer, rows*place+roll.Index(), code)
	b.Pools[at.node-1] = longer
	putRow(s, n, rows)
	defer func() {
		b.Pools[at.node-1] = pool
		putRow(s, n, old)
	}()
	part := partOf(t, s)
	if same {
		require.NoError(t, verify(decode(t, sealBody(t, renumbered(t, b)))), "%s: roll %s in cell %d: %#b again", part, roll, n, code)
		return false
	}
	if part.Goal.Kind == solver.KindMoney {
		if a.fresh[part.Goal] == nil {
			a.fresh[part.Goal] = a.set.freshly(t, part.Goal)
		}
		if replaced(t, a.fresh[part.Goal], part, at, longer, rows) <= 1.01*4*withinOf(t, r, s, "values") {
			return false // as good as equal
		}
	}
	wrong(t, renumbered(t, b), "%s: roll %s in cell %d: %#b", part, roll, n, code)
	return true
}
