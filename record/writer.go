package record

import (
	"io"

	"threesaway/engine"
)

// Writer writes a record while it is being played: every move as soon as it is
// made, in one Write that only appends. What it writes of a record that it began
// is at any time the text of [Record.String].
//
// A refused move is an error, changes nothing and writes nothing. When writing
// has failed once, every further call fails with the same error.
type Writer struct {
	record *Record
	w      io.Writer
	scribe *scribe
	err    error
}

// NewWriter begins a record, and writes its first line.
func NewWriter(w io.Writer) (*Writer, error) {
	wr := &Writer{record: new(Record), w: w, scribe: newScribe()}
	return wr, wr.flush()
}

// Continue goes on with a record that [Parse] or [Read] has read from what w
// appends to. A turn that was being played goes on in a new line.
func Continue(w io.Writer, r *Record) *Writer {
	wr := &Writer{record: r, w: w, scribe: &scribe{open: r.broken, before: r.last}}
	wr.scribe.endLine()
	return wr
}

// Record returns the record so far. It is that of the Writer, not to be changed
// otherwise.
func (w *Writer) Record() *Record { return w.record }

// Start begins another game; the one before may be unfinished. It fails as
// [Record.Start] does.
func (w *Writer) Start(h Header) error {
	if w.err != nil {
		return w.err
	}
	g, err := w.record.Start(h)
	if err != nil {
		return err
	}
	w.scribe.begin(&g.header)
	return w.flush()
}

// CallBlind calls bottoms before a throw. It fails as [Game.CallBlind] does.
func (w *Writer) CallBlind() error { return w.Make(Move{Kind: Blind}) }

// Throw takes what the dice of the player whose turn it is show. It fails as
// [Game.Throw] does.
func (w *Writer) Throw(roll engine.Roll) error { return w.Make(Move{Kind: Throw, Roll: roll}) }

// Decide sets dice aside for the player whose turn it is. It fails as
// [Game.Decide] does.
func (w *Writer) Decide(d engine.Decision) error { return w.Make(Move{Kind: Decide, Decision: d}) }

// Score enters the score of the player whose turn it is without its dice. It fails
// as [Game.Score] does.
func (w *Writer) Score(score int) error { return w.Make(Move{Kind: Score, Score: score}) }

// Make makes a move of any kind, such as one that [Game.ReadTurn] has read.
func (w *Writer) Make(m Move) error {
	if w.err != nil {
		return w.err
	}
	if len(w.record.games) == 0 {
		return engine.Errorf("%w: no game has begun", engine.ErrSequence)
	}
	g := w.record.games[len(w.record.games)-1]
	player, _ := g.now.Player()
	turn, n := g.now.Turn(), len(g.moves)
	if err := g.add(m); err != nil {
		return err
	}
	if len(g.moves) > n {
		w.scribe.move(g.header.Name(player), turn, m)
	}
	return w.flush()
}

func (w *Writer) flush() error {
	if len(w.scribe.text) == 0 {
		return nil
	}
	n, err := w.w.Write(w.scribe.text)
	if err == nil && n < len(w.scribe.text) {
		err = io.ErrShortWrite
	}
	w.scribe.text = w.scribe.text[:0]
	if err != nil {
		w.err = engine.Errorf("write the record: %w", err)
	}
	return w.err
}
