package engine_test

import (
	"bytes"
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"threesaway/engine"
)

// standardText is the canonical text of the standard game: the options and
// defaults of RULES.md. Hashes are taken of it, so it must never change.
const standardText = "dice=5 sides=6 away=3 bottoms=off progressive=off ties=all zero_ante=1 tie_ante=1 tie_payers=in " +
	"cutoff=true moon=off high=false pass=false must_keep_away=false"

// standardKeys are the keys of every option, in canonical order.
func standardKeys() []string {
	var keys []string
	for word := range strings.FieldsSeq(standardText) {
		key, _, _ := strings.Cut(word, "=")
		keys = append(keys, key)
	}
	return keys
}

func TestRulesTextSpellsOutEveryOption(t *testing.T) {
	assert.Equal(t, standardText, engine.ThreesAway().String())

	other := engine.Rules{
		Dice: 4, Sides: 8, Away: engine.NoAway, Bottoms: engine.BottomsDie, Progressive: mustProgressive(t, "0,2,4"),
		Ties: engine.TiesTied, ZeroAnte: 0, TieAnte: 12, TiePayers: engine.TiePayersTied,
		Cutoff: false, Pass: true,
	}
	assert.Equal(t, "dice=4 sides=8 away=none bottoms=die progressive=0,2,4 ties=tied zero_ante=0 tie_ante=12 "+
		"tie_payers=tied cutoff=false moon=off high=false pass=true must_keep_away=false", other.String())
}

func TestRulesReadBackWhatTheyWrite(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		r := validRules().Draw(t, "rules")
		for _, text := range []string{r.String(), r.Describe()} {
			back, err := engine.ParseRules(text)
			require.NoError(t, err, text)
			require.Equal(t, r, back, text)
		}
	})
}

func TestDescribeNamesAPresetOrWhatDiffersFromTheStandardGame(t *testing.T) {
	tests := []struct{ want, rules string }{
		{"threes-away", ""},
		{"threes-away ties=split", "ties=split"},
		{"threes-away away=none", "away=none"},
		{"threes-away progressive=stairs cutoff=false", "cutoff=false progressive=stairs"},
		{"threes-away-high", "high=true"},
		{"threes-away dice=4 high=true", "threes-away-high dice=4"},
		{"tripps", "zero_ante=0 ties=split"},
		{"threes-away ties=split zero_ante=0 pass=true", "tripps pass=true"},
		{"threes", "zero_ante=0 ties=tied tie_payers=tied moon=throw"},
		{"threes-away ties=tied zero_ante=0 tie_payers=tied", "threes moon=off"},
	}
	for _, tt := range tests {
		assert.Equal(t, tt.want, rulesOf(t, tt.rules).Describe())
	}
}

// oneDiffers are the standard rules with one option changed each, in canonical
// order, some options more than once.
func oneDiffers(t failer) map[string]engine.Rules {
	settings := []string{
		"dice=4", "sides=8", "away=none", "away=4",
		"bottoms=blind", "bottoms=throw", "bottoms=die", "bottoms=turn",
		"progressive=every", "progressive=stairs", "progressive=0,2", "progressive=0,2,4", "progressive=0",
		"ties=tied", "ties=split", "zero_ante=0", "zero_ante=11", "tie_ante=0", "tie_ante=11", "tie_payers=tied",
		"cutoff=false", "moon=throw", "moon=turn", "high=true", "pass=true", "must_keep_away=true",
	}
	rules := map[string]engine.Rules{"": engine.ThreesAway()}
	for _, setting := range settings {
		r := engine.ThreesAway()
		require.NoError(t, r.Set(setting))
		rules[setting] = r
	}
	return rules
}

func TestTextTellsRulesApart(t *testing.T) {
	rules := oneDiffers(t)
	for _, key := range standardKeys() {
		covered := false
		for setting := range rules {
			covered = covered || strings.HasPrefix(setting, key+"=")
		}
		assert.True(t, covered, "no rules here differ in %s", key)
	}
	seen := map[string]string{}
	for setting, r := range rules {
		other, twice := seen[r.String()]
		assert.False(t, twice, "%q and %q have the same text", setting, other)
		seen[r.String()] = setting
	}
}

// oddRules are rules (not valid ones) in which no option but cutoff has its
// default value, and none the zero value, so that a change shows.
func oddRules() engine.Rules {
	return engine.Rules{
		Dice: 7, Sides: 9, Away: 4, Bottoms: engine.BottomsDie, Progressive: engine.ProgressiveStairs,
		Ties: engine.TiesTied, ZeroAnte: 2, TieAnte: 3, TiePayers: engine.TiePayersTied,
		Cutoff: true, Moon: engine.MoonTurn, High: true, Pass: true, MustKeepAway: true,
	}
}

func TestSetChangesOneOption(t *testing.T) {
	tests := []struct {
		setting string
		change  func(*engine.Rules)
	}{
		{"dice=4", func(r *engine.Rules) { r.Dice = 4 }},
		{"sides=8", func(r *engine.Rules) { r.Sides = 8 }},
		{"away=5", func(r *engine.Rules) { r.Away = 5 }},
		{"away=none", func(r *engine.Rules) { r.Away = engine.NoAway }},
		{"bottoms=off", func(r *engine.Rules) { r.Bottoms = engine.BottomsOff }},
		{"bottoms=blind", func(r *engine.Rules) { r.Bottoms = engine.BottomsBlind }},
		{"bottoms=throw", func(r *engine.Rules) { r.Bottoms = engine.BottomsThrow }},
		{"bottoms=die", func(r *engine.Rules) { r.Bottoms = engine.BottomsDie }},
		{"bottoms=turn", func(r *engine.Rules) { r.Bottoms = engine.BottomsTurn }},
		{"progressive=every", func(r *engine.Rules) { r.Progressive = engine.ProgressiveEvery }},
		{"progressive=stairs", func(r *engine.Rules) { r.Progressive = engine.ProgressiveStairs }},
		{"ties=all", func(r *engine.Rules) { r.Ties = engine.TiesAll }},
		{"ties=tied", func(r *engine.Rules) { r.Ties = engine.TiesTied }},
		{"ties=split", func(r *engine.Rules) { r.Ties = engine.TiesSplit }},
		{"zero_ante=0", func(r *engine.Rules) { r.ZeroAnte = 0 }},
		{"tie_ante=2", func(r *engine.Rules) { r.TieAnte = 2 }},
		{"tie_payers=tied", func(r *engine.Rules) { r.TiePayers = engine.TiePayersTied }},
		{"cutoff=false", func(r *engine.Rules) { r.Cutoff = false }},
		{"cutoff=true", func(r *engine.Rules) { r.Cutoff = true }},
		{"moon=throw", func(r *engine.Rules) { r.Moon = engine.MoonThrow }},
		{"moon=turn", func(r *engine.Rules) { r.Moon = engine.MoonTurn }},
		{"high=true", func(r *engine.Rules) { r.High = true }},
		{"high=false", func(r *engine.Rules) { r.High = false }},
		{"moon=off", func(r *engine.Rules) { r.Moon = engine.MoonOff }},
		{"progressive=off", func(r *engine.Rules) { r.Progressive = engine.ProgressiveOff }},
		{"tie_payers=in", func(r *engine.Rules) { r.TiePayers = engine.TiePayersIn }},
		{"pass=true", func(r *engine.Rules) { r.Pass = true }},
		{"must_keep_away=true", func(r *engine.Rules) { r.MustKeepAway = true }},
	}
	for _, tt := range tests {
		t.Run(tt.setting, func(t *testing.T) {
			for _, start := range []engine.Rules{engine.ThreesAway(), oddRules()} {
				want, got := start, start
				tt.change(&want)
				require.NoError(t, got.Set(tt.setting))
				assert.Equal(t, want, got)
				assert.Contains(t, got.String(), tt.setting)
			}
		})
	}
}

func TestSetLeavesPairsToValidate(t *testing.T) {
	// Options are set one after another, so half of a pair must be allowed.
	r := engine.ThreesAway()
	require.NoError(t, r.Set("tie_payers=tied"))
	require.Error(t, r.Validate())
	require.NoError(t, r.Set("ties=tied"))
	assert.NoError(t, r.Validate())
}

func TestSetRefusesWithWhatWouldBeRightAndChangesNothing(t *testing.T) {
	tests := []struct {
		setting string
		says    []string
	}{
		{"", []string{"key=value"}},
		{"dice", []string{`"dice"`, "key=value"}},
		{"=5", append([]string{"unknown option"}, standardKeys()...)},
		{"colour=red", append([]string{"unknown option", `"colour"`}, standardKeys()...)},
		{"Dice=5", append([]string{"unknown option"}, standardKeys()...)},
		{"dice=five", []string{"dice=five", "1 to 20"}},
		{"dice=", []string{"dice=", "1 to 20"}},
		{"dice=5=5", []string{"dice=5=5", "1 to 20"}},
		{"dice=99999999999999999999", []string{"dice=", "1 to 20"}},
		{"dice=05", []string{"dice=05", "1 to 20"}},
		{"dice=+5", []string{"dice=+5", "1 to 20"}},
		{"tie_ante=-0", []string{"tie_ante=-0", "0 to 1000"}},
		{"away=03", []string{"away=03", "a face", "none"}},
		{"sides=6.0", []string{"sides=6.0", "2 to 20"}},
		{"away=0", []string{"away=0", "a face", "none"}},
		{"away=-1", []string{"away=-1", "a face", "none"}},
		{"away=off", []string{"away=off", "a face", "none"}},
		{"bottoms=dice", []string{"bottoms=dice", "off", "blind", "throw", "die", "turn"}},
		{"progressive=never", []string{"progressive=never", "off", "every", "stairs", "0,2,4"}},
		{"ties=ALL", []string{"ties=ALL", "all", "tied", "split"}},
		{"zero_ante=one", []string{"zero_ante=one", "0 to 1000"}},
		{"tie_ante=", []string{"tie_ante=", "0 to 1000"}},
		{"tie_payers=all", []string{"tie_payers=all", "in", "tied"}},
		{"cutoff=1", []string{"cutoff=1", "true or false"}},
		{"moon=die", []string{"moon=die", "off", "throw", "turn"}},
		{"high=yes", []string{"high=yes", "true or false"}},
		{"pass=True", []string{"pass=True", "true or false"}},
		{"must_keep_away=", []string{"must_keep_away=", "true or false"}},
	}
	for _, tt := range tests {
		t.Run(tt.setting, func(t *testing.T) {
			r := oddRules()
			err := r.Set(tt.setting)
			require.ErrorIs(t, err, engine.ErrRules)
			for _, says := range tt.says {
				assert.ErrorContains(t, err, says)
			}
			assert.Equal(t, oddRules(), r)
		})
	}
}

func TestParseRules(t *testing.T) {
	tests := []struct {
		name, text string
		change     func(*engine.Rules)
	}{
		{"nothing is the standard game", "", func(*engine.Rules) {}},
		{"blanks too", " \t\n ", func(*engine.Rules) {}},
		{"preset", "threes-away", func(*engine.Rules) {}},
		{"settings alone", "high=true dice=4", func(r *engine.Rules) { r.High, r.Dice = true, 4 }},
		{"preset and settings", "  threes-away   ties=split\tzero_ante=0 ", func(r *engine.Rules) {
			r.Ties, r.ZeroAnte = engine.TiesSplit, 0
		}},
		{"another preset", "threes-away-high dice=4", func(r *engine.Rules) { r.High, r.Dice = true, 4 }},
		{"a preset undone", "tripps ties=all zero_ante=1", func(*engine.Rules) {}},
		{"order is of no account", "tie_payers=tied ties=tied", func(r *engine.Rules) {
			r.Ties, r.TiePayers = engine.TiesTied, engine.TiePayersTied
		}},
		{"settings need not be valid half-way", "sides=2 away=1", func(r *engine.Rules) { r.Sides, r.Away = 2, 1 }},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			r, err := engine.ParseRules(tt.text)
			require.NoError(t, err)
			assert.Equal(t, standardWith(tt.change), r)
		})
	}
}

func TestParseRulesRefuses(t *testing.T) {
	tests := []struct {
		name, text string
		says       []string
	}{
		{"option set twice", "dice=5 dice=5", []string{`"dice"`, "twice"}},
		{"option set twice, far apart", "threes-away dice=5 high=true dice=6", []string{`"dice"`, "twice"}},
		{"unknown preset", "fours-away dice=5", []string{`"fours-away"`, "threes-away"}},
		{"preset after a setting", "dice=5 threes-away", []string{`"threes-away"`, "key=value"}},
		{"two presets", "threes-away threes-away", []string{`"threes-away"`, "key=value"}},
		{"unknown option", "dice=5 colour=red", []string{`"colour"`, "must_keep_away"}},
		{"unknown value", "ties=none", []string{"ties=none", "split"}},
		{"blanks in a list", "progressive=0, 2", []string{"progressive"}},
		{"value out of range", "dice=21", []string{"dice=21", "1 to 20"}},
		{"away face that is not on the die", "sides=4 away=5", []string{"away=5", "1 to 4"}},
		{"preset and setting that do not meet", "threes ties=all", []string{"tie_payers=tied", "ties=all"}},
		{"preset and moon that do not meet", "threes-away-high moon=turn", []string{"high=true", "moon=turn"}},
		{"options that do not meet", "high=true moon=turn", []string{"high=true", "moon=turn"}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			r, err := engine.ParseRules(tt.text)
			require.ErrorIs(t, err, engine.ErrRules)
			for _, says := range tt.says {
				assert.ErrorContains(t, err, says)
			}
			assert.Equal(t, engine.Rules{}, r)
		})
	}
}

// jsonKeys reads the keys of a flat JSON object in the order they come.
func jsonKeys(t failer, object []byte) []string {
	d := json.NewDecoder(bytes.NewReader(object))
	var keys []string
	for i := 0; ; i++ {
		token, err := d.Token()
		require.NoError(t, err)
		if token == json.Delim('}') {
			return keys
		}
		if i%2 == 1 { // token 0 is the brace, then key and value take turns
			keys = append(keys, fmt.Sprint(token))
		}
	}
}

func TestRulesAsJSON(t *testing.T) {
	got, err := json.Marshal(engine.ThreesAway())
	require.NoError(t, err)
	assert.JSONEq(t, `{"dice":5,"sides":6,"away":3,"bottoms":"off","progressive":"off","ties":"all","zero_ante":1,
		"tie_ante":1,"tie_payers":"in","cutoff":true,"moon":"off","high":false,"pass":false,"must_keep_away":false}`,
		string(got))

	got, err = json.Marshal(standardWith(func(r *engine.Rules) {
		r.Away, r.Progressive = engine.NoAway, mustProgressive(t, "0,2,4")
	}))
	require.NoError(t, err)
	assert.Contains(t, string(got), `"away":null`)
	assert.Contains(t, string(got), `"progressive":"0,2,4"`)
}

func TestRulesAsJSONHoldEveryOptionInOrder(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		r := validRules().Draw(t, "rules")
		object, err := json.Marshal(r)
		require.NoError(t, err)
		require.Equal(t, standardKeys(), jsonKeys(t, object))

		var values map[string]any
		require.NoError(t, json.Unmarshal(object, &values))
		for word := range strings.FieldsSeq(r.String()) {
			key, value, _ := strings.Cut(word, "=")
			if value == "none" {
				require.Nil(t, values[key], word)
				continue
			}
			require.Equal(t, value, fmt.Sprint(values[key]), word)
		}
	})
}

func TestRulesReadBackTheJSONTheyWrite(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		r := validRules().Draw(t, "rules")
		object, err := json.Marshal(struct{ Rules engine.Rules }{r})
		require.NoError(t, err)
		back := struct{ Rules engine.Rules }{oddRules()} // nothing of what was there may stay
		require.NoError(t, json.Unmarshal(object, &back), "%s", object)
		require.Equal(t, r, back.Rules, "%s", object)
	})
}

func TestRulesFromJSON(t *testing.T) {
	tests := []struct {
		name, object string
		want         string // as settings
	}{
		{"nothing named", `{}`, ""},
		{"blanks", " {\n\t\"dice\" : 4 } ", "dice=4"},
		{"away face", `{"away":5}`, "away=5"},
		{"no away face", `{"away":null}`, "away=none"},
		{"words", `{"bottoms":"die","ties":"split"}`, "bottoms=die ties=split"},
		{"order is of no account", `{"tie_payers":"tied","moon":"turn","ties":"tied"}`, "ties=tied tie_payers=tied moon=turn"},
		{"sides before the away face, or after", `{"away":8,"sides":8}`, "sides=8 away=8"},
		{"schedule", `{"progressive":"0,2,4"}`, "progressive=0,2,4"},
		{"one ceiling", `{"progressive":"4"}`, "progressive=4"},
		{"booleans", `{"cutoff":false,"pass":true,"must_keep_away":true}`, "cutoff=false pass=true must_keep_away=true"},
		{"antes", `{"zero_ante":0,"tie_ante":1000}`, "zero_ante=0 tie_ante=1000"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			r := oddRules() // options that are not named are those of the standard game
			require.NoError(t, json.Unmarshal([]byte(tt.object), &r))
			assert.Equal(t, rulesOf(t, tt.want), r)
		})
	}
}

func TestRulesFromJSONRefuseAndChangeNothing(t *testing.T) {
	tests := []struct {
		name, object string
		says         []string
	}{
		{"unknown option", `{"dice":5,"colour":"red"}`, append([]string{`"colour"`}, standardKeys()...)},
		{"another case", `{"Dice":5}`, []string{`"Dice"`}},
		{"no name", `{"":5}`, []string{"unknown option"}},
		{"setting for a name", `{"dice=5":5}`, []string{"dice"}},
		{"list of settings", `["dice=5"]`, nil},
		{"text", `"threes-away"`, nil},
		{"number", `5`, nil},
		{"number out of range", `{"dice":21}`, []string{"dice=21", "1 to 20"}},
		{"number below 0", `{"tie_ante":-1}`, []string{"tie_ante=-1"}},
		{"huge number", `{"dice":99999999999999999999}`, []string{"dice"}},
		{"half a die", `{"dice":5.5}`, []string{"dice"}},
		{"number with an exponent", `{"dice":5e0}`, []string{"dice"}},
		{"word for a number", `{"dice":"five"}`, []string{"dice"}},
		{"boolean for a number", `{"dice":true}`, []string{"dice"}},
		{"nothing for a number", `{"dice":null}`, []string{"dice"}},
		{"list for a number", `{"dice":[5]}`, []string{"dice"}},
		{"object for a number", `{"dice":{}}`, []string{"dice"}},
		{"number for a word", `{"ties":1}`, []string{"ties", "split"}},
		{"boolean for a word", `{"bottoms":true}`, []string{"bottoms", "blind"}},
		{"nothing for a word", `{"moon":null}`, []string{"moon", "turn"}},
		{"unknown word", `{"ties":"none"}`, []string{"ties=none", "split"}},
		{"number for a boolean", `{"high":1}`, []string{"high", "true or false"}},
		{"nothing for a boolean", `{"cutoff":null}`, []string{"cutoff", "true or false"}},
		{"word for a boolean", `{"pass":"yes"}`, []string{"pass", "true or false"}},
		{"face 0", `{"away":0}`, []string{"away"}},
		{"boolean for a face", `{"away":false}`, []string{"away"}},
		{"list for a schedule", `{"progressive":[0,2,4]}`, []string{"progressive"}},
		{"nothing for a schedule", `{"progressive":null}`, []string{"progressive"}},
		{"bad schedule", `{"progressive":"2,1,x"}`, []string{"progressive"}},
		{"away face that is not on the die", `{"sides":2}`, []string{"away=3"}},
		{"options that do not meet", `{"high":true,"moon":"turn"}`, []string{"high=true", "moon=turn"}},
		{"payers that do not meet", `{"tie_payers":"tied"}`, []string{"tie_payers=tied", "ties=all"}},
		{"good options before a bad one", `{"dice":4,"ties":"split","zero_ante":1001}`, []string{"zero_ante=1001"}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			r := oddRules()
			err := json.Unmarshal([]byte(tt.object), &r)
			require.ErrorIs(t, err, engine.ErrRules)
			for _, says := range tt.says {
				assert.ErrorContains(t, err, says)
			}
			assert.Equal(t, oddRules(), r)
		})
	}
}

func TestRulesFromTextThatIsNoJSON(t *testing.T) {
	for _, text := range []string{"", "{", `{"dice":5`, `{"dice":}`, `{"dice":5}}`, "dice=5", "\x00"} {
		r := oddRules()
		require.ErrorIs(t, r.UnmarshalJSON([]byte(text)), engine.ErrRules, "%q", text)
		assert.Equal(t, oddRules(), r)
	}
}

func TestWordsOutOfRangeDoNotLookLikeValues(t *testing.T) {
	for _, word := range []fmt.Stringer{
		engine.BottomsTurn + 1, engine.TiesSplit + 1, engine.TiePayersTied + 1, engine.MoonTurn + 1, engine.Moon(255),
	} {
		assert.Contains(t, word.String(), "invalid")
	}
}

func FuzzParseRules(f *testing.F) {
	for _, seed := range []string{
		"",
		"threes-away",
		"threes-away ties=split",
		standardText,
		"dice=4 sides=8 away=none high=true",
		"moon=turn bottoms=blind",
		"ties=tied tie_payers=tied tie_ante=0",
		"progressive=0,2,4 cutoff=false",
		"progressive=00,+2,4",
		"dice=5 dice=5",
		"dice=21",
		"away=0",
		"high=true moon=throw",
		"threes-away threes-away",
		"=",
		"\x00dice=5\xff",
	} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, text string) {
		r, err := engine.ParseRules(text)
		if err != nil {
			require.ErrorIs(t, err, engine.ErrRules)
			require.Equal(t, engine.Rules{}, r)
			return
		}
		require.NoError(t, r.Validate())
		for _, again := range []string{r.String(), r.Describe()} {
			back, err := engine.ParseRules(again)
			require.NoError(t, err)
			require.Equal(t, r, back)
		}
		object, err := json.Marshal(r)
		require.NoError(t, err)
		require.True(t, json.Valid(object))
	})
}

func FuzzRulesFromJSON(f *testing.F) {
	for _, seed := range []string{
		`{}`, `{"dice":4,"sides":8,"away":null}`, `{"progressive":"0,2,4"}`, `{"progressive":"+0"}`, `{"dice":"5"}`,
		`{"high":true,"moon":"turn"}`, `{"dice":5,"dice":6}`, `{"ties=split":""}`, `{"\u0064ice":4}`, `[]`, `{`, `null`,
	} {
		f.Add([]byte(seed))
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		r := oddRules()
		if err := r.UnmarshalJSON(data); err != nil {
			require.ErrorIs(t, err, engine.ErrRules)
			require.Equal(t, oddRules(), r)
			return
		}
		if string(bytes.TrimSpace(data)) == "null" {
			require.Equal(t, oddRules(), r)
			return
		}
		require.NoError(t, r.Validate())
		object, err := json.Marshal(r)
		require.NoError(t, err)
		var back engine.Rules
		require.NoError(t, json.Unmarshal(object, &back))
		require.Equal(t, r, back)
	})
}

func TestJSONOfTheWrongTypeOrTwiceIsRefused(t *testing.T) {
	for _, text := range []string{
		`{"dice":"5"}`, `{"cutoff":"false"}`, `{"progressive":4}`, `{"away":"none"}`, `{"away":"3"}`, `{"ties":null}`,
		`{"dice":4,"dice":4}`, `{"dice":[4]}`, `{"dice":{"n":4}}`, `{"dice":4`, `[]`, `4`, `{"dice":4.5}`, `{"dice":4} {}`,
	} {
		r := engine.Threes()
		require.ErrorIs(t, r.UnmarshalJSON([]byte(text)), engine.ErrRules, "%s", text)
		assert.Equal(t, engine.Threes(), r, "%s changes nothing", text)
	}
	r := engine.Threes()
	require.NoError(t, r.UnmarshalJSON([]byte("null")))
	assert.Equal(t, engine.Threes(), r, "null leaves the rules alone")
}
