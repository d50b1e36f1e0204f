package tables_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"threesaway/engine"
	"threesaway/tables"
)

func TestSummaryCountsWhatIsStored(t *testing.T) {
	t.Parallel()
	eachRuleSet(t, func(t *testing.T, set ruleSet) {
		r := parseRules(t, set.rules)
		table := build(t, r, tables.Parts(set.players))
		b := unseal(t, encode(t, table))
		summary := table.Summary()
		require.Len(t, summary, len(tables.Parts(set.players)))
		for i, part := range tables.Parts(set.players) {
			want := tables.SectionSummary{Part: part}
			for _, state := range states(r, part) {
				for left := 1; left <= r.Dice; left++ {
					want.Positions += columns(r, part, state, left)
				}
			}
			for _, p := range payloads(&b.Sections[i]) {
				want.Bytes += len(*p)
			}
			assert.Equal(t, want, summary[i])
		}
	})
}

// The rows are counted by asking for every keep of every position.
func TestPoolSummaryCountsDifferentPolicies(t *testing.T) {
	t.Parallel()
	for _, set := range altered {
		t.Run(set.name, func(t *testing.T) {
			t.Parallel()
			r := parseRules(t, set.rules)
			table := build(t, r, tables.Parts(set.players))
			different, size := map[string]bool{}, 0
			for _, part := range tables.Parts(set.players) {
				s := solution(t, table, part)
				for _, pos := range everyPosition(r, part.Goal, part.Players) {
					var keeps []string
					for roll := range engine.Rolls(pos.Left, r.Sides) {
						keep, err := keepOf(s, pos, roll)
						require.NoError(t, err)
						keeps = append(keeps, roll.String()+": "+keep.String())
					}
					if row := strings.Join(keeps, ", "); pos.Left > 0 && !different[row] {
						different[row] = true
						size += len(keeps) // a byte each
					}
				}
			}
			rows, bytes := table.PoolSummary()
			assert.Equal(t, len(different), rows)
			assert.Equal(t, size, bytes)
		})
	}
}

// A summary is the caller's own.
func TestSummaryIsACopy(t *testing.T) {
	t.Parallel()
	table := build(t, parseRules(t, tinyRules), tables.Parts(2))
	table.Summary()[0] = tables.SectionSummary{}
	assert.Equal(t, tables.Parts(2)[0], table.Summary()[0].Part)
}
