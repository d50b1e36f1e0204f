package batch

import (
	"errors"

	"threesaway/engine"
	"threesaway/solver"
	"threesaway/tables"
)

// sources are the solutions that answer for the positions of a job: the table, and
// one that is made when it is first needed and made anew when that does not do.
type sources struct {
	job    Job
	held   solver.Solution // what the table holds of the goal, or nil
	turn   *solver.Turn
	win    *solver.WinSolution // of the goals win and money
	solved solver.Solution
	// What solved answers for: games of so many players and pots of so many antes.
	players, pot int
	// Games of so many players or more cannot be solved, and why; 0 for none.
	unsolvable int
	failure    error
}

func newSources(job Job) (*sources, error) {
	s := &sources{job: job}
	if job.Table == nil {
		return s, job.Rules.Validate()
	}
	if job.Table.Rules() != job.Rules {
		return nil, engine.Errorf("%w: the table is for %s, not for %s", engine.ErrRules, job.Table.Rules().Describe(), job.Rules.Describe())
	}
	// A solution answers for all that the table holds of its goal.
	for _, held := range job.Table.Summary() {
		if held.Part.Goal != job.Goal {
			continue
		}
		pos := engine.Position{Players: held.Part.Players, Round: held.Part.Round, Pot: held.Part.Pot, ScoreToBeat: engine.NoScore}
		solution, err := job.Table.Solution(job.Goal, pos)
		if err == nil {
			s.held = solution
			break
		}
		if !errors.Is(err, tables.ErrMissing) {
			return nil, err
		}
	}
	return s, nil
}

// value returns what answers for a position, and its value.
func (s *sources) value(pos engine.Position, value *float64) (solution solver.Solution, err error) {
	if s.held != nil {
		*value, err = s.held.Value(pos)
		if !errors.Is(err, tables.ErrMissing) {
			return s.held, err
		}
	}
	if err := s.solve(pos); err != nil {
		return nil, err
	}
	*value, err = s.solved.Value(pos)
	return s.solved, err
}

// solve makes sure that there is a solution for a position.
func (s *sources) solve(pos engine.Position) (err error) {
	kind := s.job.Goal.Kind
	whole := kind == solver.KindWin || kind == solver.KindMoney // games, not just a turn
	switch {
	case whole && s.unsolvable > 0 && pos.Players >= s.unsolvable:
		return s.refusal(pos)
	case s.solved != nil && (!whole || pos.Players <= s.players) && (kind != solver.KindMoney || min(pos.Pot, solver.MaxPot) <= s.pot):
		return nil
	}
	if s.job.Solving != nil {
		s.job.Solving(pos)
	}
	if s.turn == nil {
		if s.turn, err = solver.NewTurn(s.job.Rules); err != nil {
			return err
		}
	}
	solved, err := s.solution(pos)
	if solver.Unsolvable(err) {
		s.unsolvable, s.failure = pos.Players, err
		return s.refusal(pos)
	}
	if err == nil {
		s.solved = solved
	}
	return err
}

// refusal reports a position of a game that cannot be solved.
func (s *sources) refusal(pos engine.Position) error {
	return &engine.PositionError{Field: "players", Problem: engine.Textf("%d: %s", pos.Players, s.failure)}
}

// leastSolvedPot is half the least pot that a game for money is solved for, in
// antes.
const leastSolvedPot = 64

// solution solves the goal for what was solved before and for a position.
func (s *sources) solution(pos engine.Position) (solver.Solution, error) {
	kind := s.job.Goal.Kind
	if kind != solver.KindWin && kind != solver.KindMoney {
		return solver.Solve(s.job.Rules, s.job.Goal, pos)
	}
	if pos.Players > s.players {
		win, err := s.extend(pos.Players)
		if err != nil {
			return nil, err
		}
		s.win, s.players = win, pos.Players
	}
	if kind == solver.KindWin {
		return s.win, nil
	}
	if pot := min(pos.Pot, solver.MaxPot); pot > s.pot {
		// Further pots up to the double are then answered as well.
		s.pot = min(2*max(pot, leastSolvedPot), solver.MaxPot)
	}
	return s.win.Money(s.players, s.pot)
}

// extend solves the games of more players.
func (s *sources) extend(players int) (*solver.WinSolution, error) {
	if s.win == nil {
		return s.turn.Win(players)
	}
	return s.win.Extend(players)
}
