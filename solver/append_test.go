package solver_test

import (
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"threesaway/engine"
	"threesaway/solver"
)

// randomQuestion returns a legal position of a game for up to so many players, and a
// roll of its dice.
func randomQuestion(t testing.TB, rnd *rand.Rand, r engine.Rules, players int) (engine.Position, engine.Roll) {
	t.Helper()
	for {
		pos := engine.Opening(r, 2+rnd.IntN(players-1))
		pos.Seat = 1 + rnd.IntN(pos.Players)
		if pos.Seat > 1 {
			pos.ScoreToBeat, pos.Holders = rnd.IntN(r.MaxScore()+1), 1+rnd.IntN(pos.Seat-1)
			if r.Perfect(pos.ScoreToBeat) {
				pos.Pot += pos.Players * r.ZeroAnte * pos.Holders
			}
		}
		pos.Left = 1 + rnd.IntN(r.Dice)
		pos.Total = rnd.IntN((r.Dice-pos.Left)*r.MaxDieScore() + 1)
		pos.Passed = r.Pass && rnd.IntN(3) == 0
		faces := make([]engine.Face, pos.Left)
		for i := range faces {
			faces[i] = engine.Face(1 + rnd.IntN(r.Sides))
		}
		if pos.Validate(r) == nil {
			return pos, roll(t, faces...)
		}
	}
}

// What is appended is what Rank lists, in every game and for every goal.
func TestAppendedOptionsAreThoseOfRank(t *testing.T) {
	rnd := rand.New(rand.NewPCG(1, 17))
	for _, settings := range [][]string{
		nil, {"dice=3", "sides=8", "away=none"}, {"must_keep_away=true"}, {"moon=throw", "dice=3"}, {"moon=turn", "dice=3"}, {"high=true", "dice=3"},
		{"cutoff=false", "dice=3"}, {"bottoms=blind", "dice=3"}, {"bottoms=turn", "dice=2"}, {"bottoms=die", "dice=3"}, {"pass=true", "dice=3"},
		{"progressive=every", "dice=2"}, {"ties=split", "dice=4"}, {"dice=7", "sides=3"},
	} {
		r := rules(t, settings...)
		for _, goal := range []solver.Goal{solver.Low(), solver.Beat(solver.WeightHalf), solver.Win(), solver.Money()} {
			s, err := solver.Solve(r, goal, engine.Opening(r, 3))
			require.NoError(t, err)
			options := []solver.Option{{Value: 7}}
			for range 150 {
				pos, roll := randomQuestion(t, rnd, r, 3)
				if goal.Kind == solver.KindBeat && pos.ScoreToBeat == engine.NoScore || goal.Kind == solver.KindMoney && pos.Pot > 3 {
					continue
				}
				want, err := solver.Rank(s, pos, roll)
				require.NoError(t, err)
				for i := range want.Options {
					want.Options[i].Exact = nil
				}
				options, err = solver.AppendOptions(options[:1], s, pos, roll)
				require.NoError(t, err)
				require.Equal(t, 7.0, options[0].Value, "what was there stays")
				require.Len(t, options[1:], len(want.Options))
				for i, o := range want.Options {
					require.Equal(t, o, options[1+i], "%v, goal %s: %+v, %s: option %d", settings, goal, pos, roll, i)
				}
			}
		}
	}
}

// eachQuestion asks about every roll in every legal position of the first round of a
// game for a pot.
func eachQuestion(r engine.Rules, players, pot int, ask func(engine.Position, engine.Roll)) {
	asked := func(pos engine.Position) {
		for pos.Left = 1; pos.Left <= r.Dice; pos.Left++ {
			for pos.Total = 0; pos.Total <= (r.Dice-pos.Left)*r.MaxDieScore(); pos.Total++ {
				if pos.Validate(r) != nil {
					continue
				}
				for roll := range engine.Rolls(pos.Left, r.Sides) {
					ask(pos, roll)
				}
			}
		}
	}
	pos := engine.Opening(r, players)
	pos.Pot = pot
	asked(pos)
	for pos.Seat = 2; pos.Seat <= players; pos.Seat++ {
		for pos.ScoreToBeat = range r.MaxScore() + 1 {
			for pos.Holders = 1; pos.Holders < pos.Seat; pos.Holders++ {
				pos.Pot = pot
				if r.Perfect(pos.ScoreToBeat) {
					pos.Pot += players * r.ZeroAnte * pos.Holders
				}
				asked(pos)
			}
		}
	}
}

// In small games options are often worth the same that lead to different places, and
// then stand in the order in which the policy prefers them.
func TestAppendedOptionsAreThoseOfRankInAllOfSmallGames(t *testing.T) {
	for _, settings := range [][]string{
		{"dice=3", "sides=2", "away=none"}, {"dice=4", "sides=2", "away=1"}, {"dice=3", "sides=3"}, {"dice=3", "sides=3", "away=none", "ties=split"},
		{"dice=3", "sides=2", "away=1", "ties=tied"}, {"dice=3", "sides=2", "away=1", "moon=turn"}, {"dice=3", "sides=3", "high=true"},
	} {
		r := rules(t, settings...)
		for _, goal := range []solver.Goal{solver.Low(), solver.Beat(solver.WeightHalf), solver.Win()} {
			s, err := solver.Solve(r, goal, engine.Opening(r, 3))
			require.NoError(t, err)
			var options []solver.Option
			eachQuestion(r, 3, 3, func(pos engine.Position, roll engine.Roll) {
				if goal.Kind == solver.KindBeat && pos.ScoreToBeat == engine.NoScore {
					return
				}
				want, err := solver.Rank(s, pos, roll)
				require.NoError(t, err)
				options, err = solver.AppendOptions(options[:0], s, pos, roll)
				require.NoError(t, err)
				require.Len(t, options, len(want.Options))
				for i, o := range want.Options {
					o.Exact = nil
					require.Equal(t, o, options[i], "%v, goal %s: %+v, %s: option %d", settings, goal, pos, roll, i)
				}
			})
		}
	}
}

func TestAppendOptionsRefusesWhatRankDoes(t *testing.T) {
	r := rules(t)
	s, err := solver.Solve(r, solver.Win(), engine.Opening(r, 2))
	require.NoError(t, err)
	good := engine.Opening(r, 2)
	for name, change := range map[string]func(*engine.Position) engine.Roll{
		"position": func(p *engine.Position) engine.Roll { p.Total = 1; return roll(t, 1, 2, 3, 4, 5) },
		"players":  func(p *engine.Position) engine.Roll { p.Players = 3; return roll(t, 1, 2, 3, 4, 5) },
		"no roll":  func(*engine.Position) engine.Roll { return engine.Roll{} },
		"dice":     func(*engine.Position) engine.Roll { return roll(t, 1, 2, 3, 4) },
		"faces":    func(*engine.Position) engine.Roll { return roll(t, 1, 2, 3, 4, 7) },
	} {
		pos := good
		roll := change(&pos)
		_, want := solver.Rank(s, pos, roll)
		require.Error(t, want, name)
		list, err := solver.AppendOptions(nil, s, pos, roll)
		assert.Equal(t, want, err, name)
		assert.Empty(t, list, name)
	}
}

func TestAppendOptionsAllocatesNothing(t *testing.T) {
	low, beat, win, money := solver.Low(), solver.Beat(solver.WeightHalf), solver.Win(), solver.Money()
	for _, c := range []struct {
		setting string
		dice    engine.Roll
		options int
		goals   []solver.Goal
	}{
		{"dice=5", roll(t, 1, 2, 3, 5, 6), 31, []solver.Goal{low, beat, win, money}},
		{"bottoms=blind", roll(t, 1, 2, 3, 5, 6), 31, []solver.Goal{low, beat, win}},
		// Of six dice, equal options have to be compared exactly for low and beat.
		{"dice=6", roll(t, 1, 2, 3, 4, 5, 6), 63, []solver.Goal{win}},
		{"dice=6", roll(t, 1, 1, 1, 3, 3, 5), 23, []solver.Goal{low, beat, win}},
	} {
		r := rules(t, c.setting)
		for _, goal := range c.goals {
			pos := engine.Position{Players: 2, Seat: 2, Round: 1, Pot: 2, ScoreToBeat: 12, Holders: 1, Left: r.Dice}
			s, err := solver.Solve(r, goal, pos)
			require.NoError(t, err)
			var options []solver.Option
			ask := func() {
				options, err = solver.AppendOptions(options[:0], s, pos, c.dice)
				require.NoError(t, err)
			}
			ask()
			assert.Zero(t, testing.AllocsPerRun(10, ask), "%s, %s", c.setting, goal)
			assert.Len(t, options, c.options)
		}
	}
}
