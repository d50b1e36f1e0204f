package solver

import (
	"slices"

	"threesaway/engine"
)

// ThreesElseLowest is the most often quoted rule of thumb: keep every away die,
// and where there is none the one die that counts least.
func ThreesElseLowest(r engine.Rules) Policy {
	return alone(r, func(_ engine.Position, roll engine.Roll) (engine.Decision, error) {
		if err := r.CheckRoll(roll, roll.Len()); err != nil {
			return engine.Decision{}, err
		}
		if n := roll.Count(r.Away); n > 0 {
			keep, err := repeat(r.Away, n)
			return engine.KeepOnly(keep), err
		}
		keeps := lowestKeeps(r, roll)
		return engine.KeepOnly(keeps[len(keeps)-1]), nil
	})
}

// TakeWhileItHelps is a known wrong method: the dice are looked at one by one,
// those that count least first, and each further die is kept while that alone
// does not raise the expected total. It misses that two further dice may help
// where one does not.
func TakeWhileItHelps(t *Turn) Policy {
	low := t.Low()
	r := t.rules
	return alone(r, func(pos engine.Position, roll engine.Roll) (engine.Decision, error) {
		if err := r.CheckRoll(roll, roll.Len()); err != nil {
			return engine.Decision{}, err
		}
		keeps := lowestKeeps(r, roll)
		var best engine.Keep
		var bestValue float64
		for _, k := range slices.Backward(keeps) { // fewest dice first
			value, err := low.Value(pos.After(r, roll, engine.KeepOnly(k)))
			if err != nil {
				return engine.Decision{}, err
			}
			if best.Len() > 0 && value > bestValue {
				break
			}
			best, bestValue = k, value
		}
		return engine.KeepOnly(best), nil
	})
}

// alone returns a policy that looks at the player's own dice only.
func alone(r engine.Rules, decide PolicyFunc) Policy {
	return ownDice{decide, engine.Opening(r, 2)}
}

// ownDice is a policy that looks at the player's own dice only: it plays every turn
// like that of the one position.
type ownDice struct {
	PolicyFunc
	start engine.Position
}

// Focus returns the one position.
func (p ownDice) Focus(engine.Position) engine.Position { return p.start }

func repeat(f engine.Face, n int) (engine.Keep, error) {
	faces := make([]engine.Face, n)
	for i := range faces {
		faces[i] = f
	}
	return engine.NewKeep(faces...)
}

// KeepLowDice is the rule to keep every die that counts no more than the given
// pips, and where there is none the one that counts least. With 2 pips it is
// the rule "keep 1, 2 and 3" of the standard game.
func KeepLowDice(r engine.Rules, pips int) Policy {
	return alone(r, func(_ engine.Position, roll engine.Roll) (engine.Decision, error) {
		if err := r.CheckRoll(roll, roll.Len()); err != nil {
			return engine.Decision{}, err
		}
		keeps := lowestKeeps(r, roll) // most dice first
		for _, k := range keeps {
			if slices.IndexFunc(k.Faces(), func(f engine.Face) bool { return r.Score(f) > pips }) < 0 {
				return engine.KeepOnly(k), nil
			}
		}
		return engine.KeepOnly(keeps[len(keeps)-1]), nil
	})
}
