package gametest

import (
	"math/rand/v2"

	"threesaway/engine"
)

// Position makes up a position before a throw, of a game of 2 to so many players. It is
// one that the rules know, though not always one that can come about.
func Position(r engine.Rules, dice *rand.Rand, players int) engine.Position {
	pos := engine.Opening(r, 2+dice.IntN(players-1))
	pos.Seat = 1 + dice.IntN(pos.Players)
	pos.Round = 1 + dice.IntN(len(r.Ceilings()))
	if pos.Seat > 1 && dice.IntN(8) > 0 {
		pos.ScoreToBeat, pos.Holders = dice.IntN(r.MaxScore()+1), 1+dice.IntN(pos.Seat-1)
	}
	pos.Pot = pos.LeastPot(r)
	pos.Left = 1 + dice.IntN(r.Dice)
	pos.Passed = r.Pass && dice.IntN(3) == 0
	for range r.Dice - pos.Left {
		face := engine.Face(1 + dice.IntN(r.Sides))
		pos.Total += r.Score(face)
		if r.Bottoms == engine.BottomsTurn {
			pos.Bottom += r.Score(r.Bottom(face))
		}
	}
	return pos
}
