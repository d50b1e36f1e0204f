package solver

import (
	"errors"
	"fmt"
	"math"
	"math/big"
	"sync"

	"threesaway/engine"
)

// WinSolution is the solution of the goal win for every number of players from 2
// up to the one it was solved for: the policy of every seat in every state of
// the round, everyone playing for the pot.
type WinSolution struct {
	turn  *Turn
	games []*winGame // by players
}

// Win solves the goal win for 2 up to the given number of players. Every choice
// is proven and the shares are exact. It fails with a [*engine.PositionError]
// on a number of players outside 2..[engine.MaxPlayers].
func (t *Turn) Win(players int) (*WinSolution, error) {
	if players < 2 || players > engine.MaxPlayers {
		return nil, rangeError("players", players, 2, engine.MaxPlayers)
	}
	s := &WinSolution{turn: t, games: make([]*winGame, 2, players+1)}
	for n := 2; n <= players; n++ {
		g, err := solveWin(t, n, s.games)
		if err != nil {
			return nil, fmt.Errorf("win for %d players: %w", n, err)
		}
		s.games = append(s.games, g)
	}
	return s, nil
}

// winGame is the game of one number of players.
type winGame struct {
	round  *round
	exact  *exactRound
	shares exactShares
	// floats are the shares as the closest float64, by seat from 1.
	floats []float64
	// values returns the exact values of a state, over den.
	values []func() (values []*big.Int, den *big.Int)
}

// roundingNoise is more than rounding does to a value of at most 1 in the games
// that can be solved. Options that are closer may change places from one
// improvement to the next; the exact proof sorts them out.
const roundingNoise = 1e-12

// maxImprovements bounds the rounds of policy iteration; a handful is usual.
const maxImprovements = 200

// errUnsettled reports a policy iteration that did not come to rest.
var errUnsettled = errors.New("the policy did not settle")

// solveWin solves the game of a number of players by policy iteration: find the
// best replies for assumed values of a new round, find the values of a new round
// for those replies, repeat until the policy stands still; then prove it.
// smaller holds the games of fewer players, which follow a tie that only some
// play off.
//
// As a replay keeps every seat, the linear system is one equation a seat:
// W = q·W + c, q being the probability that all play again.
func solveWin(t *Turn, players int, smaller []*winGame) (*winGame, error) {
	p := &payoffs[float64]{
		ties: t.rules.Ties, players: players, one: 1,
		shares:  make([]float64, players+1),
		own:     make([]float64, players+1),
		smaller: make([][]float64, len(smaller)),
	}
	for m := 1; m <= players; m++ {
		p.shares[m] = 1 / float64(m)
		p.own[m] = 1 / float64(players)
	}
	exactSmaller := make([]exactShares, len(smaller))
	for m, g := range smaller {
		if g != nil {
			p.smaller[m], exactSmaller[m] = g.floats, g.shares
		}
	}
	g := &winGame{round: newRound(t, players)}
	if err := g.iterate(p); err != nil {
		return nil, err
	}
	g.exact = newExactRound(g.round)
	var err error
	if g.shares, err = g.exact.prove(exactSmaller); err != nil {
		return nil, err
	}
	g.finish(exactSmaller)
	return g, nil
}

// iterate improves the policy in floating point until it stands still.
func (g *winGame) iterate(p *payoffs[float64]) error {
	w := g.round.turn.newWorkspace()
	for range maxImprovements {
		changed := g.round.improve(p, w)
		values, replay := g.round.start(p, w)
		settled := true
		for seat := 1; seat <= p.players; seat++ {
			share := (values[seat] - float64(replay*p.own[seat])) / (1 - replay)
			if changed && math.Abs(share-p.own[seat]) > roundingNoise {
				settled = false
			}
			p.own[seat] = share
		}
		if settled {
			return nil
		}
	}
	return errUnsettled
}

// finish computes what answers need of a proven game.
func (g *winGame) finish(smaller []exactShares) {
	g.floats = make([]float64, len(g.shares))
	for seat := 1; seat < len(g.shares); seat++ {
		g.floats[seat], _ = g.shares[seat].Float64()
	}
	for _, s := range g.round.order {
		// The scores may have been those of an equal choice.
		for i, m := range g.exact.states[s.id].scores {
			s.scores[i] = quotient(m, g.exact.unit)
		}
		g.round.combine(s)
		g.values = append(g.values, sync.OnceValues(func() ([]*big.Int, *big.Int) {
			p, den := g.exact.payoffs(smaller, s.seat, g.shares[s.seat])
			utility := g.exact.utilityExact(s, newReader(g.exact.space, p))
			den.Mul(den, g.exact.powers[g.round.players-s.seat])
			spare := *s.grid
			spare.choice = s.grid.turn.choices(spare.span)
			return spare.fillExactly(utility, s.flat), den.Mul(den, g.exact.unit)
		}))
	}
	g.round.setEndings()
}

// Rules returns the rules that were solved.
func (s *WinSolution) Rules() engine.Rules { return s.turn.rules }

// Goal returns [Win].
func (s *WinSolution) Goal() Goal { return Win() }

// Players returns the largest number of players that was solved.
func (s *WinSolution) Players() int { return len(s.games) - 1 }

// game returns the game of a number of players.
func (s *WinSolution) game(players int) (*winGame, error) {
	if players < 2 || players > s.Players() {
		return nil, rangeError("players", players, 2, s.Players())
	}
	return s.games[players], nil
}

// find returns the state of a position, and the column of its total.
func (s *WinSolution) find(pos engine.Position) (*winGame, *state, int, error) {
	if err := CheckValued(s.turn.rules, Win(), pos); err != nil {
		return nil, nil, 0, err
	}
	g, err := s.game(pos.Players)
	if err != nil {
		return nil, nil, 0, err
	}
	state := g.round.at(pos.Seat, pos.ScoreToBeat, pos.Holders)
	return g, state, min(pos.Total, len(state.scores)-1), nil
}

// Keep returns the dice to keep of a roll in a position.
func (s *WinSolution) Keep(pos engine.Position, roll engine.Roll) (engine.Keep, error) {
	if err := CheckDecision(s.turn.rules, Win(), pos, roll); err != nil {
		return engine.Keep{}, err
	}
	_, state, column, err := s.find(pos)
	if err != nil {
		return engine.Keep{}, err
	}
	return state.grid.keep(column, roll), nil
}

// Value returns the probability of ending up with the pot.
func (s *WinSolution) Value(pos engine.Position) (float64, error) {
	_, state, column, err := s.find(pos)
	if err != nil {
		return 0, err
	}
	return state.grid.values[pos.Left*s.turn.stride+column], nil
}

// ExactValue returns the probability of ending up with the pot, exactly.
func (s *WinSolution) ExactValue(pos engine.Position) (*big.Rat, error) {
	g, state, column, err := s.find(pos)
	if err != nil {
		return nil, err
	}
	values, den := g.values[state.id]()
	return new(big.Rat).SetFrac(values[pos.Left*s.turn.stride+column], den), nil
}

// Ending returns how the round ends for the player of a position who ends the
// turn with a score.
func (s *WinSolution) Ending(pos engine.Position, score int) (Ending, error) {
	pos.Left, pos.Total = 0, score
	_, state, column, err := s.find(pos)
	if err != nil {
		return Ending{}, err
	}
	return state.endings[column], nil
}

// Shares returns the probability of ending up with the pot before the first
// throw, exactly, by seat: the first entry is that of seat 1. It fails with a
// [*engine.PositionError] on a number of players that was not solved.
func (s *WinSolution) Shares(players int) ([]*big.Rat, error) {
	g, err := s.game(players)
	if err != nil {
		return nil, err
	}
	shares := make([]*big.Rat, players)
	for i := range shares {
		shares[i] = new(big.Rat).Set(g.shares[i+1])
	}
	return shares, nil
}

// Share returns the probability of ending up with the pot before the first throw,
// for one seat, as the closest float64. It fails with a [*engine.PositionError]
// on a number of players that was not solved, or a seat that they do not have.
func (s *WinSolution) Share(players, seat int) (float64, error) {
	g, err := s.game(players)
	if err != nil {
		return 0, err
	}
	if seat < 1 || seat > players {
		return 0, rangeError("seat", seat, 1, players)
	}
	return g.floats[seat], nil
}
