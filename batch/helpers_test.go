package batch_test

import (
	"context"
	"encoding/json"
	"math/rand/v2"
	"strings"

	"github.com/stretchr/testify/require"

	"threesaway/batch"
	"threesaway/engine"
)

func newRand(seed uint64) *rand.Rand { return rand.New(rand.NewPCG(seed, 0)) }

func randomFaces(rnd *rand.Rand, r engine.Rules, n int) []engine.Face {
	faces := make([]engine.Face, n)
	for i := range faces {
		faces[i] = engine.Face(1 + rnd.IntN(r.Sides))
	}
	return faces
}

// randomQuestion draws a position that play can lead to, the dice kept and a roll.
func randomQuestion(rnd *rand.Rand, r engine.Rules) engine.Notation {
	for {
		pos := engine.Opening(r, 2+rnd.IntN(3))
		pos.Seat = 1 + rnd.IntN(pos.Players)
		if !r.Progressive.Off() {
			pos.Round = 1 + rnd.IntN(12)
		}
		if pos.Seat > 1 {
			score, _ := engine.NewKeep(randomFaces(rnd, r, r.Dice)...)
			pos.ScoreToBeat, pos.Holders = r.KeepTotal(score), 1+rnd.IntN(pos.Seat-1)
		}
		keep, _ := engine.NewKeep(randomFaces(rnd, r, rnd.IntN(r.Dice))...)
		pos.Left, pos.Total = r.Dice-keep.Len(), r.KeepTotal(keep)
		if r.Bottoms == engine.BottomsTurn {
			pos.Bottom = r.BottomTotal(keep)
		}
		pos.Passed = r.Pass && pos.Left > 1 && rnd.IntN(2) == 0
		pos.Pot = pos.LeastPot(r) + rnd.IntN(3)
		if pos.Validate(r) != nil {
			continue
		}
		roll, _ := engine.NewRoll(randomFaces(rnd, r, pos.Left)...)
		return engine.Notation{Position: pos, Kept: keep, Roll: roll}
	}
}

// positionJSON writes a position as query --json does.
func positionJSON(t require.TestingT, r engine.Rules, n engine.Notation) string {
	pos := n.Position
	document := struct {
		Players     int           `json:"players"`
		Seat        int           `json:"seat"`
		ScoreToBeat *int          `json:"score_to_beat"`
		Holders     int           `json:"holders"`
		Kept        []engine.Face `json:"kept"`
		Total       int           `json:"total"`
		DiceLeft    int           `json:"dice_left"`
		Roll        []engine.Face `json:"roll"`
		Round       int           `json:"round"`
		Pot         int           `json:"pot"`
		Bottom      int           `json:"bottom"`
		Passed      bool          `json:"passed"`
		Notation    string        `json:"notation"`
	}{
		Players: pos.Players, Seat: pos.Seat, Holders: pos.Holders, Kept: n.Kept.Faces(), Total: pos.Total, DiceLeft: pos.Left,
		Roll: n.Roll.Faces(), Round: pos.Round, Pot: pos.Pot, Bottom: pos.Bottom, Passed: pos.Passed, Notation: n.Text(r),
	}
	if pos.ScoreToBeat != engine.NoScore {
		document.ScoreToBeat = &pos.ScoreToBeat
	}
	data, err := json.Marshal(document)
	require.NoError(t, err)
	return string(data)
}

// run answers a text.
func run(t require.TestingT, job batch.Job, text string) (string, batch.Summary) {
	var out strings.Builder
	summary, err := batch.Run(tContext(t), job, strings.NewReader(text), &out)
	require.NoError(t, err)
	return out.String(), summary
}

func tContext(t require.TestingT) context.Context {
	if c, ok := t.(interface{ Context() context.Context }); ok {
		return c.Context()
	}
	return context.Background()
}
