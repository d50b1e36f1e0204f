package tables_test

import (
	"context"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"threesaway/solver"
	"threesaway/tables"
)

// countdown is a context that is cancelled when it has been looked at so many
// times: a cancellation at an exact place, without a clock.
type countdown struct {
	context.Context //nolint:containedctx // it is a context itself
	looks           int
}

func newCountdown(looks int) *countdown { return &countdown{context.Background(), looks} }

func (c *countdown) Err() error {
	if c.looks--; c.looks < 0 {
		return context.Canceled
	}
	return nil
}

func TestBuildStopsAtTheNextPartWhenCancelled(t *testing.T) {
	t.Parallel()
	scope := tables.Scope{Goals: []solver.Goal{solver.Low(), solver.Win(), solver.Money()}, Players: 3, Pot: 6}
	for at := range partsIn(parseRules(t, "dice=2 sides=2 away=1"), scope) {
		ctx, cancel := context.WithCancel(context.Background())
		defer cancel()
		calls := 0
		table, err := tables.Build(ctx, parseRules(t, "dice=2 sides=2 away=1"), scope, func(done, _ int) {
			calls++
			if done == at {
				cancel()
			}
		})
		assert.ErrorIs(t, err, context.Canceled)
		assert.Nil(t, table)
		assert.Equal(t, at+1, calls, "parts begun")
	}
}

// Every section is looked at, however little it holds, and every state of a
// game: with eight players one section takes a second.
func TestVerifyStopsWhereverItIsCancelled(t *testing.T) {
	t.Parallel()
	for _, set := range []ruleSet{
		{rules: "dice=1 sides=2 away=1", players: 3},
		{rules: "dice=2 sides=2 away=1 ties=split", players: 3},
		{rules: "dice=2 sides=2 away=1 ties=tied", players: 3},
		{rules: "dice=1 sides=2 away=1 bottoms=turn ties=split progressive=0", players: 2},
		{rules: "dice=1 sides=2 away=1", players: 2, pot: 4},
	} {
		table := set.table(t)
		const plenty = 1 << 30
		all := newCountdown(plenty)
		_, err := tables.Verify(all, table)
		require.NoError(t, err)
		looks := plenty - all.looks
		assert.GreaterOrEqual(t, looks, turns(table, set.held(t)), "%s: one look for every state", set.rules)
		for at := range sample(looks) {
			report, err := tables.Verify(newCountdown(at), table)
			assert.ErrorIs(t, err, context.Canceled, "%s: after %d looks", set.rules, at)
			assert.NotErrorIs(t, err, tables.ErrWrong, "nothing is wrong with the table")
			if at == 0 {
				assert.Zero(t, report, "nothing was checked before the first look")
			}
		}
	}
}

// turns counts the turns that parts of a table hold.
func turns(table *tables.Table, parts []tables.Part) int {
	n := 0
	for _, part := range parts {
		n += len(states(table.Rules(), part))
	}
	return n
}

func TestVerifyFailsWithTheErrorOfTheContext(t *testing.T) {
	t.Parallel()
	table := build(t, parseRules(t, "dice=2 sides=2 away=1"), tables.Scope{Players: 2})
	cancelled, cancel := context.WithCancel(context.Background())
	cancel()
	late, cancel := context.WithTimeout(context.Background(), -1)
	defer cancel()
	for want, ctx := range map[error]context.Context{context.Canceled: cancelled, context.DeadlineExceeded: late} {
		_, err := tables.Verify(ctx, table)
		assert.ErrorIs(t, err, want)
		_, err = tables.Build(ctx, table.Rules(), tables.Scope{Players: 2}, nil)
		assert.ErrorIs(t, err, want)
	}
}

// The shares are checked before anything else of a game, and to play the game
// out for them is most of the work.
func TestVerifyStopsBeforeItHasPlayedAGameOut(t *testing.T) {
	t.Parallel()
	scope := tables.Scope{Goals: []solver.Goal{solver.Win()}, Players: 2}
	b := unseal(t, encode(t, build(t, parseRules(t, "dice=2 sides=2 away=1"), scope)))
	putFloat(b.Sections[0].Shares, 0, 0.123)
	table := decode(t, sealBody(t, b))
	_, err := tables.Verify(newCountdown(1<<30), table)
	require.ErrorIs(t, err, tables.ErrWrong, "if it went on, it would find the share")
	_, err = tables.Verify(newCountdown(0), table)
	require.ErrorIs(t, err, context.Canceled)
}
