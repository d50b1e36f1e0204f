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
	"runtime/debug"
	"syscall"

	"threesaway/engine"
	"threesaway/texts"

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
func Misusef(format string, args ...any) error { return Misuse(engine.Errorf(format, args...)) }

// Main runs a command as the program does: with its arguments and in the language
// of its environment. It returns the exit code.
func Main(root *cobra.Command) int {
	return run(root, os.Args[1:], os.Getenv, os.Stdout, os.Stderr)
}

// Run runs a command with its arguments and returns the exit code. An
// interrupt cancels the command's context. Errors are printed to stderr, on one
// line, behind the command's name. Texts are in the language of the flag --lang,
// which Run adds; without it they are English, whatever the environment says.
func Run(root *cobra.Command, args []string, stdout, stderr io.Writer) int {
	return run(root, args, func(string) string { return "" }, stdout, stderr)
}

func run(root *cobra.Command, args []string, getenv func(string) string, stdout, stderr io.Writer) int {
	p := texts.In(language(args, getenv))
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
	finish(root, p, args)
	cmd, err := root.ExecuteContextC(withTexts(ctx, p))
	if err == nil && out.err != nil {
		err = engine.Errorf("write the answer: %w", out.err)
	}
	switch {
	case err == nil:
		return OK
	case errors.Is(err, context.Canceled):
		fmt.Fprintf(stderr, "%s: %s\n", root.Name(), p.Text("run.interrupted", nil)) //nolint:errcheck // nowhere left to tell
		return Failed
	}
	fmt.Fprintf(stderr, "%s: %s\n", root.Name(), p.Error(err)) //nolint:errcheck // nowhere left to tell
	if _, ok := errors.AsType[usageError](err); ok {
		hint := p.Text("run.try-help", texts.Args{"command": cmd.CommandPath()})
		fmt.Fprintln(stderr, hint) //nolint:errcheck // nowhere left to tell
		return Misused
	}
	return Failed
}

// Finish adds what every program has: the flags --lang and --version, and the
// commands help and completion. [Run] does so itself; it is for those who look at
// a command without running it.
func Finish(root *cobra.Command) {
	english := texts.Printer{}
	finish(root, english, nil)
	translateAll(root, english)
}

// finish does so for a program that explains itself in the words of a language.
func finish(root *cobra.Command, p texts.Printer, args []string) {
	root.PersistentFlags().Var(&languageValue{}, languageFlag, "the language of what is printed, `LANGUAGE`: en, ro or de (default: that of the environment)")
	root.Version = version(debug.ReadBuildInfo())
	root.Flags().Bool("version", false, "print the version of the program")
	addHelp(root, p, args)
	if len(args) > 0 && (args[0] == cobra.ShellCompRequestCmd || args[0] == cobra.ShellCompNoDescRequestCmd) {
		complete(root)
		translateAll(root, p) // it tells what commands and flags are for
	}
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
func NoArgs(cmd *cobra.Command, args []string) error {
	if len(args) > 0 {
		return Misusef("unknown command %q for %q", args[0], cmd.CommandPath())
	}
	return nil
}

// OneFile asks for exactly one argument, a file.
func OneFile(_ *cobra.Command, args []string) error {
	if len(args) != 1 {
		return Misusef("%d arguments: exactly one FILE is needed", len(args))
	}
	return nil
}
