package mangen_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/spf13/cobra"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"threesaway/internal/mangen"
)

// written returns the pages in the repository, by the name of their files.
func written(t *testing.T) map[string]string {
	t.Helper()
	names, err := filepath.Glob("../../man/*")
	require.NoError(t, err)
	require.NotEmpty(t, names)
	pages := map[string]string{}
	for _, name := range names {
		data, err := os.ReadFile(name)
		require.NoError(t, err)
		pages[filepath.Base(name)] = string(data)
	}
	return pages
}

// request is a line that man acts upon.
var request = regexp.MustCompile(`^\.(nh|TH|SH|PP|TP|EX|EE|RS|RE|IP|br)( .*)?$`)

func TestPagesAreWellFormed(t *testing.T) {
	for name, page := range written(t) {
		t.Run(name, func(t *testing.T) {
			title := strings.ToUpper(strings.TrimSuffix(name, ".1"))
			assert.True(t, strings.HasPrefix(page, ".nh\n.TH \""+title+"\" \"1\" \"\" \"threesaway\" \"Threes Away\"\n"), "a title without a date")
			open := 0
			for line := range strings.Lines(page) {
				line = strings.TrimSuffix(line, "\n")
				if strings.HasPrefix(line, ".") || strings.HasPrefix(line, "'") {
					assert.Regexp(t, request, line)
				}
				switch line {
				case ".EX":
					open++
				case ".EE":
					open--
				}
				assert.Regexp(t, `^([^\\]|\\([-e&]|f[BIPR]|\[.*?\]))*$`, line, "no other escapes")
				assert.Equal(t, strings.Count(line, `\fB`)+strings.Count(line, `\fI`), strings.Count(line, `\fP`)+strings.Count(line, `\fR`), line)
				assert.NotContains(t, line, "**")
			}
			assert.Zero(t, open, "what is begun is ended")
			for _, section := range []string{"NAME", "SYNOPSIS", "DESCRIPTION", "OPTIONS", "EXIT STATUS", "ENVIRONMENT", "SEE ALSO"} {
				assert.Regexp(t, `(?m)^\.SH `+section+`$`, page)
			}
		})
	}
}

func TestPagesReferToPagesThatAreThere(t *testing.T) {
	pages := written(t)
	for name, page := range pages {
		for _, m := range regexp.MustCompile(`([a-z-]+)(?:\\fP)?\(1\)`).FindAllStringSubmatch(page, -1) {
			assert.Contains(t, pages, strings.ReplaceAll(m[1], `\-`, "-")+".1", name)
		}
	}
}

// What is to be added to a page belongs to one.
func TestEveryAdditionHasItsPage(t *testing.T) {
	pages := written(t)
	names, err := filepath.Glob("pages/*.md")
	require.NoError(t, err)
	for _, name := range names {
		if base := strings.TrimSuffix(filepath.Base(name), ".md"); base != "common" {
			assert.Contains(t, pages, base+".1")
		}
	}
}

// The typesetter finds nothing to warn about.
func TestPagesAreSetWithoutWarnings(t *testing.T) {
	groff, err := exec.LookPath("groff")
	if err != nil {
		t.Skip("there is no groff; TestPagesAreWellFormed covers the rest")
	}
	for name := range written(t) {
		out, err := exec.CommandContext(t.Context(), groff, "-man", "-Tutf8", "-ww", "-z", "../../man/"+name).CombinedOutput()
		require.NoError(t, err)
		assert.Empty(t, string(out), name)
	}
}

// The generator is no part of the commands.
func TestCommandsDoNotLinkTheGenerator(t *testing.T) {
	out, err := exec.CommandContext(t.Context(), "go", "list", "-deps", "../../cmd/...").CombinedOutput()
	require.NoError(t, err, string(out))
	assert.Contains(t, string(out), "threesaway/cmd/query\n")
	for _, name := range []string{"md2man", "blackfriday", "cobra/doc", "mangen"} {
		assert.NotContains(t, string(out), name)
	}
}

// tool is a program with one command, whose texts have what means something to the
// languages of the pages.
func tool() *cobra.Command {
	nothing := func(*cobra.Command, []string) error { return nil }
	root := &cobra.Command{Use: "tool [flags] FILE...", Short: "Do *this* and_that", Long: ".first\n'second <b> `c` [d](e) a_b_c \\n\n\n  set  as\n  it is", RunE: nothing}
	root.Flags().Int("count", 7, "count to `N`")
	root.PersistentFlags().Bool("all", false, "take all")
	root.PersistentFlags().String("secret", "", "not told")
	root.PersistentFlags().Lookup("secret").Hidden = true
	root.AddCommand(&cobra.Command{Use: "part", Short: "Do a part", RunE: nothing, Example: "  tool part"})
	root.AddCommand(&cobra.Command{Use: "hidden", Short: "Do not", RunE: nothing, Hidden: true})
	return root
}

func TestPages(t *testing.T) {
	pages, err := mangen.Pages(tool())
	require.NoError(t, err)
	var names []string
	for _, p := range pages {
		names = append(names, p.Name)
	}
	assert.Equal(t, []string{"tool.1", "tool-completion.1", "tool-part.1"}, names)
	page := string(pages[0].Text)
	assert.Contains(t, page, "tool - do *this* and_that\n")
	assert.Contains(t, page, "\\fBtool\\fP [flags] FILE...\n")
	assert.Contains(t, page, "\\&.first")
	assert.Contains(t, page, "<b> `c` [d](e) a_b_c \\\\n")
	assert.Contains(t, page, "\n.EX\n  set  as\n  it is\n.EE\n")
	assert.Contains(t, page, "\\fB--count\\fP \\fIN\\fP\ncount to N (default: 7).\n")
	assert.NotContains(t, page, "secret")
	part := string(pages[2].Text)
	assert.Contains(t, part, "\\fB--all\\fP, \\fB--lang\\fP: see \\fBtool\\fP(1).")
	assert.Contains(t, part, "\n.SH EXAMPLES\n")

	again, err := mangen.Pages(tool())
	require.NoError(t, err)
	assert.Equal(t, pages, again)
}

func TestWrite(t *testing.T) {
	dir := t.TempDir()
	require.NoError(t, mangen.Write(tool(), dir))
	files, err := os.ReadDir(dir)
	require.NoError(t, err)
	assert.Len(t, files, 3)
	assert.Error(t, mangen.Write(tool(), filepath.Join(dir, "missing")))
}
