package card

import (
	"slices"

	"threesaway/engine"
)

// Kind is what a line of a card is about.
type Kind string

// The kinds of lines, in the order in which they stand on a card.
const (
	// KindAlways: keep the dice of Always, and of a roll that has no die to keep
	// the best one.
	KindAlways Kind = "always"
	// KindOpen is for turns with nothing to beat.
	KindOpen Kind = "open"
	// KindChase says which scores are played against by players who are not the
	// last: a worse one is treated as nothing to beat.
	KindChase Kind = "chase"
	// KindStop: with something to beat, keep all dice when that beats it.
	KindStop Kind = "stop"
	// KindSpare is for turns with something to beat: which dice to keep for how
	// much there is to spare.
	KindSpare Kind = "spare"
	// KindTie: with few dice, keep all also when that ties the score to beat.
	KindTie Kind = "tie"
	// KindPass: pass a roll that shows no die to keep.
	KindPass Kind = "pass"
)

// Line is one line of a card. What it does not concern is empty.
type Line struct {
	// Kind is what the line is about.
	Kind Kind
	// Dice are the numbers of dice thrown that the line is for, falling: for
	// KindOpen, KindSpare, KindTie and KindPass.
	Dice []int
	// Keeps are the dice to keep, the best first.
	Keeps []Keeps
	// All is for KindOpen the total of all dice thrown up to which (with high, from
	// which on) to keep all of them, or [engine.NoScore].
	All int
	// Chase lists for KindChase the worst score that is played against, by the
	// number of players who still throw, from 1 on; [engine.NoScore] for any score.
	Chase []int
	// Saves is what the card would give up more without the line, in the goal's
	// unit: that of the seat the card is for, or the mean of all. It is 0 for
	// KindAlways, which is what is done without the others.
	Saves float64
}

// Keeps are dice to keep.
type Keeps struct {
	// Faces are the faces, rising.
	Faces []engine.Face
	// Spare is the least number of pips that there must be to spare, 0 for always.
	// To spare is the score to beat less the total; where a ceiling is all there is
	// to come under, one more than the ceiling less the total; with high, the total
	// and the best that the dice thrown can show, less the score to beat.
	Spare int
}

// lines returns the lines of a plan, in order.
func (p *plan) lines() []Line {
	list := []Line{{Kind: KindAlways, Keeps: []Keeps{{Faces: p.dice.faces(0)}}, All: engine.NoScore}}
	list = append(list, p.openLines()...)
	chase := Line{Kind: KindChase, All: engine.NoScore}
	for behind := 1; behind < p.chasers(); behind++ {
		score := p.chase[behind]
		if score == never {
			chase.Chase = append(chase.Chase, engine.NoScore)
		} else {
			chase.Chase = append(chase.Chase, p.dice.costOf(p.dice.rules.Dice, score))
		}
	}
	if slices.ContainsFunc(chase.Chase, func(score int) bool { return score != engine.NoScore }) {
		list = append(list, chase)
	}
	if p.stop {
		list = append(list, Line{Kind: KindStop, All: engine.NoScore})
	}
	for n := p.dice.rules.Dice; n >= 2; n-- {
		if keeps := p.spareKeeps(n); len(keeps) > 0 {
			list = append(list, Line{Kind: KindSpare, Dice: []int{n}, Keeps: keeps, All: engine.NoScore})
		}
	}
	if p.ties > 0 {
		list = append(list, Line{Kind: KindTie, Dice: down(p.ties), All: engine.NoScore})
	}
	pass := Line{Kind: KindPass, All: engine.NoScore}
	for n := p.dice.rules.Dice; n >= 2; n-- {
		if p.pass[n] {
			pass.Dice = append(pass.Dice, n)
		}
	}
	if len(pass.Dice) > 0 {
		list = append(list, pass)
	}
	return list
}

// chasers returns the number of seats that can have something to beat: all but the
// first, and with ceilings that too.
func (p *plan) chasers() int {
	if p.dice.rules.Progressive.Off() {
		return len(p.chase) - 1
	}
	return len(p.chase)
}

// down returns the numbers from n down to 1.
func down(n int) []int {
	var list []int
	for ; n >= 1; n-- {
		list = append(list, n)
	}
	return list
}

// openLines returns the lines for nothing to beat; throws of so many dice that are
// played alike share one.
func (p *plan) openLines() []Line {
	var list []Line
	for n := p.dice.rules.Dice; n >= 2; n-- {
		if p.open[n] == 0 && p.sums[n] < 0 {
			continue
		}
		l := Line{Kind: KindOpen, Dice: []int{n}, All: engine.NoScore}
		for rank := 1; rank <= p.open[n]; rank++ {
			l.Keeps = append(l.Keeps, Keeps{Faces: p.dice.faces(rank)})
		}
		if p.sums[n] >= 0 {
			l.All = p.dice.costOf(n, p.sums[n])
		}
		if last := len(list) - 1; last >= 0 && n+1 == list[last].Dice[len(list[last].Dice)-1] && p.open[n] == p.open[n+1] && p.sums[n] == p.sums[n+1] && (!p.dice.rules.High || p.sums[n] < 0) {
			list[last].Dice = append(list[last].Dice, n)
			continue
		}
		list = append(list, l)
	}
	return list
}

// spareKeeps returns what to keep with something to beat beside what is kept
// always.
func (p *plan) spareKeeps(n int) []Keeps {
	var list []Keeps
	for rank := 1; rank < len(p.need[n]) && p.need[n][rank] < never; rank++ {
		faces := p.dice.faces(rank)
		if last := len(list) - 1; last >= 0 && list[last].Spare == p.need[n][rank] {
			list[last].Faces = append(list[last].Faces, faces...)
			slices.Sort(list[last].Faces)
			continue
		}
		list = append(list, Keeps{faces, p.need[n][rank]})
	}
	return list
}

// without returns the plan without what a line says.
func (p *plan) without(l Line) *plan {
	c := p.clone()
	switch l.Kind {
	case KindChase:
		c.chase = fill(len(c.chase), never)
	case KindStop:
		c.stop = false
	case KindTie:
		c.ties = 0
	default:
	}
	for _, n := range l.Dice {
		switch l.Kind {
		case KindOpen:
			c.open[n], c.sums[n] = 0, -1
		case KindSpare:
			c.need[n] = noNeed(len(c.need[n]))
		case KindPass:
			c.pass[n] = false
		default:
		}
	}
	return c
}
