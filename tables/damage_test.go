package tables_test

import (
	"errors"
	"flag"
	"fmt"
	"math"
	"runtime"
	"sync"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"threesaway/engine"
	"threesaway/solver"
	"threesaway/tables"
)

// A file that was damaged by accident: the checksum is what it was.

// tinyRules has the smallest table that has everything.
const tinyRules = "dice=1 sides=2 away=1"

func TestEveryFlippedBitIsRefused(t *testing.T) {
	t.Parallel()
	for _, set := range []ruleSet{{rules: tinyRules, players: 2}, {rules: tinyRules + " progressive=0", players: 2, pot: 4}} {
		data := set.file(t)
		for at := range data {
			for bit := range 8 {
				data[at] ^= 1 << bit
				refused(t, data, "bit %d of byte %d", bit, at)
				data[at] ^= 1 << bit
			}
		}
		_, err := tables.Decode(data)
		require.NoError(t, err, "all is as it was")
	}
}

func TestEveryByteOfASmallTableMatters(t *testing.T) {
	t.Parallel()
	for _, set := range []ruleSet{
		{rules: "dice=2 sides=3 away=2 ties=tied", players: 3},
		{rules: "dice=2 sides=3 away=2 pass=true bottoms=turn progressive=2", players: 2},
	} {
		data, rnd := set.file(t), newRand(6)
		for at := range data {
			change := byte(1 + rnd.IntN(255))
			data[at] ^= change
			refused(t, data, "byte %d changed by %#x", at, change)
			data[at] ^= change
		}
	}
}

// standardStride is from one place of the standard table that is damaged to the next:
// a prime, so that no structure is followed. With -stride 1 every byte is altered, and
// the table cut off before every byte; docs/HOW-WE-KNOW.md says how long that takes.
var standardStride = flag.Int("stride", 56003, "from one damaged byte of the standard table to the next")

// The heads and the sum of the standard table are looked at byte by byte, the rest by
// sample.
func TestDamageToTheStandardTableIsRefused(t *testing.T) {
	t.Parallel()
	standard, err := standardFile()
	require.NoError(t, err)
	require.Positive(t, *standardStride)
	const head, tail = 32, 34
	shares := runtime.GOMAXPROCS(0)
	for share := range shares {
		t.Run(fmt.Sprintf("%d of %d", share+1, shares), func(t *testing.T) {
			t.Parallel()
			data := clone(standard)
			for i, at := 0, 0; at < len(data); i++ {
				if i%shares == share {
					data[at] ^= 1 << (at % 8)
					refused(t, data, "byte %d", at)
					data[at] ^= 1 << (at % 8)
					refused(t, data[:at], "%d of %d bytes", at, len(data))
				}
				step := 1
				if at >= head && at < len(data)-tail {
					step = min(*standardStride, len(data)-tail-at)
				}
				at += step
			}
		})
	}
}

func TestEveryTruncationIsRefused(t *testing.T) {
	t.Parallel()
	data := file(t, "dice=2 sides=3 away=2", 3)
	for n := range data {
		refused(t, data[:n], "%d of %d bytes", n, len(data))
	}
}

func TestTrailingBytesAreRefused(t *testing.T) {
	t.Parallel()
	data := file(t, tinyRules, 2)
	for name, tail := range map[string][]byte{
		"a zero":           {0},
		"a line feed":      {'\n'},
		"nil":              {0xc0},
		"a number":         {1},
		"an empty array":   {0x90},
		"a table":          data,
		"many zeros":       make([]byte, 4096),
		"half a head":      {0xdd, 0},
		"a byte of no use": {0xc1},
	} {
		refused(t, append(clone(data), tail...), "%s behind the table", name)
		refused(t, seal(t, append(inner(t, data), tail...)), "%s behind the body", name)
	}
}

// With the checksum mended, damage is for the checks behind it to find: what is
// still accepted must answer as a fresh solve of the rules it names does.
func TestDamageWithAMendedChecksumNeverMakesAWrongTable(t *testing.T) {
	t.Parallel()
	for _, set := range []ruleSet{
		{rules: tinyRules + " ties=split", players: 3},
		{rules: "dice=2 sides=2 away=2 ties=tied", players: 3},
		{rules: "dice=2 sides=2 away=1 pass=true", players: 2},
		{rules: "dice=2 sides=2 away=1 bottoms=turn", players: 2},
		{rules: "dice=1 sides=3 away=1 bottoms=die", players: 2},
		{rules: "dice=2 sides=2 away=1 moon=turn progressive=2", players: 2},
		{rules: "dice=1 sides=3 away=1 bottoms=throw", players: 2, pot: 4},
	} {
		t.Run(set.rules, func(t *testing.T) {
			t.Parallel()
			content, rnd := inner(t, set.file(t)), newRand(7)
			for at := range sample(len(content)) {
				if set.pot > 0 && at%alteredStride != 0 {
					continue
				}
				change := byte(1 + rnd.IntN(255))
				if at%2 == 0 {
					change = 1 << rnd.IntN(8)
				}
				content[at] ^= change
				wrongOrRight(t, seal(t, content), "byte %d changed by %#x", at, change)
				content[at] ^= change
			}
		})
	}
}

func TestTruncatedBodiesWithAMendedChecksumAreRefused(t *testing.T) {
	t.Parallel()
	content := inner(t, file(t, "dice=2 sides=2 away=1", 3))
	for n := range content {
		refused(t, seal(t, content[:n]), "%d of %d bytes", n, len(content))
	}
}

// wrongOrRight checks that a file is refused by Decode, or by Verify, or is
// right.
func wrongOrRight(t *testing.T, data []byte, format string, args ...any) {
	t.Helper()
	what := append([]any{format}, args...)
	table, err := tables.Decode(data)
	if err != nil {
		require.ErrorIs(t, err, tables.ErrFormat, what...)
		return
	}
	require.Equal(t, data, encode(t, table), what...)
	if err := verify(table); err != nil {
		require.ErrorIs(t, err, tables.ErrWrong, what...)
		return
	}
	for _, s := range table.Summary() {
		if s.Positions > 0 {
			rightAnswers(t, table, s.Part, what)
		}
	}
}

// nearOf returns how far apart what a table holds of a part and what a fresh solve
// says may be: both are within the tolerance of FORMAT.md of the exact value.
func nearOf(r engine.Rules, part tables.Part, bound float64) float64 {
	switch part.Goal.Kind {
	case solver.KindWin:
		return 2 * tables.Tolerance(r)
	case solver.KindMoney:
		return 2 * (tables.Tolerance(r)*stakeOf(r, part) + bound)
	default:
		return 0
	}
}

// stakeOf returns the A of FORMAT.md, the antes that can be at stake.
func stakeOf(r engine.Rules, part tables.Part) float64 {
	return float64(2*part.Pot + 8*part.Players*(1+r.ZeroAnte+r.TieAnte))
}

// rightAnswers compares a part of a table with a fresh solve of its rules, as
// closely as Verify promises.
func rightAnswers(t *testing.T, table *tables.Table, part tables.Part, what []any) {
	t.Helper()
	r := table.Rules()
	fresh, err := solveOnce(r, part)
	require.NoError(t, err, what...)
	stored := solution(t, table, part)
	near := nearOf(r, part, boundOf(t, stored, part))
	same := func(a, b float64, err error) {
		t.Helper()
		if err != nil || math.Abs(a-b) > near { // require is slow for so many
			require.Fail(t, fmt.Sprintf("%s: %v for %v, %v", part, a, b, err), what...)
		}
	}
	for _, pos := range everyPosition(r, part) {
		want, err1 := fresh.Value(pos)
		got, err2 := stored.Value(pos)
		same(got, want, errors.Join(err1, err2))
		for roll := range engine.Rolls(pos.Left, r.Sides) {
			if part.Goal.Kind != solver.KindMoney {
				sameDecision(t, fresh, stored, pos, roll)
				continue
			}
			d, err := stored.Decide(pos, roll)
			require.NoError(t, err)
			require.LessOrEqual(t, lossOf(t, fresh, pos, roll, d), 4*near, "%s: %s of %s in %+v", part, d, roll, pos)
		}
		if round, ok := fresh.(solver.RoundSolution); ok && pos.Left == 0 {
			want, err1 := round.Ending(pos, pos.Total)
			got, err2 := stored.(solver.RoundSolution).Ending(pos, pos.Total)
			same(got.Win, want.Win, errors.Join(err1, err2))
			same(got.Tie, want.Tie, nil)
		}
	}
	for seat := 1; seat <= part.Players; seat++ {
		pos := openingOf(r, part)
		want, err1 := fresh.(solver.GameSolution).Share(pos, seat)
		got, err2 := stored.(solver.GameSolution).Share(pos, seat)
		same(got, want, errors.Join(err1, err2))
	}
}

// boundOf returns by how much the values of a part can be off as far larger pots
// are not solved; 0 for other goals than money.
func boundOf(t failer, s solver.Solution, part tables.Part) float64 {
	t.Helper()
	bounded, ok := s.(solver.BoundedSolution)
	if !ok {
		return 0
	}
	bound, err := bounded.Bound(openingOf(s.Rules(), part))
	require.NoError(t, err)
	return bound
}

// lossOf returns what a decision gives up against the one of a solution, by the
// values of that.
func lossOf(t failer, s solver.Solution, pos engine.Position, roll engine.Roll, d engine.Decision) float64 {
	t.Helper()
	r := s.Rules()
	if r.FirstThrowMoon(pos, roll) {
		return 0
	}
	best, err := s.Decide(pos, roll)
	require.NoError(t, err)
	want, err := s.Value(pos.After(r, roll, best))
	require.NoError(t, err)
	got, err := s.Value(pos.After(r, roll, d))
	require.NoError(t, err)
	return want - got
}

// solved remembers fresh solutions.
var solved sync.Map

func solveOnce(r engine.Rules, part tables.Part) (solver.Solution, error) {
	type question struct {
		rules engine.Rules
		part  tables.Part
	}
	once, _ := solved.LoadOrStore(question{r, part}, sync.OnceValues(func() (solver.Solution, error) {
		s, err := solver.Solve(r, part.Goal, openingOf(r, part))
		if err != nil {
			return nil, err
		}
		return solver.Proven(s)
	}))
	return once.(func() (solver.Solution, error))()
}

func TestDecodeSaysWhereTheDamageIs(t *testing.T) {
	t.Parallel()
	data := file(t, tinyRules, 2)
	for name, test := range map[string]struct {
		data []byte
		says string
	}{
		"empty":      {nil, "byte 0"},
		"cut":        {data[:100], " is declared, but 77 bytes are left"},
		"trailing":   {append(clone(data), 7, 7, 7), "3 bytes trail"},
		"one more":   {append(clone(data), 7), "1 bytes trail"},
		"too deep":   {[]byte{0x91, 0x91, 0x91, 0x91, 7}, "byte 0: an array of 1: must be of 4"},
		"deeper":     {append([]byte{0x94, 0x91}, data[1:]...), "byte 1: an array is there where a text must be"},
		"other type": {append([]byte{0x94, 0xc0}, data[2:]...), "byte 1: code 0xc0"},
		"body":       {append(clone(data[:200]), append([]byte{data[200] ^ 4}, data[201:]...)...), "checksum"},
	} {
		_, err := tables.Decode(test.data)
		require.ErrorIs(t, err, tables.ErrFormat, name)
		assert.ErrorContains(t, err, test.says, name)
	}
}
