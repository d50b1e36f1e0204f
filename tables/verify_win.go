package tables

import (
	"math"
	"math/big"

	"threesaway/engine"
)

// win checks a section of the goal win. The stored policy is played out exactly:
// first for how likely it is that all play again, then for what the game is worth to
// each seat, then every state is checked against what the states behind it are worth.
func (v *verifier) win(s *section) error {
	w, err := v.solveGame(s)
	if err != nil {
		return err
	}
	v.wins[s.part] = w.gameProof
	for seat := 1; seat <= s.players; seat++ {
		stored := float64At(s.shares, seat-1)
		if want, _ := w.shares[seat].Float64(); stored != want {
			return engine.Errorf("%w: share of seat %d: %v, but must be %v", ErrWrong, seat, stored, want)
		}
		v.report.Values++
	}
	den := w.wholeDenominator()
	return w.check(func(at seatPlace) payoff { return w.worthOf(at.seat, den) }, den, v.tolerance, nil)
}

// solveGame finds what a game is worth to each seat under the stored policy, once that
// is known of those that can follow.
func (v *verifier) solveGame(s *section) (*winProof, error) {
	w := &winProof{gameProof: v.newGame(s.part, s)}
	w.take()
	if err := w.solveShares(); err != nil {
		return nil, err
	}
	v.shares[s.part] = w.shares
	return w, nil
}

// winProof is the check of the game of one number of players in one round.
type winProof struct {
	*gameProof
	shares  []*big.Rat   // of the game itself, by seat
	smaller [][]*big.Rat // of the games of fewer players
	next    []*big.Rat   // of the game under the next ceiling
}

// take looks up what the games that can follow are worth, rounded as FORMAT.md says
// where the fractions are long.
func (w *winProof) take() {
	w.smaller = make([][]*big.Rat, w.part.Players)
	for m := 2; m < w.part.Players; m++ {
		w.smaller[m] = w.rounded(Part{w.part.Goal, m, w.part.Round, 0})
	}
	if w.part.Round < len(w.ceilings) {
		w.next = w.rounded(Part{w.part.Goal, w.part.Players, w.part.Round + 1, 0})
	}
}

// rounded returns the shares of another game as they count in this one.
func (w *winProof) rounded(p Part) []*big.Rat {
	shares := w.verifier.shares[p]
	long := w.inexact[p]
	for _, share := range shares[1:] {
		long = long || share.Denom().BitLen() > 1<<14
	}
	if !long {
		return shares
	}
	w.inexact[w.part] = true
	const bits = 256
	den := new(big.Int).Lsh(big.NewInt(1), bits)
	list, rest := make([]*big.Rat, len(shares)), new(big.Int).Set(den)
	for seat := 1; seat < len(shares); seat++ {
		num := new(big.Int).Lsh(shares[seat].Num(), bits)
		num.Quo(num, shares[seat].Denom())
		if seat == len(shares)-1 {
			num.Set(rest)
		}
		rest.Sub(rest, num)
		list[seat] = new(big.Rat).SetFrac(num, den)
	}
	return list
}

// solveShares computes what the game is worth to each seat under the stored
// policy: W = c + q·W, c being what it is worth without a replay and q the
// probability of one.
func (w *winProof) solveShares() error {
	replay, err := w.replay(func(roundEnd) bool { return true })
	if err != nil {
		return err
	}
	den := w.denominator()
	w.shares = make([]*big.Rat, w.part.Players+1)
	for seat := 1; seat <= w.part.Players; seat++ {
		c, err := w.before(seat, w.payoff(seat, den, new(big.Int)))
		if err != nil {
			return err
		}
		w.shares[seat] = new(big.Rat).SetFrac(c, new(big.Int).Mul(replay, den))
	}
	return nil
}

// replay returns the probability that the same players do not begin the same round
// again in a way that is wanted, over unit^players.
func (g *gameProof) replay(wanted func(roundEnd) bool) (*big.Int, error) {
	again, err := g.before(1, func(e roundEnd) *big.Int {
		if g.replays(e) && wanted(e) {
			return big.NewInt(1)
		}
		return new(big.Int)
	})
	if err != nil {
		return nil, err
	}
	all := new(big.Int).Exp(g.unit, big.NewInt(int64(g.part.Players)), nil)
	if all.Sub(all, again).Sign() <= 0 {
		return nil, engine.Errorf("%w: a round never ends", ErrWrong)
	}
	return all, nil
}

// replays reports whether all play the round again, under the same ceiling
// (RULES.md, "tie", "tie at zero" and "ties").
func (g *gameProof) replays(e roundEnd) bool {
	ties := g.table.rules.Ties
	switch {
	case e.moon || e.holders < 2 || ties == engine.TiesSplit:
		return false
	case ties == engine.TiesAll && !e.perfect:
		return true
	}
	return e.holders == g.part.Players
}

// denominator returns one for all that a round can be worth besides a replay.
func (w *winProof) denominator() *big.Int {
	den := big.NewInt(1)
	take := func(shares []*big.Rat) {
		for seat := 1; seat < len(shares); seat++ {
			den = leastCommonMultiple(den, shares[seat].Denom())
		}
	}
	for m := 2; m <= w.part.Players; m++ {
		den = leastCommonMultiple(den, big.NewInt(int64(m)))
	}
	for _, shares := range w.smaller {
		take(shares)
	}
	take(w.next)
	return den
}

// wholeDenominator returns one for all that a round can be worth.
func (w *winProof) wholeDenominator() *big.Int {
	den := w.denominator()
	for _, share := range w.shares[1:] {
		den = leastCommonMultiple(den, share.Denom())
	}
	return den
}

// worthOf returns what the end of a round is worth to a seat, over the whole
// denominator.
func (w *winProof) worthOf(seat int, den *big.Int) payoff {
	return w.payoff(seat, den, over(den, w.shares[seat]))
}

func leastCommonMultiple(a, b *big.Int) *big.Int {
	gcd := new(big.Int).GCD(nil, nil, a, b)
	return gcd.Mul(a, gcd.Quo(b, gcd))
}

// over returns a fraction over a multiple of its denominator.
func over(den *big.Int, r *big.Rat) *big.Int {
	q := new(big.Int).Quo(den, r.Denom())
	return q.Mul(q, r.Num())
}

// payoff returns what a seat gets of the pot, over den; playing again is worth
// again.
func (w *winProof) payoff(seat int, den, again *big.Int) payoff {
	none := new(big.Int)
	return func(e roundEnd) *big.Int {
		switch {
		case w.replays(e):
			return again
		case !e.moon && e.holders == 0:
			return over(den, w.next[seat])
		case e.rank == 0:
			return none
		case e.moon || e.holders == 1:
			return den
		case w.table.rules.Ties == engine.TiesSplit:
			return over(den, big.NewRat(1, int64(e.holders)))
		}
		return over(den, w.smaller[e.holders][e.rank])
	}
}

// checkEndings compares the stored endings of a state, over behind.
func (g *gameProof) checkEndings(at seatPlace, state *stateShape, behind *big.Int) error {
	zero, one := new(big.Int), big.NewInt(1)
	wins := func(e roundEnd) bool { return e.rank == 1 && (e.moon || e.holders == 1) }
	stays := func(e roundEnd) bool {
		shared := e.rank > 0 && e.holders > 1 // whatever follows a tie
		return !e.moon && (g.replays(e) || shared || e.holders == 0)
	}
	for i, in := range []func(roundEnd) bool{wins, stays} {
		known := map[role]*big.Int{}
		pay := func(e roundEnd) *big.Int {
			if in(e) {
				return one
			}
			return zero
		}
		for score := range state.columns[0] {
			w, err := g.worth(known, g.after(at, score), pay)
			if err != nil {
				return err
			}
			if g.table.rules.CollectedMoon(engine.Position{Total: score}) {
				w = new(big.Int).Mul(behind, pay(g.moon(at, true)))
			}
			want, _ := new(big.Rat).SetFrac(w, behind).Float64()
			stored := float64At(g.section.endings, 2*(state.ending+score)+i)
			if math.Abs(stored-want) > g.tolerance {
				return engine.Errorf("%w: seat %d, score to beat %d, %d holders: after a score of %d %s has probability %v, but must have %v",
					ErrWrong, at.seat, at.beat, at.holders, score, []engine.Text{engine.Textf("winning"), engine.Textf("a tie")}[i], stored, want)
			}
			g.report.Values++
		}
	}
	return nil
}
