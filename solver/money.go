package solver

import (
	"cmp"
	"math"
	"math/big"
	"slices"
	"sync"

	"threesaway/engine"
)

// MoneySolution is the solution of the goal money: expected net winnings in
// antes, everyone playing for the same.
//
// Pots only grow, so a round is solved when those that can follow it are. Beyond the
// pots that play comes to from that which the solution was made for, but for chances
// too small to matter, values are taken to be those of the game that is played as for
// the goal win, which are linear in the pot; Bound says how little that can change.
// Games are solved when they are asked for. A MoneySolution may be used by many
// goroutines.
type MoneySolution struct {
	turn    *Turn
	win     *WinSolution
	players int
	pot     int      // that it was asked for
	tops    [][]int  // beyond these pots values are linear, by players and round
	lines   [][]line // by players and round

	lock   sync.RWMutex
	games  map[moneyKey]*moneyGame
	rounds roundCache        // those that have been asked about
	shared map[[2]int]*round // memory to solve in, by players and ceiling
	work   *workspace
}

// moneyKey names a game: how many play on, under which round of the schedule
// (from 0), for which pot.
type moneyKey struct{ players, round, pot int }

// moneyGame is a solved game for money.
type moneyGame struct {
	values []float64 // expected net winnings from now on, by seat from 1
	// bound is by how much the values can be off because far larger pots are not
	// solved.
	bound float64
}

// line is the value of a game as a function of the pot: slope·pot + base, by seat
// from 1, when all play as for the goal win.
type line struct{ slope, base []float64 }

// Money solves the goal money for 2 up to the given number of players. Values are
// those of a game solved some way beyond the given pot, in antes; they are as
// good for all pots up to that one. It fails with a [*engine.PositionError] on a
// number of players outside 2..[engine.MaxPlayers] or a pot outside
// players..[MaxPot], and with [ErrEndless] and [ErrUnsettled] as [Turn.Win] does.
func (t *Turn) Money(players, pot int) (*MoneySolution, error) {
	win, err := t.Win(players)
	if err != nil {
		return nil, err
	}
	return win.Money(players, pot)
}

// Money solves the goal money as [Turn.Money] does, for no more players than it
// answers for.
func (s *WinSolution) Money(players, pot int) (*MoneySolution, error) {
	t := s.turn
	if most := len(s.games) - 1; players < 2 || players > most {
		return nil, rangeError("players", players, 2, most)
	}
	if pot < players || pot > MaxPot {
		return nil, rangeError("pot", pot, players, MaxPot)
	}
	m := &MoneySolution{
		turn: t, win: s, players: players, pot: pot, games: map[moneyKey]*moneyGame{},
		rounds: roundCache{memory: roundMemory}, shared: map[[2]int]*round{}, work: t.takeWorkspace(true),
	}
	m.lines = make([][]line, players+1)
	for n := 2; n <= players; n++ {
		games := s.games[n]
		m.lines[n] = make([]line, len(games))
		for i := len(games) - 1; i >= 0; i-- {
			m.lines[n][i] = m.asymptote(n, i)
		}
	}
	m.tops = m.horizon()
	return m, nil
}

// MaxPot is the largest pot that the goal money is solved for, in antes.
const MaxPot = 100_000

// asymptote returns the values of a game when all play as for the goal win.
func (s *MoneySolution) asymptote(n, round int) line {
	g := s.win.games[n][round]
	p := &basePayoffs{rules: s.turn.rules, players: n, slope: g.floats, lines: make([]line, n)}
	for m := 2; m < n; m++ {
		p.lines[m] = s.lines[m][round]
	}
	if round+1 < len(s.lines[n]) {
		p.next = &s.lines[n][round+1]
	}
	base := g.round.start(p)
	replay := g.round.replay(func(int, bool) bool { return true })
	for seat := range base {
		base[seat] /= 1 - replay
	}
	return line{g.floats, base}
}

// antes are the payments that the end of a round asks for (RULES.md, "zero",
// "tie", "tie at zero", "progressive", "zero_ante", "tie_ante", "tie_payers").
type antes struct {
	zeros  int // paid by everyone for perfect scores
	holder int // paid at a tie by each holder
	other  int // paid at a tie, or when nobody wins, by each other
	pot    int // by how much the pot grows in all
}

func antesOf(r engine.Rules, players, m int, perfect bool) antes {
	var a antes
	if perfect {
		a.zeros = r.ZeroAnte * m
	}
	switch endingOf(r, m, perfect) {
	case endNobody:
		a.other = 1
	case endAll, endTied:
		a.holder = r.TieAnte
		if r.TiePayers == engine.TiePayersIn {
			a.other = r.TieAnte
		}
	default:
	}
	a.pot = players*a.zeros + m*a.holder + (players-m)*a.other
	return a
}

// basePayoffs are the payoffs in antes that do not depend on the pot, when values
// are lines: what a round is worth beyond slope·pot.
type basePayoffs struct {
	rules   engine.Rules
	players int
	slope   []float64 // of the game itself, by seat
	lines   []line    // of the games of fewer players
	next    *line     // of the game under the next ceiling
}

// after returns what a further game is worth to a seat beyond slope·pot when the
// pot has grown.
func (l *line) after(seat, grown int) float64 {
	return float64(l.slope[seat]*float64(grown)) + l.base[seat]
}

func (p *basePayoffs) holder(seat, rank, m int, perfect bool) float64 {
	a := antesOf(p.rules, p.players, m, perfect)
	paid := float64(a.zeros + a.holder)
	switch end := endingOf(p.rules, m, perfect); {
	case end == endWon:
		return float64(a.pot) - paid
	case end == endShared:
		return float64(a.pot)/float64(m) - paid
	case end == endTied && m < p.players:
		return p.lines[m].after(rank, a.pot) - paid
	}
	return float64(p.slope[seat]*float64(a.pot)) - paid
}

func (p *basePayoffs) beaten(seat, m int, perfect bool) float64 {
	a := antesOf(p.rules, p.players, m, perfect)
	paid := float64(a.zeros + a.other)
	switch endingOf(p.rules, m, perfect) {
	case endAll:
		return float64(p.slope[seat]*float64(a.pot)) - paid
	case endNobody:
		if p.next != nil {
			return p.next.after(seat, a.pot) - paid
		}
	default:
	}
	return -paid
}

func (p *basePayoffs) moon(_, perfects int, own bool) float64 {
	zeros := p.rules.ZeroAnte * perfects
	if own {
		return float64(zeros*p.players - zeros)
	}
	return -float64(zeros)
}

// moneyPayoffs are the payoffs in antes of a round for a pot. Antes for perfect
// scores are counted at the end of the round.
type moneyPayoffs struct {
	rules engine.Rules
	key   moneyKey
	own   []float64 // a new round of the same game for the same pot, by seat
	// follow returns the values of another game, by seat from 1.
	follow func(moneyKey) []float64
}

// again returns what is worth to a seat that so many play on, the pot having
// grown.
func (p *moneyPayoffs) again(seat, players, round, grown int) float64 {
	next := moneyKey{players, round, p.key.pot + grown}
	if next == p.key {
		return p.own[seat]
	}
	return p.follow(next)[seat]
}

func (p *moneyPayoffs) holder(seat, rank, m int, perfect bool) float64 {
	a := antesOf(p.rules, p.key.players, m, perfect)
	paid := float64(a.zeros + a.holder)
	pot := float64(p.key.pot + a.pot)
	switch endingOf(p.rules, m, perfect) {
	case endWon:
		return pot - paid
	case endShared:
		return pot/float64(m) - paid
	case endTied:
		// When all are tied, a rank is a seat.
		return p.again(rank, m, p.key.round, a.pot) - paid
	default:
		return p.again(seat, p.key.players, p.key.round, a.pot) - paid
	}
}

func (p *moneyPayoffs) beaten(seat, m int, perfect bool) float64 {
	a := antesOf(p.rules, p.key.players, m, perfect)
	paid := float64(a.zeros + a.other)
	switch endingOf(p.rules, m, perfect) {
	case endAll:
		return p.again(seat, p.key.players, p.key.round, a.pot) - paid
	case endNobody:
		return p.again(seat, p.key.players, p.key.round+1, a.pot) - paid
	default:
		return -paid
	}
}

func (p *moneyPayoffs) moon(_, perfects int, own bool) float64 {
	zeros := p.rules.ZeroAnte * perfects
	if own {
		return float64(p.key.pot + zeros*p.key.players - zeros)
	}
	return -float64(zeros)
}

// solve returns the game of a key, solving it and all that can follow it if need
// be. The lock is held.
func (s *MoneySolution) solve(key moneyKey) (*moneyGame, error) {
	key = s.normal(key)
	for _, k := range s.unsolved(key) {
		if s.beyond(k) {
			s.games[k] = s.linear(k)
			continue
		}
		shape := [2]int{k.players, s.turn.ceilings[k.round]}
		if s.shared[shape] == nil {
			s.shared[shape] = newRound(s.turn, k.players, shape[1], true)
		}
		g, err := s.solveIn(s.shared[shape], k)
		if err != nil {
			return nil, err
		}
		s.games[k] = g
	}
	return s.games[key], nil
}

// unsolved lists a game and those that can follow it, as far as they have not been solved,
// each behind all that can follow it: the largest pots first, so that every game is like
// the one before.
func (s *MoneySolution) unsolved(key moneyKey) []moneyKey {
	var list []moneyKey
	found := map[moneyKey]bool{}
	find := func(k moneyKey) {
		if _, solved := s.games[k]; !solved && !found[k] {
			found[k] = true
			list = append(list, k)
		}
	}
	find(key)
	for last := list; len(last) > 0; {
		known := len(list)
		for _, k := range last {
			if s.beyond(k) {
				continue
			}
			for _, f := range followersOf(s.turn.rules, s.turn.ceilings, k) {
				find(f.key)
			}
		}
		last = list[known:]
	}
	// What follows for the same pot has fewer players, or a later round.
	slices.SortFunc(list, func(a, b moneyKey) int {
		return cmp.Or(cmp.Compare(b.pot, a.pot), cmp.Compare(a.players, b.players), cmp.Compare(b.round, a.round))
	})
	return list
}

// solvedRound is roundOf where the lock is not held.
func (s *MoneySolution) solvedRound(key moneyKey) (*round, error) {
	s.lock.Lock()
	defer s.lock.Unlock()
	return s.roundOf(key)
}

// roundOf returns the round of a key with the policy of every state. The lock is
// held.
func (s *MoneySolution) roundOf(key moneyKey) (*round, error) {
	key = s.normal(key)
	if r := s.rounds.get(key); r != nil {
		return r, nil
	}
	for _, f := range followersOf(s.turn.rules, s.turn.ceilings, key) {
		if f.key == key {
			continue
		}
		if _, err := s.solve(f.key); err != nil {
			return nil, err
		}
	}
	r := newRound(s.turn, key.players, s.turn.ceilings[key.round], true)
	if _, err := s.solveIn(r, key); err != nil {
		return nil, err
	}
	r.forget()
	s.rounds.put(key, r)
	return r, nil
}

// normal returns the key under which a game is solved: all rounds behind the
// last ceiling are alike.
func (s *MoneySolution) normal(key moneyKey) moneyKey { return key.normal(s.turn.ceilings) }

func (k moneyKey) normal(ceilings []int) moneyKey {
	k.round = min(k.round, len(ceilings)-1)
	return k
}

// beyond reports whether the values of a game for such a pot are taken to be linear.
func (s *MoneySolution) beyond(key moneyKey) bool { return key.pot > s.tops[key.players][key.round] }

// linear returns the values of a game for a pot beyond the top.
func (s *MoneySolution) linear(key moneyKey) *moneyGame {
	l := &s.lines[key.players][key.round]
	g := &moneyGame{values: make([]float64, key.players+1)}
	for seat := 1; seat <= key.players; seat++ {
		g.values[seat] = float64(l.slope[seat]*float64(key.pot)) + l.base[seat]
	}
	// Nobody wins more than all that is ever paid, nor loses more; a game has few
	// further rounds.
	g.bound = 2 * float64(key.pot+16*key.players)
	return g
}

// solveIn solves a game in the memory of a round, by policy iteration where it can follow
// itself. All others that can follow are solved.
func (s *MoneySolution) solveIn(r *round, key moneyKey) (*moneyGame, error) {
	followers := followersOf(s.turn.rules, s.turn.ceilings, key)
	g := &moneyGame{values: make([]float64, key.players+1)}
	p := &moneyPayoffs{rules: s.turn.rules, key: key, own: g.values, follow: func(next moneyKey) []float64 {
		return s.games[s.normal(next)].values
	}}
	loops := slices.ContainsFunc(followers, func(f follower) bool { return f.key == key })
	replay, err := s.iterate(r, p, loops)
	if err != nil {
		return nil, engine.Errorf("money for %d players, round %d, pot %d: %w", key.players, key.round+1, key.pot, err)
	}
	for _, f := range followers {
		if f.key != key {
			g.bound += float64(r.first().outcomes[r.space.before(f)] * s.games[f.key].bound)
		}
	}
	g.bound /= 1 - replay
	return g, nil
}

// iterate improves the policy of a round until its values stand still, and returns
// the probability that the same game follows. loops says whether it can: what it is
// worth then counts in states that optimal play does not come to, too.
func (s *MoneySolution) iterate(r *round, p *moneyPayoffs, loops bool) (replay float64, err error) {
	if w := s.work; w.planner != nil && w.planner.storage.crowded() {
		for _, shared := range s.shared {
			shared.forget()
		}
		w.planner.forget()
	}
	for range maxImprovements {
		r.improve(p, s.work)
		values := r.mean(p, func(s *state) []float64 { return s.worth })
		replay = r.replay(func(m int, perfect bool) bool {
			return antesOf(p.rules, r.players, m, perfect).pot == 0
		})
		if 1-replay < roundingNoise {
			return replay, ErrEndless
		}
		settled := true
		for seat := 1; seat <= r.players; seat++ {
			own := (values[seat] - float64(replay*p.own[seat])) / (1 - replay)
			if loops && math.Abs(own-p.own[seat]) > roundingNoise*float64(p.key.pot) {
				settled = false
			}
			p.own[seat] = own
		}
		if settled {
			return replay, nil
		}
	}
	return replay, ErrUnsettled
}

// Rules returns the rules that were solved.
func (s *MoneySolution) Rules() engine.Rules { return s.turn.rules }

// Goal returns [Money].
func (s *MoneySolution) Goal() Goal { return Money() }

// keyOf returns the key of the game that a position belongs to, and what has
// been paid for perfect scores in its round already.
func (s *MoneySolution) keyOf(pos engine.Position) (key moneyKey, zeros int, err error) {
	if err := CheckValued(s.turn.rules, Money(), pos); err != nil {
		return key, 0, err
	}
	if pos.Players > s.players {
		return key, 0, rangeError("players", pos.Players, 2, s.players)
	}
	if pos.ScoreToBeat != engine.NoScore && s.turn.rules.Perfect(pos.ScoreToBeat) {
		zeros = pos.Holders * s.turn.rules.ZeroAnte
	}
	start := pos.Pot - zeros*pos.Players
	if start < pos.Players || start > MaxPot {
		return key, 0, rangeError("pot", pos.Pot, pos.Players+zeros*pos.Players, MaxPot)
	}
	return s.normal(moneyKey{pos.Players, max(0, pos.Round-1), start}), zeros, nil
}

// find returns the state of a position, and what has been paid for perfect scores
// in its round already.
func (s *MoneySolution) find(pos engine.Position) (found, int, error) {
	key, zeros, err := s.keyOf(pos)
	if err != nil {
		return found{}, 0, err
	}
	s.lock.RLock()
	r := s.rounds.get(key)
	s.lock.RUnlock()
	if r == nil {
		if r, err = s.solvedRound(key); err != nil {
			return found{}, 0, err
		}
	}
	f, err := findState(s.turn, r, nil, pos)
	return f, zeros, err
}

// gameOf returns the game of a new round like that of a position.
func (s *MoneySolution) gameOf(pos engine.Position) (*moneyGame, error) {
	key, _, err := s.keyOf(engine.Position{
		Players: pos.Players, Seat: 1, Round: pos.Round, Pot: pos.Pot, ScoreToBeat: engine.NoScore,
	})
	if err != nil {
		return nil, err
	}
	s.lock.Lock()
	defer s.lock.Unlock()
	return s.solve(key)
}

// Decide returns what to do about a roll in a position.
func (s *MoneySolution) Decide(pos engine.Position, roll engine.Roll) (engine.Decision, error) {
	if err := CheckDecision(s.turn.rules, Money(), pos, roll); err != nil {
		return engine.Decision{}, err
	}
	f, _, err := s.find(pos)
	if err != nil {
		return engine.Decision{}, err
	}
	return f.round.grid(f.state).decide(f.n, f.column, roll), nil
}

// Value returns the expected net winnings from now on, in antes: the share of
// the pot less what is still to be paid.
func (s *MoneySolution) Value(pos engine.Position) (float64, error) {
	f, zeros, err := s.find(pos)
	if err != nil {
		return 0, err
	}
	if pos.Left == 0 {
		return f.state.worth[s.turn.resultOf(pos)] + float64(zeros), nil
	}
	return f.round.grid(f.state).values[f.n*s.turn.stride+f.tally] + float64(zeros), nil
}

// ExactValue fails with [ErrInexact]: values for money are those of floating
// point; see [MoneySolution.Bound].
func (s *MoneySolution) ExactValue(engine.Position) (*big.Rat, error) {
	return nil, engine.Errorf("%w: goal money", ErrInexact)
}

// Bound returns by how much, in antes, the values of a new round of the
// position's number of players, round and pot can be off because far larger pots
// are not solved.
func (s *MoneySolution) Bound(pos engine.Position) (float64, error) {
	g, err := s.gameOf(pos)
	if err != nil {
		return 0, err
	}
	return g.bound, nil
}

// Ending returns how the round ends for the player of a position who ends the
// turn with a score.
func (s *MoneySolution) Ending(pos engine.Position, score int) (Ending, error) {
	pos.Left, pos.Total, pos.Bottom, pos.Passed = 0, score, 0, false
	f, _, err := s.find(pos)
	if err != nil {
		return Ending{}, err
	}
	return f.round.endings(f.state)[s.turn.resultOf(pos)], nil
}

// Share returns the expected net winnings of a seat from now on, in antes, before
// the first throw of a new round of the position's number of players, round and
// pot.
func (s *MoneySolution) Share(pos engine.Position, seat int) (float64, error) {
	g, err := s.gameOf(pos)
	if err != nil {
		return 0, err
	}
	if seat < 1 || seat > pos.Players {
		return 0, rangeError("seat", seat, 1, pos.Players)
	}
	return g.values[seat], nil
}
