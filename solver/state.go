package solver

import (
	"slices"
	"sync"
)

// solvedTurn is the turn of a state for what results are worth there.
//
// Of a falling turn it is enough, while a round is being solved, to know what is done at
// the places that play comes to, and how it ends. All choices and values are found when
// the first of them is asked for.
type solvedTurn struct {
	// class tells the results apart that are not worth the same for certain.
	class []int16
	// policy is what is done at each of planner.reached.
	policy []tacticID
	// doubt is how likely it is that a choice comes up for which rounding may have
	// decided, times what difference that can make to how the round ends; 1 where that
	// is not known.
	doubt float64

	// tied says whether the policy has ties. lead is by how much its closest choice led when
	// it was last planned, worth what the results of each arc were worth then, and low what
	// the worst of all was to the planner; see stays.
	tied      bool
	lead, low float64
	worth     []float64

	full sync.Once
	grid *grid
}

// workspace is the memory that solving turns needs, used again for the next.
type workspace struct {
	turn *Turn
	// tolerant is set for goals that take options for equal that are worth about the
	// same.
	tolerant bool
	kernel   *fallingKernel[float64] // nil before it is asked for
	planner  *planner                // nil where turns do not fall
	stakes   stakes
	prices   pricer
	mass     []float64
	results  []float64 // the probability of each
	settler  settler[float64]
}

func (t *Turn) newWorkspace() *workspace {
	w := &workspace{turn: t, mass: make([]float64, len(t.nodes)*t.stride), results: make([]float64, t.results())}
	w.prices.read = newReader(nil, nil)
	if t.plans() {
		w.planner = newPlanner(t.fallingWays(), &w.stakes)
	}
	return w
}

// plans reports whether the policies of a turn are planned place by place.
func (t *Turn) plans() bool { return t.falls() && !t.large() }

// takeWorkspace returns a workspace that nobody uses, and that shows nothing of those who
// did; it is given back to t.spaces.
func (t *Turn) takeWorkspace(tolerant bool) *workspace {
	w, ok := t.spaces.Get().(*workspace)
	if !ok {
		w = t.newWorkspace()
	}
	w.tolerant = tolerant
	w.stakes.forget()
	if w.planner != nil {
		w.planner.forget()
	}
	return w
}

// solve finds the best decisions of a state for the worth of results there, and how
// its turn ends. It reports whether that has changed.
func (w *workspace) solve(r *round, s *state) (changed bool) {
	if w.planner != nil {
		if w.stays(r, s) {
			return false
		}
		if changed, falls := w.solveFalling(r, s); falls {
			return changed
		}
	}
	t := w.turn
	if s.solved.grid == nil {
		s.solved.grid = t.newValuedGrid(t.lowest())
	}
	s.solved.policy, s.solved.doubt, s.solved.lead = nil, 1, 0
	s.solved.grid.solveFor(s.worth, &w.settler)
	spread(s.solved.grid, 1, w.mass, w.results, func(w *weights) []float64 { return w.floats })
	for i := range s.arcs {
		sum := 0.0
		for _, q := range w.results[s.arcs[i].first : s.arcs[i].last+1] {
			sum += q
		}
		changed = s.share(i, sum) || changed
	}
	return changed
}

// share takes the probability of an arc, and reports whether it has changed.
func (s *state) share(arc int, p float64) (changed bool) {
	changed = s.shares[arc] != p
	s.shares[arc] = p
	return changed
}

// tolerance returns the part of a value by which another may fall short in a state and
// still need a closer look, that by which sums must differ in that look, and how much all
// values are raised there, so that none is negative.
func (w *workspace) tolerance(r *round, worth []float64) (near, sure, raise float64) {
	if w.tolerant {
		// What counts as equal depends on the largest worth, and each value is looked at by
		// itself, so all are made about as large.
		near = 4 * w.turn.noise
		return near, near, 2 * max(worth[0], -worth[w.turn.maxScore]) // the most, and the least
	}
	return r.near, r.near / 8, 0
}

// load gives what results are worth in a state to the planner, raised so that nothing is
// negative. falls is false if it does not fall.
func (w *workspace) load(r *round, s *state) (n news, falls bool) {
	p := w.planner
	near, sure, raise := w.tolerance(r, s.worth)
	p.near, p.sure, p.bar, p.ahead = near, sure, 1-near, float64(leadsFrom*near)
	return p.load(r, s, s.worth, raise)
}

// solveFalling solves a turn, if what results are worth falls, and reports whether how it
// ends has changed.
func (w *workspace) solveFalling(r *round, s *state) (changed, falls bool) {
	n, falls := w.load(r, s)
	if !falls {
		return false, false
	}
	solved, p := &s.solved, w.planner
	solved.grid = nil
	policy, moved := p.plan(p.reached, solved.policy, n)
	if moved {
		solved.tied = slices.ContainsFunc(policy, tacticID.tied)
	}
	solved.policy = policy
	s.planned(p.values[w.turn.maxScore], p.lead)
	start, f := placeOf(w.turn.dice, 0), &p.ends
	if moved {
		p.follow(f, start)
		for i := range s.arcs {
			a := &s.arcs[i]
			if a.move == moveMoon {
				break
			}
			sum := int64(0)
			for _, n := range f.mass[a.first : a.last+1] {
				sum += n
			}
			changed = s.share(i, float64(sum)/float64(f.total)) || changed
		}
	}
	if w.tolerant {
		return changed, true
	}
	solved.doubt = 0
	if solved.tied {
		if !moved {
			p.follow(f, start)
		}
		solved.doubt = p.doubt(f, start)
	}
	return changed, true
}

// valueAll values all places of a falling turn for what results are worth.
func (w *workspace) valueAll(worth []float64) *fallingKernel[float64] {
	if w.kernel == nil {
		w.kernel = newFallingKernel(w.turn.falling(), 0)
	}
	copy(w.kernel.values[0].at[:], worth)
	w.kernel.solve(w.kernel.tallies)
	return w.kernel
}

// choices returns the values and choices of a falling turn of a state.
func (w *workspace) choices(r *round, s *state) *grid {
	t, p := w.turn, w.planner
	g := t.newValuedGrid(t.lowest())
	w.load(r, s)
	p.plan(p.every, nil, everything())
	k := w.valueAll(p.values[:t.maxScore+1])
	for d := range t.dice + 1 {
		for _, x := range k.tallies[d] {
			g.values[d*t.stride+int(x)] = k.values[d].at[x]
		}
		if d > 0 {
			w.choose(g, d)
		}
	}
	// The values of results are known, and all were raised alike.
	raise := g.values[t.maxScore] - s.worth[t.maxScore]
	for d := range t.dice + 1 {
		for _, x := range k.tallies[d] {
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
		if w.planner.alike(w.planner.between(placeOf(d, uint(x)), 0)) {
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
	near := w.planner.near
	switch {
	case v-u > float64(v*near):
		return 1, true
	case u-v > float64(u*near):
		return -1, true
	}
	verdict := w.planner.doubtful(a, b)
	if verdict.unsure > 0 && w.tolerant {
		return 0, true
	}
	return verdict.sign, verdict.unsure == 0
}

// placeAt returns where a place among the values of a grid is.
func (t *Turn) placeAt(i int) place { return placeOf(i/t.stride, uint(i%t.stride)) }
