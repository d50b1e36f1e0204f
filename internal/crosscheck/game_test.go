package crosscheck_test

import (
	"context"
	"math/big"
	"regexp"
	"strconv"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"threesaway/engine"
	"threesaway/solver"
	"threesaway/tables"
)

// build solves a game of the standard rules but for some settings.
func build(t *testing.T, players int, settings ...string) *tables.Table {
	t.Helper()
	r := engine.ThreesAway()
	for _, s := range settings {
		require.NoError(t, r.Set(s))
	}
	table, err := tables.Build(context.Background(), r, tables.Scope{Players: players}, nil)
	require.NoError(t, err)
	return table
}

// position reads a position.
func position(t *testing.T, table *tables.Table, line string) engine.Position {
	t.Helper()
	n, err := engine.ParsePosition(table.Rules(), line)
	require.NoError(t, err)
	return n.Position
}

var final = regexp.MustCompile(`(?m)^ (\d+) s_(\d+) = (\d+)$`)

// finals returns what a program says that final scores are worth.
func finals(t *testing.T, lp string) map[int]*big.Rat {
	t.Helper()
	list := map[int]*big.Rat{}
	for _, m := range final.FindAllStringSubmatch(lp, -1) {
		worth, ok := new(big.Rat).SetString(m[3] + "/" + m[1])
		require.True(t, ok)
		score, err := strconv.Atoi(m[2])
		require.NoError(t, err)
		list[score] = worth
	}
	return list
}

// The game of two players hangs together by what the other solver says alone: what a
// score is worth to the first is what it leaves the second, and what a tie is worth to
// the second is what the first has not at the start.
func TestGameOfTwoIsAFixedPoint(t *testing.T) {
	needSolver(t)
	table := build(t, 2, "dice=3")
	opening := program(t, table, solver.Win(), "players=2")
	first := optimise(t, opening)
	one := big.NewRat(1, 1)
	scores := finals(t, opening)
	assert.Len(t, scores, 19, "0 to 18")
	for score, worth := range scores {
		t.Run(strconv.Itoa(score), func(t *testing.T) {
			t.Parallel()
			lp := program(t, table, solver.Win(), "beat="+strconv.Itoa(score))
			assertEqual(t, worth, new(big.Rat).Sub(one, optimise(t, lp)), "seat 2")
			for final, worth := range finals(t, lp) {
				want := new(big.Rat)
				switch {
				case final < score:
					want = one
				case final == score:
					want.Sub(one, first)
				}
				assertEqual(t, want, worth, "a score of "+strconv.Itoa(final))
			}
		})
	}
}
