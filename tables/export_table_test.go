package tables_test

import (
	"bytes"
	"cmp"
	"encoding/csv"
	"encoding/json"
	"errors"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"threesaway/engine"
	"threesaway/solver"
	"threesaway/tables"
)

// exportedTable is the JSON that Export documents, schema 1.
type exportedTable struct {
	Schema int             `json:"schema"`
	Rules  json.RawMessage `json:"rules"`
	Rolls  [][]string      `json:"rolls"`
	Goals  []exportedGoal  `json:"goals"`
}

type exportedGoal struct {
	Goal      string             `json:"goal"`
	Tie       string             `json:"tie"`
	Players   int                `json:"players"`
	Round     int                `json:"round"`
	Pot       int                `json:"pot"`
	Positions []exportedPosition `json:"positions"`
}

type exportedPosition struct {
	Seat        int      `json:"seat"`
	ScoreToBeat *int     `json:"score_to_beat"`
	Holders     int      `json:"holders"`
	DiceLeft    int      `json:"dice_left"`
	Total       int      `json:"total"`
	Bottom      int      `json:"bottom"`
	Passed      bool     `json:"passed"`
	Value       *float64 `json:"value"`
	Keeps       []string `json:"keeps"`
}

// position returns the position that is listed, with the pot that belongs to it.
func (p exportedPosition) position(r engine.Rules, part tables.Part) engine.Position {
	pos := engine.Position{
		Players: part.Players, Round: part.Round, Pot: part.Pot, Seat: p.Seat, ScoreToBeat: none, Holders: p.Holders,
		Left: p.DiceLeft, Total: p.Total, Bottom: p.Bottom, Passed: p.Passed,
	}
	if p.ScoreToBeat != nil {
		pos.ScoreToBeat = *p.ScoreToBeat
		if part.Players > 0 && r.Perfect(pos.ScoreToBeat) {
			pos.Pot += part.Players * r.ZeroAnte * pos.Holders
		}
	}
	return pos
}

func export(t *testing.T, table *tables.Table, f tables.ExportFormat) []byte {
	t.Helper()
	var b bytes.Buffer
	require.NoError(t, table.Export(&b, f))
	return b.Bytes()
}

// decisions lists the positions that Export documents: with dice left, not
// beaten, as many holders as are told apart; of low and beat with total 0 where only
// the difference to the score to beat counts, unless the highest score wins and a
// total is ahead of what there is to beat.
func decisions(r engine.Rules, part tables.Part) map[engine.Position]bool {
	list := map[engine.Position]bool{}
	for _, pos := range everyPosition(r, part) {
		limit := pos.ScoreToBeat
		if limit == none {
			limit = ceilingOf(r, part)
		}
		total := r.Bottoms != engine.BottomsTurn && (part.Goal.Kind == solver.KindLow || r.Moon != engine.MoonTurn && part.Players == 0)
		goesOn := r.High || r.Moon == engine.MoonTurn || r.Bottoms == engine.BottomsTurn
		switch {
		case pos.Left == 0:
		case total && pos.Total > 0 && (!r.High || part.Goal.Kind == solver.KindLow || pos.ScoreToBeat != 0):
		case !goesOn && part.Goal.Kind != solver.KindLow && pos.Total > limit:
		case pos.Seat > 1 && pos.ScoreToBeat != none && pos.Holders > told(r, pos.Seat, pos.ScoreToBeat):
		default:
			list[pos] = true
		}
	}
	return list
}

func parseFaces(t *testing.T, s string) []engine.Face {
	t.Helper()
	var faces []engine.Face
	for word := range strings.FieldsSeq(s) {
		n, err := strconv.Atoi(word)
		require.NoError(t, err)
		faces = append(faces, engine.Face(n))
	}
	return faces
}

// parseDecision reads a decision as [engine.Decision.String] writes it.
func parseDecision(t *testing.T, s string) (d engine.Decision) {
	t.Helper()
	keep := func(s string) engine.Keep {
		k, err := engine.NewKeep(parseFaces(t, s)...)
		require.NoError(t, err)
		return k
	}
	s, d.Over = strings.CutSuffix(s, " and turn all over")
	if turned, ok := strings.CutPrefix(s, "turn over "); ok {
		turned, s, _ = strings.Cut(turned, ", ")
		d.Turned = keep(turned)
	}
	s = strings.TrimPrefix(s, "keep ")
	if s != "pass" {
		d.Keep = keep(s)
	}
	return d
}

// checkDecision compares one exported decision with the answer of the table.
func checkDecision(t *testing.T, s solver.Solution, pos engine.Position, roll, decision string) {
	t.Helper()
	parsed := newRoll(t, parseFaces(t, roll)...)
	require.Equal(t, roll, parsed.String())
	want, err := s.Decide(pos, parsed)
	require.NoError(t, err)
	require.Equal(t, want, parseDecision(t, decision), "%s: roll %s in %+v", s.Goal(), roll, pos)
	require.Equal(t, want.String(), decision)
}

func TestJSONHoldsEveryDecision(t *testing.T) {
	t.Parallel()
	for _, set := range altered {
		t.Run(set.name, func(t *testing.T) {
			t.Parallel()
			r := parseRules(t, set.rules)
			table, held := set.table(t), set.held(t)
			d := json.NewDecoder(bytes.NewReader(export(t, table, tables.ExportJSON)))
			d.DisallowUnknownFields()
			var got exportedTable
			require.NoError(t, d.Decode(&got))
			assert.False(t, d.More(), "one object")
			assert.Equal(t, 1, got.Schema)
			rules, err := json.Marshal(r)
			require.NoError(t, err)
			assert.JSONEq(t, string(rules), string(got.Rules))
			require.Len(t, got.Rolls, r.Dice)
			for left := 1; left <= r.Dice; left++ {
				var rolls []string
				for roll := range engine.Rolls(left, r.Sides) {
					rolls = append(rolls, roll.String())
				}
				assert.Equal(t, rolls, got.Rolls[left-1])
			}
			require.Len(t, got.Goals, len(set.parts(t)))
			for i, part := range set.parts(t) {
				g := got.Goals[i]
				assert.Equal(t, string(part.Goal.Kind), g.Goal)
				assert.Equal(t, part.Goal.Tie.String(), g.Tie)
				assert.Equal(t, part.Players, g.Players)
				assert.Equal(t, part.Round, g.Round)
				assert.Equal(t, part.Pot, g.Pot)
				if !slices.Contains(held, part) {
					assert.NotNil(t, g.Positions)
					assert.Empty(t, g.Positions, "%s: only shares are held", part)
					continue
				}
				checkExportedGoal(t, table, part, got.Rolls, g.Positions)
			}
		})
	}
}

func checkExportedGoal(t *testing.T, table *tables.Table, part tables.Part, rolls [][]string, positions []exportedPosition) {
	t.Helper()
	s, missing := solution(t, table, part), decisions(table.Rules(), part)
	for _, p := range positions {
		pos := p.position(table.Rules(), part)
		require.True(t, missing[pos], "%s: %+v is there twice, or should not be", part, pos)
		delete(missing, pos)
		value, err := s.Value(pos)
		require.NoError(t, err)
		require.NotNil(t, p.Value)
		require.Equal(t, value, *p.Value, "%s: %+v", part, pos)
		require.Len(t, p.Keeps, len(rolls[p.DiceLeft-1]), "a keep for each roll")
		for i, keep := range p.Keeps {
			checkDecision(t, s, pos, rolls[p.DiceLeft-1][i], keep)
		}
	}
	assert.Empty(t, missing, "%s", part)
}

// Every key is there in every position, also where it has no meaning.
func TestJSONSaysNullWhereThereIsNothingToBeat(t *testing.T) {
	t.Parallel()
	table := build(t, parseRules(t, "dice=1"), tables.Scope{Players: 2})
	lines := strings.Split(string(export(t, table, tables.ExportJSON)), "\n")
	find := func(goal string) string {
		for i, line := range lines {
			if strings.HasPrefix(line, goal) {
				return lines[i+1]
			}
		}
		return ""
	}
	// One die: whatever it shows is kept, and on average it counts 18/6.
	keeps := `"keeps":["1","2","3","4","5","6"]}`
	assert.Equal(t, `{"seat":0,"score_to_beat":null,"holders":0,"dice_left":1,"total":0,"value":3,`+keeps, strings.TrimSuffix(find(`{"goal":"low"`), "]},"))
	assert.Contains(t, lines, `{"seat":0,"score_to_beat":4,"holders":0,"dice_left":1,"total":0,"value":0.6666666666666666,`+keeps+",") // 1 2 3 and the away face
	assert.Contains(t, find(`{"goal":"win"`), `{"seat":1,"score_to_beat":null,"holders":0,"dice_left":1,"total":0,"value":`)
}

func TestCSVHasOneLineForEveryDecision(t *testing.T) {
	t.Parallel()
	for _, set := range altered {
		t.Run(set.name, func(t *testing.T) {
			t.Parallel()
			r := parseRules(t, set.rules)
			table, held := set.table(t), set.held(t)
			lines, err := csv.NewReader(bytes.NewReader(export(t, table, tables.ExportCSV))).ReadAll()
			require.NoError(t, err)
			assert.Equal(t, []string{
				"goal", "tie", "players", "round", "pot", "seat", "score_to_beat", "holders", "dice_left", "total", "bottom", "passed",
				"value", "roll", "keep",
			}, lines[0])
			want, seen := 0, map[string]bool{}
			for _, part := range held {
				for pos := range decisions(r, part) {
					want += choose(r.Sides+pos.Left-1, pos.Left)
				}
			}
			assert.Len(t, lines[1:], want)
			for _, line := range lines[1:] {
				decision := strings.Join(line[:12], ",") + line[13]
				require.False(t, seen[decision], "%v is there twice", line)
				seen[decision] = true
				checkLine(t, table, line)
			}
		})
	}
}

// Whoever reads the list finds the scores to beat in the order of the number line,
// not of the columns of the file.
func TestPositionsOfBeatAreListedWithRisingScoreToBeat(t *testing.T) {
	t.Parallel()
	for _, rules := range []string{"dice=3 sides=3 away=2", "dice=3 sides=3 away=2 high=true"} {
		var got exportedTable
		table := build(t, parseRules(t, rules), tables.Scope{Players: 2})
		require.NoError(t, json.Unmarshal(export(t, table, tables.ExportJSON), &got))
		for _, g := range got.Goals {
			if g.Goal != string(solver.KindBeat) {
				continue
			}
			order := func(a, b exportedPosition) int {
				return cmp.Or(cmp.Compare(a.DiceLeft, b.DiceLeft), cmp.Compare(*a.ScoreToBeat, *b.ScoreToBeat), -cmp.Compare(a.Total, b.Total))
			}
			assert.True(t, slices.IsSortedFunc(g.Positions, order), "%s: beat tie=%s", rules, g.Tie)
			assert.Equal(t, table.Rules().MaxScore(), *g.Positions[len(g.Positions)-1].ScoreToBeat)
		}
	}
}

func checkLine(t *testing.T, table *tables.Table, line []string) {
	t.Helper()
	number := func(i int) int {
		n, err := strconv.Atoi(line[i])
		require.NoError(t, err)
		return n
	}
	part := partOf(t, &tables.BodySection{Goal: line[0], Tie: line[1], Players: number(2), Round: number(3), Pot: number(4)})
	p := exportedPosition{Seat: number(5), Holders: number(7), DiceLeft: number(8), Total: number(9), Bottom: number(10)}
	if line[6] != "" {
		beat := number(6)
		p.ScoreToBeat = &beat
	}
	var err error
	p.Passed, err = strconv.ParseBool(line[11])
	require.NoError(t, err)
	pos := p.position(table.Rules(), part)
	require.True(t, decisions(table.Rules(), part)[pos], "%v", line)
	s := solution(t, table, part)
	value, err := s.Value(pos)
	require.NoError(t, err)
	got, err := strconv.ParseFloat(line[12], 64)
	require.NoError(t, err)
	require.Equal(t, value, got, "%v", line)
	checkDecision(t, s, pos, line[13], line[14])
}

func TestExportFormatsAreKnownByName(t *testing.T) {
	t.Parallel()
	for name, want := range map[string]tables.ExportFormat{"json": tables.ExportJSON, "csv": tables.ExportCSV} {
		f, err := tables.ParseExportFormat(name)
		require.NoError(t, err)
		assert.Equal(t, want, f)
	}
	for _, name := range []string{"", "JSON", " json", "xml", "csv,json"} {
		f, err := tables.ParseExportFormat(name)
		require.ErrorIs(t, err, tables.ErrExportFormat, name)
		assert.ErrorContains(t, err, strconv.Quote(name))
		assert.ErrorContains(t, err, "json, csv or lp", "it says what would be right")
		assert.Empty(t, f)
	}
}

func TestExportOfAnUnknownFormatWritesNothing(t *testing.T) {
	t.Parallel()
	var b bytes.Buffer
	err := build(t, parseRules(t, tinyRules), tables.Scope{Players: 2}).Export(&b, "xml")
	require.ErrorIs(t, err, tables.ErrExportFormat)
	assert.Zero(t, b.Len())
}

var errFull = errors.New("disk full")

// fullWriter takes so many bytes and no more.
type fullWriter struct{ room int }

func (w *fullWriter) Write(p []byte) (int, error) {
	n := min(len(p), w.room)
	w.room -= n
	if n < len(p) {
		return n, errFull
	}
	return n, nil
}

// A file that could not be written whole must not look like success.
func TestExportReportsEveryWriteThatFails(t *testing.T) {
	t.Parallel()
	table := build(t, parseRules(t, tinyRules), tables.Scope{Players: 3})
	for _, f := range []tables.ExportFormat{tables.ExportJSON, tables.ExportCSV} {
		size := len(export(t, table, f))
		for room := 0; room < size; room += 97 {
			assert.ErrorIs(t, table.Export(&fullWriter{room}, f), errFull, "%s: room for %d of %d bytes", f, room, size)
		}
		assert.ErrorIs(t, table.Export(&fullWriter{size - 1}, f), errFull, "%s: the last byte", f)
		assert.NoError(t, table.Export(&fullWriter{size}, f))
	}
}
