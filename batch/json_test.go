package batch_test

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"threesaway/batch"
	"threesaway/engine"
	"threesaway/internal/gametest"
)

func TestParseJSONReadsWhatQueryPrints(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		r := gametest.Rules(5).Draw(t, "rules")
		rnd := newRand(rapid.Uint64().Draw(t, "seed"))
		want := randomQuestion(rnd, r)
		got, err := batch.ParseJSON(r, positionJSON(t, r, want))
		require.NoError(t, err)
		require.Equal(t, want, got)
	})
}

// The keys mean what the words of a notation mean.
func TestWhatJSONDoesNotSay(t *testing.T) {
	for object, line := range map[string]string{
		`{}`:                   "",
		` { } `:                "",
		`{"roll":[3,3,5,6,1]}`: "roll=1,3,3,5,6",
		`{"players":4}`:        "players=4",
		`{"players":4,"seat":2,"score_to_beat":7}`:                             "players=4 seat=2 beat=7",
		`{"players":4,"score_to_beat":7}`:                                      "players=4 beat=7",
		`{"score_to_beat":null,"holders":0,"kept":[],"total":0,"dice_left":5}`: "",
		`{"kept":[3,1]}`: "kept=1,3",
		`{"kept":[3,1],"total":1,"dice_left":3,"bottom":0}`:                      "kept=1,3",
		`{"kept":null,"total":1,"dice_left":3}`:                                  "total=1 left=3",
		`{"total":1,"roll":[2,5,6]}`:                                             "total=1 roll=2,5,6",
		`{"pot":9,"round":1,"passed":false}`:                                     "pot=9",
		`{"notation":"players=4 beat=7 kept=1,3 roll=2,5,6"}`:                    "players=4 beat=7 kept=1,3 roll=2,5,6",
		`{"notation":"players=4 beat=7","kept":[3,1],"roll":null,"dice_left":3}`: "!",
		`{"notation":"players=4 beat=7 left=3 total=1","kept":[3,1]}`:            "players=4 beat=7 kept=1,3",
		`{"notation":"beat=7","roll":[1,2,3,4,5]}`:                               "beat=7 roll=1,2,3,4,5",
		`{"\u0070layers":3,"notation":"players\u003d3"}`:                         "players=3",
		"\t{\"players\" :\t3 ,\r\n\"seat\": 1 } ":                                "players=3 seat=1",
	} {
		t.Run(object, func(t *testing.T) {
			got, err := batch.ParseJSON(engine.ThreesAway(), object)
			if line == "!" {
				require.Error(t, err)
				return
			}
			require.NoError(t, err)
			want, err := engine.ParsePosition(engine.ThreesAway(), line)
			require.NoError(t, err)
			assert.Equal(t, want, got)
		})
	}
}

func TestWrongJSONSaysWhereAndWhy(t *testing.T) {
	long := strings.Repeat("x", 30)
	for _, c := range []struct {
		object string
		column int
		err    string
	}{
		{``, 1, `JSON: must be an object, {…}`},
		{`[]`, 1, `JSON: must be an object, {…}`},
		{`{`, 2, `JSON: a key in quotation marks must stand here`},
		{`{players:4}`, 2, `JSON: a key in quotation marks must stand here`},
		{`{"players":4,}`, 14, `JSON: a key in quotation marks must stand here`},
		{`{"players":4`, 13, `JSON: a comma or } must stand here`},
		{`{"players":4;`, 13, `JSON: a comma or } must stand here`},
		{`{"players" 4}`, 12, `JSON: a colon must stand here`},
		{`{"players":4} {}`, 15, `JSON: something follows the object`},
		{`{"players":4}` + "\x00", 14, `JSON: something follows the object`},
		{`{"players`, 2, `JSON: a text without an end`},
		{`{"players\`, 2, `JSON: a text without an end`},
		{"{\"pl\tayers\":4}", 5, `JSON: a control character in a text`},
		{`{"\x":4}`, 2, `JSON: a text with a wrong escape`},
		{"{\"\xff\":4}", 2, `JSON: a text that is not UTF-8`},
		{`{"é":4}`, 2, `"é": unknown key: the keys are players, seat, score_to_beat, `},
		{`{"` + long + `":4}`, 2, `"xxxxxxxxxxxxxxxxxxxx…": unknown key`},
		{`{"Players":4}`, 2, `"Players": unknown key`},
		{`{"beat":4}`, 2, `"beat": unknown key`},
		{`{"players":4, "players":4}`, 15, `players: is there twice`},
		{`{"players":4, "\u0070layers":4}`, 15, `players: is there twice`},
		{`{"players":"4"}`, 2, `players: must be a whole number`},
		{`{"players":4.0}`, 2, `players: must be a whole number`},
		{`{"players":4e0}`, 2, `players: must be a whole number`},
		{`{"players":04}`, 2, `players: must be a whole number`},
		{`{"players":-}`, 2, `players: must be a whole number`},
		{`{"players":null}`, 2, `players: must be a whole number`},
		{`{"players":}`, 2, `players: must be a whole number`},
		{`{"players":99999999999999999999}`, 2, `players: must be a whole number`},
		{`{"players":1}`, 2, `players: 1: must be 2 to 20`},
		{`{"passed":1}`, 2, `passed: must be true or false`},
		{`{"passed":tru}`, 2, `passed: must be true or false`},
		{`{"passed":true}`, 2, `passed: the throw before cannot have been passed`},
		{`{"score_to_beat":"7"}`, 2, `score_to_beat: must be a whole number from 0 to 30, or null`},
		{`{"score_to_beat":-1}`, 2, `score_to_beat: must be a whole number from 0 to 30, or null`},
		{`{"score_to_beat":31}`, 2, `score_to_beat: 31: must be 0 to 30`},
		{`{"players":3,"seat":2}`, 23, `score_to_beat: seat 2 has a score to beat, and none is given`},
		{`{"holders":1}`, 2, `holders: 1: nobody holds a score to beat that does not exist`},
		{`{"kept":3}`, 2, `kept: must be a list of faces, or null`},
		{`{"kept":[0]}`, 2, `kept: must be faces from 1 to 6, such as [2,5,6]`},
		{`{"kept":["3"]}`, 2, `kept: must be faces from 1 to 6`},
		{`{"kept":[3,]}`, 2, `kept: must be faces from 1 to 6`},
		{`{"kept":[3 3]}`, 12, `JSON: a comma or ] must stand here`},
		{`{"kept":[1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1]}`, 2, `kept: more than 20 dice`},
		{`{"kept":[1,1,1,1,1]}`, 2, `kept: 5 dice: at most 4 of 5 are kept while one is thrown`},
		{`{"kept":[1,1],"total":3}`, 15, `total: 3: the kept dice make it 2`},
		{`{"kept":[1,1],"dice_left":4}`, 15, `dice_left: 4: the kept dice make it 3`},
		{`{"kept":[1,1],"bottom":4}`, 15, `bottom: 4: the kept dice make it 0`},
		{`{"score_to_beat":5,"kept":[6]}`, 20, `kept: total 6: the turn is cut off, as 5 is to beat`},
		{`{"dice_left":3}`, 16, `total: say what the kept dice count`},
		{`{"total":3}`, 12, `dice_left: say how many dice are not yet kept`},
		{`{"dice_left":6,"total":0}`, 2, `dice_left: 6: must be 1 to 5 dice`},
		{`{"roll":[1,2]}`, 2, `roll: invalid roll: 1 2 is 2 dice, but 5 dice are to be thrown`},
		{`{"roll":[]}`, 2, `roll: invalid roll: no dice`},
		{`{"notation":4}`, 2, `notation: must be a text`},
		{`{"notation":"players=4 bet=7"}`, 24, `"bet": unknown key: the keys are players, seat, round`},
		{`{"notation":"players\u003d4 bet=7"}`, 14, `"bet": unknown key: the keys are players, seat, round`},
		{`{"players":3,"notation":"players=4"}`, 2, `players: 3: the notation says 4`},
		{`{"score_to_beat":null,"notation":"beat=7"}`, 2, `score_to_beat: null: the notation says 7`},
		{`{"score_to_beat":7,"notation":""}`, 2, `score_to_beat: 7: the notation says none`},
		{`{"holders":2,"notation":"players=3 beat=7"}`, 2, `holders: 2: the notation says 1`},
		{`{"pot":3,"notation":""}`, 2, `pot: 3: the notation says 2`},
		{`{"passed":true,"notation":""}`, 2, `passed: true: the notation says false`},
		{`{"kept":[1],"notation":"kept=2"}`, 2, `kept: 1: the notation says 2`},
		{`{"kept":[1],"notation":""}`, 2, `kept: 1: the notation says other dice`},
		{`{"total":1,"notation":"kept=2"}`, 2, `total: 1: the notation says 2`},
		{`{"roll":[1,1,1,1,1],"notation":"roll=2,2,2,2,2"}`, 2, `roll: 1 1 1 1 1: the notation says 2 2 2 2 2`},
		{`{"roll":[1],"notation":""}`, 2, `roll: invalid roll: 1 is 1 die, but 5 dice are to be thrown`},
	} {
		t.Run(c.object, func(t *testing.T) {
			n, err := batch.ParseJSON(engine.ThreesAway(), c.object)
			fault, ok := errors.AsType[*engine.NotationError](err)
			require.True(t, ok, "%v", err)
			assert.Equal(t, c.column, fault.Column)
			assert.Contains(t, fault.Err.Error(), c.err)
			assert.ErrorIs(t, err, engine.ErrPosition)
			assert.Zero(t, n)
		})
	}
	_, err := batch.ParseJSON(engine.Rules{}, `{}`)
	assert.ErrorIs(t, err, engine.ErrRules)
}

// reference reads an object with encoding/json, and what its keys say as the words
// of a notation.
func reference(r engine.Rules, object string) (engine.Notation, error) {
	d := json.NewDecoder(strings.NewReader(object))
	d.UseNumber()
	if first, err := d.Token(); err != nil || first != json.Delim('{') {
		return engine.Notation{}, errors.New("no object")
	}
	keys := map[string]any{}
	for d.More() {
		key, err := d.Token()
		if err != nil {
			return engine.Notation{}, err
		}
		var value any
		if err := d.Decode(&value); err != nil {
			return engine.Notation{}, err
		}
		if _, again := keys[key.(string)]; again {
			return engine.Notation{}, errors.New("twice")
		}
		keys[key.(string)] = value
	}
	if _, err := d.Token(); err != nil {
		return engine.Notation{}, err
	}
	if _, err := d.Token(); !errors.Is(err, io.EOF) {
		return engine.Notation{}, errors.New("more")
	}
	return inWords(r, keys)
}

func inWords(r engine.Rules, keys map[string]any) (n engine.Notation, err error) {
	words := map[string]string{}
	names := map[string]string{
		"players": "players", "seat": "seat", "score_to_beat": "beat", "holders": "holders", "total": "total",
		"dice_left": "left", "round": "round", "pot": "pot", "bottom": "bottom", "kept": "kept", "roll": "roll", "passed": "", "notation": "",
	}
	empty := ""
	for key, value := range keys {
		name, known := names[key]
		if !known {
			return n, errors.New("unknown")
		}
		switch v := value.(type) {
		case json.Number:
			i, err := strconv.Atoi(v.String())
			if err != nil || slices.Contains(strings.Fields("kept roll passed notation"), key) {
				return n, errors.New("type")
			}
			words[name] = strconv.Itoa(i)
		case bool:
			if key != "passed" {
				return n, errors.New("type")
			}
		case nil:
			if key != "score_to_beat" && key != "kept" && key != "roll" {
				return n, errors.New("type")
			}
		case []any:
			if key != "kept" && key != "roll" {
				return n, errors.New("type")
			}
			var faces []string
			for _, f := range v {
				number, ok := f.(json.Number)
				if !ok {
					return n, errors.New("type")
				}
				faces = append(faces, number.String())
			}
			if words[name] = strings.Join(faces, ","); faces == nil {
				empty += " " + key
				delete(words, name)
			}
		case string:
			if key != "notation" {
				return n, errors.New("type")
			}
		default:
			return n, errors.New("type")
		}
	}
	if words["beat"] == "" && words["holders"] == "0" {
		delete(words, "holders")
	}
	if notation, ok := keys["notation"].(string); ok {
		return sameWords(r, notation, keys, words, empty)
	}
	if strings.Contains(empty, "roll") {
		return n, errors.New("no dice")
	}
	want := map[string]string{}
	if _, ok := keys["kept"].([]any); ok {
		for _, name := range []string{"left", "total", "bottom"} {
			if w, ok := words[name]; ok {
				want[name] = w
				delete(words, name)
			}
		}
	}
	var line []string
	for name, word := range words {
		line = append(line, name+"="+word)
	}
	if keys["passed"] == true {
		line = append(line, "passed")
	}
	n, err = engine.ParsePosition(r, strings.Join(line, " "))
	for name, word := range want {
		if err == nil && word != fieldOf(n.Position, name) {
			err = errors.New("not the same")
		}
	}
	return n, err
}

func fieldOf(p engine.Position, name string) string {
	return strconv.Itoa(map[string]int{
		"players": p.Players, "seat": p.Seat, "beat": p.ScoreToBeat, "holders": p.Holders, "left": p.Left, "total": p.Total,
		"bottom": p.Bottom, "round": p.Round, "pot": p.Pot,
	}[name])
}

// sameWords reads a notation that the other keys must agree with.
func sameWords(r engine.Rules, notation string, keys map[string]any, words map[string]string, empty string) (engine.Notation, error) {
	n, err := engine.ParsePosition(r, notation)
	if err != nil {
		return n, err
	}
	if score, ok := keys["score_to_beat"]; ok && score == nil && n.Position.ScoreToBeat != engine.NoScore {
		return n, errors.New("not the same")
	}
	for name, word := range words {
		if name != "kept" && name != "roll" && word != fieldOf(n.Position, name) {
			return n, errors.New("not the same")
		}
	}
	if passed, ok := keys["passed"]; ok && passed != n.Position.Passed {
		return n, errors.New("not the same")
	}
	if _, ok := keys["kept"].([]any); ok {
		line := "kept=" + words["kept"]
		if strings.Contains(empty, "kept") {
			line = ""
		}
		kept, err := engine.ParsePosition(r, line)
		switch p, q := kept.Position, n.Position; {
		case err != nil, p.Left != q.Left, p.Total != q.Total, p.Bottom != q.Bottom:
			return n, errors.New("not the same")
		case n.Kept.Len() > 0 && n.Kept != kept.Kept:
			return n, errors.New("not the same")
		}
		n.Kept = kept.Kept
	}
	if _, ok := keys["roll"].([]any); ok {
		roll, err := engine.ParsePosition(r, fmt.Sprintf("left=%d total=%d bottom=%d roll=%s", n.Position.Left, n.Position.Total, n.Position.Bottom, words["roll"]))
		if err != nil || n.Roll.Len() > 0 && n.Roll != roll.Roll {
			return n, errors.New("not the same")
		}
		n.Roll = roll.Roll
	}
	return n, nil
}

func FuzzParseJSON(f *testing.F) {
	texts := []string{"", "bottoms=turn pass=true", "progressive=stairs ties=tied", "sides=12 dice=6 away=none"}
	for i, text := range texts {
		r, err := engine.ParseRules(text)
		require.NoError(f, err)
		rnd := newRand(uint64(i))
		for range 4 {
			f.Add(uint8(i), positionJSON(f, r, randomQuestion(rnd, r)))
		}
	}
	f.Fuzz(func(t *testing.T, rules uint8, object string) {
		r, err := engine.ParseRules(texts[int(rules)%len(texts)])
		require.NoError(t, err)
		got, err := batch.ParseJSON(r, object)
		want, refused := reference(r, object)
		if !strings.ContainsRune(object, '\uFFFD') && json.Valid([]byte(object)) { // else encoding/json takes what is no UTF-8
			require.Equal(t, refused == nil, err == nil, "%v, and the reference says %v", err, refused)
		}
		if err != nil {
			fault, ok := errors.AsType[*engine.NotationError](err)
			require.True(t, ok, "%v", err)
			require.GreaterOrEqual(t, fault.Column, 1)
			require.LessOrEqual(t, fault.Column, len(object)+1)
			require.Zero(t, got)
			return
		}
		require.True(t, json.Valid([]byte(object)))
		require.Equal(t, want, got)
		require.NoError(t, got.Position.Validate(r))
	})
}
