package engine_test

import (
	"errors"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"threesaway/engine"
)

func TestOpeningIsTheFirstPositionOfARound(t *testing.T) {
	r := standardWith(func(r *engine.Rules) { r.Dice = 4 })
	for players := 2; players <= engine.MaxPlayers; players++ {
		p := engine.Opening(r, players)
		assert.Equal(t, engine.Position{Players: players, Seat: 1, ScoreToBeat: engine.NoScore, Left: 4}, p)
		assert.NoError(t, p.Validate(r))
	}
}

func TestPositionsThatPlayReachesAreTaken(t *testing.T) {
	standard := engine.ThreesAway()
	loose := standardWith(func(r *engine.Rules) { r.Cutoff = false })
	high := standardWith(func(r *engine.Rules) { r.High = true })
	none := standardWith(func(r *engine.Rules) { r.Away = engine.NoAway })
	one := standardWith(func(r *engine.Rules) { r.Dice = 1 })
	const no = engine.NoScore
	tests := []struct {
		name  string
		rules engine.Rules
		p     engine.Position // players, seat, score to beat, holders, left, total
	}{
		{"most players, last seat", standard, engine.Position{20, 20, 7, 19, 5, 0}},
		{"seat 1, last die", standard, engine.Position{2, 1, no, 0, 1, 24}},
		{"equal total goes on", standard, engine.Position{2, 2, 7, 1, 2, 7}},
		{"perfect score to beat", standard, engine.Position{3, 3, 0, 2, 4, 0}},
		{"above the score, no cut-off", loose, engine.Position{2, 2, 7, 1, 2, 8}},
		{"high, can still tie", high, engine.Position{2, 2, 30, 1, 4, 6}},
		{"high, below the score so far", high, engine.Position{2, 2, 20, 1, 4, 2}},
		{"no away face, least total", none, engine.Position{2, 2, 5, 1, 1, 4}},
		{"one die", one, engine.Position{2, 2, 6, 1, 1, 0}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			assert.NoError(t, tt.p.Validate(tt.rules))
		})
	}
}

func TestPositionsThatNoPlayReachesAreRefused(t *testing.T) {
	standard := engine.ThreesAway()
	high := standardWith(func(r *engine.Rules) { r.High = true })
	highAway6 := standardWith(func(r *engine.Rules) { r.High, r.Away = true, 6 })
	none := standardWith(func(r *engine.Rules) { r.Away = engine.NoAway })
	one := standardWith(func(r *engine.Rules) { r.Dice = 1 })
	const no = engine.NoScore
	tests := []struct {
		name  string
		field string
		rules engine.Rules
		p     engine.Position // players, seat, score to beat, holders, left, total
	}{
		{"one player", "players", standard, engine.Position{1, 1, no, 0, 5, 0}},
		{"fewer than no players", "players", standard, engine.Position{-1, 1, no, 0, 5, 0}},
		{"too many players", "players", standard, engine.Position{21, 1, no, 0, 5, 0}},
		{"the zero position", "players", standard, engine.Position{}},
		{"seat 0", "seat", standard, engine.Position{2, 0, no, 0, 5, 0}},
		{"seat beyond the players", "seat", standard, engine.Position{3, 4, 7, 1, 5, 0}},
		{"seat 1 with a score to beat", "beat", standard, engine.Position{2, 1, 7, 1, 5, 0}},
		{"seat 1 with a perfect score to beat", "beat", standard, engine.Position{2, 1, 0, 1, 5, 0}},
		{"seat 2 without a score to beat", "beat", standard, engine.Position{2, 2, no, 0, 5, 0}},
		{"score below 0", "beat", standard, engine.Position{2, 2, -2, 1, 5, 0}},
		{"score above the highest", "beat", standard, engine.Position{2, 2, 31, 1, 5, 0}},
		{"score above the highest, away die highest", "beat", highAway6, engine.Position{2, 2, 26, 1, 5, 0}},
		{"score that no dice show", "beat", one, engine.Position{2, 2, 3, 1, 1, 0}},
		{"score 0 without an away face", "beat", none, engine.Position{2, 2, 0, 1, 5, 0}},
		{"holders of no score", "holders", standard, engine.Position{2, 1, no, 1, 5, 0}},
		{"nobody holds the score", "holders", standard, engine.Position{2, 2, 7, 0, 5, 0}},
		{"fewer than no holders", "holders", standard, engine.Position{2, 2, 7, -1, 5, 0}},
		{"more holders than have thrown", "holders", standard, engine.Position{4, 3, 7, 3, 5, 0}},
		{"no dice left", "left", standard, engine.Position{2, 1, no, 0, 0, 7}},
		{"fewer than no dice left", "left", standard, engine.Position{2, 1, no, 0, -1, 7}},
		{"more dice left than there are", "left", standard, engine.Position{2, 1, no, 0, 6, 0}},
		{"total of no dice", "total", standard, engine.Position{2, 1, no, 0, 5, 1}},
		{"negative total", "total", standard, engine.Position{2, 1, no, 0, 4, -1}},
		{"total above the highest", "total", standard, engine.Position{2, 1, no, 0, 4, 7}},
		{"total that a die cannot show", "total", standard, engine.Position{2, 1, no, 0, 4, 3}},
		{"total below the least", "total", none, engine.Position{2, 1, no, 0, 3, 1}},
		{"cut off", "total", standard, engine.Position{2, 2, 7, 1, 2, 8}},
		{"high, cut off", "total", high, engine.Position{2, 2, 30, 1, 4, 5}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			err := tt.p.Validate(tt.rules)
			require.ErrorIs(t, err, engine.ErrPosition)
			wrong, ok := errors.AsType[*engine.PositionError](err)
			require.True(t, ok)
			assert.Equal(t, tt.field, wrong.Field)
			assert.NotEmpty(t, wrong.Problem)
			assert.Equal(t, wrong.Field+": "+wrong.Problem, wrong.Error())
		})
	}
}

func TestPositionErrorsSayWhatWouldBeRight(t *testing.T) {
	const no = engine.NoScore
	tests := []struct {
		says string
		p    engine.Position
	}{
		{"players: 21: must be 2 to 20", engine.Position{21, 1, no, 0, 5, 0}},
		{"seat: 4: must be 1 to 3", engine.Position{3, 4, 7, 1, 5, 0}},
		{"beat: 31: must be 0 to 30", engine.Position{2, 2, 31, 1, 5, 0}},
		{"holders: 3: must be 1 to 2", engine.Position{4, 3, 7, 3, 5, 0}},
		{"left: 6: must be 1 to 5", engine.Position{2, 1, no, 0, 6, 0}},
		{"total: 7: 1 die kept", engine.Position{2, 1, no, 0, 4, 7}},
		{"total: 8: the turn is cut off, as 7 is to beat", engine.Position{2, 2, 7, 1, 2, 8}},
	}
	for _, tt := range tests {
		assert.ErrorContains(t, tt.p.Validate(engine.ThreesAway()), tt.says)
	}
}

// table keeps the score of one round by RULES.md, apart from the code under
// test.
type table struct {
	rules   engine.Rules
	best    int
	holders []int
}

func (b *table) score(seat, score int) {
	better := score < b.best
	if b.rules.High {
		better = score > b.best
	}
	switch {
	case b.best == engine.NoScore || better:
		b.best, b.holders = score, []int{seat}
	case score == b.best:
		b.holders = append(b.holders, seat)
	}
}

func TestPositionsOfRandomPlayAreValid(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		rules := playableRules().Draw(t, "rules")
		players := rapid.IntRange(2, 4).Draw(t, "players")
		round := table{rules: rules, best: engine.NoScore}
		for seat := 1; seat <= players; seat++ {
			turn := newTurn(t, rules, round.best)
			for !turn.Done() {
				p := engine.Position{
					Players: players, Seat: seat, ScoreToBeat: round.best, Holders: len(round.holders),
					Left: turn.Left(), Total: turn.Total(),
				}
				require.NoError(t, p.Validate(rules), "%+v", p)
				roll := drawRoll(t, rules, turn.Left())
				require.NoError(t, turn.Throw(roll))
				require.NoError(t, turn.Keep(drawKeep(t, rules, roll)))
			}
			if !turn.CutOff() {
				round.score(seat, turn.Total())
			}
		}
	})
}
