package tables_test

import (
	"bytes"
	"runtime"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"threesaway/engine"
	"threesaway/tables"
)

// What Decode may allocate in all for a file: a small multiple of its size, for
// copies of the payloads and their comparison, and some for its own use.
const (
	allowedTimes = 16
	allowedSome  = 100_000
)

// These tests are not parallel: they count what the whole program allocates.

func allocated(decode func()) int {
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	decode()
	runtime.ReadMemStats(&after)
	return int(after.TotalAlloc - before.TotalAlloc)
}

func TestDecodeOfATableAllocatesAFewTimesItsSize(t *testing.T) {
	standard, err := standardFile()
	require.NoError(t, err)
	for name, data := range map[string][]byte{"standard": standard, "tiny": file(t, tinyRules, 2)} {
		used := allocated(func() { _, err = tables.Decode(data) })
		require.NoError(t, err)
		assert.LessOrEqual(t, used, allowedTimes*len(data)+allowedSome, "%s, %d bytes", name, len(data))
	}
}

func TestDecodeOfHostileBytesAllocatesLittle(t *testing.T) {
	inputs := hostile()
	for name, data := range hostile() {
		inputs[name+", sealed"] = seal(t, data)
	}
	layout := unseal(t, file(t, tinyRules, 2)).Layout
	bodies := map[string]*tables.Body{
		"the largest game": {
			Rules: parseRules(t, "dice=20 sides=20").String(), Layout: layout, Pools: make([][]byte, 20),
			Sections: []tables.BodySection{{Goal: "win", Tie: "0", Players: engine.MaxPlayers}},
		},
		"the largest game, many times": {
			Rules: parseRules(t, "dice=20 sides=20").String(), Layout: layout, Pools: make([][]byte, 20),
			Sections: slices.Repeat([]tables.BodySection{{Goal: "win", Tie: "0", Players: engine.MaxPlayers}}, 1000),
		},
		"the largest turn": {
			Rules: parseRules(t, "dice=20 sides=20").String(), Layout: layout, Pools: make([][]byte, 20),
			Sections: []tables.BodySection{{Goal: "beat", Tie: "1"}},
		},
		"both sides of many dice": {
			Rules: parseRules(t, "dice=20 sides=3 bottoms=turn").String(), Layout: layout, Pools: fullPools(20, 3, 4),
			Sections: []tables.BodySection{{Goal: "beat", Tie: "1"}},
		},
		"both sides of many dice, many times": {
			Rules: parseRules(t, "dice=20 sides=3 bottoms=turn").String(), Layout: layout, Pools: fullPools(20, 3, 4),
			Sections: slices.Repeat([]tables.BodySection{{Goal: "money", Tie: "0", Players: 2, Round: 1, Pot: 2}}, 1000),
		},
		"both sides of dice of many sides": {
			Rules: parseRules(t, "dice=3 sides=20 bottoms=turn").String(), Layout: layout, Pools: fullPools(3, 20, 1),
			Sections: []tables.BodySection{{Goal: "beat", Tie: "1"}},
		},
		"many ceilings": {
			Rules: parseRules(t, "dice=1 sides=2 away=1 progressive="+strings.Repeat("1,", 999)+"1").String(), Layout: layout, Pools: fullPools(1, 2, 1),
			Sections: []tables.BodySection{{Goal: "win", Tie: "0", Players: 2, Round: 1001}},
		},
		"a long staircase": {
			Rules: parseRules(t, "dice=20 sides=2 away=1 progressive=stairs").String(), Layout: layout, Pools: fullPools(20, 2, 4),
			Sections: slices.Repeat([]tables.BodySection{{Goal: "win", Tie: "0", Players: 2, Round: 1}}, 1000),
		},
		"a megabyte of rules":  {Rules: "dice=2" + string(bytes.Repeat([]byte(" "), 1e6)), Layout: layout},
		"a megabyte of pool":   {Rules: parseRules(t, "dice=1 sides=2 away=1").String(), Layout: layout, Pools: [][]byte{make([]byte, 1e6)}},
		"a megabyte of shares": {Rules: parseRules(t, "dice=1").String(), Layout: layout, Pools: [][]byte{{}}, Sections: []tables.BodySection{{Goal: "low", Tie: "0", Shares: make([]byte, 1e6)}}},
	}
	for name, b := range bodies {
		filled(b)
		inputs[name] = sealBody(t, b)
	}
	for name, data := range inputs {
		var err error
		used := allocated(func() { _, err = tables.Decode(data) })
		require.ErrorIs(t, err, tables.ErrFormat, name)
		more := 0
		if b := bodies[name]; b != nil {
			more = 900 * len(b.Sections) // there are 65536 at most
		}
		assert.LessOrEqual(t, used, allowedTimes*len(data)+allowedSome+more, "%s, %d bytes", name, len(data))
	}
}

func TestManyEmptyValuesAllocateLittle(t *testing.T) {
	layout := unseal(t, file(t, tinyRules, 2)).Layout
	rules := parseRules(t, tinyRules).String()
	section := []byte{0x99, 0xa0, 0xa0, 0, 0, 0, 0xc4, 0, 0xc4, 0, 0xc4, 0, 0xc4, 0} // with nothing in it
	for name, test := range map[string]struct {
		pools, sections     int
		ofPools, ofSections []byte
		more                int // that may be allocated
	}{
		"sections that are empty arrays": {sections: 1e6, ofSections: []byte{0x90}},
		"more sections than may be":      {sections: 1e5, ofSections: section},
		// Their number is bounded, and so is the room for them, which may grow by doubling.
		"as many sections as may be":    {sections: 65536, ofSections: section, more: 65536 * 900},
		"pools that are empty texts":    {pools: 1e6, ofPools: []byte{0xa0}},
		"pools that are empty":          {pools: 1e6, ofPools: []byte{0xc4, 0}},
		"as many pools as there may be": {pools: 64, ofPools: []byte{0xc4, 0}},
	} {
		data := seal(t, raw(func(w *writer) {
			w.array(4)
			w.str(rules)
			w.str(layout)
			w.array(test.pools)
			w.bytes = append(w.bytes, bytes.Repeat(test.ofPools, test.pools)...)
			w.array(test.sections)
			w.bytes = append(w.bytes, bytes.Repeat(test.ofSections, test.sections)...)
		}))
		var err error
		used := allocated(func() { _, err = tables.Decode(data) })
		require.ErrorIs(t, err, tables.ErrFormat)
		assert.LessOrEqual(t, used, allowedTimes*len(data)+allowedSome+test.more, "%s, %d bytes", name, len(data))
	}
}

// An error says what is wrong and where, and not all of a hostile file.
func TestErrorsDoNotRepeatAHostileFile(t *testing.T) {
	for name, edit := range map[string]func(b *tables.Body, long string){
		"rules":  func(b *tables.Body, long string) { b.Rules = long },
		"layout": func(b *tables.Body, long string) { b.Layout = long },
		"goal":   func(b *tables.Body, long string) { b.Sections[0].Goal = long },
		"tie":    func(b *tables.Body, long string) { b.Sections[0].Tie = long },
	} {
		for _, size := range []int{4096, 4097, 1e6} {
			b := unseal(t, file(t, tinyRules, 2))
			edit(b, string(make([]byte, size)))
			data := sealBody(t, b)
			var err error
			used := allocated(func() { _, err = tables.Decode(data) })
			require.ErrorIs(t, err, tables.ErrFormat)
			assert.Equal(t, size > 4096, strings.Contains(err.Error(), "at most 4096"), "%s of %d: %.100s", name, size, err)
			// An unprintable byte may be written as \x00, and once more where that is quoted.
			assert.LessOrEqual(t, len(err.Error()), 5*4096, "%s of %d", name, size)
			assert.LessOrEqual(t, used, allowedTimes*len(data)+allowedSome, "%s of %d", name, size)
		}
	}
}

// fullPools returns a pool of one row for each number of dice left, of so many bytes
// a code.
func fullPools(dice, sides, size int) [][]byte {
	pools := make([][]byte, dice)
	for i := range pools {
		pools[i] = make([]byte, size*choose(sides+i, i+1))
	}
	return pools
}

// filled writes what is nil as empty, so that the codec does not stop at it.
func filled(b *tables.Body) {
	for i := range b.Pools {
		b.Pools[i] = append([]byte{}, b.Pools[i]...)
	}
	for i := range b.Sections {
		for _, p := range payloads(&b.Sections[i]) {
			*p = append([]byte{}, *p...)
		}
	}
}
