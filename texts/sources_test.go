package texts_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"syscall"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"threesaway/engine"
	"threesaway/simulate"
	"threesaway/texts"
)

// sources parses the Go files of the module, tests and this package aside; bench is a
// module of its own.
func sources(t *testing.T) (*token.FileSet, []*ast.File) {
	t.Helper()
	set := token.NewFileSet()
	var files []*ast.File
	require.NoError(t, filepath.WalkDir("..", func(path string, d fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case d.IsDir() && (path == filepath.Join("..", "texts") || path == filepath.Join("..", "bench") || d.Name() == "testdata" || d.Name() == "node_modules" ||
			d.Name() == "clitest" || d.Name() == "licences" || d.Name() == "bundle" || strings.HasPrefix(d.Name(), ".") && d.Name() != ".."):
			return filepath.SkipDir
		case d.IsDir() || filepath.Ext(path) != ".go" || strings.HasSuffix(path, "_test.go"):
			return nil
		}
		file, err := parser.ParseFile(set, path, nil, parser.SkipObjectResolution)
		files = append(files, file)
		return err
	}))
	require.NotEmpty(t, files)
	return set, files
}

// literal returns the text of a string literal, or of several added up.
func literal(e ast.Expr) (string, bool) {
	switch e := e.(type) {
	case *ast.BasicLit:
		if e.Kind == token.STRING {
			text, err := strconv.Unquote(e.Value)
			return text, err == nil
		}
	case *ast.BinaryExpr:
		left, ok := literal(e.X)
		right, also := literal(e.Y)
		return left + right, ok && also && e.Op == token.ADD
	}
	return "", false
}

// literals returns every string literal of the files.
func literals(files []*ast.File) map[string]bool {
	list := map[string]bool{}
	for _, file := range files {
		ast.Inspect(file, func(n ast.Node) bool {
			if e, ok := n.(ast.Expr); ok {
				if text, ok := literal(e); ok {
					list[text] = true
				}
			}
			return true
		})
	}
	return list
}

// scriptText is a text of a script: all of it, or what stands before the first value
// that is put in.
var scriptText = regexp.MustCompile("'([a-z_.-]+)'|`([a-z_.-]+)[`$]")

// scriptKeys returns what can be keys of texts in the scripts of the page.
func scriptKeys(t *testing.T) map[string]bool {
	t.Helper()
	scripts, err := filepath.Glob(filepath.Join("..", "web", "src", "*.js"))
	require.NoError(t, err)
	require.NotEmpty(t, scripts)
	list := map[string]bool{}
	for _, name := range scripts {
		script, err := os.ReadFile(name)
		require.NoError(t, err)
		for _, m := range scriptText.FindAllStringSubmatch(string(script), -1) {
			list["page."+m[1]+m[2]] = true
		}
	}
	return list
}

// scriptUse is where a script asks for a text.
var scriptUse = regexp.MustCompile(`\bt\('([a-z_.-]+)'`)

// Every text that the page asks for is there.
func TestKeysOfThePageAreThere(t *testing.T) {
	keys := readCatalogue(t).Texts
	scripts, err := filepath.Glob(filepath.Join("..", "web", "src", "*.js"))
	require.NoError(t, err)
	for _, name := range scripts {
		script, err := os.ReadFile(name)
		require.NoError(t, err)
		for _, m := range scriptUse.FindAllStringSubmatch(string(script), -1) {
			_, ok := keys["page."+m[1]]
			assert.True(t, ok, "%s: there is no text page.%s", name, m[1])
		}
	}
}

// keyShape is what a key looks like.
var keyShape = regexp.MustCompile(`^([a-z]+)(\.[a-z_-]+)+$`)

// Every key that the programs use is there, and every key that is there is used:
// as it stands, or as one of those that begin with a literal and a point.
func TestKeysAreThoseOfTheSources(t *testing.T) {
	_, files := sources(t)
	used := literals(files)
	maps.Copy(used, scriptKeys(t))
	keys := readCatalogue(t).Texts
	sections := map[string]bool{}
	for key := range keys {
		section, _, _ := strings.Cut(key, ".")
		sections[section] = true
		found := used[key]
		for i, c := range key {
			found = found || c == '.' && used[key[:i+1]]
		}
		assert.True(t, found, "%s: nothing uses this text", key)
	}
	for text := range used {
		if text == "evening.record" {
			continue // the name of a file
		}
		if m := keyShape.FindStringSubmatch(text); m != nil && sections[m[1]] && m[1] != "page" {
			_, ok := keys[text]
			assert.True(t, ok, "%s: there is no such text", text)
		}
	}
}

// The keys that are put together are there for all that they can name, and say in
// English what the packages say.
func TestKeysOfOptionsAndPresets(t *testing.T) {
	file := readCatalogue(t)
	en, ro := texts.In(texts.English), texts.In(texts.Romanian)
	for _, o := range engine.Options() {
		assert.Equal(t, o.About, en.Text("rule."+o.Key, nil))
		assert.Equal(t, o.Values, en.Text("takes."+o.Key, nil))
		// In errors the same words stand behind the option.
		if e, ok := file.Errors[o.Values]; ok {
			assert.Equal(t, e.Forms["ro"]["other"], ro.Text("takes."+o.Key, nil))
		} else {
			assert.Equal(t, o.Values, ro.Text("takes."+o.Key, nil), "in errors it is not translated")
		}
	}
	for _, name := range engine.Presets() {
		assert.Equal(t, engine.AboutPreset(name), en.Text("preset."+name, nil))
	}
	// The policies are listed in the help of simulate.
	help := ""
	for key := range file.Help {
		if strings.HasPrefix(key, "simulate plays") {
			help = strings.Join(strings.Fields(key), " ")
		}
	}
	for _, name := range simulate.Policies() {
		assert.Contains(t, help, name+" "+simulate.About(name))
	}
}

// formats are the arguments that are an English format or text, by the name of the
// function.
var formats = map[string][]int{
	"Errorf": {0}, "Misusef": {0}, "Textf": {0}, "New": {0}, "Counted": {2},
	"bad": {1}, "badf": {0}, "wrong": {2}, "wrongf": {1},
}

// verb is a verb of package fmt, flag what a player types: the name of a flag or a
// rule with its value. A word is what remains.
var (
	verb = regexp.MustCompile(`%(\[\d+\])?[#+.0-9]*[a-z]`)
	word = regexp.MustCompile(`\p{L}{2,}`)
	flag = regexp.MustCompile(`--?[a-z][a-z-]*|[a-z_]+=[a-z]*`)
)

// errorFormats returns the formats of errors and texts in the sources that have
// words in them, with the place of one use.
func errorFormats(t *testing.T) map[string]token.Position {
	t.Helper()
	set, files := sources(t)
	found := map[string]token.Position{}
	for _, file := range files {
		ast.Inspect(file, func(n ast.Node) bool {
			call, ok := n.(*ast.CallExpr)
			if !ok {
				return true
			}
			name := ""
			switch f := call.Fun.(type) {
			case *ast.Ident:
				name = f.Name
			case *ast.SelectorExpr:
				name = f.Sel.Name
				if of, ok := f.X.(*ast.Ident); name == "New" && (!ok || of.Name != "errors") {
					return true
				}
			}
			for _, i := range formats[name] {
				if i >= len(call.Args) {
					continue
				}
				format, ok := literal(call.Args[i])
				if ok && word.MatchString(flag.ReplaceAllString(verb.ReplaceAllString(format, ""), "")) {
					found[format] = set.Position(call.Pos())
				}
			}
			return true
		})
	}
	return found
}

// Whatever error a package can return has a translation.
func TestEveryErrorOfTheSourcesIsTranslated(t *testing.T) {
	file := readCatalogue(t)
	for format, at := range errorFormats(t) {
		_, ok := file.Errors[format]
		assert.True(t, ok, "%s: no translation of %q", at, format)
	}
}

// No translation is left over from an error that is gone.
func TestEveryTranslatedErrorExists(t *testing.T) {
	found := errorFormats(t)
	known := map[string]bool{}
	for _, o := range engine.Options() {
		known[o.Values] = true
	}
	for _, errno := range []syscall.Errno{syscall.ENOENT, syscall.EACCES, syscall.ENOSPC, syscall.ENOTDIR} {
		known[errno.Error()] = true
	}
	for format := range readCatalogue(t).Errors {
		if _, ok := found[format]; !ok {
			assert.True(t, known[format], "%q: no error says this", format)
		}
	}
}

// A translation takes the arguments that the English format takes.
func TestTranslatedFormatsTakeTheSameArguments(t *testing.T) {
	for format, e := range readCatalogue(t).Errors {
		verbs := verb.FindAllString(format, -1)
		if e.Plural != "" {
			number, err := strconv.Atoi(e.Plural)
			require.NoError(t, err, format)
			require.True(t, number >= 1 && number <= len(verbs), format)
			assert.Equal(t, "%d", verbs[number-1], format)
		}
		for language, forms := range e.Forms {
			for _, text := range forms {
				got := verb.FindAllString(text, -1)
				if strings.Contains(text, "%[") {
					for i, v := range verbs {
						verbs[i] = "%[" + strconv.Itoa(i+1) + "]" + strings.TrimPrefix(v, "%")
					}
					slices.Sort(got)
				}
				assert.Equal(t, verbs, got, "%s: %q", language, text)
			}
		}
	}
}

// The texts of the commands that the library adds.
var libraryHelp = []string{
	"help [command]", "Help about any command", "Generate the autocompletion script for the specified shell",
	"disable completion descriptions",
}

// No translation is left over from help that is gone; that there is one for all
// help, the tests of the commands look after.
func TestEveryTranslatedHelpExists(t *testing.T) {
	_, files := sources(t)
	used := literals(files)
	for english := range readCatalogue(t).Help {
		found := slices.Contains(libraryHelp, english) || used[english]
		for text := range used { // of help that is put together
			found = found || len(text) > 12 && strings.HasPrefix(english, text)
		}
		assert.True(t, found, "%q: no help says this", english)
	}
}
