package evening

import (
	"slices"
	"strconv"
	"strings"

	"threesaway/engine"
	"threesaway/record"
)

// Answer answers what is asked. Blanks around the text are of no account, and no
// text at all stands for [Evening.Default]:
//
//	Players   names, such as "Ana, Bob", or their number: they are then called A, B, C
//	Rules     a preset and settings, as engine.ParseRules reads them
//	Ante      as record.ParseAnte reads it, or with a decimal comma; "-" for nothing
//	Advised   names or numbers of seats, such as "Ana, 3"; 0 for nobody
//	Ready     nothing: the game begins. Or what is to be changed: "game Bob, Ana",
//	          "first Bob", "rules ties=split", "ante 5", "advised Bob"
//	Throw     the dice as a record has them, such as "13356", or also what is kept
//	          of them, "13356 > 33"; or the score alone, "= 7"
//	Keep      "33", "pass", "over > 11", as a record has it behind >
//
// It fails with the errors of what reads these, and with [ErrAnswer] on a text that
// has no meaning.
func (e *Evening) Answer(text string) error {
	text = strings.TrimSpace(text)
	if text == "" {
		text = e.Default()
	}
	switch stage := e.Stage(); stage {
	case Throw:
		return e.move(text)
	case Keep:
		return e.move("> " + strings.TrimSpace(strings.TrimPrefix(text, ">")))
	case Ready:
		return e.ready(text)
	default:
		draft, err := e.set(stage, text)
		if err != nil {
			return err
		}
		e.past = append(e.past, e.now())
		e.draft = draft
		e.stage++
		if e.stage == Rules && e.fixed {
			e.stage++
		}
		e.events = nil
		return nil
	}
}

// Game says how the next game is to be played, each answer as [Evening.Answer] takes
// it at the stage of that name; no text at all stands for [Evening.Default].
type Game struct{ Players, Rules, Ante, Advised string }

// Begin sets the next game up and begins it, in one step: for front ends that ask all
// at once. It fails with a [*StageError] on the first answer that is refused, and then
// nothing has changed; and with engine.ErrSequence while a game is being played.
func (e *Evening) Begin(g Game) error {
	if e.Stage().Playing() {
		return engine.Errorf("%w: a game is being played", engine.ErrSequence)
	}
	before := e.now()
	e.stage = Ready
	for _, a := range []struct {
		stage Stage
		text  string
	}{{Players, g.Players}, {Rules, g.Rules}, {Ante, g.Ante}, {Advised, g.Advised}} {
		draft, err := e.set(a.stage, strings.TrimSpace(a.text))
		if err != nil {
			e.back(before)
			return &StageError{a.stage, err}
		}
		e.draft = draft
	}
	if err := e.begin(); err != nil {
		e.back(before)
		return &StageError{Players, err}
	}
	return nil
}

// Default returns what no answer at all stands for, if for anything.
func (e *Evening) Default() string {
	h := e.draft
	switch e.Stage() {
	case Players:
		return strings.Join(h.Names, ", ")
	case Rules:
		return h.Rules.Describe()
	case Ante:
		if h.Ante == (record.Ante{}) {
			return "-"
		}
		return h.Ante.String()
	case Advised:
		if len(h.Advised) == 0 {
			return h.Name(1)
		}
		return strings.Join(h.Advised, ", ")
	default:
		return ""
	}
}

// move makes the moves that a text says.
func (e *Evening) move(text string) error {
	moves, err := e.game().ReadTurn(text)
	if err != nil {
		return err
	}
	return e.play(moves...)
}

// withPoint returns an amount with a decimal point, as a record has it, in place of
// the comma of Romanian and German.
func withPoint(text string) string {
	whole, rest, comma := strings.Cut(text, ",")
	if comma && whole != "" && strings.Trim(whole, "0123456789") == "" {
		return whole + "." + rest
	}
	return text
}

// set returns the next game with the answer to a question about it.
func (e *Evening) set(stage Stage, text string) (record.Header, error) {
	h := e.Next()
	switch stage {
	case Players:
		return h, setPlayers(&h, text)
	case Rules:
		rules, err := engine.ParseRules(text)
		h.Rules = rules
		return h, err
	case Ante:
		if text == "-" {
			text = ""
		}
		ante, err := record.ParseAnte(withPoint(text))
		h.Ante = ante
		return h, err
	default:
		return h, setAdvised(&h, text)
	}
}

// ready begins the next game, or changes what is proposed for it.
func (e *Evening) ready(text string) error {
	if text == "" {
		return e.begin()
	}
	word, rest, _ := strings.Cut(text, " ")
	rest = strings.TrimSpace(rest)
	h, err := e.Next(), error(nil)
	switch strings.ToLower(word) {
	case "game":
		h, err = e.set(Players, rest)
	case "rules":
		if !slices.Contains(engine.Presets(), strings.Split(rest, " ")[0]) {
			rest = strings.Join(changed(h.Rules, rest), " ")
		}
		h, err = e.set(Rules, rest)
	case "ante":
		h, err = e.set(Ante, rest)
	case "advised":
		h, err = e.set(Advised, rest)
	case "first":
		player := find(h, rest)
		if player == 0 {
			return engine.Errorf("%w: %q: nobody of that name plays", record.ErrName, rest)
		}
		if len(h.Names) == 0 && player > 1 {
			return engine.Errorf("%w: players without names keep their seats", record.ErrName)
		}
		h = starting(h, player)
	default:
		return engine.Errorf("%w: %q: begin with game, first, rules, ante or advised, or enter nothing to play", ErrAnswer, text)
	}
	if err != nil {
		return err
	}
	e.past = append(e.past, e.now())
	e.draft, e.events = h, nil
	return nil
}

// changed returns the settings of rules, with those of a text in their place.
func changed(r engine.Rules, text string) []string {
	settings := strings.Fields(r.String())
	for s := range strings.FieldsSeq(text) {
		key, _, _ := strings.Cut(s, "=")
		i := slices.IndexFunc(settings, func(old string) bool { return strings.HasPrefix(old, key+"=") })
		if i >= 0 {
			settings[i] = s
		} else {
			settings = append(settings, s) // which no rules have
		}
	}
	return settings
}

// setPlayers reads the names of the players, or their number.
func setPlayers(h *record.Header, text string) error {
	names := split(text)
	if n, err := strconv.Atoi(text); err == nil {
		names = nil
		for i := range min(max(n, 0), engine.MaxPlayers+1) {
			names = append(names, string(rune('A'+i)))
		}
	}
	h.Players, h.Names = len(names), names
	if h.Players < 2 || h.Players > engine.MaxPlayers {
		return &engine.PositionError{Field: "players", Problem: engine.Textf("%d: must be 2 to %d", h.Players, engine.MaxPlayers)}
	}
	trial := record.Header{Rules: engine.ThreesAway(), Players: h.Players, Names: names}
	_, err := new(record.Record).Start(trial)
	return err
}

// setAdvised reads who is advised: names or numbers of seats.
func setAdvised(h *record.Header, text string) error {
	h.Advised = nil
	if text == "0" {
		return nil
	}
	for _, who := range split(text) {
		player := find(*h, who)
		if player == 0 {
			return engine.Errorf("%w: %q: nobody of that name plays", record.ErrName, who)
		}
		if name := h.Name(player); !slices.Contains(h.Advised, name) {
			h.Advised = append(h.Advised, name)
		}
	}
	return nil
}

// split returns the entries of a list, with single blanks between words.
func split(text string) []string {
	var list []string
	for entry := range strings.SplitSeq(text, ",") {
		list = append(list, strings.Join(strings.Fields(entry), " "))
	}
	return list
}

// find returns the player who has a name or a number; 0 for none.
func find(h record.Header, who string) int {
	for player := 1; player <= h.Players; player++ {
		if strings.EqualFold(h.Name(player), who) || strconv.Itoa(player) == who {
			return player
		}
	}
	return 0
}
