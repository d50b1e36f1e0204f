package engine_test

import (
	"errors"
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"threesaway/engine"
)

// playerFunc lets a function be a player.
type playerFunc func(engine.Position, engine.Roll) (engine.Decision, error)

func (f playerFunc) Decide(pos engine.Position, roll engine.Roll) (engine.Decision, error) {
	return f(pos, roll)
}

// keepsAll ends every turn on the first throw.
var keepsAll = playerFunc(func(_ engine.Position, roll engine.Roll) (engine.Decision, error) {
	return engine.KeepOnly(roll.All()), nil
})

// decides makes one decision after another, and then keeps all.
func decides(decisions ...engine.Decision) engine.Player {
	return playerFunc(func(_ engine.Position, roll engine.Roll) (engine.Decision, error) {
		if len(decisions) == 0 {
			return engine.KeepOnly(roll.All()), nil
		}
		d := decisions[0]
		decisions = decisions[1:]
		return d, nil
	})
}

// scripted returns dice that show one roll after another, and then fail.
func scripted(t failer, rolls ...[]engine.Face) engine.Dice {
	return func(int) (engine.Roll, error) {
		if len(rolls) == 0 {
			return engine.Roll{}, errors.New("no more rolls")
		}
		roll := newRoll(t, rolls[0]...)
		rolls = rolls[1:]
		return roll, nil
	}
}

func TestPlayAsksEachPlayerInTurn(t *testing.T) {
	var asked []int
	var seen []engine.Position
	player := func(number int) engine.Player {
		return playerFunc(func(pos engine.Position, roll engine.Roll) (engine.Decision, error) {
			asked = append(asked, number)
			seen = append(seen, pos)
			assert.Equal(t, pos.Left, roll.Len())
			if roll.Count(3) > 0 {
				return keepOnly(t, repeat(3, roll.Count(3))...), nil
			}
			return engine.KeepOnly(roll.All()), nil
		})
	}
	game := newGame(t, engine.ThreesAway(), 2)
	dice := scripted(t,
		[]engine.Face{3, 3, 1, 5, 6}, []engine.Face{1, 1, 2}, // player 1 scores 4
		[]engine.Face{3, 3, 3, 6, 6}, []engine.Face{3, 2}, []engine.Face{1}, // player 2 scores 1
	)
	require.NoError(t, engine.Play(game, []engine.Player{player(1), player(2)}, dice))
	assert.Equal(t, []int{1, 1, 2, 2, 2}, asked)
	assert.Equal(t, []engine.Position{
		place(2, 1, engine.NoScore, 0, 5, 0),
		place(2, 1, engine.NoScore, 0, 3, 0),
		place(2, 2, 4, 1, 5, 0),
		place(2, 2, 4, 1, 2, 0),
		place(2, 2, 4, 1, 1, 0),
	}, seen)
	assert.Equal(t, []int{2}, game.Winners())
}

func TestPlayLetsTheSamePlayersDecideInAReplay(t *testing.T) {
	// Players 2 and 3 tie at zero; in the replay they sit on seats 1 and 2.
	var asked [][2]int
	players := make([]engine.Player, 3)
	for i := range players {
		players[i] = playerFunc(func(pos engine.Position, roll engine.Roll) (engine.Decision, error) {
			asked = append(asked, [2]int{i + 1, pos.Seat})
			return engine.KeepOnly(roll.All()), nil
		})
	}
	game := newGame(t, engine.ThreesAway(), 3)
	dice := scripted(t, repeat(6, 5), repeat(3, 5), repeat(3, 5), repeat(2, 5), repeat(1, 5))
	require.NoError(t, engine.Play(game, players, dice))
	assert.Equal(t, [][2]int{{1, 1}, {2, 2}, {3, 3}, {2, 1}, {3, 2}}, asked)
	assert.Equal(t, []int{3}, game.Winners())
}

func TestPlayNeedsAPlayerForEverySeat(t *testing.T) {
	for _, n := range []int{0, 1, 3} {
		game := newGame(t, engine.ThreesAway(), 2)
		players := make([]engine.Player, n)
		for i := range players {
			players[i] = keepsAll
		}
		err := engine.Play(game, players, scripted(t))
		wrong, ok := errors.AsType[*engine.PositionError](err)
		require.True(t, ok, "%d players", n)
		assert.Equal(t, "players", wrong.Field)
		assert.Contains(t, wrong.Problem.String(), "the game has 2")
		assert.Equal(t, newGame(t, engine.ThreesAway(), 2), game)
	}
}

func TestPlayStopsAtAnErrorAndCanGoOn(t *testing.T) {
	errLost := errors.New("lost for words")
	silent := playerFunc(func(engine.Position, engine.Roll) (engine.Decision, error) { return engine.Decision{}, errLost })
	cheat := playerFunc(func(engine.Position, engine.Roll) (engine.Decision, error) { return keepOnly(t, 3), nil })
	lost := func(int) (engine.Roll, error) { return engine.Roll{}, errLost }
	tests := []struct {
		name   string
		second engine.Player
		dice   engine.Dice
		want   error
		thrown bool // the roll stays on the table
	}{
		{"player fails", silent, scripted(t, repeat(2, 5)), errLost, true},
		{"player keeps what does not show", cheat, scripted(t, repeat(2, 5)), engine.ErrKeep, true},
		{"dice fail", keepsAll, lost, errLost, false},
		{"dice throw too few", keepsAll, scripted(t, repeat(2, 4)), engine.ErrRoll, false},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			game := newGame(t, engine.ThreesAway(), 2)
			require.NoError(t, game.Score(20))
			err := engine.Play(game, []engine.Player{keepsAll, tt.second}, tt.dice)
			require.ErrorIs(t, err, tt.want)
			assert.ErrorContains(t, err, "player 2")
			turn := game.Turn()
			_, thrown := turn.Roll()
			assert.Equal(t, tt.thrown, thrown)
			pos, ok := game.Position()
			require.True(t, ok)
			assert.Equal(t, place(2, 2, 20, 1, 5, 0), pos)

			// A roll on the table is not thrown again.
			rest := scripted(t)
			if !tt.thrown {
				rest = scripted(t, repeat(2, 5))
			}
			require.NoError(t, engine.Play(game, []engine.Player{keepsAll, keepsAll}, rest))
			assert.Equal(t, []int{2}, game.Winners())
		})
	}
}

func TestPlayOfAFinishedGameDoesNothing(t *testing.T) {
	game := newGame(t, engine.ThreesAway(), 2)
	require.NoError(t, game.Score(2))
	require.NoError(t, game.Score(4))
	require.NoError(t, engine.Play(game, []engine.Player{keepsAll, keepsAll}, scripted(t)))
	assert.Equal(t, []int{1}, game.Winners())
}

func TestPlayTellsPlayersOfPassesAndBothSides(t *testing.T) {
	game := newGame(t, rulesOf(t, "pass=true", "bottoms=turn"), 2)
	var seen []engine.Position
	script := decides(engine.Decision{}, keepOnly(t, 1, 4), newDecision(t, nil, faces("666"), true))
	player := playerFunc(func(pos engine.Position, roll engine.Roll) (engine.Decision, error) {
		seen = append(seen, pos)
		return script.Decide(pos, roll)
	})
	dice := scripted(t, faces("55566"), faces("14566"), faces("666"), faces("66666"))
	require.NoError(t, engine.Play(game, []engine.Player{player, keepsAll}, dice))
	first := engine.Opening(engine.ThreesAway(), 2)
	assert.Equal(t, []engine.Position{
		first,
		changed(first, func(p *engine.Position) { p.Passed = true }),
		changed(first, func(p *engine.Position) { p.Left, p.Total, p.Bottom = 3, 5, 6 }), // over, the 4 is a 3
	}, seen)
	assert.Equal(t, []int{1}, game.Winners(), "9 beats 30")
}

func TestPlayEndsWithTheMoonWithoutAskingAnyone(t *testing.T) {
	mute := playerFunc(func(engine.Position, engine.Roll) (engine.Decision, error) {
		return engine.Decision{}, errors.New("nothing to decide")
	})
	game := newGame(t, rulesOf(t, "moon=throw"), 2)
	require.NoError(t, engine.Play(game, []engine.Player{mute, mute}, scripted(t, repeat(6, 5))))
	assert.Equal(t, []int{1}, game.Winners())
}

func TestPlayShowsPlayersTheDiceAsTheyLieAfterABlindCall(t *testing.T) {
	game := newGame(t, rulesOf(t, "bottoms=blind"), 2)
	require.NoError(t, game.CallBlind())
	var seen []string
	player := playerFunc(func(_ engine.Position, roll engine.Roll) (engine.Decision, error) {
		seen = append(seen, roll.String())
		return engine.KeepOnly(roll.All()), nil
	})
	require.NoError(t, engine.Play(game, []engine.Player{player, player}, scripted(t, repeat(6, 5), repeat(6, 5))))
	assert.Equal(t, []string{"1 1 1 1 1", "6 6 6 6 6"}, seen)
	assert.Equal(t, []int{1}, game.Winners())
}

func TestRandomPlayEndsWithAWinner(t *testing.T) {
	for _, settings := range []string{
		"", "threes", "threes-away-high", "tripps", "bottoms=die pass=true", "bottoms=turn", "progressive=stairs moon=turn",
	} {
		t.Run(settings, func(t *testing.T) {
			playAtRandom(t, rulesOf(t, settings))
		})
	}
}

func playAtRandom(t *testing.T, rules engine.Rules) {
	rng := rand.New(rand.NewPCG(3, 3))
	dice := func(n int) (engine.Roll, error) {
		faces := make([]engine.Face, n)
		for i := range faces {
			faces[i] = engine.Face(rng.IntN(6) + 1)
		}
		return engine.NewRoll(faces...)
	}
	random := playerFunc(func(pos engine.Position, roll engine.Roll) (engine.Decision, error) {
		if err := pos.Validate(rules); err != nil {
			return engine.Decision{}, err
		}
		decisions := rules.Decisions(roll, pos.Passed)
		return decisions[rng.IntN(len(decisions))], nil
	})
	for range 20 {
		game := newGame(t, rules, 4)
		require.NoError(t, engine.Play(game, []engine.Player{random, random, random, random}, dice))
		assert.True(t, game.Done())
		if rules.Ties != engine.TiesSplit {
			assert.Len(t, game.Winners(), 1, "without ties=split there is one winner")
		}
		net := 0.0
		for p := 1; p <= 4; p++ {
			net += game.Net(p)
		}
		assert.InDelta(t, 0, net, 1e-9)
	}
}
