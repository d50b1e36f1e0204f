package browsertest

import (
	"bytes"
	"net/http"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

const keptOffline = `navigator.serviceWorker.controller !== null`

// caches are the versions that the service worker keeps, each with its number of files.
const caches = `caches.keys().then(async (names) => {
	const all = [];
	for (const name of names) all.push(name.split(' ')[2] + ' ' + (await (await caches.open(name)).keys()).length);
	return all.join();
})`

// After the first visit, in which each file is sent once, and at most 1.2 MB in all, the
// page needs no server.
func TestOfflineWithTheServerGone(t *testing.T) {
	t.Parallel()
	s := serve(t)
	tb := open(t, s, phone())
	tb.await(keptOffline)
	sent, total := map[string]int{}, 0
	for _, a := range s.requests() {
		total += a.bytes
		require.Contains(t, []int{http.StatusOK, http.StatusNotModified}, a.status, a.path)
		if a.status == http.StatusOK {
			sent[a.path]++
		}
	}
	assert.Contains(t, sent, "/threesaway.wasm")
	for path, times := range sent {
		assert.Equal(t, 1, times, "%s was sent more than once", path)
	}
	t.Logf("%d bytes in %d files", total, len(sent))
	assert.LessOrEqual(t, total, 1_200_000)
	before := len(s.requests())

	s.Close()
	tb.do(chromedp.Reload())
	tb.await(loaded)
	assert.Positive(t, eval[float64](tb, advised))
	assert.Len(t, s.requests(), before, "the server is gone")
}

// The page may lie in any folder of a host, and is then kept there.
func TestOfflineBelowTheRoot(t *testing.T) {
	t.Parallel()
	s := serveBelow(t, "/games/dice")
	tb := open(t, s, phone())
	tb.await(keptOffline)
	s.Close()
	tb.do(chromedp.Reload())
	tb.await(loaded)
	assert.Positive(t, eval[float64](tb, advised))
}

// newVersion changes the version in the service worker.
func newVersion(worker []byte) []byte {
	_, rest, _ := bytes.Cut(worker, []byte("const VERSION = '"))
	return bytes.Replace(worker, rest[:16], []byte("fedcba9876543210"), 1)
}

// A new version is fetched behind the page, told, and used once the player agrees; what
// was kept of the old one is then gone.
func TestUpdateWaitsForThePlayer(t *testing.T) {
	t.Parallel()
	s := serve(t)
	tb := open(t, s, phone())
	tb.await(keptOffline)
	old := eval[string](tb, caches)
	require.Regexp(t, `^[0-9a-f]{16} \d+$`, old)

	s.replace("/service-worker.js", newVersion)
	tb.do(chromedp.Reload())
	tb.await(`document.querySelector('[data-testid=notice-action]')`)
	both := eval[string](tb, caches)
	assert.Contains(t, both, old, "the old version serves on")
	assert.Contains(t, both, "fedcba9876543210 ")
	tb.do(chromedp.Click(chromedp.CSS("[data-testid=notice-action]")))
	tb.await(`caches.keys().then((names) => names.length === 1 && names[0].endsWith(' fedcba9876543210'))`)
	tb.await(loaded)
	assert.Equal(t, strings.Fields(old)[1], strings.Fields(eval[string](tb, caches))[1], "as many files as before")
}

// While the files of two versions are mixed, as in the moment in which a server gets a
// new one, nothing is kept; the old version serves on.
func TestMixedVersionsAreNotKept(t *testing.T) {
	t.Parallel()
	s := serve(t)
	tb := open(t, s, phone())
	tb.await(keptOffline)
	old := eval[string](tb, caches)
	s.replace("/service-worker.js", newVersion)
	s.replace("/offline.js", func(script []byte) []byte { return append(script, "\n// newer\n"...) })
	assert.Equal(t, "refused", eval[string](tb, `new Promise((done) => {
		navigator.serviceWorker.ready.then((registration) => {
			registration.addEventListener('updatefound', () => {
				registration.installing.addEventListener('statechange', (event) => done(event.target.state === 'redundant' ? 'refused' : event.target.state));
			});
			registration.update();
		});
	})`))
	assert.Equal(t, old, eval[string](tb, caches))
}
