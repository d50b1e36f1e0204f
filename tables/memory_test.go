package tables_test

import (
	"bytes"
	"runtime"
	"slices"
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
	for name, b := range map[string]*tables.Body{
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
		"a megabyte of rules":  {Rules: "dice=2" + string(bytes.Repeat([]byte(" "), 1e6)), Layout: layout},
		"a megabyte of pool":   {Rules: parseRules(t, "dice=1 sides=2 away=1").String(), Layout: layout, Pools: [][]byte{make([]byte, 1e6)}},
		"a megabyte of shares": {Rules: parseRules(t, "dice=1").String(), Layout: layout, Pools: [][]byte{{}}, Sections: []tables.BodySection{{Goal: "low", Tie: "0", Shares: make([]byte, 1e6)}}},
	} {
		filled(b)
		inputs[name] = sealBody(t, b)
	}
	for name, data := range inputs {
		var err error
		used := allocated(func() { _, err = tables.Decode(data) })
		require.ErrorIs(t, err, tables.ErrFormat, name)
		assert.LessOrEqual(t, used, allowedTimes*len(data)+allowedSome, "%s, %d bytes", name, len(data))
	}
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
