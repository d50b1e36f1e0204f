package main

import (
	"errors"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"threesaway/engine"
	"threesaway/internal/cli"
	"threesaway/solver"
)

// positionFlags say where a player stands and what for.
type positionFlags struct {
	players, seat, round, pot int
	beat, holders             int
	kept                      string
	total, left, bottom       int
	passed                    bool
	text                      string
	goalName, tie             string
	flags                     *pflag.FlagSet
}

func (p *positionFlags) add(cmd *cobra.Command) {
	f := cmd.PersistentFlags()
	p.flags = f
	cli.IntVar(f, &p.players, "players", 2, "number of players in the round, `N`")
	cli.IntVar(f, &p.seat, "seat", 0, "the seat `K` of the player who throws (default: 1, or with --beat the last)")
	cli.IntVar(f, &p.round, "round", 1, "the round of the progressive schedule, `R`")
	cli.IntVar(f, &p.pot, "pot", 0, "the antes in the pot, `P` (default: one of each player, and those for perfect scores)")
	f.Lookup("pot").DefValue = "0" // not shown
	cli.IntVar(f, &p.beat, "beat", engine.NoScore, "the score to beat, `N` pips (default: none)")
	f.Lookup("beat").DefValue = "0" // not shown
	cli.IntVar(f, &p.holders, "holders", 1, "how many players share the score to beat, `N`")
	f.StringVar(&p.kept, "kept", "", "the `FACES` kept so far, such as 3,1")
	cli.IntVar(f, &p.total, "total", 0, "what the kept dice count, `N` pips, in place of --kept")
	cli.IntVar(f, &p.left, "left", 0, "the number of dice not yet kept, `N`, with --total")
	f.Lookup("left").DefValue = "0" // not shown
	cli.IntVar(f, &p.bottom, "bottom", 0, "with bottoms=turn, what the kept dice count when turned over, `N` pips, with --total")
	f.BoolVar(&p.passed, "passed", false, "the throw before was passed")
	f.StringVar(&p.text, "position", "", "the position in one `LINE`, in place of --players, --seat, --beat, --kept and the like, such as 'players=4 seat=3 beat=7 kept=3,1'; it can name the roll")
	f.StringVar(&p.goalName, "goal", string(solver.KindWin), "what to play for, `GOAL`: win, low, beat or money")
	f.StringVar(&p.tie, "tie", "0.5", "what a tie is worth for the goal beat, `W` from 0 to 1")
	cli.CompleteFlag(cmd, "goal", cli.CompleteGoal)
	cli.CompleteFlag(cmd, "tie", cobra.FixedCompletions([]string{"0", "0.5", "1"}, cobra.ShellCompDirectiveNoFileComp))
}

// positionNames are the flags that place one player in one turn.
func positionNames() []string {
	return []string{"seat", "round", "pot", "beat", "holders", "kept", "total", "left", "bottom", "passed", "position"}
}

// question returns the position that the flags describe, the dice kept so far
// where they are known, and the roll, which the arguments or the line of
// --position name.
func (p *positionFlags) question(r engine.Rules, args []string) (engine.Position, *engine.Keep, engine.Roll, error) {
	if p.flags.Changed("position") {
		n, err := p.notation(r)
		if err != nil {
			return n.Position, nil, n.Roll, err
		}
		switch {
		case n.Roll.Len() == 0:
			n.Roll, err = parseDice(r, args)
		case len(args) > 0:
			err = cli.Misusef("DICE: the roll is in --position already, %s", n.Roll)
		}
		return n.Position, keptOf(r, n), n.Roll, err
	}
	roll, err := parseDice(r, args)
	if err != nil {
		return engine.Position{}, nil, roll, err
	}
	pos, kept, err := p.position(r, roll.Len())
	return pos, kept, roll, err
}

// keptOf returns the dice kept, nil where the line names only what they count.
func keptOf(r engine.Rules, n engine.Notation) *engine.Keep {
	if n.Kept.Len() == r.Dice-n.Position.Left {
		return &n.Kept
	}
	return nil
}

// beforeThrow returns the position that the flags describe, for a question about
// every roll of its throw.
func (p *positionFlags) beforeThrow(r engine.Rules) (engine.Position, error) {
	if !p.flags.Changed("position") {
		pos, _, err := p.position(r, r.Dice)
		return pos, err
	}
	n, err := p.notation(r)
	if err == nil && n.Roll.Len() > 0 {
		err = cli.Misusef("--position: roll: leave it out, as the question is about every roll")
	}
	return n.Position, err
}

// notation reads the line of --position.
func (p *positionFlags) notation(r engine.Rules) (n engine.Notation, err error) {
	for _, name := range append([]string{"players"}, positionNames()...) {
		if name != "position" && p.flags.Changed(name) {
			return n, cli.Misusef("--%s: does not go with --position, which tells it", name)
		}
	}
	if strings.TrimSpace(p.text) == "" {
		return n, cli.Misusef("--position: say where you stand, such as players=4 seat=3 beat=7 kept=3,1")
	}
	if n, err = engine.ParsePosition(r, p.text); err != nil {
		return n, cli.Misuse(engine.Errorf("--position: %w", err))
	}
	if least := n.Position.LeastPot(r); n.Position.Pot < least {
		return n, cli.Misusef("--position: pot: %d: at least %d antes are in it", n.Position.Pot, least)
	}
	return n, nil
}

// goalAt returns the goal that the flags name, for a position that has what the
// goal needs.
func (p *positionFlags) goalAt(pos engine.Position) (solver.Goal, error) {
	goal, err := p.goal()
	switch {
	case err != nil || goal.Kind != solver.KindBeat || pos.ScoreToBeat != engine.NoScore:
		return goal, err
	case p.flags.Changed("position"):
		return goal, cli.Misusef("--position: beat: the goal beat needs a score to beat")
	default:
		return goal, cli.Misusef("--beat: the goal beat needs a score to beat")
	}
}

// goal returns the goal that the flags name.
func (p *positionFlags) goal() (solver.Goal, error) {
	tie, err := solver.ParseWeight(p.tie)
	if err != nil {
		return solver.Goal{}, cli.Misuse(engine.Errorf("--tie: %w", err))
	}
	goal, err := solver.ParseGoal(p.goalName, tie)
	if err != nil {
		return goal, cli.Misuse(engine.Errorf("--goal: %w", err))
	}
	if goal.Kind != solver.KindBeat && p.flags.Changed("tie") {
		return goal, cli.Misusef("--tie: only the goal beat has a tie weight, and the goal is %s", goal)
	}
	return goal, nil
}

// position returns the position that the flags describe, for a roll of so many
// dice, and the dice kept so far where they are known.
func (p *positionFlags) position(r engine.Rules, thrown int) (engine.Position, *engine.Keep, error) {
	if p.flags.Changed("holders") && !p.flags.Changed("beat") {
		return engine.Position{}, nil, cli.Misusef("--holders: nobody holds a score without --beat")
	}
	pos, err := p.inRound(r)
	if err != nil {
		return pos, nil, err
	}
	kept, err := p.inTurn(r, thrown, &pos)
	if err != nil {
		return pos, nil, err
	}
	err = pos.Validate(r)
	field, ok := errors.AsType[*engine.PositionError](err)
	if ok && kept != nil && field.Field == "total" {
		err = &engine.PositionError{Field: "kept", Problem: engine.Textf("total %s", field.Problem)}
	}
	return pos, kept, misplaced(err)
}

// inRound reads the flags about the round so far.
func (p *positionFlags) inRound(r engine.Rules) (engine.Position, error) {
	pos := engine.Opening(r, p.players)
	pos.Round, pos.Passed = p.round, p.passed
	if p.flags.Changed("beat") {
		if p.beat < 0 {
			return pos, cli.Misusef("--beat: %d: must be 0 to %d", p.beat, r.MaxScore())
		}
		pos.Seat, pos.ScoreToBeat, pos.Holders = p.players, p.beat, p.holders
	}
	if p.flags.Changed("seat") {
		pos.Seat = p.seat
	}
	pos.Pot = pos.LeastPot(r)
	if p.flags.Changed("pot") {
		if p.pot < pos.Pot {
			return pos, cli.Misusef("--pot: %d: at least %d antes are in it", p.pot, pos.Pot)
		}
		pos.Pot = p.pot
	}
	return pos, nil
}

// inTurn reads the flags about the turn so far.
func (p *positionFlags) inTurn(r engine.Rules, thrown int, pos *engine.Position) (*engine.Keep, error) {
	byTotal := p.flags.Changed("total") || p.flags.Changed("left") || p.flags.Changed("bottom")
	switch {
	case byTotal && p.flags.Changed("kept"):
		return nil, cli.Misusef("--kept: does not go with --total, --left and --bottom, which it tells")
	case byTotal:
		pos.Left, pos.Total, pos.Bottom = p.left, p.total, p.bottom
		if !p.flags.Changed("left") {
			pos.Left = thrown
		}
		if pos.Left < 1 || pos.Left > r.Dice {
			return nil, cli.Misusef("--left: %d: must be 1 to %d dice", pos.Left, r.Dice)
		}
		if pos.Left < r.Dice && !p.flags.Changed("total") {
			return nil, cli.Misusef("--left: say what the kept dice count with --total, or which they are with --kept")
		}
		return nil, nil
	}
	faces, err := parseFaces(r, []string{p.kept})
	if err != nil {
		return nil, cli.Misuse(engine.Errorf("--kept: %w", err))
	}
	kept, err := engine.NewKeep(faces...)
	if err != nil {
		return nil, cli.Misuse(engine.Errorf("--kept: %w", err))
	}
	if kept.Len() >= r.Dice {
		return nil, cli.Misusef("--kept: %d dice: of %d dice at most %d are kept while one is thrown", kept.Len(), r.Dice, r.Dice-1)
	}
	pos.Left, pos.Total = r.Dice-kept.Len(), r.KeepTotal(kept)
	if r.Bottoms == engine.BottomsTurn {
		pos.Bottom = r.BottomTotal(kept)
	}
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
