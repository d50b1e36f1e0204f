package tables_test

import (
	"context"
	"encoding/binary"
	"math"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"threesaway/engine"
	"threesaway/tables"
)

// Well-formed files with a right checksum whose contents cannot be a table's.

// The sections of a small table with three players.
const (
	low = iota
	beatZero
	beatHalf
	beatOne
	winTwo
	winThree
)

func TestBodiesThatCannotBeAreRefused(t *testing.T) {
	t.Parallel()
	type edit = func(b *tables.Body)
	rules := func(text string) edit { return func(b *tables.Body) { b.Rules = text } }
	valid := func(text string) edit { return rules(parseRules(t, text).String()) }
	section := func(i int, change func(s *tables.BodySection)) edit {
		return func(b *tables.Body) { change(&b.Sections[i]) }
	}
	for name, test := range map[string]struct {
		edit edit
		says string
	}{
		"no rules":                   {rules(""), "2 pools: one for each of 5 dice"}, // nothing changes the standard game
		"rules in short":             {rules("dice=2 sides=2 away=1"), "not those"},
		"rules with more blanks":     {func(b *tables.Body) { b.Rules += " " }, "not those"},
		"rules that are none":        {rules("dice=2 threes"), "threes"},
		"rules of no dice":           {rules("dice=0"), "dice"},
		"rules of 21 dice":           {rules("dice=21"), "dice"},
		"rules set twice":            {func(b *tables.Body) { b.Rules += " dice=2" }, "twice"},
		"rules of an unknown option": {func(b *tables.Body) { b.Rules += " wild=1" }, "wild"},
		"rules of fewer dice":        {valid("dice=1 sides=2 away=1"), "2 pools: one for each of 1 dice"},
		"rules of more dice":         {valid("dice=3 sides=2 away=1"), "2 pools: one for each of 3 dice"},
		"rules of the most dice":     {valid("dice=20 sides=20 away=1"), "2 pools: one for each of 20 dice"},
		"rules of more sides":        {valid("dice=2 sides=3 away=1"), "bytes of values"},
		"rules of the most sides":    {valid("dice=2 sides=20 away=1"), "bytes of values"},

		"no layout":      {func(b *tables.Body) { b.Layout = "" }, "unknown layout"},
		"another layout": {func(b *tables.Body) { b.Layout += "!" }, "unknown layout"},

		"no pools":        {func(b *tables.Body) { b.Pools = [][]byte{} }, "0 pools"},
		"a pool missing":  {func(b *tables.Body) { b.Pools = b.Pools[:1] }, "1 pools"},
		"a pool too many": {func(b *tables.Body) { b.Pools = append(b.Pools, []byte{}) }, "3 pools"},
		"an empty pool":   {func(b *tables.Body) { b.Pools[1] = []byte{} }, "the pool has 0"},
		"half a row":      {func(b *tables.Body) { b.Pools[1] = append(b.Pools[1], 1) }, "are not whole rows of 3"},
		"pools swapped":   {func(b *tables.Body) { b.Pools[0], b.Pools[1] = b.Pools[1], b.Pools[0] }, "pool of"},

		"no sections": {func(b *tables.Body) { b.Sections = []tables.BodySection{} }, "no goal"},
		"a goal twice": {
			func(b *tables.Body) { b.Sections = append(b.Sections, b.Sections[low]) }, "goal low is there twice",
		},
		"a game twice": {
			func(b *tables.Body) { b.Sections = append(b.Sections, b.Sections[winTwo]) }, "goal win for 2 players is there twice",
		},
		"games in another order": {
			func(b *tables.Body) {
				b.Sections[winTwo], b.Sections[winThree] = b.Sections[winThree], b.Sections[winTwo]
			}, "without that for 2 players",
		},
		"a game without the smaller one": {
			func(b *tables.Body) { b.Sections = slices.Delete(b.Sections, winTwo, winTwo+1) }, "without that for 2 players",
		},
		"no goal":            {section(low, func(s *tables.BodySection) { s.Goal = "" }), "goal"},
		"an unknown goal":    {section(low, func(s *tables.BodySection) { s.Goal = "lose" }), "lose"},
		"the goal money":     {section(winTwo, func(s *tables.BodySection) { s.Goal = "money" }), "goal money: tables do not hold it"},
		"another goal":       {section(low, func(s *tables.BodySection) { s.Goal = "beat" }), "bytes of values"},
		"a tie weight of 2":  {section(beatOne, func(s *tables.BodySection) { s.Tie = "2" }), "tie weight"},
		"no tie weight":      {section(beatOne, func(s *tables.BodySection) { s.Tie = "" }), "tie weight"},
		"a decimal weight":   {section(beatHalf, func(s *tables.BodySection) { s.Tie = "0.5" }), "not those"},
		"a weight to reduce": {section(beatHalf, func(s *tables.BodySection) { s.Tie = "2/4" }), "not those"},
		"the weight of another section": {
			section(beatHalf, func(s *tables.BodySection) { s.Tie = "1" }), "beat tie=1 is there twice",
		},
		"low with a weight":     {section(low, func(s *tables.BodySection) { s.Tie = "1/2" }), "not those"},
		"win with a weight":     {section(winTwo, func(s *tables.BodySection) { s.Tie = "1" }), "not those"},
		"low with players":      {section(low, func(s *tables.BodySection) { s.Players = 2 }), "2 players: must be 0"},
		"beat with players":     {section(beatOne, func(s *tables.BodySection) { s.Players = 20 }), "20 players: must be 0"},
		"win for nobody":        {section(winTwo, func(s *tables.BodySection) { s.Players = 0 }), "0 players: must be 2 to 20"},
		"win for one":           {section(winTwo, func(s *tables.BodySection) { s.Players = 1 }), "1 players: must be 2 to 20"},
		"win for 21":            {section(winThree, func(s *tables.BodySection) { s.Players = 21 }), "21 players: must be 2 to 20"},
		"win for 127":           {section(winThree, func(s *tables.BodySection) { s.Players = 127 }), "127 players: must be 2 to 20"},
		"win for less":          {section(winThree, func(s *tables.BodySection) { s.Players = -3 }), "code 0xfd"},
		"win for 200":           {section(winThree, func(s *tables.BodySection) { s.Players = 200 }), "code 0xcc"},
		"win for one more":      {section(winThree, func(s *tables.BodySection) { s.Players = 4 }), "bytes of values"},
		"shares of low":         {section(low, func(s *tables.BodySection) { s.Shares = make([]byte, 8) }), "8 bytes of shares: must be 0"},
		"endings of beat":       {section(beatOne, func(s *tables.BodySection) { s.Endings = make([]byte, 16) }), "16 bytes of endings: must be 0"},
		"swapped sections":      {func(b *tables.Body) { b.Sections[low].Values = b.Sections[winTwo].Values }, "bytes of values"},
		"nil for bytes":         {section(low, func(s *tables.BodySection) { s.Shares = nil }), "code 0xc0"},
		"sections that are nil": {func(b *tables.Body) { b.Sections = nil }, "code 0xc0"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			b := unseal(t, file(t, "dice=2 sides=2 away=1", 3))
			before := sealBody(t, b)
			test.edit(b)
			data := sealBody(t, b)
			require.NotEqual(t, before, data, "the edit changes something")
			_, err := tables.Decode(data)
			require.ErrorIs(t, err, tables.ErrFormat)
			assert.ErrorContains(t, err, test.says)
		})
	}
}

// payloads returns the payloads of a section by the names that errors use.
func payloads(s *tables.BodySection) map[string]*[]byte {
	return map[string]*[]byte{"shares": &s.Shares, "values": &s.Values, "rows": &s.Rows, "endings": &s.Endings}
}

func TestPayloadsOfAnotherLengthAreRefused(t *testing.T) {
	t.Parallel()
	data := file(t, "dice=2 sides=2 away=1", 3)
	for i := range unseal(t, data).Sections {
		for name := range payloads(&tables.BodySection{}) {
			for _, change := range []int{-16, -8, -2, -1, 1, 2, 8, 16} {
				b := unseal(t, data)
				p := payloads(&b.Sections[i])[name]
				if len(*p)+change < 0 {
					continue
				}
				*p = append(*p, make([]byte, 16)...)[:len(*p)+change]
				_, err := tables.Decode(sealBody(t, b))
				require.ErrorIs(t, err, tables.ErrFormat)
				assert.ErrorContains(t, err, "bytes of "+name, "section %d: %+d bytes", i, change)
			}
		}
	}
}

// Zero has one form, or a table had two encodings.
func TestMinusZeroIsRefused(t *testing.T) {
	t.Parallel()
	data := file(t, "dice=2 sides=3 away=2", 3)
	b := unseal(t, data)
	tried := map[string]int{}
	for i := range b.Sections {
		for _, name := range []string{"shares", "values", "endings"} {
			p := *payloads(&b.Sections[i])[name]
			for n := range len(p) / 8 {
				old := floatOf(p, n)
				if old != 0 && name != "shares" { // no share is 0
					continue
				}
				putFloat(p, n, math.Copysign(0, -1))
				_, err := tables.Decode(sealBody(t, b))
				require.ErrorIs(t, err, tables.ErrFormat)
				assert.ErrorContains(t, err, "zero positive", "section %d: %s %d", i, name, n)
				putFloat(p, n, old)
				tried[name]++
			}
		}
	}
	assert.Len(t, tried, 3, "each kind of payload was there")
	assert.Equal(t, data, sealBody(t, b), "all is as it was")
}

// FORMAT.md: every different row is stored once, and every row is in use.
func TestPoolsHoldEveryRowOnceAndInUse(t *testing.T) {
	t.Parallel()
	const size = 6 // rolls of two dice with three sides
	for name, test := range map[string]struct {
		edit func(pool []byte) []byte
		says string
	}{
		"a row twice":  {func(pool []byte) []byte { return append(pool, pool[:size]...) }, "is there twice"},
		"a row unused": {func(pool []byte) []byte { return append(pool, 3, 3, 1, 1, 1, 1) }, "rows are used"},
	} {
		b := unseal(t, file(t, "dice=2 sides=3 away=2", 3))
		b.Pools[1] = test.edit(b.Pools[1])
		_, err := tables.Decode(sealBody(t, b))
		require.ErrorIs(t, err, tables.ErrFormat, name)
		assert.ErrorContains(t, err, test.says, name)
	}
}

// The same policy, any two of its rows numbered otherwise.
func TestRowsInAnotherOrderAreRefused(t *testing.T) {
	t.Parallel()
	data := file(t, "dice=2 sides=3 away=2", 3)
	r := parseRules(t, unseal(t, data).Rules)
	for left := 1; left <= r.Dice; left++ {
		size := rowSize(r, left)
		rows := len(unseal(t, data).Pools[left-1]) / size
		for one := range rows {
			for other := range one {
				b := unseal(t, data)
				swapRows(t, r, b, left, one, other)
				_, err := tables.Decode(sealBody(t, b))
				require.ErrorIs(t, err, tables.ErrFormat)
				assert.ErrorContains(t, err, "has not been used before it", "%d dice: %d and %d", left, one, other)
				assert.Equal(t, data, sealBody(t, renumbered(t, b)), "it says the same")
			}
		}
		assert.Equal(t, left > 1, rows > 1, "one die is kept, whatever it shows")
	}
}

func swapRows(t *testing.T, r engine.Rules, b *tables.Body, left, one, other int) {
	t.Helper()
	size, pool := rowSize(r, left), b.Pools[left-1]
	row := clone(pool[one*size:][:size])
	copy(pool[one*size:][:size], pool[other*size:])
	copy(pool[other*size:], row)
	for i := range b.Sections {
		s := &b.Sections[i]
		eachRow(t, r, s, func(dice, n int) {
			switch row := rowOf(s, n); {
			case dice == left && row == one:
				putRow(s, n, other)
			case dice == left && row == other:
				putRow(s, n, one)
			}
		})
	}
}

// Rules that a table has no place for are refused by name, by whoever meets them
// first; those that change nothing of its form are held.
func TestRulesThatTablesDoNotHoldAreRefusedByName(t *testing.T) {
	t.Parallel()
	for _, option := range []string{
		"pass=true", "moon=throw", "moon=turn", "progressive=every", "bottoms=throw", "bottoms=die", "bottoms=turn",
	} {
		r := parseRules(t, "dice=2 sides=3 away=2 "+option)
		err := tables.Holds(r)
		require.ErrorIs(t, err, tables.ErrNotHeld)
		require.ErrorContains(t, err, option)

		_, err = tables.Build(context.Background(), r, tables.Parts(2), nil)
		require.ErrorIs(t, err, tables.ErrNotHeld)
		require.ErrorContains(t, err, option)

		_, err = tables.Decode(withRule(t, file(t, "dice=2 sides=3 away=2", 3), option))
		require.ErrorIs(t, err, tables.ErrFormat)
		require.ErrorContains(t, err, option)
	}
	for _, option := range []string{"high=true", "bottoms=blind", "bottoms=off", "ties=tied", "ties=split", "must_keep_away=true", "cutoff=false"} {
		require.NoError(t, tables.Holds(parseRules(t, option)), option)
	}
}

func TestNumbersThatAreNotFiniteAreRefused(t *testing.T) {
	t.Parallel()
	data := file(t, "dice=2 sides=2 away=1", 3)
	noNumber := []float64{math.NaN(), math.Inf(1), math.Inf(-1), math.Float64frombits(0xfff0000000000001)}
	tried := map[string]int{}
	b := unseal(t, data)
	for i := range b.Sections {
		for _, name := range []string{"shares", "values", "endings"} {
			p := *payloads(&b.Sections[i])[name]
			for n := range len(p) / 8 {
				old := floatOf(p, n)
				putFloat(p, n, noNumber[n%len(noNumber)])
				_, err := tables.Decode(sealBody(t, b))
				require.ErrorIs(t, err, tables.ErrFormat)
				assert.ErrorContains(t, err, "must be finite", "section %d: %s %d", i, name, n)
				putFloat(p, n, old)
				tried[name]++
			}
		}
	}
	assert.Len(t, tried, 3, "each kind of payload was there")
}

func TestRowsThatThePoolDoesNotHaveAreRefused(t *testing.T) {
	t.Parallel()
	b := unseal(t, file(t, "dice=2 sides=2 away=1", 3))
	rolls := []int{2, 3} // of one and of two dice with two sides
	for i := range b.Sections {
		rows := b.Sections[i].Rows
		for n := range len(rows) / 2 {
			old := binary.LittleEndian.Uint16(rows[2*n:])
			most := max(len(b.Pools[0])/rolls[0], len(b.Pools[1])/rolls[1])
			for _, row := range []int{most, 255, 256, math.MaxUint16} {
				binary.LittleEndian.PutUint16(rows[2*n:], uint16(row))
				_, err := tables.Decode(sealBody(t, b))
				require.ErrorIs(t, err, tables.ErrFormat)
				assert.ErrorContains(t, err, "the pool has", "section %d: row %d of cell %d", i, row, n)
			}
			binary.LittleEndian.PutUint16(rows[2*n:], old)
		}
	}
}

// A mask must keep a die, be legal, have no bits beyond the dice, and of equal
// dice keep the first. Everything else is refused, in every place of the pools.
func TestMasksThatAreNoKeepAreRefused(t *testing.T) {
	t.Parallel()
	for _, rules := range []string{
		"dice=2 sides=2 away=1",
		"dice=3 sides=3 away=2",
		"dice=3 sides=3 away=1 must_keep_away=true",
		"dice=2 sides=4 away=none",
	} {
		t.Run(rules, func(t *testing.T) {
			t.Parallel()
			r, b := parseRules(t, rules), unseal(t, file(t, rules, 0))
			for i, pool := range b.Pools {
				place := 0
				for place < len(pool) {
					for roll := range engine.Rolls(i+1, r.Sides) {
						legal := legalMasks(t, r, roll)
						old := pool[place]
						require.True(t, legal[old], "what is there is legal")
						for mask := range 2 << roll.Len() { // bits of the dice and one beyond
							if pool[place] = byte(mask); legal[byte(mask)] {
								continue
							}
							_, err := tables.Decode(sealBody(t, b))
							require.ErrorIs(t, err, tables.ErrFormat, "roll %s, mask %#b", roll, mask)
							require.ErrorContains(t, err, "pool of", "roll %s, mask %#b", roll, mask)
						}
						pool[place] = old
						place++
					}
				}
			}
		})
	}
}

// legalMasks returns the keeps that RULES.md allows of a roll of one-byte masks,
// each as FORMAT.md writes it.
func legalMasks(t *testing.T, r engine.Rules, roll engine.Roll) map[byte]bool {
	t.Helper()
	faces, legal := roll.Faces(), map[byte]bool{}
	for mask := byte(1); int(mask) < 1<<len(faces); mask++ {
		ok := true
		for i, f := range faces {
			kept := mask>>i&1 == 1
			if kept && i > 0 && faces[i-1] == f && mask>>(i-1)&1 == 0 {
				ok = false // the die before it shows the same
			}
			if !kept && r.MustKeepAway && f == r.Away {
				ok = false
			}
		}
		legal[mask] = ok
	}
	return legal
}

// Wider masks have more bits to be wrong.
func TestBitsBeyondTheDiceAreRefused(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		rules      string
		dice, size int
	}{
		{"dice=8 sides=2 away=1", 8, 1},
		{"dice=9 sides=2 away=1", 9, 2},
		{"dice=17 sides=2 away=1", 17, 4},
	} {
		b := unseal(t, file(t, test.rules, 0))
		for left := 1; left <= test.dice; left++ {
			pool := b.Pools[left-1]
			for bit := left; bit < 8*test.size; bit++ {
				at := len(pool) - test.size + bit/8 // of the last roll of the last row
				pool[at] ^= 1 << (bit % 8)
				_, err := tables.Decode(sealBody(t, b))
				require.ErrorIs(t, err, tables.ErrFormat)
				assert.ErrorContains(t, err, "mask", "%s: bit %d of %d dice", test.rules, bit, left)
				pool[at] ^= 1 << (bit % 8)
			}
		}
		_, err := tables.Decode(sealBody(t, b))
		require.NoError(t, err, "all is as it was")
	}
}
