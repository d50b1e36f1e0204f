package charts_test

import (
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/stretchr/testify/assert"
	"pgregory.net/rapid"

	"threesaway/charts"
	"threesaway/engine"
	"threesaway/solver"
)

// wordy are labels that are longer than any place for them.
func wordy() charts.Labels {
	long := strings.Repeat("word ", 40) + strings.Repeat("x", 100)
	many := make([]string, 30)
	for i := range many {
		many[i] = long
	}
	return charts.Labels{
		Title: long, Subtitle: long, X: long, Y: long, Lines: many, Groups: many, Mean: long, StdDev: long,
		Beaten: long, Moon: long, Above: long, Below: long, Key: long, TextKey: long,
	}
}

// everyChart returns charts of one rule set.
func everyChart(t *testing.T, r engine.Rules, players int) []charts.Chart {
	t.Helper()
	win, low := solve(t, r, solver.Win(), players), solve(t, r, solver.Low(), players)
	list := []charts.Chart{
		scores(t, low, engine.Opening(r, players)), scores(t, win, engine.Opening(r, players)),
		chances(t, win, engine.Opening(r, players)), chances(t, solve(t, r, solver.Money(), players), engine.Opening(r, players)),
		chances(t, solve(t, r, solver.Beat(solver.WeightHalf), players), engine.Opening(r, players)),
		stopping(t, r, players), strategy(t, win, engine.Opening(r, players)),
	}
	if pos := against(r, players, 4); pos.Validate(r) == nil {
		list = append(list, scores(t, win, pos), strategy(t, win, pos))
	}
	return list
}

func TestTextFitsATerminal(t *testing.T) {
	for _, variant := range append(variants(), "", "high=true", "dice=1 sides=2 away=none", "dice=8 sides=2 away=none", "dice=2 sides=9") {
		for _, chart := range everyChart(t, rules(t, variant), 2) {
			for _, labels := range []charts.Labels{{}, wordy()} {
				for _, chars := range []charts.Charset{charts.ASCII, charts.Unicode} {
					text := chart.Text(labels, chars)
					assert.Equal(t, text, chart.Text(labels, chars))
					assert.True(t, strings.HasSuffix(text, "\n"))
					for line := range strings.Lines(text) {
						line = strings.TrimSuffix(line, "\n")
						assert.LessOrEqual(t, utf8.RuneCountInString(line), charts.Width, "%T %s: %q", chart, variant, line)
						assert.NotRegexp(t, ` $`, line, "%T %s", chart, variant)
						for _, c := range line {
							assert.True(t, c >= ' ' && (c < 127 || chars == charts.Unicode), "%T %s: %q", chart, variant, line)
						}
					}
				}
			}
		}
	}
}

func TestTextOfManyPlayers(t *testing.T) {
	r := rules(t, "dice=2")
	for _, chart := range []charts.Chart{stopping(t, r, 20), chances(t, solve(t, r, solver.Win(), 20), engine.Opening(r, 20))} {
		for line := range strings.Lines(chart.Text(charts.Labels{}, charts.Unicode)) {
			assert.LessOrEqual(t, utf8.RuneCountInString(line), charts.Width+1)
		}
	}
}

// Numbers are written as the language has them, wherever they stand.
func TestTextWritesNumbersAsTheLabelsSay(t *testing.T) {
	r := engine.ThreesAway()
	labels := charts.Labels{Decimal: func(v float64, places int) string {
		return strings.Replace(charts.Labels{}.Number(v, places), ".", ",", 1)
	}}
	for _, chart := range []charts.Chart{
		scores(t, solve(t, r, solver.Low(), 2), engine.Opening(r, 2)), strategy(t, solve(t, r, solver.Low(), 2), engine.Opening(r, 2)),
	} {
		text := chart.Text(labels, charts.ASCII)
		assert.NotRegexp(t, `\d\.\d`, text)
		assert.Regexp(t, `\d,\d`, text)
	}
}

// A longer bar is never shorter, and none that stands for something is nothing.
func TestTextBarsGrowWithTheProbability(t *testing.T) {
	r := engine.ThreesAway()
	c := scores(t, solve(t, r, solver.Low(), 2), engine.Opening(r, 2))
	for _, chars := range []charts.Charset{charts.ASCII, charts.Unicode} {
		bars := map[int]int{}
		score := 0
		for line := range strings.Lines(c.Text(charts.Labels{}, chars)) {
			if i := strings.IndexAny(line, "#.█▏▎▍▌▋▊▉"); i >= 0 && strings.Contains(line, "  ") {
				fields := strings.Fields(line)
				bars[score] = utf8.RuneCountInString(fields[len(fields)-1])
				assert.NotEmpty(t, fields[len(fields)-1])
				score++
			}
		}
		assert.Len(t, bars, 20)
		for a, long := range bars {
			for b, short := range bars {
				if c.Chances[a] < c.Chances[b] {
					assert.LessOrEqual(t, long, short, "%d and %d", a, b)
				}
			}
		}
	}
}

// An axis has round marks within its ends, and room for what is to be on it.
func TestAxis(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		low := rapid.Float64Range(-1000, 1000).Draw(t, "low")
		high := low + rapid.Float64Range(0, 1000).Draw(t, "length")
		a := charts.NewAxis(low, high)
		slack := 1e-9 * a.Step
		if a.Low > low+slack || a.High < high-slack || a.High <= a.Low {
			t.Fatalf("%v has no room for %g to %g", a, low, high)
		}
		ticks := a.Ticks()
		if len(ticks) < 2 || len(ticks) > 12 {
			t.Fatalf("%d marks", len(ticks))
		}
		seen := map[string]bool{}
		for _, tick := range ticks {
			label := a.Label(charts.Labels{}, tick)
			if seen[label] || strings.HasPrefix(label, "-0") && strings.Trim(label, "-0.") == "" {
				t.Fatalf("%q", label)
			}
			seen[label] = true
		}
	})
}

// What differs by rounding alone has marks that can be told apart.
func TestAxisOfOneValue(t *testing.T) {
	assert.Equal(t, charts.Axis{Low: 4, High: 5, Step: 1}, charts.NewAxis(4, 4))
	assert.Equal(t, charts.Axis{Low: 255, High: 257, Step: 1}, charts.NewAxis(255.99999999999997, 256.0000000000003))
}

func TestScoreAxisMarksWholePips(t *testing.T) {
	assert.Equal(t, []float64{3, 4, 5}, charts.ScoreAxis(3, 5).Ticks())
	assert.Equal(t, []float64{7}, charts.ScoreAxis(7, 7).Ticks())
	assert.Equal(t, []float64{0, 5, 10, 15, 20, 25, 30, 35, 40, 45, 50}, charts.ScoreAxis(0, 50).Ticks())
	assert.Equal(t, "20%", charts.Percentages().Label(charts.Labels{}, 0.2))
	assert.Equal(t, "0%", charts.Percentages().Label(charts.Labels{}, charts.Percentages().Ticks()[0]))
}

func TestMarksOfSeats(t *testing.T) {
	for seat, want := range map[int]rune{0: 'o', 1: '1', 9: '9', 10: 'a', 20: 'k'} {
		assert.Equal(t, string(want), string(charts.Seat{Seat: seat}.Mark()))
	}
}
