package main

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"threesaway/engine"
	"threesaway/internal/cli"
	"threesaway/internal/clitest"
	"threesaway/internal/gametest"
)

// batchOf runs query batch on a text.
func batchOf(t require.TestingT, text string, args ...string) []string {
	cmd := newCommand()
	cmd.SetIn(strings.NewReader(text))
	var out, told strings.Builder
	code := cli.Run(cmd, append([]string{"batch", "--options"}, args...), &out, &told)
	require.Equal(t, cli.OK, code, told.String())
	return strings.Split(strings.TrimSuffix(out.String(), "\n"), "\n")
}

// choice is what both a question and a batch say of an option.
type choice struct {
	Keep        []int   `json:"keep"`
	ThrowAgain  int     `json:"throw_again"`
	Value       float64 `json:"value"`
	Loss        float64 `json:"loss"`
	TurnOver    []int   `json:"turn_over"`
	Pass        bool    `json:"pass"`
	TurnOverAll bool    `json:"turn_over_all"`
}

// A batch says what each of its questions says alone, by random rules and for
// every goal, and takes the position that --json prints.
func TestBatchAnswersAsQuestionsDo(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		r := gametest.Rules(2).Draw(t, "rules")
		goal := rapid.SampledFrom([]string{"win", "low", "beat"}).Draw(t, "goal")
		args := []string{"--goal", goal}
		for word := range strings.FieldsSeq(r.String()) {
			args = append(args, "--rule", word)
		}
		var lines, alone []string
		for range 4 {
			game, err := engine.NewGame(r, rapid.IntRange(2, 3).Draw(t, "players"))
			require.NoError(t, err)
			for range rapid.IntRange(0, 8).Draw(t, "moves") {
				if !game.Done() {
					gametest.Move(t, r, game, game, 5)
				}
			}
			pos, ok := game.Position()
			if turn := game.Turn(); !ok || goal == "beat" && pos.ScoreToBeat == engine.NoScore {
				continue
			} else if roll, thrown := turn.Roll(); thrown {
				line := engine.Notation{Position: pos, Kept: turn.Kept(), Roll: roll}.Text(r)
				stdout, told, code := query(append(args, "--json", "--position", line)...)
				if strings.Contains(told, "never ends") {
					continue
				}
				require.Equal(t, cli.OK, code, told)
				lines, alone = append(lines, line), append(alone, stdout)
			}
		}
		if len(lines) == 0 {
			return
		}
		answers := batchOf(t, strings.Join(lines, "\n"), args...)
		require.Len(t, answers, len(lines))
		var objects []string
		for i, answer := range answers {
			var got, want struct {
				Position    json.RawMessage `json:"position"`
				ValueBefore float64         `json:"value_before"`
				Moon        bool            `json:"moon"`
				Options     []choice        `json:"options"`
				choice
			}
			require.NoError(t, json.Unmarshal([]byte(answer), &got))
			require.NoError(t, json.Unmarshal([]byte(alone[i]), &want))
			require.Equal(t, want.ValueBefore, got.ValueBefore)
			require.Equal(t, want.Moon, got.Moon)
			objects = append(objects, string(want.Position))
			if !want.Moon {
				require.Equal(t, want.Options, got.Options)
				require.Equal(t, want.Options[0], got.choice)
			}
		}
		assert.Equal(t, answers, batchOf(t, strings.Join(objects, "\r\n"), args...))
	})
}

// An answer that cannot be written ends the batch.
func TestBatchEndsWhereAnswersCannotBeWritten(t *testing.T) {
	cmd := newCommand()
	cmd.SetIn(endless{})
	var told strings.Builder
	assert.Equal(t, cli.Failed, cli.Run(cmd, []string{"batch"}, &clitest.FullDevice{}, &told))
	assert.Contains(t, told.String(), "query: write the answers: ")
}

// endless asks the same again and again.
type endless struct{}

func (endless) Read(p []byte) (int, error) { return copy(p, "roll=1,2,3,4,5\n"), nil }
