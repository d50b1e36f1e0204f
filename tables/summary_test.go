package tables_test

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"threesaway/engine"
	"threesaway/solver"
	"threesaway/tables"
)

func TestSummaryCountsWhatIsStored(t *testing.T) {
	t.Parallel()
	eachRuleSet(t, func(t *testing.T, set ruleSet) {
		r := parseRules(t, set.rules)
		table := set.table(t)
		b := unseal(t, encode(t, table))
		summary, held := table.Summary(), set.held(t)
		require.Len(t, summary, len(set.parts(t)))
		for i, part := range set.parts(t) {
			want := tables.SectionSummary{Part: part}
			for _, state := range states(r, part) {
				for node := 1; node < nodesOf(r) && slices.Contains(held, part); node++ {
					want.Positions += columns(r, part, state, node)
				}
			}
			for _, p := range payloads(&b.Sections[i]) {
				want.Bytes += len(*p)
			}
			assert.Equal(t, want, summary[i])
		}
	})
}

// The rows are counted by asking for every decision of every position.
func TestPoolSummaryCountsDifferentPolicies(t *testing.T) {
	t.Parallel()
	for _, set := range altered {
		t.Run(set.name, func(t *testing.T) {
			t.Parallel()
			r, table := parseRules(t, set.rules), set.table(t)
			different, size := map[string]bool{}, 0
			for _, part := range set.held(t) {
				s := solution(t, table, part)
				for _, pos := range everyPosition(r, part) {
					decisions := []string{strconv.FormatBool(pos.Passed)}
					for roll := range engine.Rolls(pos.Left, r.Sides) {
						d, err := s.Decide(pos, roll)
						require.NoError(t, err)
						decisions = append(decisions, roll.String()+": "+d.String())
					}
					if row := strings.Join(decisions, ", "); pos.Left > 0 && !different[row] {
						different[row] = true
						size += codeBytes(r) * (len(decisions) - 1)
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
	table := build(t, parseRules(t, tinyRules), tables.Scope{Players: 2})
	table.Summary()[0] = tables.SectionSummary{}
	assert.Equal(t, tables.Part{Goal: solver.Low()}, table.Summary()[0].Part)
}
