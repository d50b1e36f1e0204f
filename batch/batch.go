package batch

import (
	"context"
	"errors"
	"io"
	"strings"

	"threesaway/engine"
	"threesaway/solver"
	"threesaway/tables"
)

// Job says what is asked about every position.
type Job struct {
	// Rules are the rules to play by.
	Rules engine.Rules
	// Goal is what to play for.
	Goal solver.Goal
	// Table answers what it holds, if not nil; its rules must be those of the job.
	// The rest is solved when a line first needs it: for win up to the number of
	// players of the line, for money up to somewhat more than its pot. It is kept
	// until a line needs more. Values for money can thereby differ from those of one
	// question alone by less than their [solver.MoneySolution.Bound].
	Table *tables.Table
	// Options adds every option with its value and loss to each answer.
	Options bool
	// Solving, if not nil, is called before a solve with the position that needs it.
	Solving func(pos engine.Position)
}

// Summary counts the lines that were looked at, without those that say nothing.
type Summary struct {
	// Answered is the number of lines whose position was answered.
	Answered int
	// Refused is the number of lines that were answered by an error.
	Refused int
}

// MaxLine is the length of the longest line that is read, in bytes, without its
// end. Longer ones are refused.
const MaxLine = 1 << 16

// Run reads positions and answers them in order, a line of JSON for each line
// read. Empty lines and lines that begin with # are passed over.
//
// Answers are written before more is waited for, so that a program may ask line by
// line. Run ends with the input; with an error when reading or writing fails, when
// the rules cannot be solved, or when ctx is done, which it looks at between reads.
// The summary tells how far it came.
func Run(ctx context.Context, job Job, r io.Reader, w io.Writer) (Summary, error) {
	sources, err := newSources(job)
	if err != nil {
		return Summary{}, err
	}
	b := &run{job: job, sources: sources, to: w}
	err = b.all(ctx, &lines{from: r, buffer: make([]byte, 2*MaxLine)})
	if unwritten := b.flush(); err == nil {
		err = unwritten
	}
	return b.summary, err
}

// run is one run.
type run struct {
	job     Job
	sources *sources
	to      io.Writer
	out     []byte          // written but not yet handed on
	options []solver.Option // of the position last answered
	line    int             // its number, from 1
	summary Summary
}

// mostHeld is how many bytes of answers are handed on at once.
const mostHeld = 1 << 16

// all answers every line.
func (b *run) all(ctx context.Context, in *lines) error {
	for {
		if err := b.flush(); err != nil {
			return err
		}
		if err := ctx.Err(); err != nil {
			return err
		}
		block, err := in.block()
		for more := block != ""; more; {
			var line string
			line, block, _ = strings.Cut(block, "\n")
			more = block != ""
			if err := b.answer(line); err != nil {
				return err
			}
		}
		if errors.Is(err, io.EOF) {
			return nil
		}
		if err != nil {
			return engine.Errorf("read the positions: %w", err)
		}
	}
}

// flush hands on what has been written.
func (b *run) flush() error {
	if len(b.out) == 0 {
		return nil
	}
	_, err := b.to.Write(b.out)
	b.out = b.out[:0]
	if err != nil {
		return engine.Errorf("write the answers: %w", err)
	}
	return nil
}

// answer answers a line. It fails only where no line can be answered any more.
func (b *run) answer(line string) error {
	b.line++
	if b.line == 1 {
		line = strings.TrimPrefix(line, byteOrderMark)
	}
	line = strings.TrimSuffix(line, "\r")
	if len(line) <= MaxLine && saysNothing(line) {
		return nil
	}
	before := len(b.out)
	err := b.position(line)
	if err == nil {
		b.summary.Answered++
	} else {
		fault, ok := errors.AsType[*engine.NotationError](err)
		if !ok {
			return err
		}
		b.out = appendFault(b.out[:before], b.line, fault)
		b.summary.Refused++
	}
	if len(b.out) >= mostHeld {
		return b.flush()
	}
	return nil
}

// byteOrderMark may stand at the beginning of a text.
const byteOrderMark = "\uFEFF"

// saysNothing reports whether a line is blank or a remark.
func saysNothing(line string) bool {
	for i := range len(line) {
		switch line[i] {
		case ' ', '\t':
		case '#':
			return true
		default:
			return false
		}
	}
	return true
}

// position reads a position and appends the answer. An error that is the fault of
// the line is an [*engine.NotationError].
func (b *run) position(line string) error {
	r := b.job.Rules
	n, err := parse(r, line)
	if err != nil {
		return err
	}
	pos := n.Position
	switch least := pos.LeastPot(r); {
	case n.Roll.Len() == 0:
		return wrong(columnOf(line, "roll"), "roll", "say what has been thrown, such as roll=2,5,6")
	case pos.Pot < least:
		return wrong(columnOf(line, "pot"), "pot", "%d: at least %d antes are in it", pos.Pot, least)
	case b.job.Goal.Kind == solver.KindBeat && pos.ScoreToBeat == engine.NoScore:
		return wrong(columnOf(line, "beat"), "beat", "the goal beat needs a score to beat")
	}
	a := answer{line: b.line}
	solution, err := b.sources.value(pos, &a.before)
	if err != nil {
		return placed(line, err)
	}
	switch {
	case b.job.Goal.Kind != solver.KindLow && r.FirstThrowMoon(pos, n.Roll):
		a.moon = true
	case b.job.Options:
		b.options, err = solver.AppendOptions(b.options[:0], solution, pos, n.Roll)
		if err == nil {
			a.options = b.options
			best := &a.options[0]
			a.best, a.again, a.value = best.Decision, best.ThrowAgain, best.Value
		}
	default:
		if a.best, err = solution.Decide(pos, n.Roll); err == nil {
			to := pos.After(r, n.Roll, a.best)
			a.again = to.Left
			a.value, err = solution.Value(to)
		}
	}
	if err != nil {
		return placed(line, err)
	}
	b.out = a.append(b.out, r)
	return nil
}
