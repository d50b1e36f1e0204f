package main

import (
	"errors"
	"slices"
	"strings"

	"threesaway/answer"
	"threesaway/engine"
	"threesaway/evening"
	"threesaway/internal/cli"
	"threesaway/record"
	"threesaway/solver"
	"threesaway/texts"
)

// session is a sitting at an evening: what the screen and the line prompt have in
// common.
type session struct {
	p       texts.Printer
	file    *recordFile
	rules   *engine.Rules // of new games, where they are given
	advisor *evening.Advisor

	evening *evening.Evening
	// found is the evening that the file holds, until it has been said whether to
	// go on with it.
	found *evening.Evening
	// advice is what has been found out about the position, if it has.
	advice *evening.Advice
	// option is the option of the advice that no answer at all takes; the first is
	// the best.
	option int
	// told is what else there is to tell about the last step.
	told []string
}

// open opens a file, which need not exist.
func (s *session) open(file *recordFile) error {
	s.file = file
	text, err := file.read()
	if err != nil {
		return fileError(file, err)
	}
	e, lost, err := evening.Open(file, text, s.rules)
	if err != nil {
		return fileError(file, err)
	}
	if lost != "" {
		s.tell("coach.lost", texts.Args{"file": file.name, "line": printable(lost)})
	}
	s.evening = e
	if len(e.Record().Games()) > 0 {
		s.found, s.evening = e, evening.New(file, s.rules)
	}
	return nil
}

// fileError says which file is at fault; what the system says does so itself.
func fileError(file *recordFile, err error) error {
	if at, ok := errors.AsType[*record.Error](err); ok {
		return engine.Errorf("--file: %s: %w", file.name, at)
	}
	return engine.Errorf("--file: %w", err)
}

func (s *session) tell(key string, args texts.Args) { s.told = append(s.told, s.p.Text(key, args)) }

// stage returns what is asked next; ok is false while it is to be said whether to
// go on with the evening that was found.
func (s *session) stage() (stage evening.Stage, ok bool) { return s.evening.Stage(), s.found == nil }

// command is something that can be entered at any time in place of an answer.
type command uint8

const (
	noCommand command = iota
	undoCommand
	accountCommand
	optionsCommand
	helpCommand
	quitCommand
)

// commands are the words for commands; a letter stands for each where no name can
// be meant.
var commands = []struct {
	letter, word string
	command      command
}{
	{"u", "undo", undoCommand},
	{"a", "account", accountCommand},
	{"o", "options", optionsCommand},
	{"?", "help", helpCommand},
	{"q", "quit", quitCommand},
}

// commandOf returns the command that a text is.
func (s *session) commandOf(text string) command {
	text = strings.TrimSpace(text)
	stage, ok := s.stage()
	letters := !ok || stage.Playing() || stage == evening.Ready || stage == evening.Players
	for _, c := range commands {
		if strings.EqualFold(text, c.word) || text == "?" && c.letter == text || letters && strings.EqualFold(text, c.letter) {
			return c.command
		}
	}
	return noCommand
}

// answer answers what is asked. A refused answer is an error and changes nothing.
func (s *session) answer(text string) error {
	text = strings.TrimSpace(text)
	if s.found != nil {
		return s.goOn(text)
	}
	advice := s.advice
	stage := s.evening.Stage()
	if text == "" && stage == evening.Keep && advice != nil && advice.Advice != nil {
		return s.decide(advice.Options[s.option].Decision)
	}
	if err := s.evening.Answer(text); err != nil {
		return err
	}
	s.stepped()
	return nil
}

// decide makes a decision about the roll on the table.
func (s *session) decide(d engine.Decision) error {
	if err := s.evening.Decide(d); err != nil {
		return err
	}
	s.stepped()
	return nil
}

// stepped notes that the evening has made a step.
func (s *session) stepped() { s.advice, s.option, s.told = nil, 0, nil }

// goOn goes on with the evening that was found, or begins a new one.
func (s *session) goOn(text string) error {
	switch {
	case text == "":
		s.evening = s.found
		s.stepped()
	case strings.HasPrefix(strings.ToLower(text), "n"):
		name, err := s.file.moveAway()
		if err != nil {
			return fileError(s.file, err)
		}
		s.stepped()
		s.tell("coach.moved", texts.Args{"file": name})
	default:
		return engine.Errorf("%q: enter nothing to go on, or n to begin anew", text)
	}
	s.found = nil
	return nil
}

// undo takes back the last step and tells so.
func (s *session) undo() {
	done := s.found == nil && s.evening.Undo()
	s.stepped()
	if done {
		s.tell("coach.undone", nil)
	} else {
		s.tell("coach.nothing-undone", nil)
	}
}

// header returns the header of the game being played, or of the next one.
func (s *session) header() record.Header {
	if s.evening.Stage().Playing() {
		return s.evening.Course().Header
	}
	return s.evening.Next()
}

// advisedTurn reports whether the player whose turn it is is advised.
func (s *session) advisedTurn() bool {
	c := s.evening.Course()
	if !s.evening.Stage().Playing() {
		return false
	}
	player, _ := c.State.Player()
	return c.Header.IsAdvised(player)
}

// anyAdvised reports whether somebody who is in the game is advised.
func (s *session) anyAdvised() bool {
	c := s.evening.Course()
	return s.evening.Stage().Playing() && slices.ContainsFunc(c.State.In(), c.Header.IsAdvised)
}

// find finds out about the position what there is to advise.
func (s *session) find(r engine.Rules, pos engine.Position, roll engine.Roll) (evening.Advice, error) {
	if roll.Len() == 0 {
		return s.advisor.Before(r, pos)
	}
	return s.advisor.About(r, pos, roll)
}

// where returns the rules, the position and the roll that are to be advised on.
func (s *session) where() (engine.Rules, engine.Position, engine.Roll) {
	c := s.evening.Course()
	pos, _ := c.State.Position()
	turn := c.State.Turn()
	roll, _ := turn.Roll()
	return c.Header.Rules, pos, roll
}

// asAnswer puts advice about a roll into the form that query prints.
func (s *session) asAnswer() *answer.Answer {
	return &answer.Answer{Rules: s.evening.Course().Header.Rules, Advice: s.advice.Advice, Tie: s.advice.Tie}
}

// question returns what is asked.
func (s *session) question() string {
	if s.found != nil {
		r := s.found.Record()
		games := r.Games()
		list, _ := evening.Accounts(r)
		var names []string
		for _, a := range list {
			names = append(names, a.Name)
		}
		return s.p.Text("coach.found", texts.Args{"file": s.file.name, "games": len(games), "names": strings.Join(names, ", ")})
	}
	switch s.evening.Stage() {
	case evening.Players:
		return s.withDefault(s.p.Text("coach.ask.players", nil))
	case evening.Rules:
		return s.withDefault(s.p.Text("coach.ask.rules", nil))
	case evening.Ante:
		return s.withDefault(s.p.Text("coach.ask.ante", nil))
	case evening.Advised:
		return s.withDefault(s.p.Text("coach.ask.advised", nil))
	case evening.Ready:
		return s.p.Text("coach.ask.ready", texts.Args{"name": s.evening.Next().Name(2)})
	case evening.Throw, evening.Keep:
	}
	return s.turnQuestion()
}

func (s *session) withDefault(question string) string {
	if d := s.evening.Default(); d != "" {
		question += " [" + s.p.Text("coach.default", texts.Args{"default": d}) + "]"
	}
	return question
}

// turnQuestion returns what is asked in a turn.
func (s *session) turnQuestion() string {
	c := s.evening.Course()
	player, _ := c.State.Player()
	turn := c.State.Turn()
	pos := turn.Position()
	args := texts.Args{"name": c.Header.Name(player), "dice": turn.Left()}
	if roll, thrown := turn.Roll(); thrown {
		args["roll"] = roll
		question := s.p.Text("coach.ask.keep", args)
		if s.advice != nil && s.advice.Advice != nil {
			chosen := answer.Name(s.p, c.Header.Rules, s.advice.Options[s.option].Decision)
			question += " [" + s.p.Text("coach.default", texts.Args{"default": chosen}) + "]"
		}
		return question
	}
	if turn.Left() == c.Header.Rules.Dice && !pos.Passed {
		return s.p.Text("coach.ask.throw", args)
	}
	return s.p.Text("coach.ask.throw-again", args)
}

// events returns what the last step has brought about, a paragraph each.
func (s *session) events() []string {
	list := slices.Clone(s.told)
	if s.found != nil {
		return list
	}
	for _, event := range s.evening.Events() {
		list = append(list, event.Text(s.p, s.evening.Course().Header))
	}
	if err := s.evening.SaveError(); err != nil {
		list = append(list, s.p.Text("coach.not-saved", texts.Args{"error": s.p.Error(err)}))
	}
	return list
}

// status says in a line how the game stands.
func (s *session) status() string {
	c := s.evening.Course()
	pos, _ := c.State.Position()
	pot := s.p.Count("evening.antes", pos.Pot)
	if worth := evening.Worth(s.p, c.Header.Ante, potWorth(c.Header.Ante, pos.Pot)); worth != "" {
		pot += " = " + strings.TrimPrefix(worth, "+")
	}
	parts := []string{
		s.p.Text("coach.game", texts.Args{"game": len(s.evening.Record().Games())}),
		s.p.Text("coach.round", texts.Args{"round": c.State.Rounds()}),
		s.p.Text("coach.pot", texts.Args{"antes": pot}),
	}
	if ceiling, ok := pos.Ceiling(c.Header.Rules); ok {
		parts = append(parts, s.p.Text("coach.ceiling", texts.Args{"ceiling": ceiling}))
	}
	if score, players := c.Best(); len(players) > 0 {
		parts = append(parts, s.p.Text("coach.to-beat", texts.Args{"score": score, "names": evening.Names(s.p, c.Header, players)}))
	} else {
		parts = append(parts, s.p.Text("coach.nothing-to-beat", nil))
	}
	return strings.Join(parts, "; ")
}

// potWorth returns what a pot is worth.
func potWorth(ante record.Ante, pot int) float64 {
	one, _ := ante.Value()
	return float64(one * float64(pot))
}

// before says what the position is worth before the throw.
func (s *session) before() string {
	c := s.evening.Course()
	player, _ := c.State.Player()
	args := texts.Args{"name": c.Header.Name(player)}
	if s.advisor.Goal().Kind == solver.KindMoney {
		args["value"] = s.p.Signed(s.advice.Value, 4)
		return s.p.Text("coach.before-money", args)
	}
	args["value"] = s.p.Decimal(s.advice.Value, 4)
	return s.p.Text("coach.before-win", args)
}

// next says how the next game is to be played.
func (s *session) next() string {
	h := s.evening.Next()
	key := "coach.next"
	if len(s.evening.Record().Games()) == 0 {
		key = "coach.first-game"
	}
	var names []string
	for player := 1; player <= h.Players; player++ {
		names = append(names, h.Name(player))
	}
	parts := []string{
		s.p.Text(key, texts.Args{"names": strings.Join(names, ", ")}),
		s.p.Text("coach.next-rules", texts.Args{"rules": h.Rules.Describe()}),
	}
	if h.Ante != (record.Ante{}) {
		parts = append(parts, s.p.Text("coach.next-ante", texts.Args{"ante": h.Ante}))
	}
	if len(h.Advised) > 0 {
		parts = append(parts, s.p.Text("coach.next-advised", texts.Args{"names": strings.Join(h.Advised, ", ")}))
	} else {
		parts = append(parts, s.p.Text("coach.next-unadvised", nil))
	}
	return strings.Join(parts, "; ")
}

// account returns the account of the evening as a table.
func (s *session) account() string {
	list, unit := evening.Accounts(s.evening.Record())
	head := []string{
		s.p.Text("coach.account.player", nil), s.p.Text("coach.account.games", nil),
		s.p.Text("coach.account.won", nil), s.p.Text("coach.account.antes", nil),
	}
	if unit != (record.Ante{}) {
		head = append(head, s.p.Text("coach.account.worth", nil))
	}
	rows := [][]string{head}
	for _, a := range list {
		row := []string{a.Name, s.p.Decimal(float64(a.Games), 0), s.p.Decimal(float64(a.Won), 0), evening.Antes(s.p, a.Net)}
		if worth := evening.Worth(s.p, unit, a.Worth); worth != "" {
			row = append(row, worth)
		}
		rows = append(rows, row)
	}
	return columns(rows)
}

// columns returns rows as a table.
func columns(rows [][]string) string {
	var b strings.Builder
	_ = cli.PrintColumns(&b, rows) // a string takes everything
	return strings.TrimSuffix(b.String(), "\n")
}

// help returns what can be entered, a paragraph each.
func (s *session) help() []string {
	stage, ok := s.stage()
	r := s.header().Rules
	var keys []string
	switch {
	case !ok:
	case stage == evening.Rules:
		return append(s.settings(), s.p.Text("coach.help.words", nil))
	case stage.Playing():
		keys = []string{"coach.help.throw", "coach.help.keep"}
		if r.Pass {
			keys = append(keys, "coach.help.pass")
		}
		switch r.Bottoms {
		case engine.BottomsOff:
		case engine.BottomsBlind:
			keys = append(keys, "coach.help.blind")
		case engine.BottomsThrow:
			keys = append(keys, "coach.help.over")
		case engine.BottomsDie:
			keys = append(keys, "coach.help.over", "coach.help.die")
		case engine.BottomsTurn:
			keys = append(keys, "coach.help.turn")
		}
	}
	var list []string
	for _, key := range append(keys, "coach.help.words") {
		list = append(list, s.p.Text(key, nil))
	}
	return list
}

// settings lists games and options of the rules, a line each.
func (s *session) settings() []string {
	list := []string{s.p.Text("coach.help.settings", nil)}
	for _, name := range engine.Presets() {
		list = append(list, "  "+name+": "+s.p.Text("preset."+name, nil))
	}
	for _, o := range engine.Options() {
		list = append(list, "  "+o.Key+"="+o.Default+": "+s.p.Text("takes."+o.Key, nil))
	}
	return list
}

// farewell says where the evening is.
func (s *session) farewell() string {
	switch {
	case s.found == nil && s.evening.SaveError() != nil:
		return s.p.Text("coach.not-saved", texts.Args{"error": s.p.Error(s.evening.SaveError())})
	case s.found == nil && len(s.evening.Record().Games()) == 0:
		return s.p.Text("coach.no-game", nil)
	}
	return s.p.Text("coach.saved", texts.Args{"file": s.file.name})
}
