package record_test

import (
	"bytes"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"threesaway/engine"
	"threesaway/internal/gametest"
	"threesaway/record"
)

func TestReadTurnReturnsTheMovesAndMakesNone(t *testing.T) {
	g := parse(t, "game Ana, Bob\n").Games()[0]
	moves, err := g.ReadTurn(" 13356 > 33, 1 2 4 ")
	require.NoError(t, err)
	require.Len(t, moves, 3)
	assert.Equal(t, []record.MoveKind{record.Throw, record.Decide, record.Throw}, []record.MoveKind{moves[0].Kind, moves[1].Kind, moves[2].Kind})
	assert.Equal(t, "3 3", moves[1].Decision.String())
	assert.Empty(t, g.Moves())
	moves, err = g.ReadTurn("7")
	require.NoError(t, err)
	assert.Equal(t, []record.Move{{Kind: record.Score, Score: 7}}, moves)
}

func TestReadTurnSaysWhatIsWrongWithoutAPlace(t *testing.T) {
	for _, tt := range []struct {
		text, says string
		is         error
	}{
		{"", "say what Ana has thrown, or the score", record.ErrSyntax},
		{"x", `"x": must be what Ana has thrown, such as 1 3 3 5 6`, record.ErrSyntax},
		{"\xff", "must be UTF-8", record.ErrSyntax},
		{"9 # so", "a turn is told in one line, without #", record.ErrSyntax},
		{"9\n", "a turn is told in one line, without #", record.ErrSyntax},
		{"31", "total: 31: 5 dice cannot count that", engine.ErrPosition},
		{"4442", "invalid roll: 2 4 4 4 is 4 dice, but 5 dice are to be thrown", engine.ErrRoll},
		{"1 3 3", "invalid roll: 1 3 3 is 3 dice, but 5 dice are to be thrown", engine.ErrRoll},
		{"13356 > 4", "illegal keep: the roll 1 3 3 5 6 does not show 4", engine.ErrKeep},
		{"13356 > 33, 99", `invalid roll: "99": the faces of the dice are 1 to 6`, engine.ErrRoll},
	} {
		g := parse(t, "game Ana, Bob\n").Games()[0]
		moves, err := g.ReadTurn(tt.text)
		require.EqualError(t, err, tt.says)
		require.ErrorIs(t, err, tt.is)
		assert.Empty(t, moves)
		assert.Empty(t, g.Moves())
	}
	over := parse(t, "game Ana, Bob\nAna: 7\nBob: 4\n").Games()[0]
	_, err := over.ReadTurn("9")
	require.ErrorIs(t, err, engine.ErrSequence)
}

// What a Writer writes of a turn can be read by ReadTurn and made by a Writer.
func TestMovesThatAreReadCanBeMade(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		h := drawHeader(t)
		var file, copied bytes.Buffer
		w, err := record.NewWriter(&file)
		require.NoError(t, err)
		c, err := record.NewWriter(&copied)
		require.NoError(t, err)
		require.NoError(t, w.Start(h))
		require.NoError(t, c.Start(h))
		for range 10 {
			g := w.Record().Games()[0]
			if g.Done() {
				break
			}
			n := len(g.Moves())
			gametest.Move(t, h.Rules, g.State(), w, 3)
			for _, m := range g.Moves()[n:] {
				require.NoError(t, c.Make(m))
			}
		}
		require.Equal(t, file.String(), copied.String())
	})
}
