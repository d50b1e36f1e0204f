//go:build race

package solver_test

// naiveShort says that the race detector slows the tests down: fewer random
// rules are compared.
const naiveShort = true
