package solver

import (
	"errors"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"threesaway/engine"
)

// The last player's options are worth the same for certain if they leave as many dice at
// the same total, or if the round is won, or lost, whatever these show. Only others that
// are worth the same need a proof to stand in order; without it they are refused.
func TestOptionsAreProvenOnlyWhereTheyMayDiffer(t *testing.T) {
	failure, proofs := errors.New("no proof"), 0
	for _, text := range []string{"dice=3", "dice=3 away=none", "dice=4 sides=3", "dice=3 sides=2 away=none", "dice=4 sides=2 away=1"} {
		turn := turnOf(t, text)
		r := turn.rules
		exact, err := turn.Win(2)
		require.NoError(t, err)
		s, err := turn.Win(2)
		require.NoError(t, err)
		s.games[2][0].proven = func() (*provenGame, error) { return nil, failure }
		// end returns 1 or -1 if the round is won or lost for certain.
		end := func(pos engine.Position) int {
			switch least, most := pos.Total+pos.Left*r.MinDieScore(), pos.Total+pos.Left*r.MaxDieScore(); {
			case most < pos.ScoreToBeat:
				return 1
			case least > pos.ScoreToBeat:
				return -1
			}
			return 0
		}
		needed, equal := 0, 0
		for beat := range r.MaxScore() + 1 {
			pos := engine.Position{Players: 2, Seat: 2, Round: 1, Pot: 2, ScoreToBeat: beat, Holders: 1}
			if r.Perfect(beat) {
				pos.Pot += 2
			}
			for pos.Left = 1; pos.Left <= r.Dice; pos.Left++ {
				for pos.Total = 0; pos.Total <= (r.Dice-pos.Left)*r.MaxDieScore(); pos.Total++ {
					if pos.Validate(r) != nil {
						continue
					}
					for _, roll := range turn.layer(pos.Left).rolls {
						want, err := Rank(exact, pos, roll)
						require.NoError(t, err)
						differ := false
						for i := 2; i < len(want.Options); i++ {
							a, b := want.Options[i-1], want.Options[i]
							if a.Exact.Cmp(b.Exact) != 0 {
								continue
							}
							x, y := pos.After(r, roll, a.Decision), pos.After(r, roll, b.Decision)
							equal++
							differ = differ || (x.Left != y.Left || x.Total != y.Total) && (end(x) == 0 || end(x) != end(y))
						}
						_, err = AppendOptions(nil, s, pos, roll)
						if differ {
							needed++
							assert.ErrorIs(t, err, failure, "%s: %+v, %s", text, pos, roll)
						} else {
							assert.NoError(t, err, "%s: %+v, %s", text, pos, roll)
						}
					}
				}
			}
		}
		assert.Greater(t, equal, 2*needed, text)
		proofs += needed
	}
	assert.Positive(t, proofs)
}
