package engine_test

import (
	"errors"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"threesaway/engine"
)

func newRound(t failer, r engine.Rules, players int) *engine.Round {
	t.Helper()
	round, err := engine.NewRound(r, engine.Opening(r, players))
	require.NoError(t, err)
	return round
}

// throwAndKeep plays one throw of the player whose turn it is.
func throwAndKeep(t failer, round *engine.Round, roll, keep []engine.Face) {
	t.Helper()
	require.NoError(t, round.Throw(newRoll(t, roll...)))
	require.NoError(t, round.Decide(keepOnly(t, keep...)))
}

// assertPosition checks whose turn it is and what there is to beat.
func assertPosition(t failer, round *engine.Round, want engine.Position) {
	t.Helper()
	pos, ok := round.Position()
	assert.True(t, ok)
	assert.Equal(t, want, pos)
}

func TestRoundFromFirstSeatToLast(t *testing.T) {
	round := newRound(t, engine.ThreesAway(), 4)
	assertPosition(t, round, engine.Opening(engine.ThreesAway(), 4))

	throwAndKeep(t, round, []engine.Face{3, 3, 3, 6, 6}, []engine.Face{3, 3, 3})
	assertPosition(t, round, place(4, 1, engine.NoScore, 0, 2, 0))
	throwAndKeep(t, round, []engine.Face{4, 4}, []engine.Face{4, 4})
	assertPosition(t, round, place(4, 2, 8, 1, 5, 0))

	// Seat 2 ties.
	throwAndKeep(t, round, []engine.Face{1, 1, 1, 1, 4}, []engine.Face{1, 1, 1, 1, 4})
	assertPosition(t, round, place(4, 3, 8, 2, 5, 0))

	// Seat 3 is cut off, with dice left to throw.
	throwAndKeep(t, round, []engine.Face{6, 6, 6, 6, 6}, []engine.Face{6, 6})
	assertPosition(t, round, place(4, 4, 8, 2, 5, 0))
	best, holders := round.Best()
	assert.Equal(t, 8, best)
	assert.Equal(t, []int{1, 2}, holders)
	assert.False(t, round.Done())

	// Seat 4 beats them all.
	throwAndKeep(t, round, []engine.Face{3, 3, 3, 3, 1}, []engine.Face{3, 3, 3, 3, 1})
	assert.True(t, round.Done())
	_, ok := round.Position()
	assert.False(t, ok)
	best, holders = round.Best()
	assert.Equal(t, 1, best)
	assert.Equal(t, []int{4}, holders)
}

func TestRoundHasNoBestScoreBeforeOneIsMade(t *testing.T) {
	best, holders := newRound(t, engine.ThreesAway(), 2).Best()
	assert.Equal(t, engine.NoScore, best)
	assert.Empty(t, holders)
}

func TestRoundByScoresAlone(t *testing.T) {
	tests := []struct {
		name    string
		high    bool
		scores  []int
		best    int
		holders []int
	}{
		{"first is best", false, []int{4, 5, 6}, 4, []int{1}},
		{"last is best", false, []int{6, 5, 4}, 4, []int{3}},
		{"tie of all", false, []int{7, 7, 7}, 7, []int{1, 2, 3}},
		{"tie beaten", false, []int{7, 7, 2}, 2, []int{3}},
		{"tie around a loser", false, []int{2, 30, 2}, 2, []int{1, 3}},
		{"two perfect scores", false, []int{0, 1, 0}, 0, []int{1, 3}},
		{"high", true, []int{4, 30, 6}, 30, []int{2}},
		{"high, lower is beaten", true, []int{20, 0, 20}, 20, []int{1, 3}},
		{"high, tie at the lowest", true, []int{0, 0}, 0, []int{1, 2}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			round := newRound(t, standardWith(func(r *engine.Rules) { r.High = tt.high }), len(tt.scores))
			for _, score := range tt.scores {
				require.False(t, round.Done())
				require.NoError(t, round.Score(score))
			}
			assert.True(t, round.Done())
			best, holders := round.Best()
			assert.Equal(t, tt.best, best)
			assert.Equal(t, tt.holders, holders)
		})
	}
}

func TestRoundTurnIsACopy(t *testing.T) {
	round := newRound(t, engine.ThreesAway(), 2)
	require.NoError(t, round.Throw(newRoll(t, 1, 3, 3, 5, 6)))
	turn := round.Turn()
	roll, ok := turn.Roll()
	require.True(t, ok)
	assert.Equal(t, "1 3 3 5 6", roll.String())
	require.NoError(t, turn.Keep(newKeep(t, 6)))
	assertPosition(t, round, engine.Opening(engine.ThreesAway(), 2))
	assert.NoError(t, round.Decide(keepOnly(t, 3, 3)))
}

func TestRoundCopiesAndHoldersAreApart(t *testing.T) {
	round := newRound(t, engine.ThreesAway(), 5)
	for range 3 { // three holders: a slice that grew has room to spare
		require.NoError(t, round.Score(7))
	}
	one, other := *round, *round
	require.NoError(t, one.Score(7))
	require.NoError(t, other.Score(9))
	require.NoError(t, other.Score(7))

	_, holders := one.Best()
	assert.Equal(t, []int{1, 2, 3, 4}, holders)
	_, holders = other.Best()
	assert.Equal(t, []int{1, 2, 3, 5}, holders)
	_, holders = round.Best()
	holders[0] = 99
	_, holders = round.Best()
	assert.Equal(t, []int{1, 2, 3}, holders)
}

func TestRoundLooksAtPlayersRoundAndPotAlone(t *testing.T) {
	r := rulesOf(t, "progressive=every")
	round, err := engine.NewRound(r, engine.Position{
		Players: 3, Seat: 99, Round: 7, Pot: 40, ScoreToBeat: 99, Holders: 99, Left: -1, Total: 99, Bottom: 99, Passed: true,
	})
	require.NoError(t, err)
	assertPosition(t, round, engine.Position{Players: 3, Seat: 1, Round: 7, Pot: 40, ScoreToBeat: engine.NoScore, Left: 5})
	require.NoError(t, round.Score(0)) // each of the three pays an ante for it
	assertPosition(t, round, engine.Position{Players: 3, Seat: 2, Round: 7, Pot: 43, ScoreToBeat: 0, Holders: 1, Left: 5})
	require.NoError(t, round.Score(0))
	assertPosition(t, round, engine.Position{Players: 3, Seat: 3, Round: 7, Pot: 46, ScoreToBeat: 0, Holders: 2, Left: 5})
}

func TestRoundRefusesAnImpossibleStart(t *testing.T) {
	tests := []struct {
		rules          string
		players, round int
		field          string
	}{
		{"", -1, 1, "players"},
		{"", 0, 1, "players"},
		{"", 1, 1, "players"},
		{"", 21, 1, "players"},
		{"", 2, -1, "round"},
		{"", 2, 2, "round"},
		{"progressive=every", 2, 0, "round"},
	}
	for _, tt := range tests {
		round, err := engine.NewRound(rulesOf(t, tt.rules), engine.Position{Players: tt.players, Round: tt.round})
		require.ErrorIs(t, err, engine.ErrPosition)
		wrong, ok := errors.AsType[*engine.PositionError](err)
		require.True(t, ok)
		assert.Equal(t, tt.field, wrong.Field)
		assert.Nil(t, round)
	}
	for _, players := range []int{2, 20} {
		assert.NotNil(t, newRound(t, engine.ThreesAway(), players))
	}
}

func TestRoundRefusesInvalidRules(t *testing.T) {
	_, err := engine.NewRound(engine.Rules{}, engine.Opening(engine.ThreesAway(), 2))
	require.ErrorIs(t, err, engine.ErrRules)
}

func TestCeilingOfARound(t *testing.T) {
	// Round 5 of every=0, 1, 2, … has ceiling 4.
	start := engine.Position{Players: 4, Round: 5, Pot: 4}
	round, err := engine.NewRound(rulesOf(t, "progressive=every"), start)
	require.NoError(t, err)

	// Seat 1 is cut off with nobody to beat.
	throwAndKeep(t, round, faces("55555"), faces("5"))
	next := place(4, 2, engine.NoScore, 0, 5, 0)
	next.Round = 5
	assertPosition(t, round, next)

	// Seat 2 scores above the ceiling with the last die: it counts for nothing.
	throwAndKeep(t, round, faces("33336"), faces("33336"))
	best, holders := round.Best()
	assert.Equal(t, engine.NoScore, best)
	assert.Empty(t, holders)

	// Seat 3 meets the ceiling.
	throwAndKeep(t, round, faces("33334"), faces("33334"))
	best, holders = round.Best()
	assert.Equal(t, 4, best)
	assert.Equal(t, []int{3}, holders)

	// Seat 4, below the ceiling, is above that score when cut off.
	require.NoError(t, round.Score(5))
	assert.True(t, round.Done())
	best, holders = round.Best()
	assert.Equal(t, 4, best)
	assert.Equal(t, []int{3}, holders)
}

func TestRoundThatNobodyWins(t *testing.T) {
	round := newRound(t, rulesOf(t, "progressive=stairs"), 3)
	for _, score := range []int{2, 3, 2} {
		require.NoError(t, round.Score(score))
	}
	assert.True(t, round.Done())
	best, holders := round.Best()
	assert.Equal(t, engine.NoScore, best)
	assert.Empty(t, holders)
}

func TestRoundEndsWithTheMoon(t *testing.T) {
	round := newRound(t, rulesOf(t, "moon=throw"), 3)
	require.NoError(t, round.Score(2))
	assert.False(t, round.Moon())
	require.NoError(t, round.Throw(newRoll(t, faces("66666")...)))
	assert.True(t, round.Moon())
	assert.True(t, round.Done(), "seat 3 does not throw")
	_, ok := round.Position()
	assert.False(t, ok)
	best, holders := round.Best()
	assert.Equal(t, 2, best, "the best of those before")
	assert.Equal(t, []int{2}, holders, "the seat of the winner")
	require.ErrorIs(t, round.Decide(keepOnly(t, 6)), engine.ErrSequence)
	require.ErrorIs(t, round.Score(0), engine.ErrSequence)
}

func TestBlindCallInARound(t *testing.T) {
	round := newRound(t, rulesOf(t, "bottoms=blind"), 2)
	require.NoError(t, round.CallBlind())
	throwAndKeep(t, round, faces("44444"), faces("33333"))
	best, _ := round.Best()
	assert.Zero(t, best)
	require.NoError(t, round.CallBlind())
	require.NoError(t, round.Throw(newRoll(t, faces("44444")...)))
	require.ErrorIs(t, round.CallBlind(), engine.ErrSequence)
	require.NoError(t, round.Decide(keepOnly(t, 3, 3, 3, 3, 3)))
	require.ErrorIs(t, round.CallBlind(), engine.ErrSequence, "the round is over")
}

func TestIllegalMoveInARoundIsAnErrorAndChangesNothing(t *testing.T) {
	fresh := func(t *testing.T) *engine.Round { return newRound(t, engine.ThreesAway(), 2) }
	thrown := func(t *testing.T) *engine.Round {
		round := fresh(t)
		require.NoError(t, round.Throw(newRoll(t, 1, 3, 3, 5, 6)))
		return round
	}
	kept := func(t *testing.T) *engine.Round {
		round := thrown(t)
		require.NoError(t, round.Decide(keepOnly(t, 3, 3)))
		return round
	}
	done := func(t *testing.T) *engine.Round {
		round := fresh(t)
		require.NoError(t, round.Score(4))
		require.NoError(t, round.Score(4))
		return round
	}
	passed := func(t *testing.T) *engine.Round {
		round := newRound(t, rulesOf(t, "pass=true"), 2)
		throwAndKeep(t, round, faces("13356"), nil)
		return round
	}
	called := func(t *testing.T) *engine.Round {
		round := newRound(t, rulesOf(t, "bottoms=blind"), 2)
		require.NoError(t, round.CallBlind())
		return round
	}
	throw := func(faces ...engine.Face) func(*engine.Round) error {
		return func(round *engine.Round) error { return round.Throw(newRoll(t, faces...)) }
	}
	keep := func(faces ...engine.Face) func(*engine.Round) error {
		return func(round *engine.Round) error { return round.Decide(keepOnly(t, faces...)) }
	}
	score := func(score int) func(*engine.Round) error {
		return func(round *engine.Round) error { return round.Score(score) }
	}
	tests := []struct {
		name  string
		start func(*testing.T) *engine.Round
		move  func(*engine.Round) error
		want  error
	}{
		{"keep before throwing", fresh, keep(3), engine.ErrSequence},
		{"throw twice", thrown, throw(1, 2, 3, 4, 5), engine.ErrSequence},
		{"throw too few dice", fresh, throw(1, 2), engine.ErrRoll},
		{"keep a face that does not show", thrown, keep(2), engine.ErrKeep},
		{"keep nothing", thrown, keep(), engine.ErrKeep},
		{"score of a roll on the table", thrown, score(5), engine.ErrSequence},
		{"score of a turn half played", kept, score(5), engine.ErrSequence},
		{"score of a turn that has been passed once", passed, score(5), engine.ErrSequence},
		{"score after a blind call", called, score(5), engine.ErrSequence},
		{"call where there is none", fresh, (*engine.Round).CallBlind, engine.ErrKeep},
		{"score below 0", fresh, score(-1), engine.ErrPosition},
		{"no score", fresh, score(engine.NoScore), engine.ErrPosition},
		{"score above the highest", fresh, score(31), engine.ErrPosition},
		{"throw after the round", done, throw(1, 2, 3, 4, 5), engine.ErrSequence},
		{"keep after the round", done, keep(3), engine.ErrSequence},
		{"score after the round", done, score(4), engine.ErrSequence},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			round := tt.start(t)
			before := *round
			require.ErrorIs(t, tt.move(round), tt.want)
			assert.Equal(t, before, *round)
		})
	}
}

func TestRoundRefusesAScoreThatDiceCannotShow(t *testing.T) {
	round := newRound(t, standardWith(func(r *engine.Rules) { r.Dice = 1 }), 2)
	require.ErrorIs(t, round.Score(3), engine.ErrPosition)
	require.NoError(t, round.Score(0))
}

func TestRandomRoundsAreThoseOfTheRules(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		rules := playableRules().Draw(t, "rules")
		players := rapid.IntRange(2, 4).Draw(t, "players")
		round := newRound(t, rules, players)
		want := newReferee(rules, players)
		for want.rounds == 1 && !want.done() {
			assertPosition(t, round, want.position())
			roll := drawFaces(t, rules, rules.Dice-len(want.kept))
			require.NoError(t, round.Throw(newRoll(t, roll...)))
			if want.throw(roll); want.done() {
				break
			}
			c := drawDecision(t, rules, roll, want.passed)
			require.NoError(t, round.Decide(c.decision(t)))
			want.decide(c)
			best, holders := round.Best()
			if want.rounds == 1 && !want.done() {
				require.Equal(t, want.best, best)
				require.Equal(t, want.holders, holders)
			} else if !round.Moon() {
				require.Equal(t, want.lastBest, best)
				require.Equal(t, want.lastHolders, holders)
			}
		}
		require.True(t, round.Done())
		_, ok := round.Position()
		require.False(t, ok)
	})
}
