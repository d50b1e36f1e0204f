package engine

import "fmt"

// Player decides what to keep. Policies of package solver are players.
type Player interface {
	// Keep returns the dice to keep of a roll in a position; the roll has
	// pos.Left dice.
	Keep(pos Position, roll Roll) (Keep, error)
}

// Dice throws: it returns what so many dice show.
type Dice func(n int) (Roll, error)

// Play plays a game to its end. players[i] decides for player i + 1. It fails
// with the error of a player or of the dice, with that of an illegal move, and
// with a [*PositionError] when there are not as many players as the game has; the
// game is then left where it was.
func Play(g *Game, players []Player, dice Dice) error {
	if len(players) != len(g.paid)-1 {
		return &PositionError{"players", fmt.Sprintf("%d: the game has %d", len(players), len(g.paid)-1)}
	}
	for {
		player, ok := g.Player()
		if !ok {
			return nil
		}
		if err := step(g, players[player-1], dice); err != nil {
			return fmt.Errorf("player %d: %w", player, err)
		}
	}
}

// step plays one throw and the keep that answers it.
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
	}
	keep, err := player.Keep(pos, roll)
	if err != nil {
		return err
	}
	return g.Keep(keep)
}
