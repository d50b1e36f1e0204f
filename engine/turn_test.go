package engine_test

import (
	"errors"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"threesaway/engine"
)

// against is the position of a player who has a score to beat, or of the first.
func against(r engine.Rules, scoreToBeat int) engine.Position {
	pos := engine.Opening(r, 2)
	if scoreToBeat != engine.NoScore {
		pos.Seat, pos.ScoreToBeat, pos.Holders = 2, scoreToBeat, 1
	}
	return pos
}

func newTurn(t failer, r engine.Rules, scoreToBeat int) *engine.Turn {
	t.Helper()
	turn, err := engine.NewTurn(r, against(r, scoreToBeat))
	require.NoError(t, err)
	return turn
}

// keepOf throws and keeps.
func keepOf(t failer, turn *engine.Turn, roll, keep []engine.Face) {
	t.Helper()
	require.NoError(t, turn.Throw(newRoll(t, roll...)))
	require.NoError(t, turn.Keep(newKeep(t, keep...)))
}

func TestTurnFromFirstThrowToLastDie(t *testing.T) {
	turn := newTurn(t, engine.ThreesAway(), engine.NoScore)
	assert.Equal(t, 5, turn.Left())
	assert.Zero(t, turn.Total())
	assert.False(t, turn.Done())

	steps := []struct {
		roll, keep  []engine.Face
		kept        string
		left, total int
	}{
		{[]engine.Face{6, 3, 5, 3, 1}, []engine.Face{3, 3}, "3 3", 3, 0},
		{[]engine.Face{4, 1, 6}, []engine.Face{1}, "1 3 3", 2, 1},
		{[]engine.Face{3, 2}, []engine.Face{2, 3}, "1 2 3 3 3", 0, 3},
	}
	for _, s := range steps {
		assert.False(t, turn.Done())
		_, ok := turn.Roll()
		assert.False(t, ok)
		assert.Empty(t, turn.Decisions(), "nothing can be kept before the throw")

		roll := newRoll(t, s.roll...)
		require.NoError(t, turn.Throw(roll))
		onTable, ok := turn.Roll()
		assert.True(t, ok)
		assert.Equal(t, roll, onTable)
		assert.Equal(t, engine.ThreesAway().Decisions(roll, false), turn.Decisions())

		require.NoError(t, turn.Keep(newKeep(t, s.keep...)))
		assert.Equal(t, s.kept, turn.Kept().String())
		assert.Equal(t, s.left, turn.Left())
		assert.Equal(t, s.total, turn.Total())
	}
	assert.True(t, turn.Done())
	assert.False(t, turn.CutOff())
	_, ok := turn.Roll()
	assert.False(t, ok)
	assert.Empty(t, turn.Decisions())
}

func TestTurnCanEndOnTheFirstThrow(t *testing.T) {
	turn := newTurn(t, engine.ThreesAway(), engine.NoScore)
	keepOf(t, turn, repeat(6, 5), repeat(6, 5))
	assert.True(t, turn.Done())
	assert.False(t, turn.CutOff())
	assert.Equal(t, 30, turn.Total())
}

func TestTurnTakesAScoreToBeatUpToTheLimits(t *testing.T) {
	for _, score := range []int{engine.NoScore, 0, 30} {
		turn := newTurn(t, engine.ThreesAway(), score)
		assert.False(t, turn.Done(), "a turn that has not begun is not cut off")
		assert.Equal(t, against(engine.ThreesAway(), score), turn.Position())
	}
}

func TestTurnStartsWithAllDiceWhateverThePositionSays(t *testing.T) {
	want := against(engine.ThreesAway(), 7)
	pos := want
	pos.Left, pos.Total, pos.Bottom, pos.Passed = 77, -1, 99, true
	turn, err := engine.NewTurn(engine.ThreesAway(), pos)
	require.NoError(t, err)
	assert.Equal(t, want, turn.Position())
}

func TestTurnRefusesAnImpossiblePosition(t *testing.T) {
	tests := []struct {
		name, rules string
		change      func(*engine.Position) // of seat 2 of 2 with 7 to beat
		field       string
	}{
		{"no players", "", func(p *engine.Position) { p.Players = 0 }, "players"},
		{"too many players", "", func(p *engine.Position) { p.Players = 21 }, "players"},
		{"seat beyond the players", "", func(p *engine.Position) { p.Seat = 3 }, "seat"},
		{"round 0 of a schedule", "progressive=9", func(p *engine.Position) { p.Round = 0 }, "round"},
		{"round 2 without a schedule", "", func(p *engine.Position) { p.Round = 2 }, "round"},
		{"score below 0", "", func(p *engine.Position) { p.ScoreToBeat = -2 }, "beat"},
		{"score above the highest", "", func(p *engine.Position) { p.ScoreToBeat = 31 }, "beat"},
		{"score above the highest, highest face away", "away=6", func(p *engine.Position) { p.ScoreToBeat = 26 }, "beat"},
		{"score above the ceiling", "progressive=6", func(*engine.Position) {}, "beat"},
		{"seat 1 with a score to beat", "", func(p *engine.Position) { p.Seat = 1 }, "beat"},
		{"no score for seat 2", "", func(p *engine.Position) { p.ScoreToBeat, p.Holders = engine.NoScore, 0 }, "beat"},
		{"no holders", "", func(p *engine.Position) { p.Holders = 0 }, "holders"},
		{"too many holders", "", func(p *engine.Position) { p.Holders = 2 }, "holders"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			r := rulesOf(t, tt.rules)
			pos := against(r, 7)
			tt.change(&pos)
			turn, err := engine.NewTurn(r, pos)
			require.ErrorIs(t, err, engine.ErrPosition)
			wrong, ok := errors.AsType[*engine.PositionError](err)
			require.True(t, ok)
			assert.Equal(t, tt.field, wrong.Field)
			assert.Nil(t, turn)
		})
	}
}

func TestTurnRefusesInvalidRules(t *testing.T) {
	for name, r := range map[string]engine.Rules{
		"zero rules": {},
		"bad pair":   standardWith(func(r *engine.Rules) { r.High, r.Moon = true, engine.MoonTurn }),
	} {
		turn, err := engine.NewTurn(r, against(engine.ThreesAway(), engine.NoScore))
		require.ErrorIs(t, err, engine.ErrRules, name)
		assert.Nil(t, turn, name)
	}
}

func TestIllegalMoveIsAnErrorAndChangesNothing(t *testing.T) {
	standard := engine.ThreesAway()
	forced := standardWith(func(r *engine.Rules) { r.MustKeepAway = true })
	fresh := func(t *testing.T) *engine.Turn { return newTurn(t, standard, 4) }
	thrown := func(t *testing.T) *engine.Turn {
		turn := fresh(t)
		require.NoError(t, turn.Throw(newRoll(t, 1, 3, 3, 5, 6)))
		return turn
	}
	kept := func(t *testing.T) *engine.Turn {
		turn := fresh(t)
		keepOf(t, turn, []engine.Face{1, 3, 3, 5, 6}, []engine.Face{3, 3})
		return turn
	}
	thrownForced := func(t *testing.T) *engine.Turn {
		turn := newTurn(t, forced, 4)
		require.NoError(t, turn.Throw(newRoll(t, 1, 3, 3, 5, 6)))
		return turn
	}
	done := func(t *testing.T) *engine.Turn {
		turn := fresh(t)
		keepOf(t, turn, repeat(3, 5), repeat(3, 5))
		return turn
	}
	cutOff := func(t *testing.T) *engine.Turn {
		turn := fresh(t)
		keepOf(t, turn, []engine.Face{1, 3, 3, 5, 6}, []engine.Face{5})
		require.True(t, turn.CutOff())
		return turn
	}
	throw := func(faces ...engine.Face) func(*engine.Turn) error {
		return func(turn *engine.Turn) error { return turn.Throw(newRoll(t, faces...)) }
	}
	keep := func(faces ...engine.Face) func(*engine.Turn) error {
		return func(turn *engine.Turn) error { return turn.Keep(newKeep(t, faces...)) }
	}
	passed := func(t *testing.T) *engine.Turn {
		turn := newTurn(t, rulesOf(t, "pass=true"), 4)
		require.NoError(t, turn.Throw(newRoll(t, 1, 3, 3, 5, 6)))
		require.NoError(t, turn.Decide(engine.Decision{}))
		return turn
	}
	passedAndThrown := func(t *testing.T) *engine.Turn {
		turn := passed(t)
		require.NoError(t, turn.Throw(newRoll(t, 1, 3, 3, 5, 6)))
		return turn
	}
	moon := func(t *testing.T) *engine.Turn {
		turn := newTurn(t, rulesOf(t, "moon=throw pass=true"), 4)
		require.NoError(t, turn.Throw(newRoll(t, repeat(6, 5)...)))
		return turn
	}
	pass := keep()
	tests := []struct {
		name  string
		start func(*testing.T) *engine.Turn
		move  func(*engine.Turn) error
		want  error
	}{
		{"keep before the first throw", fresh, keep(3), engine.ErrSequence},
		{"keep nothing before the first throw", fresh, keep(), engine.ErrSequence},
		{"keep twice", kept, keep(1), engine.ErrSequence},
		{"throw twice", thrown, throw(1, 2, 3, 4, 5), engine.ErrSequence},
		{"throw the rest before keeping", thrown, throw(1, 2, 3), engine.ErrSequence},
		{"throw too few dice", fresh, throw(1, 2, 3, 4), engine.ErrRoll},
		{"throw too many dice", fresh, throw(1, 2, 3, 4, 5, 6), engine.ErrRoll},
		{"throw no dice", fresh, throw(), engine.ErrRoll},
		{"throw kept dice again", kept, throw(1, 2, 3, 4, 5), engine.ErrRoll},
		{"throw a face that is not on the dice", fresh, throw(1, 2, 3, 4, 7), engine.ErrRoll},
		{"keep nothing", thrown, pass, engine.ErrKeep},
		{"keep a face that does not show", thrown, keep(2), engine.ErrKeep},
		{"keep one too many of a face", thrown, keep(3, 3, 3), engine.ErrKeep},
		{"keep a roll and more", thrown, keep(1, 3, 3, 5, 6, 6), engine.ErrKeep},
		{"leave the away dice", thrownForced, keep(1), engine.ErrKeep},
		{"leave one of the away dice", thrownForced, keep(1, 3), engine.ErrKeep},
		{"throw after the last die", done, throw(3), engine.ErrSequence},
		{"throw nothing after the last die", done, throw(), engine.ErrSequence},
		{"keep after the last die", done, keep(3), engine.ErrSequence},
		{"throw after the cut-off", cutOff, throw(3, 3, 3, 3), engine.ErrSequence},
		{"keep after the cut-off", cutOff, keep(3), engine.ErrSequence},
		{"pass before the throw", passed, pass, engine.ErrSequence},
		{"pass twice", passedAndThrown, pass, engine.ErrKeep},
		{"keep one die after a pass", passedAndThrown, keep(3), engine.ErrKeep},
		{"throw too few dice after a pass", passed, throw(1, 3, 3), engine.ErrRoll},
		{"keep after the moon", moon, keep(6), engine.ErrSequence},
		{"pass the moon", moon, pass, engine.ErrSequence},
		{"throw after the moon", moon, throw(3, 3, 3, 3, 3), engine.ErrSequence},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			turn := tt.start(t)
			before := *turn
			require.ErrorIs(t, tt.move(turn), tt.want)
			assert.Equal(t, before, *turn)
		})
	}
}

func TestRefusedMovesDoNotEndTheTurn(t *testing.T) {
	turn := newTurn(t, engine.ThreesAway(), engine.NoScore)
	require.Error(t, turn.Throw(newRoll(t, 1)))
	require.NoError(t, turn.Throw(newRoll(t, 1, 3, 3, 5, 6)))
	require.Error(t, turn.Keep(newKeep(t, 4)))
	require.NoError(t, turn.Keep(newKeep(t, 3, 3)))
	require.NoError(t, turn.Throw(newRoll(t, 1, 1, 1)))
	require.NoError(t, turn.Keep(newKeep(t, 1, 1, 1)))
	assert.True(t, turn.Done())
	assert.Equal(t, 3, turn.Total())
}

func TestCutOff(t *testing.T) {
	const no = engine.NoScore
	tests := []struct {
		name        string
		rules       string
		round       int
		scoreToBeat int
		keep        []engine.Face // of the first throw
		cutOff      bool
	}{
		{"below goes on", "", 1, 4, []engine.Face{1, 2}, false},
		{"equal goes on", "", 1, 4, []engine.Face{4}, false},
		{"above", "", 1, 4, []engine.Face{5}, true},
		{"above by several dice", "", 1, 4, []engine.Face{1, 4, 3}, true},
		{"away dice do not count", "", 1, 0, []engine.Face{3, 3}, false},
		{"above a perfect score", "", 1, 0, []engine.Face{1}, true},
		{"nothing to beat", "", 1, no, []engine.Face{6, 6, 6, 6}, false},
		{"above, no cut-off", "cutoff=false", 1, 4, []engine.Face{6, 6}, false},
		{"above with the last die", "", 1, 4, []engine.Face{1, 1, 1, 1, 1}, false},
		// Low dice still to throw must count at least 1 each, but the rule
		// looks at the running total only.
		{"equal, no away face", "away=none", 1, 9, []engine.Face{4, 5}, false},
		{"above, no away face", "away=none", 1, 9, []engine.Face{4, 6}, true},

		{"high, out of reach", "high=true", 1, 20, []engine.Face{3, 3}, true}, // 3 dice show at most 18
		{"high, can still tie", "high=true", 1, 20, []engine.Face{2, 3}, false},
		{"high, can still win", "high=true", 1, 20, []engine.Face{6, 6}, false},
		{"high, perfect score can be tied", "high=true", 1, 30, []engine.Face{6, 6, 6, 6}, false},
		{"high, perfect score out of reach", "high=true", 1, 30, []engine.Face{6, 6, 6, 5}, true},
		{"high, no cut-off", "high=true cutoff=false", 1, 30, []engine.Face{1}, false},
		{"high, nothing to beat", "high=true", 1, no, []engine.Face{3, 3, 3, 3}, false},
		{"high, highest face away, can still tie", "high=true away=6", 1, 20, []engine.Face{6}, false}, // 4 dice: at most 20
		{"high, highest face away, out of reach", "high=true away=6", 1, 21, []engine.Face{6}, true},

		{"at the ceiling goes on", "progressive=0,4", 2, no, []engine.Face{4, 3}, false},
		{"above the ceiling", "progressive=0,4", 2, no, []engine.Face{4, 1}, true},
		{"above the ceiling with the last die", "progressive=0,4", 2, no, repeat(1, 5), false},
		{"above the ceiling, no cut-off", "progressive=0,4 cutoff=false", 2, no, []engine.Face{4, 1}, false},
		{"after the last ceiling", "progressive=0,4", 3, no, []engine.Face{6, 6, 6}, false},
		{"below the ceiling, above the score", "progressive=0,4", 2, 3, []engine.Face{4}, true},
		{"every", "progressive=every", 4, no, []engine.Face{4}, true},
		{"stairs", "progressive=stairs", 7, no, []engine.Face{4}, false}, // 1, 2, 2, 3, 3, 3, 4

		{"both sides above", "bottoms=turn", 1, 4, []engine.Face{1, 5}, true}, // 6 and 8
		{"top above", "bottoms=turn", 1, 4, []engine.Face{6, 6}, false},       // 12 and 2
		{"bottom above", "bottoms=turn", 1, 4, []engine.Face{1}, false},       // 1 and 6
		{"the away face turned over", "bottoms=turn", 1, 3, []engine.Face{4}, false},
		{"the away face turned over counts", "bottoms=turn", 1, 3, []engine.Face{3, 4}, true}, // 4 and 4
		{"both sides above the ceiling", "bottoms=turn progressive=4", 1, no, []engine.Face{1, 5}, true},
		{"one side above the ceiling", "bottoms=turn progressive=4", 1, no, []engine.Face{6, 6}, false},
		{"one above the ceiling, one above the score", "bottoms=turn progressive=4", 1, 1, []engine.Face{6, 6}, true},
		{"both sides above, no cut-off", "bottoms=turn cutoff=false", 1, 4, []engine.Face{1, 5}, false},
		{"high, both sides out of reach", "bottoms=turn high=true", 1, 27, []engine.Face{3, 4}, true}, // 4 and 4, and 18
		{"high, the bottom can tie", "bottoms=turn high=true", 1, 30, []engine.Face{1, 1}, false},     // 2 and 12

		{"the moon ahead", "moon=turn", 1, 0, []engine.Face{6, 6}, false},
		{"the moon ahead, above the ceiling", "moon=turn progressive=0", 1, no, []engine.Face{6}, false},
		{"no moon any more", "moon=turn", 1, 0, []engine.Face{6, 5}, true},
		{"the moon was on the first throw only", "moon=throw", 1, 0, []engine.Face{6, 6}, true},
		{"the moon is all dice on the highest face", "moon=turn away=none", 1, 5, []engine.Face{5, 5}, true},
		{"the moon ahead on another die", "moon=turn sides=8", 1, 5, []engine.Face{8}, false},
		{"no moon for six of eight", "moon=turn sides=8", 1, 5, []engine.Face{6}, true},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			r := rulesOf(t, tt.rules)
			pos := against(r, tt.scoreToBeat)
			pos.Round = tt.round
			turn, err := engine.NewTurn(r, pos)
			require.NoError(t, err)
			roll := append(repeat(5, 5-len(tt.keep)), tt.keep...)
			keepOf(t, turn, roll, tt.keep)
			assert.Equal(t, tt.cutOff, turn.CutOff())
			assert.Equal(t, tt.cutOff || len(tt.keep) == 5, turn.Done())
			assert.Equal(t, 5-len(tt.keep), turn.Left(), "dice stay where they lie")
			assert.Equal(t, tt.cutOff, r.CutOff(turn.Position()))
		})
	}
}

func TestTurnsAreCopiedByValue(t *testing.T) {
	turn := newTurn(t, engine.ThreesAway(), engine.NoScore)
	keepOf(t, turn, []engine.Face{1, 3, 3, 5, 6}, []engine.Face{3, 3})
	other := *turn
	keepOf(t, &other, []engine.Face{6, 6, 6}, []engine.Face{6, 6, 6})
	assert.True(t, other.Done())
	assert.Equal(t, "3 3", turn.Kept().String())
	assert.Equal(t, 3, turn.Left())
}

func TestPassKeepsNothingAndThrowsAllAgain(t *testing.T) {
	turn := newTurn(t, rulesOf(t, "pass=true"), 9)
	keepOf(t, turn, []engine.Face{1, 5, 5, 6, 6}, []engine.Face{1})
	keepOf(t, turn, []engine.Face{4, 5, 6, 6}, nil)
	assert.True(t, turn.Position().Passed)
	assert.Equal(t, 4, turn.Left())
	assert.Equal(t, 1, turn.Total())
	assert.Equal(t, "1", turn.Kept().String())
	keepOf(t, turn, []engine.Face{2, 3, 5, 6}, []engine.Face{2, 3})
	assert.False(t, turn.Position().Passed)
	keepOf(t, turn, []engine.Face{5, 6}, nil) // not right after a pass, so again allowed
	keepOf(t, turn, []engine.Face{3, 3}, []engine.Face{3, 3})
	assert.True(t, turn.Done())
	assert.Equal(t, 3, turn.Total())
}

func TestRandomPlayKeepsToTheRules(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		r := playableRules().Draw(t, "rules")
		pos := engine.Opening(r, 2)
		if !r.Progressive.Off() {
			pos.Round = rapid.IntRange(1, 9).Draw(t, "round")
		}
		ceiling, limited := ceilingOf(r, pos.Round)
		// What dice can show and the ceiling allows, so that the score is possible.
		if score := total(r, drawFaces(t, r, r.Dice)); !limited || score <= ceiling {
			pos.Seat, pos.ScoreToBeat, pos.Holders = 2, score, 1
		}
		turn, err := engine.NewTurn(r, pos)
		require.NoError(t, err)

		var kept []engine.Face
		passed := false
		for throws := 1; ; throws++ {
			// Each throw keeps a die, or two when the one before was passed.
			require.LessOrEqual(t, throws, r.Dice, "the turn must end")
			roll := drawFaces(t, r, r.Dice-len(kept))
			require.NoError(t, turn.Throw(newRoll(t, roll...)))
			moon := r.Moon == engine.MoonThrow && throws == 1 && count(roll, engine.Face(r.Sides)) == r.Dice
			require.Equal(t, moon, turn.Moon())
			require.Equal(t, moon, turn.Done())
			if moon {
				break
			}
			c := drawDecision(t, r, roll, passed)
			require.NoError(t, turn.Decide(c.decision(t)))
			passed = len(c.keep) == 0
			kept = append(kept, c.keep...)
			if c.over {
				kept = bottomsOf(r, kept)
			}

			require.Equal(t, newKeep(t, kept...), turn.Kept(), "kept dice stay as they are")
			require.Equal(t, r.Dice, len(kept)+turn.Left(), "no die is lost or added")
			require.Equal(t, total(r, kept), turn.Total())
			require.Equal(t, passed, turn.Position().Passed)
			require.Equal(t, outOfReach(r, kept, pos.ScoreToBeat, pos.Round), turn.CutOff())
			moon = r.Moon == engine.MoonTurn && count(kept, engine.Face(r.Sides)) == r.Dice
			require.Equal(t, moon, turn.Moon())
			require.Equal(t, moon || turn.CutOff() || len(kept) == r.Dice, turn.Done())
			if turn.Done() {
				break
			}
		}
		require.Empty(t, turn.Decisions())
		require.ErrorIs(t, turn.Throw(newRoll(t, repeat(1, max(1, turn.Left()))...)), engine.ErrSequence)
	})
}
