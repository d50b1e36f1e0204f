package solver

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"threesaway/engine"
)

// A round has one state for the first seat, and for each other one a state for every
// score to beat and every number of holders that makes a difference; where scores can
// fail to qualify, one for nothing to beat too.
func TestRoundHasTheStatesThatDiffer(t *testing.T) {
	for _, c := range []struct {
		rules                    string
		players, ceiling, states int
	}{
		{"threes-away", 2, 30, 1 + 31},
		{"threes-away", 3, 30, 1 + 31 + 2*31},
		{"threes-away", 4, 30, 1 + 31 + 2*31 + (3 + 2*30)}, // three zeros are not two
		{"high=true", 4, 30, 1 + 31 + 2*31 + (3 + 2*30)},
		{"ties=tied", 4, 30, 1 + 31 + 2*31 + 3*31},
		{"ties=split", 4, 30, 1 + 31 + 2*31 + 3*31},
		{"progressive=3", 3, 3, 1 + (1 + 4) + (1 + 2*4)},
		{"progressive=30", 3, 30, 1 + 31 + 2*31},
		{"progressive=30", 3, 77, 1 + 31 + 2*31},
	} {
		r, err := engine.ParseRules(c.rules)
		require.NoError(t, err)
		turn, err := NewTurn(r)
		require.NoError(t, err)
		round := newRound(turn, c.players, c.ceiling, false)
		assert.Len(t, round.order, c.states, c.rules)
		seen := map[*state]bool{}
		for seat := 1; seat <= c.players; seat++ {
			for beat := engine.NoScore; beat <= round.ceiling; beat++ {
				for holders := 1; holders < seat || beat == engine.NoScore && holders == 1; holders++ {
					if s := round.at(seat, beat, holders); s != nil {
						assert.Equal(t, seat, s.seat)
						assert.Equal(t, beat, s.beat)
						assert.Same(t, s, round.order[s.id])
						seen[s] = true
					}
				}
			}
		}
		assert.Len(t, seen, c.states, c.rules)
		assert.Equal(t, round.first(), round.order[c.states-1], "the first seat comes last")
	}
}
