package engine_test

import (
	"errors"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"threesaway/engine"
)

func newTurn(t failer, r engine.Rules, scoreToBeat int) *engine.Turn {
	t.Helper()
	turn, err := engine.NewTurn(r, scoreToBeat)
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
		assert.Empty(t, turn.Keeps(), "nothing can be kept before the throw")

		roll := newRoll(t, s.roll...)
		require.NoError(t, turn.Throw(roll))
		onTable, ok := turn.Roll()
		assert.True(t, ok)
		assert.Equal(t, roll, onTable)
		assert.Equal(t, engine.ThreesAway().Keeps(roll), turn.Keeps())

		require.NoError(t, turn.Keep(newKeep(t, s.keep...)))
		assert.Equal(t, s.kept, turn.Kept().String())
		assert.Equal(t, s.left, turn.Left())
		assert.Equal(t, s.total, turn.Total())
	}
	assert.True(t, turn.Done())
	assert.False(t, turn.CutOff())
	_, ok := turn.Roll()
	assert.False(t, ok)
	assert.Empty(t, turn.Keeps())
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
		turn, err := engine.NewTurn(engine.ThreesAway(), score)
		require.NoError(t, err)
		assert.False(t, turn.Done(), "a turn that has not begun is not cut off")
	}
}

func TestTurnRefusesAnImpossibleScoreToBeat(t *testing.T) {
	tests := []struct {
		name  string
		rules engine.Rules
		score int
	}{
		{"below 0", engine.ThreesAway(), -2},
		{"above the highest", engine.ThreesAway(), 31},
		{"above the highest, highest face away", standardWith(func(r *engine.Rules) { r.Away = 6 }), 26},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			turn, err := engine.NewTurn(tt.rules, tt.score)
			require.ErrorIs(t, err, engine.ErrPosition)
			wrong, ok := errors.AsType[*engine.PositionError](err)
			require.True(t, ok)
			assert.Equal(t, "beat", wrong.Field)
			assert.Nil(t, turn)
		})
	}
}

func TestTurnRefusesInvalidRules(t *testing.T) {
	for name, r := range map[string]engine.Rules{
		"zero rules": {},
		"bad pair":   standardWith(func(r *engine.Rules) { r.High, r.Moon = true, engine.MoonTurn }),
	} {
		turn, err := engine.NewTurn(r, engine.NoScore)
		require.ErrorIs(t, err, engine.ErrRules, name)
		require.NotErrorIs(t, err, engine.ErrNotPlayed, name)
		assert.Nil(t, turn, name)
	}
}

func TestTurnRefusesOptionsThatAreNotPlayed(t *testing.T) {
	for _, setting := range []string{
		"bottoms=blind", "bottoms=throw", "bottoms=die", "bottoms=turn", "moon=throw", "moon=turn", "pass=true",
	} {
		r := engine.ThreesAway()
		require.NoError(t, r.Set(setting))
		turn, err := engine.NewTurn(r, engine.NoScore)
		require.ErrorIs(t, err, engine.ErrNotPlayed)
		require.NotErrorIs(t, err, engine.ErrRules, "the rules are fine")
		assert.ErrorContains(t, err, setting)
		assert.Nil(t, turn)
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
		{"keep nothing", thrown, keep(), engine.ErrKeep},
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
	standard := engine.ThreesAway()
	loose := standardWith(func(r *engine.Rules) { r.Cutoff = false })
	high := standardWith(func(r *engine.Rules) { r.High = true })
	highLoose := standardWith(func(r *engine.Rules) { r.High, r.Cutoff = true, false })
	highAway6 := standardWith(func(r *engine.Rules) { r.High, r.Away = true, 6 })
	none := standardWith(func(r *engine.Rules) { r.Away = engine.NoAway })
	tests := []struct {
		name        string
		rules       engine.Rules
		scoreToBeat int
		keep        []engine.Face // of the first throw
		cutOff      bool
	}{
		{"below goes on", standard, 4, []engine.Face{1, 2}, false},
		{"equal goes on", standard, 4, []engine.Face{4}, false},
		{"above", standard, 4, []engine.Face{5}, true},
		{"above by several dice", standard, 4, []engine.Face{1, 4, 3}, true},
		{"away dice do not count", standard, 0, []engine.Face{3, 3}, false},
		{"above a perfect score", standard, 0, []engine.Face{1}, true},
		{"nothing to beat", standard, engine.NoScore, []engine.Face{6, 6, 6, 6}, false},
		{"above, no cut-off", loose, 4, []engine.Face{6, 6}, false},
		{"above with the last die", standard, 4, []engine.Face{1, 1, 1, 1, 1}, false},
		// Low dice still to throw must count at least 1 each, but the rule
		// looks at the running total only.
		{"equal, no away face", none, 9, []engine.Face{4, 5}, false},
		{"above, no away face", none, 9, []engine.Face{4, 6}, true},
		{"high, out of reach", high, 20, []engine.Face{3, 3}, true}, // 3 dice show at most 18
		{"high, can still tie", high, 20, []engine.Face{2, 3}, false},
		{"high, can still win", high, 20, []engine.Face{6, 6}, false},
		{"high, perfect score can be tied", high, 30, []engine.Face{6, 6, 6, 6}, false},
		{"high, perfect score out of reach", high, 30, []engine.Face{6, 6, 6, 5}, true},
		{"high, no cut-off", highLoose, 30, []engine.Face{1}, false},
		{"high, nothing to beat", high, engine.NoScore, []engine.Face{3, 3, 3, 3}, false},
		{"high, highest face away, can still tie", highAway6, 20, []engine.Face{6}, false}, // 4 dice show at most 20
		{"high, highest face away, out of reach", highAway6, 21, []engine.Face{6}, true},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			turn := newTurn(t, tt.rules, tt.scoreToBeat)
			roll := append(repeat(6, 5-len(tt.keep)), tt.keep...)
			keepOf(t, turn, roll, tt.keep)
			assert.Equal(t, tt.cutOff, turn.CutOff())
			assert.Equal(t, tt.cutOff || len(tt.keep) == 5, turn.Done())
			assert.Equal(t, 5-len(tt.keep), turn.Left(), "dice stay where they lie")
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

// legal says by RULES.md whether faces may be kept of a roll.
func legal(r engine.Rules, roll engine.Roll, faces []engine.Face) bool {
	kept := map[engine.Face]int{}
	for _, f := range faces {
		kept[f]++
	}
	for f, n := range kept {
		if n > roll.Count(f) {
			return false
		}
	}
	if r.MustKeepAway && kept[r.Away] < roll.Count(r.Away) {
		return false
	}
	return len(faces) > 0
}

// outOfReach says by RULES.md whether a turn is cut off.
func outOfReach(r engine.Rules, kept []engine.Face, scoreToBeat int) bool {
	if scoreToBeat == engine.NoScore || !r.Cutoff || len(kept) == r.Dice {
		return false
	}
	if !r.High {
		return total(r, kept) > scoreToBeat
	}
	best := 0
	for f := 1; f <= r.Sides; f++ {
		best = max(best, total(r, []engine.Face{engine.Face(f)}))
	}
	return total(r, kept)+best*(r.Dice-len(kept)) < scoreToBeat
}

func TestRandomPlayKeepsToTheRules(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		r := playableRules().Draw(t, "rules")
		scoreToBeat := engine.NoScore
		if rapid.Bool().Draw(t, "beats") {
			// What dice can show, so that the score is possible.
			scoreToBeat = total(r, drawRoll(t, r, r.Dice).Faces())
		}
		turn := newTurn(t, r, scoreToBeat)
		var kept []engine.Face
		for throws := 0; !turn.Done(); throws++ {
			require.Less(t, throws, r.Dice, "each throw keeps a die, so the turn must end")
			roll := drawRoll(t, r, r.Dice-len(kept))
			require.NoError(t, turn.Throw(roll))

			// Any dice at all: mostly refused, and then of no effect.
			tried := rapid.SliceOfN(rapid.IntRange(1, r.Sides), 0, 3).Draw(t, "tried")
			faces := make([]engine.Face, len(tried))
			for i, f := range tried {
				faces[i] = engine.Face(f)
			}
			before := *turn
			switch err := turn.Keep(newKeep(t, faces...)); {
			case legal(r, roll, faces):
				require.NoError(t, err)
			default:
				require.ErrorIs(t, err, engine.ErrKeep)
				require.Equal(t, before, *turn)
				keep := drawKeep(t, r, roll)
				faces = keep.Faces()
				require.NoError(t, turn.Keep(keep))
			}
			kept = append(kept, faces...)

			require.Equal(t, newKeep(t, kept...), turn.Kept(), "kept dice stay as they are")
			require.Equal(t, r.Dice, len(kept)+turn.Left(), "no die is lost or added")
			require.Equal(t, total(r, kept), turn.Total())
			require.Equal(t, outOfReach(r, kept, scoreToBeat), turn.CutOff())
			require.Equal(t, turn.CutOff() || len(kept) == r.Dice, turn.Done())
		}
		require.ErrorIs(t, turn.Throw(drawRoll(t, r, max(1, turn.Left()))), engine.ErrSequence)
	})
}
