package card

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"threesaway/engine"
	"threesaway/solver"
)

// drawPlan draws any plan.
func drawPlan(t *rapid.T, d *dice, players int) *plan {
	p := newPlan(d, players)
	p.stop, p.ties = rapid.Bool().Draw(t, "stop"), rapid.IntRange(0, d.rules.Dice).Draw(t, "ties")
	for n := 1; n <= d.rules.Dice; n++ {
		p.open[n] = rapid.IntRange(0, len(d.ranks)-1).Draw(t, "open")
		p.sums[n] = rapid.IntRange(-1, d.most()).Draw(t, "sum")
		p.pass[n] = d.rules.Pass && n > 1 && rapid.Bool().Draw(t, "pass")
		for rank := 1; rank < len(d.ranks); rank++ {
			p.need[n][rank] = p.need[n][rank-1] + rapid.IntRange(0, 4).Draw(t, "need")
		}
	}
	for k := 1; k < players; k++ {
		p.chase[k] = rapid.IntRange(0, d.most()).Draw(t, "chase")
	}
	return p
}

// The search values plans as solver.Evaluate does: exactly for one turn, and where
// no round is replayed also for a whole game.
func TestFieldAgreesWithEvaluation(t *testing.T) {
	for _, settings := range [][]string{
		{}, {"high=true"}, {"high=true", "must_keep_away=true", "pass=true"}, {"pass=true"}, {"moon=throw"}, {"moon=turn"}, {"away=none"}, {"bottoms=blind"},
	} {
		r := engine.ThreesAway()
		for _, s := range append(settings, "dice=3", "sides=5", "ties=split") {
			require.NoError(t, r.Set(s))
		}
		pos := engine.Opening(r, 3)
		chased := pos
		chased.Seat, chased.ScoreToBeat, chased.Holders = 3, 4, 1
		turn, err := solver.NewTurn(r)
		require.NoError(t, err)
		win, err := turn.Win(3)
		require.NoError(t, err)
		d := newDice(r)
		rapid.Check(t, func(t *rapid.T) {
			p := drawPlan(t, d, 3)
			for _, c := range []struct {
				solution solver.Solution
				pos      engine.Position
			}{{turn.Low(), pos}, {turn.Beat(solver.WeightHalf), chased}, {win, pos}} {
				starts, err := solver.Starts(c.solution, c.pos)
				require.NoError(t, err)
				f := newField(d, c.solution.Goal(), starts)
				e, err := solver.Evaluate(c.solution, p, c.pos)
				require.NoError(t, err)
				want := 0.0
				for _, v := range e.Values {
					want += v
				}
				assert.InDelta(t, want, f.sign*f.value(p), 1e-12, "%v %s", settings, c.solution.Goal())
			}
		})
	}
}

func TestLinesAreThePlan(t *testing.T) {
	r := engine.ThreesAway()
	d := newDice(r)
	rapid.Check(t, func(t *rapid.T) {
		p := drawPlan(t, d, 3)
		for _, l := range p.lines() {
			p = p.without(l)
		}
		require.Len(t, p.lines(), 1, "without all lines nothing is left but the first")
	})
}
