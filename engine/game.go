package engine

import (
	"slices"
)

// Game is one game for a pot as a state machine: rounds are played until the pot
// is won or shared. It keeps the pot and what everyone has paid into it, in
// antes. A refused move is an error and changes nothing.
//
// Players are numbered 1..N for the whole game; the seats of a round are those
// of the players still in, in the same order.
type Game struct {
	rules   Rules
	round   Round
	rounds  int   // played or being played
	in      []int // the players still in, in order
	paid    []int // antes, by player
	winners []int
}

// NewGame starts a game of so many players, each of whom pays one ante. It fails
// as [NewRound] does.
func NewGame(r Rules, players int) (*Game, error) {
	round, err := NewRound(r, Opening(r, players))
	if err != nil {
		return nil, err
	}
	g := &Game{rules: r, round: *round, rounds: 1, paid: make([]int, players+1)}
	for p := 1; p <= players; p++ {
		g.in = append(g.in, p)
		g.paid[p] = 1
	}
	return g, nil
}

// Player returns the player whose turn it is; ok is false when the game is over.
func (g *Game) Player() (player int, ok bool) {
	pos, ok := g.Position()
	if !ok {
		return 0, false
	}
	return g.in[pos.Seat-1], true
}

// Position returns the position of the player whose turn it is, before the next
// throw; ok is false when the game is over.
func (g *Game) Position() (pos Position, ok bool) { return g.round.Position() }

// Turn returns a copy of the turn that is being played.
func (g *Game) Turn() Turn { return g.round.turn }

// CallBlind calls bottoms before a throw. It fails as [Turn.CallBlind] does.
func (g *Game) CallBlind() error { return g.play(g.round.CallBlind) }

// Throw takes what the dice of the player whose turn it is show. It fails as
// [Turn.Throw] does, and with [ErrSequence] when the game is over.
func (g *Game) Throw(roll Roll) error { return g.play(func() error { return g.round.Throw(roll) }) }

// Decide sets dice aside for the player whose turn it is. When this ends a turn,
// antes are paid; when it ends a round, the pot is won or the next round begins.
// It fails as [Turn.Decide] does, and with [ErrSequence] when the game is over.
func (g *Game) Decide(d Decision) error { return g.play(func() error { return g.round.Decide(d) }) }

// Score enters the final score of the player whose turn it is without its dice.
// It fails as [Round.Score] does, and with [ErrSequence] when the game is over.
func (g *Game) Score(score int) error { return g.play(func() error { return g.round.Score(score) }) }

// play makes a move in the round and does what follows from it.
func (g *Game) play(move func() error) error {
	if g.Done() {
		return Errorf("%w: the game is over", ErrSequence)
	}
	perfect := g.round.perfect()
	if err := move(); err != nil {
		return err
	}
	if !g.round.moon && g.round.perfect() > perfect {
		g.pay(g.in, g.rules.ZeroAnte)
	}
	if g.round.Done() {
		return g.settle()
	}
	return nil
}

// pay lets players pay antes into the pot.
func (g *Game) pay(players []int, antes int) {
	for _, p := range players {
		g.paid[p] += antes
	}
}

// settle ends a round: the pot is won, shared, or played for again (RULES.md,
// "tie", "tie at zero", "ties", "tie_payers" and "progressive").
func (g *Game) settle() error {
	holders := make([]int, len(g.round.holders))
	for i, seat := range g.round.holders {
		holders[i] = g.in[seat-1]
	}
	switch {
	case len(holders) == 0: // nobody came under the ceiling
		g.pay(g.in, 1)
		return g.again(g.in, g.round.start.Round+1)
	case len(holders) == 1 || g.rules.Ties == TiesSplit:
		g.winners = holders
		return nil
	}
	on := g.in
	if g.rules.Perfect(g.round.best) || g.rules.Ties == TiesTied {
		on = holders
	}
	if g.rules.TiePayers == TiePayersTied {
		g.pay(holders, g.rules.TieAnte)
	} else {
		g.pay(g.in, g.rules.TieAnte)
	}
	return g.again(on, g.round.start.Round)
}

// again starts another round among some players.
func (g *Game) again(on []int, round int) error {
	next, err := NewRound(g.rules, Position{Players: len(on), Round: round, Pot: g.Pot()})
	if err != nil {
		return err
	}
	g.round, g.in = *next, on
	g.rounds++
	return nil
}

// Done reports whether the pot has been won or shared.
func (g *Game) Done() bool { return g.winners != nil }

// Winners returns the players who share the pot, in order; none while the game
// goes on.
func (g *Game) Winners() []int { return slices.Clone(g.winners) }

// In returns the players still in, in order.
func (g *Game) In() []int { return slices.Clone(g.in) }

// Rounds returns the number of rounds, the one being played among them.
func (g *Game) Rounds() int { return g.rounds }

// Paid returns how many antes a player has paid; 0 for one who is not there.
func (g *Game) Paid(player int) int {
	if player < 1 || player >= len(g.paid) {
		return 0
	}
	return g.paid[player]
}

// Pot returns the number of antes in the pot, which is what all have paid.
func (g *Game) Pot() int {
	pot := 0
	for _, n := range g.paid {
		pot += n
	}
	return pot
}

// Net returns what a player has gained, in antes: the share of the pot, if any,
// less what was paid. The nets of all players sum to minus the pot while the
// game goes on, and to 0 when it is over.
func (g *Game) Net(player int) float64 {
	net := -float64(g.Paid(player))
	if slices.Contains(g.winners, player) {
		net += float64(g.Pot()) / float64(len(g.winners))
	}
	return net
}
