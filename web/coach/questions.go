package coach

import (
	"strings"

	"threesaway/answer"
	"threesaway/charts"
	"threesaway/engine"
	"threesaway/record"
	"threesaway/review"
	"threesaway/solver"
)

// question is what all questions about a game have in common. Goals are win, money,
// low and beat; a tie counts half for beat.
type question struct {
	Rules   rules  `json:"rules"`
	Goal    string `json:"goal"`
	Players int    `json:"players"`
	Pot     int    `json:"pot"`
}

// goal returns the goal; win if none is named.
func (q question) goal() (solver.Goal, error) {
	if q.Goal == "" {
		return solver.Win(), nil
	}
	return solver.ParseGoal(q.Goal, solver.WeightHalf)
}

// opening returns the position in which the game begins.
func (q question) opening() engine.Position {
	players := q.Players
	if players == 0 {
		players = 2
	}
	pos := engine.Opening(q.Rules.chosen(), players)
	if q.Pot > 0 {
		pos.Pot = q.Pot
	}
	return pos
}

// solution returns what answers for a position: what has been solved before, if that
// does.
func (c *Coach) solution(r engine.Rules, goal solver.Goal, pos engine.Position) (solver.Solution, error) {
	if advisor, ok := c.advisors[goal]; ok {
		return advisor.Solution(r, pos)
	}
	if last, ok := c.turns[goal]; ok && last.Rules() == r {
		return last, nil // a turn alone does not depend on the position
	}
	solution, err := solver.Solve(r, goal, pos)
	if err == nil {
		c.turns[goal] = solution
	}
	return solution, err
}

// asked returns what answers for the opening of a question.
func (c *Coach) asked(q question) (solver.Solution, engine.Position, error) {
	goal, err := q.goal()
	if err != nil {
		return nil, engine.Position{}, err
	}
	pos := q.opening()
	if err := pos.Validate(q.Rules.chosen()); err != nil {
		return nil, pos, err
	}
	solution, err := c.solution(q.Rules.chosen(), goal, pos)
	return solution, pos, err
}

// solve solves a game, so that what is asked about it next takes no time. For win a
// game of few players is part of one of more: whoever asks for 2, 3, 4 and so on can
// tell how far it has come in between.
func (c *Coach) solve(q question) (any, error) {
	_, pos, err := c.asked(q)
	return q.solved(pos), err
}

type solvedAnswer struct {
	Players int `json:"players"`
	Pot     int `json:"pot"`
}

func (q question) solved(pos engine.Position) solvedAnswer { return solvedAnswer{pos.Players, pos.Pot} }

// odds says what a game is worth before its first throw.
func (c *Coach) odds(q question) (any, error) {
	solution, pos, err := c.asked(q)
	if err != nil {
		return nil, err
	}
	o, err := answer.OddsOf(solution, pos)
	if err != nil {
		return nil, err
	}
	return o.Document(), nil
}

// scores returns the distribution of the final score of the first turn.
func (c *Coach) scores(q question) (any, error) {
	solution, pos, err := c.asked(q)
	if err != nil {
		return nil, err
	}
	chart, err := charts.NewScores(solution, pos)
	if err != nil {
		return nil, err
	}
	return answer.OfScores(chart), nil
}

// chances returns what the start of a turn is worth by seat and score to beat.
func (c *Coach) chances(q question) (any, error) {
	solution, pos, err := c.asked(q)
	if err != nil {
		return nil, err
	}
	chart, err := charts.NewChances(solution, pos)
	if err != nil {
		return nil, err
	}
	return answer.OfChances(chart), nil
}

type adviseRequest struct {
	Rules    rules  `json:"rules"`
	Goal     string `json:"goal"`
	Position string `json:"position"` // in the notation of engine.Notation, with the roll
	Explain  bool   `json:"explain"`
}

// advise says what to keep in a position.
func (c *Coach) advise(r adviseRequest) (any, error) {
	goal, err := question{Goal: r.Goal}.goal()
	if err != nil {
		return nil, err
	}
	chosen := r.Rules.chosen()
	n, err := engine.ParsePosition(chosen, strings.TrimSpace(r.Position))
	if err != nil {
		return nil, err
	}
	if err := chosen.CheckRoll(n.Roll, n.Position.Left); err != nil {
		return nil, err
	}
	solution, err := c.solution(chosen, goal, n.Position)
	if err != nil {
		return nil, err
	}
	a, err := about(solution, n.Position, n.Roll, r.Explain)
	if err != nil {
		return nil, err
	}
	if n.Kept.Len() > 0 || n.Position.Left == chosen.Dice {
		a.Kept = &n.Kept
	}
	return a.Document(), nil
}

// about asks a solution about a roll, what a tie is worth too where that is known.
func about(s solver.Solution, pos engine.Position, roll engine.Roll, why bool) (*answer.Answer, error) {
	a, err := answer.About(s, pos, roll, why)
	if err != nil {
		return nil, err
	}
	_ = a.FindTie(s) // the pot that follows may be larger than any that is solved for
	return a, nil
}

type reviewRequest struct {
	Record string `json:"record"`
	Goal   string `json:"goal"`
}

// review says what luck and mistakes made of everybody's value in a record.
func (c *Coach) review(r reviewRequest) (any, error) {
	goal, err := question{Goal: r.Goal}.goal()
	if err != nil {
		return nil, err
	}
	games, err := record.Parse(r.Record)
	if err != nil {
		return nil, err
	}
	v, err := review.Of(games, goal, func(rules engine.Rules, goal solver.Goal, pos engine.Position) (solver.GameSolution, error) {
		solution, err := c.solution(rules, goal, pos)
		if err != nil {
			return nil, err
		}
		game, ok := solution.(solver.GameSolution)
		if !ok {
			return nil, engine.Errorf("%w: %s", solver.ErrGoal, goal)
		}
		return game, nil
	})
	if err != nil {
		return nil, err
	}
	return answer.OfReview(v), nil
}
