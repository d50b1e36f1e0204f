package crosscheck_test

import (
	"math/big"
	"strconv"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"threesaway/solver"
	"threesaway/tables"
)

// standard returns the embedded table.
func standard(t *testing.T) *tables.Table {
	t.Helper()
	table, err := tables.Standard()
	require.NoError(t, err)
	return table
}

// The least expected totals of RULES.md, for one to five dice.
func TestLeastExpectedTotals(t *testing.T) {
	needSolver(t)
	for i, want := range []string{"3", "79/18", "2261/432", "544369/93312", "504205555/80621568"} {
		t.Run(want, func(t *testing.T) {
			t.Parallel()
			line := "left=" + strconv.Itoa(i+1)
			if i < 4 {
				line += " total=0"
			}
			assert.Equal(t, want, optimise(t, program(t, standard(t), solver.Low(), line)).RatString())
		})
	}
	kept := optimise(t, program(t, standard(t), solver.Low(), "left=2 total=7"))
	assertEqual(t, big.NewRat(79+7*18, 18), kept, "what has been kept is added")
}

// max P(total ≤ m), times 6^15, as RULES.md has it.
func TestBestChancesOfLowTotals(t *testing.T) {
	needSolver(t)
	for m, want := range []string{
		"9908922576", "34328830072", "76203835453", "125563205167", "179760454047", "234781387094", "291002462074",
	} {
		t.Run(strconv.Itoa(m), func(t *testing.T) {
			t.Parallel()
			got := optimise(t, program(t, standard(t), solver.Beat(solver.WeightOne), "beat="+strconv.Itoa(m)))
			got.Mul(got, new(big.Rat).SetInt(new(big.Int).Exp(big.NewInt(6), big.NewInt(15), nil)))
			assert.Equal(t, want, got.RatString())
		})
	}
}

// The first of two players, whose chance RULES.md gives as a fraction, and the second
// against some scores.
func TestTwoPlayers(t *testing.T) {
	needSolver(t)
	table := standard(t)
	exact, err := solver.Solve(table.Rules(), solver.Win(), position(t, table, "players=2"))
	require.NoError(t, err)
	first := optimise(t, program(t, table, solver.Win(), "players=2"))
	assert.Equal(t, "95625541838712846840349/202161383036148007151587", first.RatString())
	for _, line := range []string{"beat=0", "beat=3", "beat=5 left=3 total=2", "beat=8"} {
		want, err := exact.ExactValue(position(t, table, line))
		require.NoError(t, err)
		assertEqual(t, want, optimise(t, program(t, table, solver.Win(), line)), line)
	}
}
