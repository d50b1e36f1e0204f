//go:build race

package solver_test

// naiveRace says that the race detector slows the tests down: fewer random
// rules are compared.
const naiveRace = true
