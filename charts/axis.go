package charts

import "math"

// Axis is the range of values along one side of a chart, with marks at round
// numbers.
type Axis struct {
	// Low and High are the ends.
	Low, High float64
	// Step is the distance of two marks; every mark is a multiple of it.
	Step float64
	// Percent says that the values are probabilities, to be labelled in
	// hundredths.
	Percent bool
}

// Percentages returns the axis of all probabilities.
func Percentages() Axis { return Axis{Low: 0, High: 1, Step: 0.2, Percent: true} }

// mostSteps is how many steps an axis has at most.
const mostSteps = 8

// fine is the part of a value that is left to rounding: values that differ by less
// are one.
const fine = 1e-9

// NewAxis returns an axis with round ends that values from low to high fit on.
func NewAxis(low, high float64) Axis {
	length := high - low
	if length < fine*max(math.Abs(low), math.Abs(high)) {
		length = 0
	}
	step := roundStep(length / mostSteps)
	return Axis{Low: float64(math.Floor(low/step) * step), High: float64(math.Ceil(high/step) * step), Step: step}.spread()
}

// spread makes an axis of one value one step long.
func (a Axis) spread() Axis {
	if a.High <= a.Low {
		a.High = a.Low + a.Step
	}
	return a
}

// roundStep returns the least of 1, 2, 5, 10, … and their tenths that is not
// less than a distance.
func roundStep(least float64) float64 {
	if least <= 0 || math.IsInf(least, 0) || math.IsNaN(least) {
		return 1
	}
	power := math.Pow10(int(math.Floor(math.Log10(least))))
	for _, m := range []float64{1, 2, 5} {
		if m*power >= least {
			return m * power
		}
	}
	return 10 * power
}

// Ticks returns the marks.
func (a Axis) Ticks() []float64 {
	var ticks []float64
	for i := math.Ceil(a.Low/a.Step-1e-9) + 0; i*a.Step <= a.most()+float64(1e-9*a.Step); i++ {
		ticks = append(ticks, i*a.Step)
	}
	return ticks
}

// most returns the highest value that has a mark: no probability is above 1.
func (a Axis) most() float64 {
	if a.Percent {
		return min(a.High, 1)
	}
	return a.High
}

// Label returns the text of a mark.
func (a Axis) Label(l Labels, v float64) string {
	if a.Percent {
		return l.Percent(v, a.decimals(2)) + "%"
	}
	return l.Number(v, a.decimals(0))
}

// decimals returns how many decimals marks need when they are multiplied by
// 10 to the power of shift.
func (a Axis) decimals(shift int) int {
	return max(0, -int(math.Floor(float64(math.Log10(a.Step))+1e-9))-shift)
}

// mostScores is how many scores are labelled along an axis at most.
const mostScores = 20

// ScoreAxis returns an axis of whole pips, half a pip longer at either end than
// the scores on it.
func ScoreAxis(low, high int) Axis {
	step := max(1, roundStep(float64(high-low)/mostScores))
	return Axis{Low: float64(low) - 0.5, High: float64(high) + 0.5, Step: step}
}
