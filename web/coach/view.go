package coach

import (
	"strings"

	"threesaway/answer"
	"threesaway/engine"
	"threesaway/evening"
	"threesaway/record"
	"threesaway/texts"
)

// View is all that there is to see of an evening.
type View struct {
	// Stage is what is asked next: setup, throw or keep.
	Stage string `json:"stage"`
	// Goal is what players are advised for.
	Goal string `json:"goal"`
	// Next is the next game as it is proposed; while one is played, that one.
	Next NextGame `json:"next"`
	// Game is the game being played, or the last one; null before the first.
	Game *GameView `json:"game"`
	// Events are what the last step has brought about, a sentence or two each.
	Events []string `json:"events"`
	// Moves are what the last step has thrown and kept, where the coach has done it.
	Moves []MoveView `json:"moves,omitempty"`
	// Accounts are what the evening has come to.
	Accounts []AccountView `json:"accounts"`
	// Undo says that there is something to take back.
	Undo bool `json:"undo"`
	// Saved is what the page is to do with the record that it keeps; null for nothing.
	Saved *Saving `json:"saved"`
	// Lost is the last line of a record that had not been written whole.
	Lost string `json:"lost,omitempty"`
}

// NextGame is a game as it is proposed.
type NextGame struct {
	Names    []string     `json:"names"`
	Rules    engine.Rules `json:"rules"`
	Describe string       `json:"describe"`
	Ante     string       `json:"ante"`
	Advised  []string     `json:"advised"`
}

// GameView is how a game stands.
type GameView struct {
	Number   int          `json:"number"`
	Rules    engine.Rules `json:"rules"`
	Describe string       `json:"describe"`
	Done     bool         `json:"done"`
	Winners  []int        `json:"winners"`
	Round    int          `json:"round"`
	Pot      int          `json:"pot"`
	// PotText says the pot in words, and what it is worth.
	PotText     string       `json:"pot_text"`
	Ceiling     *int         `json:"ceiling"`
	ScoreToBeat *int         `json:"score_to_beat"`
	Holders     []int        `json:"holders"` // numbers of players
	Players     []PlayerView `json:"players"`
	// Turn is the turn being played; null when the game is over.
	Turn *TurnView `json:"turn"`
}

// PlayerView is how a player stands.
type PlayerView struct {
	Name    string `json:"name"`
	Advised bool   `json:"advised"`
	// Status is waiting, ended, beaten, on-the-spot or out.
	Status string `json:"status"`
	Score  *int   `json:"score"`
	Above  bool   `json:"above"` // the score is above the ceiling
	Paid   int    `json:"paid"`
}

// TurnView is how far a turn has come.
type TurnView struct {
	Player int           `json:"player"`
	Left   int           `json:"left"`
	Kept   []engine.Face `json:"kept"`
	Total  int           `json:"total"`
	Bottom int           `json:"bottom"`
	Passed bool          `json:"passed"`
	// Roll is the roll on the table; empty before a throw.
	Roll []engine.Face `json:"roll"`
	// Scores are those that a turn can end with.
	Scores []int `json:"scores"`
	// Choices are the decisions that are more than keeping dice, where the rules
	// allow such and there are not very many.
	Choices []Choice `json:"choices,omitempty"`
}

// Choice is a decision and its name.
type Choice struct {
	answer.DecisionDocument
	Name string `json:"name"`
}

// MoveView is a throw or a decision that the coach has made.
type MoveView struct {
	Roll     []engine.Face            `json:"roll,omitempty"`
	Decision *answer.DecisionDocument `json:"decision,omitempty"`
}

// AccountView is what an evening has come to for a player.
type AccountView struct {
	Name  string `json:"name"`
	Games int    `json:"games"`
	Won   int    `json:"won"`
	Antes string `json:"antes"`
	Worth string `json:"worth"` // empty where antes have no worth, or several
}

// view tells how the evening stands.
func (c *Coach) view(none) (any, error) {
	s, err := c.opened()
	if err != nil {
		return nil, err
	}
	return c.seen(s), nil
}

// seen returns all that there is to see, and hands over what is to be saved.
func (c *Coach) seen(s *session) *View {
	e := s.evening
	v := &View{Stage: "setup", Goal: string(s.goal.Kind), Next: nextGame(e.Next()), Events: []string{}, Undo: s.length() > 0, Saved: s.store.take()}
	switch e.Stage() {
	case evening.Throw:
		v.Stage = "throw"
	case evening.Keep:
		v.Stage = "keep"
	case evening.Players, evening.Rules, evening.Ante, evening.Advised, evening.Ready:
	}
	v.Accounts = c.accounts(e.Record())
	course := e.Course()
	if course == nil {
		return v
	}
	for _, event := range e.Events() {
		v.Events = append(v.Events, event.Text(c.p, course.Header))
	}
	if e.Stage().Playing() {
		v.Next = nextGame(course.Header)
	}
	v.Game = c.gameView(course, len(e.Record().Games()))
	return v
}

func nextGame(h record.Header) NextGame {
	n := NextGame{Names: []string{}, Rules: h.Rules, Describe: h.Rules.Describe(), Ante: h.Ante.String(), Advised: append([]string{}, h.Advised...)}
	for player := 1; player <= h.Players; player++ {
		n.Names = append(n.Names, h.Name(player))
	}
	return n
}

func (c *Coach) accounts(r *record.Record) []AccountView {
	list, unit := evening.Accounts(r)
	views := []AccountView{}
	for _, a := range list {
		views = append(views, AccountView{a.Name, a.Games, a.Won, evening.Antes(c.p, a.Net), evening.Worth(c.p, unit, a.Worth)})
	}
	return views
}

func (c *Coach) gameView(course *evening.Course, number int) *GameView {
	h, state := course.Header, course.State
	g := &GameView{
		Number: number, Rules: h.Rules, Describe: h.Rules.Describe(), Done: state.Done(), Winners: append([]int{}, state.Winners()...),
		Round: state.Rounds(), Pot: state.Pot(), PotText: c.potText(h, state.Pot()), Holders: []int{},
	}
	pos, playing := state.Position()
	if playing {
		if ceiling, ok := pos.Ceiling(h.Rules); ok {
			g.Ceiling = &ceiling
		}
		if score, players := course.Best(); len(players) > 0 {
			g.ScoreToBeat, g.Holders = &score, players
		}
		g.Turn = c.turnView(course)
	}
	for i, result := range course.Results {
		p := PlayerView{Name: h.Name(i + 1), Advised: h.IsAdvised(i + 1), Status: statuses[result.Status], Paid: state.Paid(i + 1)}
		if result.Status == evening.Ended {
			p.Score = &result.Score
			p.Above = g.Ceiling != nil && result.Score > *g.Ceiling
		}
		g.Players = append(g.Players, p)
	}
	return g
}

// statuses are the names of how far a player has come.
var statuses = [...]string{
	evening.Waiting: "waiting", evening.Ended: "ended", evening.Beaten: "beaten", evening.OnTheSpot: "on-the-spot", evening.Out: "out",
}

// potText says a pot in words: "3 antes = 1.50 EUR".
func (c *Coach) potText(h record.Header, pot int) string {
	text := c.p.Count("evening.antes", pot)
	one, ok := h.Ante.Value()
	if !ok {
		return text
	}
	worth := evening.Worth(c.p, h.Ante, one*float64(pot))
	return text + " = " + strings.TrimPrefix(worth, "+")
}

// manyChoices is how many decisions are too many to be listed by name.
const manyChoices = 200

func (c *Coach) turnView(course *evening.Course) *TurnView {
	r, turn := course.Header.Rules, course.State.Turn()
	player, _ := course.State.Player()
	pos, kept := turn.Position(), turn.Kept()
	t := &TurnView{
		Player: player, Left: turn.Left(), Kept: kept.Faces(), Total: turn.Total(), Bottom: pos.Bottom, Passed: pos.Passed,
		Roll: []engine.Face{}, Scores: []int{},
	}
	for score := range r.MaxScore() + 1 {
		if r.Reachable(r.Dice, score) {
			t.Scores = append(t.Scores, score)
		}
	}
	roll, thrown := turn.Roll()
	if !thrown {
		return t
	}
	t.Roll = roll.Faces()
	const few = 8 // of more dice there are too many decisions to count
	if !r.Pass && r.Bottoms < engine.BottomsThrow || roll.Len() > few {
		return t
	}
	for _, d := range turn.Decisions() {
		if d.Passes() || d.Turned.Len() > 0 || d.Over {
			t.Choices = append(t.Choices, Choice{*answer.OfDecision(d), answer.Name(c.p, r, d)})
		}
		if len(t.Choices) > manyChoices {
			t.Choices = nil
			break
		}
	}
	return t
}

func moves(list []record.Move) []MoveView {
	var views []MoveView
	for _, m := range list {
		switch m.Kind {
		case record.Throw:
			views = append(views, MoveView{Roll: m.Roll.Faces()})
		case record.Decide:
			views = append(views, MoveView{Decision: answer.OfDecision(m.Decision)})
		case record.Blind, record.Score:
		}
	}
	return views
}

// record returns the record of the evening.
func (c *Coach) record(none) (any, error) {
	s, err := c.opened()
	if err != nil {
		return nil, err
	}
	if s.length() == 0 {
		return "", nil
	}
	return s.evening.Record().String(), nil
}

// AdviceView is the advice about the throw that is asked for, or about the roll on
// the table.
type AdviceView struct {
	// Headline says what to keep, Round how the round ends then and Why why.
	Headline string `json:"headline,omitempty"`
	Round    string `json:"round,omitempty"`
	Why      string `json:"why,omitempty"`
	// Names are the names of the options, in their order.
	Names []string `json:"names,omitempty"`
	// Answer is the same as data; null before the throw.
	Answer *answer.Document `json:"answer"`
	// Value is what the position is worth before the throw, in the goal's unit.
	Value float64 `json:"value"`
}

// about asks about the roll on the table.
func (s *session) about(c *Coach) (*answer.Answer, error) {
	course := s.evening.Course()
	pos, _ := course.State.Position()
	turn := course.State.Turn()
	roll, _ := turn.Roll()
	solution, err := c.solution(course.Header.Rules, s.goal, pos)
	if err != nil {
		return nil, err
	}
	a, err := about(solution, pos, roll, true)
	if err != nil {
		return nil, err
	}
	kept := turn.Kept()
	a.Kept = &kept
	return a, nil
}

// advice advises the player whose turn it is.
func (c *Coach) advice(none) (any, error) {
	s, err := c.opened()
	if err != nil {
		return nil, err
	}
	switch s.evening.Stage() {
	case evening.Throw:
		return c.beforeThrow(s)
	case evening.Keep:
	case evening.Players, evening.Rules, evening.Ante, evening.Advised, evening.Ready:
		return nil, engine.Errorf("%w: no game is being played", engine.ErrSequence)
	}
	a, err := s.about(c)
	if err != nil {
		return nil, err
	}
	document := a.Document()
	v := &AdviceView{Answer: &document, Value: a.Advice.ValueBefore}
	if a.Advice.Moon {
		v.Headline = c.p.Text("advice.moon", texts.Args{"who": a.Asker(c.p)})
		return v, nil
	}
	v.Headline, v.Round, v.Why = a.Headline(c.p), a.RoundLine(c.p), a.Why(c.p)
	for _, o := range a.Advice.Options {
		v.Names = append(v.Names, answer.Name(c.p, a.Rules, o.Decision))
	}
	return v, nil
}

// beforeThrow says what a position is worth before the throw.
func (c *Coach) beforeThrow(s *session) (any, error) {
	course := s.evening.Course()
	pos, _ := course.State.Position()
	advice, err := c.advisors[s.goal].Before(course.Header.Rules, pos)
	if err != nil {
		return nil, err
	}
	return &AdviceView{Value: advice.Value}, nil
}
