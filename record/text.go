package record

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"threesaway/engine"
)

// version is the first line of every record.
const version = "record 1"

// String returns the canonical text of the record. What it was with fewer moves
// is the beginning of what it is with more. A turn that is not over ends the text
// without a line break.
func (r *Record) String() string {
	s := newScribe()
	for _, g := range r.games {
		s.begin(&g.header)
		for state, m := range g.Replay() {
			player, _ := state.Player()
			s.move(g.header.Name(player), state.Turn(), m)
		}
	}
	return string(s.text)
}

// scribe writes the canonical text, piece by piece.
type scribe struct {
	text   []byte
	before *Header // of the game before
	open   bool    // the line of a turn has begun
	called bool    // its last word is a call
	bare   bool    // it has nothing but the name
}

func newScribe() *scribe { return &scribe{text: []byte(version + "\n")} }

func (s *scribe) write(words ...string) {
	for _, w := range words {
		s.text = append(s.text, w...)
	}
}

// endLine ends the line of a turn, if there is one.
func (s *scribe) endLine() {
	if s.open {
		s.write("\n")
	}
	s.open, s.called = false, false
}

// begin writes what comes before a game: its rules and ante, and who is
// advised, where they are not those of the game before.
func (s *scribe) begin(h *Header) {
	s.endLine()
	s.write("\n")
	if s.before == nil || s.before.Rules != h.Rules {
		s.write("rules ", h.Rules.Describe(), "\n")
	}
	switch {
	case h.Ante == Ante{} && (s.before == nil || s.before.Ante == Ante{}):
	case h.Ante == Ante{}:
		s.write("ante\n")
	case s.before == nil || s.before.Ante != h.Ante:
		s.write("ante ", h.Ante.String(), "\n")
	}
	switch {
	case len(h.Advised) == 0 && (s.before == nil || len(s.before.Advised) == 0):
	case len(h.Advised) == 0:
		s.write("advised\n")
	case s.before == nil || !slices.Equal(s.before.Advised, h.Advised):
		s.write("advised ", strings.Join(h.Advised, ", "), "\n")
	}
	s.write("game ")
	if h.Names == nil {
		s.write(strconv.Itoa(h.Players))
	}
	for i, name := range h.Names {
		if i > 0 {
			s.write(", ")
		}
		s.write(name)
	}
	s.write("\n")
	s.before = h
}

// move writes a move of a player in a turn that stands before it.
func (s *scribe) move(name string, turn engine.Turn, m Move) {
	roll, _ := turn.Roll()
	if !s.open {
		s.write(name, ":")
		s.open, s.bare = true, true
	}
	switch m.Kind {
	case Blind:
		s.next()
		s.write("blind")
	case Throw:
		if s.called {
			s.write(" ")
		} else {
			s.next()
		}
		s.write(m.Roll.String())
	case Decide:
		s.decision(roll, m.Decision)
	case Score:
		s.write(fmt.Sprintf(" = %d", m.Score))
		s.endLine()
		return
	}
	s.bare, s.called = false, m.Kind == Blind
	_ = m.on(&turn) // the move is legal
	if turn.Done() {
		s.write(" = ", resultOf(turn))
		s.endLine()
	}
}

// next separates a throw from what comes before it.
func (s *scribe) next() {
	if !s.bare {
		s.write(",")
	}
	s.write(" ")
}

func (s *scribe) decision(roll engine.Roll, d engine.Decision) {
	switch d.Turned.Len() {
	case 0:
	case roll.Len():
		s.write(" > over")
	default:
		s.write(" > over ", d.Turned.String())
	}
	if d.Passes() {
		s.write(" > pass")
	} else {
		s.write(" > ", d.Keep.String())
	}
	if d.Over {
		s.write(" > over")
	}
}

// resultOf returns how a turn has ended, in words.
func resultOf(turn engine.Turn) string {
	switch {
	case turn.Moon():
		return "moon"
	case turn.CutOff():
		return "cut off"
	}
	return strconv.Itoa(turn.Total())
}
