package solver

import (
	"math"
	"sync"

	"threesaway/engine"
)

// roughTurn is a falling turn solved in floating point, where integers of 64 bits do
// not hold the numbers of ways.
//
// A utility is solved as it is and once more less the most that it can be: where
// nearly all is won, what is lost tells options apart, as every value is good to a
// part of itself.
type roughTurn struct {
	turn   *Turn
	values [][2][]float64 // by dice left: of the utility and of that less the most, by tally
	most   float64
	share  float64 // of a value, that rounding stays below
}

// solveRoughly solves a turn that falls for a utility of tallies from 0 on; the first
// is the greatest, the last zero. beyond is by how much tallies with all dice left can
// be above zero.
func (t *Turn) solveRoughly(utility []float64, beyond int) *roughTurn {
	f := t.falling()
	r := &roughTurn{turn: t, values: make([][2][]float64, t.dice+1), most: utility[0], share: 8 * t.fallingNoise()}
	tallies := make([][]int32, t.dice+1)
	for d := range tallies {
		tallies[d] = upTo(beyond + (t.dice-d)*f.most)
	}
	var both sync.WaitGroup
	for i, less := range [2]float64{0, r.most} {
		both.Go(func() {
			k := newFallingKernel(f, r.share)
			if less > 0 {
				k.share = -r.share // of values below zero
			}
			for x, u := range utility {
				k.values[0].at[x] = u - less
			}
			k.solve(tallies)
			for d := range tallies {
				r.values[d][i] = append([]float64(nil), k.values[d].at[:len(tallies[d])]...)
			}
		})
	}
	both.Wait()
	return r
}

// value returns the value of a place.
func (r *roughTurn) value(dice, tally int) float64 { return r.values[dice][0][tally] }

// decide returns the best keep of a roll at a tally; it is not sure if rounding may
// have decided.
func (r *roughTurn) decide(tally int, roll engine.Roll) (d engine.Decision, sure bool) {
	t := r.turn
	keeps := lowestKeeps(t.rules, roll) // most dice first
	sure = true
	best := len(keeps) - 1
	for i := best - 1; i >= 0; i-- {
		sign, clear := r.compare(
			roll.Len()-keeps[i].Len(), tally+t.rules.KeepTotal(keeps[i]),
			roll.Len()-keeps[best].Len(), tally+t.rules.KeepTotal(keeps[best]))
		sure = sure && clear
		if sign >= 0 {
			best = i
		}
	}
	return engine.KeepOnly(keeps[best]), sure
}

// compare returns the sign of the difference of two places, and whether it is sure.
func (r *roughTurn) compare(dice, tally, otherDice, otherTally int) (sign int, sure bool) {
	for i := range 2 {
		a, b := r.values[dice][i][tally], r.values[otherDice][i][otherTally]
		if math.Abs(a-b) > max(math.Abs(a), math.Abs(b))*r.share {
			if a > b {
				return 1, true
			}
			return -1, true
		}
	}
	return 0, r.level(dice, tally) && r.level(otherDice, otherTally)
}

// level reports whether all that can follow is worth the same.
func (r *roughTurn) level(dice, tally int) bool {
	u := r.values[0][0]
	return u[tally+dice*r.turn.rules.MinDieScore()] == u[tally+dice*r.turn.rules.MaxDieScore()]
}
