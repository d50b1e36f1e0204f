package batch_test

import (
	"bufio"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strings"
	"testing"
	"testing/iotest"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"threesaway/batch"
	"threesaway/engine"
	"threesaway/internal/gametest"
	"threesaway/solver"
	"threesaway/tables"
)

// answered is a line of answers, as a reader who knows the contract only would
// declare it.
type answered struct {
	Schema      int
	Line        int
	ValueBefore float64 `json:"value_before"`
	option
	Moon    bool
	Options []option
	Column  int
	Error   string
}

type option struct {
	Keep        []engine.Face
	ThrowAgain  int `json:"throw_again"`
	Value       float64
	Loss        float64
	TurnOver    []engine.Face `json:"turn_over"`
	Pass        bool
	TurnOverAll bool `json:"turn_over_all"`
}

// decode reads lines of answers.
func decode(t require.TestingT, text string) []answered {
	var list []answered
	for line := range strings.Lines(text) {
		require.True(t, strings.HasSuffix(line, "\n"), "%q", line)
		var a answered
		d := json.NewDecoder(strings.NewReader(line))
		d.DisallowUnknownFields()
		require.NoError(t, d.Decode(&a), line)
		require.False(t, d.More(), line)
		require.Equal(t, 1, a.Schema)
		list = append(list, a)
	}
	return list
}

func standardJob(t require.TestingT) batch.Job {
	table, err := tables.Standard()
	require.NoError(t, err)
	return batch.Job{Rules: engine.ThreesAway(), Goal: solver.Win(), Table: table}
}

func optionOf(o solver.Option) option {
	want := option{Keep: o.Decision.Keep.Faces(), ThrowAgain: o.ThrowAgain, Value: o.Value, Loss: o.Loss, Pass: o.Decision.Passes(), TurnOverAll: o.Decision.Over}
	if o.Decision.Turned.Len() > 0 {
		want.TurnOver = o.Decision.Turned.Faces()
	}
	return want
}

// check compares an answer with the advice of a solution.
func check(t require.TestingT, s solver.Solution, n engine.Notation, got answered, all bool) {
	want, err := solver.Advise(s, n.Position, n.Roll)
	require.NoError(t, err)
	require.Equal(t, want.ValueBefore, got.ValueBefore)
	require.Equal(t, want.Moon, got.Moon)
	if want.Moon {
		require.Nil(t, got.Keep)
		require.Nil(t, got.Options)
		return
	}
	best := optionOf(want.Best())
	require.Equal(t, best, got.option, "%s", n.Text(s.Rules()))
	if !all {
		require.Nil(t, got.Options)
		return
	}
	require.Len(t, got.Options, len(want.Options))
	for i, o := range want.Options {
		require.Equal(t, optionOf(o), got.Options[i])
	}
}

// The standard game is answered from the table as a question alone is.
func TestAnswersFromTheTableAreTheAdvice(t *testing.T) {
	job := standardJob(t)
	rnd := newRand(3)
	for _, goal := range []solver.Goal{solver.Win(), solver.Low()} {
		job.Goal = goal
		s, err := job.Table.Solution(goal, engine.Opening(job.Rules, 2))
		require.NoError(t, err)
		var text strings.Builder
		var questions []engine.Notation
		for i := range 600 {
			n := randomQuestion(rnd, job.Rules)
			questions = append(questions, n)
			if i%2 == 0 {
				fmt.Fprintln(&text, n.Text(job.Rules))
			} else {
				fmt.Fprintln(&text, positionJSON(t, job.Rules, n))
			}
		}
		for _, job.Options = range []bool{false, true} {
			out, summary := run(t, job, text.String())
			require.Equal(t, batch.Summary{Answered: len(questions)}, summary)
			for i, got := range decode(t, out) {
				require.Equal(t, i+1, got.Line)
				check(t, s, questions[i], got, job.Options)
			}
		}
	}
}

// So are random rules, for every goal, from what is solved on the way.
func TestAnswersOfRandomRulesAreTheAdvice(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		goal := rapid.SampledFrom([]solver.Goal{solver.Win(), solver.Low(), solver.Money(), solver.Beat(solver.WeightHalf)}).Draw(t, "goal")
		dice, lines := 3, 20
		if goal.Kind == solver.KindMoney {
			dice, lines = 1, 2 // each is solved alone
		}
		r := gametest.Rules(dice).Draw(t, "rules")
		rnd := newRand(rapid.Uint64().Draw(t, "seed"))
		var text strings.Builder
		var questions []engine.Notation
		for range lines {
			n := randomQuestion(rnd, r)
			questions = append(questions, n)
			fmt.Fprintln(&text, n.Text(r))
		}
		job := batch.Job{Rules: r, Goal: goal, Options: rapid.Bool().Draw(t, "options")}
		out, summary := run(t, job, text.String())
		answers := decode(t, out)
		require.Len(t, answers, len(questions))
		require.Equal(t, len(questions), summary.Answered+summary.Refused)
		known := map[int]solver.Solution{}
		solve := func(pos engine.Position) (s solver.Solution, err error) {
			if s = known[pos.Players]; s == nil || goal.Kind == solver.KindMoney {
				if s, err = solver.Solve(r, goal, pos); err == nil {
					known[pos.Players] = s
				}
			}
			return s, err
		}
		for i, got := range answers {
			n := questions[i]
			if goal.Kind == solver.KindBeat && n.Position.ScoreToBeat == engine.NoScore {
				require.Equal(t, "beat: the goal beat needs a score to beat", got.Error)
				continue
			}
			s, err := solve(n.Position)
			if errors.Is(err, solver.ErrEndless) || errors.Is(err, solver.ErrUnsettled) {
				require.Contains(t, got.Error, err.Error())
				continue
			}
			require.NoError(t, err)
			if goal.Kind != solver.KindMoney {
				check(t, s, n, got, job.Options)
				continue
			}
			// Those for money are good to within a bound.
			want, err := solver.Advise(s, n.Position, n.Roll)
			require.NoError(t, err)
			require.InDelta(t, want.ValueBefore, got.ValueBefore, 1e-9)
			require.InDelta(t, want.Best().Value, got.Value, 1e-9)
		}
	})
}

func TestLinesThatSayNothingArePassedOver(t *testing.T) {
	job := standardJob(t)
	out, summary := run(t, job, "\n# a remark\n \t\n  # another\nroll=1,2,3,4,5\n\n")
	assert.Equal(t, batch.Summary{Answered: 1}, summary)
	assert.Equal(t, 5, decode(t, out)[0].Line)
	for _, text := range []string{"", "\n", "#", " ", "\r\n", "\uFEFF"} {
		out, summary = run(t, job, text)
		assert.Empty(t, out)
		assert.Zero(t, summary)
	}
}

// However lines end, they are answered alike.
func TestEndsOfLines(t *testing.T) {
	job := standardJob(t)
	want, _ := run(t, job, "roll=1,2,3,4,5\n{\"roll\":[3,3,5,6,1]}\n")
	for _, text := range []string{
		"roll=1,2,3,4,5\n{\"roll\":[3,3,5,6,1]}",
		"roll=1,2,3,4,5\r\n{\"roll\":[3,3,5,6,1]}\r\n",
		"\uFEFFroll=1,2,3,4,5\r\n{\"roll\":[3,3,5,6,1]}\r\n\r\n",
	} {
		got, _ := run(t, job, text)
		assert.Equal(t, want, got, "%q", text)
	}
}

func TestWrongLinesAreToldAndTheNextIsAnswered(t *testing.T) {
	long := strings.Repeat(" ", batch.MaxLine)
	for _, c := range []struct {
		line   string
		column int
		err    string
	}{
		{"players=4", 10, "roll: say what has been thrown, such as roll=2,5,6"},
		{`{"players":4}`, 14, "roll: say what has been thrown, such as roll=2,5,6"},
		{"players=4 beat=40 roll=1,2,3,4,5", 11, "beat: 40: must be 0 to 30"},
		{"players=3 pot=2 roll=1,2,3,4,5", 11, "pot: 2: at least 3 antes are in it"},
		{`{"players":3, "pot":2, "roll":[1,2,3,4,5]}`, 15, "pot: 2: at least 3 antes are in it"},
		{"roll=1,2,3,4,5\x00", 1, `roll: "5\x00": must be faces from 1 to 6, such as roll=2,5,6`},
		{"\x00", 1, `"\x00": unknown key: the keys are players, `},
		{"\xff\xfe", 1, `"\xff\xfe": unknown key: the keys are players, `},
		{"roll=1,2,3,4,5\r\r", 1, `roll: "5\r": must be faces from 1 to 6, such as roll=2,5,6`},
		{"3 3 5 6 1", 1, `"3": unknown key: the keys are players, `},
		{"roll=1,2,3,4,5" + long, 1, "line: longer than 65536 bytes"},
		{long + "\t", 1, "line: longer than 65536 bytes"},
		{long + long, 1, "line: longer than 65536 bytes"},
		{long + long + long + "roll=1,2,3,4,5", 1, "line: longer than 65536 bytes"},
		{"#" + long, 1, "line: longer than 65536 bytes"},
	} {
		t.Run(fmt.Sprintf("%.40q", c.line), func(t *testing.T) {
			const good = "roll=3,3,5,6,1"
			for _, text := range []string{good + "\n" + c.line + "\n" + good, good + "\n" + c.line + "\n" + good + "\n"} {
				out, summary := run(t, standardJob(t), text)
				assert.Equal(t, batch.Summary{Answered: 2, Refused: 1}, summary)
				answers := decode(t, out)
				require.Len(t, answers, 3)
				assert.Equal(t, []int{1, 2, 3}, []int{answers[0].Line, answers[1].Line, answers[2].Line})
				assert.Equal(t, answers[0].option, answers[2].option)
				assert.Equal(t, c.column, answers[1].Column)
				assert.True(t, strings.HasPrefix(answers[1].Error, c.err), answers[1].Error)
				assert.Nil(t, answers[1].Keep)
			}
			out, _ := run(t, standardJob(t), c.line)
			assert.Len(t, decode(t, out), 1, "the last line, without an end")
		})
	}
}

func TestTheLongestLineIsRead(t *testing.T) {
	const question = "roll=3,3,5,6,1"
	line := strings.Repeat(" ", batch.MaxLine-len(question)) + question
	for _, text := range []string{line, line + "\n", line + "\r\n", line + "\n" + line} {
		_, summary := run(t, standardJob(t), text)
		assert.Zero(t, summary.Refused)
	}
	_, summary := run(t, standardJob(t), " "+line)
	assert.Equal(t, 1, summary.Refused)
}

// It does not matter in which pieces an input comes.
func TestInputInPieces(t *testing.T) {
	job := standardJob(t)
	rnd := newRand(4)
	var text strings.Builder
	for i := range 300 {
		fmt.Fprintln(&text, randomQuestion(rnd, job.Rules).Text(job.Rules))
		if i%100 == 50 {
			fmt.Fprintln(&text, strings.Repeat("x", batch.MaxLine+i))
		}
	}
	want, _ := run(t, job, text.String())
	for name, wrap := range map[string]func(io.Reader) io.Reader{
		"one byte": iotest.OneByteReader, "half": iotest.HalfReader, "the end with data": iotest.DataErrReader,
	} {
		t.Run(name, func(t *testing.T) {
			var out strings.Builder
			_, err := batch.Run(t.Context(), job, wrap(strings.NewReader(text.String())), &out)
			require.NoError(t, err)
			assert.Equal(t, want, out.String())
		})
	}
}

// A program that asks one line at a time is answered at once.
func TestAnswersAreNotHeldBack(t *testing.T) {
	asked, ask := io.Pipe()
	answers, answer := io.Pipe()
	done := make(chan error)
	job := standardJob(t)
	go func() {
		_, err := batch.Run(context.Background(), job, asked, answer)
		done <- err
	}()
	told := bufio.NewReader(answers)
	for range 3 {
		_, err := io.WriteString(ask, "roll=3,3,5,6,1\n")
		require.NoError(t, err)
		line, err := told.ReadString('\n')
		require.NoError(t, err)
		assert.Equal(t, []engine.Face{3, 3}, decode(t, line)[0].Keep)
	}
	require.NoError(t, ask.Close())
	require.NoError(t, <-done)
}

var errBroken = errors.New("broken")

// failing fails after so many writes.
type failing struct{ writes int }

func (f *failing) Write(p []byte) (int, error) {
	if f.writes--; f.writes < 0 {
		return 0, errBroken
	}
	return len(p), nil
}

func TestFailures(t *testing.T) {
	job := standardJob(t)
	text := strings.Repeat("roll=3,3,5,6,1\n", 10_000)
	t.Run("writing", func(t *testing.T) {
		for writes := range 3 {
			summary, err := batch.Run(t.Context(), job, strings.NewReader(text), &failing{writes})
			require.ErrorIs(t, err, errBroken)
			assert.ErrorContains(t, err, "write the answers")
			assert.Less(t, summary.Answered, 10_000)
		}
	})
	t.Run("reading", func(t *testing.T) {
		var out strings.Builder
		in := io.MultiReader(strings.NewReader("roll=3,3,5,6,1\nroll=3,3"), iotest.ErrReader(errBroken))
		summary, err := batch.Run(t.Context(), job, in, &out)
		require.ErrorIs(t, err, errBroken)
		assert.ErrorContains(t, err, "read the positions")
		assert.Equal(t, batch.Summary{Answered: 1}, summary, "half a line is no line")
		assert.Len(t, decode(t, out.String()), 1)
	})
	t.Run("a reader that reads nothing", func(t *testing.T) {
		_, err := batch.Run(t.Context(), job, nothing{}, io.Discard)
		assert.ErrorIs(t, err, io.ErrNoProgress)
	})
	t.Run("cancelled", func(t *testing.T) {
		ctx, cancel := context.WithCancel(t.Context())
		endless := readerFunc(func(p []byte) (int, error) { cancel(); return copy(p, text), nil })
		summary, err := batch.Run(ctx, job, endless, io.Discard)
		require.ErrorIs(t, err, context.Canceled)
		assert.Positive(t, summary.Answered)
	})
	t.Run("rules", func(t *testing.T) {
		_, err := batch.Run(t.Context(), batch.Job{Goal: solver.Low()}, strings.NewReader(text), io.Discard)
		require.ErrorIs(t, err, engine.ErrRules)
		other := job
		other.Rules = engine.Tripps()
		_, err = batch.Run(t.Context(), other, strings.NewReader(text), io.Discard)
		assert.ErrorIs(t, err, engine.ErrRules)
	})
	t.Run("rules that are too large", func(t *testing.T) {
		r, err := engine.ParseRules("dice=20 sides=20")
		require.NoError(t, err)
		line := "roll=" + strings.Repeat("1,", 19) + "1\n"
		_, err = batch.Run(t.Context(), batch.Job{Rules: r, Goal: solver.Low()}, strings.NewReader(line), io.Discard)
		assert.ErrorIs(t, err, solver.ErrTooLarge)
	})
	t.Run("an unknown goal", func(t *testing.T) {
		_, err := batch.Run(t.Context(), batch.Job{Rules: engine.ThreesAway()}, strings.NewReader(text), io.Discard)
		assert.ErrorIs(t, err, solver.ErrGoal)
	})
}

type nothing struct{}

func (nothing) Read([]byte) (int, error) { return 0, nil }

type readerFunc func(p []byte) (int, error)

func (f readerFunc) Read(p []byte) (int, error) { return f(p) }

// What no table holds is solved when it is needed, and no more often than that.
func TestSolvedOnce(t *testing.T) {
	r, err := engine.ParseRules("dice=2")
	require.NoError(t, err)
	table, err := tables.Build(t.Context(), r, tables.Scope{Players: 3}, nil)
	require.NoError(t, err)
	text := "players=2 roll=1,2\nplayers=5 roll=1,2\nplayers=4 roll=1,2\nplayers=3 pot=200 roll=1,2\nplayers=6 roll=1,2\nplayers=5 pot=150 roll=3,3\n"
	for name, c := range map[string]struct {
		table *tables.Table
		goal  solver.Goal
		want  []int
	}{
		"win":            {nil, solver.Win(), []int{2, 5, 6}},
		"win, table":     {table, solver.Win(), []int{5, 6}},
		"low":            {nil, solver.Low(), []int{2}},
		"low, table":     {table, solver.Low(), nil},
		"money":          {nil, solver.Money(), []int{2, 5, 3, 6}},
		"money, no part": {table, solver.Money(), []int{2, 5, 3, 6}},
	} {
		t.Run(name, func(t *testing.T) {
			var players []int
			job := batch.Job{Rules: r, Goal: c.goal, Table: c.table, Solving: func(pos engine.Position) { players = append(players, pos.Players) }}
			_, summary := run(t, job, text)
			assert.Equal(t, batch.Summary{Answered: 6}, summary)
			assert.Equal(t, c.want, players)
		})
	}
}

// Where coins may be turned over, all score alike for certain.
func TestGamesWithoutEndAreRefusedLineByLine(t *testing.T) {
	r, err := engine.ParseRules("dice=1 sides=2 away=1 bottoms=throw")
	require.NoError(t, err)
	for _, goal := range []solver.Goal{solver.Win(), solver.Money()} {
		out, summary := run(t, batch.Job{Rules: r, Goal: goal}, "players=3 roll=1\nplayers=2 roll=2\n roll=2 players=4\n")
		assert.Equal(t, batch.Summary{Refused: 3}, summary)
		for i, a := range decode(t, out) {
			assert.Equal(t, []int{1, 1, 9}[i], a.Column)
			assert.Contains(t, a.Error, fmt.Sprintf("players: %d: ", []int{3, 2, 4}[i]))
			assert.Contains(t, a.Error, solver.ErrEndless.Error())
		}
	}
}

// Lines are answered without a byte allocated for each.
func TestLinesAllocateNothing(t *testing.T) {
	job := standardJob(t)
	rnd := newRand(5)
	var text, object strings.Builder
	const positions = 5000
	for range positions {
		n := randomQuestion(rnd, job.Rules)
		fmt.Fprintln(&text, n.Text(job.Rules))
		fmt.Fprintln(&object, positionJSON(t, job.Rules, n))
	}
	for _, lines := range []string{text.String(), object.String()} {
		allocations := testing.AllocsPerRun(3, func() {
			_, err := batch.Run(context.Background(), job, strings.NewReader(lines), io.Discard)
			require.NoError(t, err)
		})
		assert.Less(t, allocations, positions/50.0)
	}
}

func FuzzRun(f *testing.F) {
	f.Add("roll=3,3,5,6,1\n\n# x\r\n{\"roll\":[3,3,5,6,1]}\nplayers=4 seat=3 beat=7 kept=1,3 roll=2,5,6")
	f.Add("\uFEFFplayers=9\x00\n\xff")
	f.Add("{\"notation\":\"roll=1,2,3,4,5\"}\r\r\n{}{}")
	f.Fuzz(func(t *testing.T, text string) {
		job := standardJob(t)
		job.Goal = solver.Low() // nothing to solve
		out, summary := run(t, job, text)
		answers := decode(t, out)
		require.Len(t, answers, summary.Answered+summary.Refused)
		last := 0
		for _, a := range answers {
			require.Greater(t, a.Line, last)
			last = a.Line
			require.Equal(t, a.Error != "", a.Column > 0)
			require.Equal(t, a.Error == "", a.Keep != nil)
		}
		require.LessOrEqual(t, last, strings.Count(text, "\n")+1)
		var slow strings.Builder
		_, err := batch.Run(t.Context(), job, iotest.OneByteReader(strings.NewReader(text)), &slow)
		require.NoError(t, err)
		require.Equal(t, out, slow.String())
	})
}
