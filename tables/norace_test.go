//go:build !race

package tables_test

const (
	builtPlayers  = standardPlayers
	provenPlayers = standardPlayers
	damageStride  = 1
)
