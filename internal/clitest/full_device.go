package clitest

import "errors"

// FullDevice refuses everything after so many bytes, with [ErrFull].
type FullDevice struct{ Room int }

// ErrFull is what a [FullDevice] fails with.
var ErrFull = errors.New("the device is full")

func (d *FullDevice) Write(p []byte) (int, error) {
	if len(p) <= d.Room {
		d.Room -= len(p)
		return len(p), nil
	}
	return d.Room, ErrFull
}
