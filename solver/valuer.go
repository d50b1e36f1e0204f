package solver

// Valuer values one turn for one utility after another. It is memory that is used
// again: each goroutine needs its own. Where the choices are wanted, too, there is
// [Turn.Solve].
type Valuer struct {
	turn    *Turn
	falling *fallingKernel[float64] // nil where turns do not fall
	plain   *kernel[float64]        // made when it is first needed
	grid    *grid
	worth   []float64 // of results
}

// Valuer returns a valuer of the turn.
func (t *Turn) Valuer() *Valuer {
	v := &Valuer{turn: t}
	if t.falls() {
		v.falling = newFallingKernel(t.falling(), 0)
	}
	return v
}

// Value returns the greatest expected utility of the final score before the first
// throw, in the unit of the utility: utility[s] is the worth of ending with s pips,
// as for [Turn.Solve], within whose rounding it is, and it fails as that does.
//
// Where every decision is to keep some dice and a higher score is never worth more, as
// in the standard game, it takes a small part of the time that it takes else. From the
// second utility of a kind on nothing is allocated.
func (v *Valuer) Value(utility []float64) (float64, error) {
	t := v.turn
	if err := t.checkUtility(utility); err != nil {
		return 0, err
	}
	if v.falling != nil && falls(utility) {
		copy(v.falling.values[0].at[:], utility)
		v.falling.solve(v.falling.reached)
		return v.falling.values[t.dice].at[0], nil
	}
	return v.solvePlain(utility), nil
}

// falls reports whether no higher score is worth more.
func falls(utility []float64) bool {
	for s := 1; s < len(utility); s++ {
		if utility[s] > utility[s-1] {
			return false
		}
	}
	return true
}

// solvePlain is Value for any game and any utility.
func (v *Valuer) solvePlain(utility []float64) float64 {
	t := v.turn
	if v.plain == nil {
		v.worth = make([]float64, t.results())
		v.grid = &grid{turn: t, values: make([]float64, len(t.nodes)*t.stride)}
		if t.both() {
			v.grid.over = make([]bool, len(t.nodes[0].tallies))
		}
		v.plain = &kernel[float64]{turn: t, values: v.grid.values, ways: func(w *weights) []float64 { return w.floats }}
	}
	copy(v.worth, utility)
	v.plain.set, v.plain.moon = t.optionsFor(v.worth), v.worth[t.moon()]
	finish(v.grid, v.worth, v.grid.values, 0)
	for _, n := range t.order {
		v.plain.step(n, t.nodes[n].tallies, nil)
	}
	return v.grid.values[t.dice*t.stride]
}
