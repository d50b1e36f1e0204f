package engine

import (
	"strconv"
	"strings"
)

// Progressive is a schedule of ceilings: round r can be won only with a score
// at or below its ceiling (RULES.md, "Variants on the sheet"). The zero value
// sets no ceilings. Schedules are comparable.
type Progressive struct {
	text string // canonical; "" is off
}

// The named schedules.
var (
	// ProgressiveOff sets no ceilings.
	ProgressiveOff = Progressive{}
	// ProgressiveEvery raises the ceiling by one each round: 0, 1, 2, 3, …
	ProgressiveEvery = Progressive{"every"}
	// ProgressiveStairs stays on ceiling c for c rounds: 1, 2, 2, 3, 3, 3, …
	ProgressiveStairs = Progressive{"stairs"}
)

// maxRound is the last round that has a ceiling; it is beyond every one that can bind.
const maxRound = MaxDice * MaxSides * MaxDice * MaxSides

// MaxCeilings is the longest explicit list of ceilings.
const MaxCeilings = 1000

// ParseProgressive reads off, every, stairs or a list of ceilings such as
// "0,2,4". It fails with [ErrRules] on anything else.
func ParseProgressive(s string) (Progressive, error) {
	switch s {
	case "off":
		return ProgressiveOff, nil
	case "every", "stairs":
		return Progressive{s}, nil
	}
	parts := strings.Split(s, ",")
	if len(parts) > MaxCeilings {
		return Progressive{}, Errorf("%w: progressive: %d ceilings: at most %d", ErrRules, len(parts), MaxCeilings)
	}
	for _, part := range parts {
		c, err := parseCount(part)
		if err != nil || c < 0 || c > MaxDice*MaxSides {
			return Progressive{}, Errorf("%w: progressive=%s: must be off, every, stairs or a list of ceilings like 0,2,4", ErrRules, s)
		}
	}
	return Progressive{s}, nil
}

// Rising reports whether the schedule goes on for ever and no ceiling is below
// the one before.
func (p Progressive) Rising() bool { return p == ProgressiveEvery || p == ProgressiveStairs }

// Off reports whether the schedule sets no ceilings at all.
func (p Progressive) Off() bool { return p.text == "" }

// String returns the schedule as it is written in rules.
func (p Progressive) String() string {
	if p.Off() {
		return "off"
	}
	return p.text
}

// Ceiling returns the highest score that can win round r, counted from 1. ok
// is false where the schedule sets none: no schedule does beyond round
// (MaxDice·MaxSides)², long after its ceilings are above every score.
func (p Progressive) Ceiling(round int) (ceiling int, ok bool) {
	if round < 1 || round > maxRound {
		return 0, false
	}
	switch p.text {
	case "":
		return 0, false
	case "every":
		return round - 1, true
	case "stairs":
		c := 1
		for ; round > c; c++ {
			round -= c // ceiling c is that of c rounds
		}
		return c, true
	}
	list, more := p.text, true
	for i := 1; more; i++ {
		var one string
		if one, list, more = strings.Cut(list, ","); i == round {
			ceiling, err := strconv.Atoi(one)
			return ceiling, err == nil
		}
	}
	return 0, false
}

// Ceilings returns the highest score that can win each round of the schedule, from
// the first round on to the first of those that are all alike because no ceiling
// binds any more; the last entry is the highest score there is. Without a schedule
// that is the only one.
func (r Rules) Ceilings() []int {
	var list []int
	last, most := 0, r.MaxScore() // last is the number of rounds up to the last ceiling that binds
	for round := 1; ; round++ {
		ceiling, ok := r.Progressive.Ceiling(round)
		if !ok {
			break
		}
		list = append(list, min(ceiling, most))
		if ceiling < most {
			last = round
		} else if r.Progressive.Rising() {
			break
		}
	}
	return append(list[:last], most)
}
