package tables_test

import (
	"bytes"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"threesaway/engine"
	"threesaway/tables"
)

func TestTablesSurviveEncodingAndDecoding(t *testing.T) {
	t.Parallel()
	eachRuleSet(t, func(t *testing.T, set ruleSet) {
		r := parseRules(t, set.rules)
		built := build(t, r, tables.Parts(set.players))
		data := encode(t, built)
		decoded := decode(t, data)
		assert.Equal(t, built, decoded)
		assert.Equal(t, r, decoded.Rules())
		assert.True(t, bytes.Equal(data, encode(t, decoded)), "another round gives other bytes")
		assert.NoError(t, verify(decoded))
	})
}

func TestBuildsOfTheSameRulesHaveTheSameBytes(t *testing.T) {
	t.Parallel()
	eachRuleSet(t, func(t *testing.T, set ruleSet) {
		assert.True(t, bytes.Equal(file(t, set.rules, set.players), file(t, set.rules, set.players)))
	})
}

// The parts of a table are the caller's choice, and so is their order.
func TestPartsKeepTheirOrder(t *testing.T) {
	t.Parallel()
	all := tables.Parts(3)
	for name, parts := range map[string][]tables.Part{
		"one":                                 {all[2]},
		"win":                                 {all[4], all[5]},
		"reversed":                            {all[3], all[2], all[1], all[0]},
		"win first, a turn between the games": {all[4], all[0], all[5]},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			table := decode(t, encode(t, build(t, parseRules(t, "dice=2 sides=3 away=2"), parts)))
			require.NoError(t, verify(table))
			var got []tables.Part
			for _, s := range table.Summary() {
				got = append(got, s.Part)
			}
			assert.Equal(t, parts, got)
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

func TestAnySmallGameSurvivesAndIsProven(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		r := engine.ThreesAway()
		r.Dice = rapid.IntRange(1, 3).Draw(t, "dice")
		r.Sides = rapid.IntRange(2, 3).Draw(t, "sides")
		r.Away = engine.Face(rapid.IntRange(0, r.Sides).Draw(t, "away"))
		r.Ties = rapid.SampledFrom([]engine.Ties{engine.TiesAll, engine.TiesTied, engine.TiesSplit}).Draw(t, "ties")
		r.ZeroAnte = rapid.IntRange(0, engine.MaxAntes).Draw(t, "zero ante")
		r.TieAnte = rapid.IntRange(0, engine.MaxAntes).Draw(t, "tie ante")
		r.Cutoff = rapid.Bool().Draw(t, "cutoff")
		r.MustKeepAway = rapid.Bool().Draw(t, "must keep away")
		if r.Away == engine.NoAway {
			r.MustKeepAway = false
		}
		r.High = rapid.Bool().Draw(t, "high")
		r.Bottoms = rapid.SampledFrom([]engine.Bottoms{engine.BottomsOff, engine.BottomsBlind}).Draw(t, "bottoms")
		require.NoError(t, r.Validate())
		data := encode(t, build(t, r, tables.Parts(rapid.IntRange(1, 3).Draw(t, "players"))))
		table := decode(t, data)
		require.Equal(t, r, table.Rules())
		require.True(t, bytes.Equal(data, encode(t, table)))
		require.NoError(t, verify(table))
	})
}
