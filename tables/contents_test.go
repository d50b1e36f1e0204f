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
	"threesaway/solver"
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
		"no rules":                   {rules(""), "2 pools: 5 are needed for 5 dice"}, // nothing changes the standard game
		"rules in short":             {rules("dice=2 sides=2 away=1"), "not those"},
		"rules with more blanks":     {func(b *tables.Body) { b.Rules += " " }, "not those"},
		"rules that are none":        {rules("dice=2 threes"), "threes"},
		"rules of no dice":           {rules("dice=0"), "dice"},
		"rules of 21 dice":           {rules("dice=21"), "dice"},
		"rules set twice":            {func(b *tables.Body) { b.Rules += " dice=2" }, "twice"},
		"rules of an unknown option": {func(b *tables.Body) { b.Rules += " wild=1" }, "wild"},
		"rules of fewer dice":        {valid("dice=1 sides=2 away=1"), "2 pools: 1 are needed for 1 dice"},
		"rules of more dice":         {valid("dice=3 sides=2 away=1"), "2 pools: 3 are needed for 3 dice"},
		"rules of the most dice":     {valid("dice=20 sides=20 away=1"), "2 pools: 20 are needed for 20 dice"},
		"rules of more sides":        {valid("dice=2 sides=3 away=1"), "pool of 1 dice: 2 bytes: a row takes 3"},
		"rules of the most sides":    {valid("dice=2 sides=20 away=1"), "pool of 1 dice: 2 bytes: a row takes 20"},

		"no layout":      {func(b *tables.Body) { b.Layout = "" }, "unknown layout"},
		"another layout": {func(b *tables.Body) { b.Layout += "!" }, "unknown layout"},

		"no pools":        {func(b *tables.Body) { b.Pools = [][]byte{} }, "0 pools"},
		"a pool missing":  {func(b *tables.Body) { b.Pools = b.Pools[:1] }, "1 pools"},
		"a pool too many": {func(b *tables.Body) { b.Pools = append(b.Pools, []byte{}) }, "3 pools"},
		"an empty pool":   {func(b *tables.Body) { b.Pools[1] = []byte{} }, "0 bytes: a row takes 3"},
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
			}, "goal win for 2 players stands behind win for 3 players",
		},
		"a game without the smaller one": {
			func(b *tables.Body) { b.Sections = slices.Delete(b.Sections, winTwo, winTwo+1) }, "win for 3 players is there without win for 2 players",
		},
		"no goal":             {section(low, func(s *tables.BodySection) { s.Goal = "" }), "goal"},
		"an unknown goal":     {section(low, func(s *tables.BodySection) { s.Goal = "lose" }), "lose"},
		"money without a pot": {section(winTwo, func(s *tables.BodySection) { s.Goal = "money" }), "a pot of 0: must be 2 to 100000"},
		"money without win": {
			section(winTwo, func(s *tables.BodySection) { s.Goal, s.Pot = "money", 2 }), "money for 2 players with a pot of 2 is there without win for 2 players",
		},
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
		"low with players":      {section(low, func(s *tables.BodySection) { s.Players = 2 }), "players, round and pot must be 0"},
		"beat with players":     {section(beatOne, func(s *tables.BodySection) { s.Players = 20 }), "players, round and pot must be 0"},
		"win for nobody":        {section(winTwo, func(s *tables.BodySection) { s.Players = 0 }), "0 players: must be 2 to 20"},
		"win for one":           {section(winTwo, func(s *tables.BodySection) { s.Players = 1 }), "1 players: must be 2 to 20"},
		"win for 21":            {section(winThree, func(s *tables.BodySection) { s.Players = 21 }), "21 players: must be 2 to 20"},
		"win for 127":           {section(winThree, func(s *tables.BodySection) { s.Players = 127 }), "127 players: must be 2 to 20"},
		"win for less":          {section(winThree, func(s *tables.BodySection) { s.Players = -3 }), "code 0xfd"},
		"win for 200":           {section(winThree, func(s *tables.BodySection) { s.Players = 200 }), "200 players: must be 2 to 20"},
		"win for very many":     {section(winThree, func(s *tables.BodySection) { s.Players = math.MaxUint32 }), "players: must be 2 to 20"},
		"win for too many":      {section(winThree, func(s *tables.BodySection) { s.Players = math.MaxUint32 + 1 }), "code 0xcf"},
		"low in a round":        {section(low, func(s *tables.BodySection) { s.Round = 1 }), "players, round and pot must be 0"},
		"beat with a pot":       {section(beatOne, func(s *tables.BodySection) { s.Pot = 300 }), "players, round and pot must be 0"},
		"win in no round":       {section(winTwo, func(s *tables.BodySection) { s.Round = 0 }), "round 0: must be 1 to 1"},
		"win in round 2":        {section(winTwo, func(s *tables.BodySection) { s.Round = 2 }), "round 2: must be 1 to 1"},
		"win in round 70000":    {section(winTwo, func(s *tables.BodySection) { s.Round = 70000 }), "round 70000: must be 1 to 1"},
		"win in less":           {section(winTwo, func(s *tables.BodySection) { s.Round = -1 }), "code 0xff"},
		"win in too many":       {section(winTwo, func(s *tables.BodySection) { s.Round = math.MaxInt }), "code 0xcf"},
		"win with a pot":        {section(winTwo, func(s *tables.BodySection) { s.Pot = 2 }), "a pot of 2: must be 0"},
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

// What only rounds and pots can have wrong.
func TestBodiesOfRoundsAndPotsThatCannotBeAreRefused(t *testing.T) {
	t.Parallel()
	// Both players pay an ante where nobody comes under the ceiling of 0 or all tie.
	scope := tables.Scope{Goals: []solver.Goal{solver.Win(), solver.Money()}, Players: 2, Pot: 4}
	whole := encode(t, build(t, parseRules(t, "dice=1 sides=2 away=2 progressive=0"), scope))
	section := func(i int, change func(s *tables.BodySection)) func(b *tables.Body) {
		return func(b *tables.Body) { change(&b.Sections[i]) }
	}
	list := partsIn(parseRules(t, "dice=1 sides=2 away=2 progressive=0"), scope)
	win := func(round int) int {
		return slices.Index(list, tables.Part{Goal: solver.Win(), Players: 2, Round: round})
	}
	money := func(round, pot int) int {
		i := slices.Index(list, tables.Part{Goal: solver.Money(), Players: 2, Round: round, Pot: pot})
		require.GreaterOrEqual(t, i, 0, "%v", list)
		return i
	}
	one, two := money(1, 2), money(2, 4)
	var alone int // shares only
	for i, s := range unseal(t, whole).Sections {
		if len(s.Values) == 0 {
			alone = i
		}
	}
	require.Positive(t, alone)
	for name, test := range map[string]struct {
		edit func(b *tables.Body)
		says string
	}{
		"win in round 3":            {section(win(2), func(s *tables.BodySection) { s.Round = 3 }), "round 3: must be 1 to 2"},
		"money in no round":         {section(one, func(s *tables.BodySection) { s.Round = 0 }), "round 0: must be 1 to 2"},
		"money in round 200":        {section(one, func(s *tables.BodySection) { s.Round = 200 }), "round 200: must be 1 to 2"},
		"money for one":             {section(one, func(s *tables.BodySection) { s.Players = 1 }), "1 players: must be 2 to 20"},
		"money for less than antes": {section(one, func(s *tables.BodySection) { s.Pot = 1 }), "a pot of 1: must be 2 to 100000"},
		"money for too much":        {section(alone, func(s *tables.BodySection) { s.Pot = 100_001 }), "a pot of 100001: must be 2 to 100000"},
		"money for most of all":     {section(alone, func(s *tables.BodySection) { s.Pot = math.MaxUint32 }), "a pot of 4294967295: must be 2 to 100000"},
		"money with a weight":       {section(one, func(s *tables.BodySection) { s.Tie = "1" }), "not those"},
		"rounds in another order":   {func(b *tables.Body) { b.Sections[win(1)], b.Sections[win(2)] = b.Sections[win(2)], b.Sections[win(1)] }, "stands behind"},
		"pots in another order":     {func(b *tables.Body) { b.Sections[two], b.Sections[one] = b.Sections[one], b.Sections[two] }, "stands behind"},
		"a goal in between":         {func(b *tables.Body) { b.Sections[win(2)], b.Sections[one] = b.Sections[one], b.Sections[win(2)] }, "stands behind"},
		"a round twice":             {section(win(2), func(s *tables.BodySection) { *s = unseal(t, whole).Sections[win(1)] }), "is there twice"},
		"a pot twice":               {func(b *tables.Body) { b.Sections = slices.Insert(b.Sections, one, b.Sections[one]) }, "is there twice"},
		"the first round alone": {
			func(b *tables.Body) { b.Sections = slices.Delete(b.Sections, win(2), win(2)+1) }, "is there without win for 2 players in round 2",
		},
		"money without win": {
			func(b *tables.Body) { b.Sections = slices.Delete(b.Sections, win(1), win(1)+1) }, "is there without win for 2 players",
		},
		"money without any win": {
			func(b *tables.Body) { b.Sections = b.Sections[one:] }, "is there without win for 2 players",
		},
		"shares of win alone": {
			section(win(2), func(s *tables.BodySection) { s.Values, s.Rows, s.Endings = []byte{}, []byte{}, []byte{} }), "0 bytes of values",
		},
		"shares alone, with rows": {
			section(alone, func(s *tables.BodySection) { s.Rows = make([]byte, 2) }), "2 bytes of rows: must be 0",
		},
		"shares alone, with endings": {
			section(alone, func(s *tables.BodySection) { s.Endings = make([]byte, 16) }), "16 bytes of endings: must be 0",
		},
		"shares alone, with a value": {
			section(alone, func(s *tables.BodySection) { s.Values = make([]byte, 8) }), "8 bytes of values: must be",
		},
		"shares without a bound": {
			section(alone, func(s *tables.BodySection) { s.Shares = s.Shares[8:] }), "16 bytes of shares: must be 24",
		},
		"no shares": {section(one, func(s *tables.BodySection) { s.Shares = []byte{} }), "0 bytes of shares: must be 24"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			b := unseal(t, whole)
			test.edit(b)
			data := sealBody(t, b)
			require.NotEqual(t, whole, data, "the edit changes something")
			_, err := tables.Decode(data)
			require.ErrorIs(t, err, tables.ErrFormat)
			assert.ErrorContains(t, err, test.says)
		})
	}
}

// Goals of a turn have no shares that could stand alone.
func TestShareOnlySectionsOfATurnAreRefused(t *testing.T) {
	t.Parallel()
	for _, i := range []int{low, beatZero, winTwo} {
		b := unseal(t, file(t, "dice=2 sides=2 away=1", 3))
		s := &b.Sections[i]
		s.Values, s.Rows, s.Endings = []byte{}, []byte{}, []byte{}
		_, err := tables.Decode(sealBody(t, b))
		require.ErrorIs(t, err, tables.ErrFormat)
		assert.ErrorContains(t, err, "0 bytes of values")
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

// Rules that are played with every option are held, alone and with the goal money.
func TestRulesOfEveryOptionAreHeld(t *testing.T) {
	t.Parallel()
	for _, option := range []string{
		"pass=true", "moon=throw", "moon=turn", "progressive=every", "progressive=stairs", "progressive=2,0,1",
		"bottoms=throw", "bottoms=die", "bottoms=turn", "bottoms=blind", "bottoms=off",
		"high=true", "ties=tied", "ties=split", "must_keep_away=true", "cutoff=false", "away=none",
		"zero_ante=3", "tie_ante=0", "ties=tied tie_payers=tied",
	} {
		t.Run(option, func(t *testing.T) {
			t.Parallel()
			set := ruleSet{rules: "dice=2 sides=3 " + option, players: 2, pot: 4}
			if option != "away=none" {
				set.rules += " away=1"
			}
			table := decode(t, set.file(t))
			require.NoError(t, verify(table))
			assert.Equal(t, parseRules(t, set.rules), table.Rules())
			assert.Len(t, table.Summary(), len(set.parts(t)))
		})
	}
}

// A code has 32 bits at most; more are refused by name, by whoever meets them first.
func TestCodesOfMoreThanFourBytesAreRefused(t *testing.T) {
	t.Parallel()
	r := parseRules(t, "dice=17 sides=2 away=2 bottoms=die")
	_, err := tables.Build(context.Background(), r, tables.Scope{}, nil)
	require.ErrorIs(t, err, tables.ErrNotHeld)
	require.ErrorContains(t, err, "bottoms=die with dice=17: at most 16")

	_, err = tables.Decode(withRule(t, file(t, "dice=17 sides=2 away=2", 0), "bottoms=die"))
	require.ErrorIs(t, err, tables.ErrFormat)
	require.ErrorContains(t, err, "bottoms=die with dice=17: at most 16")
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
				assert.ErrorContains(t, err, ", which has ", "section %d: row %d of cell %d", i, row, n)
			}
			binary.LittleEndian.PutUint16(rows[2*n:], old)
		}
	}
}

// A code must be one of a legal decision, have no bits beyond those that have a
// meaning, and take the first of equal dice. Everything else is refused, in every
// place of the pools.
func TestCodesThatAreNoDecisionAreRefused(t *testing.T) {
	t.Parallel()
	for _, rules := range []string{
		"dice=2 sides=2 away=1",
		"dice=3 sides=3 away=2",
		"dice=3 sides=3 away=1 must_keep_away=true",
		"dice=2 sides=4 away=none",
		"dice=3 sides=2 away=1 pass=true",
		"dice=3 sides=2 away=1 pass=true must_keep_away=true bottoms=throw",
		"dice=3 sides=3 away=2 bottoms=throw",
		"dice=2 sides=3 away=1 bottoms=die",
		"dice=2 sides=3 away=3 bottoms=die must_keep_away=true",
		"dice=3 sides=2 away=1 bottoms=turn",
		"dice=2 sides=3 away=1 bottoms=turn pass=true",
		"dice=3 sides=2 away=1 bottoms=blind moon=turn",
	} {
		t.Run(rules, func(t *testing.T) {
			t.Parallel()
			r, b := parseRules(t, rules), unseal(t, file(t, rules, 0))
			most := uint32(2) << (r.Dice + callBits(r)) // bits that have a meaning and one beyond
			for i, pool := range b.Pools {
				left, passed := diceIn(r, i+1)
				place := 0
				for place*codeBytes(r) < len(pool) {
					for roll := range engine.Rolls(left, r.Sides) {
						legal := legalCodes(r, passed, roll)
						old := codeAt(r, pool, place)
						require.True(t, legal[old], "what is there is legal")
						for code := range sample(int(min(most, 1<<(8*codeBytes(r))))) {
							code := uint32(code)
							if legal[code] {
								continue
							}
							putCode(r, pool, place, code)
							_, err := tables.Decode(sealBody(t, b))
							require.ErrorIs(t, err, tables.ErrFormat, "roll %s, code %#b", roll, code)
							require.ErrorContains(t, err, "pool of", "roll %s, code %#b", roll, code)
						}
						putCode(r, pool, place, old)
						place++
					}
				}
			}
		})
	}
}

// Wider codes have more bits to be wrong.
// Pools are those of nodes: with passing there are two for some numbers of dice.
func TestErrorsNameThePool(t *testing.T) {
	t.Parallel()
	for i, name := range []string{"pool of 1 dice:", "pool of 2 dice:", "pool of 3 dice:", "pool of 2 dice after a pass:", "pool of 3 dice after a pass:"} {
		b := unseal(t, file(t, "dice=3 sides=2 away=1 pass=true", 2))
		b.Pools[i] = b.Pools[i][1:]
		_, err := tables.Decode(sealBody(t, b))
		require.ErrorIs(t, err, tables.ErrFormat)
		assert.ErrorContains(t, err, name)
	}
}

func TestBitsBeyondTheDiceAreRefused(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		rules      string
		dice, size int
	}{
		{"dice=8 sides=2 away=1", 8, 1},
		{"dice=9 sides=2 away=1", 9, 2},
		{"dice=17 sides=2 away=1", 17, 4},
		{"dice=7 sides=2 away=1 bottoms=throw", 7, 1},
		{"dice=8 sides=2 away=1 bottoms=turn", 8, 2},
		{"dice=9 sides=2 away=1 bottoms=die", 9, 4},
	} {
		b, r := unseal(t, file(t, test.rules, 0)), parseRules(t, test.rules)
		for left := 1; left <= test.dice; left++ {
			pool := b.Pools[left-1]
			roll := newRoll(t, slices.Repeat([]engine.Face{2}, left)...) // the last of the last row
			place := len(pool)/test.size - 1
			old := codeAt(r, pool, place)
			for bit := range sample(8 * test.size) {
				if bit < left {
					continue
				}
				putCode(r, pool, place, old^1<<bit)
				if legalCodes(r, false, roll)[old^1<<bit] {
					continue
				}
				_, err := tables.Decode(sealBody(t, b))
				require.ErrorIs(t, err, tables.ErrFormat)
				assert.ErrorContains(t, err, "pool of", "%s: bit %d of %d dice", test.rules, bit, left)
			}
			putCode(r, pool, place, old)
		}
		_, err := tables.Decode(sealBody(t, b))
		require.NoError(t, err, "all is as it was")
	}
}
