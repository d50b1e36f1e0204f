package tables_test

import (
	"crypto/sha256"
	"encoding/binary"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"threesaway/tables"
)

// writer writes MessagePack by its specification, by hand: each head in the
// shortest form, but for one that is written wider by some steps.
type writer struct {
	bytes []byte
	heads int // written so far
	wide  int // the head to widen, from 1
	steps int
}

// form is one way to write a head: a code, and the bytes of the number behind
// it; none where the number is part of the code.
type form struct {
	code  byte
	bytes int
	most  uint64
}

var (
	strForms    = []form{{0xa0, 0, 31}, {0xd9, 1, 1<<8 - 1}, {0xda, 2, 1<<16 - 1}, {0xdb, 4, 1<<32 - 1}}
	binForms    = []form{{0xc4, 1, 1<<8 - 1}, {0xc5, 2, 1<<16 - 1}, {0xc6, 4, 1<<32 - 1}}
	arrayForms  = []form{{0x90, 0, 15}, {0xdc, 2, 1<<16 - 1}, {0xdd, 4, 1<<32 - 1}}
	numberForms = []form{
		{0x00, 0, 127}, {0xcc, 1, 1<<8 - 1}, {0xcd, 2, 1<<16 - 1}, {0xce, 4, 1<<32 - 1}, {0xcf, 8, 1<<64 - 1},
	}
)

func (w *writer) head(forms []form, n uint64) {
	w.heads++
	i := 0
	for n > forms[i].most {
		i++
	}
	if w.heads == w.wide {
		i = min(i+w.steps, len(forms)-1)
	}
	f := forms[i]
	if f.bytes == 0 {
		w.bytes = append(w.bytes, f.code|byte(n))
		return
	}
	var wide [8]byte
	binary.BigEndian.PutUint64(wide[:], n)
	w.bytes = append(append(w.bytes, f.code), wide[8-f.bytes:]...)
}

func (w *writer) array(n int)  { w.head(arrayForms, uint64(n)) }
func (w *writer) number(n int) { w.head(numberForms, uint64(n)) }

func (w *writer) str(s string) {
	w.head(strForms, uint64(len(s)))
	w.bytes = append(w.bytes, s...)
}

func (w *writer) bin(b []byte) {
	w.head(binForms, uint64(len(b)))
	w.bytes = append(w.bytes, b...)
}

func (w *writer) body(b *tables.Body) {
	w.array(4)
	w.str(b.Rules)
	w.str(b.Layout)
	w.array(len(b.Pools))
	for _, pool := range b.Pools {
		w.bin(pool)
	}
	w.array(len(b.Sections))
	for _, s := range b.Sections {
		w.array(9)
		w.str(s.Goal)
		w.str(s.Tie)
		w.number(s.Players)
		w.number(s.Round)
		w.number(s.Pot)
		w.bin(s.Shares)
		w.bin(s.Values)
		w.bin(s.Rows)
		w.bin(s.Endings)
	}
}

func (w *writer) envelope(inner []byte) {
	sum := sha256.Sum256(inner)
	w.array(4)
	w.str("threes away table")
	w.number(2)
	w.bin(inner)
	w.bin(sum[:])
}

// raw returns the bytes that the writer is told to write.
func raw(write func(w *writer)) []byte {
	var w writer
	write(&w)
	return w.bytes
}

// FORMAT.md: numbers and lengths are written in the shortest form.
func TestTablesAreWrittenInTheShortestForm(t *testing.T) {
	t.Parallel()
	eachRuleSet(t, func(t *testing.T, set ruleSet) {
		data := set.file(t)
		byHand := raw(func(w *writer) { w.envelope(raw(func(w *writer) { w.body(unseal(t, data)) })) })
		require.Len(t, byHand, len(data))
		assert.Equal(t, byHand, data)
	})
}

// A table has one encoding only, or a checksum of the file would say little.
func TestEveryLongerFormIsRefused(t *testing.T) {
	t.Parallel()
	data := ruleSet{rules: "dice=2 sides=2 away=1 tie_ante=150", players: 2, pot: 300}.file(t) // pots of each length
	b := unseal(t, data)
	var plain writer
	plain.body(b)
	require.Greater(t, plain.heads, 50, "arrays, strings and payloads")
	longer := 0
	for head := 1; head <= plain.heads; head++ {
		for steps := 1; steps <= 3; steps++ {
			w := writer{wide: head, steps: steps}
			w.body(b)
			if len(w.bytes) == len(plain.bytes) {
				continue // there is no longer form
			}
			longer++
			refused(t, seal(t, w.bytes), "head %d of the body, %d steps wider", head, steps)
		}
	}
	assert.Greater(t, longer, 2*plain.heads)
	content := inner(t, data)
	for head := 1; head <= 5; head++ {
		for steps := 1; steps <= 3; steps++ {
			w := writer{wide: head, steps: steps}
			if w.envelope(content); len(w.bytes) > len(data) {
				refused(t, w.bytes, "head %d of the envelope, %d steps wider", head, steps)
			}
		}
	}
}

// refused checks that Decode refuses data with ErrFormat.
func refused(t *testing.T, data []byte, format string, args ...any) {
	t.Helper()
	table, err := tables.Decode(data)
	if table != nil {
		require.Fail(t, "a table was made of it", append([]any{format}, args...)...)
	}
	require.ErrorIs(t, err, tables.ErrFormat, append([]any{format}, args...)...)
}
