package tables

import (
	"crypto/sha256"

	"threesaway/engine"

	"github.com/vmihailenco/msgpack/v5"
)

// Encode returns the table as the bytes of a file. Equal tables have equal
// bytes.
func (t *Table) Encode() ([]byte, error) {
	b := body{Rules: t.rules.String(), Layout: layout, Pools: t.pools[1:]}
	for _, s := range t.sections {
		b.Sections = append(b.Sections, bodySection{
			Goal: string(s.part.Goal.Kind), Tie: s.part.Goal.Tie.String(),
			Players: s.part.Players, Round: s.part.Round, Pot: s.part.Pot,
			Shares: s.shares, Values: s.values, Rows: s.rows, Endings: s.endings,
		})
	}
	inner, err := msgpack.Marshal(&b)
	if err != nil {
		return nil, engine.Errorf("encode table: %w", err)
	}
	data, err := seal(inner)
	if err != nil {
		return nil, engine.Errorf("encode table: %w", err)
	}
	return data, nil
}

// seal puts a body into its envelope.
func seal(inner []byte) ([]byte, error) {
	sum := sha256.Sum256(inner)
	return msgpack.Marshal(&envelope{Magic: magic, Version: version, Body: inner, Sum: sum[:]})
}
