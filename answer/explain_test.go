package answer_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"threesaway/answer"
	"threesaway/engine"
	"threesaway/solver"
	"threesaway/texts"
)

// Whatever the rules, the goal and the roll, in every language an explanation is a
// whole sentence.
func TestExplanationsAreWholeSentences(t *testing.T) {
	for _, settings := range [][]string{
		{"dice=3"}, {"dice=3", "bottoms=throw"}, {"dice=2", "bottoms=die"}, {"dice=3", "bottoms=turn"}, {"dice=3", "pass=true"},
		{"dice=3", "high=true"}, {"dice=3", "moon=turn"}, {"dice=3", "moon=throw"}, {"dice=3", "zero_ante=2"}, {"dice=3", "progressive=2,4"},
	} {
		r := engine.ThreesAway()
		for _, s := range settings {
			require.NoError(t, r.Set(s))
		}
		for _, goal := range []solver.Goal{solver.Low(), solver.Beat(solver.WeightHalf), solver.Win(), solver.Money()} {
			pos := engine.Opening(r, 2)
			if goal.Kind == solver.KindBeat {
				pos.Seat, pos.ScoreToBeat, pos.Holders = 2, 2, 1
			}
			s, err := solver.Solve(r, goal, pos)
			require.NoError(t, err)
			for thrown := range engine.Rolls(r.Dice, r.Sides) {
				a := &answer.Answer{Rules: r, Explained: true}
				a.Advice, err = solver.Advise(s, pos, thrown)
				require.NoError(t, err)
				a.Explanation, err = solver.Explain(s, a.Advice)
				require.NoError(t, err)
				for _, l := range texts.Languages() {
					text := a.Why(texts.In(l))
					assert.Regexp(t, `^[\p{Lu}\d].*\.$`, text)
					assert.NotRegexp(t, `[{}]|%!|explain\.|\b0 (dice|zaruri|Würfel)|-\d`, text, "%v %s %s", settings, goal, thrown)
				}
			}
		}
	}
}
