package charts

import (
	"math"
	"math/big"

	"threesaway/engine"
	"threesaway/solver"
)

// Scores is the distribution of the final score of a turn that is played from a
// position on by an optimal policy.
//
// A turn that ends worse than the score to beat, or above the ceiling of the
// round, is out of the round however it ends; what its dice would have counted
// has no meaning, and it often was cut off (RULES.md, "cut-off"). All such turns
// are counted together.
//
// Its labels are Title, Subtitle, X, Y, Mean, StdDev, Beaten, Moon, Key and
// TextKey.
type Scores struct {
	// Rules and Goal are those of the policy.
	Rules engine.Rules
	Goal  solver.Goal
	// Position is where the turn is played on from.
	Position engine.Position
	// Chances are the probabilities of the scores, from 0 pips on; 0 for those
	// that are beaten.
	Chances []float64
	// Beaten is the probability of being out of the round, Moon that of winning
	// the pot on the spot.
	Beaten, Moon float64
	// Mean and StdDev are the mean and the standard deviation of the score, in
	// pips, of the turns that end with one that is not beaten; 0 where none can.
	Mean, StdDev float64
}

// NewScores returns the distribution of the final score from a position on. For
// the goal low the player is alone, and nothing beats a score. It fails as
// [solver.Scores] does.
func NewScores(s solver.Solution, pos engine.Position) (*Scores, error) {
	c := &Scores{Rules: s.Rules(), Goal: s.Goal(), Position: pos}
	rules := c.Rules
	if c.alone() {
		rules.Moon = engine.MoonOff // one who plays alone wins no pot
	}
	dist, err := solver.Scores(rules, s, pos)
	if err != nil {
		return nil, err
	}
	c.Chances = make([]float64, dist.Max()+1)
	beaten, scored, mean, square := new(big.Rat), new(big.Rat), new(big.Rat), new(big.Rat)
	for score := range c.Chances {
		p := dist.P(score)
		if c.beaten(score) {
			beaten.Add(beaten, p)
			continue
		}
		c.Chances[score] = float(p)
		pips := big.NewRat(int64(score), 1)
		scored.Add(scored, p)
		mean.Add(mean, p.Mul(p, pips))
		square.Add(square, p.Mul(p, pips))
	}
	c.Beaten, c.Moon = float(beaten), float(dist.Moon())
	if scored.Sign() > 0 {
		mean.Quo(mean, scored)
		square.Quo(square, scored)
		c.Mean = float(mean)
		c.StdDev = math.Sqrt(float(square.Sub(square, mean.Mul(mean, mean))))
	}
	return c, nil
}

// alone reports whether the turn is played against nobody.
func (c *Scores) alone() bool { return c.Goal.Kind == solver.KindLow }

// beaten reports whether a score neither wins nor ties.
func (c *Scores) beaten(score int) bool {
	if c.alone() {
		return false
	}
	if ceiling, ok := c.Position.Ceiling(c.Rules); ok && score > ceiling {
		return true
	}
	beat := c.Position.ScoreToBeat
	return beat != engine.NoScore && c.Rules.Better(beat, score)
}

// Scored reports whether any turn ends with a score that is not beaten.
func (c *Scores) Scored() bool {
	for _, p := range c.Chances {
		if p > 0 {
			return true
		}
	}
	return false
}

// leastShown is the probability below which a score at either end is not drawn.
const leastShown = 0.0005

// Range returns the lowest and the highest score that are worth drawing: beyond
// them all are less likely than 1 in 2000. ok is false where there is none.
func (c *Scores) Range() (low, high int, ok bool) {
	low, high = len(c.Chances), -1
	for score, p := range c.Chances {
		if p >= leastShown {
			low, high = min(low, score), score
		}
	}
	return low, high, high >= 0
}

// float returns the float64 closest to a fraction.
func float(r *big.Rat) float64 {
	f, _ := r.Float64()
	return f
}
