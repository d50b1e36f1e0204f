package tables

import (
	_ "embed"
	"sync"
)

//go:embed standard.table
var standardFile []byte

// Standard returns the table of the standard game with [StandardGoals], which is
// part of the program. It is checked once, on first use; the error is that of
// [Decode] and cannot happen in a program that passed its tests.
func Standard() (*Table, error) { return standard() }

var standard = sync.OnceValues(func() (*Table, error) { return open(standardFile) })
