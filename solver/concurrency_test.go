package solver_test

import (
	"math/rand/v2"
	"sync"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"threesaway/engine"
	"threesaway/solver"
)

// question asks a solution about everything that it knows of one position and
// returns the answers.
type question func(s solver.GameSolution) ([]any, error)

// questions asks about positions all over the games of up to so many players.
func questions(r engine.Rules, players, pots int) (list []question) {
	for n := 2; n <= players; n++ {
		for pot := n; pot < n+pots; pot++ {
			for seat := 1; seat <= n; seat++ {
				pos := engine.Opening(r, n)
				pos.Seat, pos.Pot = seat, pot
				if seat > 1 {
					pos.ScoreToBeat, pos.Holders = 2, 1
				}
				for roll := range engine.Rolls(r.Dice, r.Sides) {
					if roll.Index()%3 == 0 {
						list = append(list, about(pos, roll))
					}
				}
			}
		}
	}
	return list
}

func about(pos engine.Position, roll engine.Roll) question {
	return func(s solver.GameSolution) ([]any, error) {
		decision, err := s.Decide(pos, roll)
		if err != nil {
			return nil, err
		}
		value, err := s.Value(pos)
		if err != nil {
			return nil, err
		}
		ending, err := s.Ending(pos, 2)
		if err != nil {
			return nil, err
		}
		share, err := s.Share(pos, pos.Seat)
		if err != nil {
			return nil, err
		}
		advice, err := solver.Advise(s, pos, roll)
		if err != nil {
			return nil, err
		}
		answers := []any{decision, value, ending, share, advice}
		switch s := s.(type) {
		case *solver.WinSolution:
			exact, err := s.ExactValue(pos)
			if err != nil {
				return nil, err
			}
			shares, err := s.Shares(pos.Players, 1)
			if err != nil {
				return nil, err
			}
			round, err := s.Round(pos.Players, 1)
			return append(answers, exact.String(), shares[0].String(), round), err
		case *solver.MoneySolution:
			bound, err := s.Bound(pos)
			return append(answers, bound), err
		}
		return answers, nil
	}
}

// One solution answers many goroutines, each in an order of its own, as another one
// answers one question after the other; run with -race.
func TestSolutionsAnswerManyGoroutinesAsTheyAnswerOne(t *testing.T) {
	if testing.Short() {
		t.Skip("asks the same a hundred times over")
	}
	t.Parallel()
	const players, pots, goroutines = 3, 4, 6
	for _, options := range [][]string{
		{"dice=2"}, {"dice=2", "sides=4", "ties=tied", "bottoms=turn"}, {"dice=2", "sides=4", "progressive=2,4", "pass=true"},
	} {
		r := rules(t, options...)
		win := func() (solver.GameSolution, error) { return newTurn(t, r).Win(players) }
		forgetful := func() (solver.GameSolution, error) {
			s, err := newTurn(t, r).Money(players, players)
			if err == nil {
				solver.Forgetful(s, 2)
			}
			return s, err
		}
		for _, solve := range []func() (solver.GameSolution, error){win, forgetful} {
			alone, err := solve()
			require.NoError(t, err)
			asked := questions(r, players, pots)
			want := make([][]any, len(asked))
			for i, ask := range asked {
				want[i], err = ask(alone)
				require.NoError(t, err)
			}

			s, err := solve()
			require.NoError(t, err)
			var group sync.WaitGroup
			for seed := range uint64(goroutines) {
				group.Go(func() {
					for _, i := range rand.New(rand.NewPCG(seed, 0)).Perm(len(asked)) {
						got, err := asked[i](s)
						if !assert.NoError(t, err) || !assert.Equal(t, want[i], got) {
							return
						}
					}
				})
			}
			group.Wait()
			if money, ok := s.(*solver.MoneySolution); ok {
				held := solver.RoundsHeld(money)
				assert.Positive(t, held)
				assert.Less(t, held, (players-1)*pots, "rounds have been let go")
			}
		}
	}
}
