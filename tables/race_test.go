//go:build race

package tables_test

// The race detector makes everything six times as slow, and finds nothing more
// in what is done again for more players or more damage.
const (
	builtPlayers  = 5 // of the embedded table, those whose games are solved anew
	provenPlayers = 4 // and those whose games are proven
	damageStride  = 3 // from one number, row or byte that is altered to the next
)
