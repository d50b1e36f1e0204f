package solver_test

import (
	"errors"
	"fmt"
	"math/big"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"threesaway/engine"
	"threesaway/solver"
)

// Whatever the rules and the goal: the first option is the policy's own, nothing
// is lost by it, every keep stands once, and the value before the roll is the
// mean of the best values after it.
func TestAdviceIsConsistentWithTheSolution(t *testing.T) {
	for _, settings := range [][]string{
		{"dice=3"}, {"dice=3", "bottoms=throw"}, {"dice=2", "bottoms=die"}, {"dice=3", "bottoms=turn"}, {"dice=3", "pass=true"},
		{"dice=3", "high=true"}, {"dice=3", "moon=turn"}, {"dice=3", "moon=throw"}, {"dice=3", "progressive=every"},
	} {
		r := rules(t, settings...)
		for _, goal := range []solver.Goal{solver.Low(), solver.Beat(solver.WeightHalf), solver.Win(), solver.Money()} {
			pos := engine.Opening(r, 2)
			if goal.Kind == solver.KindBeat {
				pos.Seat, pos.ScoreToBeat, pos.Holders = 2, 4, 1
				pos.Round = 10
				if r.Progressive.Off() {
					pos.Round = 1
				}
			}
			s, err := solver.Solve(r, goal, pos)
			require.NoError(t, err)
			mean, ways := 0.0, 0.0
			for thrown := range engine.Rolls(r.Dice, r.Sides) {
				a, err := solver.Advise(s, pos, thrown)
				require.NoError(t, err)
				best := a.Best().Value
				if a.Moon {
					assert.Empty(t, a.Options)
					best = map[solver.GoalKind]float64{solver.KindBeat: 1, solver.KindWin: 1, solver.KindMoney: float64(pos.Pot)}[goal.Kind]
				} else {
					choice, err := s.Decide(pos, thrown)
					require.NoError(t, err)
					assert.Equal(t, choice, a.Best().Decision)
					assert.Zero(t, a.Best().Loss)
				}
				seen := map[engine.Keep]bool{}
				last := 0.0
				for _, o := range a.Options {
					assert.False(t, seen[o.Decision.Keep], "%v: %s twice", settings, o.Decision)
					seen[o.Decision.Keep] = true
					assert.GreaterOrEqual(t, o.Loss, last-1e-15, "%v %s: best first", settings, goal)
					last = o.Loss
				}
				mean += float64(thrown.Ways()) * best
				ways += float64(thrown.Ways())
			}
			value, err := s.Value(pos)
			require.NoError(t, err)
			assert.InDelta(t, value, mean/ways, 1e-12, "%v %s", settings, goal)
		}
	}
}

func TestAdviceRefusesWhatCannotBe(t *testing.T) {
	r := rules(t)
	s := win(t, r, 2)
	_, err := solver.Advise(s, engine.Opening(r, 2), roll(t, 1, 2))
	assert.ErrorIs(t, err, engine.ErrRoll)
	pos := engine.Opening(r, 2)
	pos.Left, pos.Total = 4, 3
	_, err = solver.Advise(s, pos, roll(t, 1, 2, 3, 4))
	assert.ErrorIs(t, err, engine.ErrPosition, "one die cannot count 3")
	assert.Zero(t, new(solver.Advice).Best())
}

// RULES.md, "How options meet": all dice are turned over at the end only where that
// is worth more, not where it is worth the same.
func TestAllDiceAreTurnedOverOnlyWhereThatIsWorthMore(t *testing.T) {
	r := rules(t, "dice=2", "bottoms=turn")
	turn := newTurn(t, r)
	turned, equal := 0, 0
	for _, s := range []solver.Solution{turn.Low(), turn.Beat(solver.WeightHalf), win(t, r, 2), money(t, r, 2, 2)} {
		pos := engine.Opening(r, 2)
		pos.Seat, pos.ScoreToBeat, pos.Holders = 2, 4, 1
		for thrown := range engine.Rolls(2, 6) {
			a, err := solver.Advise(s, pos, thrown)
			require.NoError(t, err)
			i := slices.IndexFunc(a.Options, func(o solver.Option) bool { return o.ThrowAgain == 0 })
			require.GreaterOrEqual(t, i, 0)
			worth := func(over bool) float64 {
				value, err := s.Value(pos.After(r, thrown, engine.Decision{Keep: thrown.All(), Over: over}))
				require.NoError(t, err)
				if s.Goal().LessIsBetter(r) {
					return -value
				}
				return value
			}
			assert.Equal(t, worth(true) > worth(false), a.Options[i].Decision.Over, "%s, %s", s.Goal(), thrown)
			if a.Options[i].Decision.Over {
				turned++
			}
			if worth(true) == worth(false) {
				equal++
			}
			for _, o := range a.Options {
				if o.Decision.Over {
					assert.Zero(t, o.ThrowAgain)
				}
			}
		}
	}
	assert.Positive(t, turned)
	assert.Positive(t, equal)
}

// What an option gives up is its distance from the best, and how it ends is what its
// scores end as.
func TestOptionsSayWhatTheyGiveUpAndHowTheyEnd(t *testing.T) {
	for _, settings := range [][]string{{"dice=3"}, {"dice=3", "high=true"}, {"dice=3", "moon=turn"}, {"dice=3", "ties=split"}} {
		r := rules(t, settings...)
		turn := newTurn(t, r)
		pos := engine.Opening(r, 2)
		pos.Seat, pos.ScoreToBeat, pos.Holders = 2, 5, 1
		for _, s := range []solver.ExactSolution{turn.Low(), turn.Beat(solver.WeightHalf), win(t, r, 2), money(t, r, 2, 2)} {
			sign := 1.0
			if s.Goal() == solver.Low() && !r.High {
				sign = -1
			}
			for thrown := range engine.Rolls(3, 6) {
				a, err := solver.Advise(s, pos, thrown)
				require.NoError(t, err)
				for i, o := range a.Options {
					assert.InDelta(t, sign*(a.Best().Value-o.Value), o.Loss, 1e-12, "%v %s %s", settings, s.Goal(), o.Decision)
					assert.Equal(t, s.Goal() == solver.Money(), o.Exact == nil)
					if o.Exact != nil {
						assert.InDelta(t, o.Value, float(o.Exact), 1e-12)
						if i > 1 {
							order := float64(a.Options[i-1].Exact.Cmp(o.Exact)) * sign
							assert.GreaterOrEqual(t, order, 0.0, "%v %s: best first, exactly", settings, s.Goal())
						}
					}
					if s.Goal() == solver.Low() {
						assert.Equal(t, solver.Ending{}, o.Ending)
						continue
					}
					// The last player against one score: better wins, equal ties.
					wins := float(o.Score.Below(5))
					if r.High {
						wins = float(o.Score.Above(5))
					}
					assert.InDelta(t, wins+float(o.Score.Moon()), o.Ending.Win, 1e-12, "%v %s %s", settings, s.Goal(), o.Decision)
					assert.InDelta(t, float(o.Score.P(5)), o.Ending.Tie, 1e-12, "%v %s %s", settings, s.Goal(), o.Decision)
					assert.InDelta(t, 1-o.Ending.Win-o.Ending.Tie, o.Ending.Lose(), 1e-12)
				}
			}
		}
	}
}

// rounded is a solution whose numbers are off by a little, as rounding may have it:
// the more, the better they are.
type rounded struct{ solver.ExactSolution }

func (s rounded) Value(pos engine.Position) (float64, error) {
	v, err := s.ExactSolution.Value(pos)
	return -1e-9 * v, err // the order is turned round
}

// Where fractions are known, options stand in their order, whatever rounding does to
// the numbers beside them.
func TestOptionsAreOrderedByFractions(t *testing.T) {
	for _, setting := range []string{"high=false", "high=true"} {
		r := rules(t, "dice=3", setting)
		for _, s := range []solver.ExactSolution{newTurn(t, r).Low(), win(t, r, 2)} {
			for thrown := range engine.Rolls(3, 6) {
				want, err := solver.Rank(s, engine.Opening(r, 2), thrown)
				require.NoError(t, err)
				got, err := solver.Rank(rounded{s}, engine.Opening(r, 2), thrown)
				require.NoError(t, err)
				for i := range want.Options {
					assert.Equal(t, want.Options[i].Decision, got.Options[i].Decision, "%s %s %s", setting, s.Goal(), thrown)
				}
			}
		}
	}
}

// broken is a solution that fails to give fractions, for whatever reason.
type broken struct {
	solver.ExactSolution
	err error
}

func (s broken) ExactValue(engine.Position) (*big.Rat, error) { return nil, s.err }

// That a solution knows no fractions is no failure; any other is.
func TestAdvicePassesOnWhatASolutionFailsWith(t *testing.T) {
	r := rules(t, "dice=2")
	low := newTurn(t, r).Low()
	failure := errors.New("no paper")
	_, err := solver.Rank(broken{low, failure}, engine.Opening(r, 2), roll(t, 1, 2))
	require.ErrorIs(t, err, failure)
	a, err := solver.Rank(broken{low, fmt.Errorf("too long: %w", solver.ErrInexact)}, engine.Opening(r, 2), roll(t, 1, 2))
	require.NoError(t, err)
	require.Len(t, a.Options, 3)
	for _, o := range a.Options {
		assert.Nil(t, o.Exact)
	}
}
