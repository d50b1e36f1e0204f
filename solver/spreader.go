package solver

import (
	"math"
	"math/big"

	"threesaway/engine"
)

// spreader finds how turns end that a policy plays on. It asks the policy once for
// each position, and remembers how the turn ends from there.
type spreader struct {
	rules  engine.Rules
	policy Policy
	powers []int64 // of the number of sides, as far as 64 bits hold them
	known  map[engine.Position]*counts
}

// counts says in how many of sides^throws ways each result comes about: the scores
// from 0, and behind them the moon. Numbers of 64 bits are used where they do.
type counts struct {
	throws int
	small  []int64
	big    []*big.Int // where small is nil
}

func newSpreader(r engine.Rules, policy Policy) *spreader {
	s := &spreader{rules: r, policy: policy, powers: []int64{1}, known: map[engine.Position]*counts{}}
	for p := int64(1); p <= math.MaxInt64/int64(r.Sides); {
		p *= int64(r.Sides)
		s.powers = append(s.powers, p)
	}
	return s
}

// scores returns the distribution of the result of a turn from a position on.
func (s *spreader) scores(pos engine.Position) (*Distribution, error) {
	if err := CheckValued(s.rules, Low(), pos); err != nil {
		return nil, err
	}
	c, err := s.counts(pos)
	if err != nil {
		return nil, err
	}
	masses := c.big
	if c.small != nil {
		masses = make([]*big.Int, len(c.small))
		for i, n := range c.small {
			masses[i] = big.NewInt(n)
		}
	}
	last := len(masses) - 1
	return &Distribution{mass: masses[:last:last], moon: masses[last], den: s.power(c.throws)}, nil
}

// power returns the number of ways in which so many dice fall.
func (s *spreader) power(dice int) *big.Int {
	return new(big.Int).Exp(big.NewInt(int64(s.rules.Sides)), big.NewInt(int64(dice)), nil)
}

// counts returns how a turn ends from a position on.
func (s *spreader) counts(pos engine.Position) (*counts, error) {
	if c, ok := s.known[pos]; ok {
		return c, nil
	}
	if pos.Left == 0 {
		c := &counts{small: make([]int64, s.rules.MaxScore()+2)}
		if s.rules.CollectedMoon(pos) {
			c.small[len(c.small)-1] = 1
		} else {
			c.small[pos.Total] = 1
		}
		s.known[pos] = c
		return c, nil
	}
	ways, moon, err := s.throw(pos)
	if err != nil {
		return nil, err
	}
	c := s.mean(pos.Left, ways, moon)
	s.known[pos] = c
	return c, nil
}

// throw lets the policy answer every roll in a position. It returns in how many ways
// the turn goes on as told, each once, and in how many it is won on the spot.
func (s *spreader) throw(pos engine.Position) (ways map[*counts]int64, moon int64, err error) {
	ways = map[*counts]int64{}
	for roll := range engine.Rolls(pos.Left, s.rules.Sides) {
		if s.rules.FirstThrowMoon(pos, roll) {
			moon += roll.Ways()
			continue
		}
		d, err := s.policy.Decide(pos, roll)
		if err == nil {
			err = s.rules.CheckDecision(roll, pos.Passed, d)
		}
		if err != nil {
			return nil, 0, engine.Errorf("roll %s with %d kept: %w", roll, pos.Total, err)
		}
		next, err := s.counts(pos.After(s.rules, roll, d))
		if err != nil {
			return nil, 0, err
		}
		ways[next] += roll.Ways()
	}
	return ways, moon, nil
}

// mean adds up how turns end that go on in so many ways each. The sums are exact, so
// their order does not matter.
func (s *spreader) mean(dice int, ways map[*counts]int64, moon int64) *counts {
	deepest := 0
	for next := range ways {
		deepest = max(deepest, next.throws)
	}
	c := &counts{throws: dice + deepest}
	if c.throws < len(s.powers) {
		c.small = make([]int64, s.rules.MaxScore()+2)
		c.small[len(c.small)-1] = moon * s.powers[deepest]
		for next, n := range ways {
			n *= s.powers[deepest-next.throws]
			for i, m := range next.small {
				c.small[i] += n * m
			}
		}
		return c
	}
	c.big = zeros(s.rules.MaxScore() + 2)
	last := c.big[len(c.big)-1]
	last.Mul(big.NewInt(moon), s.power(deepest))
	var product big.Int
	for next, n := range ways {
		weight := s.power(deepest - next.throws)
		weight.Mul(weight, big.NewInt(n))
		for i := range c.big {
			if next.small != nil {
				product.SetInt64(next.small[i])
			} else {
				product.Set(next.big[i])
			}
			c.big[i].Add(c.big[i], product.Mul(&product, weight))
		}
	}
	return c
}
