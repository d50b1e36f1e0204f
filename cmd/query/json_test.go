package main

import (
	"encoding/json"
	"math/big"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// advised is the JSON of an answer, as a reader who knows the contract only
// would declare it.
type advised struct {
	Schema   int                        `json:"schema"`
	Rules    map[string]json.RawMessage `json:"rules"`
	Goal     string                     `json:"goal"`
	Position struct {
		Players     int   `json:"players"`
		Seat        int   `json:"seat"`
		ScoreToBeat *int  `json:"score_to_beat"`
		Holders     int   `json:"holders"`
		Kept        []int `json:"kept"`
		Total       int   `json:"total"`
		DiceLeft    int   `json:"dice_left"`
		Roll        []int `json:"roll"`
	} `json:"position"`
	ValueBefore float64         `json:"value_before"`
	ReplayValue *float64        `json:"tie_value"`
	Options     []advisedOption `json:"options"`
}

type advisedOption struct {
	Keep       []int    `json:"keep"`
	ThrowAgain int      `json:"throw_again"`
	Value      float64  `json:"value"`
	Loss       float64  `json:"loss"`
	Win        *float64 `json:"win"`
	Tie        *float64 `json:"tie"`
	Lose       *float64 `json:"lose"`
	Below      *float64 `json:"below"`
	Equal      *float64 `json:"equal"`
	Above      *float64 `json:"above"`
	Mean       float64  `json:"mean"`
	Exact      string   `json:"exact"`
}

// decode reads one JSON value on one line.
func decode(t require.TestingT, text string, into any) {
	require.Equal(t, 1, strings.Count(text, "\n"), "one line, ended: %q", text)
	d := json.NewDecoder(strings.NewReader(text))
	require.NoError(t, d.Decode(into), text)
	require.False(t, d.More(), "one value: %q", text)
}

func askJSON(t require.TestingT, args ...string) advised {
	var a advised
	decode(t, answerTo(t, append([]string{"--json"}, args...)...), &a)
	return a
}

// keysOf lists the keys of a JSON object in order, and their values.
func keysOf(t *testing.T, object []byte) (keys []string, values map[string]json.RawMessage) {
	t.Helper()
	require.NoError(t, json.Unmarshal(object, &values))
	d := json.NewDecoder(strings.NewReader(string(object)))
	_, err := d.Token() // the opening brace
	require.NoError(t, err)
	for d.More() {
		key, err := d.Token()
		require.NoError(t, err)
		keys = append(keys, key.(string))
		var skip json.RawMessage
		require.NoError(t, d.Decode(&skip))
	}
	require.Len(t, values, len(keys), "a key is there twice: %v", keys)
	return keys, values
}

func words(s string) []string { return strings.Fields(s) }

var ruleKeys = words("dice sides away bottoms progressive ties zero_ante tie_ante tie_payers cutoff moon high pass must_keep_away")

func TestJSONKeysOfAnswer(t *testing.T) {
	const position = "players seat score_to_beat holders kept total dice_left roll round pot bottom passed notation"
	for name, c := range map[string]struct {
		args          []string
		document, one string
	}{
		"low": {
			words("--goal low 3 3 5 6 1"),
			"schema rules goal position value_before options",
			"keep throw_again value loss mean",
		},
		"low against a score": {
			words("--goal low --beat 7 3 3 5 6 1"),
			"schema rules goal position value_before options",
			"keep throw_again value loss below equal above mean",
		},
		"low, exactly": {
			words("--goal low --exact 3 3 5 6 1"),
			"schema rules goal position value_before options",
			"keep throw_again value loss mean exact",
		},
		"beat": {
			words("--goal beat --beat 7 --exact 3 3 5 6 1"),
			"schema rules goal position value_before options",
			"keep throw_again value loss win tie lose below equal above mean exact",
		},
		"win, first seat": {
			words("3 3 5 6 1"),
			"schema rules goal position value_before tie_value options",
			"keep throw_again value loss win tie lose mean",
		},
		"win, last seat": {
			words("--beat 7 --exact 3 3 5 6 1"),
			"schema rules goal position value_before tie_value options",
			"keep throw_again value loss win tie lose below equal above mean exact",
		},
	} {
		t.Run(name, func(t *testing.T) {
			keys, values := keysOf(t, []byte(answerTo(t, append(c.args, "--json")...)))
			assert.Equal(t, words(c.document), keys)

			keys, _ = keysOf(t, values["rules"])
			assert.Equal(t, ruleKeys, keys)
			keys, _ = keysOf(t, values["position"])
			assert.Equal(t, words(position), keys)

			var options []json.RawMessage
			require.NoError(t, json.Unmarshal(values["options"], &options))
			require.NotEmpty(t, options)
			for _, o := range options {
				keys, _ = keysOf(t, o)
				assert.Equal(t, words(c.one), keys)
			}
		})
	}
}

func TestJSONKeysOfOdds(t *testing.T) {
	for name, c := range map[string]struct {
		args []string
		keys string
	}{
		"low":  {words("--goal low"), "schema rules goal players values exact pot round"},
		"beat": {words("--goal beat --beat 7"), "schema rules goal players values exact pot round"},
		"win":  {nil, "schema rules goal players values exact pot round won tie perfect_tie mean_rounds"},
	} {
		t.Run(name, func(t *testing.T) {
			keys, values := keysOf(t, []byte(answerTo(t, append([]string{"odds", "--json"}, c.args...)...)))
			assert.Equal(t, words(c.keys), keys)
			keys, _ = keysOf(t, values["rules"])
			assert.Equal(t, ruleKeys, keys)
		})
	}
}

// The rules are numbers, booleans and words, and an away face that does not
// exist is null.
func TestJSONRules(t *testing.T) {
	_, values := keysOf(t, []byte(answerTo(t, "--json", "--goal", "low", "33561")))
	assert.Equal(t, `{"dice":5,"sides":6,"away":3,"bottoms":"off","progressive":"off","ties":"all","zero_ante":1,"tie_ante":1,`+
		`"tie_payers":"in","cutoff":true,"moon":"off","high":false,"pass":false,"must_keep_away":false}`, string(values["rules"]))

	a := askJSON(t, words("--rule away=none --rule ties=tied --rule tie_payers=tied --rule cutoff=false --goal low 33561")...)
	assert.Equal(t, "null", string(a.Rules["away"]))
	assert.Equal(t, `"tied"`, string(a.Rules["ties"]))
	assert.Equal(t, `"tied"`, string(a.Rules["tie_payers"]))
	assert.Equal(t, "false", string(a.Rules["cutoff"]))
}

func TestJSONPosition(t *testing.T) {
	for name, c := range map[string]struct{ args, want string }{
		"opening": {
			"3 3 5 6 1",
			`{"players":2,"seat":1,"score_to_beat":null,"holders":0,"kept":[],"total":0,"dice_left":5,"roll":[1,3,3,5,6],"round":1,"pot":2,"bottom":0,"passed":false,"notation":"players=2 roll=1,3,3,5,6"}`,
		},
		"the example of the contract": {
			"--goal beat --beat 7 --kept 3,1 2 5 6",
			`{"players":2,"seat":2,"score_to_beat":7,"holders":1,"kept":[1,3],"total":1,"dice_left":3,"roll":[2,5,6],"round":1,"pot":2,"bottom":0,"passed":false,"notation":"players=2 seat=2 beat=7 kept=1,3 roll=2,5,6"}`,
		},
		"only a total is known": {
			"--total 5 --left 3 6 5 2",
			`{"players":2,"seat":1,"score_to_beat":null,"holders":0,"kept":null,"total":5,"dice_left":3,"roll":[2,5,6],"round":1,"pot":2,"bottom":0,"passed":false,"notation":"players=2 left=3 total=5 roll=2,5,6"}`,
		},
		"a score to beat puts the player on the last seat": {
			"--players 6 --beat 0 --holders 5 33561",
			`{"players":6,"seat":6,"score_to_beat":0,"holders":5,"kept":[],"total":0,"dice_left":5,"roll":[1,3,3,5,6],"round":1,"pot":36,"bottom":0,"passed":false,"notation":"players=6 seat=6 beat=0 holders=5 roll=1,3,3,5,6"}`,
		},
		"a seat in between": {
			"--players 6 --seat 3 --beat 9 --holders 2 --kept 6 3356",
			`{"players":6,"seat":3,"score_to_beat":9,"holders":2,"kept":[6],"total":6,"dice_left":4,"roll":[3,3,5,6],"round":1,"pot":6,"bottom":0,"passed":false,"notation":"players=6 seat=3 beat=9 holders=2 kept=6 roll=3,3,5,6"}`,
		},
	} {
		t.Run(name, func(t *testing.T) {
			_, values := keysOf(t, []byte(answerTo(t, append(words(c.args), "--json")...)))
			assert.Equal(t, c.want, string(values["position"]))
			assert.Equal(t, "1", string(values["schema"]))
		})
	}
}

// Numbers have all their digits.
func TestJSONPrecision(t *testing.T) {
	a := askJSON(t, "--goal", "low", "23314")
	assert.Equal(t, 6.253978525944819, a.ValueBefore)
	assert.Equal(t, []int{3, 3}, a.Options[0].Keep)
	want, _ := big.NewRat(2261, 432).Float64()
	assert.Equal(t, want, a.Options[0].Value)

	first := askJSON(t, "33561")
	assert.InDelta(t, 0.4730158668414643, first.ValueBefore, 1e-15)
	require.NotNil(t, first.ReplayValue)
	assert.InDelta(t, 0.4730158668414643, *first.ReplayValue, 1e-15)
	last := askJSON(t, "--beat", "7", "33561")
	require.NotNil(t, last.ReplayValue)
	assert.InDelta(t, 0.5269841331585357, *last.ReplayValue, 1e-15)
}

// What must be shown of the advice, read by a program.
func TestJSONAdvice(t *testing.T) {
	for name, c := range map[string]struct {
		args  string
		keep  []int
		value float64
	}{
		"two threes":      {"--goal low 2 3 3 1 4", []int{3, 3}, 5.233796},
		"one three":       {"--goal low 3 6 6 6 6", []int{3}, 5.833858},
		"a 1 alone":       {"--goal low --kept 3 1 2 2 4", []int{1}, 6.233796},
		"all three":       {"--goal low --left 3 --total 0 3 2 2", []int{2, 2, 3}, 4},
		"all five":        {"--goal beat --beat 8 3 3 2 2 2", []int{2, 2, 2, 3, 3}, 1},
		"all five to win": {"--beat 8 3 3 2 2 2", []int{2, 2, 2, 3, 3}, 1},
	} {
		t.Run(name, func(t *testing.T) {
			best := askJSON(t, words(c.args)...).Options[0]
			assert.Equal(t, c.keep, best.Keep)
			assert.InDelta(t, c.value, best.Value, 5e-7)
			assert.Zero(t, best.Loss)
		})
	}
}
