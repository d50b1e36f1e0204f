package main

import (
	"errors"
	"fmt"
	"io"
	"strconv"
	"strings"

	"github.com/spf13/cobra"

	"threesaway/engine"
	"threesaway/internal/cli"
	"threesaway/simulate"
	"threesaway/solver"
)

func newSimulate(position *positionFlags, source *sourceFlags) *cobra.Command {
	var (
		games int
		seed  uint64
		names string
	)
	cmd := &cobra.Command{
		Use:   "simulate",
		Short: "Play many games with dice from a seeded generator and compare them with the exact values",
		Long: `simulate plays whole games and counts who ends up with the pot. The policies
that a seat can follow are

` + policyHelp(),
		Example: `  query simulate --players 4 --games 1000000 --seed 1
  query simulate --policy optimal,lowest-mean`,
		Args: cli.NoArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			if games < 1 {
				return cli.Misusef("--games: %d: must be at least 1", games)
			}
			if position.players < 2 || position.players > engine.MaxPlayers {
				return cli.Misusef("--players: %d: must be 2 to %d", position.players, engine.MaxPlayers)
			}
			s, err := newSimulation(cmd, source, position.players, names)
			if err != nil {
				return err
			}
			s.setup.Games, s.setup.Seed = games, seed
			result, err := simulate.Run(cmd.Context(), s.setup)
			if err != nil {
				return err
			}
			return s.print(cmd.OutOrStdout(), result)
		},
	}
	cmd.Flags().IntVar(&games, "games", 100_000, "number of games, `N`")
	cmd.Flags().Uint64Var(&seed, "seed", 1, "choose the dice, `N`")
	cmd.Flags().StringVar(&names, "policy", simulate.Optimal, "policies by seat, `NAME,NAME,...`; further seats play "+simulate.Optimal)
	return cmd
}

func policyHelp() string {
	var b strings.Builder
	for _, name := range simulate.Policies() {
		fmt.Fprintf(&b, "  %-20s%s\n", name, simulate.About(name))
	}
	return b.String()
}

// simulation is a setup and what is expected of it.
type simulation struct {
	setup    simulate.Setup
	policies []string  // by seat
	shares   []float64 // of perfect players, by seat
}

func newSimulation(cmd *cobra.Command, source *sourceFlags, players int, names string) (*simulation, error) {
	table, rules, err := source.rules()
	if err != nil {
		return nil, err
	}
	policies := strings.Split(names, ",")
	if len(policies) > players {
		return nil, cli.Misusef("--policy: %d policies for %d players", len(policies), players)
	}
	solution, err := source.solution(cmd.ErrOrStderr(), table, rules, solver.Win(), players)
	if err != nil {
		return nil, err
	}
	s := &simulation{setup: simulate.Setup{Rules: rules}}
	for seat := 1; seat <= players; seat++ {
		name := simulate.Optimal
		if seat <= len(policies) {
			name = policies[seat-1]
		}
		maker, err := simulate.Named(name, rules, solution)
		if errors.Is(err, simulate.ErrPolicy) {
			return nil, cli.Misusef("--policy: %w", err)
		}
		if err != nil {
			return nil, err
		}
		s.policies = append(s.policies, name)
		s.setup.Players = append(s.setup.Players, maker)
		share, err := solution.(solver.GameSolution).Share(players, seat)
		if err != nil {
			return nil, err
		}
		s.shares = append(s.shares, share)
	}
	return s, nil
}

func (s *simulation) print(w io.Writer, r *simulate.Result) error {
	if _, err := fmt.Fprintf(w, "%d games of %s, %d players, seed %d\n\n",
		r.Games, s.setup.Rules.Describe(), len(s.policies), s.setup.Seed); err != nil {
		return err
	}
	rows := [][]string{{"seat", "policy", "share", "95% interval", "if all are optimal", "net antes"}}
	for i, name := range s.policies {
		low, high := simulate.Interval(r.Share[i], float64(r.Games))
		rows = append(rows, []string{
			strconv.Itoa(i + 1), name, decimal(r.Share[i] / float64(r.Games)),
			decimal(low) + " to " + decimal(high), decimal(s.shares[i]), fmt.Sprintf("%+.4f", r.Net[i]/float64(r.Games)),
		})
	}
	if err := printColumns(w, rows); err != nil {
		return err
	}
	return s.printTest(w, r)
}

// printTest says whether the games agree with the exact values.
func (s *simulation) printTest(w io.Writer, r *simulate.Result) error {
	if r.Shared > 0 {
		_, err := fmt.Fprintf(w, "\n%d pots were shared; the G-test needs pots that one player wins.\n", r.Shared)
		return err
	}
	g, p, err := simulate.GTest(r.Won, s.shares)
	if err != nil {
		return err
	}
	verdict := "as expected of optimal players"
	if p < 0.001 {
		verdict = "not what optimal players would get"
	}
	_, err = fmt.Fprintf(w, "\nG-test against the exact values: G = %.3f, p = %.4f: %s.\nRounds a game: %.5f.\n",
		g, p, verdict, float64(r.Rounds)/float64(r.Games))
	return err
}
