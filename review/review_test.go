package review_test

import (
	"errors"
	"math"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"threesaway/engine"
	"threesaway/internal/gametest"
	"threesaway/record"
	"threesaway/review"
	"threesaway/solver"
	"threesaway/tables"
)

// solve solves on the spot.
func solve(r engine.Rules, goal solver.Goal, pos engine.Position) (solver.GameSolution, error) {
	s, err := solver.Solve(r, goal, pos)
	if err != nil {
		return nil, err
	}
	return s.(solver.GameSolution), nil
}

// lookUp answers from the standard table.
func lookUp(_ engine.Rules, goal solver.Goal, pos engine.Position) (solver.GameSolution, error) {
	t, err := tables.Standard()
	if err != nil {
		return nil, err
	}
	s, err := t.Solution(goal, pos)
	if err != nil {
		return nil, err
	}
	return s.(solver.GameSolution), nil
}

func reviewOf(t require.TestingT, goal solver.Goal, source review.Source, text string) *review.Review {
	r, err := record.Parse(text)
	require.NoError(t, err)
	v, err := review.Of(r, goal, source)
	require.NoError(t, err)
	return v
}

func TestPlantedMistakeIsFoundWithItsLoss(t *testing.T) {
	// README: of 1 3 3 5 6 the second-best keep gives up 0.018195.
	text := "game Ana, Bob\nAna: 1 3 3 5 6 > 1 3 3, 2 6 > 2, 4 > 4 = 7\nBob: 1 2 3 3 3 > 1 2 3 3 3\n"
	for name, source := range map[string]review.Source{"table": lookUp, "solved": solve} {
		v := reviewOf(t, solver.Win(), source, text)
		mistakes := v.Mistakes()
		require.NotEmpty(t, mistakes, name)
		assert.Equal(t, 1, mistakes[0].Game)
		s := mistakes[0].Step
		assert.InDelta(t, 0.018195, s.Loss, 1e-6)
		assert.Equal(t, 2, s.Line)
		assert.Equal(t, 18, s.Column)
		assert.Equal(t, "1 3 3", s.Played.String())
		assert.Equal(t, "3 3", s.Best.String())
		assert.Equal(t, "players=2 roll=1,3,3,5,6", s.Notation(engine.ThreesAway()))
		assert.Equal(t, 1, s.Player)
		for i := 1; i < len(mistakes); i++ {
			assert.LessOrEqual(t, mistakes[i].Step.Loss, mistakes[i-1].Step.Loss, "the worst first")
		}
	}
}

func TestLossesAreThoseOfTheAdvice(t *testing.T) {
	for _, settings := range []string{"", "high=true", "bottoms=turn", "bottoms=die dice=3", "pass=true moon=turn dice=3"} {
		r, err := engine.ParseRules(settings)
		require.NoError(t, err)
		for _, goal := range []solver.Goal{solver.Win(), solver.Money()} {
			s, err := solve(r, goal, engine.Opening(r, 2))
			require.NoError(t, err)
			rapid.Check(t, func(t *rapid.T) {
				var rec record.Record
				g, err := rec.Start(record.Header{Rules: r, Players: 2})
				require.NoError(t, err)
				for range 8 {
					if !g.Done() {
						gametest.Move(t, r, g.State(), g, 1)
					}
				}
				if g.State().Pot() > 3 {
					return // beyond what has been solved here
				}
				v, err := review.Of(&rec, goal, func(engine.Rules, solver.Goal, engine.Position) (solver.GameSolution, error) { return s, nil })
				require.NoError(t, err)
				for _, step := range v.Games[0].Steps {
					if step.Kind != record.Decide {
						continue
					}
					a, err := solver.Advise(s, step.Position, step.Roll)
					require.NoError(t, err)
					assert.Equal(t, a.Best().Decision, step.Best)
					for _, o := range a.Options {
						if o.Decision == step.Played {
							assert.InDelta(t, o.Loss, step.Loss, 1e-12)
						}
					}
				}
			})
		}
	}
}

func TestLuckOfAThrowIsNothingOnAverage(t *testing.T) {
	r := engine.ThreesAway()
	mean, luckiest := 0.0, 0.0
	for roll := range engine.Rolls(5, 6) {
		var rec record.Record
		g, err := rec.Start(record.Header{Rules: r, Players: 3})
		require.NoError(t, err)
		require.NoError(t, g.Throw(roll))
		v, err := review.Of(&rec, solver.Win(), lookUp)
		require.NoError(t, err)
		luck := v.Games[0].Steps[0].Luck
		mean += float64(roll.Ways()) / 7776 * luck
		luckiest = max(luckiest, luck)
		assert.Equal(t, v.Games[0].Players[0].Luck, luck)
	}
	assert.InDelta(t, 0, mean, 1e-14)
	assert.Greater(t, luckiest, 0.5, "five threes")
}

// moneyRules are rules whose pots are solved fast; of other ones some take minutes.
func moneyRules() []string {
	return []string{
		"dice=3", "dice=3 ties=tied zero_ante=2", "dice=3 ties=split", "dice=3 progressive=2,5 bottoms=die",
		"dice=2 progressive=every sides=4", "dice=3 moon=turn bottoms=blind", "dice=3 moon=throw cutoff=false",
		"dice=3 high=true", "dice=3 bottoms=turn pass=true", "dice=3 ties=tied tie_payers=tied tie_ante=2",
		"dice=3 away=none tie_ante=0", "dice=2 bottoms=throw must_keep_away=true",
	}
}

// remembered solves for many games: solutions are made once for every 50 antes in the pot.
func remembered() review.Source {
	type key struct {
		rules        engine.Rules
		players, pot int
	}
	known := map[key]solver.GameSolution{}
	return func(r engine.Rules, goal solver.Goal, pos engine.Position) (solver.GameSolution, error) {
		pos.Pot = (pos.Pot/50 + 1) * 50
		k := key{r, pos.Players, pos.Pot}
		if known[k] == nil {
			s, err := solve(r, goal, pos)
			if err != nil {
				return nil, err
			}
			known[k] = s
		}
		return known[k], nil
	}
}

// TestWhatBecomesOfAValueIsAccountedFor checks the identity of the package, and
// that between two players what is luck and loss of one is others of the other.
func TestWhatBecomesOfAValueIsAccountedFor(t *testing.T) {
	for _, goal := range []solver.Goal{solver.Win(), solver.Money()} {
		t.Run(goal.String(), func(t *testing.T) {
			source := remembered()
			rules := gametest.Rules(3)
			if goal == solver.Money() {
				rules = rapid.Custom(func(t *rapid.T) engine.Rules {
					r, err := engine.ParseRules(rapid.SampledFrom(moneyRules()).Draw(t, "settings"))
					require.NoError(t, err)
					return r
				})
			}
			rapid.Check(t, func(t *rapid.T) {
				r := rules.Draw(t, "rules")
				players := rapid.SampledFrom([]int{2, 2, 3, 4}).Draw(t, "players")
				var rec record.Record
				for range rapid.IntRange(1, 2).Draw(t, "games") {
					g, err := rec.Start(record.Header{Rules: r, Players: players})
					require.NoError(t, err)
					for range rapid.IntRange(1, 60).Draw(t, "moves") {
						if g.Done() {
							break
						}
						gametest.Move(t, r, g.State(), g, 2)
					}
				}
				v, err := review.Of(&rec, goal, source)
				if errors.Is(err, solver.ErrEndless) || errors.Is(err, solver.ErrUnsettled) {
					return
				}
				require.NoError(t, err, r)
				for i, g := range v.Games {
					checkIdentity(t, goal, g)
					if g.Done && goal == solver.Money() {
						assert.InDeltaSlice(t, g.Net, results(g), 0)
					}
					state := rec.Games()[i].State()
					assert.Equal(t, state.Winners(), g.Winners)
				}
				checkLastDecision(t, goal, source, rec.Games()[0], v.Games[0])
				checkTotals(t, v)
			})
		})
	}
}

func results(g *review.Game) []float64 {
	var list []float64
	for _, p := range g.Players {
		list = append(list, p.Result)
	}
	return list
}

func checkIdentity(t *rapid.T, goal solver.Goal, g *review.Game) {
	scale := 1.0
	if goal == solver.Money() {
		scale = float64(g.Pot)
	}
	steps := make([]review.Player, len(g.Players))
	for _, s := range g.Steps {
		p := &steps[s.Player-1]
		p.Luck += s.Luck
		p.Loss += s.Loss
		p.LuckLessLoss += s.LuckLessLoss
		require.GreaterOrEqual(t, s.Loss, 0.0)
	}
	sum := 0.0
	for i, p := range g.Players {
		require.InDelta(t, p.Result-p.Start, p.Luck-p.Loss+p.LuckLessLoss+p.Others, 1e-12*scale, "%+v", p)
		require.InDelta(t, steps[i].Luck, p.Luck, 1e-12*scale)
		require.InDelta(t, steps[i].Loss, p.Loss, 1e-12*scale)
		require.InDelta(t, steps[i].LuckLessLoss, p.LuckLessLoss, 1e-12*scale)
		require.False(t, math.IsNaN(p.Result))
		sum += p.Result
	}
	if g.Done {
		want := 1.0
		if goal == solver.Money() {
			want = 0
		}
		require.InDelta(t, want, sum, 1e-12*scale)
	}
	if len(g.Players) == 2 && g.Done {
		// Solved values are those of floating point, here with ties played off many
		// times.
		for i, p := range g.Players {
			other := g.Players[1-i]
			require.InDelta(t, -(other.Luck - other.Loss + other.LuckLessLoss), p.Others, 1e-9*scale, "%+v", g)
		}
	}
}

// checkLastDecision checks that the value of a decision that ends the game is the
// result: nothing is left to the others.
func checkLastDecision(t *rapid.T, goal solver.Goal, source review.Source, g *record.Game, v *review.Game) {
	moves := g.Moves()
	last := moves[len(moves)-1]
	if !g.Done() || last.Kind != record.Decide {
		return
	}
	var shorter record.Record
	start, err := shorter.Start(g.Header())
	require.NoError(t, err)
	for _, m := range moves[:len(moves)-1] {
		switch m.Kind {
		case record.Blind:
			require.NoError(t, start.CallBlind())
		case record.Throw:
			require.NoError(t, start.Throw(m.Roll))
		case record.Decide:
			require.NoError(t, start.Decide(m.Decision))
		default:
			require.NoError(t, start.Score(m.Score))
		}
	}
	before, err := review.Of(&shorter, goal, source)
	require.NoError(t, err)
	player := v.Steps[len(v.Steps)-1].Player - 1
	require.InDelta(t, before.Games[0].Players[player].Others, v.Players[player].Others, 1e-9*float64(v.Pot))
}

func checkTotals(t *rapid.T, v *review.Review) {
	for i, total := range v.Players {
		var sum review.Player
		for _, g := range v.Games {
			p := g.Players[i]
			sum.Luck += p.Luck
			sum.Loss += p.Loss
			sum.Result += p.Result
			sum.Start += p.Start
			sum.Others += p.Others
			sum.LuckLessLoss += p.LuckLessLoss
			sum.Games++
			sum.Throws += p.Throws
			sum.Decisions += p.Decisions
			sum.Mistakes += p.Mistakes
			sum.Scores += p.Scores
		}
		sum.Name = total.Name
		require.Equal(t, sum, total)
	}
}

func TestPlayersAreKnownByName(t *testing.T) {
	v := reviewOf(t, solver.Win(), lookUp, "game Ana, Bob\nAna: 9\nBob: 4\ngame Zoë, BOB, ana\nZoë: 3\n")
	require.Len(t, v.Players, 3)
	assert.Equal(t, "Ana", v.Players[0].Name)
	assert.Equal(t, []int{2, 2, 1}, []int{v.Players[0].Games, v.Players[1].Games, v.Players[2].Games})
	assert.Equal(t, 1, v.Players[2].Scores)
	assert.True(t, v.Games[0].Done)
	assert.Equal(t, []float64{-1, 1}, v.Games[0].Net)
	// Ana has not been on turn in the second game: nothing has become of her share.
	assert.InDelta(t, v.Games[1].Players[2].Start, v.Games[1].Players[2].Result, 0)
}

func TestOtherGoalsAreRefused(t *testing.T) {
	for _, goal := range []solver.Goal{solver.Low(), solver.Beat(solver.WeightHalf), {}} {
		_, err := review.Of(new(record.Record), goal, solve)
		assert.ErrorIs(t, err, solver.ErrGoal)
	}
	v, err := review.Of(new(record.Record), solver.Win(), solve)
	require.NoError(t, err)
	assert.Empty(t, v.Mistakes())
}

var errSource = errors.New("no solution")

func TestErrorOfTheSourceIsReported(t *testing.T) {
	r, err := record.Parse("game 2\n")
	require.NoError(t, err)
	_, err = review.Of(r, solver.Win(), func(engine.Rules, solver.Goal, engine.Position) (solver.GameSolution, error) { return nil, errSource })
	require.ErrorIs(t, err, errSource)
	require.ErrorContains(t, err, "game 1: ")
}
