package coach_test

import (
	"encoding/json"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"threesaway/answer"
	"threesaway/engine"
	"threesaway/record"
	"threesaway/web/coach"
)

// page is a page that asks a coach, and keeps the record as it is told to.
type page struct {
	t     failer
	coach *coach.Coach
	kept  string
}

func newPage(t failer, record string) (*page, *coach.View) {
	p := &page{t: t, coach: coach.New(), kept: record}
	return p, p.step("open", map[string]string{"record": record})
}

// try makes a step, which may be refused.
func (p *page) try(method string, params any) (*coach.View, *coach.Fault) {
	p.t.Helper()
	result, fault := call(p.t, p.coach, method, asJSON(p.t, params))
	if fault != nil {
		return nil, fault
	}
	v := new(coach.View)
	require.NoError(p.t, json.Unmarshal(result, v))
	if v.Saved != nil {
		if v.Saved.Replace {
			p.kept = ""
		}
		p.kept += v.Saved.Text
	}
	return v, nil
}

func (p *page) step(method string, params any) *coach.View {
	p.t.Helper()
	v, fault := p.try(method, params)
	require.Nil(p.t, fault, "%s %v: %v", method, params, fault)
	return v
}

func (p *page) say(text string) *coach.View {
	p.t.Helper()
	return p.step("answer", map[string]string{"text": text})
}

// three are the settings of a game of three.
func three() map[string]any {
	return map[string]any{"names": []string{"Ana", "Bob", "Cara"}, "ante": "0,50 EUR", "advised": []string{"Ana"}}
}

func TestThrowIsAdvisedAndDecided(t *testing.T) {
	p, v := newPage(t, "")
	assert.Equal(t, "setup", v.Stage)
	assert.Empty(t, v.Next.Names)
	assert.False(t, v.Undo)

	v = p.step("begin", three())
	assert.Equal(t, "throw", v.Stage)
	assert.Equal(t, "3 antes = 1.50 EUR", v.Game.PotText)
	assert.Nil(t, v.Game.ScoreToBeat)
	assert.True(t, v.Game.Players[0].Advised)
	assert.Equal(t, []string{"Everyone pays 1 ante; 3 antes in the pot."}, v.Events)

	v = p.say("1 3 3 5 6")
	assert.Equal(t, "keep", v.Stage)
	var advice coach.AdviceView
	require.NoError(t, json.Unmarshal(asked(t, p.coach, "advice", `{}`), &advice))
	assert.Equal(t, "3 3", advice.Names[0])
	assert.Contains(t, advice.Headline, "keep 3 3 and throw 3 dice again")
	assert.NotEmpty(t, advice.Why)

	best := advice.Answer.Options[0]
	v = p.step("decide", answer.DecisionDocument{Keep: best.Keep})
	assert.Equal(t, "throw", v.Stage)
	assert.Equal(t, 3, v.Game.Turn.Left)
	assert.Equal(t, []engine.Face{3, 3}, v.Game.Turn.Kept)
	require.NoError(t, json.Unmarshal(asked(t, p.coach, "advice", `{}`), &advice))
	assert.InDelta(t, best.Value, advice.Value, 1e-15)
}

func TestEveningWithATieAndAZeroGoesOnFromWhatIsKept(t *testing.T) {
	p, _ := newPage(t, "")
	p.step("begin", three())
	p.say("7")
	p.say("7")
	v := p.say("9")
	assert.Equal(t, []string{"Cara: 9.", "A tie at 7: Ana and Bob. Everyone in pays 1 ante; 6 antes in the pot. All play again."}, v.Events)
	p.say("5")
	v = p.say("3 3 3 3 3 > 3 3 3 3 3")
	assert.Equal(t, []string{"Bob: 0.", "A perfect score: everyone in pays 1 ante; 9 antes in the pot."}, v.Events)
	assert.Equal(t, 0, *v.Game.ScoreToBeat)
	assert.Equal(t, []int{2}, v.Game.Holders)
	assert.Equal(t, "ended", v.Game.Players[1].Status)

	again, w := newPage(t, p.kept)
	w.Events, w.Saved, v.Saved = v.Events, nil, nil
	assert.Equal(t, v, w, "reloading shows the same")
	v = again.say("4")
	assert.Equal(t, "setup", v.Stage)
	assert.Equal(t, []int{2}, v.Game.Winners)
	assert.Equal(t, []string{"Bob", "Cara", "Ana"}, v.Next.Names)
	assert.Equal(t, "+3.00 EUR", v.Accounts[1].Worth)
}

func TestUndoTakesBackWhatThePageShowsAsOneStep(t *testing.T) {
	p, _ := newPage(t, "")
	var seen []string
	looks := func(v *coach.View) string {
		v.Saved, v.Events = nil, nil
		return asJSON(t, v)
	}
	note := func(v *coach.View) { seen = append(seen, looks(v)) }
	first := p.step("begin", map[string]any{"names": []string{"Ana", "Bob"}, "rules": "tripps"})
	note(first)
	note(p.say("1 2 4 5 6"))
	note(p.say("1 2 4 5 6"))
	note(p.say("1 3 3 3 3"))
	note(p.say("3"))
	note(p.say("3 3 3 3"))
	note(p.say("3 3 3 3"))
	note(p.step("begin", map[string]any{"names": []string{"Bob", "Ana", "Cara"}, "rules": map[string]any{"dice": 3}, "ante": "2"}))
	p.say("3")
	for i, was := range slices.Backward(seen) {
		v := p.step("undo", struct{}{})
		if i == 6 {
			// The next game is then set up as it had been begun.
			assert.Equal(t, []string{"Bob", "Ana", "Cara"}, v.Next.Names)
			continue
		}
		require.Equal(t, was, looks(v), i)
	}
	v := p.step("undo", struct{}{})
	assert.Equal(t, "setup", v.Stage)
	assert.False(t, v.Undo)
	assert.Equal(t, []string{"Ana", "Bob"}, v.Next.Names)
	assert.Equal(t, `""`, string(asked(t, p.coach, "record", `{}`)))
}

func TestRefusedSetupNamesItsFieldAndChangesNothing(t *testing.T) {
	for _, stage := range []string{"first", "next"} {
		p, _ := newPage(t, "")
		if stage == "next" {
			p.step("begin", map[string]any{"names": []string{"Ana", "Bob"}})
			p.say("4")
			p.say("5")
		}
		before := string(asked(t, p.coach, "view", `{}`))
		for field, wrong := range map[string]any{
			"players": []string{"Ana", "ana", "Cara"}, "ante": "a lot", "advised": []string{"Zoe"}, "rules": "ties=none",
		} {
			params := three()
			if field == "players" {
				params["names"] = wrong
			} else {
				params[field] = wrong
			}
			_, fault := p.try("begin", params)
			require.NotNil(t, fault, field)
			assert.Equal(t, field, fault.Field)
			assert.NotEmpty(t, fault.Message)
			assert.Equal(t, before, string(asked(t, p.coach, "view", `{}`)))
		}
	}
}

func TestBrokenRecordIsToldWithItsLineAndChangesNothing(t *testing.T) {
	p, _ := newPage(t, "")
	p.step("begin", three())
	before := string(asked(t, p.coach, "view", `{}`))
	for _, method := range []string{"check", "open"} {
		_, fault := p.try(method, map[string]string{"record": "record 1\ngame Ana, Bob\nAna: 1 2 3\n"})
		require.NotNil(t, fault)
		assert.Equal(t, 3, fault.Line)
		assert.Contains(t, fault.Message, "line 3, column 6")
		assert.Equal(t, before, string(asked(t, p.coach, "view", `{}`)))
	}
	_, v := newPage(t, "game Ana, Bob\nAna: 7\nBob: 1 2")
	assert.Equal(t, "Bob: 1 2", v.Lost)
	assert.Equal(t, 2, v.Game.Turn.Player)
}

func TestChoicesOtherThanKeepingAreListed(t *testing.T) {
	p, _ := newPage(t, "")
	v := p.step("begin", map[string]any{"names": []string{"Ana", "Bob"}, "rules": "dice=2 bottoms=die pass=true"})
	assert.Empty(t, v.Game.Turn.Choices)
	v = p.say("2 6")
	var names []string
	for _, c := range v.Game.Turn.Choices {
		names = append(names, c.Name)
	}
	assert.Contains(t, names, "none")
	assert.Contains(t, names, "over 6: 1 2")
	for _, c := range v.Game.Turn.Choices {
		if c.Name == "over 6: 1 2" {
			v = p.step("decide", c.DecisionDocument)
		}
	}
	assert.Equal(t, 3, *v.Game.ScoreToBeat)
}

// Perfect players make no mistake, whatever the rules; and every step of theirs is in
// the record.
func TestPerfectPlayersMakeNoMistake(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	for _, rules := range []string{"threes-away", "dice=3 bottoms=die", "dice=3 pass=true", "dice=2 progressive=stairs", "dice=3 bottoms=turn ties=split"} {
		p, _ := newPage(t, "")
		v := p.step("begin", map[string]any{"names": []string{"A", "B", "C"}, "rules": rules})
		sides, moves := v.Game.Rules.Sides, 0
		for v.Stage != "setup" {
			var dice []string
			for range v.Game.Turn.Left {
				dice = append(dice, strconv.Itoa(1+random.IntN(sides)))
			}
			v = p.step("perfect", map[string]string{"dice": strings.Join(dice, " ")})
			require.NotEmpty(t, v.Moves)
			moves += len(v.Moves)
		}
		r, err := record.Parse(p.kept)
		require.NoError(t, err, p.kept)
		assert.Len(t, r.Games()[0].Moves(), moves)
		var review answer.ReviewDocument
		require.NoError(t, json.Unmarshal(asked(t, p.coach, "review", asJSON(t, map[string]string{"record": p.kept})), &review))
		assert.Empty(t, review.Mistakes, rules)
		assert.True(t, review.Games[0].Done)
	}
}

// Whatever is asked: it is answered by JSON, never by a fault of the program, and what
// the page keeps is a record.
func FuzzCall(f *testing.F) {
	f.Add("open", `{"record":"game Ana, Bob\nAna: 7"}`, "answer", `{"text":"7"}`)
	f.Add("open", `{}`, "begin", `{"names":["A","B"],"rules":{"dice":2},"ante":"1","advised":["B"]}`)
	f.Add("menu", `{}`, "perfect", `{"dice":"1 2 3"}`)
	f.Add("advise", `{"rules":"dice=2","position":"roll=1,2"}`, "decide", `{"keep":[1],"turn_over":[2]}`)
	f.Add("odds", `{"rules":"dice=1 sides=2","players":3}`, "undo", `null`)
	f.Fuzz(func(t *testing.T, first, params, second, others string) {
		c := coach.New()
		asked(t, c, "open", `{"record":"rules threes-away dice=2 sides=3\ngame Ana, Bob\nAna: 1 2"}`)
		for _, request := range [][2]string{{first, params}, {second, others}, {"undo", "{}"}, {"view", "{}"}} {
			if slow(request[1]) {
				continue
			}
			_, fault := call(t, c, request[0], request[1])
			require.False(t, fault != nil && fault.Internal, "%v: %v", request, fault)
		}
		text := ""
		require.NoError(t, json.Unmarshal(asked(t, c, "record", `{}`), &text))
		_, err := record.Parse(text)
		require.NoError(t, err)
	})
}

// slow reports whether a request can ask for a game that takes long to solve.
func slow(params string) bool {
	return strings.Contains(params, "rules") && !strings.Contains(params, "dice=") && !strings.Contains(params, `"dice"`) || strings.Contains(params, "players") || strings.Contains(params, "game")
}
