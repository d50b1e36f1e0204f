package engine

// Player decides what to keep. Policies of package solver are players.
type Player interface {
	// Decide returns what to do about a roll in a position; the roll has
	// pos.Left dice.
	Decide(pos Position, roll Roll) (Decision, error)
}

// Dice throws: it returns what so many dice show.
type Dice func(n int) (Roll, error)

// Play plays a game to its end. players[i] decides for player i + 1. It fails
// with the error of a player or of the dice, with that of an illegal move, and
// with a [*PositionError] when there are not as many players as the game has; the
// game is then left where it was.
func Play(g *Game, players []Player, dice Dice) error {
	if len(players) != len(g.paid)-1 {
		return &PositionError{"players", Textf("%d: the game has %d", len(players), len(g.paid)-1)}
	}
	for {
		player, ok := g.Player()
		if !ok {
			return nil
		}
		if err := step(g, players[player-1], dice); err != nil {
			return Errorf("player %d: %w", player, err)
		}
	}
}

// step plays one throw and the decision that answers it.
func step(g *Game, player Player, dice Dice) error {
	pos, _ := g.Position()
	roll, thrown := g.round.turn.Roll()
	if !thrown {
		var err error
		if roll, err = dice(pos.Left); err != nil {
			return err
		}
		if err := g.Throw(roll); err != nil {
			return err
		}
		roll, _ = g.round.turn.Roll() // as it lies: bottoms may have been called
	}
	if g.Done() {
		return nil // the throw has won on the spot
	}
	decision, err := player.Decide(pos, roll)
	if err != nil {
		return err
	}
	return g.Decide(decision)
}
