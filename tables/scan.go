package tables

import (
	"encoding/binary"
	"fmt"
)

// maxDepth is how deep arrays nest in a valid body.
const maxDepth = 3

// scan walks msgpack bytes without building anything: it proves that they are
// one value of arrays, strings, byte strings and small numbers, that nothing
// nests deeper than a table does, that every declared length is there, and that
// nothing trails. What passes is safe to decode: no declared length can ask for
// more memory than the bytes at hand.
func scan(data []byte) error {
	open := make([]uint64, 1, maxDepth+1) // values still to come, by depth
	open[0] = 1
	at := 0
	for len(open) > 0 {
		last := len(open) - 1
		if open[last] == 0 {
			open = open[:last]
			continue
		}
		open[last]--
		kind, length, head, err := scanHead(data[at:])
		if err != nil {
			return fmt.Errorf("%w: byte %d: %w", ErrFormat, at, err)
		}
		at += head
		// Every value of an array takes one byte at least.
		if length > uint64(len(data)-at) {
			return fmt.Errorf("%w: byte %d: %d bytes or more are declared, but %d are left", ErrFormat, at, length, len(data)-at)
		}
		if kind == scanBytes {
			at += int(length)
		}
		if kind == scanArray {
			if open = append(open, length); len(open) > maxDepth+1 {
				return fmt.Errorf("%w: byte %d: arrays nest deeper than %d", ErrFormat, at, maxDepth)
			}
		}
	}
	if at != len(data) {
		return fmt.Errorf("%w: byte %d: %d bytes trail the table", ErrFormat, at, len(data)-at)
	}
	return nil
}

type scanKind int

const (
	scanNumber scanKind = iota
	scanBytes
	scanArray
)

// scanHead reads the head of one value: its kind, its length, and the bytes the
// head itself takes.
func scanHead(data []byte) (kind scanKind, length uint64, head int, err error) {
	if len(data) == 0 {
		return 0, 0, 0, fmt.Errorf("the data end where a value should be")
	}
	c := data[0]
	var width int // of the length that follows the code
	switch {
	case c <= 0x7f: // positive fixint
		return scanNumber, 0, 1, nil
	case c >= 0x90 && c <= 0x9f: // fixarray
		return scanArray, uint64(c & 0x0f), 1, nil
	case c >= 0xa0 && c <= 0xbf: // fixstr
		return scanBytes, uint64(c & 0x1f), 1, nil
	case c == 0xc4 || c == 0xd9: // bin 8, str 8
		kind, width = scanBytes, 1
	case c == 0xc5 || c == 0xda: // bin 16, str 16
		kind, width = scanBytes, 2
	case c == 0xc6 || c == 0xdb: // bin 32, str 32
		kind, width = scanBytes, 4
	case c == 0xdc: // array 16
		kind, width = scanArray, 2
	case c == 0xdd: // array 32
		kind, width = scanArray, 4
	default:
		return 0, 0, 0, fmt.Errorf("code 0x%02x: a table has no such value", c)
	}
	if len(data) < 1+width {
		return 0, 0, 0, fmt.Errorf("the data end inside a length")
	}
	var wide [8]byte
	copy(wide[8-width:], data[1:])
	return kind, binary.BigEndian.Uint64(wide[:]), 1 + width, nil
}
