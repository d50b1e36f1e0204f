package tables

import (
	"context"

	"threesaway/engine"
	"threesaway/solver"
)

// solutions solves goals as parts ask for them, exactly where that can be. What is
// solved for some players is extended for more, so that each step is short.
type solutions struct {
	turn  *solver.Turn
	scope Scope
	pot   int // the largest of all parts: values of all that are held are to be as good
	known map[solver.Goal]solver.Solution
	win   *solver.WinSolution
}

func newSolutions(w *plan) *solutions {
	s := &solutions{turn: w.turn, scope: w.scope, pot: w.scope.Pot, known: map[solver.Goal]solver.Solution{}}
	for _, p := range w.parts {
		s.pot = max(s.pot, p.Pot)
	}
	return s
}

// of returns the solution that answers for a part.
func (s *solutions) of(ctx context.Context, p Part) (solver.Solution, error) {
	if err := ctx.Err(); err != nil {
		return nil, err
	}
	if p.Goal.Kind == solver.KindWin {
		return s.winFor(ctx, p.Players)
	}
	if known := s.known[p.Goal]; known != nil {
		return known, nil
	}
	solution, err := s.solve(ctx, p.Goal)
	if err != nil {
		return nil, err
	}
	s.known[p.Goal] = solution
	return solution, nil
}

func (s *solutions) solve(ctx context.Context, goal solver.Goal) (solver.Solution, error) {
	switch goal.Kind {
	case solver.KindLow:
		return solver.Proven(s.turn.Low())
	case solver.KindBeat:
		return solver.Proven(s.turn.Beat(goal.Tie))
	case solver.KindMoney:
		win, err := s.winFor(ctx, s.scope.Players)
		if err != nil {
			return nil, err
		}
		return win.Money(s.scope.Players, s.pot)
	default:
		return nil, engine.Errorf("%w: %q", solver.ErrGoal, goal.Kind)
	}
}

// winFor returns the proven solution of win for so many players or more.
func (s *solutions) winFor(ctx context.Context, players int) (*solver.WinSolution, error) {
	if s.win == nil {
		two, err := s.turn.Win(2)
		if err != nil {
			return nil, err
		}
		proven, err := solver.Proven(two)
		if err != nil {
			return nil, err
		}
		win, ok := proven.(*solver.WinSolution)
		if !ok {
			return nil, engine.Errorf("%w: %q", solver.ErrGoal, proven.Goal())
		}
		s.win = win
	}
	for s.win.Players() < players {
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		more, err := s.win.Extend(s.win.Players() + 1)
		if err != nil {
			return nil, err
		}
		s.win = more
	}
	return s.win, nil
}
