package tables_test

import (
	"bytes"
	"testing"

	"github.com/stretchr/testify/require"

	"threesaway/solver"
	"threesaway/tables"
)

// FuzzDecode gives Decode any bytes as a file and, to get past the checksum, as
// the body of one. Either must cost little. What decodes must have been written so,
// and what is then proven must answer.
func FuzzDecode(f *testing.F) {
	for _, set := range []ruleSet{
		{rules: tinyRules, players: 3},
		{rules: "dice=2 sides=2 away=none ties=split", players: 3},
		{rules: "dice=2 sides=2 away=1 ties=tied", players: 3},
		{rules: "dice=2 sides=2 away=1 pass=true bottoms=turn", players: 2},
		{rules: "dice=1 sides=3 away=1 bottoms=die", players: 2},
		{rules: "dice=1 sides=2 away=1 progressive=1,0 moon=turn", players: 2, pot: 6},
	} {
		data := set.file(f)
		content := inner(f, data)
		f.Add(data)
		f.Add(content)
		f.Add(data[:len(data)/2])
		f.Add(content[:len(content)/2])
		f.Add(append(clone(content), 0))
		for _, at := range []int{0, 1, 30, 180, len(content) - 1} {
			mutant := clone(content)
			mutant[at] ^= 0x41
			f.Add(mutant)
		}
	}
	for _, data := range hostile() {
		if len(data) < 1000 {
			f.Add(data)
		}
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		for _, whole := range [][]byte{data, seal(t, data)} {
			var table *tables.Table
			var err error
			used := allocated(func() { table, err = tables.Decode(whole) })
			require.LessOrEqual(t, used, 2*allowedTimes*len(whole)+allowedSome, "for %d bytes", len(whole))
			if err != nil {
				require.ErrorIs(t, err, tables.ErrFormat)
				continue
			}
			require.True(t, bytes.Equal(whole, encode(t, table)), "what decodes is written otherwise")
			if err := verify(table); err != nil {
				require.ErrorIs(t, err, tables.ErrWrong)
				continue
			}
			answers(t, table)
		}
	})
}

// answers asks a table about the first throw of every part that it has values of.
func answers(t *testing.T, table *tables.Table) {
	t.Helper()
	for _, s := range table.Summary() {
		if s.Positions == 0 {
			continue
		}
		pos := openingOf(table.Rules(), s.Part)
		if s.Part.Goal.Kind == solver.KindBeat {
			pos.ScoreToBeat, pos.Holders, pos.Seat = 0, 1, 2
		}
		sol, err := table.Solution(s.Part.Goal, pos)
		require.NoError(t, err)
		_, err = sol.Value(pos)
		require.NoError(t, err)
	}
}
