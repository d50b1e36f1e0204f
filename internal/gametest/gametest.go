// Package gametest draws rules and whole games for property tests of packages
// built on engine.
package gametest

import (
	"slices"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"threesaway/engine"
)

// Rules draws valid rules with up to so many dice of up to six sides, using every
// option.
func Rules(dice int) *rapid.Generator[engine.Rules] {
	return rapid.Custom(func(t *rapid.T) engine.Rules {
		r := engine.ThreesAway()
		r.Dice = rapid.IntRange(1, dice).Draw(t, "dice")
		r.Sides = rapid.IntRange(2, 6).Draw(t, "sides")
		r.Away = engine.Face(rapid.IntRange(0, r.Sides).Draw(t, "away"))
		for _, values := range [][]string{
			{"ties=all", "ties=tied", "ties=split"},
			{"bottoms=off", "bottoms=blind", "bottoms=throw", "bottoms=die", "bottoms=turn"},
			{"progressive=off", "progressive=every", "progressive=stairs", "progressive=2,5"},
			{"zero_ante=1", "zero_ante=0", "zero_ante=2"},
			{"tie_ante=1", "tie_ante=0", "tie_ante=2"},
			{"tie_payers=in", "tie_payers=tied"},
			{"cutoff=true", "cutoff=false"},
			{"moon=off", "moon=throw", "moon=turn"},
			{"high=false", "high=true"},
			{"pass=false", "pass=true"},
			{"must_keep_away=false", "must_keep_away=true"},
		} {
			changed := r
			require.NoError(t, changed.Set(rapid.SampledFrom(values).Draw(t, "setting")))
			if changed.Validate() == nil {
				r = changed // else it does not go with what was drawn before
			}
		}
		return r
	})
}

// Table is where moves are made.
type Table interface {
	CallBlind() error
	Throw(roll engine.Roll) error
	Decide(d engine.Decision) error
	Score(score int) error
}

// Move draws a legal move by the rules of a game that stands as now, and makes it
// at a table: a decision, a throw perhaps after a call, or in scores of 10 turns
// the score alone. Rolls that perfect scores and moons are made of are common.
func Move(t *rapid.T, r engine.Rules, now *engine.Game, at Table, scores int) {
	turn := now.Turn()
	pos := turn.Position()
	fresh := turn.Kept().Len() == 0 && !pos.Passed
	roll, thrown := turn.Roll()
	switch {
	case thrown:
		d := rapid.SampledFrom(turn.Decisions()).Draw(t, "decision")
		if r.Bottoms == engine.BottomsTurn && d.Keep.Len() == roll.Len() {
			d.Over = rapid.Bool().Draw(t, "over")
		}
		require.NoError(t, at.Decide(d))
	case fresh && rapid.IntRange(1, 10).Draw(t, "score alone") <= scores:
		keep, err := engine.NewKeep(faces(t, r, r.Dice)...)
		require.NoError(t, err)
		require.NoError(t, at.Score(r.KeepTotal(keep)))
	default:
		if r.Bottoms == engine.BottomsBlind && rapid.Bool().Draw(t, "call") {
			require.NoError(t, at.CallBlind())
		}
		roll, err := engine.NewRoll(faces(t, r, pos.Left)...)
		require.NoError(t, err)
		require.NoError(t, at.Throw(roll))
	}
}

// faces draws what n dice show.
func faces(t *rapid.T, r engine.Rules, n int) []engine.Face {
	face := rapid.Map(rapid.IntRange(1, r.Sides), func(f int) engine.Face { return engine.Face(f) })
	return rapid.OneOf(
		rapid.SliceOfN(face, n, n),
		rapid.SampledFrom([][]engine.Face{
			slices.Repeat([]engine.Face{engine.Face(r.Sides)}, n), slices.Repeat([]engine.Face{max(1, r.Away)}, n),
		}),
	).Draw(t, "faces")
}
