package solver

import (
	"math"
	"math/big"
	"slices"
)

// exactShares are the shares of the players of a game, as fractions, by seat
// from 1.
type exactShares []*big.Rat

// prove turns a policy found in floating point into one that is proven: it
// evaluates the policy exactly, checks every choice against every other option,
// and where it finds a better one, or an equal one that comes first, takes that
// and begins anew. smaller holds the shares of the games of fewer players.
//
// A choice needs no exact comparison where it leads by more than rounding can
// do. Given utilities rounded to the nearest float64, a value of the kernel is
// off by at most (n+3)·2⁻⁵³ of the largest utility for each layer it passes
// through, n being the number of rolls of the layer: one rounding for each
// product, each sum and the quotient, none of which cancel as all terms have one
// sign.
func (e *exactRound) prove(smaller []exactShares) (exactShares, error) {

	w := e.turn.newWorkspace()
	for range maxImprovements {
		shares := e.shares(smaller)
		changed := false
		var read *reader[*big.Int]
		var den *big.Int
		for i, s := range e.order {
			if i == 0 || s.seat != e.order[i-1].seat {
				var p *payoffs[*big.Int]
				p, den = e.payoffs(smaller, s.seat, shares[s.seat])
				read = newReader(e.space, p)
				den = new(big.Int).Mul(den, e.powers[e.players-s.seat])
			}
			if s.proveChoices(e.utilityExact(s, read), den, w) {
				changed = true
				e.evaluate(s)
			}
		}
		if !changed {
			return shares, nil
		}
	}
	return nil, errUnsettled
}

// shares computes what the game is worth to every seat under the choices as they
// are: W = q·W + c for each.
func (e *exactRound) shares(smaller []exactShares) exactShares {
	p, den := e.payoffs(smaller, 0, new(big.Rat))
	values, replay := e.start(p)
	den.Mul(den, replay.Sub(e.powers[e.players], replay))
	shares := make(exactShares, e.players+1)
	for seat := 1; seat <= e.players; seat++ {
		shares[seat] = new(big.Rat).SetFrac(values[seat], den)
	}
	return shares
}

// payoffs returns what the end of the round is worth, as integers over den. A
// new round of all players is worth own to one seat, and here nothing to the
// others.
func (e *exactRound) payoffs(smaller []exactShares, seat int, own *big.Rat) (p *payoffs[*big.Int], den *big.Int) {
	n := e.players
	den = new(big.Int).Set(own.Denom())
	for m := 2; m <= n; m++ {
		den = lcm(den, big.NewInt(int64(m)))
	}
	for _, shares := range smaller {
		for _, share := range shares[min(1, len(shares)):] {
			den = lcm(den, share.Denom())
		}
	}
	over := func(r *big.Rat) *big.Int {
		x := new(big.Int).Quo(den, r.Denom())
		return x.Mul(x, r.Num())
	}
	p = &payoffs[*big.Int]{
		ties: e.turn.rules.Ties, players: n, one: new(big.Int).Set(den), zero: new(big.Int),
		shares: zeros(n + 1), own: zeros(n + 1), smaller: make([][]*big.Int, len(smaller)),
	}
	for m := 1; m <= n; m++ {
		p.shares[m] = over(big.NewRat(1, int64(m)))
	}
	p.own[seat] = over(own)
	for m, shares := range smaller {
		p.smaller[m] = zeros(len(shares))
		for i := 1; i < len(shares); i++ {
			p.smaller[m][i] = over(shares[i])
		}
	}
	return p, den
}

func lcm(a, b *big.Int) *big.Int {
	g := new(big.Int).GCD(nil, nil, a, b)
	g.Quo(b, g)
	return g.Mul(g, a)
}

// proveChoices compares every choice of a state with every other option, for an
// exact utility over den. It reports whether any had to be changed, and leaves
// the values of the state behind.
func (s *state) proveChoices(utility []*big.Int, den *big.Int, w *workspace) (changed bool) {
	g := s.grid
	t := g.turn
	s.flat = len(utility) - 1
	for s.flat > 0 && utility[s.flat-1].Cmp(utility[s.flat]) == 0 {
		s.flat--
	}
	set := t.lowest
	for i := 1; i <= s.flat; i++ {
		if utility[i].Cmp(utility[i-1]) > 0 {
			set = t.full()
		}
	}
	for i := range w.utility {
		if i <= s.flat {
			w.utility[i] = quotient(utility[i], den)
		} else {
			w.utility[i] = w.utility[s.flat]
		}
	}
	g.fill(w, s.flat, set)
	if set == g.set && s.beyondDoubt(utility, w.values) {
		return false
	}
	g.set = set
	return g.chooseExactly(utility, s.flat)
}

// quotient returns the float64 closest to a/b.
func quotient(a, b *big.Int) float64 {
	x, y := new(big.Float).SetInt(a), new(big.Float).SetInt(b)
	f, _ := new(big.Float).SetPrec(53).Quo(x, y).Float64()
	return f
}

// fill computes the values of a grid for the utility at hand, level from flat
// on.
func (g *grid) fill(w *workspace, flat int, set *optionSet) {
	t := g.turn
	copy(w.values, w.utility)
	for d := 1; d <= t.dice; d++ {
		step(t, set, d, min(g.span[d], flat), w.values, t.layers[d].waysF, nil)
		row := w.values[d*t.stride:][:t.stride]
		for total := flat; total < t.stride; total++ {
			row[total] = w.utility[flat]
		}
	}
	g.values = append(g.values[:0], w.values...)
}

// beyondDoubt reports whether every choice of a state is beyond doubt in floating
// point: better than each option listed before it and not worse than each after
// it, by more than rounding can have done, or provably equal.
func (s *state) beyondDoubt(utility []*big.Int, values []float64) bool {
	g := s.grid
	t := g.turn
	doubt := 0.0
	for _, u := range values[:s.flat+1] {
		doubt = max(doubt, t.noise()*math.Abs(u))
	}
	for d := 1; d <= t.dice; d++ {
		l := &g.set.layers[d]
		rolls := len(t.layers[d].rolls)
		for total := range g.span[d] {
			choice := g.choice[d][total*rolls:][:rolls]
			for i, at := range choice {
				next := l.next[l.first[i]:l.first[i+1]]
				if total >= s.flat {
					if at != 0 {
						return false
					}
					continue
				}
				chosen := values[total+int(next[at])]
				for o, n := range next {
					v := values[total+int(n)]
					if o == int(at) || v < chosen-doubt {
						continue
					}
					if !s.equal(utility, total, int(n), int(next[at])) || o < int(at) {
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
func (s *state) equal(utility []*big.Int, total, a, b int) bool {
	t := s.grid.turn
	level := func(n int) *big.Int {
		d, from := n/t.stride, total+n%t.stride
		low := utility[min(from, s.flat)]
		high := utility[min(from+d*t.maxDie, s.flat)]
		if low.Cmp(high) == 0 {
			return low
		}
		return nil
	}
	x, y := level(a), level(b)
	return x != nil && y != nil && x.Cmp(y) == 0
}

// noise bounds the difference that rounding can make between two values of the
// kernel, relative to the largest utility.
func (t *Turn) noise() float64 {
	roundings := 1
	for d := 1; d <= t.dice; d++ {
		roundings += len(t.layers[d].rolls) + 3
	}
	return 2 * float64(roundings) * 0x1p-53
}

// chooseExactly finds the best options of a grid in exact arithmetic, for an
// exact utility that is level from flat on, and reports whether any changed.
func (g *grid) chooseExactly(utility []*big.Int, flat int) (changed bool) {
	old := g.choice
	g.choice = g.turn.choices(g.span)
	g.fillExactly(utility, flat)
	for d := range old {
		changed = changed || !slices.Equal(old[d], g.choice[d])
	}
	return changed
}

// fillExactly computes the choices and the values of a grid, which are over the
// unit of the turn times the denominator of the utility.
func (g *grid) fillExactly(utility []*big.Int, flat int) []*big.Int {
	t := g.turn
	unit := t.unit()
	values := make([]*big.Int, (t.dice+1)*t.stride)
	level := new(big.Int).Mul(utility[flat], unit)
	for i := range values {
		values[i] = level
	}
	for i := range flat {
		values[i] = new(big.Int).Mul(utility[i], unit)
	}
	for d := 1; d <= t.dice; d++ {
		stepBig(t, g.set, d, min(g.span[d], flat), values, g.choice[d])
	}
	return values
}
