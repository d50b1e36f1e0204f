package main

import (
	"fmt"
	"os"
	"strings"

	"github.com/spf13/cobra"

	"threesaway/answer"
	"threesaway/charts"
	"threesaway/charts/plot"
	"threesaway/engine"
	"threesaway/internal/cli"
	"threesaway/internal/wholefile"
	"threesaway/solver"
	"threesaway/tables"
)

// chartCommand is one chart that can be asked for.
type chartCommand struct {
	name, short string
	// unused are the flags that mean nothing for the chart.
	unused []string
	// find computes the chart.
	find func(a *chartAsked) (charts.Chart, error)
}

// chartAsked is what the flags say of a chart.
type chartAsked struct {
	cmd      *cobra.Command
	position *positionFlags
	source   *sourceFlags
	table    *tables.Table
	rules    engine.Rules
}

func chartCommands() []chartCommand {
	return []chartCommand{
		{"scores", "The distribution of the final score of a turn", nil, findScores},
		{
			"chances", "What a turn is worth before its first throw, by score to beat",
			[]string{"seat", "beat", "kept", "total", "left", "bottom", "passed", "position"}, findChances,
		},
		{
			"stopping", "What stopping on a score is worth to the first player",
			append(positionNames(), "players", "goal", "tie"), findStopping,
		},
		{"strategy", "What to keep of every roll of a throw", nil, findStrategy},
	}
}

func newChart(position *positionFlags, source *sourceFlags, output *outputFlags) *cobra.Command {
	var file string
	cmd := &cobra.Command{
		Use:   "chart NAME",
		Short: "Draw a chart, as text or as a picture",
		Long: `chart draws a chart of the optimal policy: as text, or with -o to a file, as
the picture that the name ends in, .png or .svg. The file is written whole or
not at all.`,
		Example: `  query chart scores --goal low
  query chart chances --players 4 -o chances.svg
  query chart strategy --beat 7 -o strategy.png`,
		Args: cobra.ArbitraryArgs,
		RunE: func(_ *cobra.Command, args []string) error {
			var names []string
			for _, c := range chartCommands() {
				names = append(names, c.name)
			}
			if len(args) == 0 {
				return cli.Misusef("NAME: name the chart: %s", strings.Join(names, ", "))
			}
			return cli.Misusef("NAME: %q: the charts are %s", args[0], strings.Join(names, ", "))
		},
	}
	cmd.PersistentFlags().StringVarP(&file, "output", "o", "", "draw the picture `FILE`, .png or .svg")
	for _, c := range chartCommands() {
		cmd.AddCommand(&cobra.Command{
			Use:   c.name,
			Short: c.short,
			Args:  cli.NoArgs,
			RunE: func(cmd *cobra.Command, _ []string) error {
				if err := cli.Refuse(cmd, append(c.unused, "exact")...); err != nil {
					return err
				}
				to := chartTarget{file: file}
				if err := to.check(cmd, output); err != nil {
					return err
				}
				table, rules, err := source.rules()
				if err != nil {
					return err
				}
				chart, err := c.find(&chartAsked{cmd, position, source, table, rules})
				if err != nil {
					return err
				}
				return to.write(cmd, chart, output)
			},
		})
	}
	return cmd
}

// chartTarget is where a chart goes.
type chartTarget struct {
	file   string // empty for the terminal
	format plot.Format
}

// check reports, before the work begins, a file that could not be written.
func (t *chartTarget) check(cmd *cobra.Command, output *outputFlags) (err error) {
	switch {
	case !cmd.Flags().Changed("output"):
		return nil
	case output.json:
		return cli.Misusef("--json: prints the data of a chart; it does not go with -o")
	case t.file == "":
		return cli.Misusef("-o: name the file to write")
	}
	if t.format, err = plot.FormatOf(t.file); err != nil {
		return cli.Misuse(engine.Errorf("-o: %w", err))
	}
	if err := wholefile.Check(t.file); err != nil {
		return engine.Errorf("-o %s: %w", t.file, err)
	}
	return nil
}

// write prints a chart or its data, or draws its picture.
func (t *chartTarget) write(cmd *cobra.Command, chart charts.Chart, output *outputFlags) error {
	labels := chartLabels(cli.Texts(cmd), chart)
	switch {
	case output.json:
		return writeJSON(cmd.OutOrStdout(), chartJSON(chart))
	case t.file == "":
		chars := charts.ASCII
		if cli.Unicode(os.Getenv) {
			chars = charts.Unicode
		}
		_, err := fmt.Fprint(cmd.OutOrStdout(), chart.Text(labels, chars))
		return err
	}
	picture, err := plot.Draw(chart, labels, t.format)
	if err != nil {
		return err
	}
	if err := wholefile.Write(t.file, picture); err != nil {
		return engine.Errorf("-o %s: %w", t.file, err)
	}
	_, err = fmt.Fprintf(cmd.OutOrStdout(), "%s: %s\n", t.file, labels.Title)
	return err
}

// solve finds the solution for a goal and computes a chart from it; an interrupt
// ends it.
func (a *chartAsked) solve(goal solver.Goal, pos engine.Position, chart func(solver.Solution) (charts.Chart, error)) (charts.Chart, error) {
	solution, err := a.source.solution(a.cmd, a.table, a.rules, goal, pos)
	if err != nil {
		return nil, err
	}
	c, err := cli.Await(a.cmd.Context(), func() (charts.Chart, error) { return chart(solution) })
	return c, misplaced(err)
}

// turn returns the position and the goal of a chart of one turn.
func (a *chartAsked) turn() (engine.Position, solver.Goal, error) {
	pos, err := a.position.beforeThrow(a.rules)
	if err != nil {
		return pos, solver.Goal{}, err
	}
	goal, err := a.position.goalAt(pos)
	if err != nil || goal.Kind != solver.KindLow {
		return pos, goal, err
	}
	for _, name := range []string{"players", "seat", "round", "pot", "beat", "holders"} {
		if a.cmd.Flags().Changed(name) {
			return pos, goal, cli.Misusef("--%s: has no meaning for the goal low, which is played alone", name)
		}
	}
	alone := engine.Opening(a.rules, 2)
	alone.Left, alone.Total, alone.Bottom, alone.Passed = pos.Left, pos.Total, pos.Bottom, pos.Passed
	if pos != alone {
		return pos, goal, cli.Misusef("--position: the goal low is played alone: leave out players, seat, round, pot, beat and holders")
	}
	return pos, goal, nil
}

func findScores(a *chartAsked) (charts.Chart, error) {
	pos, goal, err := a.turn()
	if err != nil {
		return nil, err
	}
	return a.solve(goal, pos, func(s solver.Solution) (charts.Chart, error) { return charts.NewScores(s, pos) })
}

func findStrategy(a *chartAsked) (charts.Chart, error) {
	pos, goal, err := a.turn()
	if err != nil {
		return nil, err
	}
	if err := charts.CheckStrategy(a.rules, pos.Left); err != nil {
		return nil, cli.Misuse(engine.Errorf("--rule: %w", err))
	}
	return a.solve(goal, pos, func(s solver.Solution) (charts.Chart, error) { return charts.NewStrategy(s, pos) })
}

func findStopping(a *chartAsked) (charts.Chart, error) {
	return a.solve(solver.Win(), engine.Opening(a.rules, remarkPlayers), func(s solver.Solution) (charts.Chart, error) {
		return charts.NewStopping(s, remarkPlayers)
	})
}

func findChances(a *chartAsked) (charts.Chart, error) {
	pos, err := a.position.inRound(a.rules)
	if err != nil {
		return nil, err
	}
	if err := pos.Validate(a.rules); err != nil {
		return nil, misplaced(err)
	}
	goal, err := a.position.goal()
	if err != nil {
		return nil, err
	}
	if err := charts.CheckChances(goal); err != nil {
		return nil, cli.Misuse(engine.Errorf("--goal: %w", err))
	}
	pos.Holders = a.position.holders
	if pos.Holders < 1 || pos.Holders >= pos.Players {
		return nil, cli.Misusef("--holders: %d: must be 1 to %d, the players who have thrown before the last", pos.Holders, pos.Players-1)
	}
	highest := pos
	highest.Pot += pos.Holders * a.rules.ZeroAnte * pos.Players
	return a.solve(goal, highest, func(s solver.Solution) (charts.Chart, error) { return charts.NewChances(s, pos) })
}

// chartJSON returns the data of a chart as they are printed.
func chartJSON(chart charts.Chart) any {
	switch c := chart.(type) {
	case *charts.Scores:
		return answer.OfScores(c)
	case *charts.Chances:
		return answer.OfChances(c)
	case *charts.Stopping:
		return remarkJSON(c)
	case *charts.Strategy:
		return answer.OfStrategy(c)
	}
	return nil
}
