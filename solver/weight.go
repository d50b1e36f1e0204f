package solver

import (
	"math/big"

	"threesaway/engine"
)

// Weight is an exact fraction from 0 to 1, in lowest terms: what a tie counts
// beside a win. The zero Weight is 0. Weights are comparable.
type Weight struct{ num, offset int64 } // num / (offset + 1)

// Common weights.
var (
	// WeightZero counts a tie as a loss.
	WeightZero = Weight{}
	// WeightHalf counts a tie as half a win.
	WeightHalf = Weight{1, 1}
	// WeightOne counts a tie as a win.
	WeightOne = Weight{1, 0}
)

// maxWeightDenominator bounds a weight's denominator; it keeps nine decimals.
const maxWeightDenominator = 1_000_000_000

// ParseWeight reads a weight from 0 to 1, written as a decimal ("0.5") or a
// fraction ("1/2") of at most nine decimals. It fails with [ErrGoal].
func ParseWeight(s string) (Weight, error) {
	bad := engine.Errorf("%w: tie weight %q: must be a number from 0 to 1, such as 0.5 or 1/2", ErrGoal, s)
	if len(s) > 32 { // an exponent or a long number would be costly to expand
		return Weight{}, bad
	}
	for _, c := range s {
		if (c < '0' || c > '9') && c != '.' && c != '/' {
			return Weight{}, bad
		}
	}
	r, ok := new(big.Rat).SetString(s)
	if !ok || r.Cmp(big.NewRat(1, 1)) > 0 || r.Denom().Cmp(big.NewInt(maxWeightDenominator)) > 0 {
		return Weight{}, bad
	}
	return Weight{r.Num().Int64(), r.Denom().Int64() - 1}, nil
}

// Fraction returns numerator and denominator in lowest terms.
func (w Weight) Fraction() (num, den int64) { return w.num, w.offset + 1 }

// String returns the weight in lowest terms: "0", "1" or "1/2".
func (w Weight) String() string {
	num, den := w.Fraction()
	return big.NewRat(num, den).RatString()
}
