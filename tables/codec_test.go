package tables_test

import (
	"bytes"
	"crypto/sha256"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"threesaway/solver"
	"threesaway/tables"
)

func TestTablesSurviveEncodingAndDecoding(t *testing.T) {
	t.Parallel()
	eachRuleSet(t, func(t *testing.T, set ruleSet) {
		r := parseRules(t, set.rules)
		built := set.table(t)
		data := encode(t, built)
		decoded := decode(t, data)
		assert.Equal(t, built, decoded)
		assert.Equal(t, r, decoded.Rules())
		assert.Equal(t, sha256.Sum256([]byte(r.String())), decoded.RulesHash())
		assert.True(t, bytes.Equal(data, encode(t, decoded)), "another round gives other bytes")
		if !testing.Short() || set.round > 1 {
			assert.NoError(t, verify(decoded))
		}
	})
}

func TestBuildsOfTheSameRulesHaveTheSameBytes(t *testing.T) {
	t.Parallel()
	eachRuleSet(t, func(t *testing.T, set ruleSet) {
		assert.True(t, bytes.Equal(encode(t, set.table(t)), encode(t, set.table(t))))
	})
}

// The goals of a table are the caller's choice, and so is their order.
func TestGoalsKeepTheirOrder(t *testing.T) {
	t.Parallel()
	for name, list := range map[string][]solver.Goal{
		"one":             {goals[2]},
		"win":             {solver.Win()},
		"reversed":        {goals[3], goals[2], goals[1], goals[0]},
		"win first":       {solver.Win(), goals[0], goals[1]},
		"money first":     {solver.Money(), goals[3], solver.Win()},
		"win, then money": {solver.Win(), solver.Money()},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			scope := tables.Scope{Goals: list, Players: 3, Pot: 6}
			table := decode(t, encode(t, build(t, parseRules(t, "dice=2 sides=3 away=2"), scope)))
			require.NoError(t, verify(table))
			var got []solver.Goal
			for _, s := range table.Summary() {
				if !slices.Contains(got, s.Part.Goal) {
					got = append(got, s.Part.Goal)
				}
			}
			assert.Equal(t, list, got)
		})
	}
}

// A table is immutable: it must not share memory with what a caller holds.
func TestTablesShareNoBytesWithTheCaller(t *testing.T) {
	t.Parallel()
	want := file(t, "dice=2 sides=3 away=2", 3)
	data := clone(want)
	table := decode(t, data)
	clear(data)
	written := encode(t, table)
	require.True(t, bytes.Equal(want, written), "Decode keeps the bytes it was given")
	clear(written)
	assert.True(t, bytes.Equal(want, encode(t, table)), "Encode hands out bytes of the table")
}
