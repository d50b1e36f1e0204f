package simulate_test

import (
	"math"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"threesaway/simulate"
)

// G = 2 Σ o·ln(o/e), worked out by hand. The probability of a chi-square beyond
// x has a closed form: erfc(√(x/2)) for one degree of freedom, e^(−x/2) for two,
// e^(−x/2)·(1 + x/2) for four.
func TestGTest(t *testing.T) {
	one := func(x float64) float64 { return math.Erfc(math.Sqrt(x / 2)) }
	two := func(x float64) float64 { return math.Exp(-x / 2) }
	four := func(x float64) float64 { return math.Exp(-x/2) * (1 + x/2) }
	for name, c := range map[string]struct {
		observed []int
		expected []float64
		g        float64
		p        func(float64) float64
	}{
		"as expected":    {[]int{30, 50, 20}, []float64{0.3, 0.5, 0.2}, 0, two},
		"10 and 20":      {[]int{10, 20}, []float64{0.5, 0.5}, 20 * (math.Log(2.0/3) + 2*math.Log(4.0/3)), one},
		"10, 20 and 30":  {[]int{10, 20, 30}, []float64{1. / 3, 1. / 3, 1. / 3}, 20 * (math.Log(0.5) + 3*math.Log(1.5)), two},
		"one never seen": {[]int{0, 8}, []float64{0.5, 0.5}, 16 * math.Log(2), one},
		"five faces": {
			[]int{10, 10, 10, 10, 20}, []float64{0.2, 0.2, 0.2, 0.2, 0.2},
			80*math.Log(10.0/12) + 40*math.Log(20.0/12), four,
		},
		// What cannot happen and did not is no degree of freedom.
		"impossible":      {[]int{10, 0, 20}, []float64{0.5, 0, 0.5}, 20 * (math.Log(2.0/3) + 2*math.Log(4.0/3)), one},
		"certain":         {[]int{7, 0}, []float64{1, 0}, 0, func(float64) float64 { return 1 }},
		"nothing to test": {[]int{7}, []float64{1}, 0, func(float64) float64 { return 1 }},
	} {
		t.Run(name, func(t *testing.T) {
			g, p, err := simulate.GTest(c.observed, c.expected)
			require.NoError(t, err)
			assert.InDelta(t, c.g, g, 1e-12)
			assert.InDelta(t, c.p(c.g), p, 1e-12)
		})
	}
}

// Chi-square quantiles as every statistics book prints them. A great number of
// counts, off by equal parts up and down, makes G what is asked for to six
// digits: with n counts in k classes and a deviation of d in two of them,
// G ≈ 2·d²·k/n.
func TestGTestQuantiles(t *testing.T) {
	for _, c := range []struct {
		freedom  int
		quantile float64
		tail     float64
	}{
		{1, 3.841459, 0.05},
		{1, 6.634897, 0.01},
		{1, 10.827566, 0.001},
		{2, 5.991465, 0.05},
		{2, 13.815511, 0.001},
		{4, 9.487729, 0.05},
		{4, 18.466827, 0.001},
		{7, 14.067140, 0.05},
		{7, 24.321886, 0.001},
	} {
		classes := c.freedom + 1
		observed := make([]int, classes)
		expected := make([]float64, classes)
		const each = 1_000_000_000_000
		for i := range observed {
			observed[i], expected[i] = each, 1/float64(classes)
		}
		off := int(math.Round(math.Sqrt(c.quantile * each / 2)))
		observed[0] += off
		observed[1] -= off
		g, p, err := simulate.GTest(observed, expected)
		require.NoError(t, err)
		assert.InEpsilon(t, c.quantile, g, 1e-4, "%d degrees of freedom", c.freedom)
		assert.InEpsilon(t, c.tail, p, 1e-3, "%d degrees of freedom beyond %v", c.freedom, c.quantile)
	}
}

// What cannot happen and did speaks against the expectation for certain.
func TestGTestImpossibleCount(t *testing.T) {
	g, p, err := simulate.GTest([]int{10, 1}, []float64{1, 0})
	require.NoError(t, err)
	assert.True(t, math.IsInf(g, 1))
	assert.Zero(t, p)
}

func TestGTestErrors(t *testing.T) {
	for name, c := range map[string]struct {
		observed []int
		expected []float64
	}{
		"nothing":                {nil, nil},
		"no counts":              {[]int{0, 0}, []float64{0.5, 0.5}},
		"fewer probabilities":    {[]int{1, 2}, []float64{1}},
		"more probabilities":     {[]int{3}, []float64{0.5, 0.5}},
		"less than certain":      {[]int{1, 2}, []float64{0.5, 0.4}},
		"more than certain":      {[]int{1, 2}, []float64{0.5, 0.6}},
		"frequencies, not parts": {[]int{1, 2}, []float64{1.5, 1.5}},
	} {
		t.Run(name, func(t *testing.T) {
			_, _, err := simulate.GTest(c.observed, c.expected)
			require.ErrorIs(t, err, simulate.ErrExpected)
		})
	}
}

// The first four are those of Newcombe, "Two-sided confidence intervals for the
// single proportion: comparison of seven methods", Statistics in Medicine 17
// (1998), table I, method 3.
func TestInterval(t *testing.T) {
	for _, c := range []struct{ k, n, low, high float64 }{
		{81, 263, 0.2553, 0.3662},
		{15, 148, 0.0624, 0.1605},
		{0, 20, 0, 0.1611},
		{1, 29, 0.0061, 0.1718},
		{20, 20, 0.8389, 1},
		{28, 29, 0.8282, 0.9939},
		{0, 0, 0, 1},
	} {
		low, high := simulate.Interval(c.k, c.n)
		assert.InDelta(t, c.low, low, 5.1e-5, "%v of %v", c.k, c.n)
		assert.InDelta(t, c.high, high, 5.1e-5, "%v of %v", c.k, c.n)
	}
}
