package record

import "threesaway/engine"

// MoveKind says what a move is.
type MoveKind uint8

// The kinds of moves: those of engine.Game.
const (
	// Blind calls bottoms for the next throw.
	Blind MoveKind = iota
	// Throw takes what dice show.
	Throw
	// Decide keeps dice of a throw, or passes it.
	Decide
	// Score enters a turn without its dice.
	Score
)

// Move is one move of a game. Moves are comparable.
type Move struct {
	// Kind says what the move is, and which of the fields below have a meaning.
	Kind MoveKind
	// Roll is what the dice of a [Throw] show, before a call of bottoms turns
	// them over.
	Roll engine.Roll
	// Decision is that of [Decide].
	Decision engine.Decision
	// Score is that of [Score], in pips.
	Score int
	// Line and Column are where in the text it was read from the move begins, from
	// 1; 0 for a move that was not read.
	Line, Column int
}

// table is what moves are made at: a game or a turn.
type table interface {
	CallBlind() error
	Throw(roll engine.Roll) error
	Decide(d engine.Decision) error
}

// on makes the move in a game or in a turn, for which a score alone is no move.
func (m Move) on(t table) error {
	switch m.Kind {
	case Blind:
		return t.CallBlind()
	case Throw:
		return t.Throw(m.Roll)
	case Decide:
		return t.Decide(m.Decision)
	default:
		if game, ok := t.(*engine.Game); ok {
			return game.Score(m.Score)
		}
		return nil
	}
}
