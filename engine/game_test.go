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
	rules := func(settings ...string) engine.Rules { return rulesOf(t, settings...) }
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
		{"high: 30 is, shared", rules("high=true", "ties=split"), 3, []int{30, 1, 30}, []int{3, 3, 3}, []int{1, 2, 3}, []int{1, 3}, 1},
		{"high: a lone 30", rules("high=true"), 3, []int{29, 30, 29}, []int{2, 2, 2}, []int{1, 2, 3}, []int{2}, 1},
		{"high, highest face away: 25 is", rules("high=true", "away=6"), 3, []int{25, 1, 25}, []int{4, 4, 4}, []int{1, 3}, nil, 2},
		{"high, no away face: 30 is", rules("high=true", "away=none"), 3, []int{30, 5, 30}, []int{4, 4, 4}, []int{1, 3}, nil, 2},
		{"away=none: the least total is not perfect", rules("away=none"), 3, []int{5, 9, 5}, []int{2, 2, 2}, []int{1, 2, 3}, nil, 2},
		{"a zero tie under ties=tied", rules("ties=tied", "tie_payers=tied"), 3, []int{0, 9, 0}, []int{4, 3, 4}, []int{1, 3}, nil, 2},
		{"tie_ante=0", rules("tie_ante=0"), 3, []int{2, 9, 2}, []int{1, 1, 1}, []int{1, 2, 3}, nil, 2},
		{"tie_ante=0 at zero", rules("tie_ante=0"), 3, []int{0, 9, 0}, []int{3, 3, 3}, []int{1, 3}, nil, 2},
		{"zero_ante=0 at zero", rules("zero_ante=0"), 3, []int{0, 9, 0}, []int{2, 2, 2}, []int{1, 3}, nil, 2},
		{"street rules", rules("threes"), 3, []int{0, 9, 0}, []int{2, 1, 2}, []int{1, 3}, nil, 2},
		{"tripps", rules("tripps"), 3, []int{0, 9, 0}, []int{1, 1, 1}, []int{1, 2, 3}, []int{1, 3}, 1},

		{"nobody qualifies", rules("progressive=every"), 3, []int{5, 2, 1}, []int{2, 2, 2}, []int{1, 2, 3}, nil, 2},
		{"nobody qualifies, tie_ante=5", rules("progressive=every", "tie_ante=5"), 3, []int{1, 1, 1}, []int{2, 2, 2}, []int{1, 2, 3}, nil, 2},
		{"nobody qualifies, tie_ante=0", rules("progressive=every", "tie_ante=0"), 3, []int{1, 1, 1}, []int{2, 2, 2}, []int{1, 2, 3}, nil, 2},
		{"nobody qualifies, ties=split", rules("progressive=every", "ties=split"), 3, []int{1, 1, 1}, []int{2, 2, 2}, []int{1, 2, 3}, nil, 2},
		{
			"nobody qualifies, tie_payers=tied", rules("progressive=every", "ties=tied", "tie_payers=tied"), 3,
			[]int{1, 1, 2}, []int{2, 2, 2}, []int{1, 2, 3}, nil, 2,
		},
		{"the best score of those that do not qualify", rules("progressive=every"), 2, []int{5, 2, 1, 5}, []int{2, 2}, []int{1, 2}, []int{1}, 2},
		{
			"nobody qualifies after some are out", rules("progressive=every"), 3,
			[]int{0, 9, 0, 5, 5}, []int{5, 4, 5}, []int{1, 3}, nil, 3,
		},
		{"a tie below the ceiling", rules("progressive=0,4", "tie_ante=5"), 2, []int{9, 9, 4, 4}, []int{7, 7}, []int{1, 2}, nil, 3},
		{"a tie above the ceiling is none", rules("progressive=3"), 3, []int{4, 4, 3}, []int{1, 1, 1}, []int{1, 2, 3}, []int{3}, 1},
		{"after the last ceiling", rules("progressive=0"), 2, []int{1, 1, 30, 29}, []int{2, 2}, []int{1, 2}, []int{2}, 2},
		{"away=none: a ceiling that nobody can reach", rules("away=none", "progressive=0,4,5"), 2, []int{5, 5, 5, 5, 5, 6}, []int{3, 3}, []int{1, 2}, []int{1}, 3},
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
	player, ok := game.Player()
	assert.False(t, ok)
	assert.Zero(t, player)
	_, ok = game.Position()
	assert.False(t, ok)
}

func TestPlayerWhoWasCutOffIsBackInAfterATie(t *testing.T) {
	game := newGame(t, engine.ThreesAway(), 3)
	require.NoError(t, game.Score(4))
	require.NoError(t, game.Throw(newRoll(t, 6, 6, 6, 6, 6)))
	turn := game.Turn()
	assert.Len(t, turn.Decisions(), 5)
	require.NoError(t, game.Decide(keepOnly(t, 6)))
	player, _ := game.Player()
	assert.Equal(t, 3, player, "player 2 is cut off")
	require.NoError(t, game.Throw(newRoll(t, 3, 3, 3, 3, 4)))
	require.NoError(t, game.Decide(keepOnly(t, 3, 3, 3, 3, 4)))
	assert.Equal(t, []int{1, 2, 3}, game.In())
	assert.Equal(t, 2, game.Rounds())
	pos, ok := game.Position()
	assert.True(t, ok)
	assert.Equal(t, withPot(engine.Opening(engine.ThreesAway(), 3), 6), pos)
}

func TestZeroThrownWithDiceCostsAnAnte(t *testing.T) {
	game := newGame(t, engine.ThreesAway(), 2)
	require.NoError(t, game.Throw(newRoll(t, 3, 3, 3, 3, 3)))
	assert.Equal(t, 2, game.Pot(), "nothing is scored yet")
	require.NoError(t, game.Decide(keepOnly(t, 3, 3, 3, 3, 3)))
	assert.Equal(t, 4, game.Pot())
}

func TestGameRefusesWhatARoundRefuses(t *testing.T) {
	_, err := engine.NewGame(engine.ThreesAway(), 1)
	require.ErrorIs(t, err, engine.ErrPosition)
	_, err = engine.NewGame(engine.Rules{}, 2)
	require.ErrorIs(t, err, engine.ErrRules)
	_, err = engine.NewGame(engine.ThreesAway(), 21)
	require.ErrorIs(t, err, engine.ErrPosition)
}

func TestIllegalMoveInAGameIsAnErrorAndChangesNothing(t *testing.T) {
	throw := func(faces ...engine.Face) func(*engine.Game) error {
		return func(game *engine.Game) error { return game.Throw(newRoll(t, faces...)) }
	}
	keep := func(faces ...engine.Face) func(*engine.Game) error {
		return func(game *engine.Game) error { return game.Decide(keepOnly(t, faces...)) }
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
		{"call where there is none", []int{0}, false, (*engine.Game).CallBlind, engine.ErrKeep},
		{"pass where it is not allowed", []int{0}, true, keep(), engine.ErrKeep},
		{"call after the game", []int{0, 1}, false, (*engine.Game).CallBlind, engine.ErrSequence},
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

func TestUnwonRoundsGoUpTheSchedule(t *testing.T) {
	game := newGame(t, rulesOf(t, "progressive=0,0,2", "tie_ante=7"), 2)
	var rounds, pots []int
	scores := []int{
		1, 1, // nobody
		1, 2, // nobody
		2, 2, // a tie
		2, 2, // another, under the same ceiling
		5, 3, // nobody: the list ends
		9, 9, // a tie without a ceiling
		9, 8,
	}
	for _, score := range scores {
		pos, ok := game.Position()
		require.True(t, ok)
		if pos.Seat == 1 {
			rounds, pots = append(rounds, pos.Round), append(pots, pos.Pot)
		}
		require.NoError(t, game.Score(score))
	}
	assert.Equal(t, []int{1, 2, 3, 3, 3, 4, 4}, rounds)
	assert.Equal(t, []int{2, 4, 6, 20, 34, 36, 50}, pots)
	assert.Equal(t, []int{2}, game.Winners())
	assert.Equal(t, 7, game.Rounds())
}

func TestTieAtZeroIsPlayedOffUnderTheSameCeiling(t *testing.T) {
	game := newGame(t, rulesOf(t, "progressive=every"), 3)
	for _, score := range []int{5, 5, 5, 0, 9, 0} {
		require.NoError(t, game.Score(score))
	}
	pos, ok := game.Position()
	require.True(t, ok)
	assert.Equal(t, engine.Position{Players: 2, Seat: 1, Round: 2, Pot: 15, ScoreToBeat: engine.NoScore, Left: 5}, pos)
	assert.Equal(t, []int{1, 3}, game.In())
}

func TestPotOfAPositionHoldsTheZeroAntesOfTheRound(t *testing.T) {
	game := newGame(t, rulesOf(t, "zero_ante=2"), 4)
	for i, want := range []int{4, 12, 20, 20} { // two zeros, then a loser
		pos, ok := game.Position()
		require.True(t, ok)
		assert.Equal(t, want, pos.Pot, "seat %d", i+1)
		assert.Equal(t, want, game.Pot(), "seat %d", i+1)
		require.NoError(t, game.Score([]int{0, 0, 7, 7}[i]))
	}
	pos, _ := game.Position()
	assert.Equal(t, 24, pos.Pot, "with a tie ante of everyone")
	assert.Equal(t, 2, pos.Players)
}

// withPot is a position with another pot.
func withPot(p engine.Position, pot int) engine.Position {
	p.Pot = pot
	return p
}

// view is what everyone at the table can see.
type view struct {
	Player, Rounds, Pot int
	Position            engine.Position
	Roll, Kept          string
	In, Paid, Winners   []int
	Net                 []float64
}

func viewOf(game *engine.Game, players int) view {
	v := view{Rounds: game.Rounds(), Pot: game.Pot(), In: game.In(), Paid: paidBy(game, players), Winners: game.Winners()}
	for p := 1; p <= players; p++ {
		v.Net = append(v.Net, game.Net(p))
	}
	if game.Done() {
		return v
	}
	v.Player, _ = game.Player()
	v.Position, _ = game.Position()
	turn := game.Turn()
	roll, _ := turn.Roll()
	v.Roll, v.Kept = roll.String(), turn.Kept().String()
	return v
}

func (g *referee) view(t failer) view {
	v := view{Rounds: g.rounds, Pot: g.pot(), In: g.in, Paid: g.paid[1:], Winners: g.winners, Net: g.net()}
	if g.done() {
		return v
	}
	v.Player, v.Position = g.in[g.seat], g.position()
	v.Roll, v.Kept = newRoll(t, g.roll...).String(), newKeep(t, g.kept...).String()
	return v
}

// agree checks that a game stands as the referee says, that its books balance and
// that its position is taken for possible.
func agree(t failer, game *engine.Game, want *referee) {
	t.Helper()
	players := len(want.paid) - 1
	require.Equal(t, want.view(t), viewOf(game, players))
	require.Equal(t, want.done(), game.Done())
	net := 0.0
	for p := 1; p <= players; p++ {
		net += game.Net(p)
	}
	if game.Done() {
		require.InDelta(t, 0, net, 1e-9, "what some gain the others pay")
		return
	}
	require.InDelta(t, -game.Pot(), net, 1e-9, "the pot is nobody's yet")
	pos, ok := game.Position()
	require.True(t, ok)
	require.Equal(t, game.Pot(), pos.Pot)
	require.NoError(t, pos.Validate(want.rules), "%+v", pos)
}

func TestRandomGamesAreThoseOfTheRules(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		r := playableRules().Draw(t, "rules")
		players := rapid.IntRange(2, 6).Draw(t, "players")
		game, want := newGame(t, r, players), newReferee(r, players)
		agree(t, game, want)
		for range 80 { // a game can go on for ever, or end at once
			if want.done() {
				require.ErrorIs(t, game.Throw(newRoll(t, 1)), engine.ErrSequence)
				require.ErrorIs(t, game.Score(r.MaxScore()), engine.ErrSequence)
				game, want = newGame(t, r, players), newReferee(r, players)
			}
			if rapid.IntRange(0, 4).Draw(t, "cheat") == 0 {
				cheat(t, game, want)
			} else {
				move(t, game, want)
			}
			agree(t, game, want)
		}
	})
}

// move makes a legal move, the same in the game and before the referee.
func move(t *rapid.T, game *engine.Game, want *referee) {
	r := want.rules
	if want.roll != nil {
		c := drawDecision(t, r, want.roll, want.passed)
		require.NoError(t, game.Decide(c.decision(t)))
		want.decide(c)
		return
	}
	fresh := len(want.kept) == 0 && !want.passed && !want.blind
	if fresh && rapid.Bool().Draw(t, "score alone") {
		// Few different scores, so that ties and perfect scores are common.
		dice := rapid.SampledFrom([][]engine.Face{
			repeat(engine.Face(r.Sides), r.Dice),
			repeat(max(r.Away, 1), r.Dice),
			append(repeat(max(r.Away, 1), r.Dice-1), 2),
		}).Draw(t, "score")
		if r.Moon != engine.MoonTurn || !want.moon(dice) {
			require.NoError(t, game.Score(total(r, dice)))
			want.score(total(r, dice))
			return
		}
	}
	if r.Bottoms == engine.BottomsBlind && !want.blind && rapid.Bool().Draw(t, "call") {
		require.NoError(t, game.CallBlind())
		want.blind = true
		return
	}
	roll := drawFaces(t, r, r.Dice-len(want.kept))
	require.NoError(t, game.Throw(newRoll(t, roll...)))
	want.throw(roll)
}

// cheat makes a move that is not allowed: it must be refused.
func cheat(t *rapid.T, game *engine.Game, want *referee) {
	r, before := want.rules, game.Turn()
	left := r.Dice - len(want.kept)
	if want.roll == nil {
		require.ErrorIs(t, game.Decide(keepOnly(t, 1)), engine.ErrSequence)
		require.ErrorIs(t, game.Throw(newRoll(t, repeat(1, left+1)...)), engine.ErrRoll)
		require.ErrorIs(t, game.Throw(newRoll(t, repeat(1, left-1)...)), engine.ErrRoll)
		require.ErrorIs(t, game.Throw(newRoll(t, repeat(engine.Face(r.Sides+1), left)...)), engine.ErrRoll)
		require.Error(t, game.Score(r.MaxScore()+1))
		if len(want.kept) > 0 {
			require.ErrorIs(t, game.Score(r.MaxScore()), engine.ErrSequence)
		}
		if r.Bottoms != engine.BottomsBlind {
			require.ErrorIs(t, game.CallBlind(), engine.ErrKeep)
		}
	} else {
		require.ErrorIs(t, game.Throw(newRoll(t, want.roll...)), engine.ErrSequence)
		require.ErrorIs(t, game.Score(r.MaxScore()), engine.ErrSequence)
		require.Error(t, game.CallBlind())
		// Any dice at all: mostly not allowed.
		dice := rapid.SliceOfN(rapid.Map(rapid.IntRange(1, r.Sides), func(f int) engine.Face { return engine.Face(f) }), 0, 3)
		c := choice{dice.Draw(t, "turned"), dice.Draw(t, "kept"), rapid.Bool().Draw(t, "over")}
		if !legal(r, want.roll, want.passed, c) {
			require.ErrorIs(t, game.Decide(c.decision(t)), engine.ErrKeep)
		}
	}
	require.Equal(t, before, game.Turn())
}
