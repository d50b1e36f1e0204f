package browsertest

import (
	"context"
	"fmt"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/network"
	"github.com/chromedp/chromedp"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// patience is how long a tab waits for something, on a machine that has other work too.
const patience = time.Minute

// look is the device on which the page is seen.
type look struct {
	width, height int64
	dark          bool
	language      string // of the browser
}

// phone is the smallest device that the page is made for.
func phone() look { return look{width: 360, height: 640, language: "en"} }

// desk is a device with room.
func desk() look { return look{width: 1280, height: 800, language: "en"} }

// tab is a tab of the browser, in a profile of its own, that shows a site.
type tab struct {
	t    *testing.T
	ctx  context.Context
	site *site

	lock   sync.Mutex
	faults []string
	over   chan struct{} // closed when the page has said that it is over
}

// over is what a page is made to say at the end, behind all that it has said before.
const over = "this test is over"

// open opens a site in a new profile. At the end of the test nothing may have gone
// wrong in it: no error on the console, nothing that the policy of the page forbids, no
// request to another host.
func open(t *testing.T, s *site, l look) *tab {
	t.Helper()
	tb := openWatched(t, s, l)
	t.Cleanup(func() { assert.Empty(t, tb.wrong(), "what went wrong in the browser") })
	return tb
}

// wrong returns what has gone wrong so far. Nothing is looked at afterwards.
func (tb *tab) wrong() []string {
	tb.t.Helper()
	if _, err := chromedp.Run(tb.ctx, chromedp.Evaluate[chromedp.Void]("console.debug("+quote(over)+")")); assert.NoError(tb.t, err) {
		select {
		case <-tb.over:
		case <-time.After(patience):
			assert.Fail(tb.t, "the console is silent")
		}
	}
	tb.lock.Lock()
	defer tb.lock.Unlock()
	return append(tb.site.forbidden(), tb.faults...)
}

// openWatched opens a site and remembers what goes wrong.
func openWatched(t *testing.T, s *site, l look) *tab {
	t.Helper()
	ctx, cancel := chromedp.NewContext(browser(t), chromedp.WithNewBrowserContext())
	t.Cleanup(cancel)
	tb := &tab{t: t, ctx: ctx, site: s, over: make(chan struct{})}
	require.NoError(t, chromedp.Do(ctx))
	tb.watch()
	scheme := "light"
	if l.dark {
		scheme = "dark"
	}
	tb.do(
		chromedp.EmulateViewport(l.width, l.height),
		chromedp.Func(func(ctx context.Context, _ *chromedp.Target) error {
			_, err := chromedp.Call(ctx, emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{Features: []*emulation.MediaFeature{
				{Name: "prefers-color-scheme", Value: scheme}, {Name: "prefers-reduced-motion", Value: "reduce"},
			}})
			return err
		}),
		chromedp.Func(func(ctx context.Context, _ *chromedp.Target) error {
			_, err := chromedp.Call(ctx, emulation.SetUserAgentOverride, emulation.SetUserAgentOverrideParams{
				UserAgent: "Mozilla/5.0 (test) Chrome", AcceptLanguage: l.language,
			})
			return err
		}),
		chromedp.Navigate(s.start),
	)
	return tb
}

// watch remembers what goes wrong in the tab.
func (tb *tab) watch() {
	messages := chromedp.Console(tb.ctx)
	requests := chromedp.Events(tb.ctx, network.RequestWillBeSent)
	go func() {
		for m, err := range messages {
			if err != nil {
				return
			}
			if m.Text == over {
				close(tb.over)
				return
			}
			if m.IsException() || m.Type == chromedp.ConsoleError || m.Type == chromedp.ConsoleWarning {
				tb.fault("%s (%s:%d)", m, m.URL, m.Line)
			}
		}
	}()
	go func() {
		for r, err := range requests {
			if err != nil {
				return
			}
			address := r.Request.URL
			if !strings.HasPrefix(address, tb.site.URL+"/") && !strings.HasPrefix(address, "data:") && !strings.HasPrefix(address, "blob:"+tb.site.URL) {
				tb.fault("a request to %s", address)
			}
		}
	}()
}

func (tb *tab) fault(format string, args ...any) {
	tb.lock.Lock()
	defer tb.lock.Unlock()
	tb.faults = append(tb.faults, fmt.Sprintf(format, args...))
}

// do does one step after the other, within patience each.
func (tb *tab) do(steps ...chromedp.Action[chromedp.Void]) {
	tb.t.Helper()
	for _, step := range steps {
		run(tb, "", step)
	}
}

// run runs an action, which must succeed within patience.
func run[T any](tb *tab, what string, a chromedp.Action[T]) T {
	tb.t.Helper()
	ctx, cancel := context.WithTimeout(tb.ctx, patience)
	defer cancel()
	value, err := chromedp.Run(ctx, a)
	if err != nil {
		tb.snapshot("failed")
	}
	require.NoError(tb.t, err, what)
	return value
}

// eval returns what an expression is, or becomes if it is a promise.
func eval[T any](tb *tab, expression string) T {
	tb.t.Helper()
	return run(tb, expression, chromedp.Evaluate[T](expression, chromedp.EvalAwaitPromise))
}

// await waits until an expression is true, or becomes so if it is a promise, also when
// the page is loaded again meanwhile.
func (tb *tab) await(expression string) {
	tb.t.Helper()
	ctx, cancel := context.WithTimeout(tb.ctx, patience)
	defer cancel()
	for {
		is, err := chromedp.Run(ctx, chromedp.Evaluate[bool]("(async () => Boolean(await ("+expression+")))()", chromedp.EvalAwaitPromise))
		if err == nil && is {
			return
		}
		select {
		case <-ctx.Done():
			tb.snapshot("waiting")
			require.Fail(tb.t, "waited in vain", "%s: %v", expression, err)
		case <-time.After(20 * time.Millisecond):
		}
	}
}
