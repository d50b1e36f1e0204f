package solver_test

import (
	"math/big"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"threesaway/engine"
	"threesaway/solver"
)

// RULES.md, "Values known independently".
func TestSimpleRulesHaveTheKnownMeans(t *testing.T) {
	r := rules(t)
	turn := newTurn(t, r)
	for _, c := range []struct {
		policy solver.Policy
		mean   float64
	}{{solver.ThreesElseLowest(r), 6.804025}, {solver.TakeWhileItHelps(turn), 6.310821}} {
		e, err := solver.Evaluate(turn.Low(), c.policy, engine.Opening(r, 2))
		require.NoError(t, err)
		assert.Equal(t, solver.Low(), e.Goal)
		assert.InDelta(t, c.mean, e.Values[0], 5e-7)
		assert.Equal(t, float(e.Exact), e.Values[0])
		assert.InDelta(t, c.mean-6.253978525944819, e.Price(1), 5e-7)
		assert.Equal(t, e.Price(1), e.MeanPrice())
		least := fraction(t, "504205555/80621568")
		assert.Zero(t, new(big.Rat).Sub(e.Exact, least).Cmp(e.ExactPrice))
	}
}

// everyOption holds settings that together use every option of the rules.
var everyOption = [][]string{
	{"dice=4"}, {"dice=4", "ties=tied"}, {"dice=3", "ties=tied", "tie_payers=tied"}, {"dice=3", "ties=split"},
	{"dice=3", "tie_ante=0"}, {"dice=3", "tie_ante=0", "zero_ante=0"}, {"dice=3", "zero_ante=3"}, {"dice=3", "cutoff=false"},
	{"dice=3", "high=true"}, {"dice=3", "moon=throw"}, {"dice=3", "moon=turn"}, {"dice=3", "must_keep_away=true"},
	{"dice=3", "away=none"}, {"dice=3", "away=6"}, {"dice=3", "bottoms=blind"}, {"dice=3", "bottoms=throw"},
	{"dice=2", "bottoms=die"}, {"dice=3", "bottoms=turn"}, {"dice=3", "pass=true"}, {"dice=2", "sides=4", "progressive=every"},
	{"dice=2", "sides=3", "progressive=stairs", "ties=tied"}, {"dice=2", "progressive=0,2"}, {"dice=2", "sides=4", "high=true", "pass=true", "must_keep_away=true"},
}

func TestPerfectPlayGivesUpNothing(t *testing.T) {
	for _, settings := range someOf(everyOption) {
		r := rules(t, settings...)
		for _, goal := range []solver.Goal{solver.Low(), solver.Beat(solver.WeightHalf), solver.Win(), solver.Money()} {
			pos := engine.Opening(r, 3)
			switch goal.Kind {
			case solver.KindBeat:
				pos.Seat, pos.ScoreToBeat, pos.Holders = 3, 3, 1
			case solver.KindMoney:
				pos = engine.Opening(r, 2) // a policy that looks at the pot is asked for every pot
			default:
			}
			s, err := solver.Solve(r, goal, pos)
			require.NoError(t, err)
			e, err := solver.Evaluate(s, s, pos)
			require.NoError(t, err, "%v %s", settings, goal)
			for seat := range e.Values {
				assert.InDelta(t, 0, e.Price(seat+1), 1e-12, "%v %s seat %d", settings, goal, seat+1)
			}
			if e.ExactPrice != nil {
				assert.Zero(t, e.ExactPrice.Sign(), "%v %s", settings, goal)
			}
		}
	}
}

// Whatever a policy is made for, it gives up no less than nothing.
func TestNoPolicyGainsAgainstPerfectPlayers(t *testing.T) {
	for _, settings := range someOf(everyOption[1:]) {
		r := rules(t, settings...)
		pos := engine.Opening(r, 3)
		turn := newTurn(t, r)
		w, err := turn.Win(3)
		require.NoError(t, err)
		m, err := turn.Money(3, pos.Pot)
		require.NoError(t, err)
		for name, policy := range map[string]solver.Policy{
			"low": turn.Low(), "thumb": solver.ThreesElseLowest(r), "low dice": solver.KeepLowDice(r, 2), "helps": solver.TakeWhileItHelps(turn),
		} {
			solutions := []solver.Solution{turn.Low(), w}
			if name == "thumb" {
				solutions = append(solutions, m)
			}
			for _, s := range solutions {
				e, err := solver.Evaluate(s, policy, pos)
				require.NoError(t, err, "%v %s", settings, name)
				for seat := range e.Values {
					assert.GreaterOrEqual(t, e.Price(seat+1), -1e-12, "%v %s of %s, seat %d", settings, s.Goal(), name, seat+1)
				}
			}
		}
	}
}

// With two players every tie is played off by both, so the fixed point is one
// fraction: what the deviator wins in a round, over how often a round is not tied.
func TestDeviationOfTwoPlayersIsOneFraction(t *testing.T) {
	r := rules(t)
	s := win(t, r, 2)
	thumb := solver.ThreesElseLowest(r)
	e, err := solver.Evaluate(s, thumb, engine.Opening(r, 2))
	require.NoError(t, err)
	for seat, players := range [][2]solver.Policy{{thumb, s}, {s, thumb}} {
		first, err := solver.Scores(r, players[0], engine.Opening(r, 2))
		require.NoError(t, err)
		wins, ties := [2]*big.Rat{new(big.Rat), new(big.Rat)}, new(big.Rat)
		for score := range r.MaxScore() + 1 {
			pos := engine.Opening(r, 2)
			pos.Seat, pos.ScoreToBeat, pos.Holders = 2, score, 1
			second, err := solver.Scores(r, players[1], pos)
			require.NoError(t, err)
			wins[0].Add(wins[0], new(big.Rat).Mul(first.P(score), second.Above(score)))
			wins[1].Add(wins[1], new(big.Rat).Mul(first.P(score), second.Below(score)))
			ties.Add(ties, new(big.Rat).Mul(first.P(score), second.P(score)))
		}
		want := new(big.Rat).Quo(wins[seat], ties.Sub(big.NewRat(1, 1), ties))
		assert.InDelta(t, float(want), e.Values[seat], 1e-14, "seat %d", seat+1)
	}
}

// A policy that says what it does not look at is evaluated as one that does not.
func TestRoundBlindPoliciesAreEvaluatedAlike(t *testing.T) {
	r := rules(t, "dice=4", "ties=tied")
	s := win(t, r, 3)
	blind := solver.ThreesElseLowest(r)
	require.Implements(t, (*solver.RoundBlind)(nil), blind)
	a, err := solver.Evaluate(s, blind, engine.Opening(r, 3))
	require.NoError(t, err)
	b, err := solver.Evaluate(s, solver.PolicyFunc(blind.Decide), engine.Opening(r, 3))
	require.NoError(t, err)
	assert.Equal(t, b, a)
}

// stranger is a solution that Solve has not made.
type stranger struct{ solver.Solution }

func TestEvaluateRefusesWhatItCannotDo(t *testing.T) {
	r := rules(t, "dice=3")
	turn := newTurn(t, r)
	s := win(t, r, 2)
	_, err := solver.Evaluate(stranger{s}, s, engine.Opening(r, 2))
	assert.ErrorIs(t, err, solver.ErrGoal)
	_, err = solver.Starts(stranger{s}, engine.Opening(r, 2))
	assert.ErrorIs(t, err, solver.ErrGoal)
	_, err = solver.Evaluate(s, s, engine.Opening(r, 3))
	assert.ErrorIs(t, err, engine.ErrPosition, "solved for two players")
	_, err = solver.Starts(s, engine.Opening(r, 3))
	assert.ErrorIs(t, err, engine.ErrPosition)
	_, err = solver.Evaluate(turn.Beat(solver.WeightHalf), s, engine.Opening(r, 2))
	assert.ErrorIs(t, err, engine.ErrPosition, "no score to beat")
	m, err := turn.Money(2, 2)
	require.NoError(t, err)
	poor := engine.Opening(r, 2)
	poor.Pot = 1
	_, err = solver.Evaluate(m, m, poor)
	assert.ErrorIs(t, err, engine.ErrPosition, "a pot of less than the antes")
	for _, solution := range []solver.Solution{turn.Low(), s, m} {
		_, err = solver.Evaluate(solution, solver.PolicyFunc(func(engine.Position, engine.Roll) (engine.Decision, error) {
			return engine.Decision{}, nil
		}), engine.Opening(r, 2))
		assert.ErrorIs(t, err, engine.ErrKeep, "keeping nothing")
	}
}

// What perfect play is worth at the starts, as often as they come up, is what all
// seats get: every game ends with one pot won.
func TestStartsAddUpToTheGame(t *testing.T) {
	for _, settings := range everyOption {
		r := rules(t, settings...)
		s := win(t, r, 3)
		starts, err := solver.Starts(s, engine.Opening(r, 3))
		require.NoError(t, err)
		first := 0.0
		for _, start := range starts {
			require.NoError(t, start.Position.Validate(r), "%v", settings)
			best, err := s.Value(start.Position)
			require.NoError(t, err)
			scores, err := solver.Scores(r, s, start.Position)
			require.NoError(t, err)
			mean := 0.0
			for score := range scores.Max() + 1 {
				mean += float(scores.P(score)) * start.Worth[score]
			}
			if r.Moon != engine.MoonOff {
				mean += float(scores.Moon()) * start.Worth[r.MaxScore()+1]
			}
			assert.InDelta(t, best, mean, 1e-12, "%v %+v", settings, start.Position)
			if start.Position.Players == 3 && start.Position.Seat == 1 && start.Position.Round == 1 {
				first += start.Visits
			}
		}
		if r.Progressive.Off() {
			summary, err := s.Round(3, 1)
			require.NoError(t, err)
			assert.LessOrEqual(t, first, float(summary.MeanRounds)+1e-12, "%v", settings)
		}
		assert.GreaterOrEqual(t, first, 1.0, "%v", settings)
	}
}

func TestStartOfASingleTurnIsTheUtilityOfItsGoal(t *testing.T) {
	for _, settings := range [][]string{{"dice=3"}, {"dice=3", "moon=turn"}, {"dice=3", "moon=throw"}, {"dice=3", "high=true"}} {
		r := rules(t, settings...)
		turn := newTurn(t, r)
		pos := engine.Opening(r, 2)
		pos.Seat, pos.ScoreToBeat, pos.Holders = 2, 4, 1
		starts, err := solver.Starts(turn.Beat(solver.WeightHalf), pos)
		require.NoError(t, err)
		require.Len(t, starts, 1)
		solved, err := turn.Solve(starts[0].Worth)
		require.NoError(t, err)
		got, err := solved.Value(pos)
		require.NoError(t, err)
		want, err := turn.Beat(solver.WeightHalf).Value(pos)
		require.NoError(t, err)
		assert.InDelta(t, want, got, 1e-13, "%v", settings)
		starts, err = solver.Starts(turn.Low(), engine.Opening(r, 2))
		require.NoError(t, err)
		require.Len(t, starts, 1)
		assert.Equal(t, 7.0, starts[0].Worth[7])
	}
}

// The price of a seat that there is not is that of the nearest; the mean price is that
// over all seats.
func TestPricesAreThoseOfSeats(t *testing.T) {
	r := rules(t, "dice=3")
	s := win(t, r, 3)
	e, err := solver.Evaluate(s, solver.ThreesElseLowest(r), engine.Opening(r, 3))
	require.NoError(t, err)
	require.Len(t, e.Values, 3)
	sum := 0.0
	for seat := 1; seat <= 3; seat++ {
		assert.Equal(t, e.Optimal[seat-1]-e.Values[seat-1], e.Price(seat))
		assert.Positive(t, e.Price(seat))
		sum += e.Price(seat)
	}
	assert.Equal(t, e.Price(1), e.Price(0))
	assert.Equal(t, e.Price(1), e.Price(-7))
	assert.Equal(t, e.Price(3), e.Price(4))
	assert.InDelta(t, sum/3, e.MeanPrice(), 1e-15)
	assert.NotEqual(t, e.Price(1), e.Price(3))
	assert.Nil(t, e.Exact)
}

// A policy for one turn is worth what its scores are, as fractions, and gives up what
// is missing to the best.
func TestPoliciesOfOneTurnAreWorthWhatTheirScoresAre(t *testing.T) {
	weight, err := solver.ParseWeight("1/4")
	require.NoError(t, err)
	for _, settings := range [][]string{{"dice=3"}, {"dice=3", "high=true"}, {"dice=3", "moon=throw"}, {"dice=3", "moon=turn"}} {
		r := rules(t, settings...)
		turn := newTurn(t, r)
		policy := solver.KeepLowDice(r, 4)
		alone := r
		alone.Moon = engine.MoonOff
		for _, s := range []solver.ExactSolution{turn.Low(), turn.Beat(weight)} {
			for score := range r.MaxScore() + 1 {
				pos := engine.Opening(r, 2)
				pos.Seat, pos.ScoreToBeat, pos.Holders = 2, score, 1
				e, err := solver.Evaluate(s, policy, pos)
				require.NoError(t, err)
				best, err := s.ExactValue(pos)
				require.NoError(t, err)
				want, price := new(big.Rat), new(big.Rat)
				if s.Goal() == solver.Low() {
					scores, err := solver.Scores(alone, policy, pos)
					require.NoError(t, err)
					want = scores.Mean()
					if price.Sub(want, best); r.High {
						price.Neg(price)
					}
				} else {
					scores, err := solver.Scores(r, policy, pos)
					require.NoError(t, err)
					better := scores.Below(score)
					if r.High {
						better = scores.Above(score)
					}
					want.Mul(big.NewRat(1, 4), scores.P(score))
					want.Add(want, better).Add(want, scores.Moon())
					price.Sub(best, want)
				}
				assert.Equal(t, want.RatString(), e.Exact.RatString(), "%v %s, %d to beat", settings, s.Goal(), score)
				assert.Equal(t, price.RatString(), e.ExactPrice.RatString(), "%v %s, %d to beat", settings, s.Goal(), score)
				assert.GreaterOrEqual(t, price.Sign(), 0)
				assert.InDelta(t, float(price), e.Price(1), 1e-14)
				assert.Equal(t, []float64{float(best)}, e.Optimal)
			}
		}
	}
}

// Rounds are those of the schedule; behind the last ceiling all are alike.
func TestPoliciesAreEvaluatedFromTheRoundOn(t *testing.T) {
	r := rules(t, "dice=2", "progressive=3,5")
	s := win(t, r, 2)
	m := money(t, r, 2, 4)
	thumb := solver.ThreesElseLowest(r)
	values := map[int][]float64{}
	for _, round := range []int{1, 2, 3, 4, 99} {
		pos := engine.Opening(r, 2)
		pos.Round, pos.Pot = round, 4
		for _, solution := range []solver.GameSolution{s, m} {
			e, err := solver.Evaluate(solution, thumb, pos)
			require.NoError(t, err)
			for seat := 1; seat <= 2; seat++ {
				share, err := solution.Share(pos, seat)
				require.NoError(t, err)
				assert.Equal(t, share, e.Optimal[seat-1], "round %d", round)
				assert.LessOrEqual(t, e.Values[seat-1], share+1e-12, "round %d", round)
			}
			if solution == solver.GameSolution(s) {
				values[round] = e.Values
			}
		}
	}
	assert.Equal(t, values[3], values[4])
	assert.Equal(t, values[3], values[99])
	assert.NotEqual(t, values[1], values[2])
	assert.NotEqual(t, values[2], values[3])
}

// At the start of a turn a policy is asked about positions that are legal, in every
// round that is played.
func TestPoliciesAreAskedAboutLegalPositions(t *testing.T) {
	for _, settings := range [][]string{{"dice=2", "progressive=2,4"}, {"dice=2", "ties=tied"}, {"dice=2", "zero_ante=2"}} {
		r := rules(t, settings...)
		thumb := solver.ThreesElseLowest(r)
		for _, s := range []solver.Solution{win(t, r, 3), money(t, r, 3, 3)} {
			rounds := map[int]bool{}
			asked := solver.PolicyFunc(func(pos engine.Position, thrown engine.Roll) (engine.Decision, error) {
				if pos.Left == r.Dice {
					assert.NoError(t, pos.Validate(r), "%v %s", settings, s.Goal())
					assert.GreaterOrEqual(t, pos.Pot, pos.LeastPot(r), "%v %s", settings, s.Goal())
					rounds[pos.Round] = true
				}
				return thumb.Decide(pos, thrown)
			})
			pos := engine.Opening(r, 3)
			if s.Goal() == solver.Win() {
				pos.Pot = 9
			}
			_, err := solver.Evaluate(s, asked, pos)
			require.NoError(t, err)
			want := map[int]bool{1: true}
			if !r.Progressive.Off() {
				want = map[int]bool{1: true, 2: true, 3: true}
			}
			assert.Equal(t, want, rounds, "%v %s", settings, s.Goal())
		}
	}
}
