package solver

import (
	"cmp"
	"math"
	"math/big"
	"slices"

	"threesaway/engine"
)

// grid is a solved turn: a value for every node and tally, and the best option
// of every roll there.
type grid struct {
	turn    *Turn
	set     *optionSet
	tallies [][]int32  // the tallies solved, by node
	choice  [][]uint16 // by node; a row of rolls for each tally
	over    []bool     // whether to turn all dice over at the end, by column of node 0; nil for never
	values  []float64  // by node, a row of turn.stride tallies
	exact   *exactValues
	doubts  []doubt // in order
}

// doubt is a choice for which rounding may have decided.
type doubt struct{ node, column, roll int }

// sure reports whether the choice for a roll at a column of a node is certain.
func (g *grid) sure(n, column int, roll engine.Roll) bool {
	_, found := slices.BinarySearchFunc(g.doubts, doubt{n, column, roll.Index()}, func(a, b doubt) int {
		return cmp.Or(a.node-b.node, a.column-b.column, a.roll-b.roll)
	})
	return !found
}

// exactValues holds the values of a grid as integers over a common
// denominator.
type exactValues struct {
	num64 []int64 // nil where 64 bits do not do
	num   []*big.Int
	den   *big.Int
}

func (e *exactValues) rat(i int) *big.Rat {
	if e.num64 != nil {
		return new(big.Rat).SetFrac(big.NewInt(e.num64[i]), e.den)
	}
	return new(big.Rat).SetFrac(e.num[i], e.den)
}

// newGrid makes a grid for the tallies that play reaches.
func (t *Turn) newGrid(set *optionSet) *grid {
	g := &grid{turn: t, set: set, tallies: make([][]int32, len(t.nodes))}
	for n := range t.nodes {
		g.tallies[n] = t.nodes[n].tallies
	}
	g.makeRoom()
	return g
}

// newValuedGrid is newGrid with room for values, too.
func (t *Turn) newValuedGrid(set *optionSet) *grid {
	g := t.newGrid(set)
	g.values = make([]float64, len(t.nodes)*t.stride)
	return g
}

// makeRoom makes room for choices.
func (g *grid) makeRoom() {
	g.makeChoice()
	if g.turn.both() {
		g.over = make([]bool, len(g.turn.nodes[0].tallies))
	}
}

func (g *grid) makeChoice() {
	t := g.turn
	g.choice = make([][]uint16, len(t.nodes))
	for _, n := range t.order {
		g.choice[n] = make([]uint16, len(g.tallies[n])*len(t.layer(t.nodes[n].dice).rolls))
	}
}

// clone returns a grid whose choices can be changed.
func (g *grid) clone() *grid {
	other := *g
	other.choice = make([][]uint16, len(g.choice))
	for n := range g.choice {
		other.choice[n] = slices.Clone(g.choice[n])
	}
	other.doubts = nil
	other.over, other.values = slices.Clone(g.over), slices.Clone(g.values)
	return &other
}

// resultAt returns the result of the end of a turn at a column of node 0.
func (g *grid) resultAt(column int) int {
	first, second := g.turn.resultsOf(int(g.turn.nodes[0].tallies[column]))
	if g.over != nil && g.over[column] {
		return second
	}
	return first
}

// finish fills the row of the end of the turn from the worth of each result, and
// decides whether to turn all dice over.
func finish[T number](g *grid, worth, values []T, slack T) {
	for column, tally := range g.turn.nodes[0].tallies {
		first, second := g.turn.resultsOf(int(tally))
		values[tally] = worth[first]
		if second >= 0 {
			g.over[column] = worth[second] > worth[first]+slack
			values[tally] = max(worth[first], worth[second])
		}
	}
}

// decide returns the best decision about a roll at a column of a node.
func (g *grid) decide(n, column int, roll engine.Roll) engine.Decision {
	t := g.turn
	index := roll.Index()
	l := &g.set.nodes[n]
	at := l.first[index] + int32(g.choice[n][column*len(t.layer(roll.Len()).rolls)+index])
	d := l.decision(t.rules, roll, at)
	if g.over != nil && d.Keep.Len() == roll.Len() {
		end := int(g.tallies[n][column]) + t.tally(t.rules.KeepTotal(d.Keep), t.rules.BottomTotal(d.Keep))
		d.Over = g.over[t.nodes[0].column[end]]
	}
	return d
}

// problem is a turn to be solved exactly: the worth of every tally at its end,
// over the denominator den, and that of the moon.
type problem struct {
	grid  *grid
	final []int64 // by tally, for all of turn.stride
	den   int64
	moon  int64
	// slope continues a row beyond the tallies of the grid: each pip more adds
	// slope. 0 where the tallies are all that is asked for.
	slope int64
}

// solve solves the problem in integers, of 64 bits where they do.
func (p problem) solve() *grid {
	if scale, ok := p.scale(); ok {
		p.solve64(scale)
	} else {
		p.solveBig()
	}
	return p.grid
}

// scale returns the number of outcomes of a turn, by which worths are scaled to
// make every mean an integer; ok is false where 64 bits do not hold every sum of
// the kernel.
func (p problem) scale() (scale int64, ok bool) {
	t := p.grid.turn
	scale, ok = t.rules.Outcomes()
	if !ok {
		return 0, false
	}
	most := max(1, p.moon)
	for _, u := range p.final {
		most = max(most, u, -u)
	}
	limit := math.MaxInt64 / t.layer(t.dice).outcomes
	return scale, scale <= limit/most && p.den <= math.MaxInt64/scale
}

func (p problem) solve64(scale int64) {
	g := p.grid
	t := g.turn
	values := make([]int64, len(t.nodes)*t.stride)
	for x, u := range p.final {
		values[x] = u * scale
	}
	k := kernel[int64]{turn: t, set: g.set, values: values, moon: p.moon * scale, ways: func(w *weights) []int64 { return w.ints }}
	for _, n := range t.order {
		k.step(n, g.tallies[n], g.choice[n])
		if p.slope != 0 {
			row := values[n*t.stride:][:t.stride]
			for x := 1; x < t.stride; x++ {
				row[x] = row[x-1] + p.slope*scale
			}
		}
	}
	den := p.den * scale
	g.exact = &exactValues{num64: values, den: big.NewInt(den)}
	g.values = make([]float64, len(values))
	for i, v := range values {
		g.values[i] = nearest(v, den)
	}
}

// nearest returns the float64 closest to num/den.
func nearest(num, den int64) float64 {
	const exact = 1 << 53
	if -exact <= num && num <= exact && den <= exact {
		return float64(num) / float64(den) // both are exact, and division rounds once
	}
	f, _ := big.NewRat(num, den).Float64()
	return f
}

func (p problem) solveBig() {
	g := p.grid
	t := g.turn
	scale := t.unit()
	values := zeros(len(t.nodes) * t.stride)
	for x, u := range p.final {
		values[x].Mul(scale, big.NewInt(u))
	}
	slope := new(big.Int).Mul(scale, big.NewInt(p.slope))
	k := bigKernel{turn: t, set: g.set, values: values, moon: new(big.Int).Mul(scale, big.NewInt(p.moon))}
	for _, n := range t.order {
		k.step(n, g.tallies[n], g.choice[n])
		if p.slope != 0 {
			row := values[n*t.stride:][:t.stride]
			for x := 1; x < t.stride; x++ {
				row[x].Add(row[x-1], slope)
			}
		}
	}
	g.exact = &exactValues{num: values, den: scale.Mul(scale, big.NewInt(p.den))}
	g.values = make([]float64, len(values))
	for i := range values {
		g.values[i], _ = g.exact.rat(i).Float64()
	}
}
