package tables

import (
	"math/big"
	"strconv"

	"github.com/vmihailenco/msgpack/v5"

	"threesaway/engine"
	"threesaway/solver"
)

// Body is what the checksum of a file covers, for tests that alter it.
type (
	Body        = body
	BodySection = bodySection
)

// Unseal returns the body of a file without any check.
func Unseal(data []byte) (*Body, error) {
	inner, err := Inner(data)
	if err != nil {
		return nil, err
	}
	b := new(Body)
	return b, msgpack.Unmarshal(inner, b)
}

// Inner returns the bytes of the body of a file without any check.
func Inner(data []byte) ([]byte, error) {
	var e envelope
	err := msgpack.Unmarshal(data, &e)
	return e.Body, err
}

// Seal makes a file of the bytes of a body, with the checksum that they have.
func Seal(inner []byte) ([]byte, error) { return seal(inner) }

// SealBody makes a file of a body, with the checksum that it has.
func SealBody(b *Body) ([]byte, error) {
	inner, err := msgpack.Marshal(b)
	if err != nil {
		return nil, err
	}
	return seal(inner)
}

// RowNumber returns the number that a build gives to the policy of a position, when the
// pool has so many other rows.
func RowNumber(r engine.Rules, policy solver.Policy, pos engine.Position, others int) (int, error) {
	b, err := newBuilder(r)
	if err != nil {
		return 0, err
	}
	for i := range others {
		b.known[nodeOf(r, pos)][strconv.Itoa(i)] = uint16(i)
	}
	row, err := b.row(policy, pos)
	return int(row), err
}

// AppendFloat appends a number as a build does.
func AppendFloat(b []byte, f float64) []byte { return appendFloat(b, f) }

// RoundedShares returns shares of a game, by seat from 1, as they count in one that it
// can follow.
func RoundedShares(shares []*big.Rat) []*big.Rat {
	p := Part{Goal: solver.Win(), Players: len(shares) - 1, Round: 2}
	v := &verifier{shares: map[Part][]*big.Rat{p: shares}, inexact: map[Part]bool{}}
	return (&winProof{gameProof: &gameProof{verifier: v}}).rounded(p)
}
