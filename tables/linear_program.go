package tables

import (
	"bufio"
	"cmp"
	"context"
	"io"
	"math/big"
	"slices"

	"threesaway/engine"
	"threesaway/solver"
)

// LinearProgram writes what is left of a turn as a linear program in the LP format of
// CPLEX, whose optimum is the value of the position, for a solver of others to find.
// All coefficients are integers, so that one that computes in fractions finds the
// value exactly; LP.md describes the program.
//
// Nothing of how a turn is solved goes into it: positions and decisions are those of
// package engine. What a final score is worth follows from the goal; for win it is
// what the players behind make of it who play as the table says, and what a new round
// is worth, exactly.
//
// LinearProgram fails with [ErrMissing] where the table does not hold the goal for the
// position, with [ErrNotHeld] on the goal money, whose values are no fractions, with a
// [*engine.PositionError] on a position that has no decisions, with the context's
// error when that is done first, and with the error of w.
func (t *Table) LinearProgram(ctx context.Context, w io.Writer, goal solver.Goal, pos engine.Position) error {
	if goal.Kind == solver.KindMoney {
		return engine.Errorf("%w: values for money are not fractions: the goal of a linear program must be low, beat or win", ErrNotHeld)
	}
	if _, err := t.Solution(goal, pos); err != nil {
		return err
	}
	p := &linearProgram{rules: t.rules, goal: goal, start: pos}
	if goal.Kind != solver.KindWin {
		p.rules.Progressive = engine.Progressive{} // ceilings belong to a round
	}
	if goal.Kind == solver.KindLow {
		p.start.ScoreToBeat, p.start.Holders = engine.NoScore, 0
	}
	if err := p.check(); err != nil {
		return err
	}
	if err := p.worth(ctx, t); err != nil {
		return err
	}
	p.explore()
	b := bufio.NewWriter(w)
	p.w = printer{w: b}
	if err := p.print(ctx, t.rules); err != nil {
		return err
	}
	return b.Flush()
}

// linearProgram is one turn from a position on.
type linearProgram struct {
	rules engine.Rules // those that matter to the goal
	goal  solver.Goal
	start engine.Position
	// final is what each final score is worth, the last also for all above, and
	// moon what winning on the spot is, nil where a moon is like any other roll.
	final []*big.Rat
	moon  *big.Rat
	// places are the positions with dice left that play can lead to, in order, and
	// used the final scores.
	places []engine.Position
	used   map[int]bool
	w      printer
	width  int // of the line that is being printed
}

// check reports a position that has nothing to decide.
func (p *linearProgram) check() error {
	if err := solver.CheckValued(p.rules, p.goal, p.start); err != nil {
		return err
	}
	if p.goal.Kind == solver.KindWin {
		return p.start.Validate(p.rules)
	}
	whole := p.start // the turn alone is of account
	whole.Players, whole.Seat, whole.Round, whole.ScoreToBeat, whole.Holders = 2, 1, 1, engine.NoScore, 0
	if err := whole.Validate(p.rules); err != nil {
		return err
	}
	if p.rules.CutOff(p.start) {
		return &engine.PositionError{Field: "total", Problem: engine.Textf("%d: the turn is cut off, as %d is to beat", p.start.Total, p.start.ScoreToBeat)}
	}
	return nil
}

// worth finds what final scores are worth.
func (p *linearProgram) worth(ctx context.Context, t *Table) error {
	if p.goal.Kind == solver.KindWin {
		return p.worthInGame(ctx, t)
	}
	num, den := p.goal.Tie.Fraction()
	for score := range p.rules.MaxScore() + 1 {
		worth := new(big.Rat)
		switch {
		case p.goal.Kind == solver.KindLow:
			worth.SetInt64(int64(score))
		case p.rules.CollectedMoon(engine.Position{Total: score}), p.rules.Better(score, p.start.ScoreToBeat):
			worth.SetInt64(1)
		case score == p.start.ScoreToBeat:
			worth.SetFrac64(num, den)
		}
		p.final = append(p.final, worth)
	}
	if p.goal.Kind == solver.KindBeat {
		p.moon = big.NewRat(1, 1)
	}
	return nil
}

// worthInGame finds what final scores are worth in the game for the pot.
func (p *linearProgram) worthInGame(ctx context.Context, t *Table) error {
	v := newVerifier(ctx, t)
	part := Part{Goal: p.goal, Players: p.start.Players, Round: min(max(1, p.start.Round), len(v.ceilings))}
	var w *winProof
	for _, s := range v.inOrder() {
		if s.part.Goal != part.Goal || s.part.Players > part.Players || s.part.Round < part.Round {
			continue // cannot follow
		}
		var err error
		if w, err = v.solveGame(s); err != nil {
			return err
		}
	}
	den := w.wholeDenominator()
	at := seatPlace{p.start.Seat, p.start.ScoreToBeat, p.start.Holders}
	final, moon, err := w.finals(at, w.stateAt(at).columns[0], w.worthOf(at.seat, den))
	if err != nil {
		return err
	}
	behind := new(big.Int).Exp(v.unit, big.NewInt(int64(part.Players-at.seat)), nil)
	behind.Mul(behind, den)
	for _, worth := range final {
		p.final = append(p.final, new(big.Rat).SetFrac(worth, behind))
	}
	p.moon = new(big.Rat).SetFrac(moon, behind)
	return nil
}

// adds reports whether totals are left out, as one more pip kept is one more pip
// scored.
func (p *linearProgram) adds() bool {
	return p.goal.Kind == solver.KindLow && p.rules.Bottoms != engine.BottomsTurn
}

// move is what a decision leads to: a position, or a final score, to which pips are
// added.
type move struct {
	to    engine.Position
	score int
	over  bool // whether the turn ends with the score
	pips  int
}

// moves returns the different moves that the rules allow about a roll, in the order
// in which they are preferred.
func (p *linearProgram) moves(pos engine.Position, roll engine.Roll) []move {
	var list []move
	for _, d := range p.rules.Decisions(roll, pos.Passed) {
		to := pos.After(p.rules, roll, d)
		list = append(list, p.move(to))
		if to.Left == 0 && p.rules.Bottoms == engine.BottomsTurn {
			d.Over = true
			list = append(list, p.move(pos.After(p.rules, roll, d)))
		}
	}
	seen := map[move]bool{}
	return slices.DeleteFunc(list, func(m move) bool {
		again := seen[m]
		seen[m] = true
		return again
	})
}

// move returns what it means to come to a position. Where totals are left out every
// place has none, so that it shows the pips that are added.
func (p *linearProgram) move(to engine.Position) move {
	m := move{to: to}
	if p.adds() {
		m.pips, m.to.Total = to.Total, 0
	}
	if to.Left == 0 || p.rules.CutOff(to) {
		return move{score: min(m.to.Total, len(p.final)-1), over: true, pips: m.pips}
	}
	return m
}

// onTheSpot reports whether a roll ends the round.
func (p *linearProgram) onTheSpot(pos engine.Position, roll engine.Roll) bool {
	return p.moon != nil && p.rules.FirstThrowMoon(pos, roll)
}

// first returns the start as a place.
func (p *linearProgram) first() engine.Position {
	pos := p.start
	if p.adds() {
		pos.Total = 0
	}
	return pos
}

// explore lists the places and final scores that play can lead to.
func (p *linearProgram) explore() {
	p.used = map[int]bool{}
	p.places = []engine.Position{p.first()}
	seen := map[engine.Position]bool{p.first(): true}
	for i := 0; i < len(p.places); i++ {
		pos := p.places[i]
		for roll := range engine.Rolls(pos.Left, p.rules.Sides) {
			if p.onTheSpot(pos, roll) {
				continue
			}
			for _, m := range p.moves(pos, roll) {
				switch {
				case m.over:
					p.used[m.score] = true
				case !seen[m.to]:
					seen[m.to] = true
					p.places = append(p.places, m.to)
				}
			}
		}
	}
	slices.SortFunc(p.places, func(a, b engine.Position) int {
		return cmp.Or(cmp.Compare(b.Left, a.Left), cmp.Compare(nodeOf(p.rules, a), nodeOf(p.rules, b)),
			cmp.Compare(a.Total, b.Total), cmp.Compare(a.Bottom, b.Bottom))
	})
}
