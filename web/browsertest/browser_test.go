// Package browsertest tests the page as a player has it: in a real browser, which is
// told what to do over its debugging protocol.
//
// The tests need Chromium or Chrome, and what 'npm ci' puts into this folder. Where
// those are missing they are skipped, and say so; see package outside.
package browsertest

import (
	"context"
	"os"
	"sync"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/stretchr/testify/require"

	"threesaway/internal/outside"
)

// shared is the browser of all tests, started by the first one that needs it.
var shared struct {
	once sync.Once
	ctx  context.Context
	end  func()
	err  error
}

func TestMain(m *testing.M) {
	code := m.Run()
	if shared.end != nil {
		shared.end()
	}
	os.Exit(code)
}

// browser returns a context in which tabs can be opened.
func browser(t *testing.T) context.Context {
	t.Helper()
	program := outside.Need(t, "Chromium, to see the page in a browser,",
		[]string{"chromium", "--version"}, []string{"chromium-browser", "--version"}, []string{"google-chrome", "--version"})
	shared.once.Do(func() { shared.ctx, shared.end, shared.err = startBrowser(program) })
	require.NoError(t, shared.err)
	return shared.ctx
}

func startBrowser(program string) (ctx context.Context, end func(), err error) {
	options := append(chromedp.DefaultExecAllocatorOptions[:],
		chromedp.ExecPath(program),
		chromedp.Flag("hide-scrollbars", true),
	)
	if os.Getuid() == 0 {
		options = append(options, chromedp.NoSandbox) // which the browser cannot have as root
	}
	allocator, stop := chromedp.NewExecAllocator(context.Background(), options...)
	ctx, cancel := chromedp.NewContext(allocator)
	end = func() { cancel(); stop() }
	return ctx, end, chromedp.Do(ctx)
}
