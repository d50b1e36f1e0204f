package tables

import (
	"threesaway/engine"
	"threesaway/solver"
)

// limits know in a few comparisons of most positions that they pass
// [solver.CheckValued]. Of others that has to decide, and say what is wrong.
type limits struct {
	dice, sides  int
	most         int  // that a die counts
	highest      int  // score
	beat, seats  bool // whether the score to beat matters, and the seats
	alwaysBeaten bool // whether every seat but the first has something to beat
}

func limitsOf(r engine.Rules, goal solver.Goal) limits {
	game := goal.Kind == solver.KindWin || goal.Kind == solver.KindMoney
	return limits{
		dice: r.Dice, sides: r.Sides, most: r.MaxDieScore(), highest: r.MaxScore(),
		beat: game || goal.Kind == solver.KindBeat, seats: game, alwaysBeaten: r.Progressive.Off(),
	}
}

// hold reports whether a position is surely one that has a value.
func (l *limits) hold(pos *engine.Position) bool {
	left := l.dice - pos.Left
	switch {
	case uint(left) > uint(l.dice), uint(pos.Total) > uint(left*l.most), pos.Bottom != 0, pos.Passed:
		return false
	case !l.beat:
		return true
	case !l.seats:
		return uint(pos.ScoreToBeat) <= uint(l.highest)
	case pos.Players < 2, pos.Players > engine.MaxPlayers, pos.Seat < 1, pos.Seat > pos.Players, !l.alwaysBeaten:
		return false
	case pos.Seat == 1:
		return pos.ScoreToBeat == engine.NoScore
	}
	return uint(pos.ScoreToBeat) <= uint(l.highest) && pos.Holders >= 1 && pos.Holders < pos.Seat
}

// holdRoll reports whether a roll is surely one of the dice left in a position that the
// limits hold for.
func (l *limits) holdRoll(pos *engine.Position, roll *engine.Roll) bool {
	return pos.Left > 0 && roll.Len() == pos.Left && int(roll.Highest()) <= l.sides
}
