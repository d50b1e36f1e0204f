package main

import (
	"strconv"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"threesaway/engine"
	"threesaway/internal/cli"
	"threesaway/solver"
	"threesaway/tables"
)

// scopeFlags say which positions a table is to answer.
type scopeFlags struct {
	players, goal string
	pot, round    int
	flags         *pflag.FlagSet
}

func (s *scopeFlags) add(cmd *cobra.Command) {
	s.flags = cmd.Flags()
	s.flags.StringVar(&s.players, "players", "2-8", "solve the games of `2-N` players")
	s.flags.StringVar(&s.goal, "goal", "", "solve for one `GOAL` only: low, beat, win, or money with the win that belongs to it (default: low, beat and win)")
	cli.IntVar(s.flags, &s.pot, "pot", 0, "for money, solve rounds that begin with up to `P` antes in the pot (default: 10 for each player)")
	s.flags.Lookup("pot").DefValue = "0" // not shown
	cli.IntVar(s.flags, &s.round, "round", 1, "solve from round `R` of the progressive schedule on")
	cli.CompleteFlag(cmd, "goal", cli.CompleteGoal)
}

// scope returns what the flags ask for under the rules. An error is a misuse.
func (s *scopeFlags) scope(r engine.Rules) (tables.Scope, error) {
	var scope tables.Scope
	var err error
	if scope.Players, err = parsePlayers(s.players); err != nil {
		return scope, err
	}
	if scope.Goals, err = parseGoals(s.goal); err != nil {
		return scope, err
	}
	if rounds := len(r.Ceilings()); s.round < 1 || s.round > rounds {
		return scope, cli.Misusef("--round: %d: must be 1 to %d, from which on no ceiling binds", s.round, rounds)
	}
	scope.Round = s.round
	if s.goal != string(solver.KindMoney) {
		if s.flags.Changed("pot") {
			return scope, cli.Misusef("--pot: only the goal money depends on the pot")
		}
		return scope, nil
	}
	scope.Pot = 10 * scope.Players
	if s.flags.Changed("pot") {
		scope.Pot = s.pot
	}
	if scope.Pot < scope.Players || scope.Pot > solver.MaxPot {
		return scope, cli.Misusef("--pot: %d: must be %d to %d", scope.Pot, scope.Players, solver.MaxPot)
	}
	return scope, nil
}

// parsePlayers reads "2-N", or "N" for the same.
func parsePlayers(s string) (most int, err error) {
	most, err = strconv.Atoi(strings.TrimPrefix(s, "2-"))
	if err != nil || most < 2 || most > engine.MaxPlayers {
		return 0, cli.Misusef("--players: %q: must be 2-N with N from 2 to %d; the games of fewer players belong to it, as a tie can lead to them", s, engine.MaxPlayers)
	}
	return most, nil
}

// parseGoals reads the name of a goal; none stands for the goals of a scope that
// names none.
func parseGoals(name string) ([]solver.Goal, error) {
	if name == "" {
		return nil, nil
	}
	goal, err := solver.ParseGoal(name, solver.WeightZero)
	if err != nil {
		return nil, cli.Misuse(engine.Errorf("--goal: %w", err))
	}
	switch goal.Kind {
	case solver.KindMoney:
		return []solver.Goal{solver.Win(), goal}, nil
	case solver.KindBeat:
		return []solver.Goal{goal, solver.Beat(solver.WeightHalf), solver.Beat(solver.WeightOne)}, nil
	default:
		return []solver.Goal{goal}, nil
	}
}
