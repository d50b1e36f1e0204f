// Package cli holds what the commands share: how a command is run, how its
// errors are told and with which code it exits, how files are written, what the
// terminal can show, and the flags for rules.
package cli

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/signal"
	"syscall"

	"github.com/spf13/cobra"
)

// Exit codes of every command.
const (
	// OK is the code of an answer.
	OK = 0
	// Failed is the code of work that could not be done.
	Failed = 1
	// Misused is the code of a call that was wrong.
	Misused = 2
)

// usageError marks an error as the fault of the call.
type usageError struct{ error }

func (e usageError) Unwrap() error { return e.error }

// Misuse marks an error as the fault of the call, so that the command exits
// with [Misused]. A nil error stays nil.
func Misuse(err error) error {
	if err == nil {
		return nil
	}
	return usageError{err}
}

// Misusef makes an error that is the fault of the call.
func Misusef(format string, args ...any) error { return Misuse(fmt.Errorf(format, args...)) }

// Run runs a command with its arguments and returns the exit code. An
// interrupt cancels the command's context. Errors are printed to stderr, on one
// line, behind the command's name.
func Run(root *cobra.Command, args []string, stdout, stderr io.Writer) int {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	context.AfterFunc(ctx, stop) // a second interrupt ends the program at once
	out := &errWriter{w: stdout}
	root.SetArgs(args)
	root.SetOut(out)
	root.SetErr(stderr)
	root.SilenceErrors = true
	root.SilenceUsage = true
	root.SetFlagErrorFunc(func(_ *cobra.Command, err error) error { return flagError(err) })
	cmd, err := root.ExecuteContextC(ctx)
	if err == nil && out.err != nil {
		err = fmt.Errorf("write the answer: %w", out.err)
	}
	switch {
	case err == nil:
		return OK
	case errors.Is(err, context.Canceled):
		fmt.Fprintf(stderr, "%s: interrupted\n", root.Name()) //nolint:errcheck // nowhere left to tell
		return Failed
	}
	fmt.Fprintf(stderr, "%s: %v\n", root.Name(), err) //nolint:errcheck // nowhere left to tell
	if _, ok := errors.AsType[usageError](err); ok {
		fmt.Fprintf(stderr, "Try '%s --help'.\n", cmd.CommandPath()) //nolint:errcheck // nowhere left to tell
		return Misused
	}
	return Failed
}

// errWriter remembers the first error of a writer, so that an answer that could
// not be written is not taken for one that was.
type errWriter struct {
	w   io.Writer
	err error
}

func (e *errWriter) Write(p []byte) (int, error) {
	if e.err != nil {
		return 0, e.err
	}
	n, err := e.w.Write(p)
	e.err = err
	return n, err
}

// NoArgs refuses arguments, as a misuse.
func NoArgs(cmd *cobra.Command, args []string) error { return Misuse(cobra.NoArgs(cmd, args)) }

// OneFile asks for exactly one argument, a file.
func OneFile(_ *cobra.Command, args []string) error {
	if len(args) != 1 {
		return Misusef("%d arguments: exactly one FILE is needed", len(args))
	}
	return nil
}
