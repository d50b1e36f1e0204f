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

// cell is one column of one number of dice left of one state, which is a seat, a
// score to beat and a number of holders.
type cell struct{ seat, beat, holders, left, column int }

// place is the number of a cell among all, among those with dice left and among
// those without.
type place struct{ all, choice, ending int }

// newReader finds the section of a part; FORMAT.md, "Envelope".
func newReader(t failer, data []byte, r engine.Rules, part tables.Part) *reader {
	t.Helper()
	var file, body []any
	require.NoError(t, msgpack.Unmarshal(data, &file))
	require.Len(t, file, 4)
	require.Equal(t, []any{"threes away table", int8(1)}, file[:2])
	content := file[2].([]byte)
	sum := sha256.Sum256(content)
	require.Equal(t, sum[:], file[3])
	require.NoError(t, msgpack.Unmarshal(content, &body))
	require.Len(t, body, 4)
	require.Equal(t, r.String(), body[0])
	for _, s := range body[3].([]any) {
		s := s.([]any)
		require.Len(t, s, 7)
		if s[0] == string(part.Goal.Kind) && s[1] == part.Goal.Tie.String() && int(s[2].(int8)) == part.Players {
			f := &reader{rules: r, part: part, pools: body[2].([]any), places: map[cell]place{}}
			f.shares, f.values, f.rows, f.endings = s[3].([]byte), s[4].([]byte), s[5].([]byte), s[6].([]byte)
			f.number()
			return f
		}
	}
	require.Fail(t, "no section", "%s", part)
	return nil
}

// told returns how many holders are told apart.
func told(r engine.Rules, seat, beat int) int {
	perfect := 0
	if r.High {
		perfect = r.MaxScore()
	}
	if r.Ties == engine.TiesAll && beat != perfect {
		return min(seat-1, 2)
	}
	return seat - 1
}

// states lists the states of a section; FORMAT.md, "Sections".
func states(r engine.Rules, part tables.Part) []cell {
	if part.Players == 0 {
		return []cell{{}}
	}
	list := []cell{{seat: 1}}
	for seat := 2; seat <= part.Players; seat++ {
		for beat := range r.MaxScore() + 1 {
			for holders := 1; holders <= told(r, seat, beat); holders++ {
				list = append(list, cell{seat: seat, beat: beat, holders: holders})
			}
		}
	}
	return list
}

// columns returns how many columns a state has for so many dice left.
func columns(r engine.Rules, part tables.Part, state cell, left int) int {
	highest, beat, most := r.MaxScore(), state.beat, (r.Dice-left)*r.MaxDieScore()
	switch {
	case part.Goal.Kind == solver.KindLow:
		return 1
	case r.High && part.Goal.Kind == solver.KindBeat:
		return highest + most + 1
	case r.High:
		return most + 1
	case part.Goal.Kind == solver.KindBeat && left == r.Dice:
		return highest + 1
	case part.Goal.Kind == solver.KindBeat:
		return highest + 2
	case state.seat == 1:
		beat = highest
	}
	return min(beat+1, most) + 1
}

// number numbers the cells in the order of the file.
func (f *reader) number() {
	var next place
	for _, c := range states(f.rules, f.part) {
		for c.left = range f.rules.Dice + 1 {
			for c.column = range columns(f.rules, f.part, c, c.left) {
				f.places[c] = next
				next.all++
				if c.left > 0 {
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
	c := cell{left: pos.Left}
	switch {
	case f.part.Goal.Kind == solver.KindLow:
	case f.part.Goal.Kind == solver.KindBeat && f.rules.High:
		c.column = pos.Total - pos.ScoreToBeat + f.rules.MaxScore()
	case f.part.Goal.Kind == solver.KindBeat:
		c.column = min(pos.Total-pos.ScoreToBeat, 1) + f.rules.MaxScore()
	case pos.Seat == 1:
		c.seat, c.column = 1, pos.Total
	default:
		c.seat, c.beat, c.column = pos.Seat, pos.ScoreToBeat, min(pos.Total, pos.ScoreToBeat+1)
		if f.rules.High {
			c.column = pos.Total
		}
		c.holders = min(pos.Holders, told(f.rules, pos.Seat, pos.ScoreToBeat))
	}
	p, ok := f.places[c]
	require.True(t, ok, "%+v", pos)
	return p
}

func (f *reader) value(t failer, pos engine.Position) float64 {
	t.Helper()
	v := floatOf(f.values, f.place(t, pos).all)
	if f.part.Goal.Kind == solver.KindLow {
		v += float64(pos.Total)
	}
	return v
}

// keep returns what is kept of sorted faces; FORMAT.md, "Rolls, keeps and rows".
func (f *reader) keep(t failer, pos engine.Position, faces []engine.Face) []engine.Face {
	t.Helper()
	size := 1
	if f.rules.Dice > 8 {
		size = 2
	}
	if f.rules.Dice > 16 {
		size = 4
	}
	index := 0
	for i, face := range faces {
		index += choose(int(face)-1+i, i+1)
	}
	row := int(binary.LittleEndian.Uint16(f.rows[2*f.place(t, pos).choice:]))
	at := (row*choose(f.rules.Sides+len(faces)-1, len(faces)) + index) * size
	mask := f.pools[len(faces)-1].([]byte)[at : at+size]
	kept := []engine.Face{}
	for i, face := range faces {
		if mask[i/8]>>(i%8)&1 == 1 {
			kept = append(kept, face)
		}
	}
	return kept
}

func (f *reader) ending(t failer, pos engine.Position, score int) solver.Ending {
	t.Helper()
	pos.Left, pos.Total = 0, score
	at := 2 * f.place(t, pos).ending
	return solver.Ending{Win: floatOf(f.endings, at), Tie: floatOf(f.endings, at+1)}
}

// choose is n over k.
func choose(n, k int) int {
	if k > n {
		return 0
	}
	c := 1
	for i := 1; i <= k; i++ {
		c = c * (n - k + i) / i
	}
	return c
}

func TestFormatIsEnoughToReadATable(t *testing.T) {
	t.Parallel()
	eachRuleSet(t, func(t *testing.T, set ruleSet) {
		r, rnd := parseRules(t, set.rules), newRand(1)
		data := file(t, set.rules, set.players)
		table := decode(t, data)
		for _, part := range tables.Parts(set.players) {
			f := newReader(t, data, r, part)
			s := solution(t, table, part)
			for range 200 {
				pos := randomPosition(rnd, r, max(2, part.Players))
				if part.Goal.Kind == solver.KindBeat {
					pos = notBeaten(rnd, r, pos)
				}
				value, err := s.Value(pos)
				require.NoError(t, err)
				require.Equal(t, value, f.value(t, pos), "%s: value of %+v", part, pos)
				roll := randomRoll(t, rnd, pos.Left, r.Sides)
				keep, err := keepOf(s, pos, roll)
				require.NoError(t, err)
				require.Equal(t, keep.Faces(), f.keep(t, pos, roll.Faces()), "%s: keep of %s in %+v", part, roll, pos)
			}
			if part.Players > 0 {
				checkGameByFormat(t, f, gameSolution(t, table, part.Players))
			}
		}
	})
}

func checkGameByFormat(t *testing.T, f *reader, game solver.GameSolution) {
	t.Helper()
	rnd, players := newRand(2), f.part.Players
	for range 100 {
		pos, score := randomPosition(rnd, f.rules, players), rnd.IntN(f.rules.MaxScore()+1)
		ending, err := game.Ending(pos, score)
		require.NoError(t, err)
		require.Equal(t, ending, f.ending(t, pos, score), "ending of %+v with %d", pos, score)
	}
	for seat := 1; seat <= players; seat++ {
		share, err := shareOf(game, players, seat)
		require.NoError(t, err)
		require.Equal(t, share, floatOf(f.shares, seat-1), "share of seat %d", seat)
	}
}

// The sizes follow from the description too: nothing stands between the cells.
func TestSectionsHoldTheirCellsAndNothingElse(t *testing.T) {
	t.Parallel()
	eachRuleSet(t, func(t *testing.T, set ruleSet) {
		r, data := parseRules(t, set.rules), file(t, set.rules, set.players)
		for i, s := range decode(t, data).Summary() {
			f := newReader(t, data, r, s.Part)
			choices := 0
			for c := range f.places {
				if c.left > 0 {
					choices++
				}
			}
			endings := 0
			if s.Part.Players > 0 {
				endings = len(f.places) - choices
			}
			b := unseal(t, data).Sections[i]
			assert.Len(t, b.Shares, 8*s.Part.Players)
			assert.Len(t, b.Values, 8*len(f.places))
			assert.Len(t, b.Rows, 2*choices)
			assert.Len(t, b.Endings, 16*endings)
		}
	})
}

// FORMAT.md works an example by hand.
func TestExampleOfTheFormatIsRight(t *testing.T) {
	t.Parallel()
	data, err := standardFile()
	require.NoError(t, err)
	f := newReader(t, data, engine.ThreesAway(), tables.Part{Goal: solver.Win(), Players: 2})
	pos := engine.Opening(engine.ThreesAway(), 2)
	p := f.place(t, pos)
	assert.Equal(t, 95, p.all)
	assert.Equal(t, 64, p.choice)
	row := int(binary.LittleEndian.Uint16(f.rows[128:]))
	assert.Equal(t, byte(6), f.pools[4].([]byte)[252*row+168])
	assert.Equal(t, []engine.Face{3, 3}, f.keep(t, pos, []engine.Face{1, 3, 3, 5, 6}))
}

// FORMAT.md: every different row is stored once, and row 0 is the one that is
// used first.
func TestRowsAreStoredOnceInTheOrderOfFirstUse(t *testing.T) {
	t.Parallel()
	eachRuleSet(t, func(t *testing.T, set ruleSet) {
		r, b := parseRules(t, set.rules), unseal(t, file(t, set.rules, set.players))
		used := make([]int, r.Dice+1)
		for i := range b.Sections {
			s := &b.Sections[i]
			eachRow(t, r, s, func(left, n int) {
				row := rowOf(s, n)
				if row > used[left] {
					require.Fail(t, "a row is used before those before it", "%s: %d dice: row %d", partOf(t, s), left, row)
				}
				used[left] = max(used[left], row+1)
			})
		}
		for i, pool := range b.Pools {
			seen := map[string]bool{}
			for row := range slices.Chunk(pool, rowSize(r, i+1)) {
				assert.False(t, seen[string(row)], "%d dice: a row is there twice", i+1)
				seen[string(row)] = true
			}
			assert.Len(t, seen, used[i+1], "%d dice: every row is used", i+1)
		}
	})
}

// FORMAT.md: the keep of a turn that is beaten is all dice. Where the highest score
// wins, a turn that cannot catch up any more has equal keeps only, and so the same.
func TestBeatenTurnsKeepAllDice(t *testing.T) {
	t.Parallel()
	eachRuleSet(t, func(t *testing.T, set ruleSet) {
		r := parseRules(t, set.rules)
		table := build(t, r, tables.Parts(set.players))
		game := gameSolution(t, table, set.players)
		for left := 1; left < r.Dice; left++ {
			pos := engine.Position{Players: set.players, Seat: 2, ScoreToBeat: 0, Holders: 1, Left: left, Total: 1}
			if r.High {
				pos.ScoreToBeat, pos.Total = r.MaxScore(), 0
			}
			for roll := range engine.Rolls(left, r.Sides) {
				keep, err := keepOf(game, pos, roll)
				require.NoError(t, err)
				assert.Equal(t, roll.All(), keep, "%d dice left, roll %s", left, roll)
			}
		}
	})
}
