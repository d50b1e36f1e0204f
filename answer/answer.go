package answer

import (
	"threesaway/engine"
	"threesaway/solver"
)

// Answer is the advice about a roll, and how the question was put.
type Answer struct {
	// Rules are the rules that are played by.
	Rules engine.Rules
	// Kept are the dice kept before the throw; nil where only their total is known.
	Kept *engine.Keep
	// Exact adds values as fractions.
	Exact bool
	// Advice is what the solution says.
	Advice *solver.Advice
	// Tie is what a tie is worth to the seat, in the goal's unit, where all then play
	// again; nil where that is not known.
	Tie *float64
	// Again says that after a tie all play again.
	Again bool
	// Explained says that an explanation was asked for.
	Explained bool
	// Explanation says why the best option is best; nil where there is nothing to
	// compare, and where it was not asked for.
	Explanation *solver.Explanation
}

// About asks a solution about a roll; why asks for an explanation too. It fails as
// [solver.Advise] does.
func About(s solver.Solution, pos engine.Position, roll engine.Roll, why bool) (*Answer, error) {
	advice, err := solver.Advise(s, pos, roll)
	if err != nil {
		return nil, err
	}
	a := &Answer{Rules: s.Rules(), Advice: advice, Explained: why}
	if why {
		if a.Explanation, err = solver.Explain(s, advice); err != nil {
			return nil, err
		}
	}
	return a, nil
}

// FindTie asks the solution that the answer is from what a tie is worth. It fails as
// the solution does, as for a table that does not hold the pot that follows; Tie
// then stays unknown.
func (a *Answer) FindTie(s solver.Solution) error {
	game, ok := s.(solver.GameSolution)
	if !ok {
		return nil
	}
	tie, again, err := solver.TieWorth(game, a.Advice.Position)
	a.Again = again
	if err == nil && again {
		a.Tie = &tie
	}
	return err
}
