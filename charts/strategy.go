package charts

import (
	"cmp"
	"math/big"
	"slices"

	"threesaway/engine"
	"threesaway/solver"
)

// Limits of what a [Strategy] can show so that it can be read.
const (
	// MaxRolls is the largest number of different rolls.
	MaxRolls = 500
	// MaxSides is the largest number of sides of the dice: faces are one digit.
	MaxSides = 9
)

// Strategy is what an optimal policy keeps of every roll in one position: a map
// of all rolls, in groups of as many dice on the best face.
//
// Its labels are Title, Subtitle, Lines (by number of dice kept, from 0), Groups,
// Moon, Key and TextKey.
type Strategy struct {
	// Rules and Goal are those of the policy.
	Rules engine.Rules
	Goal  solver.Goal
	// Position is the one before the throw.
	Position engine.Position
	// Best is the face that counts best: the away face, where there is one and
	// the lowest score wins.
	Best engine.Face
	// Groups are the rolls by the number of dice that show the best face, from 0
	// on; in each those that count best come first.
	Groups [][]Cell
	// Kept are the probabilities of keeping so many dice, from 0 for a pass on;
	// Moon is that of a roll that wins the pot on the spot.
	Kept []float64
	Moon float64
}

// Cell is what to do about one roll.
type Cell struct {
	// Roll is the roll, and Decision what to do about it; there is nothing to
	// decide where the roll wins the pot on the spot, which Moon says.
	Roll     engine.Roll
	Decision engine.Decision
	Moon     bool
	// Dice are the dice of the roll: first those that are kept, then those that
	// are thrown again, in each part those that count best first.
	Dice []Die
}

// Die is one die of a roll.
type Die struct {
	// Face is what it shows as it was thrown.
	Face engine.Face
	// Kept says that it is set aside, and Turned that it is turned over: before
	// the keep, or with bottoms=turn when the last die has been kept.
	Kept, Turned bool
}

// CheckStrategy reports, with [ErrTooMany], more rolls of so many dice, or more
// sides, than a [Strategy] can show.
func CheckStrategy(r engine.Rules, dice int) error {
	if r.Sides > MaxSides {
		return engine.Errorf("%w: dice of %d sides: at most %d sides can be shown", ErrTooMany, r.Sides, MaxSides)
	}
	if n := engine.RollCount(dice, r.Sides); n > MaxRolls {
		return engine.Errorf("%w: %d dice of %d sides show %d different rolls: at most %d can be read", ErrTooMany, dice, r.Sides, n, MaxRolls)
	}
	return nil
}

// NewStrategy asks a policy about every roll of the dice left in a position. It
// fails as [CheckStrategy] does, with what [engine.Position.Validate] reports, and with
// what the policy fails with.
func NewStrategy(s solver.Solution, pos engine.Position) (*Strategy, error) {
	c := &Strategy{Rules: s.Rules(), Goal: s.Goal(), Position: pos}
	if err := pos.Validate(c.Rules); err != nil {
		return nil, err
	}
	if err := CheckStrategy(c.Rules, pos.Left); err != nil {
		return nil, err
	}
	c.Best = c.bestFace()
	c.Groups = make([][]Cell, pos.Left+1)
	ways := make([]int64, pos.Left+1)
	var moon, all int64
	for roll := range engine.Rolls(pos.Left, c.Rules.Sides) {
		cell, err := c.cell(s, roll)
		if err != nil {
			return nil, err
		}
		n := roll.Count(c.Best)
		c.Groups[n] = append(c.Groups[n], cell)
		all += roll.Ways()
		if cell.Moon {
			moon += roll.Ways()
		} else {
			ways[cell.Decision.Keep.Len()] += roll.Ways()
		}
	}
	for _, group := range c.Groups {
		slices.SortFunc(group, func(a, b Cell) int { return slices.CompareFunc(c.sorted(a.Roll), c.sorted(b.Roll), c.compare) })
	}
	for _, n := range ways {
		c.Kept = append(c.Kept, float(big.NewRat(n, all)))
	}
	c.Moon = float(big.NewRat(moon, all))
	return c, nil
}

// compare orders faces by what they count, the best first.
func (c *Strategy) compare(a, b engine.Face) int {
	score := cmp.Compare(c.Rules.Score(a), c.Rules.Score(b))
	if c.Rules.High {
		score = -score
	}
	return cmp.Or(score, cmp.Compare(a, b))
}

// bestFace returns the face that counts best.
func (c *Strategy) bestFace() engine.Face {
	best := engine.Face(1)
	for f := engine.Face(2); f <= engine.Face(c.Rules.Sides); f++ {
		if c.compare(f, best) < 0 {
			best = f
		}
	}
	return best
}

// sorted returns the faces of a roll, the best first.
func (c *Strategy) sorted(roll engine.Roll) []engine.Face {
	faces := roll.Faces()
	slices.SortFunc(faces, c.compare)
	return faces
}

// cell asks what to do about a roll.
func (c *Strategy) cell(s solver.Solution, roll engine.Roll) (Cell, error) {
	cell := Cell{Roll: roll}
	alone := c.Goal.Kind == solver.KindLow
	if !alone && c.Rules.FirstThrowMoon(c.Position, roll) {
		cell.Moon = true
		for _, f := range c.sorted(roll) {
			cell.Dice = append(cell.Dice, Die{Face: f, Kept: true})
		}
		return cell, nil
	}
	d, err := s.Decide(c.Position, roll)
	if err != nil {
		return cell, err
	}
	cell.Decision = d
	cell.Dice = c.dice(roll, d)
	return cell, nil
}

// dice says what happens to each die of a roll. Of dice that lie alike after a
// call, those that were turned over are kept.
func (c *Strategy) dice(roll engine.Roll, d engine.Decision) []Die {
	var turned, kept [engine.MaxSides + 1]int // by face
	for _, f := range d.Turned.Faces() {
		turned[f]++
	}
	for _, f := range d.Keep.Faces() {
		kept[f]++
	}
	var dice []Die
	faces := c.sorted(roll)
	for _, f := range faces {
		if turned[f] > 0 {
			turned[f]--
			dice = append(dice, Die{Face: f, Turned: true})
		} else {
			dice = append(dice, Die{Face: f})
		}
	}
	for _, first := range []bool{true, false} {
		for i := range dice {
			lies := dice[i].Face
			if dice[i].Turned {
				lies = c.Rules.Bottom(lies)
			}
			if dice[i].Turned == first && kept[lies] > 0 {
				kept[lies]--
				dice[i].Kept = true
			}
		}
	}
	for i := range dice {
		dice[i].Turned = dice[i].Turned || d.Over
	}
	slices.SortStableFunc(dice, func(a, b Die) int {
		if a.Kept == b.Kept {
			return 0
		}
		if a.Kept {
			return -1
		}
		return 1
	})
	return dice
}
