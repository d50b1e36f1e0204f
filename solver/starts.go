package solver

import (
	"slices"

	"threesaway/engine"
)

// Start is a position at the start of a turn, with what its final scores are worth
// to the player: all that it takes to look for policies that are not perfect.
type Start struct {
	// Position is the position before the first throw of the turn. Of holders that
	// make no difference to anyone only the least number is named.
	Position engine.Position
	// Visits is how often the position comes up in one game of perfect players;
	// more than once where rounds are replayed.
	Visits float64
	// Worth is what ending with a score is worth to the player from then on, in the goal's unit,
	// less being better for low alone, by score; where the rules have a moon, one
	// number more, the worth of the moon. It is the form of [Turn.Solve].
	Worth []float64
}

// Starts returns the positions in which turns start, in an order that does not
// depend on anything else, from a new round like that of a position on. For win,
// they are those of the whole game, of smaller games and later ceilings too; for
// money those of the one round for the one pot; for low and beat there is one. It
// fails with a [*engine.PositionError] on a position that the solution does not
// answer for, and with [ErrGoal] on a solution that is none of [Solve].
func Starts(s Solution, pos engine.Position) ([]Start, error) {
	switch s := s.(type) {
	case *WinSolution:
		return s.starts(pos)
	case *MoneySolution:
		return s.starts(pos)
	case lowSolution, *beatSolution:
		return turnStart(s, pos)
	}
	return nil, engine.Errorf("%w: the starts of turns are those of what Solve returns", ErrGoal)
}

// turnStart returns the one start of a goal of a single turn.
func turnStart(s Solution, pos engine.Position) ([]Start, error) {
	r := s.Rules()
	pos.Left, pos.Total, pos.Bottom, pos.Passed = r.Dice, 0, 0, false
	if err := CheckValued(r, s.Goal(), pos); err != nil {
		return nil, err
	}
	start := Start{Position: pos, Visits: 1, Worth: make([]float64, r.MaxScore()+1)}
	for score := range start.Worth {
		if s.Goal().Kind == KindLow {
			start.Worth[score] = float64(score)
			continue
		}
		num, den := s.Goal().Tie.Fraction()
		end := BeatEnding(r, pos, score)
		start.Worth[score] = end.Win + float64(end.Tie*float64(num)/float64(den))
	}
	if r.Moon != engine.MoonOff {
		moon := 1.0
		if s.Goal().Kind == KindLow {
			moon = float64(r.MaxScore()) // a total like any other
		}
		start.Worth = append(start.Worth, moon)
	}
	return []Start{start}, nil
}

func (s *WinSolution) starts(pos engine.Position) ([]Start, error) {
	if _, err := s.game(pos.Players, pos.Round); err != nil {
		return nil, err
	}
	enter := make([][]float64, pos.Players+1) // how often a game is begun, by players and round
	for n := 2; n <= pos.Players; n++ {
		enter[n] = make([]float64, len(s.games[n]))
	}
	from := min(max(1, pos.Round), len(s.games[pos.Players])) - 1
	enter[pos.Players][from] = 1
	var list []Start
	for n := pos.Players; n >= 2; n-- {
		for i, g := range s.games[n] {
			if enter[n][i] == 0 {
				continue
			}
			r := g.round
			rounds := enter[n][i] / (1 - r.replay(func(int, bool) bool { return true }))
			outcomes := r.first().outcomes
			for m := 2; m < n; m++ {
				for _, perfect := range []bool{false, true} {
					if endingOf(s.turn.rules, m, perfect) == endTied {
						enter[m][i] += float64(rounds * outcomes[r.space.over(perfect, m)])
					}
				}
			}
			if i+1 < len(enter[n]) {
				enter[n][i+1] += float64(rounds * outcomes[r.space.stay(0)])
			}
			shares, err := g.surely()
			if err != nil {
				return nil, err
			}
			list = append(list, r.starts(rounds, i+1, pos.Pot, shares)...)
		}
	}
	return list, nil
}

// surely returns the shares of arcs in every state, by id, if choices are in doubt that play
// comes to, and nil otherwise. How the round ends does not depend on them, to speak of, but
// the scores to beat do that come up.
func (g *winGame) surely() (shares [][]float64, err error) {
	r := g.round
	doubt := false
	for i, reach := range r.reach(nil) {
		doubt = doubt || reach > 0 && r.order[i].solved.doubt > 0
	}
	if !doubt {
		return nil, nil
	}
	p, err := g.proven()
	if err != nil {
		return nil, err
	}
	for i, s := range r.order {
		shares = append(shares, make([]float64, len(s.arcs)))
		p.share(s, shares[i])
	}
	return shares, nil
}

func (s *MoneySolution) starts(pos engine.Position) ([]Start, error) {
	key, _, err := s.keyOf(engine.Position{
		Players: pos.Players, Seat: 1, Round: pos.Round, Pot: pos.Pot, ScoreToBeat: engine.NoScore,
	})
	if err != nil {
		return nil, err
	}
	r, err := s.solvedRound(key)
	if err != nil {
		return nil, err
	}
	return r.starts(1, key.round+1, key.pot, nil), nil
}

// starts returns the states of a round that is played so often, those that come up
// at all. schedule is its round of the schedule from 1; shares are for [round.reach].
func (r *round) starts(times float64, schedule, pot int, shares [][]float64) []Start {
	scores := r.turn.maxScore + 1
	if r.turn.rules.Moon != engine.MoonOff {
		scores++
	}
	var list []Start
	for i, reach := range r.reach(shares) {
		s := r.order[i]
		if reach == 0 {
			continue
		}
		start := Start{Position: s.start(r, schedule, pot), Visits: float64(times * reach), Worth: slices.Clone(s.worth[:scores])}
		if r.money { // what has been paid in the round is in the pot, and counts no more
			for i := range start.Worth {
				start.Worth[i] += float64(r.perfects(s) * r.turn.rules.ZeroAnte)
			}
		}
		list = append(list, start)
	}
	return list
}
