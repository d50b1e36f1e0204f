//go:build !race

package solver_test

const naiveShort = false
