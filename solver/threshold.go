package solver

import (
	"math/big"

	"threesaway/engine"
)

// Threshold is the pot from which on a game for money is played as for the goal
// win, with its proof.
//
// When all play as for win, a value is slope·pot + base, the slope being the
// probability of ending up with the pot. The advantage of a choice over another
// option is then α·pot + β with α ≥ 0, as the choice is optimal for win; of
// options with α = 0 the one with the greatest base is chosen. Where α > 0 the
// advantage is positive for every pot beyond −β/α; pots only grow, so beyond the
// largest of these no choice ever changes and the lines are the values.
type Threshold struct {
	// Pot is the smallest pot, in antes, from which on no option is better than the
	// choices for a larger pot. At the pot itself one can be as good, and be preferred.
	Pot *big.Int
	// Compared is the number of options that choices were compared with.
	Compared int
	// Refined is the number of choices that are one of several that are equal
	// for win, and better than the others for money at every pot.
	Refined int
}

// MoneyThreshold returns the pot from which on the game of so many players, and
// the games of fewer that can follow it, are played for money as for win. It is
// exact. It fails with a [*engine.PositionError] on a number of players that was
// not solved, and with [ErrInexact] for rules with ceilings, and where choices
// that are equal for one player for win are not equal for the others, so that
// there is no one slope.
func (s *WinSolution) MoneyThreshold(players int) (*Threshold, error) {
	if _, err := s.game(players, 1); err != nil {
		return nil, err
	}
	if len(s.games[players]) > 1 {
		return nil, engine.Errorf("%w: rounds have ceilings (progressive=%s)", ErrInexact, s.turn.rules.Progressive)
	}
	total := &Threshold{Pot: new(big.Int)}
	bases := make([][]*big.Rat, players+1)
	for n := 2; n <= players; n++ {
		win, err := s.games[n][0].proven()
		if err != nil {
			return nil, err
		}
		f := farGame{players: n, shares: win.shares, smaller: make([]exactShares, n), bases: bases, sum: total}
		if n < players && !s.fewerFollow() {
			f.sum = &Threshold{Pot: new(big.Int)} // of a game that nobody comes to
		}
		for m := 2; m < n; m++ {
			smaller, err := s.games[m][0].proven()
			if err != nil {
				return nil, err
			}
			f.smaller[m] = smaller.shares
		}
		base, err := f.solve(win)
		if err != nil {
			return nil, err
		}
		bases[n] = base
	}
	return total, nil
}

// fewerFollow reports whether a game can be followed by one of fewer players.
func (s *WinSolution) fewerFollow() bool {
	r := s.turn.rules
	return endingOf(r, 2, false) == endTied || endingOf(r, 2, true) == endTied && r.PerfectReachable()
}

// farGame is the game of a number of players for a pot so large that antes only
// decide between choices that are equal for win.
type farGame struct {
	players int
	shares  exactShares
	smaller []exactShares
	bases   [][]*big.Rat // of the games of fewer players
	sum     *Threshold
}

// solve finds the policy by policy iteration, beginning with that of win, and
// compares it with every other option. It returns the base of every seat.
func (f *farGame) solve(win *provenGame) ([]*big.Rat, error) {
	e := win.exact.clone()
	for range maxImprovements {
		for seat, share := range e.shares(&sequel{smaller: f.smaller})[1:] {
			if share.Cmp(f.shares[seat+1]) != 0 {
				return nil, engine.Errorf("%w: choices that are equal for win make a difference to others", ErrInexact)
			}
		}
		p := newExactBase(e, f.smaller, f.shares, f.bases)
		base := p.solve(e)
		refined := 0
		for _, s := range e.order {
			refined += f.each(e, p, s, refine)
			if refined > 0 { // in this state, or in one that can follow it
				e.evaluate(s)
			}
		}
		if refined == 0 {
			for _, s := range e.order {
				if e.turn.ends(s.beat) {
					f.sum.Compared += f.each(e, p, s, f.compare)
				}
			}
			return base, nil
		}
		f.sum.Refined += refined
	}
	return nil, ErrUnsettled
}

// ends reports whether a turn can end with a score to beat, or whether there is none.
func (t *Turn) ends(score int) bool {
	return score == engine.NoScore ||
		t.rules.Reachable(t.dice, score) && !t.rules.CollectedMoon(engine.Position{Total: score})
}

// advantage is that of a choice over another option: α over alphaDen times the
// pot, and β over betaDen.
type advantage struct{ alpha, beta, alphaDen, betaDen *big.Int }

// each compares every choice of a state with every other option, and returns the
// sum of what visit returns. visit may change the choice.
func (f *farGame) each(e *exactRound, p *exactBase, s *state, visit func(a advantage, choice *uint16, option int) int) int {
	pay, payDen := e.payoffs(&sequel{smaller: f.smaller}, s.seat, f.shares[s.seat])
	worth := e.value(s, newExactReader(e.space, pay))
	g := e.states[s.id].grid
	win := g.evaluateExactly(worth)
	antes := e.value(s, newExactReader(e.space, p))
	money := g.evaluateExactly(antes)
	behind := new(big.Int).Mul(e.powers[e.players-s.seat], e.unit)
	a := advantage{new(big.Int), new(big.Int), payDen.Mul(payDen, behind), new(big.Int).Mul(p.den, behind)}
	t, sum := e.turn, 0
	for column := range g.over { // whether to turn all dice over at the end
		first, second := t.resultsOf(int(t.nodes[0].tallies[column]))
		chosen, other, over := first, second, uint16(0)
		if g.over[column] {
			chosen, other, over = second, first, 1
		}
		if chosen != other {
			a.alpha.Mul(a.alpha.Sub(worth[chosen], worth[other]), e.unit)
			a.beta.Mul(a.beta.Sub(antes[chosen], antes[other]), e.unit)
			sum += visit(a, &over, 1-int(over))
			g.over[column] = over == 1
		}
	}
	for _, n := range t.order {
		l := &g.set.nodes[n]
		rolls := len(t.layer(t.nodes[n].dice).rolls)
		for column, tally := range g.tallies[n] {
			if !t.both() && !t.rules.Reachable(t.dice-t.nodes[n].dice, int(tally)) {
				continue // there for a regular shape alone
			}
			row := g.choice[n][column*rolls:][:rolls]
			for i := range row {
				if i == t.moonRoll(n) {
					continue
				}
				next := l.next[l.first[i]:l.first[i+1]]
				for o, to := range next {
					chosen, other := int(tally)+int(next[row[i]]), int(tally)+int(to)
					if o != int(row[i]) {
						a.alpha.Sub(win[chosen], win[other])
						a.beta.Sub(money[chosen], money[other])
						sum += visit(a, &row[i], o)
					}
				}
			}
		}
	}
	return sum
}

// refine takes an option that is equal for win and better for money.
func refine(a advantage, choice *uint16, option int) int {
	if a.alpha.Sign() != 0 || a.beta.Sign() >= 0 {
		return 0
	}
	*choice = uint16(option)
	return 1
}

// compare raises the threshold to where the choice is as good.
func (f *farGame) compare(a advantage, _ *uint16, _ int) int {
	if a.beta.Sign() >= 0 {
		return 1
	}
	// −β/betaDen ÷ α/alphaDen, rounded up.
	pot, rest := new(big.Int).Neg(a.beta), new(big.Int)
	pot.QuoRem(pot.Mul(pot, a.alphaDen), rest.Mul(a.alpha, a.betaDen), rest)
	if rest.Sign() > 0 {
		pot.Add(pot, big.NewInt(1))
	}
	if pot.Cmp(f.sum.Pot) > 0 {
		f.sum.Pot = pot
	}
	return 1
}

// exactBase are the payoffs in antes that do not depend on the pot, as integers
// over den: basePayoffs in exact arithmetic.
type exactBase struct {
	rules   engine.Rules
	players int
	den     *big.Int
	slope   []*big.Int   // of the game itself, by seat
	slopes  [][]*big.Int // of the games of fewer players
	bases   [][]*big.Int // of the games of fewer players
	base    []*big.Int   // of the game itself; 0 until it is solved
}

func newExactBase(e *exactRound, smaller []exactShares, own exactShares, bases [][]*big.Rat) *exactBase {
	den := big.NewInt(1)
	take := func(list []*big.Rat) {
		for i := 1; i < len(list); i++ {
			den = lcm(den, list[i].Denom())
		}
	}
	take(own)
	for m := 2; m < e.players; m++ {
		take(smaller[m])
		take(bases[m])
	}
	for m := 2; m <= e.players; m++ {
		den = lcm(den, big.NewInt(int64(m)))
	}
	p := &exactBase{rules: e.turn.rules, players: e.players, den: den, slope: overAll(den, own), base: zeros(e.players + 1)}
	p.slopes, p.bases = make([][]*big.Int, e.players), make([][]*big.Int, e.players)
	for m := 2; m < e.players; m++ {
		p.slopes[m], p.bases[m] = overAll(den, smaller[m]), overAll(den, bases[m])
	}
	return p
}

// antes returns a number of antes over den.
func (p *exactBase) antes(n int) *big.Int { return new(big.Int).Mul(big.NewInt(int64(n)), p.den) }

// line returns slope·grown + base − paid.
func (p *exactBase) line(slope, base *big.Int, grown, paid int) *big.Int {
	v := new(big.Int).Mul(slope, big.NewInt(int64(grown)))
	return v.Sub(v.Add(v, base), p.antes(paid))
}

func (p *exactBase) holder(seat, rank, m int, perfect bool) *big.Int {
	a := antesOf(p.rules, p.players, m, perfect)
	paid := a.zeros + a.holder
	switch end := endingOf(p.rules, m, perfect); {
	case end == endWon:
		return p.antes(a.pot - paid)
	case end == endShared:
		v := p.antes(a.pot)
		return v.Sub(v.Quo(v, big.NewInt(int64(m))), p.antes(paid))
	case end == endTied && m < p.players:
		return p.line(p.slopes[m][rank], p.bases[m][rank], a.pot, paid)
	}
	return p.line(p.slope[seat], p.base[seat], a.pot, paid)
}

func (p *exactBase) beaten(seat, m int, perfect bool) *big.Int {
	a := antesOf(p.rules, p.players, m, perfect)
	paid := a.zeros + a.other
	if endingOf(p.rules, m, perfect) == endAll {
		return p.line(p.slope[seat], p.base[seat], a.pot, paid)
	}
	return p.antes(-paid)
}

func (p *exactBase) moon(_, perfects int, own bool) *big.Int {
	zeros := p.rules.ZeroAnte * perfects
	if own {
		return p.antes(zeros*p.players - zeros)
	}
	return p.antes(-zeros)
}

// solve finds the bases of the game itself, as fractions by seat from 1, and
// makes them part of the payoffs: base = q·base + c.
func (p *exactBase) solve(e *exactRound) []*big.Rat {
	values := e.start(p)
	stays := new(big.Int).Sub(e.powers[e.players], e.replay())
	stays.Mul(stays, p.den)
	list := make([]*big.Rat, len(values))
	den := new(big.Int).Set(p.den)
	for seat := 1; seat < len(values); seat++ {
		list[seat] = new(big.Rat).SetFrac(values[seat], stays)
		den = lcm(den, list[seat].Denom())
	}
	p.rescale(den)
	p.base = overAll(den, list)
	return list
}

// rescale expresses the payoffs over another denominator.
func (p *exactBase) rescale(den *big.Int) {
	factor := new(big.Int).Quo(den, p.den)
	scale := func(list []*big.Int) {
		for _, x := range list {
			x.Mul(x, factor)
		}
	}
	scale(p.slope)
	for m := range p.slopes {
		scale(p.slopes[m])
		scale(p.bases[m])
	}
	p.den = den
}

// evaluateExactly returns the values of a grid's own choices for the exact worth
// of results, over the unit of the turn times its denominator.
func (g *grid) evaluateExactly(worth []*big.Int) []*big.Int {
	t := g.turn
	unit := t.unit()
	values := make([]*big.Int, len(t.nodes)*t.stride)
	for column, tally := range t.nodes[0].tallies {
		values[tally] = new(big.Int).Mul(worth[g.resultAt(column)], unit)
	}
	moon := new(big.Int).Mul(worth[t.moon()], unit)
	var product, weight big.Int
	for _, n := range t.order {
		l, layer := &g.set.nodes[n], t.layer(t.nodes[n].dice)
		outcomes := big.NewInt(layer.outcomes)
		for column, tally := range g.tallies[n] {
			sum := new(big.Int)
			for i, at := range g.choice[n][column*len(layer.rolls):][:len(layer.rolls)] {
				v := moon
				if i != t.moonRoll(n) {
					v = values[int(tally)+int(l.next[l.first[i]+int32(at)])]
				}
				sum.Add(sum, product.Mul(v, weight.SetInt64(layer.ways.ints[i])))
			}
			values[n*t.stride+int(tally)] = sum.Quo(sum, outcomes)
		}
	}
	return values
}
