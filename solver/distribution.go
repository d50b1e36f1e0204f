package solver

import (
	"fmt"
	"math"
	"math/big"

	"threesaway/engine"
)

// Distribution is the exact probability distribution of a final score.
type Distribution struct {
	mass []*big.Int // by score
	den  *big.Int   // the sum of the masses
}

// Scores returns the distribution of the final score of a turn that is played
// on from a position by any policy. The turn is played to its end even when it
// cannot win any more; the policy is asked for those positions too. It fails
// with what the policy fails with, and with [engine.ErrKeep] when the policy
// keeps what the rules forbid.
func Scores(r engine.Rules, policy Policy, pos engine.Position) (*Distribution, error) {
	if err := CheckValued(r, Low(), pos); err != nil {
		return nil, err
	}
	width := r.MaxScore() + 1
	mass := make([][]*big.Int, pos.Left+1) // by dice left and total; nil is 0
	for d := range mass {
		mass[d] = make([]*big.Int, width)
	}
	throws := pos.Left * (pos.Left + 1) / 2
	den := new(big.Int).Exp(big.NewInt(int64(r.Sides)), big.NewInt(int64(throws)), nil)
	mass[pos.Left][pos.Total] = new(big.Int).Set(den)

	var share, outcomes, ways big.Int
	for d := pos.Left; d >= 1; d-- {
		outcomes.Exp(big.NewInt(int64(r.Sides)), big.NewInt(int64(d)), nil)
		for total, m := range mass[d] {
			if m == nil {
				continue
			}
			m.Quo(m, &outcomes) // exact: at least that many throws are still in the mass
			at := pos
			at.Left, at.Total = d, total
			for roll := range engine.Rolls(d, r.Sides) {
				keep, err := policy.Keep(at, roll)
				if err == nil {
					err = r.CheckKeep(roll, keep)
				}
				if err != nil {
					return nil, fmt.Errorf("roll %s with %d kept: %w", roll, total, err)
				}
				to := &mass[d-keep.Len()][total+r.KeepTotal(keep)]
				if *to == nil {
					*to = new(big.Int)
				}
				(*to).Add(*to, share.Mul(m, ways.SetInt64(roll.Ways())))
			}
		}
	}
	dist := &Distribution{mass: mass[0], den: den}
	for s, m := range dist.mass {
		if m == nil {
			dist.mass[s] = new(big.Int)
		}
	}
	return dist, nil
}

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

// Above returns the probability of a score higher than s, exactly.
func (d *Distribution) Above(s int) *big.Rat {
	below := d.Below(s + 1)
	return below.Sub(big.NewRat(1, 1), below)
}

// Mean returns the expected score, in pips, exactly.
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
