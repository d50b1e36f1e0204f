package main

import (
	"bufio"
	"context"
	"errors"
	"io"
	"os"
	"strings"
	"unicode"

	"github.com/spf13/cobra"
	"golang.org/x/term"

	"threesaway/evening"
	"threesaway/internal/cli"
	"threesaway/texts"
)

// prompt follows an evening line by line: it asks in words and reads answers.
type prompt struct {
	*session
	cmd  *cobra.Command
	out  io.Writer
	echo bool // what is read is to be printed, as no terminal does it
	err  error
	all  bool // every option is to be listed
	same bool // nothing has changed: the question alone is to be repeated
	note bool // it has been told that the game is being solved
}

// runPrompt runs the line prompt of a command.
func runPrompt(cmd *cobra.Command, s *session) error {
	in, isFile := cmd.InOrStdin().(*os.File)
	t := &prompt{session: s, cmd: cmd, out: cmd.OutOrStdout(), echo: !isFile || !term.IsTerminal(int(in.Fd()))}
	return t.run(cmd.Context(), cmd.InOrStdin())
}

// shownOptions is how many options are listed unasked.
const shownOptions = 6

// run asks and reads until the evening is left, the input ends or the context is
// done.
func (t *prompt) run(ctx context.Context, in io.Reader) error {
	lines, failed := readLines(ctx, in)
	t.print(t.p.Text("coach.welcome", texts.Args{"file": t.file.name}))
	t.tellEvents()
	for t.err == nil {
		if err := t.ask(ctx); err != nil {
			return err
		}
		select {
		case <-ctx.Done():
			t.print("")
			return t.leave()
		case line, ok := <-lines:
			if !ok {
				t.print("")
				return errors.Join(*failed, t.leave())
			}
			if t.echo {
				t.write(printable(line) + "\n")
			}
			if t.take(line) {
				return t.leave()
			}
		}
	}
	return t.err
}

// readLines reads lines until the input ends, or nobody wants more. When the
// channel is closed failed tells why, if not because the input has ended.
func readLines(ctx context.Context, in io.Reader) (lines <-chan string, failed *error) {
	c, failed := make(chan string), new(error)
	go func() {
		defer close(c)
		r := bufio.NewReader(in)
		for {
			line, err := r.ReadString('\n')
			if line != "" {
				select {
				case c <- strings.TrimRight(line, "\r\n"):
				case <-ctx.Done():
					return
				}
			}
			if err != nil {
				if !errors.Is(err, io.EOF) {
					*failed = err
				}
				return
			}
		}
	}()
	return c, failed
}

// printable returns a text without what a terminal could take for a command.
func printable(text string) string {
	return strings.Map(func(c rune) rune {
		if unicode.IsPrint(c) {
			return c
		}
		return -1
	}, text)
}

func (t *prompt) write(text string) {
	if t.err == nil {
		_, t.err = io.WriteString(t.out, text)
	}
}

func (t *prompt) print(paragraph string) { t.write(cli.Wrap(paragraph, 0) + "\n") }

// ask prints what there is to know, and the question.
func (t *prompt) ask(ctx context.Context) error {
	stage, ok := t.stage()
	if ok && !t.same && stage == evening.Ready {
		t.print(t.next())
	}
	if ok && !t.same && stage.Playing() {
		if err := t.advise(ctx); err != nil {
			return err
		}
	}
	t.print(t.question())
	t.write("> ")
	return nil
}

// advise prints how the game stands, and the advice for a player who is advised.
func (t *prompt) advise(ctx context.Context) error {
	r, pos, roll := t.where()
	fresh := roll.Len() == 0 && pos.Left == r.Dice && !pos.Passed
	if fresh {
		t.print("\n" + t.status())
	}
	if !t.advisedTurn() || roll.Len() == 0 && !fresh {
		return nil
	}
	if t.advice == nil {
		if !t.advisor.Ready(r, pos) && !t.note {
			noteNoTable(t.cmd, r, t.advisor.Goal(), pos.Players)
			t.note = true
		}
		advice, err := cli.Await(ctx, func() (evening.Advice, error) { return t.find(r, pos, roll) })
		if err != nil {
			if ctx.Err() == nil {
				t.print(t.p.Text("coach.no-advice", texts.Args{"error": t.p.Error(err)}))
			}
			return nil
		}
		t.advice = &advice
	}
	if fresh {
		t.print(t.before())
		return nil
	}
	a := t.asAnswer()
	t.print(a.Headline(t.p))
	t.print(a.RoundLine(t.p))
	more := len(a.Advice.Options) - shownOptions
	if t.all || more <= 1 {
		more = 0
	}
	shown := *a.Advice
	shown.Options = shown.Options[:len(shown.Options)-more]
	a.Advice = &shown
	t.write("\n")
	t.err = errors.Join(t.err, printOptions(t.out, t.p, a))
	if more > 0 {
		t.print(t.p.Count("coach.more-options", more))
	}
	return nil
}

// take takes what has been entered. It reports whether the evening is to be left.
func (t *prompt) take(line string) bool {
	t.all, t.same = false, false
	switch t.commandOf(line) {
	case quitCommand:
		return true
	case undoCommand:
		t.undo()
	case accountCommand:
		t.tellAccount()
		t.same = true
		return false
	case optionsCommand:
		t.all = true
		return false
	case helpCommand:
		for _, paragraph := range t.help() {
			t.print(paragraph)
		}
		t.same = true
		return false
	case noCommand:
		if err := t.answer(line); err != nil {
			t.print(t.p.Error(err))
			t.same = true
			return false
		}
	}
	t.tellEvents()
	return false
}

// tellEvents tells what the last step has brought about.
func (t *prompt) tellEvents() {
	for _, paragraph := range t.events() {
		t.print(paragraph)
	}
	if t.found != nil {
		return
	}
	events := t.evening.Events()
	if n := len(events); n > 0 && events[n-1].Kind >= evening.Won {
		t.tellAccount()
	}
}

func (t *prompt) tellAccount() {
	t.print("\n" + t.p.Text("coach.account", nil))
	t.write(t.account() + "\n\n")
}

// leave says where the evening is.
func (t *prompt) leave() error {
	t.print(t.farewell())
	if t.err != nil {
		return t.err
	}
	if t.found == nil {
		return t.evening.SaveError()
	}
	return nil
}
