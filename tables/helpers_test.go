package tables_test

import (
	"context"
	"encoding/binary"
	"math"
	"math/rand/v2"
	"os"
	"sync"
	"testing"

	"github.com/stretchr/testify/require"

	"threesaway/engine"
	"threesaway/solver"
	"threesaway/tables"
)

// failer is what *testing.T, *testing.F and *rapid.T have in common here.
type failer interface {
	require.TestingT
	Helper()
}

// ruleSet is a game that is small enough to look at every position.
type ruleSet struct {
	name    string
	rules   string
	players int
}

// ruleSets differ in all that the form of a table depends on: dice, sides, away
// face, kinds of ties, legal keeps and bytes of a mask.
var ruleSets = []ruleSet{
	{"one die", "dice=1 sides=2 away=1", 3},
	{"fewer dice", "dice=2", 3},
	{"fewer sides", "dice=3 sides=3 away=2", 3},
	{"other away face", "dice=2 sides=4 away=4", 4},
	{"no away face", "dice=2 sides=4 away=none", 3},
	{"ties of the tied", "dice=2 sides=3 away=2 ties=tied", 4},
	{"split ties", "dice=2 sides=3 away=2 ties=split", 4},
	{"away dice must be kept", "dice=3 sides=3 away=3 must_keep_away=true", 3},
	{"other antes, no cut-off", "dice=2 sides=3 away=1 zero_ante=0 tie_ante=7 cutoff=false", 2},
	{"masks of two bytes", "dice=9 sides=2 away=1", 2},
	{"masks of four bytes", "dice=17 sides=2 away=2", 2},
}

func parseRules(t failer, text string) engine.Rules {
	t.Helper()
	r, err := engine.ParseRules(text)
	require.NoError(t, err)
	return r
}

func build(t failer, r engine.Rules, parts []tables.Part) *tables.Table {
	t.Helper()
	table, err := tables.Build(context.Background(), r, parts, nil)
	require.NoError(t, err)
	return table
}

func encode(t failer, table *tables.Table) []byte {
	t.Helper()
	data, err := table.Encode()
	require.NoError(t, err)
	return data
}

func decode(t failer, data []byte) *tables.Table {
	t.Helper()
	table, err := tables.Decode(data)
	require.NoError(t, err)
	return table
}

// file returns a table of a game as the bytes of a file.
func file(t failer, rules string, players int) []byte {
	t.Helper()
	return encode(t, build(t, parseRules(t, rules), tables.Parts(players)))
}

func unseal(t failer, data []byte) *tables.Body {
	t.Helper()
	b, err := tables.Unseal(data)
	require.NoError(t, err)
	return b
}

func sealBody(t failer, b *tables.Body) []byte {
	t.Helper()
	data, err := tables.SealBody(b)
	require.NoError(t, err)
	return data
}

func seal(t failer, inner []byte) []byte {
	t.Helper()
	data, err := tables.Seal(inner)
	require.NoError(t, err)
	return data
}

func inner(t failer, data []byte) []byte {
	t.Helper()
	b, err := tables.Inner(data)
	require.NoError(t, err)
	return b
}

func verify(table *tables.Table) error {
	_, err := tables.Verify(context.Background(), table)
	return err
}

func solution(t failer, table *tables.Table, part tables.Part) solver.Solution {
	t.Helper()
	s, err := table.Solution(part.Goal, part.Players)
	require.NoError(t, err)
	return s
}

func gameSolution(t failer, table *tables.Table, players int) solver.GameSolution {
	t.Helper()
	s, ok := solution(t, table, tables.Part{Goal: solver.Win(), Players: players}).(solver.GameSolution)
	require.True(t, ok, "win is a solver.GameSolution")
	return s
}

func newRoll(t failer, faces ...engine.Face) engine.Roll {
	t.Helper()
	roll, err := engine.NewRoll(faces...)
	require.NoError(t, err)
	return roll
}

// goals are those of tables.Parts.
var goals = []solver.Goal{
	solver.Low(),
	solver.Beat(solver.WeightZero),
	solver.Beat(solver.WeightHalf),
	solver.Beat(solver.WeightOne),
	solver.Win(),
}

// standardPlayers is how many players the embedded table serves.
const standardPlayers = 8

// standardFile is the embedded table as it lies beside the package.
var standardFile = sync.OnceValues(func() ([]byte, error) { return os.ReadFile("standard.table") })

// solveStandard solves the standard game anew.
var solveStandard = sync.OnceValues(func() (map[solver.Goal]solver.ExactSolution, error) {
	solutions := map[solver.Goal]solver.ExactSolution{}
	for _, goal := range goals {
		s, err := solver.Solve(engine.ThreesAway(), goal, standardPlayers)
		if err != nil {
			return nil, err
		}
		solutions[goal] = s
	}
	return solutions, nil
})

func standard(t failer) *tables.Table {
	t.Helper()
	table, err := tables.Standard()
	require.NoError(t, err)
	return table
}

// newRand returns the same random numbers in every run, so that a failure can
// be repeated.
func newRand(seed uint64) *rand.Rand { return rand.New(rand.NewPCG(seed, 0)) }

func randomRoll(t failer, rnd *rand.Rand, dice, sides int) engine.Roll {
	t.Helper()
	faces := make([]engine.Face, dice)
	for i := range faces {
		faces[i] = engine.Face(1 + rnd.IntN(sides))
	}
	return newRoll(t, faces...)
}

// randomPosition returns a position that play can lead to.
func randomPosition(rnd *rand.Rand, r engine.Rules, players int) engine.Position {
	for {
		pos := engine.Position{Players: players, Seat: 1 + rnd.IntN(players), Left: 1 + rnd.IntN(r.Dice)}
		pos.Total = rnd.IntN((r.Dice-pos.Left)*r.MaxDieScore() + 1)
		if pos.ScoreToBeat = engine.NoScore; pos.Seat > 1 {
			pos.ScoreToBeat = rnd.IntN(r.MaxScore() + 1)
			pos.Holders = 1 + rnd.IntN(pos.Seat-1)
		}
		if pos.Validate(r) == nil {
			return pos
		}
	}
}

// clone returns a copy that a test may alter.
func clone(b []byte) []byte { return append([]byte(nil), b...) }

func putFloat(b []byte, i int, f float64) {
	binary.LittleEndian.PutUint64(b[8*i:], math.Float64bits(f))
}

func floatOf(b []byte, i int) float64 {
	return math.Float64frombits(binary.LittleEndian.Uint64(b[8*i:]))
}

// eachRuleSet runs a test for every rule set at the same time.
func eachRuleSet(t *testing.T, test func(t *testing.T, set ruleSet)) {
	t.Helper()
	for _, set := range ruleSets {
		t.Run(set.name, func(t *testing.T) {
			t.Parallel()
			test(t, set)
		})
	}
}
