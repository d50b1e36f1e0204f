package tables

import (
	"errors"
	"math"
	"math/big"

	"threesaway/engine"
)

// game checks a section of the goal win. The stored policy is played out
// exactly: first for how likely it is that all play again, then for what the
// game is worth to each seat, then every state is checked against what the
// states behind it are worth.
func (v *verifier) game(s *section) error {
	g := &gameProof{verifier: v, section: s, players: s.players, scores: map[place][]*big.Int{}}
	if err := g.solveShares(); err != nil {
		return err
	}
	v.shares = append(v.shares, g.shares)
	for seat := 1; seat <= g.players; seat++ {
		stored := float64At(s.shares, seat-1)
		if want, _ := g.shares[seat].Float64(); stored != want {
			return engine.Errorf("%w: share of seat %d: %v, but must be %v", ErrWrong, seat, stored, want)
		}
		v.report.Values++
	}
	for i := range s.states {
		if err := g.check(&s.states[i]); err != nil {
			return err
		}
	}
	return nil
}

// gameProof is the check of the game of one number of players.
type gameProof struct {
	*verifier
	section *section
	players int
	shares  []*big.Rat
	scores  map[place][]*big.Int
}

// place is a seat about to throw against a score; the seat behind the last is
// the end of the round.
type place struct{ seat, beat, holders int }

// follow returns where a final score leads.
func (p place) follow(r engine.Rules, score int) place {
	switch {
	case p.beat == engine.NoScore || r.Better(score, p.beat):
		return place{p.seat + 1, score, 1}
	case score == p.beat:
		return place{p.seat + 1, p.beat, p.holders + 1}
	}
	return place{p.seat + 1, p.beat, p.holders}
}

// stake is what is asked of a round: what its end is worth to one seat, as
// integers over one denominator.
type stake struct {
	pot     *big.Int             // winning it
	again   *big.Int             // all playing again
	split   func(m int) *big.Int // sharing it with m − 1 others
	smaller func(m, rank int) *big.Int
}

// final returns the worth of the end of a round to a player who is the rank-th
// of the holders, or 0 for none of them: RULES.md, "tie", "tie at zero" and
// "ties".
func (g *gameProof) final(end place, rank int, s stake) *big.Int {
	ties := g.table.rules.Ties
	switch {
	case end.holders == 1 && rank == 1:
		return s.pot
	case end.holders > 1 && ties == engine.TiesSplit && rank > 0:
		return s.split(end.holders)
	case end.holders > 1 && ties == engine.TiesAll && !g.table.rules.Perfect(end.beat):
		return s.again
	case end.holders == g.players && ties != engine.TiesSplit:
		return s.again
	case end.holders > 1 && rank > 0:
		return s.smaller(end.holders, rank)
	}
	return new(big.Int)
}

// role is a player who has thrown, as the round goes on.
type role struct {
	place
	rank int // among the holders, 0 for a player who is beaten
}

// after returns the role of the player of a place who scores so much.
func (p place) after(r engine.Rules, score int) role {
	next := p.follow(r, score)
	switch {
	case p.beat == engine.NoScore || r.Better(score, p.beat):
		return role{next, 1}
	case score == p.beat:
		return role{next, next.holders}
	}
	return role{next, 0}
}

// worth returns what a role is worth, over the stake's denominator times
// unit^(seats yet to throw).
func (g *gameProof) worth(known map[role]*big.Int, r role, s stake) (*big.Int, error) {
	if r.seat > g.players {
		return g.final(r.place, r.rank, s), nil
	}
	if w, ok := known[r]; ok {
		return w, nil
	}
	scores, err := g.scoresAt(r.place)
	if err != nil {
		return nil, err
	}
	sum, term := new(big.Int), new(big.Int)
	for score, p := range scores {
		if p.Sign() == 0 {
			continue
		}
		next := role{r.follow(g.table.rules, score), r.rank}
		if r.beat != next.beat {
			next.rank = 0
		}
		w, err := g.worth(known, next, s)
		if err != nil {
			return nil, err
		}
		sum.Add(sum, term.Mul(p, w))
	}
	known[r] = sum
	return sum, nil
}

// scoresAt returns the probability of each final score at a place under the
// stored policy, over unit; the last stands for all that are beaten.
func (g *gameProof) scoresAt(at place) ([]*big.Int, error) {
	if scores, ok := g.scores[at]; ok {
		return scores, nil
	}
	if err := g.ctx.Err(); err != nil {
		return nil, err
	}
	r := g.table.rules
	state, _ := g.section.locate(engine.Position{Players: g.players, Seat: at.seat, ScoreToBeat: at.beat, Holders: at.holders})
	last := state.columns[0] - 1
	mass := make([][]*big.Int, r.Dice+1)
	for left := range mass {
		for range last + 1 {
			mass[left] = append(mass[left], new(big.Int))
		}
	}
	mass[r.Dice][0].Set(g.unit)
	var term big.Int
	for left := r.Dice; left >= 1; left-- {
		for column, m := range mass[left] {
			if m.Sign() == 0 {
				continue
			}
			m.Quo(m, power(r.Sides, left))
			row := g.section.row(state, left, column)
			for roll := range engine.Rolls(left, r.Sides) {
				keep := roll.KeepMask(g.table.mask(left, row, roll.Index()))
				to := mass[left-keep.Len()][min(column+r.KeepTotal(keep), last)]
				to.Add(to, term.Mul(m, term.SetInt64(roll.Ways())))
			}
		}
	}
	g.scores[at] = mass[0]
	return mass[0], nil
}

// solveShares computes what the game is worth to each seat under the stored
// policy: W = c + q·W, c being what it is worth without a replay and q the
// probability of one.
func (g *gameProof) solveShares() error {
	den := g.denominator()
	none := func(int) *big.Int { return new(big.Int) }
	replay, err := g.before(1, stake{
		pot: new(big.Int), again: big.NewInt(1), split: none,
		smaller: func(int, int) *big.Int { return new(big.Int) },
	})
	if err != nil {
		return err
	}
	g.shares = make([]*big.Rat, g.players+1)
	for seat := 1; seat <= g.players; seat++ {
		c, err := g.before(seat, g.stake(den, new(big.Int)))
		if err != nil {
			return err
		}
		all := new(big.Int).Exp(g.unit, big.NewInt(int64(g.players)), nil)
		all.Sub(all, replay)
		if all.Sign() <= 0 {
			return engine.Errorf("%w: a round never ends", ErrWrong)
		}
		g.shares[seat] = new(big.Rat).SetFrac(c, all.Mul(all, den))
	}
	return nil
}

// denominator returns one for all that a round can be worth besides a replay.
func (g *gameProof) denominator() *big.Int {
	den := big.NewInt(1)
	for m := 2; m <= g.players; m++ {
		den = leastCommonMultiple(den, big.NewInt(int64(m)))
		if m == g.players {
			break
		}
		for _, share := range g.verifier.shares[m][1:] {
			den = leastCommonMultiple(den, share.Denom())
		}
	}
	return den
}

func leastCommonMultiple(a, b *big.Int) *big.Int {
	gcd := new(big.Int).GCD(nil, nil, a, b)
	return gcd.Mul(a, gcd.Quo(b, gcd))
}

// stake returns the stake of a player for whom playing again is worth again,
// all over den.
func (g *gameProof) stake(den, again *big.Int) stake {
	over := func(r *big.Rat) *big.Int {
		q := new(big.Int).Quo(den, r.Denom())
		return q.Mul(q, r.Num())
	}
	return stake{
		pot: den, again: again,
		split:   func(m int) *big.Int { return over(big.NewRat(1, int64(m))) },
		smaller: func(m, rank int) *big.Int { return over(g.verifier.shares[m][rank]) },
	}
}

// before returns what the round is worth to a seat before the first throw, over
// the stake's denominator times unit^players.
func (g *gameProof) before(seat int, s stake) (*big.Int, error) {
	roles := map[role]*big.Int{}
	known := map[place]*big.Int{}
	var worth func(at place) (*big.Int, error)
	worth = func(at place) (*big.Int, error) {
		if w, ok := known[at]; ok {
			return w, nil
		}
		scores, err := g.scoresAt(at)
		if err != nil {
			return nil, err
		}
		sum, term := new(big.Int), new(big.Int)
		for score, p := range scores {
			var w *big.Int
			if at.seat == seat {
				w, err = g.worth(roles, at.after(g.table.rules, score), s)
			} else {
				w, err = worth(at.follow(g.table.rules, score))
			}
			if err != nil {
				return nil, err
			}
			sum.Add(sum, term.Mul(p, w))
		}
		known[at] = sum
		return sum, nil
	}
	return worth(place{1, engine.NoScore, 0})
}

// check compares a state with what its final scores are worth.
func (g *gameProof) check(state *stateShape) error {
	at := place{state.seat, state.beat, state.holders}
	den := leastCommonMultiple(g.denominator(), g.shares[at.seat].Denom())
	again := new(big.Int).Quo(den, g.shares[at.seat].Denom())
	again.Mul(again, g.shares[at.seat].Num())
	final, err := g.finals(at, state.columns[0], g.stake(den, again))
	if err != nil {
		return err
	}
	behind := new(big.Int).Exp(g.unit, big.NewInt(int64(g.players-at.seat)), nil)
	p := &blockProof{verifier: g.verifier, section: g.section, state: state, den: den.Mul(den, behind)}
	return errors.Join(p.run(final), g.checkEndings(at, state, behind))
}

// finals returns what each final column is worth to the player of a place.
func (g *gameProof) finals(at place, columns int, s stake) ([]*big.Int, error) {
	known := map[role]*big.Int{}
	list := make([]*big.Int, columns)
	for score := range list {
		var err error
		if list[score], err = g.worth(known, at.after(g.table.rules, score), s); err != nil {
			return nil, err
		}
	}
	return list, nil
}

// checkEndings compares the stored endings of a state, over behind.
func (g *gameProof) checkEndings(at place, state *stateShape, behind *big.Int) error {
	zero, one := new(big.Int), big.NewInt(1)
	always := func(x *big.Int) func(int) *big.Int { return func(int) *big.Int { return x } }
	for i, s := range []stake{
		{pot: one, again: zero, split: always(zero), smaller: func(int, int) *big.Int { return zero }},
		{pot: zero, again: one, split: always(one), smaller: func(int, int) *big.Int { return one }},
	} {
		list, err := g.finals(at, state.columns[0], s)
		if err != nil {
			return err
		}
		for score, w := range list {
			want, _ := new(big.Rat).SetFrac(w, behind).Float64()
			stored := float64At(g.section.endings, 2*(state.ending+score)+i)
			if math.Abs(stored-want) > g.tolerance {
				return engine.Errorf("%w: seat %d, %d to beat, %d holders: after a score of %d %s has probability %v, but must have %v",
					ErrWrong, at.seat, at.beat, at.holders, score, []engine.Text{engine.Textf("winning"), engine.Textf("a tie")}[i], stored, want)
			}
			g.report.Values++
		}
	}
	return nil
}
