package main

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"threesaway/engine"
)

// Dice may be named in any way that parseDice promises; a roll is read as it is
// written, and what is none is told by the name of the argument.
func FuzzParseDice(f *testing.F) {
	for _, seed := range []string{"3 3 5 6 1", "33561", "3,3 5,,6 1", "12 1 20", "0", "7", "-1", "+3", "٣", "3\x00", " ", "", strings.Repeat("1", 21)} {
		f.Add(uint8(6), seed)
		f.Add(uint8(20), seed)
	}
	f.Fuzz(func(t *testing.T, sides uint8, text string) {
		r := engine.ThreesAway()
		r.Sides = 4 + int(sides)%(engine.MaxSides-3)
		require.NoError(t, r.Validate())
		roll, err := parseDice(r, []string{text})
		if err != nil {
			require.ErrorContains(t, err, "DICE: ")
			require.Zero(t, roll)
			return
		}
		require.Positive(t, roll.Len())
		again, err := parseDice(r, strings.Fields(roll.String()))
		require.NoError(t, err)
		require.Equal(t, roll, again)
	})
}
