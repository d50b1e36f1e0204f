package charts

import "strconv"

// Labels are the words of one chart, finished in one language. Each chart says
// which of them it uses; a label left empty leaves its place empty.
type Labels struct {
	// Title says what the chart shows, Subtitle of what: rules, goal, position.
	Title, Subtitle string
	// X and Y name the axes with their units.
	X, Y string
	// Lines names what colours tell apart, in the order of the data.
	Lines []string
	// Groups names the parts of a [Strategy], in the order of the data.
	Groups []string
	// Mean and StdDev name the mean and the standard deviation, with their
	// values.
	Mean, StdDev string
	// Beaten and Moon name the results of a turn that are no score.
	Beaten, Moon string
	// Above and Below say what it means that a value is marked as one above or
	// below an equal share.
	Above, Below string
	// Key explains the marks of the chart that nothing else names.
	Key string
	// TextKey does so for the chart as text.
	TextKey string
	// Decimal writes a number with so many digits behind the decimal mark; nil
	// writes a point.
	Decimal func(v float64, places int) string
}

// Number writes a number with so many digits behind the decimal mark.
func (l Labels) Number(v float64, places int) string {
	if l.Decimal != nil {
		return l.Decimal(v, places)
	}
	return strconv.FormatFloat(v, 'f', places, 64)
}

// Percent writes a probability in hundredths.
func (l Labels) Percent(p float64, places int) string { return l.Number(100*p, places) }

// line returns the name of the line with an index, empty where it has none.
func (l Labels) line(i int) string { return at(l.Lines, i) }

func at(list []string, i int) string {
	if i < 0 || i >= len(list) {
		return ""
	}
	return list[i]
}
