package browsertest

import (
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/stretchr/testify/assert"
)

// What goes wrong in a page is found, so that the tests of this package can fail.
func TestFaultsAreFound(t *testing.T) {
	t.Parallel()
	tb := openWatched(t, serve(t), phone())
	tb.await(loaded)
	faults := []struct{ what, script, found string }{
		{"an error that is told", `console.error('told')`, "error: told"},
		{"an error that is thrown", `setTimeout(() => { throw new Error('thrown'); })`, "thrown"},
		{"a promise that is broken", `void Promise.reject(new Error('broken'))`, "broken"},
		{"a file that is missing", `fetch('missing.js').then(() => {})`, "404"},
		{"another host", `fetch('http://localhost:1/').catch(() => {})`, "connect-src"},
		{"a script in the page", `document.body.append(Object.assign(document.createElement('script'), { textContent: '1' }))`, "script-src"},
		{"a style in the markup", `document.body.insertAdjacentHTML('beforeend', '<p style="color: red">')`, "style-src"},
		{"a picture from elsewhere", `document.body.append(Object.assign(new Image(), { src: 'http://localhost:1/x.png' }))`, "img-src"},
	}
	for _, f := range faults {
		eval[chromedp.Void](tb, f.script)
	}
	eval[chromedp.Void](tb, `new Promise((done) => setTimeout(done, 300))`)
	wrong := strings.Join(tb.wrong(), "\n")
	for _, f := range faults {
		assert.Contains(t, wrong, f.found, f.what)
	}
}
