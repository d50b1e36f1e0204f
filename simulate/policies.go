package simulate

import (
	"errors"
	"math/rand/v2"
	"strings"

	"threesaway/engine"
	"threesaway/solver"
)

// ErrPolicy marks an unknown name of a policy.
var ErrPolicy = errors.New("unknown policy")

// Optimal is the name of the policy that plays for the pot perfectly.
const Optimal = "optimal"

// Maker makes a player; rng is for players who need chance.
type Maker = func(rng *rand.Rand) engine.Player

// named is a policy that people have a name for.
type named struct {
	name, about string
	maker       func(r engine.Rules, optimal solver.Policy) (Maker, error)
}

var policies = []named{
	{Optimal, "plays for the pot, perfectly", func(_ engine.Rules, optimal solver.Policy) (Maker, error) {
		return always(optimal), nil
	}},
	{"lowest-mean", "plays for the lowest expected total, whatever the others have", func(r engine.Rules, _ solver.Policy) (Maker, error) {
		t, err := solver.NewTurn(r)
		if err != nil {
			return nil, err
		}
		return always(t.Low()), nil
	}},
	{"threes-else-lowest", "keeps every away die, else the one that counts least", func(r engine.Rules, _ solver.Policy) (Maker, error) {
		return always(solver.ThreesElseLowest(r)), nil
	}},
	{"keep-1-2-3", "keeps every die that counts no more than 2, else the one that counts least", func(r engine.Rules, _ solver.Policy) (Maker, error) {
		return always(solver.KeepLowDice(r, 2)), nil
	}},
	{"random", "takes any legal decision with equal probability", func(r engine.Rules, _ solver.Policy) (Maker, error) {
		return func(rng *rand.Rand) engine.Player {
			return solver.PolicyFunc(func(pos engine.Position, roll engine.Roll) (engine.Decision, error) {
				list := r.Decisions(roll, pos.Passed)
				return list[rng.IntN(len(list))], nil
			})
		}, nil
	}},
}

func always(p engine.Player) Maker { return func(*rand.Rand) engine.Player { return p } }

// Policies returns the names of the policies.
func Policies() []string {
	list := make([]string, len(policies))
	for i, p := range policies {
		list[i] = p.name
	}
	return list
}

// About says in a few words what a policy does; empty for an unknown name.
func About(name string) string {
	for _, p := range policies {
		if p.name == name {
			return p.about
		}
	}
	return ""
}

// Named returns the maker of players who follow the policy of a name; optimal is
// the policy that [Optimal] stands for. It fails with [ErrPolicy] on a name that
// is not one of [Policies], and with an error of package solver on rules that
// cannot be solved.
func Named(name string, r engine.Rules, optimal solver.Policy) (Maker, error) {
	for _, p := range policies {
		if p.name == name {
			return p.maker(r, optimal)
		}
	}
	return nil, engine.Errorf("%w %q: must be one of %s", ErrPolicy, name, strings.Join(Policies(), ", "))
}
