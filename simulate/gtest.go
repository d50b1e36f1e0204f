package simulate

import (
	"errors"
	"math"

	"threesaway/engine"

	"gonum.org/v1/gonum/stat/distuv"
)

// ErrExpected marks expected probabilities that do not fit the counts.
var ErrExpected = errors.New("invalid expectation")

// GTest compares counts with the probabilities that they are expected to have,
// by the likelihood-ratio test: G = 2 Σ observed · ln(observed / expected). It
// returns G and the probability of one as large by chance alone; small ones,
// below 0.001 say, speak against the expectation. A count of something that
// cannot happen gives p = 0. It fails with [ErrExpected] on lists of different
// lengths, without counts, or with probabilities that do not sum to 1.
func GTest(observed []int, expected []float64) (g, p float64, err error) {
	if len(observed) != len(expected) {
		return 0, 0, engine.Errorf("%w: %d counts and %d probabilities", ErrExpected, len(observed), len(expected))
	}
	n, sum := 0, 0.0
	for i, o := range observed {
		if o < 0 || !(expected[i] >= 0) { // not a number is not either
			return 0, 0, engine.Errorf("%w: count %d, probability %v", ErrExpected, o, expected[i])
		}
		n += o
		sum += expected[i]
	}
	if n == 0 || math.Abs(sum-1) > 1e-9 {
		return 0, 0, engine.Errorf("%w: %d counts, probabilities sum to %v", ErrExpected, n, sum)
	}
	freedom := -1.0
	for i, o := range observed {
		e := expected[i] * float64(n)
		if e > 0 {
			freedom++
		}
		if o > 0 && e == 0 {
			return math.Inf(1), 0, nil
		}
		if o > 0 {
			g += 2 * float64(o) * math.Log(float64(o)/e)
		}
	}
	if freedom < 1 {
		return g, 1, nil
	}
	return g, distuv.ChiSquared{K: freedom}.Survival(math.Max(0, g)), nil
}

// Interval returns the 95% confidence interval of a probability after k of n
// trials had the event, by Wilson's formula; it stays within 0..1. Without
// trials it is all of 0..1.
func Interval(k, n float64) (low, high float64) {
	if n <= 0 {
		return 0, 1
	}
	const z = 1.959963984540054 // the 97.5% point of the normal distribution
	p := k / n
	centre := (p + z*z/(2*n)) / (1 + z*z/n)
	half := z / (1 + z*z/n) * math.Sqrt(p*(1-p)/n+z*z/(4*n*n))
	return math.Max(0, centre-half), math.Min(1, centre+half)
}
