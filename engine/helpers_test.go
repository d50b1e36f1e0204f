package engine_test

import (
	"strconv"
	"strings"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"threesaway/engine"
)

// failer is what *testing.T and *rapid.T have in common here.
type failer interface {
	require.TestingT
	Helper()
}

func newRoll(t failer, faces ...engine.Face) engine.Roll {
	t.Helper()
	roll, err := engine.NewRoll(faces...)
	require.NoError(t, err)
	return roll
}

func newKeep(t failer, faces ...engine.Face) engine.Keep {
	t.Helper()
	keep, err := engine.NewKeep(faces...)
	require.NoError(t, err)
	return keep
}

// newDecision turns dice of a roll over and keeps others.
func newDecision(t failer, turned, keep []engine.Face, over bool) engine.Decision {
	t.Helper()
	return engine.Decision{Turned: newKeep(t, turned...), Keep: newKeep(t, keep...), Over: over}
}

// keepOnly keeps dice without a call; none is a pass.
func keepOnly(t failer, keep ...engine.Face) engine.Decision {
	t.Helper()
	return engine.KeepOnly(newKeep(t, keep...))
}

// faces reads dice of up to nine sides: "336" is 3 3 6.
func faces(digits string) []engine.Face {
	list := make([]engine.Face, len(digits))
	for i, d := range digits {
		list[i] = engine.Face(d - '0')
	}
	return list
}

// repeat returns n dice that all show f.
func repeat(f engine.Face, n int) []engine.Face {
	faces := make([]engine.Face, n)
	for i := range faces {
		faces[i] = f
	}
	return faces
}

// standardWith returns the standard rules after a change.
func standardWith(change func(*engine.Rules)) engine.Rules {
	r := engine.ThreesAway()
	change(&r)
	return r
}

// rulesOf returns the standard rules after settings like "ties=split".
func rulesOf(t failer, settings ...string) engine.Rules {
	t.Helper()
	r, err := engine.ParseRules(strings.Join(settings, " "))
	require.NoError(t, err)
	return r
}

// total adds up faces by hand, as RULES.md says: a die counts its face, the away
// face nothing.
func total(r engine.Rules, faces []engine.Face) int {
	sum := 0
	for _, f := range faces {
		if f != r.Away {
			sum += int(f)
		}
	}
	return sum
}

// power is base^exp for small numbers.
func power(base, exp int) int {
	p := 1
	for range exp {
		p *= base
	}
	return p
}

// orderedThrows calls see for each of the sides^n throws of n distinguishable
// dice. The slice is reused.
func orderedThrows(n, sides int, see func([]engine.Face)) {
	faces := make([]engine.Face, n)
	for code := range power(sides, n) {
		for i := range faces {
			faces[i] = engine.Face(code%sides + 1)
			code /= sides
		}
		see(faces)
	}
}

// progressiveSchedules draws any schedule of ceilings up to a highest one.
func progressiveSchedules(highest int) *rapid.Generator[engine.Progressive] {
	return rapid.Custom(func(t *rapid.T) engine.Progressive {
		text := rapid.OneOf(
			rapid.SampledFrom([]string{"off", "every", "stairs"}),
			rapid.Map(
				rapid.SliceOfN(rapid.Map(rapid.IntRange(0, highest), strconv.Itoa), 1, 12),
				func(list []string) string { return strings.Join(list, ",") },
			),
		).Draw(t, "progressive")
		p, err := engine.ParseProgressive(text)
		require.NoError(t, err)
		return p
	})
}

// awayFaces draws an away face of a die, or none.
func awayFaces(sides int) *rapid.Generator[engine.Face] {
	return rapid.Map(rapid.IntRange(0, sides), func(f int) engine.Face { return engine.Face(f) })
}

// rulesUpTo draws any valid rules up to some limits, using every option. It keeps
// to the pairs of RULES.md by construction, so that no draw is thrown away.
func rulesUpTo(dice, sides, antes int) *rapid.Generator[engine.Rules] {
	return rapid.Custom(func(t *rapid.T) engine.Rules {
		r := engine.Rules{
			Dice:     rapid.IntRange(1, dice).Draw(t, "dice"),
			Sides:    rapid.IntRange(2, sides).Draw(t, "sides"),
			Bottoms:  engine.Bottoms(rapid.IntRange(0, int(engine.BottomsTurn)).Draw(t, "bottoms")),
			Ties:     engine.Ties(rapid.IntRange(0, int(engine.TiesSplit)).Draw(t, "ties")),
			ZeroAnte: rapid.IntRange(0, antes).Draw(t, "zero_ante"),
			TieAnte:  rapid.IntRange(0, antes).Draw(t, "tie_ante"),
			Cutoff:   rapid.Bool().Draw(t, "cutoff"),
			High:     rapid.Bool().Draw(t, "high"),
			Pass:     rapid.Bool().Draw(t, "pass"),
		}
		r.Away = awayFaces(r.Sides).Draw(t, "away")
		if !r.High {
			r.Progressive = progressiveSchedules(dice*sides).Draw(t, "schedule")
		}
		if r.Ties == engine.TiesTied {
			r.TiePayers = engine.TiePayers(rapid.IntRange(0, int(engine.TiePayersTied)).Draw(t, "tie_payers"))
		}
		if !r.High && r.Bottoms <= engine.BottomsBlind && int(r.Away) != r.Sides {
			r.Moon = engine.Moon(rapid.IntRange(0, int(engine.MoonTurn)).Draw(t, "moon"))
		}
		if r.Away != engine.NoAway {
			r.MustKeepAway = rapid.Bool().Draw(t, "must_keep_away")
		}
		require.NoError(t, r.Validate())
		return r
	})
}

// validRules draws any valid rules.
func validRules() *rapid.Generator[engine.Rules] {
	return rulesUpTo(engine.MaxDice, engine.MaxSides, engine.MaxAntes)
}

// playableRules draws valid rules with few dice of few sides: brute force is then
// fast, and ties, perfect scores and moons are common.
func playableRules() *rapid.Generator[engine.Rules] { return rulesUpTo(4, 6, 3) }

// drawFaces draws what n dice show. All dice alike are drawn more often than
// chance would have it.
func drawFaces(t *rapid.T, r engine.Rules, n int) []engine.Face {
	face := rapid.Map(rapid.IntRange(1, r.Sides), func(f int) engine.Face { return engine.Face(f) })
	return rapid.OneOf(
		rapid.SliceOfN(face, n, n),
		rapid.SampledFrom([][]engine.Face{
			repeat(1, n), repeat(engine.Face(r.Sides), n), repeat(max(1, r.Away), n),
		}),
	).Draw(t, "faces")
}

// drawDecision draws one of the decisions that RULES.md allows about a roll.
func drawDecision(t *rapid.T, r engine.Rules, roll []engine.Face, passed bool) choice {
	c := rapid.SampledFrom(legalChoices(r, roll, passed)).Draw(t, "decision")
	if r.Bottoms == engine.BottomsTurn && len(c.keep) == len(roll) {
		c.over = rapid.Bool().Draw(t, "over")
	}
	return c
}
