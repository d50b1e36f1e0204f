package plot_test

import (
	"bytes"
	"encoding/xml"
	"errors"
	"image"
	"image/color"
	"image/png"
	"io"
	"strconv"
	"strings"
	"sync"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"threesaway/charts"
	"threesaway/charts/plot"
	"threesaway/engine"
	"threesaway/solver"
)

// labels are those of any chart.
func labels() charts.Labels {
	l := charts.Labels{
		Title: "Title <&>", Subtitle: "subtitle", X: "x axis", Y: "y axis", Mean: "the mean", StdDev: "the deviation",
		Beaten: "beaten", Moon: "moon", Above: "above", Below: "below", Key: "the key",
	}
	for i := range 21 {
		l.Lines = append(l.Lines, "line "+strconv.Itoa(i))
		l.Groups = append(l.Groups, "group "+strconv.Itoa(i))
	}
	return l
}

// everyChart returns each chart by name.
func everyChart(t *testing.T, settings string, players int) map[string]charts.Chart {
	t.Helper()
	r, err := engine.ParseRules(settings)
	require.NoError(t, err)
	opening := engine.Opening(r, players)
	win, err := solver.Solve(r, solver.Win(), opening)
	require.NoError(t, err)
	low, err := solver.Solve(r, solver.Low(), opening)
	require.NoError(t, err)
	money, err := solver.Solve(r, solver.Money(), opening)
	require.NoError(t, err)
	list := map[string]charts.Chart{}
	add := func(name string, chart charts.Chart, err error) {
		require.NoError(t, err)
		list[name] = chart
	}
	alone, err := charts.NewScores(low, opening)
	add("scores alone", alone, err)
	scores, err := charts.NewScores(win, opening)
	add("scores", scores, err)
	chances, err := charts.NewChances(win, opening)
	add("chances", chances, err)
	antes, err := charts.NewChances(money, opening)
	add("chances for money", antes, err)
	stopping, err := charts.NewStopping(win, players)
	add("stopping", stopping, err)
	strategy, err := charts.NewStrategy(win, opening)
	add("strategy", strategy, err)
	return list
}

func settings() []string {
	return []string{
		"", "high=true", "dice=3 moon=turn", "dice=3 moon=throw pass=true", "dice=3 bottoms=die", "dice=3 bottoms=turn", "progressive=every",
		"dice=3 progressive=every away=none", "dice=1 sides=2 away=none", "dice=2 sides=9", "dice=12 sides=2 away=none",
	}
}

func draw(t require.TestingT, chart charts.Chart, f plot.Format) []byte {
	picture, err := plot.Draw(chart, labels(), f)
	require.NoError(t, err)
	return picture
}

// svgText is a text of an SVG that does not run upwards, with where it stands.
type svgText struct {
	X    float64 `xml:"x,attr"`
	Y    float64 `xml:"y,attr"`
	Text string  `xml:",chardata"`
}

// readSVG reads a whole SVG: its size, and its texts, those that run upwards apart.
func readSVG(t *testing.T, picture []byte) (width, height float64, level []svgText, upright []string) {
	t.Helper()
	d := xml.NewDecoder(bytes.NewReader(picture))
	groups := 0
	for {
		token, err := d.Token()
		if errors.Is(err, io.EOF) {
			require.Zero(t, groups)
			return width, height, level, upright
		}
		require.NoError(t, err)
		switch e := token.(type) {
		case xml.StartElement:
			switch e.Name.Local {
			case "svg":
				for _, a := range e.Attr {
					if a.Name.Local == "width" || a.Name.Local == "height" {
						v, err := strconv.ParseFloat(strings.TrimSuffix(a.Value, "pt"), 64)
						require.NoError(t, err)
						if a.Name.Local == "width" {
							width = v
						} else {
							height = v
						}
					}
				}
			case "g":
				groups++
			case "text":
				var text svgText
				require.NoError(t, d.DecodeElement(&text, &e))
				if groups > 1 {
					upright = append(upright, text.Text)
				} else {
					level = append(level, text)
				}
			}
		case xml.EndElement:
			if e.Name.Local == "g" {
				groups--
			}
		}
	}
}

func TestSVGIsWholeAndNamesItsParts(t *testing.T) {
	want := map[string][]string{
		"scores alone": {"Title <&>", "subtitle", "x axis", "the mean", "the deviation", "0%", "the key"},
		"scores":       {"Title <&>", "subtitle", "x axis", "the mean", "the deviation"},
		"chances":      {"Title <&>", "subtitle", "x axis", "line 0", "line 1", "line 2", "100%", "the key"},
		"stopping":     {"Title <&>", "subtitle", "x axis", "line 0", "line 1", "above", "below", "the key"},
		"strategy":     {"Title <&>", "subtitle", "group 0", "group 5", "line 1 (80.30%)", "the key"},
	}
	for name, chart := range everyChart(t, "", 3) {
		t.Run(name, func(t *testing.T) {
			width, height, level, upright := readSVG(t, draw(t, chart, plot.SVG))
			assert.Equal(t, 720.0, width)
			if name == "strategy" {
				assert.Greater(t, height, 600.0)
				assert.Empty(t, upright)
			} else {
				assert.Equal(t, 432.0, height)
				assert.Equal(t, []string{"y axis"}, upright)
			}
			var texts []string
			for _, text := range level {
				texts = append(texts, text.Text)
			}
			assert.Subset(t, texts, want[name])
		})
	}
}

// Nothing begins outside the picture, under any rules.
func TestSVGHoldsAllTexts(t *testing.T) {
	for _, setting := range settings() {
		for name, chart := range everyChart(t, setting, 2) {
			width, height, level, _ := readSVG(t, draw(t, chart, plot.SVG))
			assert.NotEmpty(t, level)
			for _, text := range level {
				right := text.X + 4*float64(len(text.Text)) // narrow letters; long words would show
				assert.True(t, text.X >= 0 && right <= width && -text.Y >= 0 && -text.Y <= height, "%s %s: %+v", setting, name, text)
			}
		}
	}
}

// The map of the standard game shows each of 252 rolls of five dice, and the five
// entries of the legend.
func TestSVGOfTheStrategyShowsEveryDie(t *testing.T) {
	_, _, level, _ := readSVG(t, draw(t, everyChart(t, "", 2)["strategy"], plot.SVG))
	digits := 0
	for _, text := range level {
		if len(text.Text) == 1 && text.Text >= "1" && text.Text <= "6" {
			digits++
		}
	}
	assert.Equal(t, 252*5+5, digits)
}

func TestPNGHasItsSizeAndIsNotEmpty(t *testing.T) {
	for _, setting := range []string{"", "dice=3 bottoms=die"} {
		for name, chart := range everyChart(t, setting, 2) {
			m, err := png.Decode(bytes.NewReader(draw(t, chart, plot.PNG)))
			require.NoError(t, err)
			_, height, _, _ := readSVG(t, draw(t, chart, plot.SVG))
			assert.Equal(t, image.Rect(0, 0, 1440, int(2*height+0.5)), m.Bounds(), name)
			seen := map[color.Color]int{}
			for y := range m.Bounds().Dy() {
				for x := range m.Bounds().Dx() {
					seen[m.At(x, y)]++
				}
			}
			assert.Equal(t, color.RGBA{255, 255, 255, 255}, m.At(0, 0), name)
			assert.Greater(t, len(seen), 50, name)
			edge := 0
			for x := range m.Bounds().Dx() {
				for _, y := range []int{0, m.Bounds().Dy() - 1} {
					if m.At(x, y) != (color.RGBA{255, 255, 255, 255}) {
						edge++
					}
				}
			}
			assert.Zero(t, edge, "%s: something runs over the edge", name)
		}
	}
}

// Two pictures of the same chart are the same bytes, also when they are drawn at
// the same time.
func TestPicturesAreTheSameBytes(t *testing.T) {
	list := everyChart(t, "", 3)
	for name, chart := range list {
		for _, f := range []plot.Format{plot.SVG, plot.PNG} {
			want := draw(t, chart, f)
			var group sync.WaitGroup
			got := make([][]byte, 3)
			for i := range got {
				group.Go(func() { got[i], _ = plot.Draw(chart, labels(), f) })
			}
			group.Wait()
			for _, picture := range got {
				assert.True(t, bytes.Equal(want, picture), "%s %s", name, f)
			}
		}
	}
	again := everyChart(t, "", 3)
	for name, chart := range list {
		assert.Equal(t, draw(t, chart, plot.SVG), draw(t, again[name], plot.SVG), name)
	}
}

func TestFormatOf(t *testing.T) {
	for name, want := range map[string]plot.Format{"a.png": plot.PNG, "dir.svg/a.PNG": plot.PNG, "a.b.svg": plot.SVG, ".svg": plot.SVG} {
		f, err := plot.FormatOf(name)
		require.NoError(t, err)
		assert.Equal(t, want, f)
	}
	for _, name := range []string{"", "a", "a.", "a.jpg", "svg", "a.svg.gz", "a.pdf"} {
		_, err := plot.FormatOf(name)
		require.ErrorIs(t, err, plot.ErrFormat, name)
		assert.ErrorContains(t, err, ".png or .svg")
	}
}

// other is a chart of somebody else.
type other struct{}

func (other) Text(charts.Labels, charts.Charset) string { return "" }

func TestDrawRefusesWhatItDoesNotKnow(t *testing.T) {
	_, err := plot.Draw(other{}, labels(), plot.SVG)
	require.ErrorIs(t, err, plot.ErrChart)
	_, err = plot.Draw(nil, labels(), plot.SVG)
	require.ErrorIs(t, err, plot.ErrChart)
	_, err = plot.Draw(everyChart(t, "dice=1 sides=2 away=none", 2)["scores"], labels(), "gif")
	require.ErrorIs(t, err, plot.ErrFormat)
}
