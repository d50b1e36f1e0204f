package engine

import (
	"fmt"
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
		return Progressive{}, fmt.Errorf("%w: progressive: %d ceilings: at most %d", ErrRules, len(parts), MaxCeilings)
	}
	for i, part := range parts {
		c, err := strconv.Atoi(strings.TrimSpace(part))
		if err != nil || c < 0 || c > MaxDice*MaxSides {
			return Progressive{}, fmt.Errorf("%w: progressive=%s: must be off, every, stairs or a list of ceilings like 0,2,4", ErrRules, s)
		}
		parts[i] = strconv.Itoa(c)
	}
	return Progressive{strings.Join(parts, ",")}, nil
}

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
// is false where the schedule sets none.
func (p Progressive) Ceiling(round int) (ceiling int, ok bool) {
	if round < 1 {
		return 0, false
	}
	switch p.text {
	case "":
		return 0, false
	case "every":
		return round - 1, true
	case "stairs":
		for c := 1; ; c++ {
			if round -= c; round <= 0 {
				return c, true
			}
		}
	}
	list := strings.Split(p.text, ",")
	if round > len(list) {
		return 0, false
	}
	ceiling, err := strconv.Atoi(list[round-1])
	return ceiling, err == nil
}
