package engine_test

import (
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

// progressiveSchedules draws any schedule of ceilings.
func progressiveSchedules() *rapid.Generator[engine.Progressive] {
	return rapid.Custom(func(t *rapid.T) engine.Progressive {
		text := rapid.OneOf(
			rapid.SampledFrom([]string{"off", "every", "stairs"}),
			rapid.Map(
				rapid.SliceOfN(rapid.StringMatching(`0|[1-9][0-9]?|[123][0-9][0-9]|400`), 1, 12),
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

// validRules draws any valid rules, using every option. It keeps to the pairs of
// RULES.md by construction, so that no draw is thrown away.
func validRules() *rapid.Generator[engine.Rules] {
	return rapid.Custom(func(t *rapid.T) engine.Rules {
		r := engine.Rules{
			Dice:     rapid.IntRange(1, engine.MaxDice).Draw(t, "dice"),
			Sides:    rapid.IntRange(2, engine.MaxSides).Draw(t, "sides"),
			Bottoms:  engine.Bottoms(rapid.IntRange(0, int(engine.BottomsTurn)).Draw(t, "bottoms")),
			Ties:     engine.Ties(rapid.IntRange(0, int(engine.TiesSplit)).Draw(t, "ties")),
			ZeroAnte: rapid.IntRange(0, engine.MaxAntes).Draw(t, "zero_ante"),
			TieAnte:  rapid.IntRange(0, engine.MaxAntes).Draw(t, "tie_ante"),
			Cutoff:   rapid.Bool().Draw(t, "cutoff"),
			High:     rapid.Bool().Draw(t, "high"),
			Pass:     rapid.Bool().Draw(t, "pass"),
		}
		r.Away = awayFaces(r.Sides).Draw(t, "away")
		if !r.High {
			r.Progressive = progressiveSchedules().Draw(t, "schedule")
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

// playableRules draws rules that a Turn can play. The number of dice is bounded
// to keep the tests fast.
func playableRules() *rapid.Generator[engine.Rules] {
	return rapid.Custom(func(t *rapid.T) engine.Rules {
		r := engine.ThreesAway()
		r.Dice = rapid.IntRange(1, 7).Draw(t, "dice")
		r.Sides = rapid.IntRange(2, 9).Draw(t, "sides")
		r.Away = awayFaces(r.Sides).Draw(t, "away")
		r.Cutoff = rapid.Bool().Draw(t, "cutoff")
		r.High = rapid.Bool().Draw(t, "high")
		r.MustKeepAway = r.Away != engine.NoAway && rapid.Bool().Draw(t, "must_keep_away")
		require.NoError(t, r.Validate())
		return r
	})
}

// drawRoll draws a throw of n dice.
func drawRoll(t *rapid.T, r engine.Rules, n int) engine.Roll {
	faces := rapid.SliceOfN(rapid.IntRange(1, r.Sides), n, n).Draw(t, "roll")
	dice := make([]engine.Face, n)
	for i, f := range faces {
		dice[i] = engine.Face(f)
	}
	return newRoll(t, dice...)
}

// drawKeep draws a legal keep of a roll: some of its dice, and all away dice
// where the rules ask for them.
func drawKeep(t *rapid.T, r engine.Rules, roll engine.Roll) engine.Keep {
	mask := rapid.Uint32Range(1, 1<<roll.Len()-1).Draw(t, "keep")
	if r.MustKeepAway {
		for i, f := range roll.Faces() {
			if f == r.Away {
				mask |= 1 << i
			}
		}
	}
	return roll.KeepMask(mask)
}
