package engine_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"threesaway/engine"
)

func TestPotAgainst(t *testing.T) {
	high, costly := engine.ThreesAway(), engine.ThreesAway()
	high.High, costly.ZeroAnte = true, 3
	for name, c := range map[string]struct {
		rules         engine.Rules
		beat, holders int
		want          int
	}{
		"nothing to beat":    {engine.ThreesAway(), engine.NoScore, 0, 4},
		"a score":            {engine.ThreesAway(), 7, 2, 4},
		"a lone zero":        {engine.ThreesAway(), 0, 1, 8},
		"two zeros":          {engine.ThreesAway(), 0, 2, 12},
		"zeros that cost 3":  {costly, 0, 2, 28},
		"zero where 30 wins": {high, 0, 1, 4},
		"the perfect 30":     {high, 30, 1, 8},
		"the imperfect 30":   {engine.ThreesAway(), 30, 1, 4},
	} {
		t.Run(name, func(t *testing.T) {
			pos := engine.Opening(c.rules, 4)
			pos.ScoreToBeat, pos.Holders = c.beat, c.holders
			assert.Equal(t, c.want, c.rules.PotAgainst(pos))
		})
	}
}
