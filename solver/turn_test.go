package solver

import (
	"math/big"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"threesaway/engine"
)

// Of d dice there are as many rolls as multisets of so many faces, and of a roll 2^d keeps,
// each with as many calls as the rules have. Two million rolls can be held, and fifty
// million decisions, where all have to be considered.
func TestGamesAreRefusedThatHaveMoreRollsOrDecisionsThanCanBeHeld(t *testing.T) {
	for _, c := range []struct {
		options string
		calls   func(dice uint) int64 // nil where few keeps need to be considered
	}{
		{"bottoms=off", nil},
		{"bottoms=blind", nil},
		{"moon=throw", nil},
		{"must_keep_away=true", nil},
		{"high=true", func(uint) int64 { return 1 }},
		{"pass=true", func(uint) int64 { return 1 }},
		{"moon=turn", func(uint) int64 { return 1 }},
		{"bottoms=turn", func(uint) int64 { return 1 }},
		{"bottoms=throw", func(uint) int64 { return 2 }},
		{"bottoms=die", func(dice uint) int64 { return 1 << dice }},
	} {
		refused := 0
		for dice := 1; dice <= engine.MaxDice; dice++ {
			for sides := 2; sides <= engine.MaxSides; sides++ {
				r := engine.ThreesAway()
				r.Dice, r.Sides, r.Away = dice, sides, 1
				require.NoError(t, r.Set(c.options))
				require.NoError(t, r.Validate())
				rolls, decisions := new(big.Int), new(big.Int)
				for d := 1; d <= dice; d++ {
					n := new(big.Int).Binomial(int64(d+sides-1), int64(d))
					rolls.Add(rolls, n)
					if c.calls != nil {
						decisions.Add(decisions, n.Mul(n, big.NewInt(c.calls(uint(d))<<d)))
					}
				}
				want := rolls.Cmp(big.NewInt(2_000_000)) > 0 || decisions.Cmp(big.NewInt(50_000_000)) > 0
				err := checkSize(r)
				assert.Equal(t, want, err != nil, "%s, %d dice, %d sides: %v", c.options, dice, sides, err)
				if err != nil {
					refused++
					require.ErrorIs(t, err, ErrTooLarge)
				}
			}
		}
		assert.Positive(t, refused, c.options)
	}
}

// After a blind call every roll lies as the one that it is turned over into, and is as
// likely as that fell; without such calls there is nothing to weigh.
func TestBlindCallsWeighEveryRollAsTheOneItIsTurnedInto(t *testing.T) {
	turn := turnOf(t, "dice=3 bottoms=blind")
	for d := 1; d <= turn.dice; d++ {
		l := turn.layer(d)
		require.NotNil(t, l.called)
		for i, roll := range l.rolls {
			over := turn.rules.TurnOver(roll, roll.All())
			assert.Equal(t, over.Ways(), l.called.ints[i], roll)
			assert.Equal(t, float64(over.Ways()), l.called.floats[i], roll)
		}
	}
	for _, text := range []string{"dice=3", "dice=3 bottoms=throw", "dice=3 bottoms=die", "dice=3 bottoms=turn"} {
		assert.Nil(t, turnOf(t, text).layer(2).called, text)
	}
}
