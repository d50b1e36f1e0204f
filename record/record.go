package record

import "slices"

// Record is an evening: games, one after another. The zero Record is empty and
// ready to use.
type Record struct {
	games []*Game
	// last has the rules, the ante and the advised that hold at the end, where any are named.
	last *Header
	// broken says that the text it was read from ends within a line.
	broken bool
}

// Games returns the games, in order.
func (r *Record) Games() []*Game { return slices.Clone(r.games) }

// Start begins another game; the one before may be unfinished. It fails as
// engine.NewGame does, and with [ErrName] and [ErrAnte] on what cannot be
// written down.
func (r *Record) Start(h Header) (*Game, error) {
	if err := h.Ante.check(); err != nil {
		return nil, err
	}
	g, err := newGame(h)
	if err != nil {
		return nil, err
	}
	r.games = append(r.games, g)
	r.hold(h)
	return g, nil
}

// hold remembers the rules and the ante that hold from now on.
func (r *Record) hold(h Header) {
	h = h.clone()
	r.last = &h
}
