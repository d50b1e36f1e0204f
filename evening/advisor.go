package evening

import (
	"sync"

	"threesaway/engine"
	"threesaway/solver"
)

// Table holds solutions that need no solving, as *tables.Table does.
type Table interface {
	// Rules are those that the table answers for.
	Rules() engine.Rules
	// Solution returns what answers for a goal in the games of a position; an error
	// where the table does not hold it.
	Solution(goal solver.Goal, pos engine.Position) (solver.Solution, error)
}

// Advisor says what to keep for the goal win or money: from a table where that
// holds the answer, else from what it has solved. It may be used by many
// goroutines.
type Advisor struct {
	goal  solver.Goal
	table Table

	solving sync.Mutex // held while a game is being solved
	mu      sync.Mutex // guards solved
	solved  map[engine.Rules]solved
}

// solved is a solution, and what it answers for.
type solved struct {
	solution solver.Solution
	players  int // up to so many
	pot      int // up to so large a pot, for money
}

// NewAdvisor returns an Advisor; the table may be nil. It fails with
// [solver.ErrGoal] on a goal that is not one of whole games.
func NewAdvisor(goal solver.Goal, table Table) (*Advisor, error) {
	if goal.Kind != solver.KindWin && goal.Kind != solver.KindMoney {
		return nil, engine.Errorf("%w: %s: whole games are played for win or money", solver.ErrGoal, goal)
	}
	return &Advisor{goal: goal, table: table, solved: map[engine.Rules]solved{}}, nil
}

// Goal returns the goal.
func (a *Advisor) Goal() solver.Goal { return a.goal }

// Advice is what an [Advisor] says of a position.
type Advice struct {
	// Value is the value of the position before the throw, in the goal's unit.
	Value float64
	// Advice lists the options about the roll; nil before a throw.
	*solver.Advice
	// Tie is what a tie is worth to the player, in the goal's unit; nil where not
	// all play again after it.
	Tie *float64
}

// Ready reports whether advice about a position needs no solving.
func (a *Advisor) Ready(r engine.Rules, pos engine.Position) bool { return a.find(r, pos) != nil }

// Before returns what a position is worth before the throw. It may take as long
// as solving the game does, and fails as solver.Solve does.
func (a *Advisor) Before(r engine.Rules, pos engine.Position) (Advice, error) {
	solution, err := a.Solution(r, pos)
	if err != nil {
		return Advice{}, err
	}
	value, err := solution.Value(pos)
	return Advice{Value: value}, err
}

// About returns the advice about a roll. It may take as long as solving the game
// does, and fails as solver.Solve and solver.Advise do.
func (a *Advisor) About(r engine.Rules, pos engine.Position, roll engine.Roll) (Advice, error) {
	solution, err := a.Solution(r, pos)
	if err != nil {
		return Advice{}, err
	}
	list, err := solver.Advise(solution, pos, roll)
	if err != nil {
		return Advice{}, err
	}
	advice := Advice{Value: list.ValueBefore, Advice: list}
	if game, ok := solution.(solver.GameSolution); ok {
		worth, ok, err := solver.TieWorth(game, pos)
		if err != nil {
			return Advice{}, err
		}
		if ok {
			advice.Tie = &worth
		}
	}
	return advice, nil
}

// find returns a solution that answers for a position, or nil.
func (a *Advisor) find(r engine.Rules, pos engine.Position) solver.Solution {
	if a.table != nil && a.table.Rules() == r {
		if solution, err := a.table.Solution(a.goal, pos); err == nil {
			return solution
		}
	}
	a.mu.Lock()
	defer a.mu.Unlock()
	if s, ok := a.solved[r]; ok && pos.Players <= s.players && pos.Pot <= s.pot {
		return s.solution
	}
	return nil
}

// Solution returns a solution that answers for a position, and solves the game if
// need be; for win it adds to what it has solved for fewer players. It may take as
// long as solving the game does, and fails as solver.Solve does.
func (a *Advisor) Solution(r engine.Rules, pos engine.Position) (solver.Solution, error) {
	a.solving.Lock()
	defer a.solving.Unlock()
	if solution := a.find(r, pos); solution != nil {
		return solution, nil
	}
	opening := engine.Opening(r, pos.Players)
	s := solved{players: pos.Players, pot: solver.MaxPot}
	if a.goal.Kind == solver.KindMoney {
		// Pots grow from round to round, and a game solved for a larger one
		// answers for them all.
		s.pot = min(solver.MaxPot, max(pos.Pot, 4*pos.Players)*2)
		opening.Pot = s.pot
	}
	var err error
	a.mu.Lock()
	fewer, ok := a.solved[r].solution.(*solver.WinSolution)
	a.mu.Unlock()
	if ok {
		s.solution, err = fewer.Extend(pos.Players)
	} else {
		s.solution, err = solver.Solve(r, a.goal, opening)
	}
	if err != nil {
		return nil, err
	}
	a.mu.Lock()
	defer a.mu.Unlock()
	a.solved[r] = s
	return s.solution, nil
}
