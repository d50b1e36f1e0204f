package simulate_test

import (
	"context"
	"errors"
	"math"
	"math/rand/v2"
	"runtime"
	"slices"
	"strconv"
	"sync"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"threesaway/engine"
	"threesaway/simulate"
	"threesaway/solver"
)

// optimal returns the policies of the standard game for up to 5 players.
var optimal = sync.OnceValues(func() (*solver.WinSolution, error) {
	turn, err := solver.NewTurn(engine.ThreesAway())
	if err != nil {
		return nil, err
	}
	return turn.Win(5)
})

// setup lets players of the named policies play so many games.
func setup(t *testing.T, r engine.Rules, games int, names ...string) simulate.Setup {
	t.Helper()
	perfect, err := optimal()
	require.NoError(t, err)
	s := simulate.Setup{Rules: r, Games: games, Seed: 1}
	for _, name := range names {
		maker, err := simulate.Named(name, r, perfect)
		require.NoError(t, err)
		s.Players = append(s.Players, maker)
	}
	return s
}

func run(t *testing.T, s simulate.Setup) *simulate.Result {
	t.Helper()
	r, err := simulate.Run(t.Context(), s)
	require.NoError(t, err)
	return r
}

func rules(t *testing.T, text string) engine.Rules {
	t.Helper()
	r, err := engine.ParseRules(text)
	require.NoError(t, err)
	return r
}

// all is one player of each policy.
var all = []string{simulate.Optimal, "lowest-mean", "threes-else-lowest", "keep-1-2-3", "random"}

// A seed names the games, whoever plays them at once.
func TestRunIsReproducible(t *testing.T) {
	for _, s := range []simulate.Setup{
		setup(t, engine.ThreesAway(), simulate.Chunk+5, simulate.Optimal, "lowest-mean", "random"),
		setup(t, rules(t, "dice=2 ties=split"), 2*simulate.Chunk+9, "random", "keep-1-2-3", "random"),
	} {
		before := runtime.GOMAXPROCS(1)
		want := run(t, s)
		runtime.GOMAXPROCS(2)
		assert.Equal(t, want, run(t, s))
		runtime.GOMAXPROCS(before)
		assert.Equal(t, want, run(t, s))

		s.Seed++
		s.Games = 100
		other := run(t, s)
		s.Seed--
		assert.NotEqual(t, run(t, s), other)
	}
}

// Whether the games end within a chunk, with one or just behind it: fewer games
// of a seed are the first of more.
func TestRunAcrossChunks(t *testing.T) {
	s := setup(t, rules(t, "dice=2"), 0, "threes-else-lowest", "random", "keep-1-2-3")
	fewer := &simulate.Result{Won: make([]int, 3), Share: make([]float64, 3)}
	for _, games := range []int{1, 2, simulate.Chunk - 1, simulate.Chunk, simulate.Chunk + 1, 2 * simulate.Chunk, 2*simulate.Chunk + 1} {
		s.Games = games
		more := run(t, s)
		require.Equal(t, games, more.Games)
		between := games - fewer.Games
		won := 0
		for i := range more.Won {
			require.GreaterOrEqual(t, more.Won[i], fewer.Won[i], "%d games", games)
			won += more.Won[i] - fewer.Won[i]
		}
		require.Equal(t, between, won, "%d games", games)
		require.GreaterOrEqual(t, more.Rounds-fewer.Rounds, between, "%d games", games)
		fewer = more
	}
}

// Chunks have dice of their own.
func TestRunChunksDiffer(t *testing.T) {
	s := setup(t, rules(t, "dice=2"), simulate.Chunk, "random", "keep-1-2-3")
	one := run(t, s)
	s.Games *= 2
	two := run(t, s)
	assert.NotEqual(t, 2*one.Rounds, two.Rounds)
	assert.NotEqual(t, 2*one.Won[0], two.Won[0])
}

// Every game has winners, and what they win the others have paid.
func TestRunAddsUp(t *testing.T) {
	for _, text := range []string{
		"ties=all", "ties=tied", "ties=split", "ties=tied tie_payers=tied zero_ante=3 tie_ante=2", "cutoff=false", "dice=1", "dice=2 sides=4",
	} {
		t.Run(text, func(t *testing.T) {
			const games = 1000
			r := run(t, setup(t, rules(t, text), games, "threes-else-lowest", "random", "keep-1-2-3", "lowest-mean"))
			assert.Equal(t, games, r.Games)
			won, share, net := r.Shared, 0.0, 0.0
			for i := range 4 {
				won += r.Won[i]
				share += r.Share[i]
				net += r.Net[i]
				assert.GreaterOrEqual(t, r.Share[i], float64(r.Won[i]))
				// Every game moves an ante at least.
				assert.GreaterOrEqual(t, r.NetSquares[i], float64(r.Won[i]))
				assert.GreaterOrEqual(t, r.NetSquares[i]*games, r.Net[i]*r.Net[i])
			}
			assert.Equal(t, games, won)
			assert.InDelta(t, games, share, 1e-6)
			assert.InDelta(t, 0, net, 1e-6)
			if text == "ties=split" {
				assert.Equal(t, games, r.Rounds)
				assert.Positive(t, r.Shared)
			} else {
				assert.Greater(t, r.Rounds, games)
				assert.Zero(t, r.Shared)
			}
		})
	}
}

// One die that always counts 2 can only be tied: with ties split, each of two
// players gets half of every pot, and nobody gains.
func TestRunSharedPots(t *testing.T) {
	twos := engine.Player(solver.PolicyFunc(func(_ engine.Position, roll engine.Roll) (engine.Decision, error) {
		return engine.KeepOnly(roll.All()), nil
	}))
	maker := func(*rand.Rand) engine.Player { return twos }
	r := run(t, simulate.Setup{Rules: rules(t, "dice=1 sides=2 away=none ties=split"), Players: []simulate.Maker{maker, maker}, Games: 5000})
	assert.Equal(t, 5000, r.Games)
	assert.Equal(t, 5000, r.Won[0]+r.Won[1]+r.Shared)
	// Two coins are alike half the time; 5 standard deviations are 177.
	assert.InDelta(t, 2500, r.Shared, 177)
	assert.InDelta(t, float64(r.Won[0])+float64(r.Shared)/2, r.Share[0], 1e-9)
	assert.InDelta(t, float64(r.Won[1])+float64(r.Shared)/2, r.Share[1], 1e-9)
	// A pot won alone is a gain of one ante, a shared one of none.
	assert.InDelta(t, float64(r.Won[0]-r.Won[1]), r.Net[0], 1e-9)
	assert.InDelta(t, float64(r.Won[0]+r.Won[1]), r.NetSquares[0], 1e-9)
}

// Perfect players get their exact shares, in as many rounds as are expected.
func TestOptimalAgreesWithExactShares(t *testing.T) {
	perfect, err := optimal()
	require.NoError(t, err)
	for players, games := range map[int]int{2: 60_000, 3: 50_000, 5: 30_000} {
		t.Run(strconv.Itoa(players), func(t *testing.T) {
			t.Parallel()
			r := run(t, setup(t, engine.ThreesAway(), games, slices.Repeat([]string{simulate.Optimal}, players)...))
			g, p, err := simulate.GTest(r.Won, shares(t, perfect, players))
			require.NoError(t, err)
			assert.Greater(t, p, 0.001, "G = %v, won %v", g, r.Won)

			summary, err := perfect.Round(players, 1)
			require.NoError(t, err)
			rounds, _ := summary.MeanRounds.Float64()
			// The number of rounds is all but geometric: its standard deviation
			// is below 0.6 for up to 5 players.
			assert.InDelta(t, rounds, float64(r.Rounds)/float64(games), 5*0.6/math.Sqrt(float64(games)))
		})
	}
}

func shares(t *testing.T, s solver.GameSolution, players int) []float64 {
	t.Helper()
	list := make([]float64, players)
	for i := range list {
		var err error
		list[i], err = s.Share(engine.Opening(s.Rules(), players), i+1)
		require.NoError(t, err)
	}
	return list
}

// A policy that is perfect but for one keep is caught: of 2 3 4 5 6, the most
// frequent kind of first roll, it keeps the 6 alone.
func TestPlantedWrongKeepIsCaught(t *testing.T) {
	perfect, err := optimal()
	require.NoError(t, err)
	r := engine.ThreesAway()
	roll, err := engine.NewRoll(2, 3, 4, 5, 6)
	require.NoError(t, err)
	wrong, err := engine.NewKeep(6)
	require.NoError(t, err)
	planted := solver.PolicyFunc(func(pos engine.Position, thrown engine.Roll) (engine.Decision, error) {
		if pos.Seat == 1 && pos.Left == r.Dice && thrown == roll {
			return engine.KeepOnly(wrong), nil
		}
		return perfect.Decide(pos, thrown)
	})
	s := setup(t, r, 60_000, simulate.Optimal, simulate.Optimal)
	s.Players[0] = func(*rand.Rand) engine.Player { return planted }
	result := run(t, s)
	_, p, err := simulate.GTest(result.Won, shares(t, perfect, 2))
	require.NoError(t, err)
	assert.Less(t, p, 0.001, "won %v", result.Won)
}

func TestNamed(t *testing.T) {
	require.ElementsMatch(t, all, simulate.Policies())
	for _, name := range simulate.Policies() {
		assert.NotEmpty(t, simulate.About(name), name)
	}
	assert.Empty(t, simulate.About("lucky"))

	_, err := simulate.Named("lucky", engine.ThreesAway(), nil)
	require.ErrorIs(t, err, simulate.ErrPolicy)
	for _, name := range all {
		assert.ErrorContains(t, err, name)
	}

	_, err = simulate.Named("lowest-mean", engine.Rules{}, nil)
	require.ErrorIs(t, err, engine.ErrRules)
}

// What the named policies keep is what they say. Of 1 1 1 3 3, lowest-mean keeps
// all, although a 1 more than the threes alone would not help.
func TestNamedPoliciesKeep(t *testing.T) {
	for _, c := range []struct{ rules, name, roll, want string }{
		{"", "optimal", "13356", "33"},
		{"", "optimal", "22333", "22333"},
		{"", "lowest-mean", "12334", "33"},
		{"", "lowest-mean", "36666", "3"},
		{"", "lowest-mean", "11133", "11133"},
		{"", "threes-else-lowest", "13356", "33"},
		{"", "threes-else-lowest", "12456", "1"},
		{"", "threes-else-lowest", "44466", "4"},
		{"", "keep-1-2-3", "12345", "123"},
		{"", "keep-1-2-3", "11224", "1122"},
		{"", "keep-1-2-3", "44566", "4"},
		{"", "keep-1-2-3", "33333", "33333"},
		{"away=none", "keep-1-2-3", "12345", "12"},
	} {
		s := setup(t, rules(t, c.rules), 1, c.name)
		decision, err := s.Players[0](nil).Decide(engine.Opening(s.Rules, 2), rollOf(t, c.roll))
		require.NoError(t, err)
		want, err := engine.NewKeep(rollOf(t, c.want).Faces()...)
		require.NoError(t, err)
		assert.Equal(t, engine.KeepOnly(want), decision, "%s of %s %s", c.name, c.roll, c.rules)
	}
}

func rollOf(t *testing.T, faces string) engine.Roll {
	t.Helper()
	var list []engine.Face
	for _, c := range faces {
		list = append(list, engine.Face(c-'0'))
	}
	roll, err := engine.NewRoll(list...)
	require.NoError(t, err)
	return roll
}

// The random policy keeps every legal choice equally often, and nothing else.
func TestRandomPolicy(t *testing.T) {
	s := setup(t, engine.ThreesAway(), 1, "random")
	roll := rollOf(t, "13356")
	keeps := s.Rules.Keeps(roll)
	require.Len(t, keeps, 23)
	player := s.Players[0](rand.New(rand.NewPCG(1, 1)))
	seen := map[engine.Keep]int{}
	for range 4_600 {
		decision, err := player.Decide(engine.Opening(s.Rules, 2), roll)
		require.NoError(t, err)
		require.Equal(t, engine.KeepOnly(decision.Keep), decision)
		seen[decision.Keep]++
	}
	var observed []int
	var expected []float64
	for _, k := range keeps {
		observed = append(observed, seen[k])
		expected = append(expected, 1.0/23)
	}
	total := 0
	for _, n := range observed {
		total += n
	}
	require.Equal(t, 4_600, total, "an illegal choice was kept")
	_, p, err := simulate.GTest(observed, expected)
	require.NoError(t, err)
	assert.Greater(t, p, 0.001)
}

var errPlayer = errors.New("the player has left")

func TestRunErrors(t *testing.T) {
	answers := func(err error) simulate.Maker {
		return func(*rand.Rand) engine.Player {
			return solver.PolicyFunc(func(engine.Position, engine.Roll) (engine.Decision, error) { return engine.Decision{}, err })
		}
	}
	leaves, nothing := answers(errPlayer), answers(nil)
	for name, c := range map[string]struct {
		change func(*simulate.Setup)
		want   error
	}{
		"no games":         {func(s *simulate.Setup) { s.Games = 0 }, simulate.ErrGames},
		"less than none":   {func(s *simulate.Setup) { s.Games = -1 }, simulate.ErrGames},
		"nobody plays":     {func(s *simulate.Setup) { s.Players = nil }, engine.ErrPosition},
		"one player":       {func(s *simulate.Setup) { s.Players = s.Players[:1] }, engine.ErrPosition},
		"a player leaves":  {func(s *simulate.Setup) { s.Players[1] = leaves }, errPlayer},
		"an illegal keep":  {func(s *simulate.Setup) { s.Players[1] = nothing }, engine.ErrKeep},
		"rules of no game": {func(s *simulate.Setup) { s.Rules.Dice = 0 }, engine.ErrRules},
	} {
		t.Run(name, func(t *testing.T) {
			s := setup(t, engine.ThreesAway(), 10, "random", "random")
			c.change(&s)
			result, err := simulate.Run(t.Context(), s)
			require.ErrorIs(t, err, c.want)
			assert.Nil(t, result)
		})
	}
}

// Games that nobody waits for any more end soon, even if there were to be more
// than can be played.
func TestRunCancelled(t *testing.T) {
	s := setup(t, rules(t, "dice=1"), 1_000_000_000, "random", "random")
	ctx, cancel := context.WithCancel(t.Context())
	made := make(chan struct{}, 1)
	s.Players[0] = func(rng *rand.Rand) engine.Player {
		select {
		case made <- struct{}{}:
			cancel() // in the first chunk
		default:
		}
		return setup(t, s.Rules, 1, "random").Players[0](rng)
	}
	result, err := simulate.Run(ctx, s)
	require.ErrorIs(t, err, context.Canceled)
	assert.Nil(t, result)

	result, err = simulate.Run(ctx, s)
	require.ErrorIs(t, err, context.Canceled)
	assert.Nil(t, result)
}

// Played for money, perfect players win what they are expected to.
func TestOptimalForMoneyAgreesWithTheExpectedNets(t *testing.T) {
	for _, text := range []string{"ties=all", "progressive=0,1,2", "ties=tied zero_ante=2"} {
		r := rules(t, "dice=3 "+text)
		perfect, err := solver.Solve(r, solver.Money(), engine.Opening(r, 3))
		require.NoError(t, err)
		game, ok := perfect.(solver.GameSolution)
		require.True(t, ok)
		maker := func(*rand.Rand) engine.Player { return perfect }
		result := run(t, simulate.Setup{Rules: r, Players: []simulate.Maker{maker, maker, maker}, Games: 30_000, Seed: 3})
		for seat := 1; seat <= 3; seat++ {
			want, err := game.Share(engine.Opening(r, 3), seat)
			require.NoError(t, err)
			mean, deviation := result.MeanNet(seat - 1)
			assert.InDelta(t, want-1, mean, 4*deviation, "%s, seat %d", text, seat)
		}
	}
}
