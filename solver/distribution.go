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
