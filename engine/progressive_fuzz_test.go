package engine_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"threesaway/engine"
)

// What is read as a schedule is written as it was read, and has no ceiling behind
// its end.
func FuzzParseProgressive(f *testing.F) {
	for _, seed := range []string{"off", "every", "stairs", "0", "0,2,4", "4,0,0,400", "401", "-1", "+0", "00", "0,", ",", ""} {
		f.Add(seed)
	}
	f.Add("0" + strings.Repeat(",0", engine.MaxCeilings-1))
	f.Add("0" + strings.Repeat(",0", engine.MaxCeilings))
	f.Fuzz(func(t *testing.T, text string) {
		p, err := engine.ParseProgressive(text)
		if err != nil {
			require.ErrorIs(t, err, engine.ErrRules)
			require.Zero(t, p)
			return
		}
		require.Equal(t, text, p.String())
		for round := 1; round <= engine.MaxCeilings+1; round += 100 {
			ceiling, ok := p.Ceiling(round)
			require.GreaterOrEqual(t, ceiling, 0)
			require.False(t, ok && p.Off())
			if !p.Rising() {
				require.Equal(t, !p.Off() && round <= strings.Count(text, ",")+1, ok)
			}
		}
	})
}
