package solver

import "sync"

// solvedTurn is the turn of a state for what results are worth there.
//
// Of a falling turn it is enough, while a round is being solved, to know how it ends
// and by what margin the choices that count are the best: as long as the worth of
// results changes by less, they stay. All choices and values are found when the first
// of them is asked for.
type solvedTurn struct {
	// class tells the results apart that are not worth the same for certain.
	class []int32
	// reference is the worth of results that the turn was solved for, raised so that
	// none is negative; nil where it was solved in full.
	reference []float64
	margin    float64 // see fallingSpread
	// doubt is how likely it is that a choice comes up for which rounding may have
	// decided, times what difference that can make to how the round ends; 1 where that
	// is not known.
	doubt float64

	full sync.Once
	grid *grid
}

// workspace is the memory that solving turns needs, used again for the next.
type workspace struct {
	turn *Turn
	// tolerant is set for goals that take options for equal that are worth about the
	// same.
	tolerant bool
	draft    bool                    // see fallingSpread
	kernel   *fallingKernel[float64] // nil where turns do not fall
	spread   *fallingSpread
	stakes   stakes
	mass     []float64
	settler  settler[float64]
}

func (t *Turn) newWorkspace() *workspace {
	w := &workspace{turn: t, mass: make([]float64, len(t.nodes)*t.stride)}
	if t.falls() && !t.large() {
		w.kernel = newFallingKernel(t.falling(), 0)
		w.spread = newFallingSpread(w.kernel, t.fallingWays(), &w.stakes)
	}
	return w
}

// takeWorkspace returns a workspace that nobody uses, and that shows nothing of those who
// did; it is given back to t.spaces.
func (t *Turn) takeWorkspace(tolerant bool) *workspace {
	w, ok := t.spaces.Get().(*workspace)
	if !ok {
		w = t.newWorkspace()
	}
	w.tolerant, w.draft = tolerant, false
	w.stakes.forget()
	return w
}

// solve finds the best decisions of a state for the worth of results there, and how
// its turn ends.
func (w *workspace) solve(r *round, s *state) {
	if w.kernel != nil {
		if falls, sure := w.load(r, s); falls {
			w.solveFalling(r, s, sure)
			return
		}
	}
	t := w.turn
	if s.solved.grid == nil {
		s.solved.grid = t.newValuedGrid(t.lowest())
	}
	s.solved.reference, s.solved.doubt = nil, 1
	s.solved.grid.solveFor(s.worth, &w.settler)
	spread(s.solved.grid, 1, w.mass, s.results, func(w *weights) []float64 { return w.floats })
}

// load gives the worth of results in a state to the kernel, raised so that none is
// negative. falls is false if it does not fall; sure, if it does not for certain.
func (w *workspace) load(r *round, s *state) (falls, sure bool) {
	t := w.turn
	u := w.kernel.values[0].at[:t.maxScore+1]
	copy(u, s.worth)
	w.kernel.share = idleShare
	w.spread.near, w.spread.sure = r.near, r.near/8
	if w.tolerant {
		// What counts as equal depends on the largest worth, and the kernel looks at
		// each value by itself, so all are made about as large.
		w.spread.near, w.spread.sure = 4*t.noise, 4*t.noise
		raise := t.slack(s.worth) / (2 * t.noise)
		for i := range u {
			u[i] += raise
		}
	}
	sure = true
	for i := 1; i < len(u); i++ {
		if s.solved.class[i] == s.solved.class[i-1] {
			continue
		}
		if near := float64(u[i-1] * w.spread.near); u[i-1]-u[i] <= near {
			sure = false
			if u[i]-u[i-1] > near {
				return false, false
			}
			u[i] = min(u[i], u[i-1])
		}
	}
	return true, sure
}

// solveFalling solves a turn for the worth of results in the kernel, if the solution
// for that of before may not do.
func (w *workspace) solveFalling(r *round, s *state, sure bool) {
	u := w.kernel.values[0].at[:w.turn.maxScore+1]
	solved := &s.solved
	w.spread.draft = w.draft
	if solved.reference != nil && float64(2*drift(solved.reference, u))+float64(8*w.spread.near) < solved.margin {
		return
	}
	solved.grid = nil
	w.kernel.solve(w.kernel.reached)
	w.spread.watch(r, s, w.tolerant)
	w.spread.run(placeOf(w.turn.dice, 0))
	solved.margin, solved.doubt = w.spread.margin, w.spread.doubt
	if !sure {
		solved.margin = 0
	}
	solved.reference = append(solved.reference[:0], u...)
	unit := w.spread.unit(w.turn.dice)
	for i, n := range w.spread.results {
		s.results[i] = float64(n) / unit
	}
}

// drift returns the part of their worth by which results differ from a reference,
// once both are measured alike: a policy is as good for a utility times a number and
// more by another.
func drift(reference, u []float64) float64 {
	last := len(u) - 1
	scale := 1.0
	if reference[0] != reference[last] {
		scale = (u[0] - u[last]) / (reference[0] - reference[last])
	}
	more := u[last] - float64(scale*reference[last])
	most := 0.0
	for i, v := range reference {
		// More than once rounded, which is little beside what counts as equal.
		v = float64(v * scale)
		d := u[i] - v - more
		if d < 0 {
			d = -d
		}
		if d > float64(most*v) {
			most = d / v
		}
	}
	return most
}

// choices returns the values and choices of a falling turn of a state.
func (w *workspace) choices(r *round, s *state) *grid {
	t := w.turn
	g := t.newValuedGrid(t.lowest())
	w.load(r, s)
	w.kernel.solve(w.spread.tallies)
	w.spread.draft = false
	w.spread.watch(r, s, w.tolerant)
	for d := range t.dice + 1 {
		for _, x := range w.spread.tallies[d] {
			g.values[d*t.stride+int(x)] = w.kernel.values[d].at[x]
		}
		if d > 0 {
			w.choose(g, d)
		}
	}
	// The values of results are known, and all were raised alike.
	raise := g.values[t.maxScore] - s.worth[t.maxScore]
	for d := range t.dice + 1 {
		for _, x := range w.spread.tallies[d] {
			if d == 0 {
				g.values[x] = s.worth[x]
			} else {
				g.values[d*t.stride+int(x)] -= raise
			}
		}
	}
	return g
}

// choose finds the best option about every roll of so many dice: the first of those
// that are worth the most.
func (w *workspace) choose(g *grid, d int) {
	t := w.turn
	l := &g.set.nodes[d]
	rolls := len(t.layer(d).rolls)
	for column, x := range g.tallies[d] {
		choice := g.choice[d][column*rolls:][:rolls]
		if w.spread.level(placeOf(d, uint(x))) {
			continue // the first of all
		}
		for i := range choice {
			next := l.next[l.first[i]:l.first[i+1]]
			// Options keep fewer and fewer dice.
			last := len(next) - 1
			choice[i] = uint16(last)
			best, doubtful := int(x+next[last]), false
			for o := last - 1; o >= 0; o-- {
				other := int(x + next[o])
				sign, sure := w.compare(t.placeAt(other), g.values[other], t.placeAt(best), g.values[best])
				if sign >= 0 {
					choice[i], best = uint16(o), other
				}
				doubtful = doubtful || !sure
			}
			if doubtful {
				g.doubts = append(g.doubts, doubt{d, column, i})
			}
		}
	}
}

// compare returns the sign of the difference of two places with their values, and
// whether it is certain, or equal for a goal for which that is as good.
func (w *workspace) compare(a place, v float64, b place, u float64) (sign int, sure bool) {
	near := w.spread.near
	switch {
	case v-u > float64(v*near):
		return 1, true
	case u-v > float64(u*near):
		return -1, true
	}
	sign, unsure := w.spread.doubtful(a, b)
	if unsure > 0 && w.tolerant {
		return 0, true
	}
	return sign, unsure == 0
}

// placeAt returns where a place among the values of a grid is.
func (t *Turn) placeAt(i int) place { return placeOf(i/t.stride, uint(i%t.stride)) }
