package main

import (
	"context"
	"encoding/csv"
	"encoding/json"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"threesaway/internal/cli"
	"threesaway/internal/clitest"
)

// interrupted runs the command as if an interrupt had come at once.
func interrupted(t *testing.T, args ...string) {
	t.Helper()
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	cmd := newCommand()
	cmd.SetArgs(args)
	var stdout strings.Builder
	cmd.SetOut(&stdout)
	cmd.SetErr(io.Discard)
	cmd.SilenceUsage = true
	require.ErrorIs(t, cmd.ExecuteContext(ctx), context.Canceled)
	assert.Empty(t, stdout.String())
}

// A solve that is interrupted leaves an old file whole, and no other.
func TestInterruptedBuild(t *testing.T) {
	name := buildTiny(t)
	old, err := os.ReadFile(name)
	require.NoError(t, err)

	interrupted(t, "-o", name, "--players", "2")

	now, err := os.ReadFile(name)
	require.NoError(t, err)
	assert.Equal(t, old, now)
	list, err := os.ReadDir(filepath.Dir(name))
	require.NoError(t, err)
	assert.Len(t, list, 1)
}

func TestInterruptedVerify(t *testing.T) {
	interrupted(t, "verify", buildTiny(t))
}

// A table is for everyone to read.
func TestBuiltFileMode(t *testing.T) {
	stat, err := os.Stat(buildTiny(t))
	require.NoError(t, err)
	assert.Equal(t, os.FileMode(0o444), stat.Mode().Perm()&0o444)
}

// Whichever byte of a table is altered and wherever it is cut off, verify refuses
// it with an error that names the file.
func TestVerifyDamagedTable(t *testing.T) {
	name := buildTiny(t)
	whole, err := os.ReadFile(name)
	require.NoError(t, err)
	refused := func(data []byte, what string, at int) {
		require.NoError(t, os.WriteFile(name, data, 0o644))
		stdout, stderr, code := solve("verify", name)
		require.Equal(t, cli.Failed, code, "%s %d", what, at)
		require.Empty(t, stdout, "%s %d", what, at)
		require.Contains(t, stderr, "solve: "+name+": ", "%s %d", what, at)
	}
	for at := range whole {
		damaged := slices.Clone(whole)
		damaged[at] ^= 1 << (at % 8)
		refused(damaged, "altered byte", at)
		if at%16 == 0 || at == len(whole)-1 {
			refused(whole[:at], "cut off at", at)
		}
	}
	refused(append(slices.Clip(whole), 0), "a byte trails", len(whole))
}

func TestHelp(t *testing.T) {
	clitest.Help(t, newCommand, "solve", "solve verify", "solve info", "solve export", "solve completion bash")
}

// An answer that could not be written whole is not taken for one that was.
func TestUnwritableAnswer(t *testing.T) {
	name := buildTiny(t)
	for _, args := range [][]string{
		{"info", name},
		{"verify", name},
		{"export", name},
		{"export", name, "--format", "csv"},
		{"-o", name, "--rule", "dice=1", "--players", "2"},
		{"--help"},
	} {
		clitest.Unwritable(t, newCommand, args)
	}
}

// Both forms of an exported table hold the same decisions, and JSON is JSON.
func TestExportsAgree(t *testing.T) {
	for _, args := range []string{
		"--rule dice=2", "--rule dice=2 --rule pass=true --rule bottoms=turn",
		"--rule dice=1 --rule progressive=2 --goal money --pot 6", "--rule dice=2 --rule sides=3 --rule bottoms=die",
	} {
		t.Run(args, func(t *testing.T) { exportsAgree(t, words(args)) })
	}
}

func exportsAgree(t *testing.T, args []string) {
	name := filepath.Join(t.TempDir(), "two.table")
	_, stderr, code := solve(append(args, "-o", name, "--players", "2")...)
	require.Equal(t, cli.OK, code, stderr)

	text, stderr, code := solve("export", name, "--format", "json")
	require.Equal(t, cli.OK, code, stderr)
	var table struct {
		Schema int
		Rules  map[string]any
		Rolls  [][]string
		Goals  []struct {
			Goal      string
			Tie       string
			Players   int
			Round     int
			Pot       int
			Positions []struct {
				Seat        int  `json:"seat"`
				ScoreToBeat *int `json:"score_to_beat"`
				Holders     int  `json:"holders"`
				DiceLeft    int  `json:"dice_left"`
				Total       int  `json:"total"`
				Bottom      int  `json:"bottom"`
				Passed      bool `json:"passed"`
				Value       float64
				Keeps       []string
			}
		}
	}
	require.NoError(t, json.Unmarshal([]byte(text), &table))
	assert.Equal(t, 1, table.Schema)
	assert.InDelta(t, len(table.Rolls), table.Rules["dice"], 0)

	text, stderr, code = solve("export", name, "--format", "csv")
	require.Equal(t, cli.OK, code, stderr)
	rows, err := csv.NewReader(strings.NewReader(text)).ReadAll()
	require.NoError(t, err)
	assert.Equal(t, strings.Split("goal,tie,players,round,pot,seat,score_to_beat,holders,dice_left,total,bottom,passed,value,roll,keep", ","), rows[0])
	rows = rows[1:]
	for _, g := range table.Goals {
		for _, p := range g.Positions {
			rolls := table.Rolls[p.DiceLeft-1]
			require.Len(t, p.Keeps, len(rolls))
			for i, roll := range rolls {
				require.NotEmpty(t, rows, "a decision is missing in the CSV")
				row := rows[0]
				rows = rows[1:]
				require.Equal(t, []string{g.Goal, g.Tie, roll, p.Keeps[i]}, []string{row[0], row[1], row[13], row[14]})
				var numbers []any
				for j, cell := range row[2:13] {
					if cell == "" {
						require.Nil(t, p.ScoreToBeat, "column %d", j+2)
						cell = "null"
					}
					var v any
					require.NoError(t, json.Unmarshal([]byte(cell), &v))
					numbers = append(numbers, v)
				}
				var beat any
				if p.ScoreToBeat != nil {
					beat = float64(*p.ScoreToBeat)
				}
				require.Equal(t, []any{
					float64(g.Players), float64(g.Round), float64(g.Pot), float64(p.Seat), beat, float64(p.Holders), float64(p.DiceLeft),
					float64(p.Total), float64(p.Bottom), p.Passed, p.Value,
				}, numbers)
			}
		}
	}
	assert.Empty(t, rows, "a decision is missing in the JSON")
}
