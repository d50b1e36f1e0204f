package engine_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"threesaway/engine"
)

func TestBlindCallTurnsTheNextThrowOverAndNoOther(t *testing.T) {
	turn := newTurn(t, rulesOf(t, "bottoms=blind"), engine.NoScore)
	require.NoError(t, turn.CallBlind())
	require.NoError(t, turn.Throw(newRoll(t, 1, 2, 3, 6, 6)))
	roll, ok := turn.Roll()
	require.True(t, ok)
	assert.Equal(t, "1 1 4 5 6", roll.String())
	require.ErrorIs(t, turn.Keep(newKeep(t, 3)), engine.ErrKeep, "the 3 lies face down")
	require.NoError(t, turn.Keep(newKeep(t, 1, 1)))

	require.NoError(t, turn.Throw(newRoll(t, 1, 2, 3)))
	roll, _ = turn.Roll()
	assert.Equal(t, "1 2 3", roll.String())
	require.NoError(t, turn.Keep(newKeep(t, 3)))

	require.NoError(t, turn.CallBlind())
	require.NoError(t, turn.Throw(newRoll(t, 4, 6)))
	require.NoError(t, turn.Keep(newKeep(t, 1, 3)))
	assert.True(t, turn.Done())
	assert.Equal(t, "1 1 1 3 3", turn.Kept().String())
	assert.Equal(t, 3, turn.Total())
}

func TestBlindCallStandsUntilDiceAreThrown(t *testing.T) {
	turn := newTurn(t, rulesOf(t, "bottoms=blind"), engine.NoScore)
	require.NoError(t, turn.CallBlind())
	require.ErrorIs(t, turn.Throw(newRoll(t, 1)), engine.ErrRoll)
	require.NoError(t, turn.Throw(newRoll(t, repeat(1, 5)...)))
	roll, _ := turn.Roll()
	assert.Equal(t, "6 6 6 6 6", roll.String())
}

func TestBlindCallAfterAPassTurnsTheSecondThrowOver(t *testing.T) {
	turn := newTurn(t, rulesOf(t, "bottoms=blind", "pass=true"), engine.NoScore)
	keepOf(t, turn, repeat(1, 5), nil)
	require.NoError(t, turn.CallBlind())
	keepOf(t, turn, repeat(4, 5), repeat(3, 5))
	assert.Zero(t, turn.Total())
}

func TestBlindCallAtTheWrongMomentIsRefusedAndChangesNothing(t *testing.T) {
	blind := rulesOf(t, "bottoms=blind")
	thrown := newTurn(t, blind, engine.NoScore)
	require.NoError(t, thrown.Throw(newRoll(t, repeat(6, 5)...)))
	done := newTurn(t, blind, engine.NoScore)
	keepOf(t, done, repeat(6, 5), repeat(6, 5))
	cutOff := newTurn(t, blind, 4)
	keepOf(t, cutOff, repeat(6, 5), []engine.Face{6})
	moon := newTurn(t, rulesOf(t, "bottoms=blind", "moon=throw"), 4)
	require.NoError(t, moon.Throw(newRoll(t, repeat(6, 5)...)))
	for name, turn := range map[string]*engine.Turn{
		"a roll lies on the table": thrown, "the last die is kept": done, "cut off": cutOff, "won on the spot": moon,
	} {
		before := *turn
		require.ErrorIs(t, turn.CallBlind(), engine.ErrSequence, name)
		assert.Equal(t, before, *turn, name)
	}
}

func TestBlindCallNeedsTheOption(t *testing.T) {
	for _, bottoms := range []string{"off", "throw", "die", "turn"} {
		turn := newTurn(t, rulesOf(t, "bottoms="+bottoms), engine.NoScore)
		before := *turn
		err := turn.CallBlind()
		require.ErrorIs(t, err, engine.ErrKeep)
		assert.ErrorContains(t, err, "bottoms="+bottoms)
		assert.Equal(t, before, *turn)
	}
}

func TestBlindCallChangesNothingInLaw(t *testing.T) {
	// Every roll comes up in as many ways with a call as without.
	for _, sides := range []int{2, 5, 6} {
		r := standardWith(func(r *engine.Rules) { r.Sides, r.Away, r.Bottoms = sides, 1, engine.BottomsBlind })
		for n := 1; n <= 5; n++ {
			r.Dice = n
			called, plain := map[engine.Roll]int64{}, map[engine.Roll]int64{}
			for roll := range engine.Rolls(n, sides) {
				plain[roll] = roll.Ways()
				turn := newTurn(t, r, engine.NoScore)
				require.NoError(t, turn.CallBlind())
				require.NoError(t, turn.Throw(roll))
				over, _ := turn.Roll()
				called[over] += roll.Ways()
			}
			assert.Equal(t, plain, called, "%d dice of %d sides", n, sides)
		}
	}
}

func TestCallAfterAThrowChangesWhatIsKept(t *testing.T) {
	turn := newTurn(t, rulesOf(t, "bottoms=throw"), engine.NoScore)
	require.NoError(t, turn.Throw(newRoll(t, 4, 4, 5, 6, 6)))
	require.NoError(t, turn.Decide(newDecision(t, []engine.Face{4, 4, 5, 6, 6}, []engine.Face{3, 3}, false)))
	assert.Equal(t, "3 3", turn.Kept().String())
	assert.Zero(t, turn.Total())
	require.NoError(t, turn.Throw(newRoll(t, 1, 1, 2)))
	require.NoError(t, turn.Decide(keepOnly(t, 1, 1, 2)))
	assert.Equal(t, 4, turn.Total())
}

func TestCallOfSomeDiceLeavesTheOthersAsTheyLie(t *testing.T) {
	turn := newTurn(t, rulesOf(t, "bottoms=die"), engine.NoScore)
	require.NoError(t, turn.Throw(newRoll(t, 1, 3, 4, 6, 6)))
	require.NoError(t, turn.Decide(newDecision(t, []engine.Face{4, 6, 6}, []engine.Face{1, 1, 1, 3, 3}, false)))
	assert.True(t, turn.Done())
	assert.Equal(t, "1 1 1 3 3", turn.Kept().String())
	assert.Equal(t, 3, turn.Total())
}

func TestAllDiceAreTurnedOverWhenTheLastHasBeenKept(t *testing.T) {
	start := func() *engine.Turn {
		turn := newTurn(t, rulesOf(t, "bottoms=turn"), engine.NoScore)
		keepOf(t, turn, []engine.Face{4, 4, 5, 6, 6}, []engine.Face{4, 4, 6})
		pos := turn.Position()
		assert.Equal(t, 14, pos.Total)
		assert.Equal(t, 1, pos.Bottom)
		require.NoError(t, turn.Throw(newRoll(t, 1, 6)))
		return turn
	}
	turn := start()
	before := *turn
	require.ErrorIs(t, turn.Decide(newDecision(t, nil, []engine.Face{6}, true)), engine.ErrKeep, "a die is left")
	assert.Equal(t, before, *turn)
	require.NoError(t, turn.Decide(newDecision(t, nil, []engine.Face{1, 6}, true)))
	assert.True(t, turn.Done())
	assert.Equal(t, 8, turn.Total()) // 3 3 1 6 1
	assert.Equal(t, 21, turn.Position().Bottom)
	assert.Equal(t, "1 1 3 3 6", turn.Kept().String())

	turn = start()
	require.NoError(t, turn.Decide(keepOnly(t, 1, 6)), "the call is optional")
	assert.Equal(t, 21, turn.Total())
	assert.Equal(t, "1 4 4 6 6", turn.Kept().String())
}

func TestScoreThatOnlyTheCallBringsUnderTheScoreToBeat(t *testing.T) {
	game := newGame(t, rulesOf(t, "bottoms=turn"), 2)
	require.NoError(t, game.Score(4))
	require.NoError(t, game.Throw(newRoll(t, repeat(4, 5)...)))
	require.NoError(t, game.Decide(newDecision(t, nil, repeat(4, 5), true)))
	assert.Equal(t, []int{2}, game.Winners())
	assert.Equal(t, []int{2, 2}, paidBy(game, 2), "five threes are a perfect score")
}
