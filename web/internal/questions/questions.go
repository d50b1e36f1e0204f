// Package questions makes up questions about positions, with the answers that the
// module itself gives, for tests that ask the engine of the page the same.
package questions

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"

	"threesaway/answer"
	"threesaway/engine"
	"threesaway/internal/gametest"
	"threesaway/solver"
)

// Question is what the JavaScript function advise takes, with the answer.
type Question struct {
	Rules    string `json:"rules"`
	Goal     string `json:"goal"`
	Position string `json:"position"`

	// Want is the answer, a document of package answer as it is read from JSON.
	Want any `json:"-"`
}

// games are the rules and goals that questions are about, one after the other. Small
// games are solved at once wherever they are.
func games() []Question {
	return []Question{
		{Rules: "threes-away", Goal: "win"},
		{Rules: "threes-away", Goal: "low"},
		{Rules: "threes-away", Goal: "beat"},
		{Rules: "threes-away dice=2", Goal: "money"},
		{Rules: "threes-away dice=3 ties=tied bottoms=turn", Goal: "win"},
		{Rules: "threes-away dice=3 progressive=every bottoms=die", Goal: "win"},
		{Rules: "threes-away dice=3 moon=turn ties=split", Goal: "win"},
		{Rules: "threes-away high=true dice=4 zero_ante=0", Goal: "win"},
		{Rules: "threes-away away=none pass=true dice=3", Goal: "low"},
		{Rules: "threes-away dice=2 sides=4 tie_ante=0 must_keep_away=true", Goal: "money"},
	}
}

// Ask makes up so many questions, always the same ones. Games have up to 4 players.
func Ask(count int) ([]Question, error) {
	dice := rand.New(rand.NewPCG(1, 2)) //nolint:gosec // always the same ones
	solve := solutions()
	var list []Question
	for len(list) < count {
		q := games()[len(list)%len(games())]
		r, err := engine.ParseRules(q.Rules)
		if err != nil {
			return nil, err
		}
		goal, err := solver.ParseGoal(q.Goal, solver.WeightHalf)
		if err != nil {
			return nil, err
		}
		pos := gametest.Position(r, dice, 4)
		if pos.Validate(r) != nil || goal.Kind == solver.KindBeat && pos.ScoreToBeat == engine.NoScore {
			continue
		}
		faces := make([]engine.Face, pos.Left)
		for i := range faces {
			faces[i] = engine.Face(1 + dice.IntN(r.Sides))
		}
		roll, err := engine.NewRoll(faces...)
		if err != nil {
			return nil, err
		}
		q.Position = engine.Notation{Position: pos, Roll: roll}.Text(r)
		solution, err := solve(r, goal, pos)
		if err != nil {
			return nil, fmt.Errorf("%+v: %w", q, err)
		}
		if q.Want, err = advice(solution, pos, roll); err != nil {
			return nil, fmt.Errorf("%+v: %w", q, err)
		}
		list = append(list, q)
	}
	return list, nil
}

// solutions returns a function that solves what answers for a position, as the page
// does. The built-in table, which it does not have, holds values that are rounded from
// exact ones, and may differ in the last digits.
func solutions() func(engine.Rules, solver.Goal, engine.Position) (solver.Solution, error) {
	type game struct {
		rules engine.Rules
		goal  solver.Goal
		pos   engine.Position
	}
	solved := map[game]solver.Solution{}
	return func(r engine.Rules, goal solver.Goal, pos engine.Position) (solver.Solution, error) {
		opening := engine.Opening(r, pos.Players)
		opening.Pot = pos.Pot
		key := game{r, goal, opening}
		if s, ok := solved[key]; ok {
			return s, nil
		}
		s, err := solver.Solve(r, goal, opening)
		if err != nil {
			return nil, err
		}
		solved[key] = s
		return s, nil
	}
}

// advice returns what a solution answers, as read from JSON.
func advice(s solver.Solution, pos engine.Position, roll engine.Roll) (document any, err error) {
	a, err := answer.About(s, pos, roll, true)
	if err != nil {
		return nil, err
	}
	if err := a.FindTie(s); err != nil {
		return nil, err
	}
	if pos.Left == a.Rules.Dice {
		a.Kept = &engine.Keep{} // nothing, and not just something that counts nothing
	}
	data, err := json.Marshal(a.Document())
	if err != nil {
		return nil, err
	}
	return document, json.Unmarshal(data, &document)
}

// Read reads answers from JSON: a list, one for each question.
func Read(data []byte) (answers []any, err error) {
	return answers, json.Unmarshal(data, &answers)
}
