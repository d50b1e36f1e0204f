package tables_test

import (
	"cmp"
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

// ruleSet is a game that is small enough to look at every position, and what a table
// of it is to hold.
type ruleSet struct {
	name    string
	rules   string
	players int
	pot     int // for money, 0 for a table without
	round   int // the first that is held, 0 for 1
}

// scope returns what a table of the set holds: money only where a pot is named.
func (s ruleSet) scope() tables.Scope {
	scope := tables.Scope{Players: s.players, Round: s.round}
	if s.pot > 0 {
		scope.Goals, scope.Pot = slices.Concat(goals, []solver.Goal{solver.Money()}), s.pot
	}
	return scope
}

// table builds the table of a set.
func (s ruleSet) table(t failer) *tables.Table {
	t.Helper()
	return build(t, parseRules(t, s.rules), s.scope())
}

// files remembers the tables of sets, as many tests ask for the same.
var files sync.Map

// file returns the table of a set as the bytes of a file.
func (s ruleSet) file(t failer) []byte {
	t.Helper()
	s.name = ""
	data, ok := files.Load(s)
	if !ok {
		data = encode(t, s.table(t))
		files.Store(s, data)
	}
	return clone(data.([]byte))
}

// parts lists the sections of the table of a set in the order of the file.
func (s ruleSet) parts(t failer) []tables.Part {
	t.Helper()
	return partsIn(parseRules(t, s.rules), s.scope())
}

// partsIn lists the sections of a table of a scope by FORMAT.md: those of a goal
// together, ordered by players, round and pot.
func partsIn(r engine.Rules, scope tables.Scope) []tables.Part {
	list, beyond := scope.Parts(r)
	list = append(list, beyond...)
	first := map[solver.Goal]int{}
	for i, p := range list {
		if _, ok := first[p.Goal]; !ok {
			first[p.Goal] = i
		}
	}
	slices.SortStableFunc(list, func(a, b tables.Part) int {
		return cmp.Or(
			cmp.Compare(first[a.Goal], first[b.Goal]), cmp.Compare(a.Players, b.Players),
			cmp.Compare(a.Round, b.Round), cmp.Compare(a.Pot, b.Pot),
		)
	})
	return list
}

// held lists those sections of a set that hold more than shares.
func (s ruleSet) held(t failer) []tables.Part {
	t.Helper()
	parts, _ := s.scope().Parts(parseRules(t, s.rules))
	return parts
}

// ruleSets differ in all that the form of a table depends on: dice, sides, away
// face, kinds of ties, legal decisions, bytes of a code, ceilings and pots.
var ruleSets = []ruleSet{
	{name: "one die", rules: "dice=1 sides=2 away=1", players: 3},
	{name: "fewer dice", rules: "dice=2", players: 3},
	{name: "fewer sides", rules: "dice=3 sides=3 away=2", players: 3},
	{name: "other away face", rules: "dice=2 sides=4 away=4", players: 4},
	{name: "no away face", rules: "dice=2 sides=4 away=none", players: 3},
	{name: "ties of the tied", rules: "dice=2 sides=3 away=2 ties=tied", players: 4},
	{name: "split ties", rules: "dice=2 sides=3 away=2 ties=split", players: 4},
	{name: "away dice must be kept", rules: "dice=3 sides=3 away=3 must_keep_away=true", players: 3},
	{name: "other antes, no cut-off", rules: "dice=2 sides=3 away=1 zero_ante=0 tie_ante=7 cutoff=false", players: 2},
	{name: "codes that fill a byte", rules: "dice=8 sides=2 away=1", players: 2},
	{name: "codes of two bytes", rules: "dice=9 sides=2 away=1", players: 2},
	{name: "codes of four bytes", rules: "dice=17 sides=2 away=2", players: 2},
	{name: "the highest wins", rules: "dice=2 sides=3 away=2 high=true", players: 4},
	{name: "the highest wins, ties of the tied", rules: "dice=2 sides=3 away=3 high=true ties=tied must_keep_away=true", players: 4},
	{name: "the highest wins, split ties", rules: "dice=3 sides=2 away=none high=true ties=split", players: 3},
	{name: "bottoms called blind", rules: "dice=2 sides=3 away=2 bottoms=blind", players: 3},

	{name: "pass", rules: "dice=3 sides=3 away=2 pass=true", players: 3},
	{name: "pass, away dice must be kept", rules: "dice=3 sides=2 away=1 pass=true must_keep_away=true ties=tied", players: 3},
	{name: "pass with one die", rules: "dice=1 sides=3 pass=true away=2", players: 2},
	{name: "moon at the first throw", rules: "dice=2 sides=3 away=1 moon=throw", players: 3},
	{name: "moon over the turn", rules: "dice=3 sides=3 away=2 moon=turn", players: 3},
	{name: "moon over the turn, passing", rules: "dice=2 sides=3 away=2 moon=turn pass=true ties=split", players: 3},
	{name: "a throw turned over", rules: "dice=3 sides=3 away=2 bottoms=throw", players: 3},
	{name: "throws of eight dice turned over", rules: "dice=8 sides=2 away=1 bottoms=throw ties=split", players: 2},
	{name: "dice turned over", rules: "dice=3 sides=3 away=3 bottoms=die ties=tied", players: 3},
	{name: "dice turned over, four bytes", rules: "dice=9 sides=2 away=1 bottoms=die ties=split", players: 2},
	{name: "a turn turned over", rules: "dice=3 sides=3 away=1 bottoms=turn", players: 3},
	{name: "a turn of no away face turned over", rules: "dice=2 sides=4 away=none bottoms=turn ties=split", players: 4},
	{name: "everything turned over, passing", rules: "dice=2 sides=4 away=2 bottoms=turn pass=true must_keep_away=true", players: 2},
	{name: "the highest wins, turned over", rules: "dice=2 sides=3 away=1 bottoms=turn high=true", players: 3},
	{name: "the highest wins, dice turned over, passing", rules: "dice=2 sides=3 away=1 bottoms=die high=true pass=true", players: 3},
	{name: "a ceiling every round", rules: "dice=2 sides=3 away=2 progressive=every", players: 3},
	{name: "ceilings like stairs, ties of the tied", rules: "dice=2 sides=3 away=2 progressive=stairs ties=tied", players: 3},
	{name: "a list of ceilings that falls", rules: "dice=2 sides=3 away=1 progressive=3,1,9,2 bottoms=throw", players: 3},
	{name: "from the third ceiling on", rules: "dice=2 sides=3 away=2 progressive=every", players: 3, round: 3},
	{name: "a ceiling over both sides", rules: "dice=2 sides=3 away=2 progressive=2 bottoms=turn pass=true", players: 3},
	{name: "a ceiling and the moon", rules: "dice=2 sides=3 away=2 progressive=0,4 moon=turn", players: 3},

	{name: "money", rules: "dice=2 sides=3 away=2", players: 3, pot: 9},
	{name: "money, ties of the tied who pay", rules: "dice=2 sides=3 away=2 ties=tied tie_payers=tied", players: 3, pot: 8},
	{name: "money, split ties", rules: "dice=2 sides=3 away=2 ties=split", players: 3, pot: 5},
	{name: "money, ties for nothing", rules: "dice=2 sides=3 away=2 tie_ante=0", players: 3, pot: 12},
	{name: "money, zeros are dear", rules: "dice=2 sides=3 away=2 zero_ante=5", players: 2, pot: 24},
	{name: "money, nothing is paid", rules: "dice=2 sides=3 away=1 zero_ante=0 tie_ante=0 ties=tied", players: 3, pot: 3},
	{name: "money under ceilings", rules: "dice=2 sides=2 away=1 progressive=0,2", players: 3, pot: 9},
	{name: "money from the second ceiling on", rules: "dice=2 sides=2 away=1 progressive=every", players: 2, pot: 8, round: 2},
	{name: "money, turned over, passing", rules: "dice=2 sides=3 away=2 bottoms=turn pass=true", players: 2, pot: 6},
	{name: "money, the moon", rules: "dice=2 sides=3 away=2 moon=throw", players: 3, pot: 6},
	{name: "money, the moon over the turn", rules: "dice=2 sides=3 away=2 moon=turn zero_ante=2", players: 2, pot: 6},
	{name: "money, nobody can be perfect", rules: "dice=2 sides=3 away=none", players: 2, pot: 4},
	{name: "money under ceilings that nobody comes under", rules: "dice=3 sides=3 away=none progressive=every ties=split", players: 2, pot: 4, round: 2},
	{name: "money, ties for nothing that nobody comes to", rules: "dice=2 sides=3 away=none progressive=every tie_ante=0", players: 2, pot: 4},
	{name: "money, dear under ceilings", rules: "dice=1 sides=4 away=1 bottoms=turn progressive=4,0,2 zero_ante=7 tie_ante=7", players: 2, pot: 3},
	{name: "money from a round on that no pot comes to", rules: "dice=1 sides=2 away=2 progressive=every", players: 2, pot: 2, round: 2},
	{name: "money, the highest wins", rules: "dice=2 sides=3 away=2 high=true", players: 3, pot: 6},
}

func parseRules(t failer, text string) engine.Rules {
	t.Helper()
	r, err := engine.ParseRules(text)
	require.NoError(t, err)
	return r
}

func build(t failer, r engine.Rules, scope tables.Scope) *tables.Table {
	t.Helper()
	table, err := tables.Build(context.Background(), r, scope, nil)
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
	return ruleSet{rules: rules, players: players}.file(t)
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
	s, err := table.Solution(part.Goal, openingOf(table.Rules(), part))
	require.NoError(t, err)
	return s
}

func gameSolution(t failer, table *tables.Table, players int) solver.GameSolution {
	t.Helper()
	s, ok := solution(t, table, tables.Part{Goal: solver.Win(), Players: players, Round: 1}).(solver.GameSolution)
	require.True(t, ok, "win is a solver.GameSolution")
	return s
}

func newRoll(t failer, faces ...engine.Face) engine.Roll {
	t.Helper()
	roll, err := engine.NewRoll(faces...)
	require.NoError(t, err)
	return roll
}

// goals are those of a scope that names none.
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

// randomPosition returns a position of a part that play can lead to.
func randomPosition(rnd *rand.Rand, r engine.Rules, part tables.Part) engine.Position {
	players, ceiling := max(2, part.Players), ceilingOf(r, part)
	for {
		pos := engine.Position{
			Players: players, Seat: 1 + rnd.IntN(players), Round: max(1, part.Round), Pot: max(players, part.Pot),
			ScoreToBeat: none, Left: 1 + rnd.IntN(r.Dice),
		}
		pairs := pairsOf(r, r.Dice-pos.Left)
		pair := pairs[rnd.IntN(len(pairs))]
		pos.Total = pair.total
		if r.Bottoms == engine.BottomsTurn {
			pos.Bottom = pair.bottom
		}
		pos.Passed = r.Pass && pos.Left >= 2 && rnd.IntN(2) == 0
		if pos.Seat > 1 && (ceiling == r.MaxScore() || rnd.IntN(3) > 0) {
			pos.ScoreToBeat = rnd.IntN(ceiling + 1)
			pos.Holders = 1 + rnd.IntN(pos.Seat-1)
			if r.Perfect(pos.ScoreToBeat) {
				pos.Pot += players * r.ZeroAnte * pos.Holders
			}
		}
		if part.Goal.Kind == solver.KindBeat {
			pos = notBeaten(rnd, r, pos)
		}
		if part.Goal.Kind == solver.KindBeat || pos.Validate(r) == nil {
			return pos
		}
	}
}

// damageStep is from one number, row or byte that is altered to the next. Quick tests
// alter few.
func damageStep() int {
	if testing.Short() {
		return 13 * damageStride
	}
	return damageStride
}

// slow ends a test that takes seconds where quick tests are asked for.
func slow(t *testing.T) {
	t.Helper()
	if testing.Short() {
		t.Skip("takes seconds")
	}
}

// sample returns those numbers below n that are looked at closely: all, or every
// few in steps of damageStep.
func sample(n int) iter.Seq[int] {
	step := damageStep()
	return func(yield func(int) bool) {
		for i := range n {
			if i%step == 0 && !yield(i) {
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

// shareOf returns what a new round of so many players is worth to a seat.
func shareOf(s solver.GameSolution, players, seat int) (float64, error) {
	return s.Share(engine.Position{Players: players, Seat: 1, Round: 1, Pot: players, ScoreToBeat: engine.NoScore}, seat)
}

// openingOf returns a position like those that a part answers for, before the first
// throw of its round.
func openingOf(r engine.Rules, part tables.Part) engine.Position {
	pos := engine.Opening(r, part.Players)
	pos.Round, pos.Pot = part.Round, part.Pot
	return pos
}

// eachCell calls visit for every row number of a section, in the order of the file,
// with its cell and the place of the number among all.
func eachCell(t failer, r engine.Rules, s *tables.BodySection, visit func(c cell, n int)) {
	t.Helper()
	part, n := partOf(t, s), 0
	if len(s.Values) == 0 {
		require.Empty(t, s.Rows, "only shares are held")
		return
	}
	for _, c := range states(r, part) {
		for c.node = 1; c.node < nodesOf(r); c.node++ {
			for c.column = range columns(r, part, c, c.node) {
				visit(c, n)
				n++
			}
		}
	}
	require.Len(t, s.Rows, 2*n, "every row number was visited")
}

// eachRow calls visit for every row number of a section, with its node.
func eachRow(t failer, r engine.Rules, s *tables.BodySection, visit func(node, n int)) {
	t.Helper()
	eachCell(t, r, s, func(c cell, n int) { visit(c.node, n) })
}

func rowOf(s *tables.BodySection, n int) int { return int(binary.LittleEndian.Uint16(s.Rows[2*n:])) }

func putRow(s *tables.BodySection, n, row int) {
	binary.LittleEndian.PutUint16(s.Rows[2*n:], uint16(row))
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
		eachRow(t, r, s, func(node, n int) {
			size := rowSize(r, node)
			content := b.Pools[node-1][rowOf(s, n)*size:][:size]
			row, ok := known[node-1][string(content)]
			if !ok {
				row = len(known[node-1])
				known[node-1][string(content)] = row
				c.Pools[node-1] = append(c.Pools[node-1], content...)
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
	return tables.Part{Goal: goal, Players: s.Players, Round: s.Round, Pot: s.Pot}
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
