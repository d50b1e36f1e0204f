package tables_test

import (
	"runtime"
	"runtime/metrics"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"threesaway/engine"
	"threesaway/solver"
	"threesaway/tables"
)

// heapPeak returns how much more memory than before is in use at most while something
// is done, as far as that is seen every millisecond, in bytes.
func heapPeak(do func()) int {
	sample := []metrics.Sample{{Name: "/memory/classes/heap/objects:bytes"}}
	read := func() int {
		metrics.Read(sample)
		return int(sample[0].Value.Uint64())
	}
	runtime.GC()
	before, most := read(), 0
	done, seen := make(chan struct{}), make(chan struct{})
	go func() {
		defer close(seen)
		for {
			most = max(most, read())
			select {
			case <-done:
				return
			case <-time.After(time.Millisecond):
			}
		}
	}()
	do()
	close(done)
	<-seen
	most = max(most, read()) // what takes no time is over before it is looked at
	return most - before
}

var (
	onlyWin  = []solver.Goal{solver.Win()}
	andMoney = []solver.Goal{solver.Win(), solver.Money()}
)

// What a table takes is between what was estimated, and so is the memory. A file is
// little larger than the least that it can be, once it is not tiny.
func TestEstimateBoundsTheTableAndTheMemory(t *testing.T) {
	const leastMemory, memoryTimes = 32 << 20, 16
	for _, c := range []struct {
		rules string
		scope tables.Scope
	}{
		{"dice=1 sides=2 away=none", tables.Scope{Players: 2}},
		{"", tables.Scope{Players: 4}},
		{"", tables.Scope{Goals: onlyWin, Players: 6}},
		{"dice=3", tables.Scope{Goals: onlyWin, Players: 9}},
		{"dice=8", tables.Scope{Goals: []solver.Goal{solver.Low()}}},
		{"dice=20", tables.Scope{Goals: []solver.Goal{solver.Low()}}},
		{"dice=3 sides=9", tables.Scope{Players: 3}},
		{"ties=tied", tables.Scope{Goals: onlyWin, Players: 4}},
		{"progressive=every", tables.Scope{Goals: onlyWin, Players: 2, Round: 5}},
		{"dice=2 progressive=stairs", tables.Scope{Players: 3}},
		{"", tables.Scope{Goals: andMoney, Players: 2, Pot: 20}},
		{"dice=2 progressive=every", tables.Scope{Goals: andMoney, Players: 3, Pot: 6}},
		{"dice=3 bottoms=throw", tables.Scope{Players: 3}},
		{"dice=3 bottoms=die", tables.Scope{Players: 2}},
		{"dice=3 bottoms=turn", tables.Scope{Players: 3}},
		{"dice=4 high=true", tables.Scope{Players: 3}},
		{"dice=4 moon=turn away=1", tables.Scope{Players: 2}},
		{"dice=3 pass=true", tables.Scope{Players: 3}},
	} {
		t.Run(c.rules, func(t *testing.T) {
			r := parseRules(t, c.rules)
			estimate, err := c.scope.Estimate(r)
			require.NoError(t, err)
			require.NoError(t, estimate.Check())
			var table *tables.Table
			var data []byte
			used := heapPeak(func() {
				table = build(t, r, c.scope)
				data = encode(t, table)
			})
			assert.Len(t, table.Summary(), estimate.Parts)
			assert.GreaterOrEqual(t, len(data), estimate.LeastFile)
			assert.LessOrEqual(t, len(data), estimate.MostFile)
			if len(data) > 500_000 {
				assert.LessOrEqual(t, 10*len(data), 11*estimate.LeastFile, "a tenth more than the least")
			}
			assert.LessOrEqual(t, used, estimate.Memory, "memory")
			assert.LessOrEqual(t, estimate.Memory, leastMemory+memoryTimes*used, "an estimate that says something")
			t.Logf("file %d of %d..%d, memory %d of %d", len(data), estimate.LeastFile, estimate.MostFile, used, estimate.Memory)
		})
	}
}

// The unit of work is what verify counts.
func TestEstimateCountsTheDecisions(t *testing.T) {
	t.Parallel()
	eachRuleSet(t, func(t *testing.T, set ruleSet) {
		estimate, err := set.scope().Estimate(parseRules(t, set.rules))
		require.NoError(t, err)
		choices := 0
		table := set.table(t)
		for _, s := range unseal(t, encode(t, table)).Sections {
			eachRow(t, table.Rules(), &s, func(node, _ int) {
				dice := node
				if node > table.Rules().Dice {
					dice = node - table.Rules().Dice + 1
				}
				choices += engine.RollCount(dice, table.Rules().Sides)
			})
		}
		assert.Equal(t, choices, estimate.Decisions)
	})
}

// absurd are requests that no table has room for, nor any time.
func absurd(t *testing.T) map[string]struct {
	rules engine.Rules
	scope tables.Scope
} {
	list := map[string]struct {
		rules engine.Rules
		scope tables.Scope
	}{}
	for rules, scope := range map[string]tables.Scope{
		"":                                    {Goals: andMoney, Players: 20, Pot: 100_000},
		"zero_ante=0":                         {Goals: andMoney, Players: 2, Pot: 100_000},
		"dice=20":                             {Players: 20},
		"dice=10 sides=10":                    {Players: 20},
		"dice=20 progressive=stairs":          {Goals: onlyWin, Players: 20},
		"progressive=stairs":                  {Goals: onlyWin, Players: 8},
		"dice=5 sides=20 bottoms=turn":        {Players: 20},
		"dice=20 progressive=every ties=tied": {Goals: andMoney, Players: 20, Pot: 100_000, Round: 50},
		"dice=20 sides=7 progressive=stairs":  {Goals: andMoney, Players: 20, Pot: 100_000, Round: 5000},
	} {
		list[rules] = struct {
			rules engine.Rules
			scope tables.Scope
		}{parseRules(t, rules), scope}
	}
	return list
}

// A build that cannot be done is refused before anything is solved: it takes little
// memory, and so little time.
func TestTooLargeTablesAreRefusedAtOnce(t *testing.T) {
	for name, c := range absurd(t) {
		t.Run(name, func(t *testing.T) {
			used := allocated(func() {
				table, err := tables.Build(t.Context(), c.rules, c.scope, func(int, int) { assert.Fail(t, "something is solved") })
				assert.ErrorIs(t, err, tables.ErrTooLarge)
				assert.Nil(t, table)
			})
			assert.LessOrEqual(t, used, 64<<20)
		})
	}
}

// What is said to fit does, and where one player or round is in question, not one more.
func TestFittingScopesFit(t *testing.T) {
	t.Parallel()
	fits := func(r engine.Rules, s tables.Scope) bool {
		e, err := s.Estimate(r)
		return err == nil && e.Check() == nil
	}
	for name, c := range absurd(t) {
		for _, fit := range c.scope.Fitting(c.rules) {
			require.NotEqual(t, c.scope, fit)
			assert.True(t, fits(c.rules, fit), "%s: %+v", name, fit)
			more := fit
			switch {
			case fit.Players < c.scope.Players:
				more.Players++
			case fit.Pot < c.scope.Pot:
				more.Pot += 2 + fit.Pot/32
			default:
				more.Round--
			}
			assert.False(t, fits(c.rules, more), "%s: %+v", name, more)
		}
	}
	assert.NotEmpty(t, tables.Scope{Goals: andMoney, Players: 20, Pot: 100_000}.Fitting(engine.ThreesAway()))
	assert.Empty(t, tables.Scope{Players: 2}.Fitting(parseRules(t, "dice=20 sides=20")))
}

func TestEstimateRefusesWhatNoTableHolds(t *testing.T) {
	t.Parallel()
	_, err := tables.Scope{Players: 2}.Estimate(engine.Rules{})
	assert.ErrorIs(t, err, engine.ErrRules)
	_, err = tables.Scope{Goals: onlyWin, Players: 21}.Estimate(engine.ThreesAway())
	assert.ErrorIs(t, err, tables.ErrNotHeld)
	_, err = tables.Scope{Players: 2}.Estimate(parseRules(t, "dice=20 sides=20"))
	assert.ErrorIs(t, err, solver.ErrTooLarge)
}
