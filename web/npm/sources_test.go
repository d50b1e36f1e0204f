package npm_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"threesaway/internal/outside"
)

// compiler returns the compiler of TypeScript, to be run by node.
func compiler(t *testing.T) string {
	t.Helper()
	name, err := filepath.Abs("node_modules/typescript/bin/tsc")
	require.NoError(t, err)
	outside.Need(t, "what 'npm ci' puts into web/npm", []string{"node", name, "--version"})
	return name
}

// The JavaScript of the page keeps to the types that its comments tell. The service
// worker lives in another world than the page, and is checked by itself.
func TestSourcesKeepToTheirTypes(t *testing.T) {
	t.Parallel()
	tsc := compiler(t)
	scripts, err := filepath.Glob("../src/*.js")
	require.NoError(t, err)
	require.Greater(t, len(scripts), 10)
	for i, name := range scripts {
		text, err := os.ReadFile(name)
		require.NoError(t, err)
		assert.True(t, strings.HasPrefix(string(text), "// @ts-check\n"), "%s does not ask to be checked", name)
		scripts[i], err = filepath.Abs(name)
		require.NoError(t, err)
	}
	var page, worker []string
	for _, name := range scripts {
		if filepath.Base(name) == "service-worker.js" {
			worker = append(worker, name)
		} else {
			page = append(page, name)
		}
	}
	// What neither the sources nor the compiler declare.
	beside := filepath.Join(t.TempDir(), "beside.d.ts")
	require.NoError(t, os.WriteFile(beside, []byte(`declare module 'node:fs/promises' { export function readFile(path: URL): Promise<Uint8Array<ArrayBuffer>>; }
declare const VERSION: string;
declare const FILES: [path: string, integrity: string][];
`), 0o644))
	check := func(libraries string, files []string) {
		cmd := exec.CommandContext(t.Context(), "node", append([]string{tsc, "--noEmit", "--allowJs", "--checkJs", "--strict",
			"--target", "es2022", "--module", "esnext", "--moduleResolution", "bundler", "--lib", libraries, beside}, files...)...)
		out, err := cmd.CombinedOutput()
		assert.NoError(t, err, "%s", out)
	}
	check("es2023,dom,dom.iterable", page)
	check("es2023,webworker", worker)
}
