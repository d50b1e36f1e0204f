package solver

// number is what the kernel computes with: float64 for speed, int64 for exact
// values over a common denominator.
type number interface{ int64 | float64 }

// step computes one layer of values: for each total below span, the mean over
// the rolls of d dice of the value of the best keep, and which keep that is.
// values has a row of t.stride totals for each number of dice left, and the
// rows below d are ready. With int64 values, every mean is exact as long as the
// values of no dice left are multiples of t.rules.Outcomes.
//
// Among equal options the first listed is chosen. choice may be nil.
func step[T number](t *Turn, set *optionSet, d, span int, values []T, ways []T, choice []uint16) {
	l := &set.layers[d]
	row := values[d*t.stride:][:span]
	outcomes := T(t.layers[d].outcomes)
	for total := range row {
		from := values[total:]
		sum := T(0)
		begin := l.first[0]
		for i, end := range l.first[1:] {
			next := l.next[begin:end]
			best, at := from[next[0]], 0
			for o := 1; o < len(next); o++ {
				if v := from[next[o]]; v > best {
					best, at = v, o
				}
			}
			if choice != nil {
				choice[total*len(ways)+i] = uint16(at)
			}
			// The conversion forbids a fused multiply-add, which would make the
			// sum depend on the processor.
			sum += T(ways[i] * best) //nolint:unconvert // see above
			begin = end
		}
		row[total] = sum / outcomes
	}
}
