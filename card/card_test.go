package card_test

import (
	"context"
	"fmt"
	"math"
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"threesaway/card"
	"threesaway/engine"
	"threesaway/simulate"
	"threesaway/solver"
)

func rules(t testing.TB, settings ...string) engine.Rules {
	t.Helper()
	r := engine.ThreesAway()
	for _, s := range settings {
		require.NoError(t, r.Set(s))
	}
	require.NoError(t, r.Validate())
	return r
}

// position returns the position that a card for a goal is made for.
func position(r engine.Rules, goal solver.Goal, players int) engine.Position {
	pos := engine.Opening(r, players)
	if goal.Kind == solver.KindBeat {
		pos.Seat, pos.ScoreToBeat, pos.Holders = players, r.MaxScore()/4, 1
	}
	return pos
}

func newCard(t testing.TB, r engine.Rules, goal solver.Goal, players, seat int) *card.Card {
	t.Helper()
	pos := position(r, goal, players)
	s, err := solver.Solve(r, goal, pos)
	require.NoError(t, err)
	c, err := card.New(s, pos, seat)
	require.NoError(t, err)
	return c
}

// A card is worth learning: it gives up little, less than any of the rules that
// people use, in at most ten lines that each save something.
func TestCardsOfTheStandardGame(t *testing.T) {
	for _, c := range []struct {
		goal          solver.Goal
		players, seat int
		most          float64 // price, in the goal's unit
	}{
		{solver.Low(), 2, 0, 0.055},
		{solver.Beat(solver.WeightHalf), 2, 0, 0.005},
		{solver.Win(), 2, 0, 0.005},
		{solver.Win(), 2, 2, 0.005},
		{solver.Win(), 4, 0, 0.0025},
		{solver.Money(), 2, 0, 0.02},
	} {
		t.Run(fmt.Sprintf("%s %d %d", c.goal, c.players, c.seat), func(t *testing.T) {
			got := newCard(t, rules(t), c.goal, c.players, c.seat)
			assert.Equal(t, c.goal, got.Goal)
			assert.Positive(t, got.Price())
			assert.Less(t, got.Price(), c.most)
			assert.LessOrEqual(t, len(got.Lines), card.MaxLines)
			assert.Equal(t, card.KindAlways, got.Lines[0].Kind)
			for _, l := range got.Lines[1:] {
				assert.Positive(t, l.Saves, "%+v", l)
			}
			require.NotEmpty(t, got.Simple)
			for _, s := range got.Simple {
				assert.Greater(t, s.Price, got.Price(), s.Kind)
			}
		})
	}
}

// RULES.md, "Values known independently".
func TestSimpleRulesHaveTheKnownPrices(t *testing.T) {
	c := newCard(t, rules(t), solver.Low(), 2, 0)
	prices := map[card.SimpleKind]float64{}
	for _, s := range c.Simple {
		prices[s.Kind] = s.Price
	}
	assert.InDelta(t, 6.804025-6.253979, prices[card.SimpleAwayElseLowest], 1e-6)
	assert.InDelta(t, 6.310821-6.253979, prices[card.SimpleWhileItHelps], 1e-6)
	assert.NotContains(t, prices, card.SimpleLowestMean, "that is perfect play")
}

// everyRule holds settings that use every option a card can be written for.
var everyRule = [][]string{
	{"dice=3"}, {"dice=1"}, {"dice=3", "sides=2", "away=2"}, {"dice=3", "ties=tied"}, {"dice=3", "ties=split"},
	{"dice=3", "high=true"}, {"dice=3", "high=true", "must_keep_away=true"}, {"dice=3", "must_keep_away=true"},
	{"dice=3", "pass=true"}, {"dice=3", "pass=true", "high=true", "must_keep_away=true"}, {"dice=3", "moon=throw"}, {"dice=3", "moon=turn"},
	{"dice=3", "away=none"}, {"dice=3", "away=6"}, {"dice=3", "bottoms=blind"}, {"dice=2", "sides=4", "progressive=every"},
	{"dice=3", "progressive=2,4"}, {"dice=3", "cutoff=false", "zero_ante=0"},
}

// Whatever the rules, a card decides what they allow, wherever play can lead, and
// gives up no less than nothing.
func TestCardsUnderEveryRule(t *testing.T) {
	for _, settings := range everyRule {
		r := rules(t, settings...)
		for _, goal := range []solver.Goal{solver.Low(), solver.Beat(solver.WeightHalf), solver.Win(), solver.Money()} {
			c := newCard(t, r, goal, 3, 0)
			assert.LessOrEqual(t, len(c.Lines), card.MaxLines, "%v %s", settings, goal)
			assert.GreaterOrEqual(t, c.Price(), -1e-12, "%v %s", settings, goal)
			again := newCard(t, r, goal, 3, 0)
			assert.Equal(t, c.Lines, again.Lines, "%v %s: the same again", settings, goal)
			for _, s := range c.Simple {
				if s.Kind == card.SimpleAwayElseLowest {
					assert.LessOrEqual(t, c.Price(), s.Price+1e-9, "%v %s", settings, goal)
				}
			}
			for left := 1; left <= r.Dice; left++ {
				for total := range (r.Dice-left)*r.MaxDieScore() + 1 {
					for _, passed := range []bool{false, true} {
						pos := position(r, goal, 3)
						pos.Left, pos.Total, pos.Passed = left, total, passed
						if pos.Validate(r) != nil {
							continue
						}
						for roll := range engine.Rolls(left, r.Sides) {
							d, err := c.Decide(pos, roll)
							require.NoError(t, err)
							require.NoError(t, r.CheckDecision(roll, passed, d), "%v %s %+v", settings, goal, pos)
						}
					}
				}
			}
		}
	}
}

// A card is evaluated as a policy that looks at no more than it says.
func TestCardSaysWhatItLooksAt(t *testing.T) {
	for _, settings := range everyRule {
		r := rules(t, settings...)
		pos := engine.Opening(r, 3)
		s, err := solver.Solve(r, solver.Win(), pos)
		require.NoError(t, err)
		c, err := card.New(s, pos, 0)
		require.NoError(t, err)
		e, err := solver.Evaluate(s, solver.PolicyFunc(c.Decide), pos)
		require.NoError(t, err)
		assert.Equal(t, c.Evaluation.Values, e.Values, "%v", settings)
	}
}

// In games with dice, one who follows a card among perfect players gets what is
// on it.
func TestCardGetsItsPriceInGames(t *testing.T) {
	const games = 60_000
	r := rules(t, "dice=4")
	pos := engine.Opening(r, 3)
	s, err := solver.Solve(r, solver.Win(), pos)
	require.NoError(t, err)
	c, err := card.New(s, pos, 0)
	require.NoError(t, err)
	for seat := range 3 {
		setup := simulate.Setup{Rules: r, Games: games, Seed: 3}
		for i := range 3 {
			setup.Players = append(setup.Players, func(*rand.Rand) engine.Player {
				if i == seat {
					return c
				}
				return s
			})
		}
		result, err := simulate.Run(context.Background(), setup)
		require.NoError(t, err)
		p := c.Evaluation.Values[seat]
		assert.InDelta(t, p, result.Share[seat]/games, 4*math.Sqrt(p*(1-p)/games), "seat %d", seat+1)
	}
}

func TestCardRefusesWhatItCannotSay(t *testing.T) {
	for _, c := range []struct {
		settings []string
		want     error
	}{
		{[]string{"bottoms=throw"}, card.ErrInexpressible}, {[]string{"bottoms=die"}, card.ErrInexpressible},
		{[]string{"bottoms=turn"}, card.ErrInexpressible}, {[]string{"dice=10"}, card.ErrTooLarge}, {[]string{"sides=11"}, card.ErrTooLarge},
	} {
		r := rules(t, c.settings...)
		assert.ErrorIs(t, card.Check(r), c.want, "%v", c.settings)
		turn, err := solver.NewTurn(r)
		require.NoError(t, err)
		_, err = card.New(turn.Low(), engine.Opening(r, 2), 0)
		assert.ErrorIs(t, err, c.want, "%v", c.settings)
	}
	r := rules(t, "dice=2")
	pos := engine.Opening(r, 2)
	s, err := solver.Solve(r, solver.Win(), pos)
	require.NoError(t, err)
	for _, seat := range []int{-1, 3} {
		_, err = card.New(s, pos, seat)
		assert.ErrorIs(t, err, engine.ErrPosition)
	}
	_, err = card.New(s, engine.Opening(r, 3), 0)
	assert.ErrorIs(t, err, engine.ErrPosition, "not solved for three")
	c, err := card.New(s, pos, 0)
	require.NoError(t, err)
	three, err := engine.NewRoll(1, 2, 3)
	require.NoError(t, err)
	_, err = c.Decide(pos, three)
	assert.ErrorIs(t, err, engine.ErrRoll)
	pos.Left = 9
	_, err = c.Decide(pos, three)
	assert.ErrorIs(t, err, engine.ErrPosition)
}

func ExampleNew() {
	r := engine.ThreesAway()
	pos := engine.Opening(r, 2)
	s, err := solver.Solve(r, solver.Win(), pos)
	if err != nil {
		fmt.Println(err)
		return
	}
	c, err := card.New(s, pos, 0)
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Printf("%d lines give up %.2f%% of the pot\n", len(c.Lines), 100*c.Price())
	// Output: 8 lines give up 0.39% of the pot
}
