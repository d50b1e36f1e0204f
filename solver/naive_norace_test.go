//go:build !race

package solver_test

const naiveRace = false
