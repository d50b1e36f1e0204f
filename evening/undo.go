package evening

import (
	"bytes"
	"slices"

	"threesaway/record"
)

// now returns how far setting up has come.
func (e *Evening) now() setup { return setup{len(e.Record().Games()), e.stage, e.Next()} }

// back returns to an earlier point of setting up.
func (e *Evening) back(s setup) { e.stage, e.draft = s.stage, s.draft }

// Undo takes the last step back: an answer, the beginning of a game or a move, over
// turns, rounds and games to the beginning of the evening. Of a roll about which
// there was nothing to decide it takes back the throw as well. It returns false
// if there is nothing to take back.
func (e *Evening) Undo() bool {
	games := e.Record().Games()
	n := len(games)
	undone := e.unset(n)
	if !undone && n > 0 {
		e.undoMove(games[n-1])
		undone = true
	}
	if undone {
		e.events = nil
	}
	return undone
}

// unset takes back the last step of setting up the game after n games.
func (e *Evening) unset(n int) bool {
	last := len(e.past) - 1
	if last < 0 || e.past[last].games != n {
		return false
	}
	e.back(e.past[last])
	e.past = e.past[:last]
	return true
}

// undoMove takes back the last move of the last game, or its beginning.
func (e *Evening) undoMove(g *record.Game) {
	begun, header := len(g.Moves()) == 0, g.Header()
	e.rewind(1)
	if begun {
		n := len(e.Record().Games())
		if !e.unset(n) { // it began before the evening was resumed
			e.stage, e.draft = Ready, header
		}
	} else if _, ok := forced(e.game()); ok {
		e.rewind(1)
	}
	e.stale = true
	e.save()
}

// rewind replays the record without its last steps, moves or beginnings of games.
func (e *Evening) rewind(steps int) {
	games := e.Record().Games()
	e.pending = bytes.Buffer{}
	e.writer, _ = record.NewWriter(&e.pending)
	// Games without the last steps, from the end.
	keep := make([]int, len(games))
	last := len(games)
	for i, g := range slices.Backward(games) {
		moves := len(g.Moves())
		if steps > moves {
			steps -= moves + 1
			last = i
			continue
		}
		keep[i] = moves - steps
		steps = 0
	}
	for i, g := range games[:last] {
		_ = e.writer.Start(g.Header()) // it has begun before
		for _, m := range g.Moves()[:keep[i]] {
			_ = e.writer.Make(m) // it was legal before
		}
	}
	e.pending.Reset()
}
