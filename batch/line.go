package batch

import (
	"errors"
	"strings"
	"unicode/utf8"

	"threesaway/engine"
)

// parse reads a line, whichever form it has. Its errors are
// [*engine.NotationError].
func parse(r engine.Rules, line string) (engine.Notation, error) {
	if len(line) > MaxLine {
		return engine.Notation{}, wrong(1, "line", "longer than %d bytes", MaxLine)
	}
	if strings.HasPrefix(strings.TrimLeft(line, " \t"), "{") {
		return ParseJSON(r, line)
	}
	return engine.ParsePosition(r, line)
}

// wrong reports what is wrong at a column.
func wrong(column int, field, format string, args ...any) error {
	return &engine.NotationError{Column: column, Err: &engine.PositionError{Field: field, Problem: engine.Textf(format, args...)}}
}

// placed turns an error about a field of a position into one about the place in
// the line where it is said; other errors stay as they are.
func placed(line string, err error) error {
	fault, ok := errors.AsType[*engine.PositionError](err)
	if !ok {
		return err
	}
	return &engine.NotationError{Column: columnOf(line, fault.Field), Err: fault}
}

// columnOf returns the column of a field in a line that has been read, and the
// one behind its end where the line does not say it.
func columnOf(line, field string) int {
	key := field + "="
	if strings.Contains(line, "{") {
		key = `"` + jsonName(field) + `"`
	}
	if at := strings.Index(line, key); at >= 0 {
		return columnAt(line, at)
	}
	return columnAt(line, len(line))
}

// columnAt returns the column of a place in a line, in characters from 1.
func columnAt(line string, at int) int { return utf8.RuneCountInString(line[:at]) + 1 }
