package tables_test

import (
	"errors"
	"testing"

	"github.com/stretchr/testify/require"

	"threesaway/engine"
	"threesaway/solver"
	"threesaway/tables"
)

// A table values many options at once as it does one by one.
func TestOptionsAppendedFromTablesAreThoseOfRank(t *testing.T) {
	scope := tables.Scope{Players: 3, Goals: []solver.Goal{solver.Low(), solver.Beat(solver.WeightHalf), solver.Win(), solver.Money()}, Pot: 6}
	list := map[string]*tables.Table{"standard": standard(t)}
	for _, text := range []string{
		"dice=3 moon=turn", "dice=3 moon=throw", "dice=3 high=true", "dice=2 progressive=every", "dice=3 must_keep_away=true",
		"dice=2 bottoms=turn", "dice=3 pass=true", "dice=3 away=none cutoff=false",
	} {
		list[text] = build(t, parseRules(t, text), scope)
	}
	for name, table := range list {
		rnd, asked := newRand(17), 0
		for _, held := range table.Summary() {
			part := held.Part
			s, err := table.Solution(part.Goal, engine.Position{Players: part.Players, Round: part.Round, Pot: part.Pot, ScoreToBeat: engine.NoScore})
			if errors.Is(err, tables.ErrMissing) {
				continue // shares only
			}
			require.NoError(t, err)
			require.Implements(t, (*solver.Appraiser)(nil), s)
			var options []solver.Option
			for range 100 {
				pos := randomPosition(rnd, table.Rules(), part)
				if pos.Validate(table.Rules()) != nil {
					continue
				}
				roll := randomRoll(t, rnd, pos.Left, table.Rules().Sides)
				want, err := solver.Rank(s, pos, roll)
				require.NoError(t, err)
				options, err = solver.AppendOptions(options[:0], s, pos, roll)
				require.NoError(t, err)
				require.Len(t, options, len(want.Options))
				for i, o := range want.Options {
					require.Equal(t, o, options[i], "%s, goal %s: %+v, %s", name, part.Goal, pos, roll)
				}
				asked++
			}
		}
		require.Greater(t, asked, 100, name)
	}
}
