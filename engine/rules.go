package engine

import (
	"fmt"
	"math"
)

// Rules is one way to play, every option of the game spelled out. The names of
// the options, their values and their meaning are those of RULES.md. Rules are
// comparable: two values are equal exactly when they are the same rules.
//
// The zero Rules are not valid; start from [ThreesAway] or another preset and
// change what differs.
type Rules struct {
	// Dice is the number of dice, 1..[MaxDice].
	Dice int
	// Sides is the number of sides of a die, 2..[MaxSides].
	Sides int
	// Away is the face that counts zero, or [NoAway].
	Away Face
	// Bottoms is what calling "bottoms" lets a player do.
	Bottoms Bottoms
	// Progressive is the schedule of ceilings under which a round can be won.
	Progressive Progressive
	// Ties says who plays on after a tie that is not at the perfect score.
	Ties Ties
	// ZeroAnte is the number of antes that everyone still in pays at each
	// perfect score, 0..[MaxAntes].
	ZeroAnte int
	// TieAnte is the number of antes paid at a tie that is played off,
	// 0..[MaxAntes].
	TieAnte int
	// TiePayers says who pays TieAnte.
	TiePayers TiePayers
	// Cutoff ends a turn at once when it can no longer win or tie.
	Cutoff bool
	// Moon says when all dice showing the highest face win the pot.
	Moon Moon
	// High lets the highest score win.
	High bool
	// Pass lets a player keep none of a throw, then at least two of the next.
	Pass bool
	// MustKeepAway forces every thrown away die to be kept.
	MustKeepAway bool
}

// NoAway is the away face of a game in which every face counts.
const NoAway Face = 0

// MaxAntes bounds the antes that a rule may ask for at once.
const MaxAntes = 1000

// Score returns what one die showing f counts, in pips: f, or 0 for the away
// face.
func (r Rules) Score(f Face) int {
	if f == r.Away {
		return 0
	}
	return int(f)
}

// MaxDieScore returns the most that one die can count, in pips.
func (r Rules) MaxDieScore() int {
	if Face(r.Sides) == r.Away {
		return r.Sides - 1
	}
	return r.Sides
}

// MaxScore returns the highest possible score, in pips.
func (r Rules) MaxScore() int { return r.Dice * r.MaxDieScore() }

// MinDieScore returns the least that one die can count, in pips.
func (r Rules) MinDieScore() int {
	if r.Away == NoAway {
		return 1
	}
	return 0
}

// Perfect reports whether a score is one to which the zero rules apply: 0, or
// with High the highest possible score (RULES.md, "How options meet").
func (r Rules) Perfect(score int) bool {
	return score == r.PerfectScore()
}

// PerfectScore returns the score to which the zero rules apply, in pips; see
// [Rules.Perfect].
func (r Rules) PerfectScore() int {
	if r.High {
		return r.MaxScore()
	}
	return 0
}

// PerfectReachable reports whether dice can show the perfect score at all: without
// an away face no total is 0.
func (r Rules) PerfectReachable() bool { return r.Reachable(r.Dice, r.PerfectScore()) }

// Better reports whether score a beats score b.
func (r Rules) Better(a, b int) bool {
	if r.High {
		return a > b
	}
	return a < b
}

// KeepTotal returns what the dice of k count together, in pips.
func (r Rules) KeepTotal(k Keep) int {
	return k.dice.pips() - k.Count(r.Away)*int(r.Away)
}

// CheckRoll reports, with [ErrRoll], a roll that n dice of these rules cannot
// show.
func (r Rules) CheckRoll(roll Roll, n int) error {
	if roll.Len() == 0 {
		return Errorf("%w: no dice, but %s to be thrown", ErrRoll, pluralAre(n))
	}
	if roll.Len() != n {
		return Errorf("%w: %s is %s, but %s to be thrown", ErrRoll, roll, plural(roll.Len()), pluralAre(n))
	}
	if h := roll.Highest(); int(h) > r.Sides {
		return Errorf("%w: face %d: the dice have faces 1 to %d", ErrRoll, h, r.Sides)
	}
	return nil
}

func plural(n int) Text { return Counted(n, "%d die", "%d dice") }

func pluralAre(n int) Text { return Counted(n, "%d die is", "%d dice are") }

// Validate reports, with [ErrRules], the first option whose value is out of
// range or contradicts another option; it names the options concerned.
func (r Rules) Validate() error {
	switch {
	case r.Dice < 1 || r.Dice > MaxDice:
		return Errorf("%w: dice=%d: must be 1 to %d", ErrRules, r.Dice, MaxDice)
	case r.Sides < 2 || r.Sides > MaxSides:
		return Errorf("%w: sides=%d: must be 2 to %d", ErrRules, r.Sides, MaxSides)
	case r.Away < 0 || int(r.Away) > r.Sides:
		return Errorf("%w: away=%d: must be a face, 1 to %d, or none", ErrRules, r.Away, r.Sides)
	case r.Bottoms >= bottomsEnd:
		return Errorf("%w: bottoms: unknown value %d", ErrRules, r.Bottoms)
	case r.Ties >= tiesEnd:
		return Errorf("%w: ties: unknown value %d", ErrRules, r.Ties)
	case r.TiePayers >= tiePayersEnd:
		return Errorf("%w: tie_payers: unknown value %d", ErrRules, r.TiePayers)
	case r.Moon >= moonEnd:
		return Errorf("%w: moon: unknown value %d", ErrRules, r.Moon)
	case r.ZeroAnte < 0 || r.ZeroAnte > MaxAntes:
		return Errorf("%w: zero_ante=%d: must be 0 to %d", ErrRules, r.ZeroAnte, MaxAntes)
	case r.TieAnte < 0 || r.TieAnte > MaxAntes:
		return Errorf("%w: tie_ante=%d: must be 0 to %d", ErrRules, r.TieAnte, MaxAntes)
	}
	return r.checkPairs()
}

// checkPairs refuses the combinations of options that have no meaning.
func (r Rules) checkPairs() error {
	conflict := func(a, b string, why Text) error {
		return Errorf("%w: %s does not go with %s: %s", ErrRules, a, b, why)
	}
	switch {
	case r.High && !r.Progressive.Off():
		return conflict("high=true", "progressive="+r.Progressive.String(), Textf("a ceiling bounds the lowest score that wins"))
	case r.High && r.Moon != MoonOff:
		return conflict("high=true", "moon="+r.Moon.String(), Textf("all dice on the highest face win by score already"))
	case r.Moon != MoonOff && r.Bottoms > BottomsBlind:
		return conflict("moon="+r.Moon.String(), "bottoms="+r.Bottoms.String(), Textf("the moon looks at dice as they lie"))
	case r.Moon != MoonOff && int(r.Away) == r.Sides:
		return conflict("moon="+r.Moon.String(), fmt.Sprintf("away=%d", r.Away), Textf("the highest face already scores as the perfect one"))
	case r.TiePayers == TiePayersTied && r.Ties != TiesTied:
		return conflict("tie_payers=tied", "ties="+r.Ties.String(), Textf("the tied players pay alone only where they alone play on (ties=tied)"))
	case r.MustKeepAway && r.Away == NoAway:
		return conflict("must_keep_away=true", "away=none", Textf("there is no away die to keep"))
	}
	return nil
}

// MostThrown returns the largest number of dice that one turn can throw, each
// throw counting all its dice: n·(n+1)/2 for n dice, and more with Pass.
func (r Rules) MostThrown() int {
	most := make([]int, max(0, min(r.Dice, MaxDice))+1)
	for n := 1; n < len(most); n++ {
		most[n] = n + most[n-1]
		if r.Pass && n >= 2 {
			most[n] = max(most[n], 2*n+most[n-2])
		}
	}
	return most[len(most)-1]
}

// Outcomes returns a number n of equally likely outcomes such that the
// probability of every event of one turn is a multiple of 1/n: sides to the power
// of [Rules.MostThrown]. ok is false where n is beyond an int64, and for rules
// that are not valid.
func (r Rules) Outcomes() (n int64, ok bool) {
	if r.Validate() != nil {
		return 0, false
	}
	n = 1
	for range r.MostThrown() {
		if n > math.MaxInt64/int64(r.Sides) {
			return 0, false
		}
		n *= int64(r.Sides)
	}
	return n, true
}
