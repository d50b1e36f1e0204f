package browsertest

import (
	"os"
	"path/filepath"

	"github.com/chromedp/chromedp"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"threesaway/internal/outside"
)

// accessible checks what the tab shows by the rules of axe-core, all that it has on by
// default: those of WCAG 2.2 AA that a program can check, and good practice.
func (tb *tab) accessible(view string) {
	tb.t.Helper()
	library := filepath.Join("node_modules", "axe-core", "axe.min.js")
	outside.Need(tb.t, "what 'npm ci' puts into web/browsertest", []string{"test", "-r", library})
	if !eval[bool](tb, `'axe' in globalThis`) {
		source, err := os.ReadFile(library)
		require.NoError(tb.t, err)
		eval[chromedp.Void](tb, string(source)+"\n;undefined")
	}
	violations := eval[[]string](tb, `axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) =>
		violations.flatMap(({ id, help, nodes }) => nodes.map(({ target, failureSummary }) => id + ': ' + help + ': ' + target + ': ' + failureSummary)))`)
	assert.Empty(tb.t, violations, "%s is not accessible", view)
}
