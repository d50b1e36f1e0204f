package tables

import (
	"cmp"
	"errors"
	"math"
	"slices"

	"threesaway/engine"
	"threesaway/solver"
)

// Part names what a section of a table is to answer.
type Part struct {
	// Goal is the goal.
	Goal solver.Goal
	// Players is the number of players for a goal that depends on it, else 0.
	Players int
	// Round is the round of the schedule of ceilings, from 1, for a goal that
	// depends on it, else 0. It stands for all further rounds where no ceiling
	// binds any more.
	Round int
	// Pot is the number of antes in the pot before the first throw of the round
	// for the goal money, else 0.
	Pot int
}

// String returns the goal and what else matters: the number of players, the round
// if it is not the first, and the pot.
func (p Part) String() string { return p.text().String() }

// Message returns the English format of String and its arguments.
func (p Part) Message() (format string, args []any) { return p.text().Message() }

func (p Part) text() engine.Text {
	text := engine.Textf("%s", p.Goal)
	if p.Players > 0 {
		text = engine.Textf("%s for %d players", text, p.Players)
	}
	if p.Round > 1 {
		text = engine.Textf("%s in round %d", text, p.Round)
	}
	if p.Pot > 0 {
		text = engine.Textf("%s with a pot of %d", text, p.Pot)
	}
	return text
}

// Scope says which positions a table is to answer.
type Scope struct {
	// Goals are the goals, in the order of the file; none stands for low, for beat
	// with a tie counting nothing, half and whole, and for win. Money needs win.
	Goals []solver.Goal
	// Players is the largest number of players of win and money, 2 or more; the
	// games of fewer are part of it, as a tie may lead to them.
	Players int
	// Pot is the largest pot before the first throw of a round for money, in antes.
	Pot int
	// Round is the first round of the schedule of ceilings that is held, from 1;
	// 0 stands for 1.
	Round int
}

// goals returns the goals of a scope, also of one that names none.
func (s Scope) goals() []solver.Goal {
	if len(s.Goals) > 0 {
		return s.Goals
	}
	return []solver.Goal{
		solver.Low(), solver.Beat(solver.WeightZero), solver.Beat(solver.WeightHalf), solver.Beat(solver.WeightOne), solver.Win(),
	}
}

// Parts lists the sections of a table of a scope under the rules, and the games for
// money whose values alone are needed because one with a smaller pot can lead to
// them. Invalid rules have no parts, and no goal has any for more than
// [engine.MaxPlayers] players or for pots beyond [solver.MaxPot].
func (s Scope) Parts(r engine.Rules) (parts, beyond []Part) {
	parts, beyond, _ = s.fewParts(r, math.MaxInt)
	return parts, beyond
}

// fewParts returns what Parts does, unless that is more than so many parts in all, or
// than so many games for money of all rounds, those before the first one too: then ok is
// false, which is known as soon as those are found.
func (s Scope) fewParts(r engine.Rules, most int) (parts, beyond []Part, ok bool) {
	if r.Validate() != nil {
		return nil, nil, true
	}
	last := len(r.Ceilings())
	first := min(max(1, s.Round), last)
	for _, goal := range s.goals() {
		switch goal.Kind {
		case solver.KindWin:
			players := min(s.Players, engine.MaxPlayers)
			if (players-1)*(last-first+1) > most {
				return nil, nil, false
			}
			for n := 2; n <= players; n++ {
				for round := first; round <= last; round++ {
					parts = append(parts, Part{Goal: goal, Players: n, Round: round})
				}
			}
		case solver.KindMoney:
			within, over, ok := solver.FewMoneyGames(r, s.Players, s.Pot, most)
			if !ok {
				return nil, nil, false
			}
			for _, pos := range within {
				if pos.Round >= first {
					parts = append(parts, Part{goal, pos.Players, pos.Round, pos.Pot})
				}
			}
			for _, pos := range over {
				if pos.Round >= first {
					beyond = append(beyond, Part{goal, pos.Players, pos.Round, pos.Pot})
				}
			}
		default:
			parts = append(parts, Part{Goal: goal})
		}
	}
	return parts, beyond, len(parts)+len(beyond) <= most
}

// check reports a scope that no table has. One without named goals may be for no
// players: then it is for those of a single turn.
func (s Scope) check() error {
	for _, goal := range s.goals() {
		switch goal.Kind {
		case solver.KindWin, solver.KindMoney:
			if s.Players > engine.MaxPlayers || s.Players < 2 && len(s.Goals) > 0 {
				return engine.Errorf("goal %s: %d players: must be 2 to %d", goal, s.Players, engine.MaxPlayers)
			}
			if goal.Kind == solver.KindMoney && (s.Pot < s.Players || s.Pot > solver.MaxPot) {
				return engine.Errorf("goal %s: a pot of %d: must be %d to %d", goal, s.Pot, s.Players, solver.MaxPot)
			}
		default:
		}
	}
	return nil
}

// checkPart reports a part that no table has.
func checkPart(p Part, rounds int) error {
	perTurn := p.Goal.Kind == solver.KindLow || p.Goal.Kind == solver.KindBeat
	if !perTurn && p.Goal.Kind != solver.KindWin && p.Goal.Kind != solver.KindMoney {
		return engine.Errorf("%w: %q", solver.ErrGoal, p.Goal.Kind)
	}
	switch {
	case p.Goal.Kind != solver.KindBeat && p.Goal.Tie != solver.WeightZero:
		return engine.Errorf("goal %s: only beat has a tie weight", p.Goal)
	case perTurn && p != Part{Goal: p.Goal}:
		return engine.Errorf("goal %s: players, round and pot must be 0", p)
	case perTurn:
		return nil
	case p.Players < 2 || p.Players > engine.MaxPlayers:
		return engine.Errorf("goal %s: %d players: must be 2 to %d", p.Goal, p.Players, engine.MaxPlayers)
	case p.Round < 1 || p.Round > rounds:
		return engine.Errorf("goal %s: round %d: must be 1 to %d", p.Goal, p.Round, rounds)
	case p.Goal.Kind == solver.KindWin && p.Pot != 0:
		return engine.Errorf("goal %s: a pot of %d: must be 0", p.Goal, p.Pot)
	case p.Goal.Kind == solver.KindMoney && (p.Pot < p.Players || p.Pot > solver.MaxPot):
		return engine.Errorf("goal %s: a pot of %d: must be %d to %d", p.Goal, p.Pot, p.Players, solver.MaxPot)
	}
	return nil
}

// compareParts orders the parts of one goal.
func compareParts(a, b Part) int {
	return cmp.Or(cmp.Compare(a.Players, b.Players), cmp.Compare(a.Round, b.Round), cmp.Compare(a.Pot, b.Pot))
}

// checkParts reports a list of parts that no table has. Each goal is there once and
// in order; win is there for every number of players from 2 on and every round from
// some round on, and money only for games that win is there for.
func checkParts(parts []Part, rounds int) error {
	if len(parts) == 0 {
		return errors.New("no goal")
	}
	seen, begun := map[Part]bool{}, map[solver.Goal]bool{}
	for i, p := range parts {
		if err := checkPart(p, rounds); err != nil {
			return err
		}
		if seen[p] {
			return engine.Errorf("goal %s is there twice", p)
		}
		again := i > 0 && p.Goal == parts[i-1].Goal
		if again && compareParts(parts[i-1], p) > 0 || !again && begun[p.Goal] {
			return engine.Errorf("goal %s stands behind %s", p, parts[i-1])
		}
		seen[p], begun[p.Goal] = true, true
	}
	for _, p := range parts {
		if p.Players == 0 {
			continue
		}
		win := Part{Goal: solver.Win(), Players: p.Players, Round: p.Round}
		for _, need := range []Part{
			win,
			{Goal: win.Goal, Players: max(2, p.Players-1), Round: p.Round},
			{Goal: win.Goal, Players: p.Players, Round: min(p.Round+1, rounds)},
		} {
			if !seen[need] {
				return engine.Errorf("goal %s is there without %s", p, need)
			}
		}
	}
	return nil
}

// opening returns the position before the first throw of a round of a part.
func (p Part) opening(r engine.Rules) engine.Position {
	pos := engine.Opening(r, p.Players)
	pos.Round = p.Round
	if p.Pot > 0 {
		pos.Pot = p.Pot
	}
	return pos
}

// inOrder merges lists of parts: the goals in the order of the first, and the parts
// of each in order.
func inOrder(parts, more []Part) []Part {
	goals, all := map[solver.Goal]int{}, slices.Concat(parts, more)
	for _, p := range all { // there may be none of a goal in the first list
		if _, ok := goals[p.Goal]; !ok {
			goals[p.Goal] = len(goals)
		}
	}
	slices.SortStableFunc(all, func(a, b Part) int {
		return cmp.Or(cmp.Compare(goals[a.Goal], goals[b.Goal]), compareParts(a, b))
	})
	return all
}
