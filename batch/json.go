package batch

import (
	"encoding/json"
	"errors"
	"strconv"
	"strings"
	"unicode/utf8"

	"threesaway/engine"
)

// jsonKey is a key of a position in JSON.
type jsonKey int

const (
	jsonPlayers jsonKey = iota
	jsonSeat
	jsonScoreToBeat
	jsonHolders
	jsonKept
	jsonTotal
	jsonDiceLeft
	jsonRoll
	jsonRound
	jsonPot
	jsonBottom
	jsonPassed
	jsonNotation
	jsonKeys
)

var jsonNames = [jsonKeys]string{
	"players", "seat", "score_to_beat", "holders", "kept", "total", "dice_left", "roll", "round", "pot", "bottom", "passed", "notation",
}

// jsonName returns the key that stands in JSON for a field of a position.
func jsonName(field string) string {
	switch field {
	case "beat":
		return jsonNames[jsonScoreToBeat]
	case "left":
		return jsonNames[jsonDiceLeft]
	}
	return field
}

// ParseJSON reads a position from a JSON object with the keys that the position of
// query --json has: players, seat, score_to_beat, holders, kept, total, dice_left,
// roll, round, pot, bottom, passed and notation.
//
// All of them may be left out, and mean what the words of [engine.Notation] mean
// when they are: score_to_beat is beat, and null for none; dice_left is left; kept
// is a list of faces, or null where only total, and for bottoms=turn bottom, is
// known; total, dice_left and bottom must be right where kept is there too.
// notation says it all in one line; what other keys say must be the same.
//
// It fails with [engine.ErrRules] on invalid rules, and with an
// [*engine.NotationError] on what is not such an object, and on a position that no
// legal play leads to: on unknown keys, keys that are there twice, values of the
// wrong type, and anything behind the object. Any pot will do. Unless it fails it
// allocates nothing.
func ParseJSON(r engine.Rules, text string) (engine.Notation, error) {
	if err := r.Validate(); err != nil {
		return engine.Notation{}, err
	}
	p := jsonParser{rules: r, text: text}
	if err := p.object(); err != nil {
		return engine.Notation{}, err
	}
	var n engine.Notation
	var err error
	if p.has(jsonNotation) {
		n, err = p.noted()
	} else {
		n, err = p.told()
	}
	if err != nil {
		return engine.Notation{}, err
	}
	return n, nil
}

// jsonParser reads one object.
type jsonParser struct {
	rules    engine.Rules
	text     string
	next     int // the next byte of text
	at       [jsonKeys]int
	null     [jsonKeys]bool
	numbers  [jsonKeys]int
	kept     engine.Keep
	roll     engine.Roll
	passed   bool
	notation string
	notedAt  int // where the notation begins in text
}

// has reports whether a key is there with a value other than null.
func (p *jsonParser) has(k jsonKey) bool { return p.at[k] > 0 && !p.null[k] }

// wrong reports what is wrong with the value of a key.
func (p *jsonParser) wrong(k jsonKey, format string, args ...any) error {
	at := len(p.text) // behind it all where the key is missing
	if p.at[k] > 0 {
		at = p.at[k] - 1
	}
	return wrong(columnAt(p.text, at), jsonNames[k], format, args...)
}

// broken reports text that is not JSON, or no object.
func (p *jsonParser) broken(why string) error {
	return wrong(columnAt(p.text, min(p.next, len(p.text))), "JSON", "%s", why)
}

// space passes over blanks and returns the byte behind them, 0 at the end.
func (p *jsonParser) space() byte {
	for ; p.next < len(p.text); p.next++ {
		switch c := p.text[p.next]; c {
		case ' ', '\t', '\r', '\n':
		default:
			return c
		}
	}
	return 0
}

// object reads the object, and that nothing follows it.
func (p *jsonParser) object() error {
	if p.space() != '{' {
		return p.broken("must be an object, {…}")
	}
	p.next++
	if p.space() != '}' {
		for {
			if err := p.member(); err != nil {
				return err
			}
			c := p.space()
			if c == '}' {
				break
			}
			if c != ',' {
				return p.broken("a comma or } must stand here")
			}
			p.next++
		}
	}
	p.next++
	if p.space(); p.next < len(p.text) {
		return p.broken("something follows the object")
	}
	return nil
}

// member reads a key and its value.
func (p *jsonParser) member() error {
	if p.space() != '"' {
		return p.broken("a key in quotation marks must stand here")
	}
	at := p.next
	name, err := p.string()
	if err != nil {
		return err
	}
	key := jsonKeyOf(name)
	switch {
	case key == jsonKeys:
		return wrong(columnAt(p.text, at), strconv.Quote(engine.Clipped(name, 20)), "unknown key: the keys are %s", strings.Join(jsonNames[:], ", "))
	case p.at[key] > 0:
		return wrong(columnAt(p.text, at), jsonNames[key], "is there twice")
	}
	p.at[key] = at + 1
	if p.space() != ':' {
		return p.broken("a colon must stand here")
	}
	p.next++
	p.space()
	return p.value(key)
}

// jsonKeyOf returns the key of a name, jsonKeys where there is none.
func jsonKeyOf(name string) jsonKey {
	for k, known := range jsonNames {
		if name == known {
			return jsonKey(k)
		}
	}
	return jsonKeys
}

// value reads the value of a key.
func (p *jsonParser) value(key jsonKey) (err error) {
	switch key {
	case jsonKept, jsonRoll:
		return p.faces(key)
	case jsonPassed:
		switch {
		case p.word("true"):
			p.passed = true
		case !p.word("false"):
			return p.wrong(key, "must be true or false")
		}
		return nil
	case jsonNotation:
		if p.peek() != '"' {
			return p.wrong(key, "must be a text")
		}
		p.notedAt = p.next + 1
		p.notation, err = p.string()
		return err
	case jsonScoreToBeat:
		if p.word("null") {
			p.null[key] = true
			return nil
		}
		if n, ok := p.number(); ok && n >= 0 {
			p.numbers[key] = n
			return nil
		}
		return p.wrong(key, "must be a whole number from 0 to %d, or null", p.rules.MaxScore())
	default:
		n, ok := p.number()
		if !ok {
			return p.wrong(key, "must be a whole number")
		}
		p.numbers[key] = n
		return nil
	}
}

// peek returns the next byte, 0 at the end.
func (p *jsonParser) peek() byte {
	if p.next < len(p.text) {
		return p.text[p.next]
	}
	return 0
}

// word passes over a word if it is what comes next.
func (p *jsonParser) word(word string) bool {
	if !strings.HasPrefix(p.text[p.next:], word) {
		return false
	}
	p.next += len(word)
	return true
}

// number reads a whole number that fits an int. ok is false where none is next;
// what is next then does not matter.
func (p *jsonParser) number() (n int, ok bool) {
	start := p.next
	if p.peek() == '-' {
		p.next++
	}
	digits := p.next
	for c := p.peek(); c >= '0' && c <= '9'; c = p.peek() {
		p.next++
	}
	length := p.next - digits
	switch c := p.peek(); {
	case c == '.' || c == 'e' || c == 'E', length == 0, length > 1 && p.text[digits] == '0':
		return 0, false
	}
	n, err := strconv.Atoi(p.text[start:p.next])
	return n, err == nil
}

// faces reads a list of faces, or null for one that is not said.
func (p *jsonParser) faces(key jsonKey) error {
	if p.word("null") {
		p.null[key] = true
		return nil
	}
	if p.peek() != '[' {
		return p.wrong(key, "must be a list of faces, or null")
	}
	p.next++
	var list [engine.MaxDice]engine.Face
	n := 0
	if p.space() != ']' {
		for {
			p.space()
			f, ok := p.number()
			switch {
			case !ok || f < 1 || f > p.rules.Sides:
				return p.wrong(key, "must be faces from 1 to %d, such as [2,5,6]", p.rules.Sides)
			case n == len(list):
				return p.wrong(key, "more than %d dice", engine.MaxDice)
			}
			list[n] = engine.Face(f)
			n++
			c := p.space()
			if c == ']' {
				break
			}
			if c != ',' {
				return p.broken("a comma or ] must stand here")
			}
			p.next++
		}
	}
	p.next++
	var err error
	if key == jsonKept {
		p.kept, err = engine.NewKeep(list[:n]...)
	} else {
		p.roll, err = engine.NewRoll(list[:n]...)
	}
	return err
}

// string reads a text, which begins here.
func (p *jsonParser) string() (string, error) {
	start := p.next
	escaped := false
	for p.next++; ; p.next++ {
		c := p.peek()
		switch {
		case p.next >= len(p.text):
			p.next = start
			return "", p.broken("a text without an end")
		case c == '\\':
			escaped = true
			p.next++
		case c < ' ':
			return "", p.broken("a control character in a text")
		case c == '"':
			p.next++
			text := p.text[start+1 : p.next-1]
			if escaped || !utf8.ValidString(text) {
				return p.unescaped(start)
			}
			return text, nil
		}
	}
}

// unescaped reads a text that is not just its characters.
func (p *jsonParser) unescaped(start int) (text string, err error) {
	quoted := p.text[start:p.next]
	if !utf8.ValidString(quoted) {
		p.next = start
		return "", p.broken("a text that is not UTF-8")
	}
	if err := json.Unmarshal([]byte(quoted), &text); err != nil {
		p.next = start
		return "", p.broken("a text with a wrong escape")
	}
	return text, nil
}

// told makes the position of what the keys say.
func (p *jsonParser) told() (engine.Notation, error) {
	n := engine.Notation{Roll: p.roll}
	pos := &n.Position
	pos.Players = p.numberOr(jsonPlayers, 2)
	pos.Round = p.numberOr(jsonRound, 1)
	pos.ScoreToBeat, pos.Passed = engine.NoScore, p.passed
	pos.Seat = 1
	if p.has(jsonScoreToBeat) {
		pos.ScoreToBeat, pos.Holders, pos.Seat = p.numbers[jsonScoreToBeat], 1, pos.Players
	}
	pos.Seat = p.numberOr(jsonSeat, pos.Seat)
	pos.Holders = p.numberOr(jsonHolders, pos.Holders)
	if err := p.turn(&n); err != nil {
		return n, err
	}
	if err := pos.Validate(p.rules); err != nil {
		return n, p.placed(err)
	}
	pos.Pot = p.numberOr(jsonPot, pos.LeastPot(p.rules))
	return n, p.checkRoll(n)
}

// numberOr returns the number of a key, or what it is if not said.
func (p *jsonParser) numberOr(k jsonKey, usual int) int {
	if p.has(k) {
		return p.numbers[k]
	}
	return usual
}

// turn says how far the turn has come.
func (p *jsonParser) turn(n *engine.Notation) error {
	r, pos := &p.rules, &n.Position
	if p.has(jsonKept) {
		if p.kept.Len() >= r.Dice {
			return p.wrong(jsonKept, "%d dice: at most %d of %d are kept while one is thrown", p.kept.Len(), r.Dice-1, r.Dice)
		}
		n.Kept = p.kept
		pos.Left, pos.Total = r.Dice-p.kept.Len(), r.KeepTotal(p.kept)
		if r.Bottoms == engine.BottomsTurn {
			pos.Bottom = r.BottomTotal(p.kept)
		}
		return p.sameTurn(*pos, "the kept dice make it %d")
	}
	switch {
	case p.has(jsonDiceLeft):
		pos.Left = p.numbers[jsonDiceLeft]
	case !p.has(jsonTotal) && !p.has(jsonBottom):
		pos.Left = r.Dice
	case !p.has(jsonRoll):
		return p.wrong(jsonDiceLeft, "say how many dice are not yet kept, or with kept which dice are")
	default:
		pos.Left = p.roll.Len()
	}
	if pos.Left != r.Dice && !p.has(jsonTotal) {
		return p.wrong(jsonTotal, "say what the kept dice count, or with kept which they are")
	}
	pos.Total, pos.Bottom = p.numbers[jsonTotal], p.numbers[jsonBottom]
	return nil
}

// noted reads the notation, and that the other keys say the same.
func (p *jsonParser) noted() (engine.Notation, error) {
	n, err := engine.ParsePosition(p.rules, p.notation)
	if fault, ok := errors.AsType[*engine.NotationError](err); ok {
		at := columnAt(p.text, p.notedAt)
		if strings.HasPrefix(p.text[p.notedAt:], p.notation) { // without escapes
			at += fault.Column - 1
		}
		return n, &engine.NotationError{Column: at, Err: fault.Err}
	}
	if err != nil {
		return n, err
	}
	if err := p.sameRound(n.Position); err != nil {
		return n, err
	}
	if err := p.sameTurn(n.Position, "the notation says %d"); err != nil {
		return n, err
	}
	return n, p.sameDice(&n)
}

// same reports a key that says another number than it must.
func (p *jsonParser) same(k jsonKey, number int, why string) error {
	if !p.has(k) || p.numbers[k] == number {
		return nil
	}
	return p.wrong(k, "%d: %s", p.numbers[k], engine.Textf(why, number))
}

// sameRound reports a key that says something else about the round.
func (p *jsonParser) sameRound(pos engine.Position) error {
	const why = "the notation says %d"
	if p.null[jsonScoreToBeat] && pos.ScoreToBeat != engine.NoScore {
		return p.wrong(jsonScoreToBeat, "null: "+why, pos.ScoreToBeat)
	}
	if p.has(jsonScoreToBeat) && pos.ScoreToBeat == engine.NoScore {
		return p.wrong(jsonScoreToBeat, "%d: the notation says none", p.numbers[jsonScoreToBeat])
	}
	for _, said := range [...]struct {
		key    jsonKey
		number int
	}{
		{jsonPlayers, pos.Players}, {jsonSeat, pos.Seat}, {jsonScoreToBeat, pos.ScoreToBeat}, {jsonHolders, pos.Holders},
		{jsonRound, pos.Round}, {jsonPot, pos.Pot},
	} {
		if err := p.same(said.key, said.number, why); err != nil {
			return err
		}
	}
	return nil
}

// sameTurn reports a key that says something else about the turn so far.
func (p *jsonParser) sameTurn(pos engine.Position, why string) error {
	if err := p.same(jsonDiceLeft, pos.Left, why); err != nil {
		return err
	}
	if err := p.same(jsonTotal, pos.Total, why); err != nil {
		return err
	}
	return p.same(jsonBottom, pos.Bottom, why)
}

// sameDice takes the dice that the notation does not name from the other keys, and
// reports others that it names.
func (p *jsonParser) sameDice(n *engine.Notation) error {
	pos := n.Position
	if p.at[jsonPassed] > 0 && p.passed != pos.Passed {
		return p.wrong(jsonPassed, "%t: the notation says %t", p.passed, pos.Passed)
	}
	if p.has(jsonKept) && p.kept != n.Kept {
		if n.Kept.Len() > 0 {
			return p.wrong(jsonKept, "%s: the notation says %s", p.kept, n.Kept)
		}
		bottom := 0
		if p.rules.Bottoms == engine.BottomsTurn {
			bottom = p.rules.BottomTotal(p.kept)
		}
		if p.kept.Len() != p.rules.Dice-pos.Left || p.rules.KeepTotal(p.kept) != pos.Total || bottom != pos.Bottom {
			return p.wrong(jsonKept, "%s: the notation says other dice", p.kept)
		}
		n.Kept = p.kept
	}
	if !p.has(jsonRoll) || p.roll == n.Roll && n.Roll.Len() > 0 {
		return nil
	}
	if n.Roll.Len() > 0 {
		return p.wrong(jsonRoll, "%s: the notation says %s", p.roll, n.Roll)
	}
	n.Roll = p.roll
	return p.checkRoll(*n)
}

// checkRoll reports a roll that the dice left cannot show.
func (p *jsonParser) checkRoll(n engine.Notation) error {
	if !p.has(jsonRoll) {
		return nil
	}
	if err := p.rules.CheckRoll(n.Roll, n.Position.Left); err != nil {
		return p.wrong(jsonRoll, "%s", err)
	}
	return nil
}

// placed says where in the object the fault of a position is.
func (p *jsonParser) placed(err error) error {
	fault, ok := errors.AsType[*engine.PositionError](err)
	if !ok {
		return err
	}
	if p.has(jsonKept) && fault.Field == "total" {
		return p.wrong(jsonKept, "total %s", fault.Problem)
	}
	return p.wrong(jsonKeyOf(jsonName(fault.Field)), "%s", fault.Problem)
}
