package tables_test

import (
	"crypto/sha256"
	"encoding/binary"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"github.com/vmihailenco/msgpack/v5"

	"threesaway/engine"
	"threesaway/solver"
	"threesaway/tables"
)

// This file reads tables by FORMAT.md alone, as a reader in another language
// would.

// reader is one section of a table and the pools.
type reader struct {
	rules                         engine.Rules
	part                          tables.Part
	pools                         []any
	shares, values, rows, endings []byte
	places                        map[cell]place
}

// place is the number of a cell among all, among those of nodes with dice left and
// among those of node 0.
type place struct{ all, choice, ending int }

// integer returns a number of MessagePack, which takes the shortest form that holds
// it.
func integer(t failer, v any) int {
	t.Helper()
	switch n := v.(type) {
	case int8:
		return int(n)
	case uint8:
		return int(n)
	case uint16:
		return int(n)
	case uint32:
		return int(n)
	}
	require.Fail(t, "not an integer", "%T", v)
	return 0
}

// newReader finds the section of a part; FORMAT.md, "Envelope".
func newReader(t failer, data []byte, r engine.Rules, part tables.Part) *reader {
	t.Helper()
	var file, body []any
	require.NoError(t, msgpack.Unmarshal(data, &file))
	require.Len(t, file, 4)
	require.Equal(t, []any{"threes away table", int8(2)}, file[:2])
	content := file[2].([]byte)
	sum := sha256.Sum256(content)
	require.Equal(t, sum[:], file[3])
	require.NoError(t, msgpack.Unmarshal(content, &body))
	require.Len(t, body, 4)
	require.Equal(t, r.String(), body[0])
	require.Len(t, body[2], nodesOf(r)-1)
	for _, s := range body[3].([]any) {
		s := s.([]any)
		require.Len(t, s, 9)
		if s[0] == string(part.Goal.Kind) && s[1] == part.Goal.Tie.String() &&
			integer(t, s[2]) == part.Players && integer(t, s[3]) == part.Round && integer(t, s[4]) == part.Pot {
			f := &reader{rules: r, part: part, pools: body[2].([]any), places: map[cell]place{}}
			f.shares, f.values, f.rows, f.endings = s[5].([]byte), s[6].([]byte), s[7].([]byte), s[8].([]byte)
			if len(f.values) > 0 {
				f.number()
			}
			return f
		}
	}
	require.Fail(t, "no section", "%s", part)
	return nil
}

// number numbers the cells in the order of the file; FORMAT.md, "Sections".
func (f *reader) number() {
	var next place
	for _, c := range states(f.rules, f.part) {
		for c.node = range nodesOf(f.rules) {
			for c.column = range columns(f.rules, f.part, c, c.node) {
				f.places[c] = next
				next.all++
				if c.node > 0 {
					next.choice++
				} else {
					next.ending++
				}
			}
		}
	}
}

// place returns where the answers for a position stand.
func (f *reader) place(t failer, pos engine.Position) place {
	t.Helper()
	p, ok := f.places[cellOf(f.rules, f.part, pos)]
	require.True(t, ok, "%+v", pos)
	return p
}

func (f *reader) value(t failer, pos engine.Position) float64 {
	t.Helper()
	v := floatOf(f.values, f.place(t, pos).all)
	if f.part.Goal.Kind == solver.KindLow && f.rules.Bottoms != engine.BottomsTurn {
		v += float64(pos.Total)
	}
	return v
}

// decision reads what to do about sorted faces; FORMAT.md, "Rolls, nodes and rows".
func (f *reader) decision(t failer, pos engine.Position, faces []engine.Face) decoded {
	t.Helper()
	index := 0
	for i, face := range faces {
		index += choose(int(face)-1+i, i+1)
	}
	node := nodeIn(f.rules, pos.Left, pos.Passed)
	row := int(binary.LittleEndian.Uint16(f.rows[2*f.place(t, pos).choice:]))
	at := row*choose(f.rules.Sides+len(faces)-1, len(faces)) + index
	return decodeCode(f.rules, faces, codeAt(f.rules, f.pools[node-1].([]byte), at))
}

func (f *reader) ending(t failer, pos engine.Position, score int) solver.Ending {
	t.Helper()
	pos.Left, pos.Total, pos.Bottom, pos.Passed = 0, score, 0, false
	at := 2 * f.place(t, pos).ending
	return solver.Ending{Win: floatOf(f.endings, at), Tie: floatOf(f.endings, at+1)}
}

func TestFormatIsEnoughToReadATable(t *testing.T) {
	t.Parallel()
	eachRuleSet(t, func(t *testing.T, set ruleSet) {
		r, rnd := parseRules(t, set.rules), newRand(1)
		data := set.file(t)
		table := decode(t, data)
		for _, part := range set.held(t) {
			f := newReader(t, data, r, part)
			s := solution(t, table, part)
			for range 100 {
				pos := randomPosition(rnd, r, part)
				value, err := s.Value(pos)
				require.NoError(t, err)
				require.Equal(t, value, f.value(t, pos), "%s: value of %+v", part, pos)
				roll := randomRoll(t, rnd, pos.Left, r.Sides)
				want, err := s.Decide(pos, roll)
				require.NoError(t, err)
				got := f.decision(t, pos, roll.Faces())
				require.Equal(t, want.Turned.Faces(), got.turned, "%s: turned over of %s in %+v", part, roll, pos)
				require.Equal(t, want.Keep.Faces(), got.kept, "%s: kept of %s in %+v", part, roll, pos)
				require.Equal(t, want.Over, got.over, "%s: all turned over with %s in %+v", part, roll, pos)
			}
			if part.Players > 0 {
				checkGameByFormat(t, f, s.(solver.GameSolution))
			}
		}
		checkSharesByFormat(t, data, set)
	})
}

func checkGameByFormat(t *testing.T, f *reader, game solver.GameSolution) {
	t.Helper()
	rnd := newRand(2)
	for range 100 {
		pos, score := randomPosition(rnd, f.rules, f.part), rnd.IntN(f.rules.MaxScore()+1)
		ending, err := game.Ending(pos, score)
		require.NoError(t, err)
		require.Equal(t, ending, f.ending(t, pos, score), "ending of %+v with %d", pos, score)
	}
}

// checkSharesByFormat looks at all shares, also those that stand alone.
func checkSharesByFormat(t *testing.T, data []byte, set ruleSet) {
	t.Helper()
	table := decode(t, data)
	for _, part := range set.parts(t) {
		at := indexOf(set.held(t), part.Goal)
		if part.Players == 0 || at < 0 {
			continue // no shares, or no position that they belong to
		}
		f := newReader(t, data, table.Rules(), part)
		game := solution(t, table, set.held(t)[at]).(solver.GameSolution)
		pos := openingOf(table.Rules(), part)
		for seat := 1; seat <= part.Players; seat++ {
			share, err := game.Share(pos, seat)
			require.NoError(t, err)
			require.Equal(t, share, floatOf(f.shares, seat-1), "%s: share of seat %d", part, seat)
		}
		bounded, ok := game.(solver.BoundedSolution)
		require.Equal(t, part.Goal.Kind == solver.KindMoney, ok, "only money has a bound")
		if ok {
			bound, err := bounded.Bound(pos)
			require.NoError(t, err)
			require.Equal(t, bound, floatOf(f.shares, part.Players), "%s: bound", part)
			require.Len(t, f.shares, 8*(part.Players+1))
		}
	}
}

// indexOf returns the place of the first part of a goal.
func indexOf(parts []tables.Part, goal solver.Goal) int {
	return slices.IndexFunc(parts, func(p tables.Part) bool { return p.Goal == goal })
}

// The sizes follow from the description too: nothing stands between the cells.
func TestSectionsHoldTheirCellsAndNothingElse(t *testing.T) {
	t.Parallel()
	eachRuleSet(t, func(t *testing.T, set ruleSet) {
		r, data := parseRules(t, set.rules), set.file(t)
		for i, s := range decode(t, data).Summary() {
			f := newReader(t, data, r, s.Part)
			choices := 0
			for c := range f.places {
				if c.node > 0 {
					choices++
				}
			}
			endings, shares := 0, s.Part.Players
			if s.Part.Players > 0 {
				endings = len(f.places) - choices
			}
			if s.Part.Goal.Kind == solver.KindMoney {
				shares++
			}
			b := unseal(t, data).Sections[i]
			assert.Len(t, b.Shares, 8*shares)
			assert.Len(t, b.Values, 8*len(f.places))
			assert.Len(t, b.Rows, 2*choices)
			assert.Len(t, b.Endings, 16*endings)
		}
	})
}

// FORMAT.md: the sections of a goal are ordered by players, round and pot, and win is
// there for every round from the first that is asked for to the last that differs.
func TestSectionsStandInOrder(t *testing.T) {
	t.Parallel()
	eachRuleSet(t, func(t *testing.T, set ruleSet) {
		var got, wins []tables.Part
		for _, s := range set.table(t).Summary() {
			got = append(got, s.Part)
		}
		assert.Equal(t, set.parts(t), got)
		for players := 2; players <= set.players; players++ {
			for round := max(1, set.round); round <= roundsOf(parseRules(t, set.rules)); round++ {
				wins = append(wins, tables.Part{Goal: solver.Win(), Players: players, Round: round})
			}
		}
		at := indexOf(got, solver.Win())
		assert.Equal(t, wins, got[at:][:len(wins)])
		turns := []tables.Part{}
		for _, goal := range goals[:4] {
			turns = append(turns, tables.Part{Goal: goal})
		}
		assert.Equal(t, turns, got[:4])
		for _, part := range got[at+len(wins):] {
			assert.Equal(t, solver.Money(), part.Goal, "money and nothing else is behind win")
		}
		assert.Equal(t, set.pot > 0, len(got) > at+len(wins))
	})
}

// FORMAT.md works an example by hand.
func TestExampleOfTheFormatIsRight(t *testing.T) {
	t.Parallel()
	data, err := standardFile()
	require.NoError(t, err)
	f := newReader(t, data, engine.ThreesAway(), tables.Part{Goal: solver.Win(), Players: 2, Round: 1})
	pos := engine.Opening(engine.ThreesAway(), 2)
	p := f.place(t, pos)
	assert.Equal(t, 95, p.all)
	assert.Equal(t, 64, p.choice)
	row := int(binary.LittleEndian.Uint16(f.rows[128:]))
	assert.Equal(t, byte(6), f.pools[4].([]byte)[252*row+168])
	d := f.decision(t, pos, []engine.Face{1, 3, 3, 5, 6})
	assert.Equal(t, []engine.Face{3, 3}, d.kept)
	assert.Empty(t, d.turned)
	assert.False(t, d.over)
}

// FORMAT.md: every different row is stored once, and row 0 is the one that is
// used first.
func TestRowsAreStoredOnceInTheOrderOfFirstUse(t *testing.T) {
	t.Parallel()
	eachRuleSet(t, func(t *testing.T, set ruleSet) {
		r, b := parseRules(t, set.rules), unseal(t, set.file(t))
		used := make([]int, nodesOf(r))
		for i := range b.Sections {
			s := &b.Sections[i]
			eachRow(t, r, s, func(node, n int) {
				row := rowOf(s, n)
				if row > used[node] {
					require.Fail(t, "a row is used before those before it", "%s: node %d: row %d", partOf(t, s), node, row)
				}
				used[node] = max(used[node], row+1)
			})
		}
		for i, pool := range b.Pools {
			seen := map[string]bool{}
			for row := range slices.Chunk(pool, rowSize(r, i+1)) {
				assert.False(t, seen[string(row)], "node %d: a row is there twice", i+1)
				seen[string(row)] = true
			}
			assert.Len(t, seen, used[i+1], "node %d: every row is used", i+1)
		}
	})
}

// FORMAT.md: the keep of a turn that is beaten is all dice. Where the highest score
// wins, a turn that cannot catch up any more has equal decisions only, and so the
// same; a moon that can still be collected, and another side, are not beaten yet.
func TestBeatenTurnsKeepAllDice(t *testing.T) {
	t.Parallel()
	eachRuleSet(t, func(t *testing.T, set ruleSet) {
		r := parseRules(t, set.rules)
		if r.Moon == engine.MoonTurn || r.Bottoms == engine.BottomsTurn {
			return // no total tells that a turn is beaten
		}
		table := set.table(t)
		for _, part := range set.held(t) {
			if part.Players == 0 {
				continue
			}
			s := solution(t, table, part)
			for node := 1; node < nodesOf(r); node++ {
				left, passed := diceIn(r, node)
				if left == r.Dice {
					continue
				}
				pos := openingOf(r, part)
				pos.Seat, pos.ScoreToBeat, pos.Holders, pos.Left, pos.Passed, pos.Total = 2, 0, 1, left, passed, 1
				if r.High {
					pos.ScoreToBeat, pos.Total = r.MaxScore(), 0
				}
				pos.Pot += part.Players * r.ZeroAnte
				for roll := range engine.Rolls(left, r.Sides) {
					d, err := s.Decide(pos, roll)
					require.NoError(t, err)
					assert.Equal(t, engine.KeepOnly(roll.All()), d, "%s: %d dice left, roll %s", part, left, roll)
				}
			}
		}
	})
}
