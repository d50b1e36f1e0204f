package main

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"threesaway/engine"
	"threesaway/internal/cli"
	"threesaway/record"
	"threesaway/review"
	"threesaway/solver"
	"threesaway/texts"
)

func TestJSONKeysOfReview(t *testing.T) {
	name := filepath.Join(t.TempDir(), "evening")
	require.NoError(t, os.WriteFile(name, []byte("ante 1\nrules dice=2 bottoms=die pass=true\ngame 2\n1: 3 3 > pass, 6 6 > over > 1 1\n2: 9\n"), 0o644))
	keys, values := keysOf(t, []byte(answerTo(t, "review", "--json", name)))
	assert.Equal(t, words("schema goal games players mistakes"), keys)
	const player = "name games start luck loss luck_less_loss others result throws decisions mistakes scores"

	list := func(raw json.RawMessage) (list []json.RawMessage) {
		require.NoError(t, json.Unmarshal(raw, &list))
		return list
	}
	keys, _ = keysOf(t, list(values["players"])[0])
	assert.Equal(t, words(player), keys)
	keys, game := keysOf(t, list(values["games"])[0])
	assert.Equal(t, words("rules ante done rounds pot winners net players steps"), keys)
	keys, _ = keysOf(t, list(game["players"])[1])
	assert.Equal(t, words(player), keys)
	steps := list(game["steps"])
	require.Len(t, steps, 5)
	for i, want := range []string{"luck", "played best loss", "luck", "played best loss", "score luck_less_loss"} {
		keys, step := keysOf(t, steps[i])
		assert.Equal(t, words("kind player line column notation "+want), keys)
		if step["played"] != nil {
			keys, _ = keysOf(t, step["played"])
			assert.Equal(t, words([]string{"keep pass", "keep turn_over"}[i/2]), keys)
		}
	}
	mistakes := list(values["mistakes"])
	require.NotEmpty(t, mistakes)
	keys, _ = keysOf(t, mistakes[0])
	assert.Equal(t, words("game kind player line column notation played best loss"), keys)
}

// Whatever is in a record, its review fits on a page of 80 columns.
func TestReviewFitsOnAPage(t *testing.T) {
	rules, err := engine.ParseRules("dice=20 sides=20 away=none bottoms=die ties=tied tie_payers=tied zero_ante=1000 tie_ante=1000 pass=true cutoff=false")
	require.NoError(t, err)
	faces := make([]engine.Face, 20)
	for i := range faces {
		faces[i] = 20
	}
	roll, err := engine.NewRoll(faces...)
	require.NoError(t, err)
	long := strings.Repeat("Ș", record.MaxName)
	for _, value := range []float64{0, 1, -9.99999, -99.99999, -9999.9, -99999.9, -1e-9} {
		p := review.Player{Name: long, Start: value, Luck: value, Loss: -value, LuckLessLoss: value, Others: value, Result: value}
		step := review.Step{
			Kind: record.Decide, Player: 1, Line: 100000, Position: engine.Opening(rules, 20), Roll: roll,
			Played: engine.KeepOnly(roll.All()), Best: engine.Decision{Turned: roll.All(), Keep: roll.All()}, Loss: 99999,
		}
		g := &review.Game{
			Header: record.Header{Rules: rules, Players: 2, Names: []string{long, long}, Ante: record.Ante{Amount: "999999999.999999", Unit: long}},
			Done:   true, Pot: 100000, Winners: []int{1, 2}, Net: []float64{value, -value}, Players: []review.Player{p, p},
		}
		for range 12 {
			g.Steps = append(g.Steps, step)
		}
		v := &review.Review{Goal: solver.Money(), Games: []*review.Game{g, g}, Players: g.Players}
		for i, l := range texts.Languages() {
			var b strings.Builder
			require.NoError(t, printReview(&b, texts.In(l), v))
			for line := range strings.Lines(b.String()) {
				assert.LessOrEqual(t, utf8.RuneCountInString(strings.TrimSuffix(line, "\n")), cli.Width, line)
			}
			assert.NotRegexp(t, `-0[.,]0000\b`, b.String())
			assert.NotRegexp(t, `\{[a-z]+\}`, b.String(), "a placeholder is left")
			assert.Contains(t, b.String(), []string{"The worst 10 of 24 mistakes;", "Cele mai mari 10 din 24 de greșeli;", "Die 10 schlimmsten von 24 Fehlern;"}[i])
			assert.Equal(t, 10, strings.Count(b.String(), []string{"thrown: ", "aruncat: ", "geworfen: "}[i]))
		}
	}
}

// A review of money finds the pot as large as the record makes it.
func TestReviewOfALongGame(t *testing.T) {
	name := filepath.Join(t.TempDir(), "evening")
	text := "rules dice=2\ngame 2\n" + strings.Repeat("1: 5\n2: 5\n", 30) + "1: 5\n2: 4\n"
	require.NoError(t, os.WriteFile(name, []byte(text), 0o644))
	var d struct {
		Games []struct {
			Pot     int
			Net     []float64
			Players []struct {
				Start, Luck, Loss, Others, Result float64
				Both                              float64 `json:"luck_less_loss"`
			}
		}
	}
	require.NoError(t, json.Unmarshal([]byte(answerTo(t, "review", "--json", "--goal", "money", name)), &d))
	g := d.Games[0]
	assert.Equal(t, 62, g.Pot)
	for i, p := range g.Players {
		assert.InDelta(t, g.Net[i], p.Result, 0)
		assert.InDelta(t, p.Result-p.Start, p.Luck-p.Loss+p.Both+p.Others, 1e-10)
	}
	assert.InDelta(t, -g.Players[0].Both, g.Players[1].Others, 1e-9, "what is luck of one is others of the other")
}
