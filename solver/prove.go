package solver

import (
	"cmp"
	"math/big"
	"slices"
)

// exactShares are the shares of the players of a game, as fractions, by seat
// from 1.
type exactShares []*big.Rat

// sequel holds the shares of the games that can follow a round, besides the same
// again: those of fewer players, by players, and that of all under the next
// ceiling, which may be nil where somebody always qualifies.
type sequel struct {
	smaller []exactShares
	next    exactShares
}

// prove turns a policy found in floating point into one that is proven: it
// evaluates the policy exactly, checks every choice against every other option,
// and where it finds a better one, or an equal one that comes first, takes that
// and begins anew.
//
// A choice needs no exact comparison where it leads by more than rounding can
// do. Given utilities rounded to the nearest float64, a value of the kernel is
// off by at most (n+3)·2⁻⁵³ of the largest utility for each node it passes
// through, n being the number of rolls of the node: one rounding for each
// product, each sum and the quotient.
func (e *exactRound) prove(after *sequel) (exactShares, error) {
	w := &proofSpace{}
	for range maxImprovements {
		shares := e.shares(after)
		changed := false
		var read *reader[*big.Int]
		var den *big.Int
		for i, s := range e.order {
			if i == 0 || s.seat != e.order[i-1].seat {
				var p *winPayoffs[*big.Int]
				p, den = e.payoffs(after, s.seat, shares[s.seat])
				read = newExactReader(e.space, p)
				den = new(big.Int).Mul(den, e.powers[e.players-s.seat])
			}
			if e.states[s.id].proveChoices(e.value(s, read), den, w) {
				changed = true
				e.evaluate(s)
			}
		}
		if !changed {
			return shares, nil
		}
	}
	return nil, ErrUnsettled
}

// shares computes what the game is worth to every seat under the choices as they
// are: W = q·W + c for each.
func (e *exactRound) shares(after *sequel) exactShares {
	p, den := e.payoffs(after, 0, new(big.Rat))
	values := e.start(p)
	den.Mul(den, new(big.Int).Sub(e.powers[e.players], e.replay()))
	shares := make(exactShares, e.players+1)
	for seat := 1; seat <= e.players; seat++ {
		shares[seat] = new(big.Rat).SetFrac(values[seat], den)
	}
	return shares
}

// payoffs returns what the end of the round is worth, as integers over den. A
// new round of all players is worth own to one seat, and here nothing to the
// others.
func (e *exactRound) payoffs(after *sequel, seat int, own *big.Rat) (p *winPayoffs[*big.Int], den *big.Int) {
	n := e.players
	den = new(big.Int).Set(own.Denom())
	for m := 2; m <= n; m++ {
		den = lcm(den, big.NewInt(int64(m)))
	}
	for _, shares := range append([]exactShares{after.next}, after.smaller...) {
		for _, share := range shares[min(1, len(shares)):] {
			den = lcm(den, share.Denom())
		}
	}
	p = &winPayoffs[*big.Int]{
		rules: e.turn.rules, players: n, one: new(big.Int).Set(den), zero: new(big.Int),
		shares: zeros(n + 1), own: zeros(n + 1), smaller: make([][]*big.Int, len(after.smaller)),
	}
	for m := 1; m <= n; m++ {
		p.shares[m] = over(den, big.NewRat(1, int64(m)))
	}
	p.own[seat] = over(den, own)
	p.next = overAll(den, after.next)
	for m, shares := range after.smaller {
		p.smaller[m] = overAll(den, shares)
	}
	return p, den
}

// over returns a fraction as an integer over a denominator that its own divides.
func over(den *big.Int, r *big.Rat) *big.Int {
	x := new(big.Int).Quo(den, r.Denom())
	return x.Mul(x, r.Num())
}

// overAll is over for a list; the first is not looked at.
func overAll(den *big.Int, list []*big.Rat) []*big.Int {
	out := zeros(len(list))
	for i := 1; i < len(list); i++ {
		out[i] = over(den, list[i])
	}
	return out
}

func lcm(a, b *big.Int) *big.Int {
	g := new(big.Int).GCD(nil, nil, a, b)
	g.Quo(b, g)
	return g.Mul(g, a)
}

// proofSpace is memory that proofs use again.
type proofSpace struct {
	ranks []int // of results, equal ones alike
	order []int
	settler[int]
}

// rank orders results by their exact worth.
func (w *proofSpace) rank(worth []*big.Int) []int {
	w.ranks = slices.Grow(w.ranks[:0], len(worth))[:len(worth)]
	w.order = w.order[:0]
	for i := range worth {
		w.order = append(w.order, i)
	}
	slices.SortFunc(w.order, func(a, b int) int { return worth[a].Cmp(worth[b]) })
	for i, r := range w.order {
		switch {
		case i == 0:
			w.ranks[r] = 0
		case worth[r].Cmp(worth[w.order[i-1]]) == 0:
			w.ranks[r] = w.ranks[w.order[i-1]]
		default:
			w.ranks[r] = i
		}
	}
	return w.ranks
}

// proveChoices compares every choice of a state with every other option, for the
// exact worth of its results over den. It reports whether any had to be changed,
// and leaves the values of the state behind.
func (s *exactState) proveChoices(worth []*big.Int, den *big.Int, w *proofSpace) (changed bool) {
	g := s.grid
	t := g.turn
	ranks := w.rank(worth)
	set := optionsFor(t, func(a, b int) bool { return ranks[a] > ranks[b] })
	for i := range s.worth {
		s.worth[i] = quotient(worth[i], den)
	}
	settled := w.settle(t, func(x int) int { return g.finalRank(x, ranks) }, ranks[t.moon()])
	check := *g // computes values without touching the choices
	check.set, check.over, check.choice = set, slices.Clone(g.over), make([][]uint16, len(t.nodes))
	check.solveFloat(s.worth, settled, 0)
	over := make([]bool, len(g.over))
	for column := range over {
		first, second := t.resultsOf(int(t.nodes[0].tallies[column]))
		over[column] = ranks[second] > ranks[first]
	}
	changed = !slices.Equal(over, g.over)
	copy(g.over, over)
	if set == g.set && g.beyondDoubt(s.worth, settled, ranks) {
		return changed
	}
	g.set = set
	return g.chooseExactly(worth) || changed
}

// finalRank returns the rank of the end of a turn at a tally.
func (g *grid) finalRank(tally int, ranks []int) int {
	first, second := g.turn.resultsOf(tally)
	if second >= 0 {
		return max(ranks[first], ranks[second])
	}
	return ranks[first]
}

// quotient returns the float64 closest to a/b.
func quotient(a, b *big.Int) float64 {
	x, y := new(big.Float).SetInt(a), new(big.Float).SetInt(b)
	f, _ := new(big.Float).SetPrec(53).Quo(x, y).Float64()
	return f
}

// beyondDoubt reports whether every choice of a grid is certain in spite of
// rounding: better than each option listed before it and not worse than each
// after it, by more than rounding can have done, or provably equal.
func (g *grid) beyondDoubt(worth []float64, settled []bool, ranks []int) bool {
	t := g.turn
	doubt := float64(t.slack(worth) / 4) // the conversion forbids a fused multiply-add
	for _, n := range t.order {
		l := &g.set.nodes[n]
		rolls := len(t.layer(t.nodes[n].dice).rolls)
		for column, tally := range g.tallies[n] {
			choice := g.choice[n][column*rolls:][:rolls]
			for i, at := range choice {
				if i == t.moonRoll(n) {
					continue
				}
				next := l.next[l.first[i]:l.first[i+1]]
				chosen := g.values[int(tally)+int(next[at])]
				for o, to := range next {
					if o == int(at) || g.values[int(tally)+int(to)] < chosen-doubt {
						continue
					}
					if o < int(at) || !g.equal(int(tally)+int(to), int(tally)+int(next[at]), settled, ranks) {
						return false
					}
				}
			}
		}
	}
	return true
}

// equal reports whether two places are worth the same because all that can
// follow from them is.
func (g *grid) equal(a, b int, settled []bool, ranks []int) bool {
	t := g.turn
	level := func(place int) int {
		n, tally := place/t.stride, place%t.stride
		switch {
		case t.nodes[n].dice == 0:
			return g.finalRank(tally, ranks)
		case !settled[place]:
			return -1
		}
		return g.finalRank(tally+t.nodes[n].dice*t.perDie[1], ranks)
	}
	x := level(a)
	return x >= 0 && cmp.Compare(x, level(b)) == 0
}

// chooseExactly finds the best options of a grid in exact arithmetic, for the
// exact worth of results, and reports whether any changed.
func (g *grid) chooseExactly(worth []*big.Int) (changed bool) {
	old := g.choice
	g.makeChoice()
	g.fillExactly(worth)
	for n := range old {
		changed = changed || !slices.Equal(old[n], g.choice[n])
	}
	return changed
}

// fillExactly computes the choices and the values of a grid, which are over the
// unit of the turn times the denominator of the worths.
func (g *grid) fillExactly(worth []*big.Int) []*big.Int {
	t := g.turn
	unit := t.unit()
	values := make([]*big.Int, len(t.nodes)*t.stride)
	for column, tally := range t.nodes[0].tallies {
		values[tally] = new(big.Int).Mul(worth[g.resultAt(column)], unit)
	}
	k := bigKernel{turn: t, set: g.set, values: values, moon: new(big.Int).Mul(worth[t.moon()], unit)}
	for _, n := range t.order {
		k.step(n, g.tallies[n], g.choice[n])
	}
	return values
}
