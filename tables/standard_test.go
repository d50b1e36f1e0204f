package tables_test

import (
	"bytes"
	"math/big"
	"runtime"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"threesaway/engine"
	"threesaway/solver"
	"threesaway/tables"
)

// The embedded table is a build product; nobody may have to trust it.
func TestEmbeddedTableIsWhatABuildGives(t *testing.T) {
	t.Parallel()
	slow(t)
	data, err := standardFile()
	require.NoError(t, err)
	want := sealBody(t, upTo(t, unseal(t, data), builtPlayers))
	got := encode(t, build(t, engine.ThreesAway(), tables.Scope{Players: builtPlayers}))
	assert.True(t, bytes.Equal(want, got), "a build gives other bytes")
	assert.True(t, bytes.Equal(data, encode(t, standard(t))), "the program embeds another file")
	assert.Equal(t, data, sealBody(t, upTo(t, unseal(t, data), standardPlayers)), "nothing is left out for as many players as there are")
}

// Nor do the bytes depend on the machine, or on for how many players more a game
// was solved. This test is not parallel as it sets what is global.
func TestEmbeddedTableIsThatOfFewerPlayersAndMoreAtEveryGOMAXPROCS(t *testing.T) {
	data, err := standardFile()
	require.NoError(t, err)
	want := sealBody(t, upTo(t, unseal(t, data), 3))
	before := runtime.GOMAXPROCS(0)
	defer runtime.GOMAXPROCS(before)
	for _, procs := range []int{1, 2} {
		runtime.GOMAXPROCS(procs)
		got := encode(t, build(t, engine.ThreesAway(), tables.Scope{Players: 3}))
		assert.True(t, bytes.Equal(want, got), "GOMAXPROCS=%d: a build gives other bytes", procs)
	}
}

// upTo returns a body without the games of more players.
func upTo(t failer, b *tables.Body, players int) *tables.Body {
	t.Helper()
	c := *b
	c.Sections = slices.DeleteFunc(slices.Clone(b.Sections), func(s tables.BodySection) bool { return s.Players > players })
	return renumbered(t, &c)
}

// Standard reads its file without the full checks; here they are made.
func TestEmbeddedTableIsWholeAndProven(t *testing.T) {
	t.Parallel()
	data, err := standardFile()
	require.NoError(t, err)
	assert.Equal(t, standard(t), decode(t, data))
	slow(t)
	assert.NoError(t, verify(decode(t, sealBody(t, upTo(t, unseal(t, data), provenPlayers)))))
}

func TestStandardHoldsThePartsOfEightPlayers(t *testing.T) {
	t.Parallel()
	table := standard(t)
	assert.Same(t, table, standard(t), "it is unpacked once")
	assert.Equal(t, engine.ThreesAway(), table.Rules())
	parts := []tables.Part{}
	for _, s := range table.Summary() {
		parts = append(parts, s.Part)
	}
	want, beyond := tables.Scope{Players: 8}.Parts(engine.ThreesAway())
	assert.Equal(t, want, parts)
	assert.Empty(t, beyond)
	assert.Len(t, parts, 4+7)
}

// The values stand in RULES.md and were computed outside this project.
func TestStandardHoldsTheKnownValues(t *testing.T) {
	t.Parallel()
	table := standard(t)
	low := solution(t, table, tables.Part{Goal: solver.Low()})
	for left, want := range []*big.Rat{
		1: big.NewRat(3, 1), 2: big.NewRat(79, 18), 3: big.NewRat(2261, 432),
		4: big.NewRat(544369, 93312), 5: big.NewRat(504205555, 80621568),
	} {
		if want == nil {
			continue
		}
		value, err := low.Value(engine.Position{Left: left})
		require.NoError(t, err)
		nearest, _ := want.Float64()
		assert.Equal(t, nearest, value, "low, %d dice", left)
	}

	// A tie that counts as a win makes beat the probability of at most m.
	outcomes := int64(470184984576) // 6^15
	beat := solution(t, table, tables.Part{Goal: solver.Beat(solver.WeightOne)})
	for m, times := range []int64{
		9908922576, 34328830072, 76203835453, 125563205167, 179760454047, 234781387094, 291002462074,
	} {
		value, err := beat.Value(engine.Position{Left: 5, ScoreToBeat: m})
		require.NoError(t, err)
		nearest, _ := big.NewRat(times, outcomes).Float64()
		assert.Equal(t, nearest, value, "at most %d", m)
	}

	for players, shares := range map[int][]float64{
		2: {0.473015866841464},
		3: {0.315658379539, 0.330032175851, 0.354309444610},
		4: {0.238044201069, 0.244779860085, 0.252402237504, 0.264773701341},
	} {
		game := gameSolution(t, table, players)
		for i, want := range shares {
			share, err := shareOf(game, players, i+1)
			require.NoError(t, err)
			assert.InDelta(t, want, share, 6e-13, "win, %d players, seat %d", players, i+1)
		}
	}
}

// FORMAT.md tells readers what the table of the standard game takes.
func TestStandardIsOfTheSizeThatTheFormatStates(t *testing.T) {
	t.Parallel()
	positions := 0
	for _, s := range standard(t).Summary() {
		positions += s.Positions
	}
	rows, size := standard(t).PoolSummary()
	assert.Equal(t, 74997, positions)
	assert.Equal(t, 292, rows)
	assert.Equal(t, 37, size/1000, "whole kB of rows")
}
