// Package mangen writes manual pages of the commands: what a command says of itself
// in its help, and what the files in the folder pages add.
//
// It is no part of the commands. Each is compiled with the tag mangen to a program
// that writes its pages; go generate ./cmd/... runs these.
package mangen

import (
	"embed"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/cpuguy83/go-md2man/v2/md2man"
	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"threesaway/internal/cli"
)

// pages holds what is added to the page of a command, by its name, and in common.md
// to every page: text that belongs to the description, and sections.
//
//go:embed pages/*.md
var pages embed.FS

// Page is one manual page.
type Page struct {
	// Name is the name of its file, such as query-odds.1.
	Name string
	// Text is the page in the language of man.
	Text []byte
}

// Write writes the pages of a program to a folder.
func Write(root *cobra.Command, dir string) error {
	list, err := Pages(root)
	if err != nil {
		return err
	}
	for _, p := range list {
		if err := os.WriteFile(filepath.Join(dir, p.Name), p.Text, 0o644); err != nil {
			return err
		}
	}
	return nil
}

// Pages returns the pages of a program: one for itself and one for each command that
// it has. The same commands give the same bytes; there is no date in them.
func Pages(root *cobra.Command) ([]Page, error) {
	cli.Finish(root)
	var list []Page
	for _, cmd := range append([]*cobra.Command{root}, documented(root)...) {
		text, err := markdown(cmd)
		if err != nil {
			return nil, err
		}
		list = append(list, Page{dashed(cmd) + ".1", md2man.Render([]byte(text))})
	}
	return list, nil
}

// documented returns the commands of a program that have a page.
func documented(root *cobra.Command) []*cobra.Command {
	return slices.DeleteFunc(slices.Clone(root.Commands()), func(c *cobra.Command) bool { return !c.IsAvailableCommand() })
}

// dashed returns the name of a command's page.
func dashed(cmd *cobra.Command) string { return strings.ReplaceAll(cmd.CommandPath(), " ", "-") }

// markdown returns a page as the source that is rendered.
func markdown(cmd *cobra.Command) (string, error) {
	own, sections, err := added(dashed(cmd))
	if err != nil {
		return "", err
	}
	_, common, err := added("common")
	if err != nil {
		return "", err
	}
	var b strings.Builder
	fmt.Fprintf(&b, "%% %q \"1\" \"\" \"threesaway\" \"Threes Away\"\n", strings.ToUpper(dashed(cmd)))
	fmt.Fprintf(&b, "# NAME\n%s \\- %s\n\n", dashed(cmd), escape(uncapitalized(cmd.Short)))
	fmt.Fprintf(&b, "# SYNOPSIS\n%s\n\n", synopsis(cmd))
	fmt.Fprintf(&b, "# DESCRIPTION\n%s\n\n%s\n\n", paragraphs(cmd.Long), own)
	b.WriteString(options(cmd.LocalFlags()))
	b.WriteString(inherited(cmd))
	b.WriteString(commands(cmd))
	fmt.Fprintf(&b, "%s\n\n%s\n\n", sections, common)
	if cmd.HasExample() {
		fmt.Fprintf(&b, "# EXAMPLES\n%s\n", fenced(cmd.Example))
	}
	fmt.Fprintf(&b, "# SEE ALSO\n%s\n", seeAlso(cmd))
	return b.String(), nil
}

// added returns what a file adds: the text before its first section, and the
// sections.
func added(name string) (text, sections string, err error) {
	data, err := pages.ReadFile("pages/" + name + ".md")
	if errors.Is(err, fs.ErrNotExist) {
		return "", "", nil
	}
	if err != nil {
		return "", "", err
	}
	text, sections, found := strings.Cut("\n"+string(data), "\n# ")
	if found {
		sections = "# " + sections
	}
	return strings.TrimSpace(text), sections, nil
}

// synopsis returns how a command is called.
func synopsis(cmd *cobra.Command) string {
	line := "**" + cmd.CommandPath() + "**"
	if rest := strings.TrimPrefix(cmd.UseLine(), cmd.CommandPath()); rest != "" {
		line += escape(rest)
	}
	if len(documented(cmd)) > 0 {
		line += "\n\n**" + cmd.CommandPath() + "** *command* [flags]"
	}
	return line
}

// commands lists the commands below one; those of a program have pages.
func commands(cmd *cobra.Command) string {
	children := documented(cmd)
	if len(children) == 0 {
		return ""
	}
	var b strings.Builder
	b.WriteString("# COMMANDS\n")
	for _, c := range children {
		name := "**" + c.Name() + "**"
		if !cmd.HasParent() {
			name = "**" + dashed(c) + "**(1)"
		}
		fmt.Fprintf(&b, "%s\n: %s.\n\n", name, escape(c.Short))
	}
	return b.String()
}

// inherited names the flags that are described on the page of the program.
func inherited(cmd *cobra.Command) string {
	var names []string
	cmd.InheritedFlags().VisitAll(func(f *pflag.Flag) {
		if !f.Hidden {
			names = append(names, "**--"+f.Name+"**")
		}
	})
	if len(names) == 0 {
		return ""
	}
	return fmt.Sprintf("# OPTIONS OF EVERY COMMAND\n%s: see **%s**(1). Those that have no meaning here are refused.\n\n",
		strings.Join(names, ", "), cmd.Root().Name())
}

// options describes the flags of a command itself.
func options(flags *pflag.FlagSet) string {
	var b strings.Builder
	flags.VisitAll(func(f *pflag.Flag) {
		if f.Hidden {
			return
		}
		name := "**--" + f.Name + "**"
		if f.Shorthand != "" {
			name = "**-" + f.Shorthand + "**, " + name
		}
		kind, usage := pflag.UnquoteUsage(f)
		if kind != "" {
			name += " *" + escape(kind) + "*"
		}
		if !slices.Contains([]string{"", "0", "false", "[]"}, f.DefValue) {
			usage += fmt.Sprintf(" (default: %s)", f.DefValue)
		}
		fmt.Fprintf(&b, "%s\n: %s.\n\n", name, escape(usage))
	})
	if b.Len() == 0 {
		return ""
	}
	return "# OPTIONS\n" + b.String()
}

// seeAlso names the other pages of the programs.
func seeAlso(cmd *cobra.Command) string {
	others := []string{"query", "solve"}
	root := cmd.Root()
	for _, c := range documented(root) {
		others = append(others, dashed(c))
	}
	others = slices.DeleteFunc(others, func(name string) bool { return name == dashed(cmd) })
	slices.Sort(others)
	for i, name := range others {
		others[i] = "**" + name + "**(1)"
	}
	return strings.Join(others, ", ")
}

// paragraphs returns a text that is set in paragraphs; those that are indented stay
// as they are set.
func paragraphs(text string) string {
	var list []string
	for p := range strings.SplitSeq(strings.Trim(text, "\n"), "\n\n") {
		if strings.HasPrefix(p, "  ") {
			list = append(list, fenced(p))
		} else {
			list = append(list, escape(p))
		}
	}
	return strings.Join(list, "\n\n")
}

// fenced returns a text that is to stay as it is set.
func fenced(text string) string { return "```\n" + strings.Trim(text, "\n") + "\n```\n" }

// escape keeps characters from having a meaning of their own.
func escape(text string) string {
	return strings.NewReplacer(`\`, `\\`, "`", "\\`", "*", `\*`, "_", `\_`, "<", `\<`, "[", `\[`, "]", `\]`, "#", `\#`, "|", `\|`).Replace(text)
}

// uncapitalized returns a short description as manuals have it, with a small letter
// at the beginning.
func uncapitalized(text string) string { return strings.ToLower(text[:1]) + text[1:] }
