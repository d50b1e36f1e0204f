package engine_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"threesaway/engine"
)

func newGame(t failer, r engine.Rules, players int) *engine.Game {
	t.Helper()
	game, err := engine.NewGame(r, players)
	require.NoError(t, err)
	return game
}

// paidBy returns what each player has paid, the first player first.
func paidBy(game *engine.Game, players int) []int {
	paid := make([]int, players)
	for i := range paid {
		paid[i] = game.Paid(i + 1)
	}
	return paid
}

func TestGameBeginsWithAnAnteFromEveryPlayer(t *testing.T) {
	// The first ante is one unit, whatever the other antes are.
	game := newGame(t, standardWith(func(r *engine.Rules) { r.ZeroAnte, r.TieAnte = 7, 7 }), 3)
	assert.Equal(t, []int{1, 1, 1}, paidBy(game, 3))
	assert.Equal(t, 3, game.Pot())
	assert.Equal(t, 1, game.Rounds())
	assert.Equal(t, []int{1, 2, 3}, game.In())
	assert.Empty(t, game.Winners())
	assert.False(t, game.Done())
	player, ok := game.Player()
	assert.True(t, ok)
	assert.Equal(t, 1, player)
	pos, ok := game.Position()
	assert.True(t, ok)
	assert.Equal(t, engine.Opening(engine.ThreesAway(), 3), pos)
}

func TestPaidByAPlayerWhoIsNotThere(t *testing.T) {
	game := newGame(t, engine.ThreesAway(), 2)
	for _, player := range []int{-1, 0, 3} {
		assert.Zero(t, game.Paid(player))
		assert.Zero(t, game.Net(player))
	}
}

func TestPotAndWhoPlaysOn(t *testing.T) {
	// RULES.md, "The standard game", its consequences, and "House rules".
	rules := func(settings ...string) engine.Rules {
		r := engine.ThreesAway()
		for _, s := range settings {
			require.NoError(t, r.Set(s))
		}
		require.NoError(t, r.Validate())
		return r
	}
	tests := []struct {
		name    string
		rules   engine.Rules
		players int
		scores  []int
		paid    []int
		in      []int
		winners []int
		rounds  int
	}{
		{"lowest wins", rules(), 3, []int{5, 2, 9}, []int{1, 1, 1}, []int{1, 2, 3}, []int{2}, 1},
		{"a lone 0 costs everyone an ante", rules(), 3, []int{5, 0, 9}, []int{2, 2, 2}, []int{1, 2, 3}, []int{2}, 1},
		{"the ante for 0 is paid at once", rules(), 3, []int{0}, []int{2, 2, 2}, []int{1, 2, 3}, nil, 1},
		{"a tie keeps everyone in", rules(), 3, []int{2, 9, 2}, []int{2, 2, 2}, []int{1, 2, 3}, nil, 2},
		{"the loser of a tie may win", rules(), 3, []int{2, 9, 2, 5, 4, 6}, []int{2, 2, 2}, []int{1, 2, 3}, []int{2}, 2},
		{"two ties", rules(), 2, []int{2, 2, 7, 7, 1, 2}, []int{3, 3}, []int{1, 2}, []int{1}, 3},
		{"two zeros: two zero antes and a tie ante", rules(), 3, []int{0, 9, 0}, []int{4, 4, 4}, []int{1, 3}, nil, 2},
		{"players who are out pay nothing", rules(), 3, []int{9, 0, 0, 0, 4}, []int{4, 5, 5}, []int{2, 3}, []int{2}, 2},
		{"three zeros", rules(), 3, []int{0, 0, 0}, []int{5, 5, 5}, []int{1, 2, 3}, nil, 2},
		{"a tie that 0 beats is none", rules(), 3, []int{4, 4, 0}, []int{2, 2, 2}, []int{1, 2, 3}, []int{3}, 1},
		{"other antes", rules("zero_ante=3", "tie_ante=5"), 2, []int{0, 0}, []int{12, 12}, []int{1, 2}, nil, 2},
		{"no antes", rules("zero_ante=0", "tie_ante=0"), 2, []int{0, 0}, []int{1, 1}, []int{1, 2}, nil, 2},
		{"ties=tied", rules("ties=tied"), 3, []int{2, 9, 2}, []int{2, 2, 2}, []int{1, 3}, nil, 2},
		{"ties=tied, then out", rules("ties=tied"), 3, []int{9, 2, 2, 4, 4}, []int{2, 3, 3}, []int{2, 3}, nil, 3},
		{"tie_payers=tied", rules("ties=tied", "tie_payers=tied"), 3, []int{2, 9, 2}, []int{2, 1, 2}, []int{1, 3}, nil, 2},
		{"ties=split", rules("ties=split"), 3, []int{2, 9, 2}, []int{1, 1, 1}, []int{1, 2, 3}, []int{1, 3}, 1},
		{"ties=split at 0", rules("ties=split"), 3, []int{0, 9, 0}, []int{3, 3, 3}, []int{1, 2, 3}, []int{1, 3}, 1},
		{"high: highest wins", rules("high=true"), 3, []int{5, 2, 9}, []int{1, 1, 1}, []int{1, 2, 3}, []int{3}, 1},
		{"high: 0 is not perfect", rules("high=true"), 2, []int{0, 0}, []int{2, 2}, []int{1, 2}, nil, 2},
		{"high: 30 is", rules("high=true"), 3, []int{30, 1, 30}, []int{4, 4, 4}, []int{1, 3}, nil, 2},
		{"away=none: the least total is not perfect", rules("away=none"), 3, []int{5, 9, 5}, []int{2, 2, 2}, []int{1, 2, 3}, nil, 2},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			game := newGame(t, tt.rules, tt.players)
			for _, score := range tt.scores {
				require.False(t, game.Done())
				require.NoError(t, game.Score(score))
			}
			assert.Equal(t, tt.paid, paidBy(game, tt.players))
			assert.Equal(t, tt.in, game.In())
			assert.Equal(t, tt.winners, game.Winners())
			assert.Equal(t, tt.winners != nil, game.Done())
			assert.Equal(t, tt.rounds, game.Rounds())
		})
	}
}

func TestNetWinnings(t *testing.T) {
	split := standardWith(func(r *engine.Rules) { r.Ties = engine.TiesSplit })
	tests := []struct {
		name   string
		rules  engine.Rules
		scores []int
		net    []float64 // of three players
	}{
		{"no winner yet", engine.ThreesAway(), nil, []float64{-1, -1, -1}},
		{"one winner", engine.ThreesAway(), []int{5, 2, 9}, []float64{-1, 2, -1}},
		// The pot grew by an ante of each of the three, one of them his own.
		{"winner with 0", engine.ThreesAway(), []int{5, 0, 9}, []float64{-2, 4, -2}},
		{"shared", split, []int{2, 9, 2}, []float64{0.5, -1, 0.5}},
		{"shared at 0", split, []int{0, 9, 0}, []float64{1.5, -3, 1.5}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			game := newGame(t, tt.rules, 3)
			for _, score := range tt.scores {
				require.NoError(t, game.Score(score))
			}
			for i, want := range tt.net {
				assert.InDelta(t, want, game.Net(i+1), 1e-12, "player %d", i+1)
			}
		})
	}
}

func TestReplayUsesTheSameOrderAmongThoseStillIn(t *testing.T) {
	game := newGame(t, engine.ThreesAway(), 4)
	var order []int
	for _, score := range []int{9, 0, 9, 0, 7, 8} { // 2 and 4 tie at 0, then 2 wins
		player, ok := game.Player()
		require.True(t, ok)
		order = append(order, player)
		require.NoError(t, game.Score(score))
	}
	assert.Equal(t, []int{1, 2, 3, 4, 2, 4}, order)
	assert.Equal(t, []int{2}, game.Winners())
	_, ok := game.Player()
	assert.False(t, ok)
	_, ok = game.Position()
	assert.False(t, ok)
}

func TestPlayerWhoWasCutOffIsBackInAfterATie(t *testing.T) {
	game := newGame(t, engine.ThreesAway(), 3)
	require.NoError(t, game.Score(4))
	require.NoError(t, game.Throw(newRoll(t, 6, 6, 6, 6, 6)))
	turn := game.Turn()
	assert.Len(t, turn.Keeps(), 5)
	require.NoError(t, game.Keep(newKeep(t, 6)))
	player, _ := game.Player()
	assert.Equal(t, 3, player, "player 2 is cut off")
	require.NoError(t, game.Throw(newRoll(t, 3, 3, 3, 3, 4)))
	require.NoError(t, game.Keep(newKeep(t, 3, 3, 3, 3, 4)))
	assert.Equal(t, []int{1, 2, 3}, game.In())
	assert.Equal(t, 2, game.Rounds())
	pos, ok := game.Position()
	assert.True(t, ok)
	assert.Equal(t, engine.Opening(engine.ThreesAway(), 3), pos)
}

func TestZeroThrownWithDiceCostsAnAnte(t *testing.T) {
	game := newGame(t, engine.ThreesAway(), 2)
	require.NoError(t, game.Throw(newRoll(t, 3, 3, 3, 3, 3)))
	assert.Equal(t, 2, game.Pot(), "nothing is scored yet")
	require.NoError(t, game.Keep(newKeep(t, 3, 3, 3, 3, 3)))
	assert.Equal(t, 4, game.Pot())
}

func TestGameRefusesWhatARoundRefuses(t *testing.T) {
	_, err := engine.NewGame(engine.ThreesAway(), 1)
	require.ErrorIs(t, err, engine.ErrPosition)
	_, err = engine.NewGame(engine.Rules{}, 2)
	require.ErrorIs(t, err, engine.ErrRules)
	_, err = engine.NewGame(standardWith(func(r *engine.Rules) { r.Moon = engine.MoonThrow }), 2)
	require.ErrorIs(t, err, engine.ErrNotPlayed)
}

func TestIllegalMoveInAGameIsAnErrorAndChangesNothing(t *testing.T) {
	throw := func(faces ...engine.Face) func(*engine.Game) error {
		return func(game *engine.Game) error { return game.Throw(newRoll(t, faces...)) }
	}
	keep := func(faces ...engine.Face) func(*engine.Game) error {
		return func(game *engine.Game) error { return game.Keep(newKeep(t, faces...)) }
	}
	score := func(score int) func(*engine.Game) error {
		return func(game *engine.Game) error { return game.Score(score) }
	}
	tests := []struct {
		name   string
		scores []int
		thrown bool
		move   func(*engine.Game) error
		want   error
	}{
		{"keep before throwing", []int{0}, false, keep(3), engine.ErrSequence},
		{"throw too few dice", []int{0}, false, throw(3), engine.ErrRoll},
		{"score that dice cannot show", []int{0}, false, score(31), engine.ErrPosition},
		{"throw twice", []int{0}, true, throw(3, 3, 3, 3, 3), engine.ErrSequence},
		{"score of a roll on the table", []int{0}, true, score(0), engine.ErrSequence},
		{"keep what does not show", []int{0}, true, keep(4), engine.ErrKeep},
		{"throw after the game", []int{0, 1}, false, throw(3, 3, 3, 3, 3), engine.ErrSequence},
		{"keep after the game", []int{0, 1}, false, keep(3), engine.ErrSequence},
		{"score after the game", []int{0, 1}, false, score(0), engine.ErrSequence},
	}
	// Games hold slices, so two alike are played side by side.
	start := func(t *testing.T, scores []int, thrown bool) *engine.Game {
		game := newGame(t, engine.ThreesAway(), 2)
		for _, s := range scores {
			require.NoError(t, game.Score(s))
		}
		if thrown {
			require.NoError(t, game.Throw(newRoll(t, 1, 3, 3, 5, 6)))
		}
		return game
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			game := start(t, tt.scores, tt.thrown)
			require.ErrorIs(t, tt.move(game), tt.want)
			assert.Equal(t, start(t, tt.scores, tt.thrown), game)
		})
	}
}

func TestGameDoesNotShareItsLists(t *testing.T) {
	game := newGame(t, standardWith(func(r *engine.Rules) { r.Ties = engine.TiesSplit }), 2)
	game.In()[0] = 99
	require.NoError(t, game.Score(4))
	require.NoError(t, game.Score(4))
	game.Winners()[0] = 99
	assert.Equal(t, []int{1, 2}, game.In())
	assert.Equal(t, []int{1, 2}, game.Winners())
}

// ledger is a game by RULES.md from whole rounds of scores, apart from the code
// under test.
type ledger struct {
	rules   engine.Rules
	in      []int
	paid    map[int]int
	round   []int // scores so far
	winners []int
}

func (l *ledger) pay(players []int, antes int) {
	for _, p := range players {
		l.paid[p] += antes
	}
}

func (l *ledger) perfect(score int) bool {
	dice := make([]engine.Face, l.rules.Dice)
	if !l.rules.High {
		return score == 0
	}
	most := 0
	for f := 1; f <= l.rules.Sides; f++ {
		for i := range dice {
			dice[i] = engine.Face(f)
		}
		most = max(most, total(l.rules, dice))
	}
	return score == most
}

func (l *ledger) score(score int) {
	l.round = append(l.round, score)
	if l.perfect(score) {
		l.pay(l.in, l.rules.ZeroAnte)
	}
	if len(l.round) < len(l.in) {
		return
	}
	best := table{rules: l.rules, best: engine.NoScore}
	for i, s := range l.round {
		best.score(l.in[i], s)
	}
	l.round = nil
	switch {
	case len(best.holders) == 1 || l.rules.Ties == engine.TiesSplit:
		l.winners = best.holders
	case l.rules.TiePayers == engine.TiePayersTied:
		l.pay(best.holders, l.rules.TieAnte)
		l.in = best.holders
	default:
		l.pay(l.in, l.rules.TieAnte)
		if l.perfect(best.best) || l.rules.Ties == engine.TiesTied {
			l.in = best.holders
		}
	}
}

func TestRandomGamesBalanceTheirBooks(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		r := playableRules().Draw(t, "rules")
		r.Ties = engine.Ties(rapid.IntRange(0, int(engine.TiesSplit)).Draw(t, "ties"))
		r.ZeroAnte = rapid.IntRange(0, 3).Draw(t, "zero_ante")
		r.TieAnte = rapid.IntRange(0, 3).Draw(t, "tie_ante")
		if r.Ties == engine.TiesTied && rapid.Bool().Draw(t, "tied pay") {
			r.TiePayers = engine.TiePayersTied
		}
		players := rapid.IntRange(2, 4).Draw(t, "players")
		game := newGame(t, r, players)
		want := ledger{rules: r, paid: map[int]int{}}
		for p := 1; p <= players; p++ {
			want.in = append(want.in, p)
		}
		want.pay(want.in, 1)

		// Few different scores, so that ties and perfect scores are common.
		perfect := total(r, newRoll(t, repeat(engine.Face(r.Sides), r.Dice)...).Faces())
		scores := rapid.SampledFrom([]int{
			perfect,
			total(r, repeat(max(r.Away, 1), r.Dice)),
			total(r, append(repeat(max(r.Away, 1), r.Dice-1), 2)),
		})
		for range 40 { // a game can go on for ever
			if game.Done() {
				break
			}
			player, ok := game.Player()
			require.True(t, ok)
			require.Equal(t, want.in[len(want.round)], player)

			score := scores.Draw(t, "score")
			require.NoError(t, game.Score(score))
			want.score(score)

			pot, net := 0, 0.0
			for p := 1; p <= players; p++ {
				require.Equal(t, want.paid[p], game.Paid(p), "player %d", p)
				pot += game.Paid(p)
				net += game.Net(p)
			}
			require.Equal(t, pot, game.Pot())
			require.Equal(t, want.in, game.In())
			require.Equal(t, want.winners, game.Winners())
			if game.Done() {
				require.InDelta(t, 0, net, 1e-9, "what some gain the others pay")
			} else {
				require.InDelta(t, -pot, net, 1e-9, "the pot is nobody's yet")
			}
		}
	})
}
