package solver_test

import (
	"math/big"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"threesaway/engine"
	"threesaway/solver"
)

func win(t testing.TB, r engine.Rules, players int) *solver.WinSolution {
	t.Helper()
	s, err := newTurn(t, r).Win(players)
	require.NoError(t, err)
	return s
}

// The shares are those of RULES.md, "Values known independently".
func TestWinHasTheKnownShares(t *testing.T) {
	s := win(t, rules(t), 4)
	two, err := s.Shares(2, 1)
	require.NoError(t, err)
	assert.Equal(t, fraction(t, "95625541838712846840349/202161383036148007151587"), two[0])
	for players, want := range map[int][]float64{
		3: {0.315658379539, 0.330032175851, 0.354309444610},
		4: {0.238044201069, 0.244779860085, 0.252402237504, 0.264773701341},
	} {
		shares, err := s.Shares(players, 1)
		require.NoError(t, err)
		for i, share := range shares {
			assert.InDelta(t, want[i], float(share), 1e-11, "seat %d of %d", i+1, players)
		}
	}
	split := win(t, rules(t, "ties=split"), 2)
	shares, err := split.Shares(2, 1)
	require.NoError(t, err)
	assert.InDelta(t, 0.475290977092, float(shares[0]), 1e-12)
	assert.InDelta(t, 0.524709022908, float(shares[1]), 1e-12)
}

func TestWinSharesSumToOne(t *testing.T) {
	for ties, most := range map[string]int{"ties=all": 8, "ties=tied": 5, "ties=split": 5} {
		if testing.Short() {
			most = 4
		}
		s := win(t, rules(t, ties), most)
		for players := 2; players <= most; players++ {
			shares, err := s.Shares(players, 1)
			require.NoError(t, err)
			sum := new(big.Rat)
			floats := 0.0
			for i, share := range shares {
				sum.Add(sum, share)
				f, err := s.Share(engine.Opening(s.Rules(), players), i+1)
				require.NoError(t, err)
				floats += f
			}
			assert.Zero(t, sum.Cmp(big.NewRat(1, 1)), "%s, %d players: exactly", ties, players)
			assert.InDelta(t, 1, floats, 1e-14, "%s, %d players", ties, players)
		}
	}
}

// The value of the first position of a round is the share of the first seat.
func TestWinValueBeforeTheFirstThrowIsTheShareOfSeatOne(t *testing.T) {
	r := rules(t)
	s := win(t, r, 5)
	for players := 2; players <= 5; players++ {
		shares, err := s.Shares(players, 1)
		require.NoError(t, err)
		exact, err := s.ExactValue(engine.Opening(r, players))
		require.NoError(t, err)
		assert.Zero(t, shares[0].Cmp(exact), "%d players", players)
		value, err := s.Value(engine.Opening(r, players))
		require.NoError(t, err)
		assert.InDelta(t, float(exact), value, 1e-13, "%d players", players)
	}
}

// What stopping on a score is worth to the first player: the rule sheet's
// remark that "four or lower is good".
func TestWinAnswersTheRemarkOfTheRuleSheet(t *testing.T) {
	r := rules(t)
	s := win(t, r, 4)
	for _, c := range []struct {
		players, score int
		want           float64
	}{{2, 4, 0.6867}, {2, 5, 0.5747}, {4, 4, 0.3244}, {4, 5, 0.1978}} {
		pos := engine.Opening(r, c.players)
		pos.Left, pos.Total = 0, c.score
		value, err := s.Value(pos)
		require.NoError(t, err)
		assert.InDelta(t, c.want, value, 5e-5, "%d players, score %d", c.players, c.score)
	}
}

// RULES.md, "Consequences": at a tie already on the table, a bust and a tie are
// worth the same to the last player.
func TestTheLastPlayerCannotLoseATieOnTheTable(t *testing.T) {
	r := rules(t)
	s := win(t, r, 3)
	pos := engine.Position{Players: 3, Seat: 3, Round: 1, ScoreToBeat: 6, Holders: 2}
	share, err := s.Share(engine.Opening(r, 3), 3)
	require.NoError(t, err)
	for score := 6; score <= r.MaxScore(); score++ {
		pos.Total = score
		value, err := s.Value(pos)
		require.NoError(t, err)
		assert.InDelta(t, share, value, 1e-15, "score %d", score)
		ending, err := s.Ending(pos, score)
		require.NoError(t, err)
		assert.Equal(t, solver.Ending{Tie: 1}, ending, "score %d", score)
	}
}

// A tie at zero leaves those who are not tied without anything; a tie at one
// does not.
func TestOnlyATieAtZeroIsLostForTheOthers(t *testing.T) {
	r := rules(t)
	s := win(t, r, 3)
	pos := engine.Position{Players: 3, Seat: 3, Round: 1, Holders: 2, Total: 20}
	value, err := s.Value(pos)
	require.NoError(t, err)
	assert.Zero(t, value)
	pos.ScoreToBeat = 1
	value, err = s.Value(pos)
	require.NoError(t, err)
	share, err := s.Share(engine.Opening(r, 3), 3)
	require.NoError(t, err)
	assert.InDelta(t, share, value, 1e-15)
}

func TestWinRoundIsConsistentWithShares(t *testing.T) {
	for _, ties := range []string{"ties=all", "ties=tied", "ties=split"} {
		s := win(t, rules(t, ties), 4)
		for players := 2; players <= 4; players++ {
			round, err := s.Round(players, 1)
			require.NoError(t, err)
			all := new(big.Rat).Set(round.Tie)
			for _, p := range append(round.Won, round.PerfectTie...) {
				all.Add(all, p)
			}
			assert.Zero(t, all.Cmp(big.NewRat(1, 1)), "%s, %d players: a round ends one way or another", ties, players)
			if ties == "ties=split" {
				assert.Zero(t, round.MeanRounds.Cmp(big.NewRat(1, 1)))
			} else {
				assert.Positive(t, round.MeanRounds.Cmp(big.NewRat(1, 1)))
			}
		}
	}
}

func TestWinIsSolvedForManyPlayersAndRefusedBeyond(t *testing.T) {
	r := rules(t, "dice=2", "sides=4")
	s := win(t, r, 20)
	shares, err := s.Shares(20, 1)
	require.NoError(t, err)
	assert.Len(t, shares, 20)
	turn := newTurn(t, r)
	for _, players := range []int{-1, 0, 1, 21} {
		_, err := turn.Win(players)
		assert.ErrorIs(t, err, engine.ErrPosition, "%d players", players)
	}
	_, err = s.Shares(21, 1)
	assert.ErrorIs(t, err, engine.ErrPosition)
}

func TestWinRefusesPositionsThatCannotBe(t *testing.T) {
	s := win(t, rules(t), 3)
	good := engine.Position{Players: 3, Seat: 2, Round: 1, ScoreToBeat: 5, Holders: 1, Left: 5}
	_, err := s.Value(good)
	require.NoError(t, err)
	for field, change := range map[string]func(*engine.Position){
		"players": func(p *engine.Position) { p.Players = 4 },
		"seat":    func(p *engine.Position) { p.Seat = 4 },
		"holders": func(p *engine.Position) { p.Holders = 2 },
		"beat":    func(p *engine.Position) { p.ScoreToBeat = engine.NoScore },
		"left":    func(p *engine.Position) { p.Left = 6 },
		"total":   func(p *engine.Position) { p.Total = 1 },
	} {
		bad := good
		change(&bad)
		_, err := s.Value(bad)
		var position *engine.PositionError
		require.ErrorAs(t, err, &position, field)
		assert.Equal(t, field, position.Field)
	}
}

// Cut-off turns have the same values: RULES.md, "How options meet".
func TestCutoffChangesNoValue(t *testing.T) {
	on, off := rules(t), rules(t, "cutoff=false")
	a, err := win(t, on, 3).Shares(3, 1)
	require.NoError(t, err)
	b, err := win(t, off, 3).Shares(3, 1)
	require.NoError(t, err)
	assert.Equal(t, a, b)
}

// A game in which what one new round is worth asks for other choices than those that it
// comes of, and those for the first again, is refused.
func TestGamesWhosePoliciesDoNotSettleAreRefused(t *testing.T) {
	turn := newTurn(t, rules(t, "dice=3", "sides=5", "away=1", "bottoms=turn", "progressive=2,2,3", "pass=true"))
	_, err := turn.Win(2)
	require.NoError(t, err)
	_, err = turn.Win(3)
	require.ErrorIs(t, err, solver.ErrUnsettled)
}
