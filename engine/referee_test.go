package engine_test

import (
	"slices"
	"strconv"
	"strings"

	"threesaway/engine"
)

// This file is RULES.md once more, on plain lists of faces and by brute force,
// apart from the code under test.

// choice is a decision about a roll.
type choice struct {
	turned, keep []engine.Face
	over         bool
}

func (c choice) decision(t failer) engine.Decision { return newDecision(t, c.turned, c.keep, c.over) }

// count returns how many of the faces are f.
func count(faces []engine.Face, f engine.Face) int {
	n := 0
	for _, g := range faces {
		if g == f {
			n++
		}
	}
	return n
}

// among says whether all dice of one list are in another.
func among(some, faces []engine.Face) bool {
	for _, f := range some {
		if count(some, f) > count(faces, f) {
			return false
		}
	}
	return true
}

// bottomsOf turns dice over: "a die's bottom is sides + 1 − face".
func bottomsOf(r engine.Rules, faces []engine.Face) []engine.Face {
	over := make([]engine.Face, len(faces))
	for i, f := range faces {
		over[i] = engine.Face(r.Sides) + 1 - f
	}
	return over
}

// lies is a roll after some of its dice have been turned over.
func lies(r engine.Rules, roll, turned []engine.Face) []engine.Face {
	after := slices.Clone(roll)
	for _, f := range turned {
		i := slices.Index(after, f)
		after = slices.Delete(after, i, i+1)
	}
	return append(after, bottomsOf(r, turned)...)
}

// legal says whether a decision is allowed about a roll.
func legal(r engine.Rules, roll []engine.Face, passed bool, c choice) bool {
	called := map[engine.Bottoms]bool{
		engine.BottomsThrow: len(c.turned) == len(roll),
		engine.BottomsDie:   true,
	}
	if len(c.turned) > 0 && !called[r.Bottoms] || !among(c.turned, roll) {
		return false
	}
	if c.over && (r.Bottoms != engine.BottomsTurn || len(c.keep) != len(roll)) {
		return false
	}
	lie := lies(r, roll, c.turned)
	forced := 0
	if r.MustKeepAway {
		forced = count(lie, r.Away)
	}
	switch {
	case len(c.keep) == 0:
		return r.Pass && !passed && len(roll) > 1 && forced == 0
	case passed && len(c.keep) == 1:
		return false
	}
	return among(c.keep, lie) && count(c.keep, r.Away) >= forced
}

// legalChoices tries every way to turn over and to keep some of distinguishable
// dice. The same choice may be in the list several times.
func legalChoices(r engine.Rules, roll []engine.Face, passed bool) []choice {
	var list []choice
	for turn := range 1 << len(roll) {
		lie := slices.Clone(roll)
		var turned []engine.Face
		for i, f := range roll {
			if turn>>i&1 == 1 {
				turned = append(turned, f)
				lie[i] = engine.Face(r.Sides) + 1 - f
			}
		}
		for keep := range 1 << len(roll) {
			c := choice{turned: turned}
			for i, f := range lie {
				if keep>>i&1 == 1 {
					c.keep = append(c.keep, f)
				}
			}
			if legal(r, roll, passed, c) {
				list = append(list, c)
			}
		}
	}
	return list
}

// mostOfADie is the highest score of one die.
func mostOfADie(r engine.Rules) int {
	most := 0
	for f := 1; f <= r.Sides; f++ {
		most = max(most, total(r, []engine.Face{engine.Face(f)}))
	}
	return most
}

// ceilingOf counts the rounds of a schedule.
func ceilingOf(r engine.Rules, round int) (ceiling int, limited bool) {
	switch text := r.Progressive.String(); text {
	case "off":
		return 0, false
	case "every":
		return round - 1, true
	case "stairs":
		for c := 1; ; c++ {
			if round <= c {
				return c, true
			}
			round -= c
		}
	default:
		list := strings.Split(text, ",")
		if round > len(list) {
			return 0, false
		}
		ceiling, err := strconv.Atoi(list[round-1])
		return ceiling, err == nil
	}
}

// outOfReach says whether a turn is cut off.
func outOfReach(r engine.Rules, kept []engine.Face, scoreToBeat, round int) bool {
	if !r.Cutoff || len(kept) == r.Dice {
		return false
	}
	if r.Moon == engine.MoonTurn && count(kept, engine.Face(r.Sides)) == len(kept) {
		return false
	}
	totals := []int{total(r, kept)}
	if r.Bottoms == engine.BottomsTurn {
		totals = append(totals, total(r, bottomsOf(r, kept)))
	}
	for _, sum := range totals {
		ceiling, limited := ceilingOf(r, round)
		hopeless := limited && sum > ceiling
		switch {
		case scoreToBeat == engine.NoScore:
		case r.High:
			hopeless = sum+mostOfADie(r)*(r.Dice-len(kept)) < scoreToBeat
		default:
			hopeless = hopeless || sum > scoreToBeat
		}
		if !hopeless {
			return false
		}
	}
	return true
}

// referee plays a game.
type referee struct {
	rules   engine.Rules
	in      []int // the players still in
	paid    []int // by player, from 1
	rounds  int
	step    int // of the schedule of ceilings
	best    int
	holders []int // the players who share it
	seat    int   // whose turn it is, from 0
	kept    []engine.Face
	roll    []engine.Face // as it lies; nil for none
	throws  int
	passed  bool
	blind   bool
	winners []int

	lastBest    int // of the round before
	lastHolders []int
}

func newReferee(r engine.Rules, players int) *referee {
	g := &referee{rules: r, paid: make([]int, players+1), step: 1, rounds: 1, best: engine.NoScore}
	for p := 1; p <= players; p++ {
		g.in = append(g.in, p)
	}
	g.pay(g.in, 1)
	return g
}

func (g *referee) done() bool { return g.winners != nil }

func (g *referee) pay(players []int, antes int) {
	for _, p := range players {
		g.paid[p] += antes
	}
}

func (g *referee) pot() int {
	pot := 0
	for _, paid := range g.paid {
		pot += paid
	}
	return pot
}

// position is what the player whose turn it is should see.
func (g *referee) position() engine.Position {
	pos := engine.Position{
		Players: len(g.in), Seat: g.seat + 1, Round: g.step, Pot: g.pot(), ScoreToBeat: g.best, Holders: len(g.holders),
		Left: g.rules.Dice - len(g.kept), Total: total(g.rules, g.kept), Passed: g.passed,
	}
	if g.rules.Bottoms == engine.BottomsTurn {
		pos.Bottom = total(g.rules, bottomsOf(g.rules, g.kept))
	}
	return pos
}

func (g *referee) moon(faces []engine.Face) bool {
	return count(faces, engine.Face(g.rules.Sides)) == g.rules.Dice
}

func (g *referee) throw(faces []engine.Face) {
	if g.blind {
		faces = bottomsOf(g.rules, faces)
	}
	g.roll, g.blind = faces, false
	g.throws++
	if g.rules.Moon == engine.MoonThrow && g.throws == 1 && g.moon(faces) {
		g.winners = []int{g.in[g.seat]}
	}
}

func (g *referee) decide(c choice) {
	g.roll = nil
	g.passed = len(c.keep) == 0
	g.kept = append(g.kept, c.keep...)
	if c.over {
		g.kept = bottomsOf(g.rules, g.kept)
	}
	switch {
	case len(g.kept) == g.rules.Dice && g.rules.Moon == engine.MoonTurn && g.moon(g.kept):
		g.winners = []int{g.in[g.seat]}
	case len(g.kept) == g.rules.Dice:
		g.score(total(g.rules, g.kept))
	case !g.passed && outOfReach(g.rules, g.kept, g.best, g.step):
		g.endTurn()
	}
}

func (g *referee) perfect(score int) bool {
	if g.rules.High {
		return score == g.rules.Dice*mostOfADie(g.rules)
	}
	return score == 0
}

func (g *referee) score(score int) {
	if g.perfect(score) {
		g.pay(g.in, g.rules.ZeroAnte)
	}
	better := score < g.best
	if g.rules.High {
		better = score > g.best
	}
	ceiling, limited := ceilingOf(g.rules, g.step)
	switch player := g.in[g.seat]; {
	case limited && score > ceiling:
	case g.best == engine.NoScore || better:
		g.best, g.holders = score, []int{player}
	case score == g.best:
		g.holders = append(g.holders, player)
	}
	g.endTurn()
}

func (g *referee) endTurn() {
	g.kept, g.throws, g.passed = nil, 0, false
	if g.seat++; g.seat < len(g.in) {
		return
	}
	best, holders := g.best, g.holders
	g.lastBest, g.lastHolders = best, holders
	g.seat, g.best, g.holders = 0, engine.NoScore, nil
	switch {
	case len(holders) == 0:
		g.pay(g.in, 1)
		g.step++
	case len(holders) == 1, g.rules.Ties == engine.TiesSplit:
		g.winners = holders
		return
	case g.rules.TiePayers == engine.TiePayersTied:
		g.pay(holders, g.rules.TieAnte)
		g.in = holders
	default:
		g.pay(g.in, g.rules.TieAnte)
		if g.perfect(best) || g.rules.Ties == engine.TiesTied {
			g.in = holders
		}
	}
	g.rounds++
}

// net is what each player has gained, the first player first.
func (g *referee) net() []float64 {
	net := make([]float64, len(g.paid)-1)
	for i := range net {
		net[i] = -float64(g.paid[i+1])
		if slices.Contains(g.winners, i+1) {
			net[i] += float64(g.pot()) / float64(len(g.winners))
		}
	}
	return net
}
