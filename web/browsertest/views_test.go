package browsertest

import (
	"fmt"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/stretchr/testify/assert"
)

// Every view of the page, on a phone and on a desk, by day and by night, in each
// language: nothing is wider than the screen, and axe-core finds nothing. With -pictures
// each is drawn.
func TestViews(t *testing.T) {
	t.Parallel()
	for _, l := range []look{
		{360, 640, false, "en"},
		{360, 640, true, "ro"},
		{1280, 800, false, "de"},
		{1280, 800, true, "en"},
	} {
		t.Run(fmt.Sprintf("%dx%d-%s-%t", l.width, l.height, l.language, l.dark), func(t *testing.T) {
			t.Parallel()
			s := serve(t)
			tb := open(t, s, l)
			tb.do(chromedp.Navigate(s.start + "?seed=3"))
			tb.await(loaded)
			look := func(name string) {
				t.Helper()
				eval[chromedp.Void](tb, `scrollTo(0, 0)`)
				tb.snapshot(name)
				tb.fits(name)
				tb.accessible(name)
			}
			view := func(name string) {
				t.Helper()
				look(name)
				const closed = `document.querySelectorAll('details:not([open])')`
				if eval[bool](tb, closed+`.length > 0`) { // and what they hide
					eval[chromedp.Void](tb, `self.opened = [...`+closed+`]; for (const details of opened) details.open = true`)
					look(name + "-open")
					eval[chromedp.Void](tb, `for (const details of opened) details.open = false`)
				}
			}
			view("setup")
			tb.begin("0.50 EUR", "Ana", "Bob", "Christiane-Elisabeth")
			tb.text(id("before"))
			view("throw")
			tb.throw("33561")
			tb.text(id("headline"))
			view("keep")
			tb.click(id("all-options"))
			view("options")
			tb.follow()
			tb.click(id("undo"))
			tb.text(id("headline"))
			tb.follow()
			tb.throw("136")
			tb.keep("136")
			tb.turn("Bob")
			view("score")
			tb.click(id("new-evening"))
			tb.text(id("dialog"))
			view("dialog")
			tb.click(id("dialog-cancel"))
			tb.tellScore("7")
			tb.turn("Christiane")
			tb.step(id("score-beaten"))
			view("tie")
			tb.tellScore("2")
			tb.turn("Bob")
			tb.tellScore("0")
			tb.turn("Christiane")
			tb.step(id("score-beaten"))
			tb.text(id("account"))
			view("end")

			tb.click(id("nav-charts"))
			tb.text(id("chart-seats"))
			view("charts")
			tb.click(id("nav-play"))
			view("play")
			tb.step(id("begin"))
			tb.step(id("throw"))
			view("roll")
			tb.click(id("hint"))
			tb.text(id("headline"))
			view("hint")
			for !tb.playOn() {
			}
			tb.click(id("review"))
			tb.text(id("review-result"))
			view("review")
		})
	}
}

// fits checks that nothing is wider than the screen.
func (tb *tab) fits(view string) {
	tb.t.Helper()
	assert.True(tb.t, eval[bool](tb, `document.documentElement.scrollWidth <= innerWidth`), "%s is wider than the screen", view)
}

// What takes long to work out shows how far it is, and can be given up.
func TestWorkCanBeCanceled(t *testing.T) {
	t.Parallel()
	s := serve(t)
	tb := open(t, s, phone())
	tb.await(loaded)
	tb.click(id("nav-charts"))
	tb.text(id("chart-seats"))
	eval[chromedp.Void](tb, `(() => {
		const choice = document.querySelector('`+id("chart-players")+`');
		choice.value = '8';
		choice.dispatchEvent(new Event('change', { bubbles: true }));
	})()`)
	tb.click(id("cancel"))
	tb.await(`document.querySelector('` + id("ask-charts") + `')`)
	tb.accessible("charts that were given up")
	assert.Zero(t, tb.count(id("chart-seats")))
	tb.click(id("nav-table"))
	tb.step(id("begin"))
	tb.throw("33561")
	assert.Contains(t, tb.text(id("headline")), "keep 3 3")
}
