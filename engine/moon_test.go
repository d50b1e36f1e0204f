package engine_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"threesaway/engine"
)

func TestMoonOfOneTurn(t *testing.T) {
	type throw struct{ roll, keep string } // "" is no decision, "pass" a pass
	tests := []struct {
		name, rules string
		throws      []throw
		moon, done  bool
	}{
		{"off", "", []throw{{"66666", "66666"}}, false, true},
		{"throw: first throw", "moon=throw", []throw{{"66666", ""}}, true, true},
		{"throw: one die differs", "moon=throw", []throw{{"56666", ""}}, false, false},
		{"throw: all on another face", "moon=throw", []throw{{"55555", ""}}, false, false},
		{"throw: away dice", "moon=throw", []throw{{"33333", "33333"}}, false, true},
		{"throw: second throw", "moon=throw", []throw{{"15666", "6"}, {"6666", ""}}, false, false},
		{"throw: collected", "moon=throw", []throw{{"15666", "666"}, {"66", "66"}}, false, true},
		{"throw: after a pass", "moon=throw pass=true", []throw{{"15666", "pass"}, {"66666", ""}}, false, false},
		{"throw: kept after a pass", "moon=throw pass=true", []throw{{"15666", "pass"}, {"66666", "66666"}}, false, true},
		{"throw: one die", "moon=throw dice=1", []throw{{"6", ""}}, true, true},
		{"throw: eight sides", "moon=throw sides=8", []throw{{"88888", ""}}, true, true},
		{"throw: six of eight sides", "moon=throw sides=8", []throw{{"66666", ""}}, false, false},
		{"turn: the throw alone", "moon=turn", []throw{{"66666", ""}}, false, false},
		{"turn: kept at once", "moon=turn", []throw{{"66666", "66666"}}, true, true},
		{"turn: collected", "moon=turn", []throw{{"15666", "66"}, {"126", "6"}, {"66", "66"}}, true, true},
		{"turn: after a pass", "moon=turn pass=true", []throw{{"15666", "pass"}, {"66666", "66666"}}, true, true},
		{"turn: last die differs", "moon=turn", []throw{{"16666", "6666"}, {"5", "5"}}, false, true},
		{"turn: first die differs", "moon=turn", []throw{{"16666", "1"}, {"6666", "6666"}}, false, true},
		{"turn: one die", "moon=turn dice=1", []throw{{"6", "6"}}, true, true},
		{"turn: no away face", "moon=turn away=none", []throw{{"66666", "66666"}}, true, true},
		{"turn: away dice", "moon=turn", []throw{{"33333", "33333"}}, false, true},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			turn := newTurn(t, rulesOf(t, tt.rules), engine.NoScore)
			for _, throw := range tt.throws {
				require.NoError(t, turn.Throw(newRoll(t, faces(throw.roll)...)))
				switch throw.keep {
				case "":
				case "pass":
					require.NoError(t, turn.Decide(engine.Decision{}))
				default:
					require.NoError(t, turn.Keep(newKeep(t, faces(throw.keep)...)))
				}
			}
			assert.Equal(t, tt.moon, turn.Moon())
			assert.Equal(t, tt.done, turn.Done())
			assert.False(t, turn.CutOff())
			if tt.done {
				assert.Empty(t, turn.Decisions())
			}
		})
	}
}

func TestMoonUnderABlindCallIsThatOfTheDiceAsTheyLie(t *testing.T) {
	// Else the call would change the odds, which RULES.md says it does not.
	for _, called := range []bool{false, true} {
		turn := newTurn(t, rulesOf(t, "moon=throw", "bottoms=blind"), 0)
		if called {
			require.NoError(t, turn.CallBlind())
		}
		require.NoError(t, turn.Throw(newRoll(t, faces("11111")...)))
		assert.Equal(t, called, turn.Moon())
	}
}

func TestMoonWinsThePotAndEndsTheRound(t *testing.T) {
	tests := []struct {
		name, rules string
		scores      []int // of those before
		paid        []int
		net         []float64 // with a moon of the next
	}{
		{"against nobody", "", nil, []int{1, 1, 1}, []float64{2, -1, -1}},
		{"against a good score", "", []int{1}, []int{1, 1, 1}, []float64{-1, 2, -1}},
		{"zero antes stay in the pot", "", []int{0}, []int{2, 2, 2}, []float64{-2, 4, -2}},
		{"against a tie at zero", "", []int{0, 0}, []int{3, 3, 3}, []float64{-3, -3, 6}},
		{"no tie ante", "tie_ante=9", []int{5, 5}, []int{1, 1, 1}, []float64{-1, -1, 2}},
		{"no tie to share", "ties=split", []int{5, 5}, []int{1, 1, 1}, []float64{-1, -1, 2}},
		{"under a ceiling", "progressive=0", []int{5}, []int{1, 1, 1}, []float64{-1, 2, -1}},
		{"under a ceiling that a score has met", "progressive=every", []int{0}, []int{2, 2, 2}, []float64{-2, 4, -2}},
		{"in a later round", "", []int{9, 0, 0}, []int{4, 4, 4}, []float64{-4, 8, -4}},
	}
	for _, tt := range tests {
		for _, moon := range []string{"throw", "turn"} {
			t.Run(tt.name+", moon="+moon, func(t *testing.T) {
				game := newGame(t, rulesOf(t, tt.rules, "moon="+moon), 3)
				for _, score := range tt.scores {
					require.NoError(t, game.Score(score))
				}
				player, ok := game.Player()
				require.True(t, ok)
				require.NoError(t, game.Throw(newRoll(t, faces("66666")...)))
				if moon == "turn" {
					assert.False(t, game.Done(), "the dice have to be kept")
					require.NoError(t, game.Decide(keepOnly(t, 6, 6, 6, 6, 6)))
				}
				assert.True(t, game.Done())
				assert.Equal(t, []int{player}, game.Winners())
				assert.Equal(t, tt.paid, paidBy(game, 3))
				for i, want := range tt.net {
					assert.InDelta(t, want, game.Net(i+1), 1e-12, "player %d", i+1)
				}
				require.ErrorIs(t, game.Throw(newRoll(t, faces("66666")...)), engine.ErrSequence)
				require.ErrorIs(t, game.Decide(keepOnly(t, 6)), engine.ErrSequence)
				require.ErrorIs(t, game.Score(0), engine.ErrSequence)
			})
		}
	}
}

func TestMoonCollectedAgainstAScoreThatCutsOthersOff(t *testing.T) {
	game := newGame(t, rulesOf(t, "moon=turn"), 3)
	require.NoError(t, game.Score(0))
	require.NoError(t, game.Throw(newRoll(t, faces("11566")...)))
	require.NoError(t, game.Decide(keepOnly(t, 6, 6)))
	player, _ := game.Player()
	assert.Equal(t, 2, player, "12 is above 0, but the moon is ahead")
	require.NoError(t, game.Throw(newRoll(t, faces("115")...)))
	require.NoError(t, game.Decide(keepOnly(t, 1)))
	player, _ = game.Player()
	assert.Equal(t, 3, player, "cut off: it is ahead no more")
	require.NoError(t, game.Throw(newRoll(t, faces("66661")...)))
	require.NoError(t, game.Decide(keepOnly(t, 6, 6, 6, 6)))
	require.NoError(t, game.Throw(newRoll(t, 6)))
	require.NoError(t, game.Decide(keepOnly(t, 6)))
	assert.Equal(t, []int{3}, game.Winners())
}

func TestScoreThatOnlyTheMoonCanShowIsTheMoon(t *testing.T) {
	// Entered without its dice: under moon=turn 30 can be nothing but five sixes,
	// collected over the turn.
	game := newGame(t, rulesOf(t, "moon=turn"), 3)
	require.NoError(t, game.Score(1))
	require.NoError(t, game.Score(30))
	assert.Equal(t, []int{2}, game.Winners())

	// Under moon=throw they may have been thrown one after another.
	game = newGame(t, rulesOf(t, "moon=throw"), 3)
	require.NoError(t, game.Score(1))
	require.NoError(t, game.Score(30))
	assert.False(t, game.Done())
}
