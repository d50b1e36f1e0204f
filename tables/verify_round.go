package tables

import (
	"errors"
	"math/big"

	"threesaway/engine"
)

// gameProof plays one round out exactly: by the stored policy, or where there is
// none by the best that it finds.
type gameProof struct {
	*verifier
	part    Part
	shape   *shape
	section *section // nil where the policy is to be found
	scores  map[seatPlace][]*big.Int
	// own are the payoffs that a policy is found for, by seat, over ownDen.
	own    []payoff
	ownDen *big.Int
}

func (v *verifier) newGame(p Part, s *section) *gameProof {
	return &gameProof{verifier: v, part: p, shape: v.shapes.of(p), section: s, scores: map[seatPlace][]*big.Int{}}
}

// seatPlace is a seat about to throw against a score, or with nothing to beat; the
// seat behind the last is the end of the round.
type seatPlace struct{ seat, beat, holders int }

func opening() seatPlace { return seatPlace{1, engine.NoScore, 0} }

// follow returns where a final score leads.
func (g *gameProof) follow(p seatPlace, score int) seatPlace {
	r := g.table.rules
	switch {
	case score > g.shape.ceiling:
		return seatPlace{p.seat + 1, p.beat, p.holders}
	case p.beat == engine.NoScore || r.Better(score, p.beat):
		return seatPlace{p.seat + 1, score, 1}
	case score == p.beat:
		return seatPlace{p.seat + 1, p.beat, p.holders + 1}
	}
	return seatPlace{p.seat + 1, p.beat, p.holders}
}

// role is a player who has thrown, as the round goes on.
type role struct {
	seatPlace
	rank int // among the holders, 0 for a player who is beaten
}

// after returns the role of the player of a place who scores so much.
func (g *gameProof) after(p seatPlace, score int) role {
	next := g.follow(p, score)
	if next.beat == score && score <= g.shape.ceiling {
		return role{next, next.holders}
	}
	return role{next, 0}
}

// roundEnd is how a round ends for one player.
type roundEnd struct {
	holders int  // of the best score; 0 where nobody comes under the ceiling
	rank    int  // of the player among them, 0 for none of them
	perfect bool // whether the score is perfect
	moon    bool // whether the round was won on the spot, by the one who has rank 1
	zeros   int  // perfect scores that all have paid for
}

// payoff is what the end of a round is worth to one seat, as an integer.
type payoff func(roundEnd) *big.Int

// end returns how a round ends for a role behind the last seat.
func (g *gameProof) end(r role) roundEnd {
	e := roundEnd{holders: r.holders, rank: r.rank}
	if r.beat != engine.NoScore && g.table.rules.Perfect(r.beat) {
		e.perfect, e.zeros = true, r.holders
	}
	return e
}

// moon returns how a round ends that is won on the spot by a seat of a place, for
// that seat or another.
func (g *gameProof) moon(p seatPlace, own bool) roundEnd {
	e := roundEnd{moon: true, zeros: g.end(role{p, 0}).zeros}
	if own {
		e.rank = 1
	}
	return e
}

// worth returns what a role is worth, over the payoff's denominator times
// unit^(seats yet to throw).
func (g *gameProof) worth(known map[role]*big.Int, r role, pay payoff) (*big.Int, error) {
	if r.seat > g.part.Players {
		return pay(g.end(r)), nil
	}
	if w, ok := known[r]; ok {
		return w, nil
	}
	sum, err := g.mean(r.seatPlace, func(score int) (*big.Int, error) {
		next := role{g.follow(r.seatPlace, score), r.rank}
		if r.beat != next.beat {
			next.rank = 0
		}
		return g.worth(known, next, pay)
	}, func() *big.Int { return pay(g.moon(r.seatPlace, false)) })
	known[r] = sum
	return sum, err
}

// mean returns the mean of what follows a turn at a place: a final score, or winning
// on the spot, which ends the round.
func (g *gameProof) mean(p seatPlace, score func(int) (*big.Int, error), moon func() *big.Int) (*big.Int, error) {
	scores, err := g.scoresAt(p)
	if err != nil {
		return nil, err
	}
	sum, term := new(big.Int), new(big.Int)
	last := len(scores) - 1
	for s, m := range scores {
		if m.Sign() == 0 {
			continue
		}
		if s == last || g.table.rules.CollectedMoon(engine.Position{Total: s}) {
			behind := new(big.Int).Exp(g.unit, big.NewInt(int64(g.part.Players-p.seat)), nil)
			sum.Add(sum, term.Mul(term.Mul(m, moon()), behind))
			continue
		}
		w, err := score(s)
		if err != nil {
			return nil, err
		}
		sum.Add(sum, term.Mul(m, w))
	}
	return sum, nil
}

// stateAt returns the state that stands for a place.
func (g *gameProof) stateAt(p seatPlace) *stateShape {
	return g.shape.state(&engine.Position{Players: g.part.Players, Seat: p.seat, ScoreToBeat: p.beat, Holders: p.holders})
}

// scoresAt returns the probability of each final score at a place, over unit; the
// last stands for winning on the spot, and the one before for all that are too high
// where those share a column.
func (g *gameProof) scoresAt(p seatPlace) ([]*big.Int, error) {
	if p.beat != engine.NoScore {
		p.holders = min(p.holders, g.shape.holders(p.seat, p.beat))
	}
	if scores, ok := g.scores[p]; ok {
		return scores, nil
	}
	if err := g.ctx.Err(); err != nil {
		return nil, err
	}
	state := g.stateAt(p)
	pick := func(node, column, roll int) *choice {
		code := g.table.code(node, g.section.row(state, node, column), roll)
		for i := range g.choices[node][roll] {
			if c := &g.choices[node][roll][i]; c.code == code {
				return c
			}
		}
		return &g.choices[node][roll][0] // cannot happen: every stored decision is legal
	}
	if g.section == nil {
		best, err := g.find(state, p)
		if err != nil {
			return nil, err
		}
		pick = func(node, column, roll int) *choice { return best[node][column][roll] }
	}
	g.scores[p] = g.spread(g.shape, state, pick)
	return g.scores[p], nil
}

// find returns the best decisions of a state for the payoffs of its seat.
func (g *gameProof) find(state *stateShape, at seatPlace) ([][][]*choice, error) {
	final, moon, err := g.finals(at, state.columns[0], g.own[at.seat])
	if err != nil {
		return nil, err
	}
	behind := new(big.Int).Exp(g.unit, big.NewInt(int64(g.part.Players-at.seat)), nil)
	p := &blockProof{verifier: g.verifier, shape: g.shape, state: state, den: behind.Mul(behind, g.ownDen), sign: 1, moon: moon}
	if err := p.run(final); err != nil {
		return nil, err
	}
	return p.best, nil
}

// finals returns what each final column is worth to the player of a place, and what
// winning on the spot is.
func (g *gameProof) finals(at seatPlace, columns int, pay payoff) (list []*big.Int, moon *big.Int, err error) {
	known := map[role]*big.Int{}
	behind := new(big.Int).Exp(g.unit, big.NewInt(int64(g.part.Players-at.seat)), nil)
	moon = behind.Mul(behind, pay(g.moon(at, true)))
	list = make([]*big.Int, columns)
	for score := range list {
		if g.table.rules.CollectedMoon(engine.Position{Total: score}) {
			list[score] = moon
		} else if list[score], err = g.worth(known, g.after(at, score), pay); err != nil {
			return nil, nil, err
		}
	}
	return list, moon, nil
}

// before returns what the round is worth to a seat before the first throw, over
// the payoff's denominator times unit^players.
func (g *gameProof) before(seat int, pay payoff) (*big.Int, error) {
	roles := map[role]*big.Int{}
	known := map[seatPlace]*big.Int{}
	var worth func(at seatPlace) (*big.Int, error)
	worth = func(at seatPlace) (*big.Int, error) {
		if w, ok := known[at]; ok {
			return w, nil
		}
		sum, err := g.mean(at, func(score int) (*big.Int, error) {
			if at.seat == seat {
				return g.worth(roles, g.after(at, score), pay)
			}
			return worth(g.follow(at, score))
		}, func() *big.Int { return pay(g.moon(at, at.seat == seat)) })
		known[at] = sum
		return sum, err
	}
	return worth(opening())
}

// check compares the stored values and decisions of every state with what the end of
// the round is worth to its seat from there on, over den. slack is how much a decision
// may give up, over den; nil for nothing.
func (g *gameProof) check(pay func(seatPlace) payoff, den *big.Int, within float64, slack *big.Int) error {
	s := g.section
	for i := range s.states {
		state := &s.states[i]
		at := seatPlace{state.seat, state.beat, state.holders}
		final, moon, err := g.finals(at, state.columns[0], pay(at))
		if err != nil {
			return err
		}
		behind := new(big.Int).Exp(g.unit, big.NewInt(int64(g.part.Players-at.seat)), nil)
		p := &blockProof{
			verifier: g.verifier, shape: s.shape, section: s, state: state, den: new(big.Int).Mul(den, behind), sign: 1,
			moon: moon, within: within,
		}
		if slack != nil {
			p.slack = new(big.Int).Mul(slack, behind)
		}
		if err := errors.Join(p.run(final), g.checkEndings(at, state, behind)); err != nil {
			return err
		}
	}
	return nil
}
