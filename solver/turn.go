package solver

import (
	"fmt"
	"sync"

	"threesaway/engine"
)

// Turn is the turn of one rule set, compiled: for every roll of every number of
// dice its weight and where each keep leads. It is immutable and may be shared
// by goroutines.
type Turn struct {
	rules    engine.Rules
	dice     int
	maxDie   int // the most one die can count
	maxScore int
	stride   int // totals per layer of a value array: 0..2·maxScore+1
	layers   []layer
	lowest   *optionSet
	full     func() *optionSet
}

// layer holds the rolls of one number of dice, in the order of their index.
type layer struct {
	rolls    []engine.Roll
	ways     []int64   // weight of each roll
	waysF    []float64 // the same
	outcomes int64     // sum of the weights: sides to the power of the dice
}

// NewTurn compiles the turn of a rule set. It fails with [engine.ErrRules] on
// invalid rules and with [ErrNotSolved] on an option that cannot be solved yet.
func NewTurn(r engine.Rules) (*Turn, error) {
	if err := r.Validate(); err != nil {
		return nil, err
	}
	if err := checkSolved(r); err != nil {
		return nil, err
	}
	t := &Turn{
		rules: r, dice: r.Dice, maxDie: r.MaxDieScore(), maxScore: r.MaxScore(),
		stride: 2*r.MaxScore() + 2,
		layers: make([]layer, r.Dice+1),
	}
	outcomes := int64(1)
	for d := 1; d <= r.Dice; d++ {
		outcomes *= int64(r.Sides)
		l := layer{outcomes: outcomes}
		for roll := range engine.Rolls(d, r.Sides) {
			l.rolls = append(l.rolls, roll)
			l.ways = append(l.ways, roll.Ways())
			l.waysF = append(l.waysF, float64(roll.Ways()))
		}
		t.layers[d] = l
	}
	t.lowest = t.compile(lowestKeeps)
	t.full = sync.OnceValue(func() *optionSet { return t.compile(allKeeps) })
	return t, nil
}

// Rules returns the rules that the turn was compiled from.
func (t *Turn) Rules() engine.Rules { return t.rules }

// checkSolved refuses the options of a turn that are not solved yet. Options
// that only matter between turns do not concern it.
func checkSolved(r engine.Rules) error {
	switch {
	case r.Bottoms != engine.BottomsOff:
		return fmt.Errorf("%w: bottoms=%s", ErrNotSolved, r.Bottoms)
	case !r.Progressive.Off():
		return fmt.Errorf("%w: progressive=%s", ErrNotSolved, r.Progressive)
	case r.Moon != engine.MoonOff:
		return fmt.Errorf("%w: moon=%s", ErrNotSolved, r.Moon)
	case r.High:
		return fmt.Errorf("%w: high=true", ErrNotSolved)
	case r.Pass:
		return fmt.Errorf("%w: pass=true", ErrNotSolved)
	}
	const most = 2_000_000
	rolls := 0
	for d := 1; d <= r.Dice; d++ {
		if rolls += engine.RollCount(d, r.Sides); rolls > most {
			return fmt.Errorf("%w: dice=%d sides=%d: more than %d different rolls", ErrNotSolved, r.Dice, r.Sides, most)
		}
	}
	return nil
}
