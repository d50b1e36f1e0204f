package coach

import (
	"strings"

	"threesaway/answer"
	"threesaway/engine"
	"threesaway/evening"
	"threesaway/solver"
)

// session is an evening that is open.
type session struct {
	evening *evening.Evening
	goal    solver.Goal
	store   *store
}

// store keeps what the evening hands over until the page has taken it.
type store struct {
	replaced bool
	text     strings.Builder
}

// Append adds to the text.
func (s *store) Append(text []byte) error {
	_, err := s.text.Write(text)
	return err
}

// Replace puts another text in its place.
func (s *store) Replace(text []byte) error {
	s.replaced = true
	s.text.Reset()
	return s.Append(text)
}

// Saving is what a step changes in the record that the page keeps.
type Saving struct {
	// Replace says that the text takes the place of the record; else it is added to it.
	Replace bool   `json:"replace"`
	Text    string `json:"text"`
}

// take returns what has been handed over since it was last asked for; nil for nothing.
func (s *store) take() *Saving {
	if !s.replaced && s.text.Len() == 0 {
		return nil
	}
	taken := &Saving{s.replaced, s.text.String()}
	s.replaced = false
	s.text.Reset()
	return taken
}

// opened returns the session; an error where there is none.
func (c *Coach) opened() (*session, error) {
	if c.session == nil {
		return nil, engine.Errorf("%w: no evening is open", ErrRequest)
	}
	return c.session, nil
}

type openRequest struct {
	Record string `json:"record"`
	Goal   string `json:"goal"`
}

// open goes on with the evening of a record, or begins one where the record is
// empty. A record that cannot be read changes nothing.
func (c *Coach) open(r openRequest) (any, error) {
	goal, err := question{Goal: r.Goal}.goal()
	if err != nil {
		return nil, err
	}
	if _, ok := c.advisors[goal]; !ok {
		return nil, engine.Errorf("%w: %s: whole games are played for win or money", solver.ErrGoal, goal)
	}
	s := &session{goal: goal, store: new(store)}
	e, lost, err := evening.Open(s.store, r.Record, nil)
	if err != nil {
		return nil, err
	}
	s.evening, c.session = e, s
	v := c.seen(s)
	v.Lost = lost
	return v, nil
}

type checkRequest struct {
	Record string `json:"record"`
}

// check fails on what open does not read.
func (c *Coach) check(r checkRequest) (any, error) {
	_, _, err := evening.Open(nil, r.Record, nil)
	return r, err
}

// beginRequest says by what the next game is played.
type beginRequest struct {
	Names   []string `json:"names"`
	Rules   rules    `json:"rules"`
	Ante    string   `json:"ante"`
	Advised []string `json:"advised"`
}

// begin begins the next game as it says. An answer that is refused is told with its
// field, and changes nothing.
func (c *Coach) begin(r beginRequest) (any, error) {
	s, err := c.opened()
	if err != nil {
		return nil, err
	}
	g := evening.Game{
		Players: strings.Join(r.Names, ","), Rules: r.Rules.chosen().String(), Ante: r.Ante, Advised: strings.Join(r.Advised, ","),
	}
	if strings.TrimSpace(g.Ante) == "" {
		g.Ante = "-" // nothing is said of it
	}
	if g.Advised == "" {
		g.Advised = "0" // nobody
	}
	if err := s.evening.Begin(g); err != nil {
		return nil, err
	}
	return c.seen(s), nil
}

type answerRequest struct {
	Text string `json:"text"`
}

// answer answers what is asked in a turn, as a record has it: dice, a score, a keep.
func (c *Coach) answer(r answerRequest) (any, error) {
	s, err := c.opened()
	if err != nil {
		return nil, err
	}
	if !s.evening.Stage().Playing() {
		return nil, engine.Errorf("%w: no game is being played", engine.ErrSequence)
	}
	if err := s.evening.Answer(r.Text); err != nil {
		return nil, err
	}
	return c.seen(s), nil
}

// decide makes a decision about the roll on the table, given as an option has it.
func (c *Coach) decide(r answer.DecisionDocument) (any, error) {
	s, err := c.opened()
	if err != nil {
		return nil, err
	}
	d := engine.Decision{Over: r.TurnOverAll}
	if d.Keep, err = engine.NewKeep(r.Keep...); err != nil {
		return nil, err
	}
	if d.Turned, err = engine.NewKeep(r.TurnOver...); err != nil {
		return nil, err
	}
	if err := s.evening.Decide(d); err != nil {
		return nil, err
	}
	return c.seen(s), nil
}

type perfectRequest struct {
	Dice string `json:"dice"` // as they fell, as a record has them
}

// perfect throws dice for the player whose turn it is, where they are not on the table
// yet, and keeps what is best.
func (c *Coach) perfect(r perfectRequest) (any, error) {
	s, err := c.opened()
	if err != nil {
		return nil, err
	}
	if !s.evening.Stage().Playing() {
		return nil, engine.Errorf("%w: no game is being played", engine.ErrSequence)
	}
	game := s.evening.Record().Games()[len(s.evening.Record().Games())-1]
	before := len(game.Moves())
	if s.evening.Stage() == evening.Throw {
		if err := s.evening.Answer(r.Dice); err != nil {
			return nil, err
		}
	}
	view := c.seen(s)
	if s.evening.Stage() == evening.Keep {
		advice, err := s.about(c)
		if err != nil {
			s.evening.Undo()
			return nil, err
		}
		if err := s.evening.Decide(advice.Advice.Best().Decision); err != nil {
			return nil, err
		}
		saved := view.Saved
		view = c.seen(s)
		view.Saved = joined(saved, view.Saved)
	}
	view.Moves = moves(game.Moves()[before:])
	return view, nil
}

// joined returns what two steps change together.
func joined(first, second *Saving) *Saving {
	switch {
	case first == nil:
		return second
	case second == nil:
		return first
	case second.Replace:
		return second
	}
	return &Saving{first.Replace, first.Text + second.Text}
}

// undo takes the last step of a game back: a move, or that it has begun.
func (c *Coach) undo(none) (any, error) {
	s, err := c.opened()
	if err != nil {
		return nil, err
	}
	s.evening.Undo()
	return c.seen(s), nil
}

// length returns the number of steps in the record: games that have begun, and moves.
func (s *session) length() int {
	n := 0
	for _, g := range s.evening.Record().Games() {
		n += 1 + len(g.Moves())
	}
	return n
}
