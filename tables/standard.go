package tables

import (
	_ "embed"
	"sync"
)

//go:embed standard.table
var standardFile []byte

// Standard returns the table of the standard game for low, beat and win with up to 8
// players, which is part of the program. It is unpacked on first use; the error is
// that of [Decode] and cannot happen in a program that passed its tests.
func Standard() (*Table, error) { return standard() }

var standard = sync.OnceValues(func() (*Table, error) { return open(standardFile, true) })
