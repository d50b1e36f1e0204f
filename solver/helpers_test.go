package solver_test

import (
	"math/big"
	"testing"

	"github.com/stretchr/testify/require"

	"threesaway/engine"
	"threesaway/solver"
)

// rules returns the standard game with some settings changed.
func rules(t testing.TB, settings ...string) engine.Rules {
	t.Helper()
	r := engine.ThreesAway()
	for _, s := range settings {
		require.NoError(t, r.Set(s))
	}
	require.NoError(t, r.Validate())
	return r
}

func newTurn(t testing.TB, r engine.Rules) *solver.Turn {
	t.Helper()
	turn, err := solver.NewTurn(r)
	require.NoError(t, err)
	return turn
}

func roll(t testing.TB, faces ...engine.Face) engine.Roll {
	t.Helper()
	r, err := engine.NewRoll(faces...)
	require.NoError(t, err)
	return r
}

// someOf returns a list, or with -short every seventh entry of it.
func someOf[T any](list []T) []T {
	if !testing.Short() {
		return list
	}
	return everySeventh(list)
}

func everySeventh[T any](list []T) (some []T) {
	for i := 0; i < len(list); i += 7 {
		some = append(some, list[i])
	}
	return some
}

func fraction(t testing.TB, s string) *big.Rat {
	t.Helper()
	r, ok := new(big.Rat).SetString(s)
	require.True(t, ok, s)
	return r
}

func float(r *big.Rat) float64 {
	f, _ := r.Float64()
	return f
}
