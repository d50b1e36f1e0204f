package record

import (
	"errors"
	"slices"
	"strings"

	"threesaway/engine"
)

// ReadTurn reads what a line of a record says of a turn behind the name of the
// player, such as "1 3 3 5 6 > 3 3, 1 2 4" or "7", and returns the moves that
// the player whose turn it is makes thereby. It does not make them.
//
// It fails with [ErrSyntax] on a text that says no moves, and as the moves do on
// those that are refused; an [*Error] would say where in a record, and is not
// what it returns.
func (g *Game) ReadTurn(text string) ([]Move, error) {
	on, ok := g.now.Player()
	if !ok {
		return nil, engine.Errorf("%w: the game is over", engine.ErrSequence)
	}
	trial := &Game{header: g.header, moves: slices.Clone(g.moves), now: g.State()}
	p := &parser{line: strings.TrimRightFunc(text, isBlank), number: 1}
	var err error
	switch {
	case invalid(text) >= 0:
		err = p.wrongf(0, "must be UTF-8")
	case strings.ContainsAny(text, "\n#"):
		err = p.wrongf(0, "a turn is told in one line, without #")
	default:
		t := turnParser{p, trial, g.header.Name(on), trial.now.Turn()}
		err = t.read()
	}
	if at, ok := errors.AsType[*Error](err); ok {
		err = at.Err
	}
	if syntax, ok := errors.AsType[*syntaxError](err); ok {
		err = &turnError{syntax}
	}
	if err != nil {
		return nil, err
	}
	moves := trial.moves[len(g.moves):]
	for i := range moves {
		moves[i].Line, moves[i].Column = 0, 0
	}
	return moves, nil
}
