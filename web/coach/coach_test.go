package coach_test

import (
	"encoding/json"
	"os/exec"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"threesaway/answer"
	"threesaway/engine"
	"threesaway/record"
	"threesaway/review"
	"threesaway/solver"
	"threesaway/web/coach"
)

// failer is what a test and a fuzz target have in common.
type failer interface {
	require.TestingT
	Helper()
}

// call asks a coach and returns what is answered, as JSON, or the fault.
func call(t failer, c *coach.Coach, method, params string) (json.RawMessage, *coach.Fault) {
	t.Helper()
	var reply struct {
		Result json.RawMessage
		Fault  *coach.Fault
	}
	require.NoError(t, json.Unmarshal([]byte(c.Call(method, params)), &reply))
	require.True(t, (reply.Result == nil) != (reply.Fault == nil), "either a result or a fault")
	return reply.Result, reply.Fault
}

// asked is call for what must not be refused.
func asked(t failer, c *coach.Coach, method, params string) json.RawMessage {
	t.Helper()
	result, fault := call(t, c, method, params)
	require.Nil(t, fault, "%s %s: %v", method, params, fault)
	return result
}

// asJSON returns a value as JSON.
func asJSON(t failer, v any) string {
	t.Helper()
	text, err := json.Marshal(v)
	require.NoError(t, err)
	return string(text)
}

// A page and the command line answer the same bits.
func TestAdviceIsThatOfTheSolver(t *testing.T) {
	c := coach.New()
	for _, tt := range []struct {
		rules, goal, position string
	}{
		{"threes-away", "win", "players=2 roll=1,3,3,5,6"},
		{"threes-away", "win", "players=3 seat=2 beat=7 kept=1,3 roll=2,5,6"},
		{"threes-away", "money", "players=2 seat=2 beat=9 kept=3,3,1,3 roll=3"},
		{"threes-away", "low", "roll=1,2,4,5,6"},
		{"threes-away", "beat", "players=2 beat=6 roll=1,2,4,5,6"},
		{"dice=3 bottoms=die", "win", "roll=1,4,6"},
	} {
		t.Run(tt.rules+" "+tt.goal+" "+tt.position, func(t *testing.T) {
			rules, err := engine.ParseRules(tt.rules)
			require.NoError(t, err)
			n, err := engine.ParsePosition(rules, tt.position)
			require.NoError(t, err)
			goal, err := solver.ParseGoal(tt.goal, solver.WeightHalf)
			require.NoError(t, err)
			s, err := solver.Solve(rules, goal, n.Position)
			require.NoError(t, err)
			want, err := answer.About(s, n.Position, n.Roll, true)
			require.NoError(t, err)
			params := asJSON(t, map[string]any{"rules": tt.rules, "goal": tt.goal, "position": tt.position, "explain": true})
			var got answer.Document
			require.NoError(t, json.Unmarshal(asked(t, c, "advise", params), &got))
			require.Equal(t, len(want.Advice.Options), len(got.Options))
			for i, o := range want.Advice.Options {
				assert.Equal(t, o.Decision.Keep.Faces(), append([]engine.Face{}, got.Options[i].Keep...))
				if goal.Kind != solver.KindMoney { // of which one solution serves many pots
					assert.Equal(t, o.Value, got.Options[i].Value) //nolint:testifylint // to the bit
				}
				assert.InDelta(t, o.Value, got.Options[i].Value, 1e-9)
			}
		})
	}
}

// Games of few players are part of games of more, and whoever asks for one after the
// other is answered as if only the last had been solved.
func TestSolvedStepByStepIsSolved(t *testing.T) {
	c := coach.New()
	for _, players := range []string{"2", "3", "4"} {
		assert.JSONEq(t, `{"players":`+players+`,"pot":`+players+`}`, string(asked(t, c, "solve", `{"players":`+players+`}`)))
	}
	var odds answer.OddsDocument
	require.NoError(t, json.Unmarshal(asked(t, c, "odds", `{"players":4}`), &odds))
	for seat, want := range []float64{0.238044201069, 0.244779860085, 0.252402237504, 0.264773701341} {
		assert.InDelta(t, want, odds.Values[seat], 1e-12)
	}
	require.NoError(t, json.Unmarshal(asked(t, c, "odds", `{}`), &odds))
	assert.Equal(t, "95625541838712846840349/202161383036148007151587", odds.Exact[0])
}

func TestChartsAreAnswered(t *testing.T) {
	c := coach.New()
	var scores answer.ScoresDocument
	require.NoError(t, json.Unmarshal(asked(t, c, "scores", `{"goal":"low"}`), &scores))
	assert.InDelta(t, 6.253978525944819, *scores.Mean, 1e-12)
	var chances answer.ChancesDocument
	require.NoError(t, json.Unmarshal(asked(t, c, "chances", `{"rules":{"dice":3},"players":3}`), &chances))
	assert.Len(t, chances.Seats, 3)
}

func TestReviewIsThatOfTheLibrary(t *testing.T) {
	const text = "ante 0.50 EUR\ngame Ana, Bob\nAna: 1 3 3 5 6 > 1 3 3, 2 4 > 2, 1 > 1\nBob: 2 3 3 5 6 > 3 3, 1 4 5 > 1, 3 6 > 3, 4 > 4\n"
	r, err := record.Parse(text)
	require.NoError(t, err)
	want, err := review.Of(r, solver.Win(), func(r engine.Rules, goal solver.Goal, pos engine.Position) (solver.GameSolution, error) {
		s, err := solver.Solve(r, goal, pos)
		if err != nil {
			return nil, err
		}
		return s.(solver.GameSolution), nil
	})
	require.NoError(t, err)
	got := asked(t, coach.New(), "review", asJSON(t, map[string]string{"record": text}))
	assert.JSONEq(t, asJSON(t, answer.OfReview(want)), string(got))
}

func TestRulesAreReadInBothFormsAndSaidInFull(t *testing.T) {
	c := coach.New()
	for _, params := range []string{`{"rules":"tripps dice=4"}`, `{"rules":{"ties":"split","zero_ante":0,"dice":4}}`} {
		var got struct {
			Rules    engine.Rules
			Describe string
		}
		require.NoError(t, json.Unmarshal(asked(t, c, "rules", params), &got))
		assert.Equal(t, "threes-away dice=4 ties=split zero_ante=0", got.Describe)
		assert.Equal(t, engine.TiesSplit, got.Rules.Ties)
	}
	var menu struct {
		Presets []struct{ Name string }
		Options []struct{ Key string }
	}
	require.NoError(t, json.Unmarshal(asked(t, c, "menu", `{}`), &menu))
	assert.Len(t, menu.Presets, len(engine.Presets()))
	assert.Len(t, menu.Options, len(engine.Options()))
}

func TestWrongRequestsSayWhatIsWrong(t *testing.T) {
	for _, tt := range []struct{ name, method, params, says, field string }{
		{"no method", "nope", `{}`, `no method "nope"`, ""},
		{"no JSON", "advise", `{`, "invalid request", ""},
		{"an unknown key", "advise", `{"roll":[1]}`, `invalid request: json: unknown field "roll"`, ""},
		{"a wrong type", "odds", `{"players":"two"}`, "invalid request", ""},
		{"unknown rules", "odds", `{"rules":"ties=none"}`, "must be all, tied, split", "rules"},
		{"rules that are none", "odds", `{"rules":{"dice":1.5}}`, "must be a number of dice", "rules"},
		{"an unknown goal", "odds", `{"goal":"fame"}`, "must be win, low, beat or money", ""},
		{"too many players", "odds", `{"players":21}`, "must be 2 to 20", ""},
		{"a negative pot", "odds", `{"players":-1}`, "must be 2 to 20", ""},
		{"an impossible number for the lowest total", "odds", `{"goal":"low","players":1}`, "must be 2 to 20", ""},
		{"no roll", "advise", `{"position":"players=2"}`, "no dice", ""},
		{"a wrong position", "advise", `{"position":"players=2 beat=99 roll=1,2,3,4,5"}`, "column 11", ""},
		{"a language", "language", `{"language":"fr"}`, "must be en, ro or de", ""},
		{"no evening", "answer", `{"text":"7"}`, "no evening is open", ""},
		{"a broken record", "review", `{"record":"game A, B\nA: 1 2"}`, "line 2, column 4", ""},
		{"an evening for the lowest total", "open", `{"record":"","goal":"low"}`, "whole games are played", ""},
	} {
		t.Run(tt.name, func(t *testing.T) {
			_, fault := call(t, coach.New(), tt.method, tt.params)
			require.NotNil(t, fault)
			assert.Contains(t, fault.Message, tt.says)
			assert.Equal(t, tt.field, fault.Field)
			assert.False(t, fault.Internal)
		})
	}
	c := coach.New()
	asked(t, c, "language", `{"language":"ro"}`)
	_, fault := call(t, c, "review", `{"record":"game A, B\nA: 1 2"}`)
	require.NotNil(t, fault)
	assert.Contains(t, fault.Message, "linia 2, coloana 4")
	assert.Equal(t, 2, fault.Line)
	assert.Equal(t, 4, fault.Column)
}

// What a browser loads is to be small: it links no tables and nothing that reads them.
func TestBrowserLinksNoTables(t *testing.T) {
	cmd := exec.Command("go", "list", "-deps", "threesaway/web/wasm")
	cmd.Env = append(cmd.Environ(), "GOOS=js", "GOARCH=wasm")
	list, err := cmd.Output()
	require.NoError(t, err)
	linked := strings.Fields(string(list))
	require.Contains(t, linked, "threesaway/solver")
	for _, path := range linked {
		assert.NotEqual(t, "threesaway/tables", path)
		assert.NotContains(t, path, "msgpack")
		assert.NotContains(t, path, "golang.org/x/text")
		assert.NotContains(t, path, "crypto/sha256")
	}
}
