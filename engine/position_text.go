package engine

import (
	"errors"
	"slices"
	"strconv"
	"strings"
)

// Notation is what one line of text says of a position: the position, and where
// the line names them, the dice kept and the roll to be decided on. Notations are
// comparable.
//
// The line consists of words, separated by blanks, in this order:
//
//	players=4   number of players; 2 if not said
//	seat=3      seat of the player who throws; 1 if not said, or with beat the last
//	round=2     round of the progressive schedule; 1 if not said
//	pot=4       antes in the pot; if not said, one of each player and the zero
//	            antes of a perfect score to beat
//	beat=7      score to beat, in pips; none if not said
//	holders=2   how many share the score to beat; 1 if not said
//	left=3      dice not yet kept; all if not said, or with total those of the roll
//	total=4     what the kept dice count, in pips
//	bottom=4    what they count when turned over, in pips (bottoms=turn)
//	kept=3,4    the kept dice, in place of left, total and bottom
//	passed      the throw before was passed
//	roll=2,5,6  what has been thrown
//
// so that "players=4 seat=3 beat=7 kept=1,3 roll=2,5,6" is the third player of
// four with 7 to beat, who has kept 1 and 3 and thrown 2, 5 and 6. It is written
// with players always, seat if it is not 1, and the others if leaving them out
// would mean something else. It is read in any order and with any number of
// blanks (spaces and tabs) between words and around them; nothing else is lenient.
type Notation struct {
	// Position is the position, before the roll.
	Position Position
	// Kept are the dice kept, where the line names them; else it is empty, and
	// only Position.Total tells what they count.
	Kept Keep
	// Roll is what has been thrown; no dice where the line does not say.
	Roll Roll
}

// Notation returns the position as one line, without a roll; see [Notation].
// [ParsePosition] reads it back, for every position that [Position.Validate]
// accepts.
func (p Position) Notation(r Rules) string { return Notation{Position: p}.Text(r) }

// Text returns the line. Kept dice that are named stand in place of what they
// count.
func (n Notation) Text(r Rules) string {
	p, usual := n.Position, Opening(r, n.Position.Players)
	if p.ScoreToBeat != NoScore {
		usual.Holders = 1
	}
	usual.Pot = p.LeastPot(r)
	text := make([]byte, 0, 64)
	text = strconv.AppendInt(append(text, "players="...), int64(p.Players), 10)
	number := func(key string, value, usual int) {
		if value != usual {
			text = append(append(append(text, ' '), key...), '=')
			text = strconv.AppendInt(text, int64(value), 10)
		}
	}
	number("seat", p.Seat, usual.Seat)
	number("round", p.Round, usual.Round)
	number("pot", p.Pot, usual.Pot)
	number("beat", p.ScoreToBeat, usual.ScoreToBeat)
	number("holders", p.Holders, usual.Holders)
	switch {
	case n.Kept.Len() > 0:
		text = n.Kept.dice.appendList(append(text, " kept="...))
	case p.Left != r.Dice:
		number("left", p.Left, usual.Left)
		number("total", p.Total, -1)
		number("bottom", p.Bottom, 0)
	}
	if p.Passed {
		text = append(text, " passed"...)
	}
	if n.Roll.Len() > 0 {
		text = n.Roll.dice.appendList(append(text, " roll="...))
	}
	return string(text)
}

// appendList appends the faces in rising order, separated by commas.
func (m multiset) appendList(text []byte) []byte {
	for i, f := range m.appendFaces(nil) {
		if i > 0 {
			text = append(text, ',')
		}
		text = strconv.AppendInt(text, int64(f), 10)
	}
	return text
}

// NotationError says what is wrong with one line of a position. It wraps a
// [*PositionError] and so [ErrPosition].
type NotationError struct {
	// Column is where in the line, in characters from 1: at the word that is
	// wrong, or behind the last where one is missing.
	Column int
	// Err names the key and says what is wrong. Beside the fields of a position
	// the key can be kept, roll, or a word that is no key.
	Err *PositionError
}

func (e *NotationError) Error() string { return e.text().String() }

// Message returns the English format of the error and its arguments.
func (e *NotationError) Message() (format string, args []any) { return e.text().Message() }

func (e *NotationError) text() Text { return Textf("column %d: %s", e.Column, e.Err) }

// Unwrap returns the error about the key.
func (e *NotationError) Unwrap() error { return e.Err }

// notationKey is a key of the notation.
type notationKey int

const (
	keyPlayers notationKey = iota
	keySeat
	keyRound
	keyPot
	keyBeat
	keyHolders
	keyLeft
	keyTotal
	keyBottom
	keyKept
	keyPassed
	keyRoll
	notationKeys
)

var notationNames = [notationKeys]string{
	"players", "seat", "round", "pot", "beat", "holders", "left", "total", "bottom", "kept", "passed", "roll",
}

func (k notationKey) String() string { return notationNames[k] }

// keyOf returns the key of a name; ok is false where there is none.
func keyOf(name string) (key notationKey, ok bool) {
	i := slices.Index(notationNames[:], name)
	return notationKey(i), i >= 0
}

// ParsePosition reads one line as [Notation] describes it, for the given rules. It
// fails with [ErrRules] on invalid rules, and with a [*NotationError] on a line
// that says what no legal play leads to, or says it wrongly. As with
// [Position.Validate] any pot will do. Unless it fails it allocates nothing.
func ParsePosition(r Rules, text string) (Notation, error) {
	if err := r.Validate(); err != nil {
		return Notation{}, err
	}
	p := notationParser{rules: r, text: text}
	if err := p.words(); err != nil {
		return Notation{}, err
	}
	if err := p.finish(); err != nil {
		return Notation{}, err
	}
	return p.read, nil
}

// notationParser reads one line.
type notationParser struct {
	rules Rules
	text  string
	read  Notation
	at    [notationKeys]int // columns of the keys that were there, from 1
}

func (p *notationParser) has(k notationKey) bool { return p.at[k] > 0 }

// wrong reports what is wrong at a column.
func (p *notationParser) wrong(column int, field, format string, args ...any) error {
	return &NotationError{column, &PositionError{field, Textf(format, args...)}}
}

// words reads every word of the line.
func (p *notationParser) words() error {
	p.read.Position = Position{Players: 2, Round: 1, ScoreToBeat: NoScore}
	for i := 0; i < len(p.text); {
		if isBlank(p.text[i]) {
			i++
			continue
		}
		end := i
		for end < len(p.text) && !isBlank(p.text[end]) {
			end++
		}
		if err := p.word(i+1, p.text[i:end]); err != nil {
			return err
		}
		i = end
	}
	return nil
}

func isBlank(c byte) bool { return c == ' ' || c == '\t' }

// word reads one word, which begins at a column.
func (p *notationParser) word(column int, word string) error {
	name, value, hasValue := strings.Cut(word, "=")
	key, ok := keyOf(name)
	switch {
	case !ok:
		return p.wrong(column, strconv.Quote(clippedWord(name)), "unknown key: the keys are %s", strings.Join(notationNames[:], ", "))
	case p.has(key):
		return p.wrong(column, name, "is there twice")
	case key == keyPassed && hasValue:
		return p.wrong(column, name, "takes no value")
	case key != keyPassed && !hasValue:
		return p.wrong(column, name, "needs a value, such as %s", examples[key])
	}
	p.at[key] = column
	pos := &p.read.Position
	switch key {
	case keyPlayers:
		return p.number(key, value, &pos.Players)
	case keySeat:
		return p.number(key, value, &pos.Seat)
	case keyRound:
		return p.number(key, value, &pos.Round)
	case keyPot:
		return p.number(key, value, &pos.Pot)
	case keyBeat:
		return p.number(key, value, &pos.ScoreToBeat)
	case keyHolders:
		return p.number(key, value, &pos.Holders)
	case keyLeft:
		return p.number(key, value, &pos.Left)
	case keyTotal:
		return p.number(key, value, &pos.Total)
	case keyBottom:
		return p.number(key, value, &pos.Bottom)
	case keyKept:
		return p.faces(key, value, &p.read.Kept.dice)
	case keyRoll:
		return p.faces(key, value, &p.read.Roll.dice)
	default:
		pos.Passed = true
		return nil
	}
}

// examples are words that would be right, by key.
var examples = [notationKeys]string{
	"players=4", "seat=3", "round=1", "pot=4", "beat=7", "holders=1", "left=3", "total=4", "bottom=4", "kept=1,3", "passed", "roll=2,5,6",
}

// clippedWord returns a word as errors quote it.
func clippedWord(word string) string { return Clipped(word, 20) }

// number reads a whole number, written as the canonical text writes it.
func (p *notationParser) number(key notationKey, value string, to *int) error {
	n, err := strconv.Atoi(value)
	digits := strings.TrimPrefix(value, "-")
	if err != nil || value[0] == '+' || digits[0] == '0' && value != "0" {
		return p.wrong(p.at[key], key.String(), "%q: must be a whole number", clippedWord(value))
	}
	*to = n
	return nil
}

// faces reads dice, separated by commas.
func (p *notationParser) faces(key notationKey, value string, to *multiset) error {
	for more := true; more; {
		var face string
		face, value, more = strings.Cut(value, ",")
		f, err := strconv.Atoi(face)
		if err != nil || f < 1 || f > p.rules.Sides || face[0] == '0' || face[0] == '+' {
			return p.wrong(p.at[key], key.String(), "%q: must be faces from 1 to %d, such as %s", clippedWord(face), p.rules.Sides, examples[key])
		}
		if to.n == MaxDice {
			return p.wrong(p.at[key], key.String(), "more than %d dice", MaxDice)
		}
		to.add(Face(f), 1)
	}
	return nil
}

// finish fills in what the line does not say, and checks what it says.
func (p *notationParser) finish() error {
	pos := &p.read.Position
	if !p.has(keySeat) {
		pos.Seat = 1
		if p.has(keyBeat) {
			pos.Seat = pos.Players
		}
	}
	switch {
	case p.has(keyBeat) && pos.ScoreToBeat < 0:
		return p.wrong(p.at[keyBeat], "beat", "%d: must be 0 to %d", pos.ScoreToBeat, p.rules.MaxScore())
	case p.has(keyHolders) && !p.has(keyBeat):
		return p.wrong(p.at[keyHolders], "holders", "nobody holds a score without beat")
	case p.has(keyBeat) && !p.has(keyHolders):
		pos.Holders = 1
	}
	if err := p.finishTurn(); err != nil {
		return err
	}
	if err := pos.Validate(p.rules); err != nil {
		return p.placed(err)
	}
	if !p.has(keyPot) {
		pos.Pot = pos.LeastPot(p.rules)
	}
	if !p.has(keyRoll) {
		return nil
	}
	if err := p.rules.CheckRoll(p.read.Roll, pos.Left); err != nil {
		return p.wrong(p.at[keyRoll], "roll", "%s", err)
	}
	return nil
}

// finishTurn fills in how far the turn has come.
func (p *notationParser) finishTurn() error {
	pos, kept := &p.read.Position, p.read.Kept
	byTotal := max(p.at[keyLeft], p.at[keyTotal], p.at[keyBottom])
	switch {
	case p.has(keyKept) && byTotal > 0:
		return p.wrong(max(p.at[keyKept], byTotal), "kept", "does not go with left, total and bottom, which it tells")
	case p.has(keyKept) && kept.Len() >= p.rules.Dice:
		return p.wrong(p.at[keyKept], "kept", "%s: at most %d of %d are kept while one is thrown", plural(kept.Len()), p.rules.Dice-1, p.rules.Dice)
	case byTotal == 0:
		pos.Left, pos.Total = p.rules.Dice-kept.Len(), p.rules.KeepTotal(kept)
		if p.rules.Bottoms == BottomsTurn {
			pos.Bottom = p.rules.BottomTotal(kept)
		}
		return nil
	case !p.has(keyLeft) && !p.has(keyRoll):
		return p.wrong(len(p.text)+1, "left", "say how many dice are not yet kept, or with kept which dice are")
	case !p.has(keyLeft):
		pos.Left = p.read.Roll.Len()
	}
	if pos.Left != p.rules.Dice && !p.has(keyTotal) {
		return p.wrong(len(p.text)+1, "total", "say what the kept dice count, or with kept which they are")
	}
	return nil
}

// placed says where in the line the fault of a position is.
func (p *notationParser) placed(err error) error {
	fault, ok := errors.AsType[*PositionError](err)
	if !ok {
		return err
	}
	if p.has(keyKept) && fault.Field == "total" {
		return p.wrong(p.at[keyKept], "kept", "total %s", fault.Problem)
	}
	column := len(p.text) + 1
	if key, ok := keyOf(fault.Field); ok && p.has(key) {
		column = p.at[key]
	}
	return &NotationError{column, fault}
}
