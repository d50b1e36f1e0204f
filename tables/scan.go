package tables

import (
	"encoding/binary"
	"errors"

	"threesaway/engine"
)

// form is what a value of a table must be; see FORMAT.md. It mirrors the structs
// of file.go.
type form struct {
	kind   scanKind
	most   uint64  // the longest text, or the largest number of items
	fields []*form // of an array with a field for each
	items  *form   // of an array of like items
}

var (
	formNumber = &form{kind: scanNumber}
	formText   = &form{kind: scanText, most: 4096}
	formBytes  = &form{kind: scanBytes, most: MaxSize}

	formEnvelope = &form{kind: scanArray, fields: []*form{formText, formNumber, formBytes, formBytes}}
	formSection  = &form{kind: scanArray, fields: []*form{
		formText, formText, formNumber, formNumber, formNumber, formBytes, formBytes, formBytes, formBytes,
	}}
	formBody = &form{kind: scanArray, fields: []*form{
		formText, formText,
		{kind: scanArray, items: formBytes, most: 64},
		{kind: scanArray, items: formSection, most: maxSections},
	}}
)

// scan walks msgpack bytes without building anything: it proves that they are
// one value of the given form, that every declared length is there, and that
// nothing trails. What passes is safe to decode: it can ask for no more memory
// than a small multiple of the bytes at hand. It recurses no deeper than forms
// do.
func scan(data []byte, f *form) error {
	end, err := f.scan(data, 0)
	if err == nil && end != len(data) {
		err = engine.Errorf("byte %d: %d bytes trail the table", end, len(data)-end)
	}
	if err != nil {
		return engine.Errorf("%w: %w", ErrFormat, err)
	}
	return nil
}

// scan returns where the value that begins at a place ends.
func (f *form) scan(data []byte, at int) (end int, err error) {
	start := at
	kind, length, head, err := scanHead(data[at:])
	if err != nil {
		return 0, engine.Errorf("byte %d: %w", start, err)
	}
	at += head
	switch {
	case kind != f.kind:
		return 0, engine.Errorf("byte %d: %s is there where %s must be", start, kind, f.kind)
	case f.fields != nil && length != uint64(len(f.fields)):
		return 0, engine.Errorf("byte %d: an array of %d: must be of %d", start, length, len(f.fields))
	case kind == scanNumber:
		return at, nil
	case f.fields == nil && length > f.most:
		return 0, engine.Errorf("byte %d: %s of %d: at most %d", start, kind, length, f.most)
	case length > uint64(len(data)-at): // every item takes one byte at least
		return 0, engine.Errorf("byte %d: %s of %d is declared, but %d bytes are left", start, kind, length, len(data)-at)
	}
	if kind != scanArray {
		return at + int(length), nil
	}
	for i := range int(length) {
		item := f.items
		if f.fields != nil {
			item = f.fields[i]
		}
		if at, err = item.scan(data, at); err != nil {
			return 0, err
		}
	}
	return at, nil
}

type scanKind int

const (
	scanNumber scanKind = iota
	scanText
	scanBytes
	scanArray
)

func (k scanKind) String() string {
	return k.text().String()
}

// Message returns the English format of the kind and its arguments.
func (k scanKind) Message() (format string, args []any) { return k.text().Message() }

func (k scanKind) text() engine.Text {
	switch k {
	case scanNumber:
		return engine.Textf("a number")
	case scanText:
		return engine.Textf("a text")
	case scanBytes:
		return engine.Textf("a byte string")
	default:
		return engine.Textf("an array")
	}
}

// scanHead reads the head of one value: its kind, its length or the number that it
// is, and the bytes the head itself takes.
func scanHead(data []byte) (kind scanKind, length uint64, head int, err error) {
	if len(data) == 0 {
		return 0, 0, 0, errors.New("the data end where a value should be")
	}
	c := data[0]
	var width int // of the length, or the number itself, that follows the code
	switch {
	case c <= 0x7f: // positive fixint
		return scanNumber, uint64(c), 1, nil
	case c >= 0xcc && c <= 0xce: // uint 8, 16, 32
		kind, width = scanNumber, 1<<(c-0xcc)
	case c >= 0x90 && c <= 0x9f: // fixarray
		return scanArray, uint64(c & 0x0f), 1, nil
	case c >= 0xa0 && c <= 0xbf: // fixstr
		return scanText, uint64(c & 0x1f), 1, nil
	case c >= 0xc4 && c <= 0xc6: // bin 8, 16, 32
		kind, width = scanBytes, 1<<(c-0xc4)
	case c >= 0xd9 && c <= 0xdb: // str 8, 16, 32
		kind, width = scanText, 1<<(c-0xd9)
	case c == 0xdc || c == 0xdd: // array 16, 32
		kind, width = scanArray, 2<<(c-0xdc)
	default:
		return 0, 0, 0, engine.Errorf("code 0x%02x: a table has no such value", c)
	}
	switch {
	case len(data) >= 1+width:
	case kind == scanNumber:
		return 0, 0, 0, errors.New("the data end inside a number")
	default:
		return 0, 0, 0, errors.New("the data end inside a length")
	}
	var wide [8]byte
	copy(wide[8-width:], data[1:1+width])
	return kind, binary.BigEndian.Uint64(wide[:]), 1 + width, nil
}
