package main

import (
	"errors"
	"fmt"
	"io"
	"math"
	"strconv"
	"strings"

	"github.com/spf13/cobra"

	"threesaway/answer"
	"threesaway/engine"
	"threesaway/internal/cli"
	"threesaway/simulate"
	"threesaway/solver"
	"threesaway/tables"
	"threesaway/texts"
)

func newSimulate(position *positionFlags, source *sourceFlags, output *outputFlags) *cobra.Command {
	var (
		games int
		seed  uint64
		names string
	)
	cmd := &cobra.Command{
		Use:   "simulate",
		Short: "Play many games with seeded dice and compare them with the exact values",
		Long: `simulate plays whole games and counts who ends up with the pot. The policies
that a seat can follow are

` + policyHelp(),
		Example: `  query simulate --players 4 --games 1000000 --seed 1
  query simulate --policy optimal,lowest-mean`,
		Args: cli.NoArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			if err := cli.Refuse(cmd, append(positionNames(), "exact")...); err != nil {
				return err
			}
			if games < 1 {
				return cli.Misusef("--games: %d: must be at least 1", games)
			}
			if position.players < 2 || position.players > engine.MaxPlayers {
				return cli.Misusef("--players: %d: must be 2 to %d", position.players, engine.MaxPlayers)
			}
			goal, err := position.goal()
			if err != nil {
				return err
			}
			s, err := newSimulation(cmd, source, goal, position.players, names)
			if err != nil {
				return err
			}
			s.setup.Games, s.setup.Seed = games, seed
			result, err := simulate.Run(cmd.Context(), s.setup)
			if err != nil {
				return err
			}
			if output.json {
				return writeJSON(cmd.OutOrStdout(), s.document(result))
			}
			return s.print(cmd.OutOrStdout(), cli.Texts(cmd), result)
		},
	}
	cli.IntVar(cmd.Flags(), &games, "games", 100_000, "number of games, `N`")
	cmd.Flags().Uint64Var(&seed, "seed", 1, "choose the dice, `N`")
	cmd.Flags().StringVar(&names, "policy", simulate.Optimal, "policies by seat, `NAME,NAME,...`; further seats play "+simulate.Optimal)
	cli.CompleteFlag(cmd, "policy", completePolicies)
	return cmd
}

// completePolicies completes the last name of a list of policies.
func completePolicies(_ *cobra.Command, _ []string, begun string) ([]cobra.Completion, cobra.ShellCompDirective) {
	before := begun[:strings.LastIndex(begun, ",")+1]
	var list []cobra.Completion
	for _, name := range simulate.Policies() {
		list = append(list, before+name)
	}
	return list, cobra.ShellCompDirectiveNoFileComp
}

func policyHelp() string {
	var b strings.Builder
	for _, name := range simulate.Policies() {
		const width = 20
		fmt.Fprintln(&b, cli.Wrap(fmt.Sprintf("  %-*s%s", width, name, simulate.About(name)), 2+width))
	}
	return b.String()
}

// simulation is a setup and what is expected of it.
type simulation struct {
	setup    simulate.Setup
	goal     solver.Goal
	policies []string  // by seat
	values   []float64 // of optimal players, by seat: shares of the pot, or net antes
}

// gamesSolution finds what plays whole games. For money that is no
// table: they can go on to any pot, and it holds some.
func gamesSolution(cmd *cobra.Command, source *sourceFlags, t *tables.Table, r engine.Rules, goal solver.Goal, players int) (solver.Solution, error) {
	start := engine.Opening(r, players)
	if goal.Kind == solver.KindMoney && holds(t, goal, start) {
		note(cmd, "note.some-pots", nil)
		return solve(cmd, r, goal, start)
	}
	return source.solution(cmd, t, r, goal, start)
}

func newSimulation(cmd *cobra.Command, source *sourceFlags, goal solver.Goal, players int, names string) (*simulation, error) {
	table, rules, err := source.rules()
	if err != nil {
		return nil, err
	}
	policies := strings.Split(names, ",")
	if len(policies) > players {
		return nil, cli.Misusef("--policy: %d policies for %d players", len(policies), players)
	}
	solution, err := gamesSolution(cmd, source, table, rules, goal, players)
	if err != nil {
		return nil, err
	}
	game, ok := solution.(solver.GameSolution)
	if !ok {
		return nil, cli.Misusef("--goal: %s: whole games are played for win or money", goal)
	}
	s := &simulation{setup: simulate.Setup{Rules: rules}, goal: goal}
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
		value, err := game.Share(engine.Opening(rules, players), seat)
		if err != nil {
			return nil, err
		}
		if goal.Kind == solver.KindMoney {
			value-- // the ante paid before
		}
		s.values = append(s.values, value)
	}
	return s, nil
}

func (s *simulation) print(w io.Writer, p texts.Printer, r *simulate.Result) error {
	title := p.Text("simulate.title", texts.Args{
		"games": r.Games, "rules": s.setup.Rules.Describe(), "players": p.Count("count.players", len(s.policies)), "seed": s.setup.Seed,
	})
	if err := printProse(w, title+"\n"); err != nil {
		return err
	}
	var head []string
	for _, key := range []string{"simulate.seat", "simulate.policy", "simulate.share", "simulate.interval", "simulate.net", "simulate.optimal"} {
		head = append(head, p.Text(key, nil))
	}
	rows := [][]string{head}
	for i, name := range s.policies {
		low, high := simulate.Interval(r.Share[i], float64(r.Games))
		net, deviation := r.MeanNet(i)
		rows = append(rows, []string{
			strconv.Itoa(i + 1), name, p.Decimal(r.Share[i]/float64(r.Games), 6),
			p.Text("simulate.from-to", texts.Args{"low": p.Decimal(low, 4), "high": p.Decimal(high, 4)}),
			p.Signed(net, 4) + " ± " + p.Decimal(deviation, 4), s.expected(p, i),
		})
	}
	if err := cli.PrintColumns(w, rows); err != nil {
		return err
	}
	rounds := p.Text("simulate.rounds", texts.Args{"rounds": p.Decimal(float64(r.Rounds)/float64(r.Games), 5)})
	if err := printProse(w, "\n"+rounds); err != nil {
		return err
	}
	if s.goal.Kind == solver.KindMoney {
		return s.printDeviations(w, p, r)
	}
	return s.printTest(w, p, r)
}

// expected returns what a seat gets if all are optimal.
func (s *simulation) expected(p texts.Printer, i int) string {
	if s.goal.Kind == solver.KindMoney {
		return p.Signed(s.values[i], 6)
	}
	return p.Decimal(s.values[i], 6)
}

// verdict says whether the games are like those of optimal players.
func verdict(p texts.Printer, unlike bool) string {
	if unlike {
		return p.Text("simulate.not-expected", nil)
	}
	return p.Text("simulate.as-expected", nil)
}

// printDeviations says by how many standard errors the nets differ from the
// expected ones.
func (s *simulation) printDeviations(w io.Writer, p texts.Printer, r *simulate.Result) error {
	most := 0.0
	for i := range s.policies {
		net, deviation := r.MeanNet(i)
		most = max(most, math.Abs(net-s.values[i])/deviation)
	}
	return printProse(w, p.Text("simulate.deviation", texts.Args{"errors": p.Decimal(most, 2), "verdict": verdict(p, most > 4)}))
}

// printTest says whether the games agree with the exact values.
func (s *simulation) printTest(w io.Writer, p texts.Printer, r *simulate.Result) error {
	if r.Shared > 0 {
		return printProse(w, p.Count("simulate.shared", r.Shared))
	}
	g, probability, err := simulate.GTest(r.Won, s.values)
	if err != nil {
		return err
	}
	return printProse(w, p.Text("simulate.test", texts.Args{
		"g": p.Decimal(g, 3), "p": p.Decimal(probability, 4), "verdict": verdict(p, probability < 0.001),
	}))
}

type simulationDocument struct {
	Schema  int             `json:"schema"`
	Rules   engine.Rules    `json:"rules"`
	Goal    solver.GoalKind `json:"goal"`
	Players int             `json:"players"`
	Games   int             `json:"games"`
	Seed    uint64          `json:"seed"`
	Rounds  int             `json:"rounds"`
	Shared  int             `json:"shared"`
	Seats   []seatDocument  `json:"seats"`
}

type seatDocument struct {
	Policy   string     `json:"policy"`
	Won      int        `json:"won"`
	Share    float64    `json:"share"`
	Interval [2]float64 `json:"interval"` // of the share, 95%
	Net      float64    `json:"net"`      // antes
	NetError float64    `json:"net_error"`
	Optimal  float64    `json:"optimal"` // the value if all are optimal, in the goal's unit
}

func (s *simulation) document(r *simulate.Result) simulationDocument {
	d := simulationDocument{
		Schema: answer.Schema, Rules: s.setup.Rules, Goal: s.goal.Kind, Players: len(s.policies),
		Games: r.Games, Seed: s.setup.Seed, Rounds: r.Rounds, Shared: r.Shared,
	}
	for i, name := range s.policies {
		low, high := simulate.Interval(r.Share[i], float64(r.Games))
		net, deviation := r.MeanNet(i)
		d.Seats = append(d.Seats, seatDocument{
			Policy: name, Won: r.Won[i], Share: r.Share[i] / float64(r.Games), Interval: [2]float64{low, high},
			Net: net, NetError: deviation, Optimal: s.values[i],
		})
	}
	return d
}
