package solver_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"threesaway/engine"
	"threesaway/solver"
)

func explain(t *testing.T, s solver.Solution, pos engine.Position, faces ...engine.Face) *solver.Explanation {
	t.Helper()
	a, err := solver.Advise(s, pos, roll(t, faces...))
	require.NoError(t, err)
	e, err := solver.Explain(s, a)
	require.NoError(t, err)
	return e
}

func TestExplanationNamesWhatIsTempting(t *testing.T) {
	at := func(r engine.Rules, left, total int) engine.Position {
		pos := engine.Opening(r, 2)
		pos.Left, pos.Total = left, total
		return pos
	}
	chased := func(r engine.Rules, beat int) engine.Position {
		pos := engine.Opening(r, 2)
		pos.Seat, pos.ScoreToBeat, pos.Holders = 2, beat, 1
		return pos
	}
	standard, throws, pass, turn := rules(t), rules(t, "bottoms=throw"), rules(t, "pass=true"), rules(t, "bottoms=turn", "dice=2")
	for _, c := range []struct {
		name     string
		goal     solver.Goal
		rules    engine.Rules
		pos      engine.Position
		roll     []engine.Face
		best     string
		tempting solver.Tempting
		other    string
	}{
		{"one more", solver.Win(), standard, at(standard, 5, 0), []engine.Face{3, 3, 5, 6, 1}, "3 3", solver.TemptingMore, "1 3 3"},
		{"one fewer", solver.Low(), standard, at(standard, 2, 0), []engine.Face{1, 2}, "1 2", solver.TemptingFewer, "1"},
		{"all win", solver.Win(), standard, chased(standard, 20), []engine.Face{1, 1, 1, 1, 1}, "1 1 1 1 1", solver.TemptingFewer, "1 1 1 1"},
		{"turned over", solver.Low(), throws, at(throws, 5, 0), []engine.Face{4, 6, 6, 5, 4}, "turn over 4 4 5 6 6, keep 3 3", solver.TemptingLeave, "4"},
		{"passed", solver.Low(), pass, at(pass, 5, 0), []engine.Face{4, 4, 5, 6, 6}, "pass", solver.TemptingKeep, "4"},
		{"all over", solver.Low(), turn, at(turn, 2, 0), []engine.Face{6, 6}, "6 6", solver.TemptingFewer, "6"},
	} {
		s, err := solver.Solve(c.rules, c.goal, c.pos)
		require.NoError(t, err)
		e := explain(t, s, c.pos, c.roll...)
		require.NotNil(t, e, c.name)
		if c.name == "all over" {
			assert.True(t, e.Best.Decision.Over)
			continue
		}
		assert.Equal(t, c.best, e.Best.Decision.String(), c.name)
		assert.Equal(t, c.tempting, e.Tempting, c.name)
		assert.Equal(t, c.other, e.Alternative.Decision.String(), c.name)
	}
}

// README.md, "Asking": what keeping the 1 as well would change.
func TestExplanationIsTheDifferenceOfTheOptions(t *testing.T) {
	r := rules(t)
	e := explain(t, win(t, r, 2), engine.Opening(r, 2), 3, 3, 5, 6, 1)
	assert.InDelta(t, 0.018195, e.Gain, 1e-6)
	assert.InDelta(t, 0.516563-0.497214, e.Win, 2e-6)
	assert.InDelta(t, 0.090713-0.093152, e.Tie, 2e-6)
	assert.InDelta(t, 0.392724-0.409634, e.Lose, 2e-6)
	assert.Zero(t, e.Bust, "nothing to beat")
	assert.InDelta(t, float(e.Best.Score.Mean())-float(e.Alternative.Score.Mean()), e.Mean, 1e-15)
}

// README.md, "Money": the pot is won either way; a fifth three would make the
// other player pay once more.
func TestExplanationOfMoneyCountsPerfectScores(t *testing.T) {
	r := rules(t)
	pos := engine.Opening(r, 2)
	pos.Seat, pos.ScoreToBeat, pos.Holders, pos.Left = 2, 9, 1, 3
	e := explain(t, money(t, r, 2, 2), pos, 1, 3, 3)
	assert.Equal(t, solver.TemptingMore, e.Tempting)
	assert.InDelta(t, 1.0/6, e.Gain, 1e-12)
	assert.InDelta(t, 1.0/6, e.Perfect, 1e-12)
	assert.Zero(t, e.Bust)
	assert.InDelta(t, 0, e.Win, 1e-15)
}

func TestExplanationUnderEveryOption(t *testing.T) {
	for _, settings := range someOf(everyOption[2:]) {
		r := rules(t, settings...)
		for _, goal := range []solver.Goal{solver.Low(), solver.Beat(solver.WeightHalf), solver.Win(), solver.Money()} {
			pos := engine.Opening(r, 2)
			pos.Seat, pos.ScoreToBeat, pos.Holders = 2, 3, 1
			if ceiling, ok := pos.Ceiling(r); ok && ceiling < 3 {
				pos.ScoreToBeat, pos.Holders = engine.NoScore, 0
			}
			if goal.Kind == solver.KindBeat && pos.ScoreToBeat == engine.NoScore {
				continue
			}
			s, err := solver.Solve(r, goal, pos)
			require.NoError(t, err)
			for thrown := range engine.Rolls(r.Dice, r.Sides) {
				a, err := solver.Advise(s, pos, thrown)
				require.NoError(t, err)
				e, err := solver.Explain(s, a)
				require.NoError(t, err)
				if len(a.Options) < 2 && !a.Best().Decision.Over {
					assert.Nil(t, e, "%v %s %s: nothing to compare", settings, goal, thrown)
					continue
				}
				require.NotNil(t, e, "%v %s %s", settings, goal, thrown)
				assert.GreaterOrEqual(t, e.Gain, 0.0)
				assert.NotEqual(t, e.Best.Decision, e.Alternative.Decision)
				assert.NoError(t, r.CheckDecision(thrown, false, e.Alternative.Decision), "%v %s", settings, thrown)
				if goal.Kind != solver.KindLow {
					assert.InDelta(t, 0, e.Win+e.Tie+e.Lose, 1e-12)
				}
			}
		}
	}
}

func TestNothingIsExplainedWhereThereIsNoChoice(t *testing.T) {
	r := rules(t)
	pos := engine.Opening(r, 2)
	pos.Left, pos.Total = 1, 4
	assert.Nil(t, explain(t, win(t, r, 2), pos, 6))
}

// A bust is worse than the score to beat, or where there is none, above the ceiling;
// who plays alone cannot bust.
func TestBustAndPerfectAreReadFromTheScores(t *testing.T) {
	standard, high, ceilings := rules(t, "dice=2"), rules(t, "dice=2", "high=true"), rules(t, "dice=2", "progressive=3")
	for _, c := range []struct {
		name string
		r    engine.Rules
		goal solver.Goal
		beat int
		want func(d *solver.Distribution) float64
	}{
		{"worse than 5", standard, solver.Win(), 5, func(d *solver.Distribution) float64 { return float(d.Above(5)) }},
		{"worse than 5 with high", high, solver.Win(), 5, func(d *solver.Distribution) float64 { return float(d.Below(5)) }},
		{"worse than 0", standard, solver.Beat(solver.WeightHalf), 0, func(d *solver.Distribution) float64 { return float(d.Above(0)) }},
		{"nothing to beat", standard, solver.Win(), engine.NoScore, func(*solver.Distribution) float64 { return 0 }},
		{"nothing to beat with high", high, solver.Win(), engine.NoScore, func(*solver.Distribution) float64 { return 0 }},
		{"above the ceiling", ceilings, solver.Win(), engine.NoScore, func(d *solver.Distribution) float64 { return float(d.Above(3)) }},
		{"below the ceiling", ceilings, solver.Win(), 2, func(d *solver.Distribution) float64 { return float(d.Above(2)) }},
		{"alone", standard, solver.Low(), 5, func(*solver.Distribution) float64 { return 0 }},
	} {
		pos := engine.Opening(c.r, 2)
		if c.beat != engine.NoScore {
			pos.Seat, pos.ScoreToBeat, pos.Holders = 2, c.beat, 1
		}
		s, err := solver.Solve(c.r, c.goal, pos)
		require.NoError(t, err)
		a, err := solver.Advise(s, pos, roll(t, 2, 6))
		require.NoError(t, err, c.name)
		perfect := 0
		if c.r.High {
			perfect = 12
		}
		for _, o := range a.Options {
			assert.InDelta(t, c.want(o.Score), a.Bust(o.Score), 1e-15, c.name)
			assert.InDelta(t, float(o.Score.P(perfect)), a.Perfect(o.Score), 1e-15, c.name)
		}
		e, err := solver.Explain(s, a)
		require.NoError(t, err)
		assert.InDelta(t, c.want(e.Best.Score)-c.want(e.Alternative.Score), e.Bust, 1e-15, c.name)
		assert.InDelta(t, float(e.Best.Score.P(perfect))-float(e.Alternative.Score.P(perfect)), e.Perfect, 1e-15, c.name)
		assert.InDelta(t, e.Alternative.Loss, e.Gain, 0, c.name)
	}
}

// What tempts is the option that gives up least of one die more or fewer, stopping,
// passing and the rule of thumb, in this order; only if none of them is an option is
// it the next best.
func TestTemptingIsTheClosestOfThoseThatSuggestThemselves(t *testing.T) {
	seen := map[solver.Tempting]bool{}
	for _, settings := range [][]string{
		{"dice=2"}, {"dice=3"}, {"dice=4"}, {"dice=3", "high=true"}, {"dice=3", "pass=true"}, {"dice=3", "bottoms=die"}, {"dice=3", "moon=turn"},
	} {
		r := rules(t, settings...)
		pos := engine.Opening(r, 2)
		for _, goal := range []solver.Goal{solver.Low(), solver.Win()} {
			s, err := solver.Solve(r, goal, pos)
			require.NoError(t, err)
			for thrown := range engine.Rolls(r.Dice, r.Sides) {
				a, err := solver.Advise(s, pos, thrown)
				require.NoError(t, err)
				if len(a.Options) < 2 {
					continue
				}
				e, err := solver.Explain(s, a)
				require.NoError(t, err)
				want, why := naiveTempting(t, r, a)
				assert.Equal(t, want.Decision, e.Alternative.Decision, "%v %s %s: best %s", settings, goal, thrown, a.Best().Decision)
				assert.Equal(t, why, e.Tempting, "%v %s %s: best %s", settings, goal, thrown, a.Best().Decision)
				seen[why] = true
			}
		}
	}
	for _, why := range []solver.Tempting{
		solver.TemptingMore, solver.TemptingFewer, solver.TemptingStop, solver.TemptingThumb, solver.TemptingPass, solver.TemptingKeep, solver.TemptingLeave,
	} {
		assert.True(t, seen[why], "%s comes up", why)
	}
}

// naiveTempting looks through the options with counts of faces alone.
func naiveTempting(t *testing.T, r engine.Rules, a *solver.Advice) (solver.Option, solver.Tempting) {
	t.Helper()
	best := a.Best().Decision
	others := a.Options[1:]
	called := func(o solver.Option) bool { return o.Decision.Turned.Len() > 0 }
	for _, o := range others {
		if best.Passes() && !o.Decision.Passes() && !called(o) {
			return o, solver.TemptingKeep
		}
		if !best.Passes() && best.Turned.Len() > 0 && !called(o) {
			return o, solver.TemptingLeave
		}
	}
	// Faces from the one that scores best on; equal scores lower faces first.
	var order []engine.Face
	for f := engine.Face(1); int(f) <= r.Sides; f++ {
		order = append(order, f)
	}
	slices.SortStableFunc(order, func(x, y engine.Face) int {
		switch {
		case r.Better(r.Score(x), r.Score(y)):
			return -1
		case r.Better(r.Score(y), r.Score(x)):
			return 1
		}
		return 0
	})
	lies := r.TurnOver(a.Roll, best.Turned)
	differs := func(k engine.Keep, from engine.Face, by int) bool { // one die of a face more or fewer
		for _, f := range order {
			d := k.Count(f) - best.Keep.Count(f)
			if f == from && d != by || f != from && d != 0 {
				return false
			}
		}
		return true
	}
	var thrown, kept engine.Face
	for _, f := range order {
		if thrown == 0 && lies.Count(f) > best.Keep.Count(f) {
			thrown = f
		}
		if best.Keep.Count(f) > 0 {
			kept = f
		}
	}
	is := []struct {
		why solver.Tempting
		yes func(o solver.Option) bool
	}{
		{solver.TemptingMore, func(o solver.Option) bool { return thrown > 0 && differs(o.Decision.Keep, thrown, 1) }},
		{solver.TemptingFewer, func(o solver.Option) bool {
			return kept > 0 && differs(o.Decision.Keep, kept, -1) && !o.Decision.Passes()
		}},
		{solver.TemptingStop, func(o solver.Option) bool { return o.ThrowAgain == 0 }},
		{solver.TemptingThumb, func(o solver.Option) bool { // every 3, or else one die that counts least
			if r.High || o.Decision.Passes() {
				return false
			}
			if n := lies.Count(3); n > 0 {
				return o.Decision.Keep.Len() == n && o.Decision.Keep.Count(3) == n
			}
			for _, f := range order {
				if lies.Count(f) > 0 {
					return o.Decision.Keep.Len() == 1 && o.Decision.Keep.Count(f) == 1
				}
			}
			return false
		}},
		{solver.TemptingPass, func(o solver.Option) bool { return o.Decision.Passes() }},
	}
	found, why := others[0], solver.TemptingOther
	for _, c := range is {
		for _, o := range others {
			if o.Decision.Turned == best.Turned && c.yes(o) && (why == solver.TemptingOther || o.Loss < found.Loss) {
				found, why = o, c.why
			}
		}
	}
	return found, why
}

// Where all dice are turned over, the alternative is to leave them as they lie, and it
// ends as their total does.
func TestLeavingAllDiceAsTheyLieEndsAsTheirTotalDoes(t *testing.T) {
	r := rules(t, "dice=2", "bottoms=turn")
	pos := engine.Opening(r, 2)
	pos.Seat, pos.ScoreToBeat, pos.Holders = 2, 8, 1
	compared := 0
	for _, s := range []solver.RoundSolution{win(t, r, 2), money(t, r, 2, 2)} {
		for thrown := range engine.Rolls(2, 6) {
			a, err := solver.Advise(s, pos, thrown)
			require.NoError(t, err)
			if !a.Best().Decision.Over {
				continue
			}
			compared++
			e, err := solver.Explain(s, a)
			require.NoError(t, err)
			assert.Equal(t, solver.TemptingLeave, e.Tempting)
			total := r.KeepTotal(thrown.All())
			want, err := s.Ending(pos, total)
			require.NoError(t, err)
			assert.Equal(t, want, e.Alternative.Ending, "%s: %d", thrown, total)
			assert.Equal(t, "1", e.Alternative.Score.P(total).RatString())
			assert.InDelta(t, a.Best().Ending.Win-want.Win, e.Win, 1e-15)
			assert.InDelta(t, a.Best().Ending.Tie-want.Tie, e.Tie, 1e-15)
			assert.InDelta(t, a.Best().Ending.Lose()-want.Lose(), e.Lose, 1e-15)
			assert.InDelta(t, a.Best().Value-e.Alternative.Value, e.Gain, 1e-12)
			assert.Positive(t, e.Gain)
		}
	}
	assert.Positive(t, compared)
}
