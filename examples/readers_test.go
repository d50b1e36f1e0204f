// Package examples_test compares the readers in other languages with the module's own.
package examples_test

import (
	"bytes"
	"context"
	"math"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"threesaway/engine"
	"threesaway/internal/gametest"
	"threesaway/internal/outside"
	"threesaway/solver"
	"threesaway/tables"
)

// reader answers the lines of its input from a table.
type reader func(t *testing.T, file, lines string) (stdout, stderr string, err error)

func python(t *testing.T, file, lines string) (stdout, stderr string, err error) {
	t.Helper()
	program := outside.Need(t, "python3 with Debian's python3-msgpack",
		[]string{"python3", "-c", "import msgpack"}, []string{"/usr/bin/python3", "-c", "import msgpack"})
	return run(exec.Command(program, "python/read_table.py", file), lines)
}

func javascript(t *testing.T, file, lines string) (stdout, stderr string, err error) {
	t.Helper()
	program := outside.Need(t, "node, with what 'npm ci' puts into examples/javascript,",
		[]string{"node", "-e", "require('./javascript/node_modules/@msgpack/msgpack')"})
	return run(exec.Command(program, "javascript/read-table.mjs", file), lines)
}

func run(cmd *exec.Cmd, lines string) (stdout, stderr string, err error) {
	var out, told bytes.Buffer
	cmd.Stdin, cmd.Stdout, cmd.Stderr = strings.NewReader(lines), &out, &told
	err = cmd.Run()
	return out.String(), told.String(), err
}

// question is a position with what the module says about it.
type question struct {
	line     string
	value    float64
	decision string
}

// questions makes up positions of a table, with a roll each.
func questions(t *testing.T, table *tables.Table, goals []solver.Goal, count int) []question {
	t.Helper()
	r := table.Rules()
	dice := rand.New(rand.NewPCG(1, uint64(r.Dice)))
	var list []question
	for len(list) < count {
		goal := goals[len(list)%len(goals)]
		pos := gametest.Position(r, dice, most(table))
		if goal.Kind == solver.KindBeat && pos.ScoreToBeat == engine.NoScore || pos.Validate(r) != nil {
			continue
		}
		faces := make([]engine.Face, pos.Left)
		for i := range faces {
			faces[i] = engine.Face(1 + dice.IntN(r.Sides))
		}
		roll, err := engine.NewRoll(faces...)
		require.NoError(t, err)
		line := "goal=" + string(goal.Kind) + " " + engine.Notation{Position: pos, Roll: roll}.Text(r)
		if goal.Kind == solver.KindBeat {
			line += " tie=" + goal.Tie.String()
		}
		solution, err := table.Solution(goal, pos)
		if goal.Kind == solver.KindMoney && err != nil {
			continue // only pots that can follow are held
		}
		require.NoError(t, err, line)
		value, err := solution.Value(pos)
		if goal.Kind == solver.KindMoney && err != nil {
			continue
		}
		require.NoError(t, err, line)
		decision, err := solution.Decide(pos, roll)
		require.NoError(t, err, line)
		list = append(list, question{line, value, decision.String()})
	}
	return list
}

// most returns the largest number of players that a table answers for.
func most(table *tables.Table) int {
	players := 2
	for _, s := range table.Summary() {
		players = max(players, s.Part.Players)
	}
	return players
}

// compare asks a reader.
func compare(t *testing.T, read reader, file string, list []question) {
	t.Helper()
	var lines strings.Builder
	for _, q := range list {
		lines.WriteString(q.line + "\n")
	}
	stdout, stderr, err := read(t, file, lines.String())
	require.NoError(t, err, "%s", stderr)
	assert.Empty(t, stderr)
	answers := strings.Split(strings.TrimSuffix(stdout, "\n"), "\n")
	require.Len(t, answers, len(list))
	for i, q := range list {
		text, decision, _ := strings.Cut(answers[i], "\t")
		value, err := strconv.ParseFloat(text, 64)
		require.NoError(t, err, q.line)
		assert.Equal(t, math.Float64bits(q.value), math.Float64bits(value), "%s: %v, %v", q.line, q.value, value)
		assert.Equal(t, q.decision, decision, q.line)
	}
}

func everyGoal() []solver.Goal {
	return []solver.Goal{
		solver.Win(), solver.Low(), solver.Win(), solver.Beat(solver.WeightZero), solver.Win(), solver.Beat(solver.WeightHalf),
		solver.Win(), solver.Beat(solver.WeightOne),
	}
}

const standardFile = "../tables/standard.table"

func TestReadersOfTheStandardTable(t *testing.T) {
	table, err := tables.ReadFile(standardFile)
	require.NoError(t, err)
	list := questions(t, table, everyGoal(), 1000)
	t.Run("python", func(t *testing.T) { compare(t, python, standardFile, list) })
	t.Run("javascript", func(t *testing.T) { compare(t, javascript, standardFile, list) })
}

// write solves the standard game but for some rules, and returns its file.
func write(t *testing.T, scope tables.Scope, settings ...string) (*tables.Table, string) {
	t.Helper()
	r := engine.ThreesAway()
	for _, s := range settings {
		require.NoError(t, r.Set(s))
	}
	table, err := tables.Build(context.Background(), r, scope, nil)
	require.NoError(t, err)
	data, err := table.Encode()
	require.NoError(t, err)
	file := filepath.Join(t.TempDir(), "own.table")
	require.NoError(t, os.WriteFile(file, data, 0o600))
	return table, file
}

// The Python reader reads tables of all rules.
func TestReadersOfOtherTables(t *testing.T) {
	for name, c := range map[string]struct {
		settings  []string
		alsoShort bool // whether the short reader reads it too
	}{
		"other dice":     {[]string{"dice=4", "sides=4", "away=4"}, true},
		"more dice":      {[]string{"dice=9", "sides=2", "away=1"}, false},
		"away=none":      {[]string{"dice=3", "away=none"}, true},
		"bottoms=blind":  {[]string{"dice=3", "bottoms=blind"}, true},
		"bottoms=throw":  {[]string{"dice=3", "bottoms=throw"}, false},
		"bottoms=die":    {[]string{"dice=3", "bottoms=die"}, false},
		"bottoms=die, 5": {[]string{"dice=5", "sides=3", "bottoms=die"}, false},
		"bottoms=turn":   {[]string{"dice=3", "bottoms=turn"}, false},
		"every":          {[]string{"dice=3", "sides=3", "away=1", "progressive=every"}, false},
		"stairs":         {[]string{"dice=2", "progressive=stairs"}, false},
		"a list":         {[]string{"dice=3", "progressive=4,2,9"}, false},
		"ties=tied":      {[]string{"dice=3", "ties=tied"}, true},
		"ties=split":     {[]string{"dice=3", "ties=split"}, true},
		"cutoff=false":   {[]string{"dice=3", "cutoff=false"}, true},
		"moon=throw":     {[]string{"dice=3", "moon=throw"}, true},
		"moon=turn":      {[]string{"dice=3", "moon=turn"}, false},
		"high":           {[]string{"dice=3", "high=true"}, false},
		"pass":           {[]string{"dice=3", "pass=true"}, false},
		"pass and die":   {[]string{"dice=3", "pass=true", "bottoms=die"}, false},
		"must_keep_away": {[]string{"dice=3", "must_keep_away=true"}, true},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			table, file := write(t, tables.Scope{Players: 4}, c.settings...)
			list := questions(t, table, everyGoal(), 200)
			compare(t, python, file, list)
			if c.alsoShort {
				compare(t, javascript, file, list)
				return
			}
			stdout, stderr, err := javascript(t, file, "roll=1\n")
			require.Error(t, err)
			assert.Empty(t, stdout)
			assert.Regexp(t, `^read-table: .+ not read here\n$`, stderr)
		})
	}
}

func TestReaderOfMoney(t *testing.T) {
	table, file := write(t, tables.Scope{Goals: []solver.Goal{solver.Win(), solver.Money()}, Players: 3, Pot: 6}, "dice=2", "zero_ante=2")
	compare(t, python, file, questions(t, table, []solver.Goal{solver.Money()}, 100))
}

// A reader says what is wrong with a file that is not a table, or altered.
func TestReadersRefuse(t *testing.T) {
	data, err := os.ReadFile(standardFile)
	require.NoError(t, err)
	altered := filepath.Join(t.TempDir(), "altered.table")
	data[len(data)/2] ^= 1
	require.NoError(t, os.WriteFile(altered, data, 0o600))
	for name, read := range map[string]reader{"python": python, "javascript": javascript} {
		t.Run(name, func(t *testing.T) {
			for _, c := range [][2]string{{altered, "roll=1,2,3,4,5"}, {"none.table", ""}, {standardFile, "players=9"}, {standardFile, "goal=money"}} {
				stdout, stderr, err := read(t, c[0], c[1]+"\n")
				require.Error(t, err, c)
				assert.Empty(t, stdout)
				assert.Regexp(t, `^read.table: .+\n$`, stderr, c)
			}
		})
	}
}
