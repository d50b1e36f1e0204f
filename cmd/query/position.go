package main

import (
	"errors"
	"fmt"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"threesaway/engine"
	"threesaway/internal/cli"
	"threesaway/solver"
)

// positionFlags say where a player stands and what for.
type positionFlags struct {
	players, seat, beat, holders int
	kept                         string
	total, left                  int
	goalName, tie                string
	flags                        *pflag.FlagSet
}

func (p *positionFlags) add(cmd *cobra.Command) {
	f := cmd.PersistentFlags()
	p.flags = f
	f.IntVar(&p.players, "players", 2, "number of players in the round, `N`")
	f.IntVar(&p.seat, "seat", 0, "the seat `K` of the player who throws (default: 1, or with --beat the last)")
	f.IntVar(&p.beat, "beat", engine.NoScore, "the score to beat, `N` pips (default: none)")
	f.Lookup("beat").DefValue = ""
	f.IntVar(&p.holders, "holders", 1, "how many players share the score to beat, `N`")
	f.StringVar(&p.kept, "kept", "", "the `FACES` kept so far, such as 3,1")
	f.IntVar(&p.total, "total", 0, "what the kept dice count, `N` pips, in place of --kept")
	f.IntVar(&p.left, "left", 0, "the number of dice not yet kept, `N`, with --total")
	f.Lookup("left").DefValue = ""
	f.StringVar(&p.goalName, "goal", string(solver.KindWin), "what to play for: win, low, beat or money")
	f.StringVar(&p.tie, "tie", "0.5", "what a tie is worth for the goal beat, `W` from 0 to 1")
}

// goal returns the goal that the flags name.
func (p *positionFlags) goal() (solver.Goal, error) {
	tie, err := solver.ParseWeight(p.tie)
	if err != nil {
		return solver.Goal{}, cli.Misuse(fmt.Errorf("--tie: %w", err))
	}
	goal, err := solver.ParseGoal(p.goalName, tie)
	if err != nil {
		return goal, cli.Misuse(fmt.Errorf("--goal: %w", err))
	}
	if goal.Kind != solver.KindBeat && p.flags.Changed("tie") {
		return goal, cli.Misusef("--tie: only the goal beat has a tie weight, and the goal is %s", goal)
	}
	if goal.Kind == solver.KindBeat && !p.flags.Changed("beat") {
		return goal, cli.Misusef("--beat: the goal beat needs a score to beat")
	}
	return goal, nil
}

// position returns the position that the flags describe, for a roll of so many
// dice, and the dice kept so far where they are known.
func (p *positionFlags) position(r engine.Rules, thrown int) (engine.Position, *engine.Keep, error) {
	pos, err := p.round(r)
	if err != nil {
		return pos, nil, err
	}
	kept, err := p.turn(r, thrown, &pos)
	if err != nil {
		return pos, nil, err
	}
	err = pos.Validate(r)
	field, ok := errors.AsType[*engine.PositionError](err)
	if ok && kept != nil && field.Field == "total" {
		err = &engine.PositionError{Field: "kept", Problem: "total " + field.Problem}
	}
	return pos, kept, misplaced(err)
}

// round reads the flags about the round so far.
func (p *positionFlags) round(r engine.Rules) (engine.Position, error) {
	pos := engine.Opening(r, p.players)
	if p.flags.Changed("beat") {
		if p.beat < 0 {
			return pos, cli.Misusef("--beat: %d: must be 0 to %d", p.beat, r.MaxScore())
		}
		pos.Seat, pos.ScoreToBeat, pos.Holders = p.players, p.beat, p.holders
	} else if p.flags.Changed("holders") {
		return pos, cli.Misusef("--holders: nobody holds a score without --beat")
	}
	if p.flags.Changed("seat") {
		pos.Seat = p.seat
	}
	return pos, nil
}

// turn reads the flags about the turn so far.
func (p *positionFlags) turn(r engine.Rules, thrown int, pos *engine.Position) (*engine.Keep, error) {
	byTotal := p.flags.Changed("total") || p.flags.Changed("left")
	switch {
	case byTotal && p.flags.Changed("kept"):
		return nil, cli.Misusef("--kept: does not go with --total and --left, which it tells")
	case byTotal:
		pos.Left, pos.Total = p.left, p.total
		if !p.flags.Changed("left") {
			pos.Left = thrown
		}
		if pos.Left < r.Dice && !p.flags.Changed("total") {
			return nil, cli.Misusef("--left: say what the kept dice count with --total, or which they are with --kept")
		}
		return nil, nil
	}
	faces, err := parseFaces(r, []string{p.kept})
	if err != nil {
		return nil, cli.Misuse(fmt.Errorf("--kept: %w", err))
	}
	kept, err := engine.NewKeep(faces...)
	if err != nil {
		return nil, cli.Misuse(fmt.Errorf("--kept: %w", err))
	}
	if kept.Len() >= r.Dice {
		return nil, cli.Misusef("--kept: %d dice: of %d dice at most %d are kept while one is thrown", kept.Len(), r.Dice, r.Dice-1)
	}
	pos.Left, pos.Total = r.Dice-kept.Len(), r.KeepTotal(kept)
	return &kept, nil
}

// misplaced turns an error about a field of a position into one about the flag
// of that name, and marks it as a misuse.
func misplaced(err error) error {
	if _, ok := errors.AsType[*engine.PositionError](err); ok {
		return cli.Misusef("--%w", err)
	}
	return err
}
