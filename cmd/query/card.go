package main

import (
	"github.com/spf13/cobra"

	"threesaway/card"
	"threesaway/engine"
	"threesaway/internal/cli"
	"threesaway/solver"
)

func newCard(position *positionFlags, source *sourceFlags, output *outputFlags) *cobra.Command {
	var html bool
	cmd := &cobra.Command{
		Use:   "card",
		Short: "Print a card of a few rules to learn, with the exact price of following it",
		Long: `card looks for a few rules that a person can learn and prints them with what
they give up against perfect play, exactly, and what the rules that people use
give up. Without --seat it is for one who sits in every seat equally often.`,
		Example: `  query card --players 4
  query card --goal low
  query card --players 3 --seat 1 --html > card.html`,
		Args: cli.NoArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			if err := cli.Refuse(cmd, "holders", "kept", "total", "left", "bottom", "passed", "position", "exact"); err != nil {
				return err
			}
			if html && output.json {
				return cli.Misusef("--html: does not go with --json")
			}
			c, err := findCard(cmd, position, source)
			if err != nil {
				return err
			}
			switch s := newCardSheet(cli.Texts(cmd), c); {
			case output.json:
				return writeJSON(cmd.OutOrStdout(), cardJSON(c))
			case html:
				return s.writeHTML(cmd.OutOrStdout())
			default:
				return s.print(cmd.OutOrStdout())
			}
		},
	}
	cmd.Flags().BoolVar(&html, "html", false, "print a page to be printed on paper, as HTML")
	return cmd
}

// findCard goes from the command line to a card.
func findCard(cmd *cobra.Command, position *positionFlags, source *sourceFlags) (*card.Card, error) {
	table, rules, err := source.rules()
	if err != nil {
		return nil, err
	}
	pos, err := position.inRound(rules)
	if err != nil {
		return nil, err
	}
	goal, err := position.goalAt(pos)
	if err != nil {
		return nil, err
	}
	if goal.Kind != solver.KindBeat {
		if err := cli.Refuse(cmd, "beat"); err != nil {
			return nil, err
		}
	}
	if goal.Kind == solver.KindLow || goal.Kind == solver.KindBeat {
		if err := cli.Refuse(cmd, "seat"); err != nil {
			return nil, err
		}
	}
	if pos.Seat = 1; goal.Kind == solver.KindBeat {
		pos.Seat = pos.Players
	}
	if err := misplaced(pos.Validate(rules)); err != nil {
		return nil, err
	}
	if err := checkSeatFlag(position); err != nil {
		return nil, err
	}
	if err := card.Check(rules); err != nil {
		return nil, cli.Misuse(engine.Errorf("--rule: %w", err))
	}
	if !holds(table, goal, pos) {
		noteNoTable(cmd, rules, goal, pos.Players)
	}
	solution, err := solve(cmd, rules, goal, pos)
	if solver.Unsolvable(err) {
		return nil, cli.Misuse(engine.Errorf("--rule: %w", err))
	}
	if err != nil {
		return nil, err
	}
	c, err := cli.Await(cmd.Context(), func() (*card.Card, error) { return card.New(solution, pos, position.seat) })
	return c, misplaced(err)
}

// checkSeatFlag refuses a seat that is not there, 0 too: no seat is what the flag
// says when it is not given.
func checkSeatFlag(p *positionFlags) error {
	if p.flags.Changed("seat") && (p.seat < 1 || p.seat > p.players) {
		return cli.Misusef("--seat: %d: must be 1 to %d", p.seat, p.players)
	}
	return nil
}
