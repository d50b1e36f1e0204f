package main

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"threesaway/charts"
	"threesaway/charts/plot"
	"threesaway/engine"
	"threesaway/internal/cli"
	"threesaway/solver"
	"threesaway/texts"
)

func TestJSONKeysOfCharts(t *testing.T) {
	const position = "players seat score_to_beat holders total dice_left round pot bottom passed"
	for name, c := range map[string]struct{ args, keys string }{
		"scores":   {"scores --goal low", "schema rules goal position scores beaten moon mean std_dev"},
		"chances":  {"chances --players 3", "schema rules goal players holders round pot seats"},
		"stopping": {"stopping", "schema rules players values good_up_to"},
		"strategy": {"strategy", "schema rules goal position kept moon rolls"},
	} {
		t.Run(name, func(t *testing.T) {
			keys, values := keysOf(t, []byte(answerTo(t, words("chart --json "+c.args)...)))
			assert.Equal(t, words(c.keys), keys)
			keys, _ = keysOf(t, values["rules"])
			assert.Equal(t, ruleKeys, keys)
			if place, ok := values["position"]; ok {
				keys, _ = keysOf(t, place)
				assert.Equal(t, words(position), keys)
			}
		})
	}
}

func TestJSONOfScores(t *testing.T) {
	var d struct {
		Scores       []float64
		Beaten, Moon float64
		Mean         *float64
		StdDev       *float64 `json:"std_dev"`
	}
	decode(t, answerTo(t, words("chart scores --goal low --json")...), &d)
	assert.Len(t, d.Scores, 31)
	assert.Equal(t, 6.253978525944819, *d.Mean)
	assert.InDelta(t, 3.3890, *d.StdDev, 5e-5)

	decode(t, answerTo(t, words("chart scores --rule progressive=every --rule away=none --rule dice=3 --json")...), &d)
	assert.Equal(t, 1.0, d.Beaten)
	assert.Nil(t, d.Mean)
	assert.Nil(t, d.StdDev)
}

// The numbers are those of the other questions.
func TestJSONOfChartsAgreesWithOtherAnswers(t *testing.T) {
	assert.Equal(t, answerTo(t, "remark", "--json"), answerTo(t, "chart", "stopping", "--json"))

	var chances struct {
		Seats []struct {
			Seat   *int
			Open   *float64
			Points []struct {
				ScoreToBeat int `json:"score_to_beat"`
				Value       float64
			}
		}
	}
	decode(t, answerTo(t, words("chart chances --players 4 --json")...), &chances)
	require.Len(t, chances.Seats, 4)
	assert.Equal(t, askJSON(t, words("--players 4 33561")...).ValueBefore, *chances.Seats[0].Open)
	assert.Equal(t, askJSON(t, words("--players 4 --seat 3 --beat 7 33561")...).ValueBefore, chances.Seats[2].Points[7].Value)
	assert.Equal(t, 7, chances.Seats[2].Points[7].ScoreToBeat)
	decode(t, answerTo(t, words("chart chances --goal beat --json")...), &chances)
	assert.Nil(t, chances.Seats[0].Seat)

	var strategy struct {
		Rolls []struct{ Roll, Keep []int }
	}
	decode(t, answerTo(t, words("chart strategy --players 4 --seat 3 --beat 7 --json")...), &strategy)
	require.Len(t, strategy.Rolls, 252)
	for _, roll := range strategy.Rolls[:20] {
		args := words("--players 4 --seat 3 --beat 7 " + joined(roll.Roll))
		assert.Equal(t, askJSON(t, args...).Options[0].Keep, roll.Keep, "%v", roll.Roll)
	}
}

func TestJSONOfStrategyUnderVariants(t *testing.T) {
	for args, want := range map[string]string{
		"--rule bottoms=die":  `{"roll":[4,4],"keep":[3,3],"turn_over":[4,4]}`,
		"--rule bottoms=turn": `{"roll":[4,4],"keep":[4,4],"turn_over_all":true}`,
		"--rule pass=true":    `{"roll":[6,6],"keep":[],"pass":true}`,
		"--rule moon=throw":   `{"roll":[6,6],"keep":[],"moon":true}`,
	} {
		var d struct{ Rolls []json.RawMessage }
		decode(t, answerTo(t, words("chart strategy --rule dice=2 --json "+args)...), &d)
		var rolls []string
		for _, roll := range d.Rolls {
			rolls = append(rolls, string(roll))
		}
		assert.Contains(t, rolls, want, args)
	}
}

// Every set of rules and goals has its charts, in every language and form.
func TestChartsUnderEveryRule(t *testing.T) {
	for _, option := range words("away=none bottoms=blind bottoms=throw bottoms=die bottoms=turn progressive=every progressive=stairs progressive=2,5 " +
		"ties=tied ties=split zero_ante=2 tie_ante=0 cutoff=false moon=throw moon=turn high=true pass=true must_keep_away=true sides=9") {
		for _, chart := range []string{"scores", "scores --goal low", "scores --goal money", "strategy", "strategy --goal beat --beat 4", "chances", "chances --goal money --players 3", "chances --goal beat"} {
			args := words("chart " + chart + " --rule dice=3 --rule " + option)
			if strings.HasPrefix(option, "progressive") && !strings.HasSuffix(chart, "low") {
				args = append(args, "--round", "9") // under higher ceilings
			}
			stdout, stderr, code := query(args...)
			assert.Equal(t, cli.OK, code, "%s %s: %s", chart, option, stderr)
			assert.NotEmpty(t, stdout)
			assert.NotContains(t, stdout, "{", "a text with an open place")
			assert.NotContains(t, stdout, "chart.", "a text without words")
		}
	}
}

// In every language all texts of a chart are there.
func TestChartLabelsInEveryLanguage(t *testing.T) {
	r, err := engine.ParseRules("dice=3 moon=throw")
	require.NoError(t, err)
	pos := engine.Opening(r, 3)
	pos.Seat, pos.ScoreToBeat, pos.Holders = 3, 4, 2
	for _, goal := range []solver.Goal{solver.Low(), solver.Win(), solver.Money(), solver.Beat(solver.WeightHalf)} {
		s, err := solver.Solve(r, goal, pos)
		require.NoError(t, err)
		var list []charts.Chart
		scores, err := charts.NewScores(s, pos)
		require.NoError(t, err)
		strategy, err := charts.NewStrategy(s, pos)
		require.NoError(t, err)
		list = append(list, scores, strategy)
		if goal.Kind != solver.KindLow {
			chances, err := charts.NewChances(s, pos)
			require.NoError(t, err)
			list = append(list, chances)
		}
		if goal.Kind == solver.KindWin {
			stopping, err := charts.NewStopping(s, 3)
			require.NoError(t, err)
			list = append(list, stopping)
		}
		for _, chart := range list {
			said := map[string]bool{}
			for _, language := range texts.Languages() {
				labels := chartLabels(texts.In(language), chart)
				text := chart.Text(labels, charts.Unicode)
				assert.NotContains(t, text, "{")
				assert.NotContains(t, text, "chart.")
				said[text] = true
				picture, err := plot.Draw(chart, labels, plot.SVG)
				require.NoError(t, err)
				assert.NotContains(t, string(picture), "chart.")
				assert.NotContains(t, string(picture), "{")
			}
			assert.Len(t, said, len(texts.Languages()), "%T", chart)
		}
	}
}

func TestChartLabelsHaveTheMarkOfTheLanguage(t *testing.T) {
	r := engine.ThreesAway()
	s, err := solver.Solve(r, solver.Low(), engine.Opening(r, 2))
	require.NoError(t, err)
	c, err := charts.NewScores(s, engine.Opening(r, 2))
	require.NoError(t, err)
	labels := chartLabels(texts.In(texts.German), c)
	assert.Equal(t, "Mittelwert 6,25", labels.Mean)
	assert.Contains(t, c.Text(labels, charts.ASCII), "11,69")
}
