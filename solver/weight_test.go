package solver_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"threesaway/solver"
)

// A weight is a fraction from 0 to 1 in lowest terms, and is read as it is
// written, however it was written first.
func FuzzParseWeight(f *testing.F) {
	for _, seed := range []string{
		"0", "1", "0.5", "1/2", "2/4", ".5", "1.", "0/7", "1/0", "1.0000000001", "0.123456789", "500000001/1000000000",
		"-0", "1e9", "0x1p-1", "1_0/2_0", "1/2/3", "99999999999999999999999999999999", "¹/₂", "",
	} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, text string) {
		w, err := solver.ParseWeight(text)
		if err != nil {
			require.ErrorIs(t, err, solver.ErrGoal)
			require.Zero(t, w)
			return
		}
		num, den := w.Fraction()
		require.GreaterOrEqual(t, num, int64(0))
		require.LessOrEqual(t, num, den)
		require.LessOrEqual(t, den, int64(1e9))
		for a, b := num, den; ; a, b = b%a, a {
			if a == 0 {
				require.Equal(t, int64(1), b, "%s is not in lowest terms", w)
				break
			}
		}
		again, err := solver.ParseWeight(w.String())
		require.NoError(t, err)
		require.Equal(t, w, again)
	})
}
