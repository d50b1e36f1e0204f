package cli

import (
	"fmt"
	"io"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"threesaway/texts"
)

// addHelp lets a command explain itself in the words of a language. Commands are
// written in English; their texts are looked up whole, and not before somebody
// wants to read them.
func addHelp(root *cobra.Command, p texts.Printer, args []string) {
	root.InitDefaultHelpCmd()
	root.InitDefaultCompletionCmd(args...)
	for _, cmd := range root.Commands() {
		if cmd.Name() == "completion" {
			for _, shell := range cmd.Commands() {
				shell.Args = NoArgs
			}
		}
	}
	help := root.HelpFunc()
	root.SetHelpFunc(func(cmd *cobra.Command, args []string) {
		translateAll(root, p)
		help(cmd, args)
	})
	root.SetUsageFunc(func(cmd *cobra.Command) error { return usage(cmd, p) })
}

// translateAll puts a program and all its commands into the words of a language.
func translateAll(root *cobra.Command, p texts.Printer) {
	translateOwn(root, p)
	translate(root, p)
}

// translate puts a command and all below it into the words of a language, and
// fits their help into [Width] columns.
func translate(cmd *cobra.Command, p texts.Printer) {
	for _, c := range cmd.Commands() {
		translate(c, p)
	}
	cmd.Use = p.Help(cmd.Use)
	cmd.Short = p.Help(cmd.Short)
	if cmd.Long == "" {
		cmd.Long = cmd.Short
	}
	cmd.Long = Wrap(p.Help(cmd.Long), 0)
	cmd.InitDefaultHelpFlag()
	cmd.Flags().VisitAll(func(f *pflag.Flag) { f.Usage = p.Help(f.Usage) })
	if help := cmd.Flags().Lookup("help"); help != nil {
		help.Usage = p.Text("help.flag", texts.Args{"command": cmd.DisplayName()})
	}
}

// translateOwn puts the commands that the library adds, help and completion, into
// the words of a language.
func translateOwn(root *cobra.Command, p texts.Printer) {
	for _, cmd := range root.Commands() {
		args := texts.Args{"program": root.Name()}
		switch cmd.Name() {
		case "help":
			cmd.Long = p.Text("help.help", args)
		case "completion":
			cmd.Long = p.Text("help.completion", args)
			for _, shell := range cmd.Commands() {
				shell.Long = p.Text("help.completion."+shell.Name(), args)
				shell.Short = p.Text("help.completion.for", texts.Args{"shell": shell.Name()})
			}
		}
	}
}

// usage prints how a command is used, as the library does it, in the words of a
// language and within [Width] columns.
func usage(cmd *cobra.Command, p texts.Printer) error {
	say := func(key string) string { return p.Text(key, nil) }
	var b strings.Builder
	b.WriteString(say("help.usage"))
	if cmd.Runnable() {
		b.WriteString("\n  " + strings.Replace(cmd.UseLine(), "[flags]", say("help.flags-slot"), 1))
	}
	if cmd.HasAvailableSubCommands() {
		b.WriteString("\n  " + cmd.CommandPath() + " " + say("help.command-slot"))
	}
	if cmd.HasExample() {
		b.WriteString("\n\n" + say("help.examples") + "\n" + cmd.Example)
	}
	if cmd.HasAvailableSubCommands() {
		b.WriteString("\n\n" + say("help.commands"))
		for _, c := range cmd.Commands() {
			if c.IsAvailableCommand() || c.Name() == "help" {
				name := fmt.Sprintf("  %-*s ", c.NamePadding(), c.Name())
				b.WriteString("\n" + Wrap(name+c.Short, len(name)))
			}
		}
	}
	if cmd.HasAvailableLocalFlags() {
		b.WriteString("\n\n" + say("help.flags") + flagUsages(cmd.LocalFlags(), p))
	}
	if cmd.HasAvailableInheritedFlags() {
		b.WriteString("\n\n" + say("help.global-flags") + flagUsages(cmd.InheritedFlags(), p))
	}
	if cmd.HasAvailableSubCommands() {
		b.WriteString("\n\n" + Wrap(p.Text("help.more", texts.Args{"command": cmd.CommandPath()}), 0))
	}
	b.WriteString("\n")
	_, err := io.WriteString(cmd.OutOrStderr(), b.String())
	return err
}

// flagUsages describes flags, each on a line of its own or more.
func flagUsages(flags *pflag.FlagSet, p texts.Printer) string {
	var names, usages []string
	width := 0
	flags.VisitAll(func(f *pflag.Flag) {
		if f.Hidden {
			return
		}
		name := "      --" + f.Name
		if f.Shorthand != "" {
			name = "  -" + f.Shorthand + ", --" + f.Name
		}
		kind, usage := pflag.UnquoteUsage(f)
		if kind != "" {
			name += " " + kind
		}
		if !slices.Contains([]string{"", "0", "false", "[]"}, f.DefValue) {
			value := f.DefValue
			if f.Value.Type() == "string" {
				value = fmt.Sprintf("%q", value)
			}
			usage += " " + p.Text("help.default", texts.Args{"value": value})
		}
		names, usages = append(names, name), append(usages, usage)
		width = max(width, utf8.RuneCountInString(name))
	})
	var b strings.Builder
	for i, name := range names {
		pad := strings.Repeat(" ", width-utf8.RuneCountInString(name)+3)
		b.WriteString("\n" + Wrap(name+pad+usages[i], width+3))
	}
	return b.String()
}
