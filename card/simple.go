package card

import (
	"threesaway/engine"
	"threesaway/solver"
)

// SimpleKind names a simple rule that people use.
type SimpleKind string

// The simple rules.
const (
	// SimpleAwayElseLowest is [solver.ThreesElseLowest].
	SimpleAwayElseLowest SimpleKind = "threes-else-lowest"
	// SimpleKeepLow is [solver.KeepLowDice] with 2 pips.
	SimpleKeepLow SimpleKind = "keep-low-dice"
	// SimpleWhileItHelps is [solver.TakeWhileItHelps].
	SimpleWhileItHelps SimpleKind = "take-while-it-helps"
	// SimpleLowestMean is the policy of the goal low, whatever the others have.
	SimpleLowestMean SimpleKind = "lowest-mean"
)

// Simple is a simple rule with its price.
type Simple struct {
	// Kind names the rule.
	Kind SimpleKind
	// Evaluation is what following it is worth.
	Evaluation *solver.Evaluation
	// Price is what it gives up against perfect play, as [Card.Price].
	Price float64
}

// simpleRules evaluates the simple rules that have a meaning: all but that of the
// lowest mean are made for games that the lowest score wins.
func simpleRules(s solver.Solution, pos engine.Position, seat int) ([]Simple, error) {
	r := s.Rules()
	t, err := solver.NewTurn(r)
	if err != nil {
		return nil, err
	}
	type rule struct {
		kind   SimpleKind
		policy solver.Policy
	}
	var rules []rule
	if !r.High {
		rules = append(rules, rule{SimpleAwayElseLowest, solver.ThreesElseLowest(r)},
			rule{SimpleKeepLow, solver.KeepLowDice(r, 2)}, rule{SimpleWhileItHelps, solver.TakeWhileItHelps(t)})
	}
	if s.Goal().Kind != solver.KindLow {
		rules = append(rules, rule{SimpleLowestMean, t.Low()})
	}
	var list []Simple
	for _, rule := range rules {
		e, err := solver.Evaluate(s, rule.policy, pos)
		if err != nil {
			return nil, err
		}
		list = append(list, Simple{rule.kind, e, priceOf(e, seat)})
	}
	return list, nil
}
