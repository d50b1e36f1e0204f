package main

import (
	"fmt"
	"io"
	"os"
	"time"

	"github.com/vbauerster/mpb/v8"
	"github.com/vbauerster/mpb/v8/decor"
	"golang.org/x/term"

	"threesaway/texts"
)

// progress tells how far long work has come: a bar on a terminal, plain lines
// elsewhere, and nothing at all for work that is done within a second.
type progress struct {
	out      io.Writer
	quiet    bool
	texts    texts.Printer
	terminal bool
	shown    time.Time // when a line was last printed, or the work began
	bars     *mpb.Progress
	bar      *mpb.Bar
}

const progressDelay = time.Second

func newProgress(out io.Writer, quiet bool) *progress {
	f, ok := out.(*os.File)
	return &progress{
		out: out, quiet: quiet, shown: time.Now(),
		terminal: ok && term.IsTerminal(int(f.Fd())) && os.Getenv("TERM") != "dumb",
	}
}

// update says that done of all steps are behind.
func (p *progress) update(done, all int) {
	if p.quiet || p.bar == nil && time.Since(p.shown) < progressDelay {
		return
	}
	if !p.terminal {
		p.shown = time.Now()
		fmt.Fprintln(p.out, p.texts.Text("solve.solved", texts.Args{"done": done, "all": all})) //nolint:errcheck // progress may be lost
		return
	}
	if p.bar == nil {
		p.bars = mpb.New(mpb.WithOutput(p.out), mpb.WithWidth(40))
		p.bar = p.bars.AddBar(int64(all),
			mpb.PrependDecorators(decor.Name(p.texts.Text("solve.solving", nil)+" ")),
			mpb.AppendDecorators(decor.CountersNoUnit(p.texts.Text("solve.of", texts.Args{"done": "%d", "all": "%d"}))))
	}
	p.bar.SetCurrent(int64(done))
}

// stop takes the bar off the screen.
func (p *progress) stop() {
	if p.bar != nil {
		p.bar.Abort(true)
		p.bars.Wait()
	}
}
