package threesaway_test

import (
	"encoding/json"
	"errors"
	"go/ast"
	"go/importer"
	"go/parser"
	"go/token"
	"go/types"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// tablesOfConstants are the package-level variables that hold what the language has
// no constants for: values and tables that are made once and that nothing writes.
var tablesOfConstants = []string{
	"batch.jsonNames",
	"charts.eighths",
	"charts/plot.black", "charts/plot.blue", "charts/plot.faded", "charts/plot.green", "charts/plot.ink", "charts/plot.orange", "charts/plot.pale", "charts/plot.paper", "charts/plot.purple", "charts/plot.skyBlue", "charts/plot.vermillion", "charts/plot.yellow",
	"cmd/query.commands", "cmd/query.pipRows",
	"engine.ProgressiveEvery", "engine.ProgressiveOff", "engine.ProgressiveStairs", "engine.binomials", "engine.bottomsNames", "engine.examples", "engine.moonNames", "engine.notationNames", "engine.options", "engine.presets", "engine.tiePayersNames", "engine.tiesNames",
	"internal/licences.licences", "internal/licences.refused",
	"record.keywords",
	"simulate.policies",
	"solver.WeightHalf", "solver.WeightOne", "solver.WeightZero",
	"tables.formBody", "tables.formBytes", "tables.formEnvelope", "tables.formNumber", "tables.formSection", "tables.formText",
	"texts.errorTable", "texts.helpTable", "texts.textTable",
	"texts/internal/catalogue.languages",
	"web/coach.fields", "web/coach.methods", "web/coach.statuses",
}

// Packages keep no state. A package-level variable holds an error, a function of
// package sync that makes something once, an embedded file, or one of
// tablesOfConstants; and nothing writes to any of them or takes its address.
func TestPackagesHaveNoMutableState(t *testing.T) {
	t.Parallel()
	var others, writes []string
	for _, p := range loadPackages(t) {
		others = append(others, p.variables()...)
		writes = append(writes, p.writes()...)
	}
	slices.Sort(others)
	assert.Equal(t, tablesOfConstants, others, "package-level variables, and those that are allowed")
	assert.Empty(t, writes, "writes to package-level variables")
}

// The test above can fail.
func TestMutableStateIsFound(t *testing.T) {
	t.Parallel()
	const source = `package p
import ("errors"; "sync")
var _ error = nil
var errBad = errors.New("bad")
var once = sync.OnceValue(func() int { return 1 })
//go:embed file
var file string
var list = []int{1}
var array [3]struct{ n int }
var count, other int
var lock sync.Mutex
var later func() int
func read() (int, error) { for range list { _ = array[1].n }; copy([]int{0}, list); return list[0] + other + later() + once(), errBad }
func write(m map[int]int) {
	count++
	list[0] = 1
	array[count].n += 2
	_ = &other
	for count = range list {}
	copy(list, list)
	clear(list)
	copy(array[:], array[1:])
	lock.Lock()
	errBad, m[other] = nil, 1
	func(count int) { count++ }(1)
}`
	fset := token.NewFileSet()
	file, err := parser.ParseFile(fset, "p.go", source, parser.ParseComments)
	require.NoError(t, err)
	p := &checkedPackage{path: "threesaway/p", fset: fset, files: []*ast.File{file}}
	require.NoError(t, p.check(importer.ForCompiler(fset, "source", nil)))
	assert.Equal(t, []string{"p.list", "p.array", "p.count", "p.other", "p.lock", "p.later"}, p.variables())
	assert.Equal(t, []string{
		"p.go:15: count", "p.go:16: list", "p.go:17: array", "p.go:18: other", "p.go:19: count", "p.go:20: list",
		"p.go:21: list", "p.go:22: array", "p.go:23: lock", "p.go:24: errBad",
	}, p.writes())
}

// checkedPackage is a package of the module whose types are known.
type checkedPackage struct {
	path  string
	fset  *token.FileSet
	files []*ast.File
	info  *types.Info
}

func (p *checkedPackage) check(from types.Importer) error {
	p.info = &types.Info{
		Defs: map[*ast.Ident]types.Object{}, Uses: map[*ast.Ident]types.Object{},
		Types: map[ast.Expr]types.TypeAndValue{}, Selections: map[*ast.SelectorExpr]*types.Selection{},
	}
	config := types.Config{Importer: from}
	_, err := config.Check(p.path, p.fset, p.files, p.info)
	return err
}

// loadPackages reads all packages of the module, without their tests.
func loadPackages(t *testing.T) (list []*checkedPackage) {
	t.Helper()
	out, err := exec.CommandContext(t.Context(), "go", "list", "-deps", "-export", "-json=ImportPath,Dir,GoFiles,Export,Module", "./...").Output()
	require.NoError(t, err)
	fset, exports := token.NewFileSet(), map[string]string{}
	for decoder := json.NewDecoder(strings.NewReader(string(out))); ; {
		var p struct {
			ImportPath, Dir, Export string
			GoFiles                 []string
			Module                  *struct{ Main bool }
		}
		err := decoder.Decode(&p)
		if errors.Is(err, io.EOF) {
			break
		}
		require.NoError(t, err)
		exports[p.ImportPath] = p.Export
		if p.Module == nil || !p.Module.Main {
			continue
		}
		checked := &checkedPackage{path: p.ImportPath, fset: fset}
		for _, name := range p.GoFiles {
			file, err := parser.ParseFile(fset, filepath.Join(p.Dir, name), nil, parser.ParseComments)
			require.NoError(t, err)
			checked.files = append(checked.files, file)
		}
		list = append(list, checked)
	}
	require.Greater(t, len(list), 10, "packages of the module")
	from := importer.ForCompiler(fset, "gc", func(path string) (io.ReadCloser, error) { return os.Open(exports[path]) })
	for _, p := range list {
		require.NoError(t, p.check(from), p.path)
	}
	return list
}

// variables returns the package-level variables that are neither errors, nor made
// once, nor embedded, in the order of their declarations.
func (p *checkedPackage) variables() (names []string) {
	for _, file := range p.files {
		for _, decl := range file.Decls {
			general, ok := decl.(*ast.GenDecl)
			if !ok || general.Tok != token.VAR {
				continue
			}
			for _, spec := range general.Specs {
				value := spec.(*ast.ValueSpec)
				if isEmbedded(general.Doc) || isEmbedded(value.Doc) {
					continue
				}
				for i, name := range value.Names {
					if name.Name == "_" || p.isError(name) || i < len(value.Values) && p.isOnce(value.Values[i]) {
						continue
					}
					names = append(names, strings.TrimPrefix(p.path, "threesaway/")+"."+name.Name)
				}
			}
		}
	}
	return names
}

func isEmbedded(doc *ast.CommentGroup) bool {
	return doc != nil && slices.ContainsFunc(doc.List, func(c *ast.Comment) bool { return strings.HasPrefix(c.Text, "//go:embed ") })
}

func (p *checkedPackage) isError(name *ast.Ident) bool {
	return types.Identical(p.info.Defs[name].Type(), types.Universe.Lookup("error").Type())
}

// isOnce reports whether an expression is a call of sync.OnceFunc and its like.
func (p *checkedPackage) isOnce(value ast.Expr) bool {
	call, ok := value.(*ast.CallExpr)
	if !ok {
		return false
	}
	selector, ok := call.Fun.(*ast.SelectorExpr)
	if !ok {
		return false
	}
	f := p.info.Uses[selector.Sel]
	return f != nil && f.Pkg() != nil && f.Pkg().Path() == "sync" && strings.HasPrefix(f.Name(), "Once")
}

// writes returns where a package-level variable of the module may be changed.
func (p *checkedPackage) writes() (places []string) {
	for _, file := range p.files {
		var above []ast.Node
		ast.Inspect(file, func(n ast.Node) bool {
			if n == nil {
				above = above[:len(above)-1]
				return true
			}
			if name, ok := n.(*ast.Ident); ok && p.isPackageLevel(name) && p.isWritten(name, above) {
				at := p.fset.Position(name.Pos())
				at.Column = 0
				places = append(places, at.String()+": "+name.Name)
			}
			above = append(above, n)
			return true
		})
	}
	return places
}

func (p *checkedPackage) isPackageLevel(name *ast.Ident) bool {
	v, ok := p.info.Uses[name].(*types.Var)
	return ok && v.Pkg() != nil && v.Parent() == v.Pkg().Scope() && strings.HasPrefix(v.Pkg().Path(), "threesaway/")
}

// isWritten reports whether an expression, or a part of what it holds, is assigned
// to, or can be through an address that is taken.
func (p *checkedPackage) isWritten(expr ast.Expr, above []ast.Node) bool {
	for _, parent := range slices.Backward(above) {
		switch n := parent.(type) {
		case *ast.ParenExpr, *ast.StarExpr:
		case *ast.IndexExpr:
			if n.X != expr {
				return false
			}
		case *ast.SliceExpr:
			if n.X != expr {
				return false
			}
		case *ast.SelectorExpr: // of a field or method, or of a package
			s := p.info.Selections[n]
			if s != nil && s.Kind() == types.MethodVal {
				_, ofPointer := s.Obj().Type().(*types.Signature).Recv().Type().(*types.Pointer)
				_, isPointer := s.Recv().(*types.Pointer)
				return ofPointer && !isPointer
			}
		case *ast.UnaryExpr:
			return n.Op == token.AND
		case *ast.IncDecStmt:
			return true
		case *ast.AssignStmt:
			return slices.Contains(n.Lhs, expr)
		case *ast.RangeStmt:
			return n.Key == expr || n.Value == expr
		case *ast.CallExpr:
			called, ok := n.Fun.(*ast.Ident)
			return ok && slices.Contains([]string{"copy", "clear", "delete"}, called.Name) && len(n.Args) > 0 && n.Args[0] == expr
		default:
			return false
		}
		expr = parent.(ast.Expr)
	}
	return false
}
