package solver_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"threesaway/engine"
	"threesaway/solver"
)

// The last player who ends with the one score to beat has tied: what that is worth to
// him is what a tie is worth.
func TestTieIsWorthWhatEndingWithTheScoreIs(t *testing.T) {
	for _, settings := range [][]string{
		{"dice=3"}, {"dice=3", "tie_ante=2"}, {"dice=3", "tie_ante=0"}, {"dice=3", "high=true"}, {"dice=3", "zero_ante=2"},
		{"dice=2", "progressive=4,7"},
	} {
		r := rules(t, settings...)
		for _, s := range []solver.GameSolution{win(t, r, 3), money(t, r, 3, 7)} {
			for players := 2; players <= 3; players++ {
				pos := engine.Position{Players: players, Seat: players, Round: 1, Pot: 7, ScoreToBeat: 4, Holders: 1, Total: 4}
				worth, ok, err := solver.TieWorth(s, pos)
				require.NoError(t, err)
				require.True(t, ok)
				want, err := s.Value(pos)
				require.NoError(t, err)
				assert.InDelta(t, want, worth, 1e-12, "%v %s, %d players", settings, s.Goal(), players)
			}
		}
	}
}

// RULES.md, "tie" and "tie at zero": only after a tie that is not perfect do all play
// again, unless a house rule says otherwise.
func TestTieIsWorthTheSameToAllOnlyWhereAllPlayAgain(t *testing.T) {
	for _, c := range []struct {
		setting string
		score   int
		want    bool
	}{
		{"ties=all", 4, true}, {"ties=all", engine.NoScore, true}, {"ties=all", 0, false}, {"ties=tied", 4, false}, {"ties=split", 4, false},
		{"high=true", 0, true}, {"high=true", 12, false},
	} {
		r := rules(t, "dice=2", c.setting)
		pos := engine.Position{Players: 2, Seat: 2, Round: 1, Pot: 2, ScoreToBeat: c.score, Holders: 1}
		if c.score == engine.NoScore {
			pos.Seat, pos.Holders = 1, 0
		}
		worth, ok, err := solver.TieWorth(win(t, r, 2), pos)
		require.NoError(t, err)
		assert.Equal(t, c.want, ok, "%s, %d to beat", c.setting, c.score)
		assert.Equal(t, c.want, worth > 0, "%s, %d to beat", c.setting, c.score)
		if c.score == engine.NoScore {
			continue
		}
		most := engine.MaxPlayers
		if c.want {
			most = 2
		}
		assert.Equal(t, most, solver.DistinctHolders(r, pos.ScoreToBeat), "%s, %d to beat", c.setting, c.score)
	}
}

// Shares are those of seats that there are, of games that were solved.
func TestSharesAreThoseOfSeats(t *testing.T) {
	r := rules(t, "dice=2")
	for _, s := range []solver.GameSolution{win(t, r, 3), money(t, r, 3, 3)} {
		sum := 0.0
		for seat := 1; seat <= 3; seat++ {
			share, err := s.Share(engine.Opening(r, 3), seat)
			require.NoError(t, err)
			sum += share
		}
		want := map[solver.GoalKind]float64{solver.KindWin: 1, solver.KindMoney: 3}[s.Goal().Kind]
		assert.InDelta(t, want, sum, 1e-12)
		for _, seat := range []int{-1, 0, 4} {
			_, err := s.Share(engine.Opening(r, 3), seat)
			assert.Contains(t, requireField(t, "seat", err), "must be 1 to 3")
		}
		_, err := s.Share(engine.Opening(r, 4), 1)
		assert.Contains(t, requireField(t, "players", err), "must be 2 to 3")
	}
}
