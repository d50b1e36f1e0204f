package tables_test

import (
	"context"
	"encoding/binary"
	"iter"
	"math"
	"math/rand/v2"
	"os"
	"slices"
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
	{"the highest wins", "dice=2 sides=3 away=2 high=true", 4},
	{"the highest wins, ties of the tied", "dice=2 sides=3 away=3 high=true ties=tied must_keep_away=true", 4},
	{"the highest wins, split ties", "dice=3 sides=2 away=none high=true ties=split", 3},
	{"bottoms called blind", "dice=2 sides=3 away=2 bottoms=blind", 3},
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

// sample returns those numbers below n that are looked at closely: all, or every
// few in steps of damageStride.
func sample(n int) iter.Seq[int] {
	return func(yield func(int) bool) {
		for i := range n {
			if i%damageStride == 0 && !yield(i) {
				return
			}
		}
	}
}

// notBeaten returns a position with any score to beat that its turn has not lost
// to yet.
func notBeaten(rnd *rand.Rand, r engine.Rules, pos engine.Position) engine.Position {
	least := pos.Total
	if r.High {
		least = 0
	}
	pos.ScoreToBeat = least + rnd.IntN(r.MaxScore()-least+1)
	return pos
}

// clone returns a copy that a test may alter; never nil, which the codec writes
// otherwise.
func clone(b []byte) []byte { return append([]byte{}, b...) }

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

// keepOf returns the dice that a policy keeps.
func keepOf(p solver.Policy, pos engine.Position, roll engine.Roll) (engine.Keep, error) {
	d, err := p.Decide(pos, roll)
	return d.Keep, err
}

// shareOf returns what a new round of so many players is worth to a seat.
func shareOf(s solver.GameSolution, players, seat int) (float64, error) {
	return s.Share(engine.Position{Players: players, Seat: 1, Round: 1, Pot: players, ScoreToBeat: engine.NoScore}, seat)
}

// openingFor returns the first position of a game of so many players; two where
// the goal does not depend on them.
func openingFor(r engine.Rules, players int) engine.Position {
	return engine.Opening(r, max(2, players))
}

// eachRow calls visit for every row number of a section, in the order of the
// file, with the dice left and the place of the number among all.
func eachRow(t failer, r engine.Rules, s *tables.BodySection, visit func(left, n int)) {
	t.Helper()
	part, n := partOf(t, s), 0
	for _, state := range states(r, part) {
		for left := 1; left <= r.Dice; left++ {
			for range columns(r, part, state, left) {
				visit(left, n)
				n++
			}
		}
	}
	require.Len(t, s.Rows, 2*n, "every row number was visited")
}

func rowOf(s *tables.BodySection, n int) int { return int(binary.LittleEndian.Uint16(s.Rows[2*n:])) }

func putRow(s *tables.BodySection, n, row int) {
	binary.LittleEndian.PutUint16(s.Rows[2*n:], uint16(row))
}

// rowSize returns the bytes of a row for so many dice; FORMAT.md, "Rolls, keeps
// and rows".
func rowSize(r engine.Rules, left int) int {
	size := choose(r.Sides+left-1, left)
	switch {
	case r.Dice > 16:
		return 4 * size
	case r.Dice > 8:
		return 2 * size
	}
	return size
}

// renumbered returns a body that says the same with its rows as a table must
// have them: each once, all in use, in the order of first use.
func renumbered(t failer, b *tables.Body) *tables.Body {
	t.Helper()
	r, c := parseRules(t, b.Rules), *b
	c.Pools, c.Sections = make([][]byte, len(b.Pools)), slices.Clone(b.Sections)
	known := make([]map[string]int, len(b.Pools))
	for i := range known {
		c.Pools[i], known[i] = []byte{}, map[string]int{}
	}
	for i := range c.Sections {
		s := &c.Sections[i]
		s.Rows = clone(s.Rows)
		eachRow(t, r, s, func(left, n int) {
			size := rowSize(r, left)
			content := b.Pools[left-1][rowOf(s, n)*size:][:size]
			row, ok := known[left-1][string(content)]
			if !ok {
				row = len(known[left-1])
				known[left-1][string(content)] = row
				c.Pools[left-1] = append(c.Pools[left-1], content...)
			}
			putRow(s, n, row)
		})
	}
	return &c
}

func partOf(t failer, s *tables.BodySection) tables.Part {
	t.Helper()
	weight, err := solver.ParseWeight(s.Tie)
	require.NoError(t, err)
	goal, err := solver.ParseGoal(s.Goal, weight)
	require.NoError(t, err)
	return tables.Part{Goal: goal, Players: s.Players}
}

// refusedOrWrong checks that Decode refuses a body with ErrFormat, or else Verify
// with ErrWrong.
func refusedOrWrong(t failer, b *tables.Body, what ...any) {
	t.Helper()
	table, err := tables.Decode(sealBody(t, b))
	if err != nil {
		require.ErrorIs(t, err, tables.ErrFormat, what...)
		return
	}
	require.ErrorIs(t, verify(table), tables.ErrWrong, what...)
}
