package tables_test

import (
	"bytes"
	"crypto/sha256"
	"encoding/binary"
	"fmt"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"threesaway/tables"
)

// Files that were never tables: MessagePack made to hurt.

// nest is so many arrays inside each other.
func nest(depth int, head ...byte) []byte { return bytes.Repeat(head, depth) }

// hostile returns MessagePack that no table has.
func hostile() map[string][]byte {
	list := map[string][]byte{
		"nothing":              {},
		"nil":                  {0xc0},
		"a code of no use":     {0xc1},
		"false":                {0xc2},
		"true":                 {0xc3},
		"a number":             {0x05},
		"a negative number":    {0xff},
		"an empty string":      {0xa0},
		"an empty array":       {0x90},
		"an empty byte string": {0xc4, 0},
		"an empty map":         {0x80},
		"map 16":               {0xde, 0xff, 0xff},
		"map 32":               {0xdf, 0xff, 0xff, 0xff, 0xff},
		"ext 8":                {0xc7, 1, 1, 1},
		"ext 16":               {0xc8, 0, 1, 1, 1},
		"ext 32":               {0xc9, 0x3b, 0x9a, 0xca, 0, 1},
		"fixext 1":             {0xd4, 1, 1},
		"a time":               {0xd6, 0xff, 0, 0, 0, 0},
		"float 32":             {0xca, 0, 0, 0, 0},
		"float 64":             {0xcb, 0, 0, 0, 0, 0, 0, 0, 0},
		"uint 8":               {0xcc, 1},
		"uint 16":              {0xcd, 1, 1},
		"uint 32":              {0xce, 1, 1, 1, 1},
		"uint 8 cut off":       {0xcc},
		"uint 16 cut off":      {0xcd, 1},
		"uint 32 cut off":      {0xce, 1, 1, 1},
		"uint 64":              {0xcf, 255, 255, 255, 255, 255, 255, 255, 255},
		"int 8":                {0xd0, 1},
		"int 64":               {0xd3, 128, 0, 0, 0, 0, 0, 0, 0},
		"an array without end": nest(4, 0x94),
		"ten million arrays":   nest(10_000_000, 0x91),
		"a million wide ones":  nest(1_000_000, 0xdc, 0, 1),
		"a million empty ones": append([]byte{0xdd, 0, 0x0f, 0x42, 0x40}, nest(1_000_000, 0x90)...),
		"text":                 []byte("threes away table"),
		"JSON":                 []byte(`["threes away table",1,"",""]`),
	}
	for _, head := range []byte{0xc4, 0xc5, 0xc6, 0xd9, 0xda, 0xdb, 0xdc, 0xdd} {
		width := map[byte]int{0xc4: 1, 0xc5: 2, 0xc6: 4, 0xd9: 1, 0xda: 2, 0xdb: 4, 0xdc: 2, 0xdd: 4}[head]
		for cut := range width {
			list[fmt.Sprintf("code %#x with %d bytes of its length", head, cut)] = append([]byte{head}, make([]byte, cut)...)
		}
		if width == 4 {
			billion := binary.BigEndian.AppendUint32([]byte{head}, 1e9)
			list[fmt.Sprintf("code %#x of a billion", head)] = billion
			list[fmt.Sprintf("code %#x of a billion and some bytes", head)] = append(billion, make([]byte, 100)...)
		}
		most := append([]byte{head}, 0xff, 0xff, 0xff, 0xff)[:1+width]
		list[fmt.Sprintf("code %#x of the most", head)] = most
		list[fmt.Sprintf("code %#x of the most in an array", head)] = append([]byte{0x91}, most...)
	}
	return list
}

func TestHostileBytesAreRefused(t *testing.T) {
	t.Parallel()
	for name, data := range hostile() {
		refused(t, data, "%s", name)
		refused(t, append([]byte{0x94}, data...), "%s where the magic should be", name)
		refused(t, seal(t, data), "%s as the body, with its checksum", name)
	}
}

// Each value of a table is put in the place of every other and of all that is
// hostile; those of the body with the checksum mended.
// What stands where the outermost array must be is told by its kind, the first and the
// last code of each.
func TestErrorsTellWhatIsThere(t *testing.T) {
	t.Parallel()
	for says, codes := range map[string][]byte{
		"a number is there":      {0x00, 0x7f, 0xcc, 0xce},
		"an array of":            {0x90, 0x9f, 0xdc, 0xdd},
		"a text is there":        {0xa0, 0xbf, 0xd9, 0xdb},
		"a byte string is there": {0xc4, 0xc6},
		"a table has no such":    {0x80, 0x8f, 0xc0, 0xc3, 0xc7, 0xcb, 0xcf, 0xd8, 0xde, 0xff},
	} {
		for _, code := range codes {
			_, err := tables.Decode([]byte{code, 0, 0, 0, 5})
			require.ErrorIs(t, err, tables.ErrFormat)
			assert.ErrorContains(t, err, "byte 0: ", "code %#x", code)
			assert.ErrorContains(t, err, says, "code %#x", code)
		}
	}
	_, err := tables.Decode([]byte{0x9f})
	assert.ErrorContains(t, err, "an array of 15: must be of 4")
}

func TestHostileValuesAreRefusedInEveryPlace(t *testing.T) {
	t.Parallel()
	data := file(t, tinyRules, 2)
	b := unseal(t, data)
	body := raw(func(w *writer) { w.body(b) })
	bad := hostile()
	for name, value := range bad {
		if len(value) > 1000 {
			delete(bad, name)
		}
	}
	for name, value := range bad {
		for at, end := range ends(t, data) {
			if whole := splice(data, at, end, value); !bytes.Equal(whole, data) {
				refused(t, whole, "%s at byte %d", name, at)
			}
		}
		for at, end := range ends(t, body) {
			if whole := splice(body, at, end, value); !bytes.Equal(whole, body) {
				refused(t, seal(t, whole), "%s at byte %d of the body", name, at)
			}
		}
	}
}

func splice(data []byte, at, end int, value []byte) []byte {
	return append(append(clone(data[:at]), value...), data[end:]...)
}

// ends returns where each value begins and ends, by walking MessagePack of the
// few types that a table has.
func ends(t *testing.T, data []byte) map[int]int {
	t.Helper()
	list := map[int]int{}
	var walk func(at int) int
	walk = func(at int) int {
		c, n, begin := data[at], 0, at
		at++
		long := func(width int) {
			var wide [8]byte
			copy(wide[8-width:], data[at:at+width])
			n, at = int(binary.BigEndian.Uint64(wide[:])), at+width
		}
		array := false
		switch {
		case c < 0x80:
		case c >= 0x90 && c < 0xa0:
			n, array = int(c&15), true
		case c >= 0xa0 && c < 0xc0:
			n = int(c & 31)
		case c == 0xc4 || c == 0xd9:
			long(1)
		case c == 0xc5 || c == 0xda:
			long(2)
		default:
			require.Fail(t, "a type that a small table does not have", "%#x", c)
		}
		if array {
			for range n {
				at = walk(at)
			}
		} else {
			at += n
		}
		list[begin] = at
		return at
	}
	require.Equal(t, len(data), walk(0))
	return list
}

// The counts that a table may declare are bounded before anything is read.
func TestMorePoolsAndSectionsThanATableHasAreRefused(t *testing.T) {
	t.Parallel()
	b := unseal(t, file(t, tinyRules, 2))
	pools, sections := b.Pools, b.Sections
	for _, test := range []struct {
		pools, sections int
		says            string
	}{
		{64, 1, "64 pools: 1 are needed for 1 dice"},
		{65, 1, "an array of 65: at most 64"},
		{1, 65536, "goal low is there twice"},
		{1, 65537, "an array of 65537: at most 65536"},
	} {
		b.Pools = slices.Repeat(pools[:1], test.pools)
		b.Sections = slices.Repeat(sections[:1], test.sections)
		_, err := tables.Decode(sealBody(t, b))
		require.ErrorIs(t, err, tables.ErrFormat)
		assert.ErrorContains(t, err, test.says)
	}
}

// A body, and whatever is in it, must have the values that it has and no others.
func TestArraysOfOtherLengthsAreRefused(t *testing.T) {
	t.Parallel()
	content := inner(t, file(t, tinyRules, 2))
	arrays := 0
	for at, end := range ends(t, content) {
		c := content[at]
		if c < 0x90 || c >= 0xa0 {
			continue
		}
		arrays++
		refused(t, seal(t, splice(content, at, at+1, []byte{c - 1})), "one value less at byte %d", at)
		longer := splice(content, end, end, []byte{0xc4, 0})
		longer[at]++
		refused(t, seal(t, longer), "an empty value more at byte %d", at)
	}
	assert.Equal(t, 3+5, arrays, "the body, the pools, the sections and each section")
}

func TestOtherEnvelopesAreRefused(t *testing.T) {
	t.Parallel()
	content := inner(t, file(t, tinyRules, 2))
	sum := sha256.Sum256(content)
	other := sha256.Sum256(nil)
	const magic = "threes away table"
	write := func(magic string, version int, body, sum []byte) []byte {
		return raw(func(w *writer) { w.array(4); w.str(magic); w.number(version); w.bin(body); w.bin(sum) })
	}
	_, err := tables.Decode(write(magic, 2, content, sum[:]))
	require.NoError(t, err, "this one is right")
	for name, test := range map[string]struct {
		data []byte
		says string
	}{
		"other magic":  {write("threes away Table", 2, content, sum[:]), "does not begin with"},
		"longer magic": {write(magic+"\x00", 2, content, sum[:]), "does not begin with"},
		"no magic":     {write("", 2, content, sum[:]), "does not begin with"},
		"version 0":    {write(magic, 0, content, sum[:]), "format version 0"},
		"version 1":    {write(magic, 1, content, sum[:]), "format version 1"},
		"version 3":    {write(magic, 3, content, sum[:]), "format version 3"},
		"version 127":  {write(magic, 127, content, sum[:]), "format version 127"},
		"no body":      {write(magic, 2, nil, other[:]), "byte 0"},
		"other sum":    {write(magic, 2, content, other[:]), "checksum"},
		"no sum":       {write(magic, 2, content, nil), "checksum"},
		"shorter sum":  {write(magic, 2, content, sum[:31]), "checksum"},
		"longer sum":   {write(magic, 2, content, append(sum[:], 0)), "checksum"},
		"three values": {raw(func(w *writer) { w.array(3); w.str(magic); w.number(2); w.bin(content) }), "byte 0: an array of 3: must be of 4"},
		"five values": {raw(func(w *writer) {
			w.array(5)
			w.str(magic)
			w.number(2)
			w.bin(content)
			w.bin(sum[:])
			w.number(0)
		}), "byte 0: an array of 5: must be of 4"},
		"the body as a string": {raw(func(w *writer) { w.array(4); w.str(magic); w.number(2); w.str(string(content)); w.bin(sum[:]) }), "byte 20: a text is there where a byte string must be"},
		"the magic as bytes":   {raw(func(w *writer) { w.array(4); w.bin([]byte(magic)); w.number(2); w.bin(content); w.bin(sum[:]) }), "byte 1: a byte string is there where a text must be"},
		"the sum as a string":  {raw(func(w *writer) { w.array(4); w.str(magic); w.number(2); w.bin(content); w.str(string(sum[:])) }), "a text is there where a byte string must be"},
		"a body in a body":     {seal(t, raw(func(w *writer) { w.envelope(content) })), "byte 19: a number is there where a text must be"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			refused(t, test.data, "%s", name)
			_, err := tables.Decode(test.data)
			assert.ErrorContains(t, err, test.says)
		})
	}
}
