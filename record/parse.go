package record

import (
	"io"
	"strconv"
	"strings"
	"unicode/utf8"

	"threesaway/engine"
)

// MaxSize is the size of the largest record that is read, in bytes; an evening
// takes a few thousand.
const MaxSize = 1 << 20

// Read reads a record to its end. It fails as [Parse] does, and with the error of
// the reader.
func Read(r io.Reader) (*Record, error) {
	text, err := io.ReadAll(io.LimitReader(r, MaxSize+1))
	if err != nil {
		return nil, err
	}
	return Parse(string(text))
}

// Parse reads the text of a record, as RECORD.md specifies it. It fails with an
// [*Error], which says where in the text what is wrong.
func Parse(text string) (*Record, error) {
	if len(text) > MaxSize {
		return nil, &Error{1, 1, &syntaxError{engine.Textf("%d bytes or more: at most %d are read", len(text), MaxSize)}}
	}
	p := parser{record: new(Record), header: Header{Rules: engine.ThreesAway()}}
	rest := strings.TrimPrefix(text, "\ufeff")
	for more := true; more; {
		p.number++
		p.line, rest, more = strings.Cut(rest, "\n")
		p.line = strings.TrimSuffix(p.line, "\r")
		if err := p.read(); err != nil {
			return nil, err
		}
	}
	p.record.broken = text != "" && !strings.HasSuffix(text, "\n")
	return p.record, nil
}

// parser reads a record line by line.
type parser struct {
	record *Record
	header Header // of the next game: the rules and the ante that hold
	begun  bool   // there has been a line
	line   string
	number int // of the line, from 1
	at     int // place in the line, in bytes
}

// wrong reports an error at a place in the line.
func (p *parser) wrong(at int, err error) error {
	return &Error{p.number, p.column(at), err}
}

// column returns the column, in characters from 1, of a place in the line.
func (p *parser) column(at int) int { return utf8.RuneCountInString(p.line[:at]) + 1 }

// wrongf reports, with [ErrSyntax], what is wrong at a place in the line.
func (p *parser) wrongf(at int, format string, args ...any) error {
	return p.wrong(at, &syntaxError{engine.Textf(format, args...)})
}

// read reads the line.
func (p *parser) read() error {
	if at := invalid(p.line); at >= 0 {
		return p.wrongf(at, "must be UTF-8")
	}
	p.line, _, _ = strings.Cut(p.line, "#")
	p.line = strings.TrimRightFunc(p.line, isBlank)
	p.at = 0
	p.skip()
	start := p.at
	if start == len(p.line) {
		return nil
	}
	first := !p.begun
	p.begun = true
	word := p.line[start:]
	if end := strings.IndexFunc(word, isBlank); end >= 0 {
		word = word[:end]
	}
	p.at += len(word)
	p.skip()
	switch strings.ToLower(word) {
	case "record":
		return p.readVersion(start, first)
	case "rules":
		return p.readRules()
	case "ante":
		return p.readAnte()
	case "advised":
		return p.readAdvised()
	case "game":
		return p.readGame()
	}
	p.at = start
	return p.readTurn()
}

// invalid returns where a text is not UTF-8, or -1.
func invalid(text string) int {
	if utf8.ValidString(text) {
		return -1
	}
	for at := 0; at < len(text); {
		c, size := utf8.DecodeRuneInString(text[at:])
		if c == utf8.RuneError && size <= 1 {
			return at
		}
		at += size
	}
	return -1
}

// skip goes on to the next character that is no blank.
func (p *parser) skip() {
	for p.at < len(p.line) && isBlank(rune(p.line[p.at])) {
		p.at++
	}
}

func (p *parser) readVersion(start int, first bool) error {
	switch value := p.line[p.at:]; {
	case !first:
		return p.wrongf(start, "record must be the first line")
	case value == "":
		return p.wrongf(p.at, "the number of the version is missing: must be 1")
	case value != "1":
		return p.wrongf(p.at, "version %q: must be 1", clipped(value))
	}
	return nil
}

func (p *parser) readRules() error {
	if p.at == len(p.line) {
		return p.wrongf(p.at, "name the rules, such as %s", engine.ThreesAway().Describe())
	}
	rules, err := engine.ParseRules(p.line[p.at:])
	if err != nil {
		return p.wrong(p.at, err)
	}
	p.header.Rules = rules
	p.record.hold(p.header)
	return nil
}

func (p *parser) readAnte() error {
	ante, err := ParseAnte(p.line[p.at:])
	if err != nil {
		return p.wrong(p.at, err)
	}
	p.header.Ante = ante
	p.record.hold(p.header)
	return nil
}

func (p *parser) readAdvised() error {
	p.header.Advised = nil
	if p.at < len(p.line) {
		err := p.readList(p.line[p.at:], func(name string) error {
			p.header.Advised = append(p.header.Advised, name)
			return checkAdvised(p.header.Advised)
		})
		if err != nil {
			return err
		}
	}
	p.record.hold(p.header)
	return nil
}

func (p *parser) readGame() error {
	list := p.line[p.at:]
	if list == "" {
		return p.wrongf(p.at, "name the players, such as Ana, Bob, or say how many there are")
	}
	h := p.header
	if isNumber(list) {
		n, err := strconv.Atoi(list)
		if err != nil || list[0] == '0' {
			return p.wrongf(p.at, "%s players: must be 2 to %d", clipped(list), engine.MaxPlayers)
		}
		h.Players = n
	} else if err := p.readNames(&h, list); err != nil {
		return err
	}
	if _, err := p.record.Start(h); err != nil {
		return p.wrong(p.at, err)
	}
	return nil
}

// readNames reads the names of the players.
func (p *parser) readNames(h *Header, list string) error {
	return p.readList(list, func(name string) error {
		h.Names = append(h.Names, name)
		h.Players++
		return checkNames(h.Names)
	})
}

// readList reads a list of names, so that a fault can be told where it is.
func (p *parser) readList(list string, read func(name string) error) error {
	at := p.at
	for n, more := 1, true; more; n++ {
		var original string
		original, list, more = strings.Cut(list, ",")
		blanks := len(original) - len(strings.TrimLeftFunc(original, isBlank))
		if n > engine.MaxPlayers {
			return p.wrongf(at+blanks, "at most %d can play", engine.MaxPlayers)
		}
		if err := read(tidy(original)); err != nil {
			return p.wrong(at+blanks, err)
		}
		at += len(original) + len(",")
	}
	return nil
}
