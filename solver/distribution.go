package solver

import (
	"math"
	"math/big"

	"threesaway/engine"
)

// Distribution is the exact probability distribution of the result of a turn: a
// final score, or the moon.
type Distribution struct {
	mass []*big.Int // by score
	moon *big.Int
	den  *big.Int // the sum of the masses
}

// Scores returns the distribution of the result of a turn that is played on from
// a position by any policy. The turn is played to its end even when it cannot
// win any more; the policy is asked for those positions too. It fails with what
// the policy fails with, and with [engine.ErrKeep] when the policy decides what
// the rules forbid.
func Scores(r engine.Rules, policy Policy, pos engine.Position) (*Distribution, error) {
	return newSpreader(r, policy).scores(pos)
}

// spreader follows probability through turns that a policy plays. It asks the
// policy once for each position, however many turns come by.
type spreader struct {
	rules  engine.Rules
	policy Policy
	throws map[engine.Position]*outlook
}

// outlook is where a throw in a position leads.
type outlook struct {
	next []chance // each position once
	moon int64    // ways to win on the spot
}

// chance is a position and the number of ways that lead there.
type chance struct {
	pos  engine.Position
	ways int64
}

func newSpreader(r engine.Rules, policy Policy) *spreader {
	return &spreader{r, policy, map[engine.Position]*outlook{}}
}

// scores returns the distribution of the result of a turn from a position on.
func (s *spreader) scores(pos engine.Position) (*Distribution, error) {
	if err := CheckValued(s.rules, Low(), pos); err != nil {
		return nil, err
	}
	dist := &Distribution{mass: zeros(s.rules.MaxScore() + 1), moon: new(big.Int)}
	rest := s.rules
	rest.Dice = pos.Left
	dist.den = new(big.Int).Exp(big.NewInt(int64(s.rules.Sides)), big.NewInt(int64(rest.MostThrown())), nil)
	reach := map[engine.Position]*big.Int{pos: new(big.Int).Set(dist.den)}
	for len(reach) > 0 {
		if err := s.throw(reach, dist); err != nil {
			return nil, err
		}
	}
	return dist, nil
}

// throw plays the positions on that no other leads to: those with the most dice
// left, and of them first those that were not reached by a pass.
func (s *spreader) throw(reach map[engine.Position]*big.Int, dist *Distribution) error {
	earlier := func(a, b engine.Position) bool {
		return a.Left > b.Left || a.Left == b.Left && !a.Passed && b.Passed
	}
	var first engine.Position
	for pos := range reach {
		if first.Left == 0 && !first.Passed || earlier(pos, first) {
			first = pos
		}
	}
	var outcomes, ways big.Int
	outcomes.Exp(big.NewInt(int64(s.rules.Sides)), big.NewInt(int64(first.Left)), nil)
	for pos, mass := range reach {
		if earlier(first, pos) {
			continue
		}
		delete(reach, pos)
		if pos.Left == 0 {
			to := dist.mass[pos.Total]
			if s.rules.CollectedMoon(pos) {
				to = dist.moon
			}
			to.Add(to, mass)
			continue
		}
		throw, err := s.outlook(pos)
		if err != nil {
			return err
		}
		share := mass.Quo(mass, &outcomes) // exact: at least that many throws are still in the mass
		dist.moon.Add(dist.moon, new(big.Int).Mul(share, ways.SetInt64(throw.moon)))
		for _, c := range throw.next {
			part := new(big.Int).Mul(share, ways.SetInt64(c.ways))
			if sum, ok := reach[c.pos]; ok {
				sum.Add(sum, part)
			} else {
				reach[c.pos] = part
			}
		}
	}
	return nil
}

// outlook lets the policy answer every roll in a position.
func (s *spreader) outlook(pos engine.Position) (*outlook, error) {
	if o, ok := s.throws[pos]; ok {
		return o, nil
	}
	o := &outlook{}
	at := map[engine.Position]int{}
	for roll := range engine.Rolls(pos.Left, s.rules.Sides) {
		if s.rules.FirstThrowMoon(pos, roll) {
			o.moon += roll.Ways()
			continue
		}
		d, err := s.policy.Decide(pos, roll)
		if err == nil {
			err = s.rules.CheckDecision(roll, pos.Passed, d)
		}
		if err != nil {
			return nil, engine.Errorf("roll %s with %d kept: %w", roll, pos.Total, err)
		}
		to := pos.After(s.rules, roll, d)
		i, ok := at[to]
		if !ok {
			i = len(o.next)
			at[to] = i
			o.next = append(o.next, chance{pos: to})
		}
		o.next[i].ways += roll.Ways()
	}
	s.throws[pos] = o
	return o, nil
}

// Moon returns the probability of winning on the spot, exactly.
func (d *Distribution) Moon() *big.Rat { return new(big.Rat).SetFrac(d.moon, d.den) }

// Max returns the highest score that the distribution has a place for.
func (d *Distribution) Max() int { return len(d.mass) - 1 }

// P returns the probability of a score, exactly; 0 for one that cannot be.
func (d *Distribution) P(score int) *big.Rat {
	if score < 0 || score >= len(d.mass) {
		return new(big.Rat)
	}
	return new(big.Rat).SetFrac(d.mass[score], d.den)
}

// Below returns the probability of a score lower than s, exactly.
func (d *Distribution) Below(s int) *big.Rat {
	sum := new(big.Int)
	for i := 0; i < s && i < len(d.mass); i++ {
		sum.Add(sum, d.mass[i])
	}
	return new(big.Rat).SetFrac(sum, d.den)
}

// Above returns the probability of a score higher than s, exactly; the moon is no
// score.
func (d *Distribution) Above(s int) *big.Rat {
	most := d.Below(s + 1)
	most.Add(most, d.Moon())
	return most.Sub(big.NewRat(1, 1), most)
}

// Mean returns the expected score, in pips, exactly; a moon counts 0.
func (d *Distribution) Mean() *big.Rat { return d.moment(1) }

// Variance returns the variance of the score, in pips squared, exactly.
func (d *Distribution) Variance() *big.Rat {
	mean := d.Mean()
	return mean.Sub(d.moment(2), mean.Mul(mean, mean))
}

// StdDev returns the standard deviation of the score, in pips.
func (d *Distribution) StdDev() float64 {
	v, _ := d.Variance().Float64()
	return math.Sqrt(v)
}

// moment returns the expectation of the score to the power n.
func (d *Distribution) moment(n int64) *big.Rat {
	sum := new(big.Int)
	var term big.Int
	for s, m := range d.mass {
		term.Exp(big.NewInt(int64(s)), big.NewInt(n), nil)
		sum.Add(sum, term.Mul(&term, m))
	}
	return new(big.Rat).SetFrac(sum, d.den)
}
