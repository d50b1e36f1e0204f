package record

import (
	"iter"
	"slices"
	"strconv"
	"strings"

	"threesaway/engine"
)

// Header is what a record says of a game before its first turn.
type Header struct {
	// Rules are the rules of the game.
	Rules engine.Rules
	// Ante is what one ante is worth.
	Ante Ante
	// Players is the number of players, 2..engine.MaxPlayers.
	Players int
	// Names are the names of the players, in order; nil where they have none. See
	// [CheckName]. The case of letters makes no difference between two names.
	Names []string
	// Advised are the names, or numbers, of those whom a program advises; nobody
	// if there are none. They need not all play.
	Advised []string
}

func (h Header) check() error {
	if err := checkAdvised(h.Advised); err != nil {
		return err
	}
	if h.Names == nil {
		return nil
	}
	if len(h.Names) != h.Players {
		return engine.Errorf("%w: %d names for %d players", ErrName, len(h.Names), h.Players)
	}
	return checkNames(h.Names)
}

// clone returns a header that shares no list with this one.
func (h Header) clone() Header {
	h.Names, h.Advised = slices.Clone(h.Names), slices.Clone(h.Advised)
	return h
}

// IsAdvised reports whether a player is one of [Header.Advised].
func (h Header) IsAdvised(player int) bool {
	return slices.ContainsFunc(h.Advised, func(a string) bool { return strings.EqualFold(a, h.Name(player)) })
}

// Name returns the name of a player, or the number of one who has none.
func (h Header) Name(player int) string {
	if player < 1 || player > len(h.Names) {
		return strconv.Itoa(player)
	}
	return h.Names[player-1]
}

// Game is one game of a record: who plays, and the moves so far. A refused move is
// an error and changes nothing.
type Game struct {
	header Header
	moves  []Move
	now    *engine.Game
}

func newGame(h Header) (*Game, error) {
	if err := h.check(); err != nil {
		return nil, err
	}
	now, err := engine.NewGame(h.Rules, h.Players)
	if err != nil {
		return nil, err
	}
	return &Game{header: h.clone(), now: now}, nil
}

// Header returns what was said of the game before its first turn.
func (g *Game) Header() Header { return g.header.clone() }

// Moves returns the moves so far.
func (g *Game) Moves() []Move { return slices.Clone(g.moves) }

// Done reports whether the game is over.
func (g *Game) Done() bool { return g.now.Done() }

// State returns a game of its own that stands where this one does.
func (g *Game) State() *engine.Game {
	state := g.start()
	for _, m := range g.moves {
		_ = m.on(state) // was legal before
	}
	return state
}

// start returns a game before its first move.
func (g *Game) start() *engine.Game {
	start, _ := engine.NewGame(g.header.Rules, g.header.Players) // it has begun before
	return start
}

// Replay yields every move, and the game as it stood before the move: always the
// same game, in which the move is made when the next is asked for.
func (g *Game) Replay() iter.Seq2[*engine.Game, Move] {
	return func(yield func(*engine.Game, Move) bool) {
		state := g.start()
		for _, m := range g.moves {
			if !yield(state, m) {
				return
			}
			_ = m.on(state) // was legal before
		}
	}
}

// CallBlind calls bottoms before a throw. It fails as engine.Game.CallBlind does.
// A second call for the same throw is none.
func (g *Game) CallBlind() error { return g.add(Move{Kind: Blind}) }

// Throw takes what the dice of the player whose turn it is show. It fails as
// engine.Game.Throw does.
func (g *Game) Throw(roll engine.Roll) error { return g.add(Move{Kind: Throw, Roll: roll}) }

// Decide sets dice aside for the player whose turn it is. It fails as
// engine.Game.Decide does.
func (g *Game) Decide(d engine.Decision) error { return g.add(Move{Kind: Decide, Decision: d}) }

// Score enters the score of the player whose turn it is without its dice. It fails
// as engine.Game.Score does.
func (g *Game) Score(score int) error { return g.add(Move{Kind: Score, Score: score}) }

func (g *Game) add(m Move) error {
	called := g.called()
	if err := m.on(g.now); err != nil {
		return err
	}
	if m.Kind != Blind || !called {
		g.moves = append(g.moves, m)
	}
	return nil
}

// called reports whether bottoms are called for the next throw.
func (g *Game) called() bool { return len(g.moves) > 0 && g.moves[len(g.moves)-1].Kind == Blind }

// fresh reports whether the turn being played has not begun.
func (g *Game) fresh() bool {
	turn := g.now.Turn()
	_, thrown := turn.Roll()
	return !thrown && !g.called() && turn.Kept().Len() == 0 && !turn.Position().Passed
}
