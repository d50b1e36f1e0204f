package browsertest

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// openRecord hands a file to the page.
func (tb *tab) openRecord(name, text string) {
	tb.t.Helper()
	file := filepath.Join(tb.t.TempDir(), name)
	require.NoError(tb.t, os.WriteFile(file, []byte(text), 0o644))
	tb.do(chromedp.SetUploadFiles(chromedp.CSS(id("open-record")), []string{file}))
}

// What is no record is refused, with the line and what is wrong there, and the evening
// goes on.
func TestBrokenRecordIsRefused(t *testing.T) {
	t.Parallel()
	s := serve(t)
	tb := open(t, s, phone())
	tb.await(loaded)
	tb.begin("", "Ana", "Bob")
	tb.throw("33561")
	tb.follow()
	before := eval[string](tb, stored)
	for name, text := range map[string]string{
		"shopping.txt":  "milk\nbread\n",
		"illegal.txt":   "game Ana, Bob\nAna: 1 3 3 5 6 > 2\n",
		"picture.txt":   "\x89PNG\r\n\x1a\n\x00\x00",
		"script.record": "game <img src=x onerror=alert(1)>, <script>alert(1)</script>\nZoe: 1\n",
	} {
		tb.openRecord(name, text)
		tb.await(`document.querySelector('` + id("notice-error") + `')?.textContent.includes(` + quote(name) + `)`)
		assert.Regexp(t, `line \d`, tb.text(id("notice-error")))
	}
	tb.accessible("a refused record")
	assert.Equal(t, before, eval[string](tb, stored))
	tb.turn("Ana")
	tb.throw("124")
}

// A record is opened where another one is asked about first, and the account is that of
// its games.
func TestRecordIsOpened(t *testing.T) {
	t.Parallel()
	s := serve(t)
	tb := open(t, s, phone())
	tb.await(loaded)
	tb.begin("", "Ana", "Bob")
	tb.throw("33561")
	before := eval[string](tb, stored)
	tb.openRecord("friday.record", theEvening)
	tb.accessible("the question whether to replace the evening")
	tb.click(id("dialog-cancel"))
	tb.await(`!document.querySelector('` + id("dialog") + `')`)
	assert.Equal(t, before, eval[string](tb, stored))

	tb.openRecord("friday.record", theEvening)
	tb.click(id("dialog-yes"))
	assert.Contains(t, tb.text(id("notice-info")), "friday.record")
	assert.Contains(t, tb.text(id("account")), "Bob11+6+3.00 EUR")
	assert.Equal(t, theEvening, eval[string](tb, stored))
}

// Names are text, whatever they look like.
func TestNamesAreText(t *testing.T) {
	t.Parallel()
	s := serve(t)
	tb := open(t, s, phone())
	tb.await(loaded)
	const name = `<img src=x onerror=alert(1)>`
	tb.begin("", name, "Bob")
	tb.turn(name)
	assert.Zero(t, tb.count("img"))
}
