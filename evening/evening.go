package evening

import (
	"bytes"
	"slices"
	"strings"

	"threesaway/engine"
	"threesaway/record"
)

// Evening is an evening that is being played. A refused answer is an error and
// changes nothing.
type Evening struct {
	writer  *record.Writer // writes to pending
	pending bytes.Buffer   // what the store does not have yet
	store   Store
	stale   bool // what is in the store is to be replaced
	saveErr error

	fixed  bool          // the rules are given, and not asked for
	stage  Stage         // of setting up, while no game is being played
	draft  record.Header // the next game
	past   []setup       // before each step of setting up
	events []Event       // of the last step
}

// setup is how far setting up a game had come.
type setup struct {
	games int // that had begun
	stage Stage
	draft record.Header
}

// New begins an evening. Rules that are given are not asked for. The store may be
// nil; an evening is in it from the first game on.
func New(store Store, rules *engine.Rules) *Evening {
	e := &Evening{store: store, stale: true, draft: record.Header{Rules: engine.ThreesAway()}}
	e.writer, _ = record.NewWriter(&e.pending) // a buffer takes everything
	e.fix(rules)
	return e
}

// Open goes on with an evening from the text that a store has. Rules that are given
// are those of games that have not begun. A text without games is an evening that
// begins.
//
// The last line can be torn, if it was being written when a machine stopped: one
// that does not end and has no meaning is left out, and returned as lost. For
// everything else that is wrong Open fails as record.Parse does.
func Open(store Store, text string, rules *engine.Rules) (e *Evening, lost string, err error) {
	r, err := record.Parse(text)
	if whole := strings.LastIndexByte(text, '\n') + 1; err != nil && whole < len(text) {
		text, lost = text[:whole], text[whole:]
		var torn error
		if r, torn = record.Parse(text); torn != nil {
			return nil, "", err
		}
		err = nil
	}
	if err != nil {
		return nil, "", err
	}
	if len(r.Games()) == 0 {
		return New(store, rules), lost, nil
	}
	e = &Evening{store: store, stale: lost != ""}
	e.writer = record.Continue(&e.pending, r)
	e.stage, e.draft = Ready, e.proposal()
	e.fix(rules)
	return e, lost, nil
}

func (e *Evening) fix(rules *engine.Rules) {
	if rules != nil {
		e.fixed, e.draft.Rules = true, *rules
	}
}

// Record returns the record of the evening. It is not to be changed.
func (e *Evening) Record() *record.Record { return e.writer.Record() }

// game returns the last game, or nil.
func (e *Evening) game() *record.Game {
	games := e.Record().Games()
	if len(games) == 0 {
		return nil
	}
	return games[len(games)-1]
}

// Stage returns what is asked next.
func (e *Evening) Stage() Stage {
	g := e.game()
	if g == nil || g.Done() {
		return e.stage
	}
	turn := g.State().Turn()
	if _, thrown := turn.Roll(); thrown {
		return Keep
	}
	return Throw
}

// Next returns the next game as it is proposed so far.
func (e *Evening) Next() record.Header {
	h := e.draft
	h.Names, h.Advised = slices.Clone(h.Names), slices.Clone(h.Advised)
	return h
}

// Course returns the course of the last game; nil before the first.
func (e *Evening) Course() *Course {
	g := e.game()
	if g == nil {
		return nil
	}
	return Follow(g)
}

// Events returns what the last step has brought about; nothing after it has been
// taken back.
func (e *Evening) Events() []Event { return e.events }

// begin begins the next game.
func (e *Evening) begin() error {
	before := e.now()
	if err := e.writer.Start(e.draft); err != nil {
		return err
	}
	e.past = append(e.past, before)
	e.events = []Event{{Kind: Began, Pot: e.draft.Players}}
	e.save()
	return nil
}

// play makes moves in the game.
func (e *Evening) play(moves ...record.Move) error {
	from := len(e.game().Moves())
	for _, m := range moves {
		if err := e.writer.Make(m); err != nil {
			return err
		}
	}
	g := e.game()
	e.keepForced(g)
	course := Follow(g)
	e.events = nil
	for _, events := range course.Events[from:] {
		e.events = append(e.events, events...)
	}
	if g.Done() {
		e.stage, e.draft = Ready, e.proposal()
	}
	e.save()
	return nil
}

// keepForced makes the one decision there is about the roll on the table, if there
// is only one.
func (e *Evening) keepForced(g *record.Game) {
	if d, ok := forced(g); ok {
		_ = e.writer.Decide(d) // it is legal
	}
}

// forced returns the decision about the roll on the table of a game where there
// is only one. More than a few dice are not looked at, as there can be very many
// decisions about them.
func forced(g *record.Game) (engine.Decision, bool) {
	const few = 5
	turn := g.State().Turn()
	roll, _ := turn.Roll()
	if g.Done() || roll.Len() > few || g.Header().Rules.Bottoms == engine.BottomsTurn {
		return engine.Decision{}, false
	}
	list := turn.Decisions()
	if len(list) != 1 {
		return engine.Decision{}, false
	}
	return list[0], true
}

// Decide makes a decision about the roll on the table. It fails as
// engine.Game.Decide does.
func (e *Evening) Decide(d engine.Decision) error {
	if !e.Stage().Playing() {
		return engine.Errorf("%w: no game is being played", engine.ErrSequence)
	}
	return e.play(record.Move{Kind: record.Decide, Decision: d})
}

// proposal returns the next game as it follows from the last: the winner throws
// first, or where there are several, the next player.
func (e *Evening) proposal() record.Header {
	g := e.game()
	h := g.Header()
	first := 2
	if winners := g.State().Winners(); len(winners) == 1 {
		first = winners[0]
	}
	return starting(h, first)
}

// starting returns the header of a game in which a player throws first and the
// order stays.
func starting(h record.Header, player int) record.Header {
	if len(h.Names) > 0 {
		h.Names = slices.Concat(h.Names[player-1:], h.Names[:player-1])
	}
	return h
}
