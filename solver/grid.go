package solver

import (
	"math"
	"math/big"

	"threesaway/engine"
)

// grid is a solved turn: a value for every number of dice left and every total
// below a span, and the best option of every roll there.
type grid struct {
	turn   *Turn
	set    *optionSet
	span   []int // totals solved, by dice left
	values []float64
	exact  *exactValues // nil where only floats were asked for
	choice [][]uint16   // by dice left; row total·rolls
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

// problem is a turn to be solved: a utility and the shape of the answer.
type problem struct {
	// utility is the worth of each final total, 0..stride−1, over the
	// denominator den. It goes on beyond the highest score so that every place
	// that an option leads to has a value.
	utility []int64
	den     int64
	// span is the number of totals to solve, by dice left.
	span []int
	// slope continues a row beyond its span: each pip more adds slope. Totals
	// that the utility tells apart within the span have slope 0.
	slope int64
	set   *optionSet
}

// solveExact solves a problem in integers, of 64 bits where they do.
func (t *Turn) solveExact(p problem) *grid {
	g := &grid{turn: t, set: p.set, span: p.span, choice: t.choices(p.span)}
	if scale, ok := t.scale64(p); ok {
		g.solve64(p, scale)
	} else {
		g.solveBig(p)
	}
	return g
}

// scale64 returns the number of outcomes of a turn, by which a utility is
// scaled to make every mean an integer; ok is false where 64 bits do not hold
// every sum of the kernel.
func (t *Turn) scale64(p problem) (scale int64, ok bool) {
	scale, ok = t.rules.Outcomes()
	if !ok {
		return 0, false
	}
	most := int64(1)
	for _, u := range p.utility {
		most = max(most, u, -u)
	}
	limit := math.MaxInt64 / t.layers[t.dice].outcomes
	return scale, scale <= limit/most && p.den <= math.MaxInt64/scale
}

func (g *grid) solve64(p problem, scale int64) {
	t := g.turn
	values := make([]int64, (t.dice+1)*t.stride)
	for s, u := range p.utility {
		values[s] = u * scale
	}
	for d := 1; d <= t.dice; d++ {
		step(t, g.set, d, p.span[d], values, t.layers[d].ways, g.choice[d])
		row := values[d*t.stride:][:t.stride]
		for total := p.span[d]; total < t.stride; total++ {
			row[total] = row[total-1] + p.slope*scale
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

func (g *grid) solveBig(p problem) {
	t := g.turn
	scale := new(big.Int).Exp(big.NewInt(int64(t.rules.Sides)), big.NewInt(int64(t.dice*(t.dice+1)/2)), nil)
	values := make([]*big.Int, (t.dice+1)*t.stride)
	for s, u := range p.utility {
		values[s] = new(big.Int).Mul(scale, big.NewInt(u))
	}
	slope := new(big.Int).Mul(scale, big.NewInt(p.slope))
	for d := 1; d <= t.dice; d++ {
		stepBig(t, g.set, d, p.span[d], values, g.choice[d])
		row := values[d*t.stride:][:t.stride]
		for total := p.span[d]; total < t.stride; total++ {
			row[total] = new(big.Int).Add(row[total-1], slope)
		}
	}
	g.exact = &exactValues{num: values, den: scale.Mul(scale, big.NewInt(p.den))}
	g.values = make([]float64, len(values))
	for i := range values {
		g.values[i], _ = g.exact.rat(i).Float64()
	}
}

// choices makes room for the best option of every roll.
func (t *Turn) choices(span []int) [][]uint16 {
	choice := make([][]uint16, t.dice+1)
	for d := 1; d <= t.dice; d++ {
		choice[d] = make([]uint16, span[d]*len(t.layers[d].rolls))
	}
	return choice
}

// reachable returns as spans the totals that each number of dice left can have.
func (t *Turn) reachable() []int {
	span := make([]int, t.dice+1)
	for d := range span {
		span[d] = (t.dice-d)*t.maxDie + 1
	}
	return span
}

// keep returns the best keep of a roll in a column of the grid. A column beyond
// the span is read at the end of the row, where all further ones are alike.
func (g *grid) keep(column int, roll engine.Roll) engine.Keep {
	d := roll.Len()
	index := roll.Index()
	l := &g.set.layers[d]
	column = min(column, g.span[d]-1)
	at := g.choice[d][column*len(g.turn.layers[d].rolls)+index]
	return roll.KeepMask(l.masks[l.first[index]+int32(at)])
}
