package record

import (
	"strconv"
	"strings"

	"threesaway/engine"
)

// turnParser reads the line of a turn word by word, and makes its moves.
type turnParser struct {
	*parser
	game *Game
	name string
	turn engine.Turn // as it stands; when it is over the game has gone on
}

// readTurn reads a line "NAME: throws".
func (p *parser) readTurn() error {
	start := p.at
	colon := strings.IndexByte(p.line[start:], ':')
	switch {
	case colon < 0:
		return p.wrongf(start, "must be NAME: and what was thrown, or begin with record, rules, ante, advised or game")
	case len(p.record.games) == 0:
		return p.wrongf(start, "no game has begun: a line such as game Ana, Bob must come first")
	}
	name := tidy(p.line[start : start+colon])
	game := p.record.games[len(p.record.games)-1]
	player := game.header.player(name)
	on, ok := game.now.Player()
	switch {
	case player == 0:
		return p.wrongf(start, "%q: nobody of that name plays", clipped(name))
	case !ok:
		return p.wrong(start, engine.Errorf("%w: the game is over", engine.ErrSequence))
	case player != on:
		return p.wrong(start, engine.Errorf("%w: it is the turn of %s", engine.ErrSequence, game.header.Name(on)))
	}
	p.at = start + colon + 1
	t := turnParser{p, game, game.header.Name(on), game.now.Turn()}
	return t.read()
}

// player returns the number of a player who is named or numbered; 0 for none.
func (h Header) player(name string) int {
	for i, n := range h.Names {
		if strings.EqualFold(n, name) {
			return i + 1
		}
	}
	n, err := strconv.Atoi(name)
	if err != nil || strconv.Itoa(n) != name || n < 1 || n > h.Players {
		return 0
	}
	return n
}

// peek goes on to the next word and returns it: a punctuation mark, or what stands
// before the next one or a blank. It is empty at the end of the line.
func (t *turnParser) peek() string {
	t.skip()
	rest := t.line[t.at:]
	switch end := strings.IndexAny(rest, " \t,>="); {
	case end > 0:
		return rest[:end]
	case end == 0:
		return rest[:1]
	}
	return rest
}

// take goes on behind the next word if it is the given one, in any case.
func (t *turnParser) take(word string) bool {
	next := t.peek()
	if !strings.EqualFold(next, word) {
		return false
	}
	t.at += len(next)
	return true
}

// move makes a move that begins at a place in the line.
func (t *turnParser) move(at int, m Move) error {
	m.Line, m.Column = t.number, t.column(at)
	if err := t.game.add(m); err != nil {
		return t.wrong(at, err)
	}
	_ = m.on(&t.turn) // the game has taken it
	return nil
}

func (t *turnParser) read() error {
	_, thrown := t.turn.Roll()
	var err error
	switch next := t.peek(); {
	case next == "":
		return t.wrongf(t.at, "say what %s has thrown, or the score", t.name)
	case next == "=" && t.game.fresh():
		t.take("=")
		return t.score()
	case t.isScore(next):
		return t.score()
	case thrown && next == ">":
		err = t.decide()
	case thrown:
		return t.wrong(t.at, engine.Errorf("%w: say behind > what %s has kept", engine.ErrSequence, t.name))
	case next != "=":
		err = t.throw()
	}
	for err == nil && t.take(",") {
		err = t.throw()
	}
	if err != nil {
		return err
	}
	switch next := t.peek(); {
	case next == "":
		return nil
	case next == "=":
		return t.result()
	case t.turn.Done():
		return t.over()
	default:
		return t.wrongf(t.at, "%q: must be a comma before a throw, > before what is kept, or = before the result", clipped(next))
	}
}

// over reports that something follows the end of the turn.
func (t *turnParser) over() error {
	return t.wrong(t.at, engine.Errorf("%w: the turn of %s is over", engine.ErrSequence, t.name))
}

// isScore reports whether the line is a score alone: a number that cannot be what
// all dice show. One with more digits than any score has is wrong either way, and
// more likely meant as dice.
func (t *turnParser) isScore(word string) bool {
	r := t.game.header.Rules
	alone := strings.Trim(t.line[t.at+len(word):], " \t") == ""
	digits := len(strconv.Itoa(r.MaxScore()))
	faces := r.Dice == 1 || r.Sides <= 9 && (r.Dice > 2 && len(word) == r.Dice || len(word) > digits)
	return isNumber(word) && alone && !faces && t.game.fresh()
}

// score reads a turn of which only the score is told.
func (t *turnParser) score() error {
	word := t.peek()
	at := t.at
	t.at += len(word)
	score, err := strconv.Atoi(word)
	if err != nil || strconv.Itoa(score) != word {
		return t.wrongf(at, "%q: must be the score, a whole number of pips", clipped(word))
	}
	if t.peek() != "" {
		return t.wrongf(t.at, "%q: nothing can follow a score", clipped(t.peek()))
	}
	return t.move(at, Move{Kind: Score, Score: score})
}

// result reads how a turn ended and checks that it did.
func (t *turnParser) result() error {
	t.take("=")
	t.peek()
	said := strings.ToLower(tidy(t.line[t.at:]))
	if !t.turn.Done() {
		return t.wrong(t.at, engine.Errorf("%w: the turn of %s is not over", engine.ErrSequence, t.name))
	}
	if is := resultOf(t.turn); said != is {
		return t.wrongf(t.at, "%q: the result is %s", clipped(said), is)
	}
	return nil
}

// throw reads a throw, and what is kept of it if the line goes on to say.
func (t *turnParser) throw() error {
	word := t.peek()
	at := t.at
	if t.turn.Done() {
		return t.over()
	}
	if t.take("blind") {
		if err := t.move(at, Move{Kind: Blind}); err != nil {
			return err
		}
		if t.peek() == "" {
			return nil
		}
		word, at = t.peek(), t.at
	}
	faces, err := t.faces()
	if err != nil {
		return err
	}
	if len(faces) == 0 {
		return t.wrongf(at, "%q: must be what %s has thrown, such as 1 3 3 5 6", clipped(word), t.name)
	}
	roll, err := engine.NewRoll(faces...)
	if err != nil {
		return t.wrong(at, err)
	}
	if err := t.move(at, Move{Kind: Throw, Roll: roll}); err != nil {
		return err
	}
	if t.peek() == ">" && !t.turn.Done() {
		return t.decide()
	}
	return nil
}

// decide reads what is done about the roll on the table.
func (t *turnParser) decide() error {
	t.take(">")
	t.peek()
	at := t.at
	roll, _ := t.turn.Roll()
	var d engine.Decision
	var err error
	if t.take("over") {
		if d.Turned, err = t.keep(); err != nil {
			return err
		}
		if d.Turned.Len() == 0 {
			d.Turned = roll.All()
		}
		if !t.take(">") {
			return t.wrongf(t.at, "say behind > what %s has kept", t.name)
		}
	}
	if !t.take("pass") {
		if d.Keep, err = t.keep(); err != nil {
			return err
		}
		if d.Keep.Len() == 0 {
			return t.wrongf(t.at, "%q: must be what %s has kept, pass or over", clipped(t.peek()), t.name)
		}
	}
	if t.take(">") {
		if !t.take("over") {
			return t.wrongf(t.at, "%q: only over can follow what is kept", clipped(t.peek()))
		}
		d.Over = true
	}
	return t.move(at, Move{Kind: Decide, Decision: d})
}

// keep reads dice that are kept or turned over; they may be none.
func (t *turnParser) keep() (engine.Keep, error) {
	t.peek()
	at := t.at
	faces, err := t.faces()
	if err != nil {
		return engine.Keep{}, err
	}
	keep, err := engine.NewKeep(faces...)
	if err != nil {
		return keep, t.wrong(at, err)
	}
	return keep, nil
}

// faces reads the faces of dice, one a word; where all faces have one digit a
// word can be several.
func (t *turnParser) faces() ([]engine.Face, error) {
	sides := t.game.header.Rules.Sides
	var faces []engine.Face
	for isNumber(t.peek()) {
		word := t.peek()
		parts := []string{word}
		if sides <= 9 {
			parts = strings.Split(word[:min(len(word), engine.MaxDice+1)], "")
		}
		for _, part := range parts {
			face, err := strconv.Atoi(part)
			if err != nil || face < 1 || face > sides || part[0] == '0' {
				return nil, t.wrong(t.at, engine.Errorf("%w: %q: the faces of the dice are 1 to %d", engine.ErrRoll, clipped(word), sides))
			}
			faces = append(faces, engine.Face(face))
		}
		if len(faces) > engine.MaxDice {
			return nil, t.wrong(t.at, engine.Errorf("%w: more than %d dice", engine.ErrRoll, engine.MaxDice))
		}
		t.at += len(word)
	}
	return faces, nil
}
