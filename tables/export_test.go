package tables

import "github.com/vmihailenco/msgpack/v5"

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
