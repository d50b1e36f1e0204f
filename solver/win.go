package solver

import (
	"math"
	"math/big"
	"slices"
	"sync"

	"threesaway/engine"
)

// WinSolution is the solution of the goal win for every number of players from 2
// up to the one it was solved for: the policy of every seat in every state of
// the round, everyone playing for the pot.
type WinSolution struct {
	turn  *Turn
	exact bool         // whether values are rounded from exact ones
	games [][]*winGame // by players, then by round of the schedule from 0
}

// Win solves the goal win for 2 up to the given number of players. Values are floating
// point. Choices are optimal for certain: those that rounding may have decided are
// settled in exact arithmetic when they are asked for, as are [WinSolution.Shares] and
// [WinSolution.ExactValue]; only behind a long schedule of ceilings, where fractions
// would grow without end, are shares of later rounds rounded there to multiples of
// 2^-256. Win fails with a [*engine.PositionError] on a number of players outside
// 2..[engine.MaxPlayers], with [ErrEndless] and with [ErrUnsettled].
func (t *Turn) Win(players int) (*WinSolution, error) {
	none := &WinSolution{turn: t, games: make([][]*winGame, 2)}
	return none.Extend(players)
}

// Extend returns the solution for up to the given number of players, for which only
// the games of more players than s answers for are solved; s stays as it is. It fails
// as [Turn.Win] does.
func (s *WinSolution) Extend(players int) (*WinSolution, error) {
	if players < 2 || players > engine.MaxPlayers {
		return nil, rangeError("players", players, 2, engine.MaxPlayers)
	}
	s = &WinSolution{turn: s.turn, exact: s.exact, games: slices.Clone(s.games)}
	ceilings := s.turn.ceilings
	work := s.turn.takeWorkspace(false)
	defer s.turn.spaces.Put(work)
	solved := len(s.games)
	for n := solved; n <= players; n++ {
		games := make([]*winGame, len(ceilings))
		for i, ceiling := range slices.Backward(ceilings) {
			b := winBuilder{turn: s.turn, players: n, ceiling: ceiling, exact: s.exact, smaller: make([]*winGame, n), work: work}
			for m := 2; m < n; m++ {
				b.smaller[m] = s.games[m][i]
			}
			if i+1 < len(games) {
				b.next = games[i+1]
			}
			g, err := b.solve()
			if err != nil {
				return nil, engine.Errorf("win for %d players in round %d: %w", n, i+1, err)
			}
			games[i] = g
		}
		s.games = append(s.games, games)
	}
	for _, games := range s.games[solved:] {
		for _, g := range games {
			g.round.forget()
		}
	}
	return s, nil
}

// winGame is the game of one number of players from one round of the schedule
// on.
type winGame struct {
	round *round
	// floats are the probabilities of ending up with the pot, by seat from 1.
	floats []float64
	// error is the part of a probability by which it can be off for rounding.
	error  float64
	proven func() (*provenGame, error)
}

// provenGame is a game in exact arithmetic.
type provenGame struct {
	// shares are winGame.floats as fractions, exact the round that they belong to and
	// turns its solved states, by id.
	exact  *exactRound
	shares exactShares
	turns  []func() exactTurn
	// rounded says that the shares of games that follow were rounded.
	rounded bool
}

// exactTurn is the turn of a state in exact arithmetic.
type exactTurn struct {
	worth    []*big.Int // of results, over worthDen
	worthDen *big.Int
	values   []*big.Int // over valueDen
	valueDen *big.Int
}

// roundingNoise is more than rounding does to a value of at most 1 in the games
// that can be solved.
const roundingNoise = 1e-12

// maxImprovements bounds the rounds of policy iteration; a handful is usual.
const maxImprovements = 200

// winBuilder solves one game.
type winBuilder struct {
	turn             *Turn
	players, ceiling int
	exact            bool       // whether to prove the game at once
	smaller          []*winGame // the games of fewer players, which follow a tie that only some play off
	next             *winGame   // the game under the next ceiling; nil for the last
	work             *workspace
}

// solve finds the best replies for assumed values of a new round, the values of a
// new round for those replies, and so on until the policy stands still; then it
// proves the policy.
//
// As a replay keeps every seat, the linear system is one equation a seat:
// W = q·W + c, q being the probability that all play again.
func (b *winBuilder) solve() (*winGame, error) {
	p := newWinPayoffs(b.turn.rules, b.players)
	for seat := range p.own {
		p.own[seat] = p.shares[b.players] // to begin with
	}
	g := &winGame{round: newRound(b.turn, b.players, b.ceiling, false), floats: p.own}
	for m, other := range b.smaller {
		if other != nil {
			p.smaller[m] = other.floats
			g.error = max(g.error, other.error)
		}
	}
	if b.next != nil {
		p.next = b.next.floats
		g.error = max(g.error, b.next.error)
	}
	g.error += b.turn.winNoise(b.players)
	g.round.near = max(nearWin, 64*g.error)
	g.proven = sync.OnceValues(func() (*provenGame, error) { return b.prove(g.round) })
	if b.players > 2 {
		g.begin(p, b.smaller[b.players-1])
	}
	replay, err := g.iterate(p, b.work)
	if err != nil {
		return nil, err
	}
	if !b.exact && g.certain(replay) {
		return g, nil
	}
	return g, g.adopt()
}

// nearWin is the least that round.near is: many times what rounding does to the values
// of a game that few others can follow. Let e be what it does to a part of them. Then
// near is 64 times e, and wrong choices may change what results are worth by twice e
// for what those behind do and by twice e for what a new round is worth, see certain.
// All that is 5 times e: less than near, and less than the eighth of near that sums of
// results must differ by, see planner.compare.
const nearWin = 0x1p-35

// certain reports whether the choices that lead by more than round.near are right for
// certain: whether what rounding does, and what the others do wrong for it, changes
// what results are worth by far less. replay is the probability that all play again.
func (g *winGame) certain(replay float64) bool {
	doubts := make([]float64, len(g.round.order)) // of all who play from a state on
	for i, s := range g.round.order {
		doubts[i] = s.solved.doubt
		for k := range s.arcs {
			a := &s.arcs[k]
			if a.next < 0 {
				continue
			}
			behind := doubts[g.round.from[s.seat+1]+int(a.next)]
			if behind == 0 {
				continue
			}
			if u := s.worth[a.first]; u > 0 && behind > float64(u*(g.round.near/32)) {
				return false
			}
			doubts[i] += float64(s.shares[k] * behind)
		}
	}
	// A share is that of one round over the chance that no other follows.
	least := slices.Min(g.floats[1:])
	g.error += doubts[g.round.first().id] / float64(least*(1-replay))
	return g.error < g.round.near/32
}

// winNoise bounds the part of it by which rounding in one round sets a probability of
// the goal win off: nothing is ever subtracted, so every sum and product adds half a
// unit in the last place. For each seat, results are added up to arcs and arcs to
// outcomes, and outcomes to what a result is worth.
func (t *Turn) winNoise(players int) float64 {
	width := t.outcomes(players).width()
	// Times a power of two, so nothing is rounded twice.
	return float64(float64(players*(width+2*t.results()))*0x1p-53) + max(t.fallingNoise(), t.planNoise())
}

// prove finds the exact round of one that has been solved.
func (b *winBuilder) prove(r *round) (*provenGame, error) {
	g := &provenGame{}
	after := &sequel{smaller: make([]exactShares, b.players)}
	var err error
	for m, other := range b.smaller {
		if other != nil {
			if after.smaller[m], err = g.take(other); err != nil {
				return nil, err
			}
		}
	}
	if b.next != nil {
		if after.next, err = g.take(b.next); err != nil {
			return nil, err
		}
	}
	g.exact = newExactRound(r)
	if g.shares, err = g.exact.prove(after); err != nil {
		return nil, err
	}
	for _, s := range r.order {
		g.turns = append(g.turns, sync.OnceValue(func() exactTurn { return g.exactTurn(s, after) }))
	}
	return g, nil
}

// adopt makes what is proven the solution, where rounding may have decided.
func (g *winGame) adopt() error {
	p, err := g.proven()
	if err != nil {
		return err
	}
	for seat := 1; seat < len(p.shares); seat++ {
		g.floats[seat], _ = p.shares[seat].Float64()
	}
	for _, s := range g.round.order {
		x := &p.exact.states[s.id]
		s.solved.grid, s.worth = x.grid, x.worth
		p.share(s, s.shares)
		g.round.combine(s)
	}
	g.error = 0
	return nil
}

// share takes the probability of each arc of a state.
func (g *provenGame) share(s *state, shares []float64) {
	results := g.exact.states[s.id].results
	var sum big.Int
	for i := range s.arcs {
		sum.SetInt64(0)
		for _, m := range results[s.arcs[i].first : s.arcs[i].last+1] {
			sum.Add(&sum, m)
		}
		shares[i] = quotient(&sum, g.exact.unit)
	}
}

// longest is the length in bits of a denominator from which on shares are rounded
// before another round is built on them.
const longest = 1 << 14

// take returns the shares of a game that can follow, rounded where they are long or
// rounded themselves.
func (g *provenGame) take(other *winGame) (exactShares, error) {
	p, err := other.proven()
	if err != nil {
		return nil, err
	}
	long := func(share *big.Rat) bool { return share.Denom().BitLen() > longest }
	if !p.rounded && !slices.ContainsFunc(p.shares[1:], long) {
		return p.shares, nil
	}
	g.rounded = true
	return roundShares(p.shares), nil
}

// roundShares rounds shares to multiples of 2^-256, down, so that they sum to 1:
// what is cut off goes to the last seat.
func roundShares(shares exactShares) exactShares {
	const bits = 256
	den := new(big.Int).Lsh(big.NewInt(1), bits)
	rest := new(big.Int).Set(den)
	list := make(exactShares, len(shares))
	for seat := 1; seat < len(shares); seat++ {
		num := new(big.Int).Lsh(shares[seat].Num(), bits)
		num.Quo(num, shares[seat].Denom())
		if seat == len(shares)-1 {
			num = rest
		}
		rest = new(big.Int).Sub(rest, num)
		list[seat] = new(big.Rat).SetFrac(num, den)
	}
	return list
}

// begin takes for a first guess that every seat plays as the one with as many seats
// behind it does in the game of one player less, and that shares change with the place
// among the seats as they do there.
func (g *winGame) begin(p *winPayoffs[float64], smaller *winGame) {
	r, other := g.round, smaller.round
	for _, s := range r.order {
		if s.seat <= 2 {
			continue
		}
		like := other.like(s.seat-1, s.beat, s.holders)
		copy(s.shares, like.shares)
		s.solved.policy, s.solved.tied = like.solved.policy, like.solved.tied
		if s.holders != like.holders {
			continue // not all that follows is alike
		}
		r.space.take(s.outcomes, other.space, like.outcomes, r.players-s.seat+1)
		s.combined = true
		if r.near == other.near {
			s.solved.lead, s.solved.low, s.solved.doubt = like.solved.lead, like.solved.low, like.solved.doubt
			copy(s.solved.worth, like.solved.worth)
		}
	}
	fewer := g.round.players - 1
	for seat := range g.round.players {
		place, part := seat*(fewer-1)/fewer, float64(seat*(fewer-1)%fewer)/float64(fewer)
		share := float64(smaller.floats[place+1] * (1 - part))
		if part > 0 {
			share += float64(smaller.floats[place+2] * part)
		}
		p.own[seat+1] = share * float64(fewer) / float64(fewer+1)
	}
}

// renew computes the shares that come of what results are worth for the shares of
// before, and reports whether they are the same. replay is the probability that all
// play again.
func (g *winGame) renew(p *winPayoffs[float64]) (same bool, replay float64) {
	r := g.round
	values := r.mean(p, func(s *state) []float64 { return s.worth })
	replay = r.replay(func(int, bool) bool { return true })
	if 1-replay < roundingNoise {
		return false, replay
	}
	same = true
	for seat := 1; seat <= r.players; seat++ {
		share := (values[seat] - float64(replay*p.own[seat])) / (1 - replay)
		same = same && math.Abs(share-p.own[seat]) <= roundingNoise
		p.own[seat] = share
	}
	return same, replay
}

// iterate improves the policy in floating point until it stands still, as it is for the
// shares that come of it, or until the shares do, and returns the probability that all
// play again.
func (g *winGame) iterate(p *winPayoffs[float64], w *workspace) (replay float64, err error) {
	r := g.round
	for i := range maxImprovements {
		if changed := r.improve(p, w); i > 0 && !changed {
			return replay, nil
		}
		var settled bool
		if settled, replay = g.renew(p); 1-replay < roundingNoise {
			return replay, ErrEndless
		}
		if settled && i > 0 {
			r.appraise(p)
			return replay, nil
		}
	}
	return 0, ErrUnsettled
}

func (g *provenGame) exactTurn(s *state, after *sequel) exactTurn {
	p, den := g.exact.payoffs(after, s.seat, g.shares[s.seat])
	worth := g.exact.value(s, newExactReader(g.exact.space, p))
	den.Mul(den, g.exact.powers[g.exact.players-s.seat])
	spare := *g.exact.states[s.id].grid
	spare.makeChoice()
	return exactTurn{worth, den, spare.fillExactly(worth), new(big.Int).Mul(den, g.exact.unit)}
}

// prove returns the solution with all games proven.
func (s *WinSolution) prove() (*WinSolution, error) {
	if s.exact {
		return s, nil
	}
	none := &WinSolution{turn: s.turn, exact: true, games: make([][]*winGame, 2)}
	return none.Extend(s.Players())
}

// Rules returns the rules that were solved.
func (s *WinSolution) Rules() engine.Rules { return s.turn.rules }

// Goal returns [Win].
func (s *WinSolution) Goal() Goal { return Win() }

// Players returns the largest number of players that was solved.
func (s *WinSolution) Players() int { return len(s.games) - 1 }

// game returns the game of a number of players from a round of the schedule on.
func (s *WinSolution) game(players, round int) (*winGame, error) {
	if players < 2 || players > s.Players() {
		return nil, rangeError("players", players, 2, s.Players())
	}
	games := s.games[players]
	return games[min(max(1, round), len(games))-1], nil
}

// found is where the answer for a position stands.
type found struct {
	game             *winGame
	round            *round
	state            *state
	n, tally, column int
}

func (s *WinSolution) find(pos engine.Position) (found, error) {
	if err := CheckValued(s.turn.rules, Win(), pos); err != nil {
		return found{}, err
	}
	return s.findChecked(pos)
}

// findChecked is find for a position that has passed the check.
func (s *WinSolution) findChecked(pos engine.Position) (found, error) {
	g, err := s.game(pos.Players, pos.Round)
	if err != nil {
		return found{}, err
	}
	return findState(s.turn, g.round, g, pos)
}

// findState finds a position in a round.
func findState(t *Turn, r *round, g *winGame, pos engine.Position) (found, error) {
	if pos.ScoreToBeat > r.ceiling {
		return found{}, rangeError("beat", pos.ScoreToBeat, 0, r.ceiling)
	}
	n, tally := t.place(pos)
	f := found{g, r, r.at(pos.Seat, pos.ScoreToBeat, pos.Holders), n, tally, int(t.nodes[n].column[tally])}
	switch {
	case f.state == nil:
		return found{}, &engine.PositionError{Field: "beat", Problem: engine.Textf("seat %d has a score to beat, and none is given", pos.Seat)}
	case f.column < 0 && pos.Left > 0:
		return found{}, unreachable(pos)
	}
	return f, nil
}

// Decide returns what to do about a roll in a position.
func (s *WinSolution) Decide(pos engine.Position, roll engine.Roll) (engine.Decision, error) {
	if err := CheckDecision(s.turn.rules, Win(), pos, roll); err != nil {
		return engine.Decision{}, err
	}
	f, err := s.findChecked(pos)
	if err != nil {
		return engine.Decision{}, err
	}
	return f.decide(roll)
}

// decide returns what to do about a roll, for the goal win.
func (f *found) decide(roll engine.Roll) (engine.Decision, error) {
	g := f.round.grid(f.state)
	if !g.sure(f.n, f.column, roll) {
		proven, err := f.game.proven()
		if err != nil {
			return engine.Decision{}, err
		}
		g = proven.exact.states[f.state.id].grid
	}
	return g.decide(f.n, f.column, roll), nil
}

// Value returns the probability of ending up with the pot.
func (s *WinSolution) Value(pos engine.Position) (float64, error) {
	f, err := s.find(pos)
	if err != nil {
		return 0, err
	}
	if pos.Left == 0 {
		return f.state.worth[s.turn.resultOf(pos)], nil
	}
	return f.round.grid(f.state).values[f.n*s.turn.stride+f.tally], nil
}

// resultOf returns the result of a finished turn.
func (t *Turn) resultOf(pos engine.Position) int {
	if t.rules.CollectedMoon(pos) {
		return t.moon()
	}
	return pos.Total
}

// ExactValue returns the probability of ending up with the pot, exactly. It fails
// with [ErrInexact] where a long schedule of ceilings is ahead; see [Turn.Win].
func (s *WinSolution) ExactValue(pos engine.Position) (*big.Rat, error) {
	f, err := s.find(pos)
	if err != nil {
		return nil, err
	}
	game, err := s.proven(f.game)
	if err != nil {
		return nil, err
	}
	turn := game.turns[f.state.id]()
	if pos.Left == 0 {
		return new(big.Rat).SetFrac(turn.worth[s.turn.resultOf(pos)], turn.worthDen), nil
	}
	return new(big.Rat).SetFrac(turn.values[f.n*s.turn.stride+f.tally], turn.valueDen), nil
}

// Ending returns how the round ends for the player of a position who ends the
// turn with a score.
func (s *WinSolution) Ending(pos engine.Position, score int) (Ending, error) {
	pos.Left, pos.Total, pos.Bottom, pos.Passed = 0, score, 0, false
	f, err := s.find(pos)
	if err != nil {
		return Ending{}, err
	}
	return f.round.endings(f.state)[s.turn.resultOf(pos)], nil
}

// proven returns a game in exact arithmetic. It fails with [ErrInexact] where shares
// were rounded.
func (s *WinSolution) proven(g *winGame) (*provenGame, error) {
	p, err := g.proven()
	if err == nil && p.rounded {
		err = engine.Errorf("%w: the schedule of ceilings is too long (progressive=%s)", ErrInexact, s.turn.rules.Progressive)
	}
	return p, err
}

// exactGame returns the game of a number of players from a round of the schedule
// on, if its shares are exact.
func (s *WinSolution) exactGame(players, round int) (*provenGame, error) {
	g, err := s.game(players, round)
	if err != nil {
		return nil, err
	}
	return s.proven(g)
}

// Shares returns the probability of ending up with the pot before the first throw
// of a round of the schedule, exactly, by seat: the first entry is that of seat 1.
// It fails with a [*engine.PositionError] on a number of players that was not
// solved, and with [ErrInexact] as [WinSolution.ExactValue] does.
func (s *WinSolution) Shares(players, round int) ([]*big.Rat, error) {
	g, err := s.exactGame(players, round)
	if err != nil {
		return nil, err
	}
	shares := make([]*big.Rat, players)
	for i := range shares {
		shares[i] = new(big.Rat).Set(g.shares[i+1])
	}
	return shares, nil
}

// Share returns what a new round of the position's schedule is worth to a seat:
// the probability of ending up with the pot before the first throw.
func (s *WinSolution) Share(pos engine.Position, seat int) (float64, error) {
	g, err := s.game(pos.Players, pos.Round)
	if err != nil {
		return 0, err
	}
	if seat < 1 || seat > pos.Players {
		return 0, rangeError("seat", seat, 1, pos.Players)
	}
	return g.floats[seat], nil
}
