package record_test

import (
	"bytes"
	"errors"
	"os"
	"regexp"
	"runtime"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"threesaway/engine"
	"threesaway/internal/gametest"
	"threesaway/record"
)

func parse(t require.TestingT, text string) *record.Record {
	r, err := record.Parse(text)
	require.NoError(t, err, text)
	return r
}

// movesOf returns the moves of all games, without where they were read from.
func movesOf(r *record.Record) [][]record.Move {
	var list [][]record.Move
	for _, g := range r.Games() {
		moves := g.Moves()
		for i := range moves {
			moves[i].Line, moves[i].Column = 0, 0
		}
		list = append(list, moves)
	}
	return list
}

func headersOf(r *record.Record) []record.Header {
	var list []record.Header
	for _, g := range r.Games() {
		list = append(list, g.Header())
	}
	return list
}

// example returns the worked example of RECORD.md.
func example(t *testing.T) string {
	t.Helper()
	page, err := os.ReadFile("RECORD.md")
	require.NoError(t, err)
	block := regexp.MustCompile("(?s)```record\n(.*?)```").FindSubmatch(page)
	require.NotNil(t, block)
	return string(block[1])
}

func TestExampleIsAGameOfThreeWithATieAndAZero(t *testing.T) {
	text := example(t)
	r := parse(t, text)
	assert.Equal(t, strings.TrimSuffix(text, "\n"), r.String(), "the example is canonical")
	require.Len(t, r.Games(), 2)
	g := r.Games()[0]
	assert.Equal(t, record.Header{
		Rules: engine.ThreesAway(), Ante: record.Ante{Amount: "0.50", Unit: "EUR"}, Players: 3, Names: []string{"Ana", "Bob", "Cristian Popa"},
		Advised: []string{"Ana"},
	}, g.Header())
	assert.True(t, g.Header().IsAdvised(1))
	assert.False(t, g.Header().IsAdvised(2))
	assert.True(t, r.Games()[1].Header().IsAdvised(3), "what holds of one game holds of the next")
	state := g.State()
	require.True(t, state.Done())
	assert.Equal(t, 2, state.Rounds(), "the first round was tied")
	// Each has paid an ante, one for the tie and one for the zero.
	assert.Equal(t, 9, state.Pot())
	assert.Equal(t, []int{2}, state.Winners())
	assert.Equal(t, []float64{-3, 6, -3}, []float64{state.Net(1), state.Net(2), state.Net(3)})
	assert.False(t, r.Games()[1].Done(), "the second is being played")
	player, _ := r.Games()[1].State().Player()
	assert.Equal(t, 2, player)
}

func TestHandWrittenRecordsMeanTheSame(t *testing.T) {
	want := parse(t, `record 1

rules threes-away ties=split
ante 2 lei
game Ana, Bob
Ana: 1 3 3 5 6 > 3 3, 1 2 4 > 1, 2 6 > 2, 4 > 4 = 7
Bob: = 9
`)
	for name, text := range map[string]string{
		"spare as can be":     "rules ties=split\nante 2 lei\ngame Ana,Bob\nAna:13356>33,124>1,26>2,4>4\nBob:9",
		"with blanks":         "\n  record \t1 \n rules   threes-away\tties=split\n ante  2  lei\n\n game  Ana  ,\tBob \n Ana : 1 3 3 5 6>3 3 ,1 2 4 > 1, 2 6 > 2 ,4 > 4=7\n\n\tBob:  9  ",
		"with comments":       "# An evening\nrecord 1 # version\nrules ties=split#!\nante 2 lei\ngame Ana, Bob # two\nAna: 1 3 3 5 6 > 3 3, 1 2 4 > 1, 2 6 > 2, 4 > 4 # lucky = 3\nBob: 9 # tired",
		"in any case":         "RECORD 1\nRules ties=split\nAnte 2 lei\nGAME Ana, Bob\nana: 1 3 3 5 6 > 3 3, 1 2 4 > 1, 2 6 > 2, 4 > 4\nBOB: =9\n",
		"by number":           "rules ties=split\nante 2 lei\ngame Ana, Bob\n1: 1 3 3 5 6 > 3 3, 1 2 4 > 1, 2 6 > 2, 4 > 4\n2: 9\n",
		"in several lines":    "rules ties=split\nante 2 lei\ngame Ana, Bob\nAna: 1 3 3 5 6\nAna: > 3 3\n\nAna: 1 2 4 > 1\nAna: 2 6 > 2, 4\nAna: > 4 = 7\nBob: = 9",
		"in any order":        "rules ties=split\nante 2 lei\ngame Ana, Bob\nAna: 6 5 3 1 3 > 3 3, 4 1 2 > 1, 6 2 > 2, 4 > 4 = 7\nBob: = 9",
		"as Windows has it":   "\ufeffrecord 1\r\nrules ties=split\r\nante 2 lei\r\ngame Ana, Bob\r\nAna: 1 3 3 5 6 > 3 3, 1 2 4 > 1, 2 6 > 2, 4 > 4\r\nBob: 9\r\n",
		"said and said again": "rules high=true\nante 3\nrules ties=split\nante 2 lei\ngame Ana, Bob\nAna: 1 3 3 5 6 > 3 3, 1 2 4 > 1, 2 6 > 2, 4 > 4\nBob: 9\n",
	} {
		t.Run(name, func(t *testing.T) {
			r := parse(t, text)
			assert.Equal(t, headersOf(want), headersOf(r))
			assert.Equal(t, movesOf(want), movesOf(r))
			assert.Equal(t, want.String(), r.String())
		})
	}
}

func TestEveryKindOfMove(t *testing.T) {
	for name, text := range map[string]string{
		"a turn that is cut off": "game 2\n1: = 3\n2: 1 5 5 6 6 > 5 = cut off\n",
		"the moon, thrown":       "rules threes-away moon=throw\ngame 2\n1: 6 6 6 6 6 = moon\n",
		"the moon, collected":    "rules threes-away moon=turn\ngame 2\n1: 1 1 6 6 6 > 6 6 6, 6 6 > 6 6 = moon\n",
		"the moon, as a score":   "rules threes-away moon=turn\ngame 2\n1: = 30\n",
		"blind":                  "rules threes-away bottoms=blind\ngame 2\n1: blind 1 2 3 4 5 > 2 3 4, blind 6 6\n",
		"blind, nothing thrown":  "rules threes-away bottoms=blind\ngame 2\n1: 1 2 3 4 5 > 3, blind\n",
		"a throw turned over":    "rules threes-away bottoms=throw\ngame 2\n1: 4 5 6 6 6 > over > 3, 1 1 2 6 > 1 1, 4 6 > over > 1 3 = 3\n",
		"dice turned over":       "rules threes-away bottoms=die\ngame 2\n1: 3 5 6 6 6 > over 6 6 > 1 1 3, 5 6 > over > 1 2 = 5\n",
		"all over at the end":    "rules threes-away bottoms=turn\ngame 2\n1: 6 6 6 6 6 > 6 6 6 6 6 > over = 5\n",
		"a pass":                 "rules threes-away pass=true\ngame 2\n1: 6 6 6 6 6 > pass, 1 2 3 4 6 > 1 3\n",
		"a pass after a call":    "rules threes-away bottoms=throw pass=true\ngame 2\n1: 6 6 6 6 6 > over > pass\n",
		"many sides":             "rules threes-away sides=12\ngame 2\n1: 1 3 3 10 12 > 3 3, 9 10 11 > 9\n",
		"one die":                "rules threes-away dice=1\ngame 2\n1: 4 > 4 = 4\n2: = 2\n",
		"a thrown roll":          "game 2\n1: 1 3 3 5 6\n",
		"an evening":             "game Ana, Bob\nAna: = 3\nBob: = 4\n\nante 1\ngame Bob, Ana, Zoë Ö.\nBob: = 5\n\nrules threes-away dice=4\nante\ngame 2\n",
	} {
		t.Run(name, func(t *testing.T) {
			if !strings.HasPrefix(text, "rules") {
				text = "rules threes-away\n" + text
			}
			text = "record 1\n\n" + text
			assert.Equal(t, strings.TrimSuffix(text, "\n"), strings.TrimSuffix(parse(t, text).String(), "\n"))
		})
	}
}

func TestScoreOfOneDieIsToldFromARoll(t *testing.T) {
	for _, tt := range []struct {
		rules, line string
		kind        record.MoveKind
	}{
		{"dice=1", "1: 4", record.Throw},
		{"dice=1", "1: = 4", record.Score},
		{"dice=2", "1: 12", record.Score},
		{"dice=2", "1: 1 2", record.Throw},
		{"dice=3", "1: 12", record.Score},
		{"dice=3", "1: 123", record.Throw},
		{"dice=3 sides=20", "1: 9 9 9", record.Throw},
		{"dice=5", "1: 9", record.Score},
		{"dice=5", "1: 13356", record.Throw},
	} {
		r := parse(t, "rules "+tt.rules+"\ngame 2\n"+tt.line)
		require.Len(t, r.Games()[0].Moves(), 1, tt)
		assert.Equal(t, tt.kind, r.Games()[0].Moves()[0].Kind, tt)
	}
}

func TestWrongRecordsSayWhereAndWhy(t *testing.T) {
	const game = "game Ana, Bob\n"
	tests := []struct {
		name, text, says string
		is               error
	}{
		{"no colon", "game Ana, Bob\n  hello", "line 2, column 3: not a record: must be NAME:", record.ErrSyntax},
		{"no game", "Ana: 9", "line 1, column 1: not a record: no game has begun", record.ErrSyntax},
		{"another version", "record 2", `line 1, column 8: not a record: version "2": must be 1`, record.ErrSyntax},
		{"no version", "record # 1", "line 1, column 7: not a record: the number of the version is missing", record.ErrSyntax},
		{"a late version", "game 2\nrecord 1", "line 2, column 1: not a record: record must be the first line", record.ErrSyntax},
		{"bad rules", "rules  ties=none", "line 1, column 8: invalid rules: ties=none: must be all, tied, split", engine.ErrRules},
		{"no rules", "rules", "line 1, column 6: not a record: name the rules", record.ErrSyntax},
		{"bad ante", "ante 0,50 EUR", `line 1, column 6: invalid ante: "0,50": the amount must be`, record.ErrAnte},
		{"an ante with a zero", "ante 010", "line 1, column 6: invalid ante", record.ErrAnte},
		{"an ante without cents", "ante 1.", "line 1, column 6: invalid ante", record.ErrAnte},
		{"a long unit", "ante 1 " + strings.Repeat("x", 41), "line 1, column 6: invalid ante", record.ErrAnte},
		{"an adviser's colon", "advised Ana, b:c", "line 1, column 14: invalid name", record.ErrName},
		{"advised twice", "advised Ana, ANA", `line 1, column 14: invalid name: "ANA": is there twice`, record.ErrName},
		{"player 0 advised", "advised 0", `line 1, column 9: invalid name: "0": the numbers of players are 1 to 20`, record.ErrName},
		{"no players", "game", "line 1, column 5: not a record: name the players", record.ErrSyntax},
		{"one player", "game Ana", "line 1, column 6: players: 1: must be 2 to 20", engine.ErrPosition},
		{"too many", "game 21", "line 1, column 6: players: 21: must be 2 to 20", engine.ErrPosition},
		{"far too many", "game 99999999999999999999", "line 1, column 6: not a record: 99999999999999999999 players", record.ErrSyntax},
		{"too many names", "game a" + strings.Repeat(", a", 20), "line 1, column 9: invalid name", record.ErrName},
		{"twice the name", "game Zoë,  zoË", `line 1, column 12: invalid name: "zoË": two players have it`, record.ErrName},
		{"an empty name", "game Ana,, Bob", `line 1, column 10: invalid name: ""`, record.ErrName},
		{"a name that is a number", "game Ana, 7", `line 1, column 11: invalid name: "7": must not be a number`, record.ErrName},
		{"a name that is a word", "game Ana, Rules Fan", `invalid name: "Rules Fan": must not begin with the word rules`, record.ErrName},
		{"a name with a colon", "game Ana, B:b", "line 1, column 11: invalid name", record.ErrName},
		{"a name that cannot be seen", "game Ana, B\u200bb", "line 1, column 11: invalid name", record.ErrName},
		{"no UTF-8", "game Ana, é\xff", "line 1, column 12: not a record: must be UTF-8", record.ErrSyntax},
		{"somebody else", game + "Zoë: 9", `line 2, column 1: not a record: "Zoë": nobody of that name plays`, record.ErrSyntax},
		{"player 3 of 2", game + "3: 9", `line 2, column 1: not a record: "3": nobody`, record.ErrSyntax},
		{"out of turn", game + "Bob: 9", "line 2, column 1: move out of sequence: it is the turn of Ana", engine.ErrSequence},
		{"after the game", game + "Ana: 9\nBob: 4\nAna: 9", "line 4, column 1: move out of sequence: the game is over", engine.ErrSequence},
		{"nothing thrown", game + "Ana:", "line 2, column 5: not a record: say what Ana has thrown", record.ErrSyntax},
		{"an impossible score", game + "Ana:  31", "line 2, column 7: total: 31: 5 dice cannot count that", engine.ErrPosition},
		{"a score that is none", game + "Ana: = x", `line 2, column 8: not a record: "x": must be the score`, record.ErrSyntax},
		{"a moon without dice", game + "Ana: = moon", `line 2, column 8: not a record: "moon": must be the score`, record.ErrSyntax},
		{"a score with a zero", game + "Ana: 09", `line 2, column 6: not a record: "09": must be the score`, record.ErrSyntax},
		{"two scores", game + "Ana: = 9 9", `line 2, column 10: not a record: "9": nothing can follow`, record.ErrSyntax},
		{"too few dice", game + "Ana: 1 3 3", "line 2, column 6: invalid roll: 1 3 3 is 3 dice, but 5 dice are to be thrown", engine.ErrRoll},
		{"far too many dice", game + "Ana: " + strings.Repeat("1 ", 30), "line 2, column 46: invalid roll: more than 20 dice", engine.ErrRoll},
		{"far too many dice at once", game + "Ana: " + strings.Repeat("1", 30) + " 1", "line 2, column 6: invalid roll: more than 20 dice", engine.ErrRoll},
		{"no such face", game + "Ana: 1 3 3 5 7", `line 2, column 14: invalid roll: "7": the faces of the dice are 1 to 6`, engine.ErrRoll},
		{"no face", game + "Ana: 1 3 3 5 0", `line 2, column 14: invalid roll: "0"`, engine.ErrRoll},
		{"no roll", game + "Ana: a 3", `line 2, column 6: not a record: "a": must be what Ana has thrown`, record.ErrSyntax},
		{"dice that are not there", game + "Ana: 1 3 3 5 6 > 4", "line 2, column 18: illegal keep: the roll 1 3 3 5 6 does not show 4", engine.ErrKeep},
		{"nothing kept", game + "Ana: 1 3 3 5 6 >", `line 2, column 17: not a record: "": must be what Ana has kept`, record.ErrSyntax},
		{"nothing kept, though thrown again", game + "Ana: 1 3 3 5 6, 1 2", "line 2, column 17: move out of sequence: keep at least one die", engine.ErrSequence},
		{"nothing kept on the next line", game + "Ana: 1 3 3 5 6\nAna: 1 2", "line 3, column 6: move out of sequence: say behind > what Ana has kept", engine.ErrSequence},
		{"nothing thrown, though kept", game + "Ana: > 1", `line 2, column 6: not a record: ">": must be what Ana has thrown`, record.ErrSyntax},
		{"a comma too many", game + "Ana: 1 3 3 5 6 > 3 3,", `line 2, column 22: not a record: "": must be what`, record.ErrSyntax},
		{"a mark too many", game + "Ana: 1 3 3 5 6 > 3 3 x", `line 2, column 22: not a record: "x": must be a comma`, record.ErrSyntax},
		{"kept twice", game + "Ana: 1 3 3 5 6 > 3 3 > 1", `line 2, column 24: not a record: "1": only over can follow`, record.ErrSyntax},
		{"no pass", game + "Ana: 1 3 3 5 6 > pass", "line 2, column 18: illegal keep: at least one die", engine.ErrKeep},
		{"no call", game + "Ana: blind 1 3 3 5 6", "line 2, column 6: illegal keep: bottoms=off", engine.ErrKeep},
		{"no turning over", game + "Ana: 1 3 3 5 6 > over > 1", "line 2, column 18: illegal keep: bottoms=off", engine.ErrKeep},
		{"turned over, nothing kept", game + "Ana: 1 3 3 5 6 > over 6", "line 2, column 24: not a record: say behind > what", record.ErrSyntax},
		{"another result", game + "Ana: 1 3 3 5 6 > 1 3 3 5 6 = 13", `line 2, column 30: not a record: "13": the result is 12`, record.ErrSyntax},
		{"a result too early", game + "Ana: 1 3 3 5 6 > 3 = 0", "line 2, column 22: move out of sequence: the turn of Ana is not over", engine.ErrSequence},
		{"a score too late", game + "Ana: 1 3 3 5 6 > 3\nAna: = 4", "line 3, column 8: move out of sequence: the turn of Ana is not over", engine.ErrSequence},
		{"on after the end", game + "Ana: 1 3 3 5 6 > 1 3 3 5 6, 1", "line 2, column 29: move out of sequence: the turn of Ana is over", engine.ErrSequence},
		{"on after the moon", "rules moon=throw\ngame 2\n1: 66666 > 6", "line 3, column 10: move out of sequence: the turn of 1 is over", engine.ErrSequence},
		{"called twice", "rules bottoms=blind\ngame 2\n1: blind blind 1", `line 3, column 10: not a record: "blind": must be what`, record.ErrSyntax},
		{"columns are characters", "game Zoë, Ana\nZoë: 1 3 3 5 6 > 4", "line 2, column 18: illegal keep", engine.ErrKeep},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			_, err := record.Parse(tt.text)
			require.ErrorContains(t, err, tt.says)
			require.ErrorIs(t, err, tt.is)
			var at *record.Error
			require.ErrorAs(t, err, &at)
			require.True(t, isDocumented(err), "%v", err)
			require.Less(t, len(err.Error()), 10_000)
		})
	}
}

// recorder writes a record and checks, after every move, that what has been
// written is the record and can be read back.
type recorder struct {
	*record.Writer
	t    *rapid.T
	file bytes.Buffer
	text string // before the move
}

func (r *recorder) check(err error) error {
	require.NoError(r.t, err)
	require.Equal(r.t, r.Record().String(), r.file.String())
	require.True(r.t, strings.HasPrefix(r.file.String(), r.text), "what was written stays")
	r.text = r.file.String()
	read := parse(r.t, r.text)
	require.Equal(r.t, r.text, read.String())
	require.Equal(r.t, movesOf(r.Record()), movesOf(read))
	require.Equal(r.t, headersOf(r.Record()), headersOf(read))
	return nil
}

func (r *recorder) CallBlind() error               { return r.check(r.Writer.CallBlind()) }
func (r *recorder) Throw(roll engine.Roll) error   { return r.check(r.Writer.Throw(roll)) }
func (r *recorder) Decide(d engine.Decision) error { return r.check(r.Writer.Decide(d)) }
func (r *recorder) Score(score int) error          { return r.check(r.Writer.Score(score)) }

func drawHeader(t *rapid.T) record.Header {
	h := record.Header{Rules: gametest.Rules(4).Draw(t, "rules"), Players: rapid.IntRange(2, 4).Draw(t, "players")}
	if rapid.Bool().Draw(t, "named") {
		h.Names = []string{"Ana", "Zoë Ö.", "=3>", "x"}[:h.Players]
	}
	h.Advised = rapid.SampledFrom([][]string{nil, {"Ana"}, {"x", "2"}}).Draw(t, "advised")
	h.Ante = rapid.SampledFrom([]record.Ante{{}, {Amount: "5"}, {Amount: "0.50", Unit: "EUR, or: so"}}).Draw(t, "ante")
	return h
}

func TestRandomRecordsAreReadBackAsTheyWereWritten(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		r := &recorder{t: t}
		var err error
		r.Writer, err = record.NewWriter(&r.file)
		require.NoError(t, r.check(err))
		for range rapid.IntRange(1, 3).Draw(t, "games") {
			h := drawHeader(t)
			require.NoError(t, r.check(r.Start(h)))
			games := r.Record().Games()
			g := games[len(games)-1]
			for range rapid.IntRange(0, 25).Draw(t, "moves") {
				if g.Done() {
					break
				}
				gametest.Move(t, h.Rules, g.State(), r, 3)
			}
		}
	})
}

func TestWriterGoesOnAfterACrash(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		h := drawHeader(t)
		var file bytes.Buffer
		w, err := record.NewWriter(&file)
		require.NoError(t, err)
		require.NoError(t, w.Start(h))
		for range 30 {
			if w.Record().Games()[0].Done() {
				break
			}
			gametest.Move(t, h.Rules, w.Record().Games()[0].State(), w, 2)
			if rapid.IntRange(0, 2).Draw(t, "crash") == 0 {
				if rapid.Bool().Draw(t, "comment") {
					file.WriteString(" # by hand")
				}
				w = record.Continue(&file, parse(t, file.String()))
			}
			require.Equal(t, movesOf(w.Record()), movesOf(parse(t, file.String())), file.String())
		}
		require.NoError(t, w.Start(h))
		read := parse(t, file.String())
		require.Equal(t, headersOf(w.Record()), headersOf(read))
		require.Equal(t, read.String(), parse(t, read.String()).String())
	})
}

func TestWriterGoesOnUnderTheRulesThatHold(t *testing.T) {
	for _, before := range []string{"", "# nothing yet", "rules high=true", "ante 1\n", "rules high=true\nante 1\n", "game 2\n1: 9\nrules high=true\n"} {
		for _, rules := range []engine.Rules{engine.ThreesAway(), engine.ThreesAwayHigh()} {
			var file bytes.Buffer
			file.WriteString(before)
			w := record.Continue(&file, parse(t, before))
			h := record.Header{Rules: rules, Players: 2}
			require.NoError(t, w.Start(h))
			games := headersOf(parse(t, file.String()))
			assert.Equal(t, h, games[len(games)-1], file.String())
		}
	}
}

// torn is a file that has run full.
type torn struct{}

var errFull = errors.New("no space left")

func (torn) Write([]byte) (int, error) { return 0, errFull }

func TestWriterThatCannotWriteSaysSoEveryTime(t *testing.T) {
	_, err := record.NewWriter(torn{})
	require.ErrorIs(t, err, errFull)
	w := record.Continue(torn{}, parse(t, "game 2\n"))
	require.ErrorIs(t, w.Score(9), errFull)
	require.ErrorIs(t, w.Score(9), errFull)
	require.ErrorIs(t, w.Start(record.Header{Rules: engine.ThreesAway(), Players: 2}), errFull)
	assert.Len(t, w.Record().Games()[0].Moves(), 1)
}

func TestRefusedMovesChangeNothing(t *testing.T) {
	var file bytes.Buffer
	w, err := record.NewWriter(&file)
	require.NoError(t, err)
	require.ErrorIs(t, w.Score(9), engine.ErrSequence)
	require.ErrorIs(t, w.Start(record.Header{Rules: engine.ThreesAway(), Players: 1}), engine.ErrPosition)
	require.ErrorIs(t, w.Start(record.Header{Players: 2}), engine.ErrRules)
	require.ErrorIs(t, w.Start(record.Header{Rules: engine.ThreesAway(), Players: 2, Names: []string{"a"}}), record.ErrName)
	require.ErrorIs(t, w.Start(record.Header{Rules: engine.ThreesAway(), Players: 2, Names: []string{"a", "A"}}), record.ErrName)
	require.ErrorIs(t, w.Start(record.Header{Rules: engine.ThreesAway(), Players: 2, Advised: []string{"21"}}), record.ErrName)
	require.ErrorIs(t, w.Start(record.Header{Rules: engine.ThreesAway(), Players: 2, Ante: record.Ante{Unit: "EUR"}}), record.ErrAnte)
	require.NoError(t, w.Start(record.Header{Rules: engine.ThreesAway(), Players: 2}))
	text := file.String()
	require.ErrorIs(t, w.Score(31), engine.ErrPosition)
	require.ErrorIs(t, w.CallBlind(), engine.ErrKeep)
	require.ErrorIs(t, w.Decide(engine.Decision{}), engine.ErrSequence)
	require.ErrorIs(t, w.Throw(engine.Roll{}), engine.ErrRoll)
	assert.Equal(t, text, file.String())
	assert.Empty(t, w.Record().Games()[0].Moves())
}

func TestReplayShowsTheGameBeforeEachMove(t *testing.T) {
	g := parse(t, example(t)).Games()[0]
	moves := g.Moves()
	n := 0
	var last *engine.Game
	for state, m := range g.Replay() {
		require.Equal(t, moves[n], m)
		if n == 0 {
			require.Equal(t, 3, state.Pot())
		}
		n++
		last = state
	}
	assert.Len(t, moves, n)
	assert.Equal(t, g.State(), last)
	for range g.Replay() {
		break // stopping is allowed
	}
}

func TestHostileRecordsCostLittle(t *testing.T) {
	ceilings := "rules progressive=0" + strings.Repeat(",30", 999) + "\n"
	for name, text := range map[string]string{
		"ten megabytes": strings.Repeat("game 2\n", 10<<20/7),
		"games":         strings.Repeat("game 20\n", record.MaxSize/8),
		"turns":         "game 2\n" + strings.Repeat("1:4\n2:4\n", record.MaxSize/8-1),
		"throws":        "rules dice=1 ties=all\ngame 2\n" + strings.Repeat("1:1>1\n2:1>1\n", record.MaxSize/12-4),
		"ceilings":      strings.Repeat(ceilings, record.MaxSize/len(ceilings)),
		"rounds":        ceilings + "game 2\n" + strings.Repeat("1:30\n2:30\n", record.MaxSize/12),
		"one line":      "game 2\n1:" + strings.Repeat("1", record.MaxSize-20),
		"blanks":        "game 2\n1:" + strings.Repeat(" ", record.MaxSize-20),
		"a long name":   "game " + strings.Repeat("a", record.MaxSize-20),
		"commas":        "game " + strings.Repeat(",", record.MaxSize-20),
	} {
		t.Run(name, func(t *testing.T) {
			var before, after runtime.MemStats
			runtime.ReadMemStats(&before)
			start := time.Now()
			_, err := record.Read(strings.NewReader(text))
			if err != nil {
				assert.Less(t, len(err.Error()), 400)
			}
			assert.Less(t, time.Since(start), 20*time.Second)
			runtime.ReadMemStats(&after)
			assert.Less(t, after.TotalAlloc-before.TotalAlloc, uint64(512<<20), "bytes allocated in all")
		})
	}
	_, err := record.Read(strings.NewReader(strings.Repeat("\n", record.MaxSize)))
	require.NoError(t, err)
	_, err = record.Read(strings.NewReader(strings.Repeat("\n", record.MaxSize+1)))
	require.ErrorIs(t, err, record.ErrSyntax)
}

func TestWorthOfAntes(t *testing.T) {
	for _, tt := range []struct {
		ante  string
		antes float64
		want  string
	}{
		{"0.50 EUR", 3, "+1.50 EUR"},
		{"0.50 EUR", -2.5, "-1.25 EUR"},
		{"5 lei", 0, "+0 lei"},
		{"1.25", 2, "+2.50"},
		{"1.25", -0.0001, "+0.00"},
		{"", 2, ""},
	} {
		a, err := record.ParseAnte(tt.ante)
		require.NoError(t, err)
		assert.Equal(t, tt.ante, a.String())
		assert.Equal(t, tt.want, a.Worth(tt.antes))
	}
}

// isDocumented reports whether an error wraps one that record.Error promises.
func isDocumented(err error) bool {
	return slices.ContainsFunc([]error{
		record.ErrSyntax, record.ErrName, record.ErrAnte,
		engine.ErrRules, engine.ErrRoll, engine.ErrKeep, engine.ErrPosition, engine.ErrSequence,
	}, func(one error) bool { return errors.Is(err, one) })
}

func FuzzParse(f *testing.F) {
	page, err := os.ReadFile("RECORD.md")
	require.NoError(f, err)
	for _, block := range regexp.MustCompile("(?s)```[a-z]*\n(.*?)```").FindAllSubmatch(page, -1) {
		f.Add(string(block[1]))
	}
	for _, text := range []string{
		"", "record 1\n", "game 2\n1:13356>33,124\n1: > 1, blind",
		"rules bottoms=blind\ngame 2\n1: blind\n1: blind 12345 > 1",
		"rules bottoms=die pass=true\ngame a, b\nA: 66666 > over 66 > pass, 12345 > over > 11",
		"rules bottoms=turn dice=1\nante 1.5 x\ngame 3\n1: 6 > 6 > over = 1\n2: 1 > 1 = cut off\n",
		"rules moon=throw progressive=every\ngame 2\n1: 66666 = moon\n\r\ngame 2\n1: 30\n2: = 30 # \xff",
	} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		r, err := record.Parse(text)
		if err != nil {
			var at *record.Error
			require.ErrorAs(t, err, &at)
			require.True(t, isDocumented(err), "%v", err)
			require.Less(t, len(err.Error()), 10_000)
			lines := strings.Split(text, "\n")
			require.LessOrEqual(t, at.Line, len(lines))
			require.LessOrEqual(t, at.Column, len([]rune(lines[at.Line-1]))+1)
			return
		}
		again, err := record.Parse(r.String())
		require.NoError(t, err)
		require.Equal(t, r.String(), again.String())
		require.Equal(t, movesOf(r), movesOf(again))
		require.Equal(t, headersOf(r), headersOf(again))
	})
}
