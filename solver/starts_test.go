package solver_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"threesaway/engine"
	"threesaway/solver"
)

// Every round has one turn of the first seat: how often those come up is the mean
// number of rounds. In a round without moons every seat has a turn.
func TestStartsComeUpAsOftenAsThereAreRounds(t *testing.T) {
	for _, settings := range everyOption {
		r := rules(t, settings...)
		s := win(t, r, 4)
		for players := 2; players <= 4; players++ {
			for _, round := range []int{1, 2, 99} {
				if round > 1 && r.Progressive.Off() {
					continue
				}
				pos := engine.Opening(r, players)
				pos.Round, pos.Pot = round, 70
				starts, err := solver.Starts(s, pos)
				require.NoError(t, err)
				visits := map[[3]int]float64{} // by players, round and seat
				rounds := 0.0
				for _, start := range starts {
					p := start.Position
					visits[[3]int{p.Players, p.Round, p.Seat}] += start.Visits
					assert.Equal(t, p.LeastPot(r)-p.Players, p.Pot-70, "%v: the zero antes of this round are in the pot", settings)
					if p.Seat == 1 {
						rounds += start.Visits
					}
				}
				summary, err := s.Round(players, round)
				require.NoError(t, err)
				assert.InDelta(t, float(summary.MeanRounds), rounds, 1e-9*rounds, "%v, %d players, round %d", settings, players, round)
				for key, n := range visits {
					if r.Moon == engine.MoonOff {
						assert.InDelta(t, visits[[3]int{key[0], key[1], 1}], n, 1e-12*rounds, "%v, %v", settings, key)
					}
				}
				assert.Positive(t, visits[[3]int{players, starts[0].Position.Round, 1}])
			}
		}
	}
}

// Turns start as often as they do for the choices that the solution makes, also where
// those are too close to be told apart without a proof.
func TestStartsAreThoseOfTheProvenChoices(t *testing.T) {
	for _, settings := range [][]string{
		{"dice=5", "sides=2", "away=none"}, {"dice=5", "sides=2", "away=none", "zero_ante=2"},
		{"dice=4", "sides=3"}, {"dice=5", "sides=3", "zero_ante=3"}, {"dice=3", "moon=turn"},
	} {
		const players = 5
		r := rules(t, settings...)
		s := win(t, r, players)
		proven, err := solver.Proven(s)
		require.NoError(t, err)
		got, err := solver.Starts(s, engine.Opening(r, players))
		require.NoError(t, err)
		want, err := solver.Starts(proven, engine.Opening(r, players))
		require.NoError(t, err)
		require.Equal(t, len(want), len(got), settings)
		for i := range want {
			require.Equal(t, want[i].Position, got[i].Position, settings)
			assert.InDelta(t, want[i].Visits, got[i].Visits, 1e-11, "%v: %+v", settings, want[i].Position)
		}
	}
}

// What ending with a score is worth is the value of the position behind it.
func TestWorthIsTheValueOfTheFinishedTurn(t *testing.T) {
	for _, settings := range [][]string{
		{"dice=2"}, {"dice=2", "sides=4", "ties=split", "zero_ante=5", "tie_ante=0"}, {"dice=2", "sides=3", "progressive=1", "zero_ante=3"},
		{"dice=2", "sides=4", "ties=tied", "tie_payers=tied", "high=true"},
	} {
		r := rules(t, settings...)
		pos := engine.Opening(r, 3)
		pos.Pot = 13
		for _, s := range []solver.Solution{win(t, r, 3), money(t, r, 3, 40)} {
			starts, err := solver.Starts(s, pos)
			require.NoError(t, err)
			perfect := false
			for _, start := range starts {
				for score, worth := range start.Worth {
					end := start.Position
					end.Left, end.Total = 0, score
					if solver.CheckValued(r, s.Goal(), end) != nil {
						continue // no dice count that
					}
					value, err := s.Value(end)
					require.NoError(t, err)
					assert.InDelta(t, value, worth, 1e-12, "%v, %v: %+v", settings, s.Goal(), end)
					perfect = perfect || end.ScoreToBeat != engine.NoScore && r.Perfect(end.ScoreToBeat)
				}
			}
			assert.True(t, perfect, "somebody has paid for a perfect score before")
		}
	}
}

// For money the starts are those of one round.
func TestStartsForMoneyAreThoseOfOneRound(t *testing.T) {
	for _, settings := range [][]string{{"dice=2"}, {"dice=2", "moon=throw"}, {"dice=2", "progressive=2,4"}} {
		r := rules(t, settings...)
		s := money(t, r, 3, 9)
		pos := engine.Opening(r, 3)
		pos.Pot = 9
		for round := 1; round <= 2; round++ {
			if pos.Round = round; round > 1 && r.Progressive.Off() {
				continue
			}
			starts, err := solver.Starts(s, pos)
			require.NoError(t, err)
			visits := map[int]float64{}
			for _, start := range starts {
				p := start.Position
				assert.Equal(t, 3, p.Players)
				assert.Equal(t, round, p.Round)
				assert.Equal(t, 9, p.Pot-(p.LeastPot(r)-3))
				visits[p.Seat] += start.Visits
				value, err := s.Value(p)
				require.NoError(t, err)
				scores, err := solver.Scores(r, s, p)
				require.NoError(t, err)
				if p.ScoreToBeat != engine.NoScore && r.Perfect(p.ScoreToBeat) {
					continue // the worth counts what has been paid in this round
				}
				mean := 0.0
				for score := range scores.Max() + 1 {
					mean += float(scores.P(score)) * start.Worth[score]
				}
				if r.Moon != engine.MoonOff {
					require.Len(t, start.Worth, r.MaxScore()+2)
					mean += float(scores.Moon()) * start.Worth[r.MaxScore()+1]
				} else {
					require.Len(t, start.Worth, r.MaxScore()+1)
				}
				assert.InDelta(t, value, mean, 1e-11, "%v %+v", settings, p)
			}
			assert.InDelta(t, 1, visits[1], 1e-12, "%v", settings)
			if r.Moon == engine.MoonOff {
				assert.InDelta(t, 1, visits[2], 1e-12, "%v", settings)
				assert.InDelta(t, 1, visits[3], 1e-12, "%v", settings)
			} else {
				assert.Less(t, visits[2], 1.0, "%v: a moon ends the round", settings)
				assert.Less(t, visits[3], visits[2], "%v", settings)
			}
		}
	}
}

// A single turn has its utility: what each score is worth.
func TestStartOfASingleTurnSaysWhatScoresAreWorth(t *testing.T) {
	for _, setting := range []string{"moon=off", "moon=throw", "high=true"} {
		r := rules(t, "dice=2", setting)
		turn := newTurn(t, r)
		pos := engine.Position{Players: 2, Seat: 2, Round: 1, ScoreToBeat: 5, Holders: 1, Left: 1, Total: 4}
		weight, err := solver.ParseWeight("3/4")
		require.NoError(t, err)
		starts, err := solver.Starts(turn.Beat(weight), pos)
		require.NoError(t, err)
		require.Len(t, starts, 1)
		assert.Equal(t, 2, starts[0].Position.Left, "the start of the turn")
		assert.Zero(t, starts[0].Position.Total)
		assert.Equal(t, 1.0, starts[0].Visits)
		want := make([]float64, r.MaxScore()+1)
		for score := range want {
			switch {
			case score == 5:
				want[score] = 0.75
			case r.Better(score, 5):
				want[score] = 1
			}
		}
		alone := make([]float64, r.MaxScore()+1)
		for score := range alone {
			alone[score] = float64(score)
		}
		if r.Moon != engine.MoonOff {
			want, alone = append(want, 1), append(alone, 12)
		}
		assert.Equal(t, want, starts[0].Worth, setting)
		starts, err = solver.Starts(turn.Low(), pos)
		require.NoError(t, err)
		assert.Equal(t, alone, starts[0].Worth, setting)
		_, err = solver.Starts(turn.Beat(weight), engine.Position{ScoreToBeat: 13, Left: 2})
		assert.ErrorIs(t, err, engine.ErrPosition)
	}
}
