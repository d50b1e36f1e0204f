package tables_test

import (
	"context"
	"errors"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"threesaway/engine"
	"threesaway/solver"
	"threesaway/tables"
)

// checkpoints returns what is built of a table behind every part, encoded.
func checkpoints(t *testing.T, r engine.Rules, scope tables.Scope) (list [][]byte) {
	t.Helper()
	_, err := tables.BuildOn(t.Context(), r, scope, nil, func(c *tables.Checkpoint) {
		done, all := c.Done()
		assert.Equal(t, len(list), done)
		assert.LessOrEqual(t, done, all)
		data, err := c.Encode("me")
		if done == 0 {
			assert.ErrorIs(t, err, tables.ErrMissing)
		} else {
			require.NoError(t, err)
		}
		list = append(list, data)
	})
	require.NoError(t, err)
	return list
}

// Whatever part a build is interrupted at, it goes on to the same bytes, and builds no
// part again.
func TestBuildGoesOnFromACheckpointToTheSameBytes(t *testing.T) {
	t.Parallel()
	eachRuleSet(t, func(t *testing.T, set ruleSet) {
		r, scope, want := parseRules(t, set.rules), set.scope(), set.file(t)
		list := checkpoints(t, r, scope)
		for done, data := range list[1:] {
			c, err := tables.DecodeCheckpoint(data, r, scope, "me")
			require.NoError(t, err)
			calls := 0
			table, err := tables.BuildOn(t.Context(), r, scope, c, func(*tables.Checkpoint) { calls++ })
			require.NoError(t, err)
			assert.Equal(t, want, encode(t, table), "from part %d on", done+1)
			assert.Equal(t, len(list)-done-1, calls)
			again, err := c.Encode("me")
			require.NoError(t, err)
			assert.Equal(t, data, again, "a checkpoint that is gone on from stays as it is")
		}
	})
}

var checkpointScope = tables.Scope{Goals: []solver.Goal{solver.Low(), solver.Win(), solver.Money()}, Players: 3, Pot: 6}

const checkpointRules = "dice=2 sides=3 away=1"

func TestCheckpointsOfAnythingElseAreRefused(t *testing.T) {
	t.Parallel()
	r := parseRules(t, checkpointRules)
	list := checkpoints(t, r, checkpointScope)
	data := list[len(list)/2]
	for name, other := range map[string]struct {
		rules, program string
		change         func(*tables.Scope)
	}{
		"program":   {checkpointRules, "you", func(*tables.Scope) {}},
		"rules":     {checkpointRules + " zero_ante=0", "me", func(*tables.Scope) {}},
		"players":   {checkpointRules, "me", func(s *tables.Scope) { s.Players = 4 }},
		"pot":       {checkpointRules, "me", func(s *tables.Scope) { s.Pot = 9 }},
		"goals":     {checkpointRules, "me", func(s *tables.Scope) { s.Goals = s.Goals[1:] }},
		"order":     {checkpointRules, "me", func(s *tables.Scope) { s.Goals = []solver.Goal{s.Goals[1], s.Goals[0], s.Goals[2]} }},
		"no pots":   {checkpointRules, "me", func(s *tables.Scope) { s.Goals = s.Goals[:2] }},
		"ends late": {checkpointRules + " progressive=2", "me", func(s *tables.Scope) { s.Round = 2 }},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			scope := checkpointScope
			other.change(&scope)
			_, err := tables.DecodeCheckpoint(data, parseRules(t, other.rules), scope, other.program)
			assert.ErrorIs(t, err, tables.ErrCheckpoint)
			if other.program == "me" {
				c, err := tables.DecodeCheckpoint(data, r, checkpointScope, "me")
				require.NoError(t, err)
				_, err = tables.BuildOn(t.Context(), parseRules(t, other.rules), scope, c, nil)
				assert.ErrorIs(t, err, tables.ErrCheckpoint)
			}
		})
	}
}

func TestDamagedCheckpointsAreRefused(t *testing.T) {
	t.Parallel()
	r := parseRules(t, "dice=1 sides=2 away=none")
	scope := tables.Scope{Players: 2}
	list := checkpoints(t, r, scope)
	data := list[len(list)-2]
	refused := func(damaged []byte, what string, at int) {
		_, err := tables.DecodeCheckpoint(damaged, r, scope, "me")
		if !errors.Is(err, tables.ErrFormat) && !errors.Is(err, tables.ErrCheckpoint) {
			assert.Fail(t, "not refused", "%s %d: %v", what, at, err)
		}
	}
	for at := range data {
		for bit := range 8 {
			damaged := clone(data)
			damaged[at] ^= 1 << bit
			refused(damaged, "flipped bit of byte", at)
		}
		refused(data[:at], "cut off at", at)
	}
	refused(append(clone(data), 0), "trailing byte", len(data))
	table := encode(t, build(t, r, scope))
	refused(table, "a table", 0)
	_, err := tables.Decode(data)
	assert.ErrorIs(t, err, tables.ErrFormat, "a checkpoint is no table")
}

// Parts of other tables do not pass, even with a right key and a right checksum.
func TestCheckpointsWithOtherPartsAreRefused(t *testing.T) {
	t.Parallel()
	r := parseRules(t, checkpointRules)
	list := checkpoints(t, r, checkpointScope)
	head := list[1][:len("threes away checkpoint\n")+32]
	for name, table := range map[string][]byte{
		"other rules":  encode(t, build(t, parseRules(t, "dice=2 sides=3 away=2"), checkpointScope)),
		"other goals":  encode(t, build(t, r, tables.Scope{Goals: onlyWin, Players: 2})),
		"more players": encode(t, build(t, r, tables.Scope{Goals: checkpointScope.Goals, Players: 4, Pot: 6})),
	} {
		_, err := tables.DecodeCheckpoint(append(clone(head), table...), r, checkpointScope, "me")
		assert.ErrorIs(t, err, tables.ErrCheckpoint, name)
	}
}

func TestBuildFromACheckpointIsCancelledToo(t *testing.T) {
	t.Parallel()
	r := parseRules(t, checkpointRules)
	c, err := tables.DecodeCheckpoint(checkpoints(t, r, checkpointScope)[2], r, checkpointScope, "me")
	require.NoError(t, err)
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	_, err = tables.BuildOn(ctx, r, checkpointScope, c, nil)
	assert.ErrorIs(t, err, context.Canceled)
}

// Shares that are not those of the rules are noticed where their goal is solved again,
// even with a right checksum.
func TestCheckpointsWithOtherSharesAreRefused(t *testing.T) {
	t.Parallel()
	r := parseRules(t, checkpointRules)
	list := checkpoints(t, r, checkpointScope)
	data := list[len(list)-2]
	head := len("threes away checkpoint\n") + 32
	body := unseal(t, data[head:])
	for i := range body.Sections {
		if len(body.Sections[i].Shares) == 0 {
			continue
		}
		wrong := unseal(t, data[head:])
		wrong.Sections[i].Shares = clone(wrong.Sections[i].Shares)
		wrong.Sections[i].Shares[0] ^= 1
		c, err := tables.DecodeCheckpoint(append(clone(data[:head]), sealBody(t, wrong)...), r, checkpointScope, "me")
		require.NoError(t, err)
		_, err = tables.BuildOn(t.Context(), r, checkpointScope, c, nil)
		assert.ErrorIs(t, err, tables.ErrCheckpoint, "section %d", i)
	}
}
