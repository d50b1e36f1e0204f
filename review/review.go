package review

import (
	"cmp"
	"slices"
	"strings"

	"threesaway/engine"
	"threesaway/record"
	"threesaway/solver"
)

// Source finds the optimal solution for a goal under the rules, for up to the
// number of players and the pot of a position: a table, or [solver.Solve].
type Source func(r engine.Rules, goal solver.Goal, pos engine.Position) (solver.GameSolution, error)

// Review is the review of a record.
type Review struct {
	// Goal is what the values are values of: win or money.
	Goal solver.Goal
	// Games are the games of the record, in order.
	Games []*Game
	// Players are the totals of each player over all games, in the order in which
	// they first play. A player is known by name, in any case of letters, or
	// where there is none by number.
	Players []Player
}

// Player is what a game, or an evening, was to one player. Values are in the unit
// of the goal: probabilities, or antes.
type Player struct {
	// Name is the name, or the number of a player who has none.
	Name string
	// Games is the number of games.
	Games int
	// Start is the value before the first throw, of all games together. For money
	// the ante has been paid.
	Start float64
	// Result is what became of it: the part of the pot for win, the net winnings
	// for money; of a game that is not over the value when the player was last on
	// turn.
	Result float64
	// Luck is the luck of the player's throws.
	Luck float64
	// Loss is what the player's decisions gave up; never negative.
	Loss float64
	// LuckLessLoss is luck less loss of the turns recorded as scores only.
	LuckLessLoss float64
	// Others is what the turns of the other players changed.
	Others float64
	// Throws, Decisions and Scores count the player's throws and decisions, and
	// the turns recorded as scores only; Mistakes the decisions that are one.
	Throws, Decisions, Mistakes, Scores int
}

// add adds another game.
func (p *Player) add(o Player) {
	p.Games += o.Games
	p.Start += o.Start
	p.Result += o.Result
	p.Luck += o.Luck
	p.Loss += o.Loss
	p.LuckLessLoss += o.LuckLessLoss
	p.Others += o.Others
	p.Throws += o.Throws
	p.Decisions += o.Decisions
	p.Mistakes += o.Mistakes
	p.Scores += o.Scores
}

// Mistake is a decision that gives something up.
type Mistake struct {
	// Game is the number of the game in the record, from 1.
	Game int
	// Step is the decision.
	Step Step
}

// Of reviews a record for the goal win or money. It fails with
// [solver.ErrGoal] on another goal, and with the error of the source.
func Of(r *record.Record, goal solver.Goal, source Source) (*Review, error) {
	if goal != solver.Win() && goal != solver.Money() {
		return nil, engine.Errorf("%w: %s: games are reviewed for win or money", solver.ErrGoal, goal)
	}
	games := r.Games()
	review := &Review{Goal: goal}
	solutions := map[engine.Rules]solver.GameSolution{}
	for i, g := range games {
		rules := g.Header().Rules
		if solutions[rules] == nil {
			solution, err := source(rules, goal, largest(rules, games))
			if err != nil {
				return nil, engine.Errorf("game %d: %w", i+1, err)
			}
			solutions[rules] = solution
		}
		game, err := reviewGame(g, solutions[rules])
		if err != nil {
			return nil, engine.Errorf("game %d: %w", i+1, err)
		}
		review.Games = append(review.Games, game)
		for _, p := range game.Players {
			review.player(p.Name).add(p)
		}
	}
	return review, nil
}

// player returns the totals of a player.
func (r *Review) player(name string) *Player {
	i := slices.IndexFunc(r.Players, func(p Player) bool { return strings.EqualFold(p.Name, name) })
	if i < 0 {
		i = len(r.Players)
		r.Players = append(r.Players, Player{Name: name})
	}
	return &r.Players[i]
}

// largest returns the opening of as many players for as large a pot as the games
// under some rules have.
func largest(rules engine.Rules, games []*record.Game) engine.Position {
	pos := engine.Opening(rules, 2)
	for _, g := range games {
		if h := g.Header(); h.Rules == rules {
			pos.Players = max(pos.Players, h.Players)
			pos.Pot = max(pos.Pot, g.State().Pot())
		}
	}
	return pos
}

// Mistakes returns the mistakes of all games, the worst first; of equal ones that
// which was made first.
func (r *Review) Mistakes() []Mistake {
	var list []Mistake
	for i, g := range r.Games {
		for _, s := range g.Steps {
			if s.Mistake() {
				list = append(list, Mistake{i + 1, s})
			}
		}
	}
	slices.SortStableFunc(list, func(a, b Mistake) int { return cmp.Compare(b.Step.Loss, a.Step.Loss) })
	return list
}
