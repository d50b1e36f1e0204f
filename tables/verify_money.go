package tables

import (
	"math"
	"math/big"

	"threesaway/engine"
	"threesaway/solver"
)

// anteBits is the precision of values in antes while they are checked: they are
// integers over 2^anteBits.
const anteBits = 100

// anteProof is the check of the goal money. What a game is worth follows from those
// with larger pots that can follow it, up to a pot from which on all is taken to be
// played as for win, and values are linear.
type anteProof struct {
	*verifier
	sections map[Part]*section
	top      int                 // the largest pot that is not linear
	values   map[Part][]*big.Int // by seat, over 2^anteBits
	lines    map[Part]*anteLine  // by the part of win
}

// anteLine is the value of a game for every pot when all play as for win: slope·pot
// + base, by seat, over 2^anteBits.
type anteLine struct{ slope, base []*big.Int }

// money checks a section of the goal money.
func (v *verifier) money(s *section) error {
	if v.antes == nil {
		if err := v.newAnteProof(); err != nil {
			return err
		}
	}
	a := v.antes
	values, err := a.value(s.part)
	if err != nil {
		return err
	}
	bound := float64At(s.shares, s.players)
	stake := a.stake(s.part)
	if most := anteTolerance * stake; bound < 0 || bound > most {
		return engine.Errorf("%w: a bound of %v: must be 0 to %v", ErrWrong, bound, most)
	}
	within := bound + a.tolerance*stake
	for seat := 1; seat <= s.players; seat++ {
		want, stored := anteFloat(values[seat]), float64At(s.shares, seat-1)
		if math.Abs(want-stored) > within {
			return engine.Errorf("%w: share of seat %d: %v, but must be %v", ErrWrong, seat, stored, want)
		}
		v.report.Values++
	}
	v.report.Values++ // the bound
	if s.sharesOnly() {
		return nil
	}
	g := v.newGame(s.part, s)
	pay := func(at seatPlace) payoff {
		end := a.payoff(g, at.seat, values, a.worth)
		paid := new(big.Int).Lsh(big.NewInt(int64(g.end(role{at, 0}).zeros*v.table.rules.ZeroAnte)), anteBits)
		// What has been paid for perfect scores in this round is not paid any more.
		return func(e roundEnd) *big.Int {
			gain := end(e)
			return gain.Add(gain, paid)
		}
	}
	slack, _ := new(big.Float).Mul(big.NewFloat(4*within), new(big.Float).SetMantExp(big.NewFloat(1), anteBits)).Int(nil)
	return g.check(pay, anteUnit(), within, slack)
}

// anteTolerance is the largest bound that a value for money may have, for each ante at
// stake.
const anteTolerance = 1e-10

// stake returns the antes that can be at stake in the round of a part: the A of
// FORMAT.md.
func (a *anteProof) stake(p Part) float64 {
	r := a.table.rules
	return float64(2*p.Pot + 8*p.Players*(1+r.ZeroAnte+r.TieAnte))
}

func anteUnit() *big.Int { return new(big.Int).Lsh(big.NewInt(1), anteBits) }

func anteFloat(x *big.Int) float64 {
	f, _ := new(big.Rat).SetFrac(x, anteUnit()).Float64()
	return f
}

// newAnteProof finds the pot up to which games have to be looked at one by one: as
// many rounds beyond the largest that is held as it takes until play hardly ever
// goes on for so long.
func (v *verifier) newAnteProof() error {
	a := &anteProof{
		verifier: v, sections: map[Part]*section{}, values: map[Part][]*big.Int{}, lines: map[Part]*anteLine{},
	}
	players := 0
	for _, s := range v.table.sections {
		a.sections[s.part] = s
		a.top, players = max(a.top, s.part.Pot), max(players, s.players)
	}
	const rarely = 1e-18
	again, perfect := rarely, rarely // the chance of another round, and of one after a perfect tie
	for n := 2; n <= players; n++ {
		g := v.wins[Part{solver.Win(), n, len(v.ceilings), 0}]
		q, err := g.chance(func(e roundEnd) bool { return a.goesOn(e) })
		if err != nil {
			return err
		}
		z, err := g.chance(func(e roundEnd) bool { return a.goesOn(e) && e.perfect })
		if err != nil {
			return err
		}
		again, perfect = max(again, q), max(perfect, z)
	}
	rounds := int(math.Ceil(math.Log(rarely)/math.Log(again))) + 1
	unwon, err := a.unwon(players, rarely)
	if err != nil {
		return err
	}
	rounds += unwon
	_, tie := a.settle(Part{Players: players}, roundEnd{holders: 2})
	_, tieOfPerfect := a.settle(Part{Players: players}, roundEnd{holders: players, perfect: true, zeros: players})
	rarity := max(1, math.Log(perfect)/math.Log(again)) // as many other ties are as rare
	a.top += rounds * max(players, tie, int(math.Ceil(float64(tieOfPerfect)/rarity)))
	v.antes = a
	return nil
}

// unwon returns how many of the rounds that are held can be won by nobody, one after
// another, until that is too rare.
func (a *anteProof) unwon(players int, rarely float64) (int, error) {
	var nobody []float64 // the greatest probability of it, by round
	for round := 1; round < len(a.ceilings); round++ {
		most := 0.0
		for n := 2; n <= players; n++ {
			g := a.wins[Part{solver.Win(), n, round, 0}]
			if g == nil {
				continue // a round before those that are held
			}
			q, err := g.chance(func(e roundEnd) bool { return !e.moon && e.holders == 0 })
			if err != nil {
				return 0, err
			}
			most = max(most, q)
		}
		nobody = append(nobody, most)
	}
	most := 0
	for first := range nobody {
		p, rounds := 1.0, 0
		for i := first; i < len(nobody) && p >= rarely; i++ {
			p *= nobody[i]
			rounds++
		}
		most = max(most, rounds)
	}
	return most, nil
}

// chance returns the probability of an end that is wanted, which concerns all seats
// alike.
func (g *gameProof) chance(wanted func(roundEnd) bool) (float64, error) {
	w, err := g.before(1, func(e roundEnd) *big.Int {
		if wanted(e) {
			return big.NewInt(1)
		}
		return new(big.Int)
	})
	if err != nil {
		return 0, err
	}
	p, _ := new(big.Rat).SetFrac(w, new(big.Int).Exp(g.unit, big.NewInt(int64(g.part.Players)), nil)).Float64()
	return p, nil
}

// goesOn reports whether another round follows, for whomever.
func (a *anteProof) goesOn(e roundEnd) bool {
	return !e.moon && (e.holders == 0 || e.holders > 1 && a.table.rules.Ties != engine.TiesSplit)
}

// settle returns what a player pays at the end of a round and in it, and the pot
// behind it (RULES.md, "zero", "tie", "tie at zero", "progressive", "zero_ante",
// "tie_ante" and "tie_payers").
func (a *anteProof) settle(p Part, e roundEnd) (paid, pot int) {
	r := a.table.rules
	paid = e.zeros * r.ZeroAnte
	pot = p.Pot + p.Players*paid
	switch {
	case !a.goesOn(e):
	case e.holders == 0:
		paid, pot = paid+1, pot+p.Players
	case r.TiePayers == engine.TiePayersTied:
		pot += e.holders * r.TieAnte
		if e.rank > 0 {
			paid += r.TieAnte
		}
	default:
		paid, pot = paid+r.TieAnte, pot+p.Players*r.TieAnte
	}
	return paid, pot
}

// next returns the game that follows the end of a round.
func (a *anteProof) next(g *gameProof, p Part, e roundEnd) (next Part, ok bool) {
	if !a.goesOn(e) {
		return Part{}, false
	}
	next = p
	_, next.Pot = a.settle(p, e)
	switch {
	case e.holders == 0:
		next.Round = min(p.Round+1, len(a.ceilings))
	case !g.replays(e):
		next.Players = e.holders
	}
	return next, true
}

// worth returns what a game that follows is worth to a seat.
func (a *anteProof) worth(p Part, seat int) *big.Int { return a.values[p][seat] }

// payoff returns what a seat gets in antes, over 2^anteBits: own if the same game for
// the same pot begins again, else what the game that follows is worth.
func (a *anteProof) payoff(g *gameProof, seat int, own []*big.Int, worth func(p Part, seat int) *big.Int) payoff {
	antes := func(n int) *big.Int { return new(big.Int).Lsh(big.NewInt(int64(n)), anteBits) }
	return func(e roundEnd) *big.Int {
		paid, pot := a.settle(g.part, e)
		next, on := a.next(g, g.part, e)
		gain := new(big.Int)
		switch {
		case !on && e.rank > 0 && (e.moon || e.holders == 1):
			gain = antes(pot)
		case !on && e.rank > 0:
			gain.Quo(antes(pot), big.NewInt(int64(e.holders)))
		case !on:
		case next == g.part:
			gain.Set(own[seat])
		case next.Players == g.part.Players:
			gain.Set(worth(next, seat))
		default: // rank 0 is no seat of it, and gets nothing
			gain.Set(worth(next, e.rank))
		}
		return gain.Sub(gain, antes(paid))
	}
}

// value returns what a game is worth to each seat: under the stored policy, or where
// there is none under the best.
func (a *anteProof) value(p Part) ([]*big.Int, error) {
	if values, ok := a.values[p]; ok {
		return values, nil
	}
	var err error
	if p.Pot > a.top {
		a.values[p], err = a.linear(p)
		return a.values[p], err
	}
	g := a.newGame(p, nil)
	if s := a.sections[p]; s != nil && !s.sharesOnly() {
		g.section = s
	}
	loops := false
	for _, e := range a.ends(g) {
		next, ok := a.next(g, p, e)
		if ok && next == p {
			loops = true
		} else if ok {
			if _, err := a.value(next); err != nil {
				return nil, err
			}
		}
	}
	own := zeros(p.Players + 1)
	for range 200 {
		values, err := a.play(g, own)
		if err != nil {
			return nil, err
		}
		if !loops || g.section != nil || equal(own, values) {
			a.values[p] = values
			return values, nil
		}
		own = values
		g.scores = map[seatPlace][]*big.Int{} // another policy may be better now
	}
	return nil, engine.Errorf("%w: the best policy for %s cannot be found", ErrWrong, p)
}

func equal(a, b []*big.Int) bool {
	for i := range a {
		if a[i].Cmp(b[i]) != 0 {
			return false
		}
	}
	return true
}

// play returns what a game is worth under its policy, which is found for own as the
// worth of the same game for the same pot where none is stored.
func (a *anteProof) play(g *gameProof, own []*big.Int) ([]*big.Int, error) {
	g.own, g.ownDen = make([]payoff, len(own)), anteUnit()
	for seat := range g.own {
		g.own[seat] = a.payoff(g, seat, own, a.worth)
	}
	rest, err := g.replay(func(e roundEnd) bool {
		next, ok := a.next(g, g.part, e)
		return ok && next == g.part
	})
	if err != nil {
		return nil, err
	}
	none, values := zeros(len(own)), zeros(len(own))
	for seat := 1; seat < len(own); seat++ {
		c, err := g.before(seat, a.payoff(g, seat, none, a.worth))
		if err != nil {
			return nil, err
		}
		values[seat].Div(c, rest)
	}
	return values, nil
}

// ends lists how a round can end, as far as it matters to what follows.
func (a *anteProof) ends(g *gameProof) []roundEnd {
	r := a.table.rules
	var list []roundEnd
	if g.shape.ceiling < r.MaxScore() {
		list = append(list, roundEnd{})
	}
	for m := 2; m <= g.part.Players; m++ {
		// No play may lead to a perfect score, but states have a value against one.
		list = append(list, roundEnd{holders: m}, roundEnd{holders: m, perfect: true, zeros: m})
	}
	return list
}

// linear returns what a game for a large pot is worth.
func (a *anteProof) linear(p Part) ([]*big.Int, error) {
	l, err := a.line(p.Players, p.Round)
	if err != nil {
		return nil, err
	}
	values := zeros(p.Players + 1)
	for seat := 1; seat <= p.Players; seat++ {
		values[seat] = l.at(seat, p.Pot)
	}
	return values, nil
}

func (l *anteLine) at(seat, pot int) *big.Int {
	v := new(big.Int).Mul(l.slope[seat], big.NewInt(int64(pot)))
	return v.Add(v, l.base[seat])
}

// line returns what a game is worth when all play as for win. In a game for no pot at
// all, what follows is worth slope·grown + base, and what is left of that is the base.
func (a *anteProof) line(players, round int) (*anteLine, error) {
	p := Part{solver.Win(), players, round, 0}
	if l, ok := a.lines[p]; ok {
		return l, nil
	}
	g := a.wins[p]
	l := &anteLine{slope: zeros(players + 1), base: zeros(players + 1)}
	for seat := 1; seat <= players; seat++ {
		num := new(big.Int).Lsh(a.shares[p][seat].Num(), anteBits)
		l.slope[seat] = num.Quo(num, a.shares[p][seat].Denom())
	}
	for _, e := range a.ends(g) {
		if next, ok := a.next(g, p, e); ok && (next.Players != players || next.Round != round) {
			if _, err := a.line(next.Players, next.Round); err != nil {
				return nil, err
			}
		}
	}
	rest, err := g.replay(func(roundEnd) bool { return true })
	if err != nil {
		return nil, err
	}
	worth := func(next Part, seat int) *big.Int {
		if next.Players == players && next.Round == round {
			return l.at(seat, next.Pot)
		}
		return a.lines[Part{p.Goal, next.Players, next.Round, 0}].at(seat, next.Pot)
	}
	base := zeros(players + 1)
	for seat := 1; seat <= players; seat++ {
		c, err := g.before(seat, a.payoff(g, seat, zeros(players+1), worth))
		if err != nil {
			return nil, err
		}
		base[seat].Div(c, rest)
	}
	l.base = base
	a.lines[p] = l
	return l, nil
}
