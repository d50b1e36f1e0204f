package browsertest

import (
	"context"
	"encoding/json"
	"fmt"
	"strings"
	"time"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
	"github.com/stretchr/testify/require"
)

// id selects an element by its data-testid.
func id(name string) string { return `[data-testid="` + name + `"]` }

// quote writes a text as JavaScript.
func quote(text string) string {
	data, _ := json.Marshal(text) // a string has no error
	return string(data)
}

// click presses the mouse on an element as soon as it is there, may be used, stands still,
// and nothing covers it.
func (tb *tab) click(selector string) {
	tb.t.Helper()
	place := tb.place(selector)
	tb.do(chromedp.MouseClickXY(place[0], place[1]))
}

// place returns where an element can be touched.
func (tb *tab) place(selector string) []float64 {
	tb.t.Helper()
	ctx, cancel := context.WithTimeout(tb.ctx, patience)
	defer cancel()
	for {
		found, err := chromedp.Run(ctx, chromedp.Evaluate[[]float64](`(async () => {
			const find = () => {
				const element = document.querySelector(`+quote(selector)+`);
				if (!element || element.disabled) return [];
				element.scrollIntoView({ block: 'center', behavior: 'instant' });
				const { left, top, width, height } = element.getBoundingClientRect();
				const at = [left + width / 2, top + height / 2];
				const there = document.elementFromPoint(...at);
				return there && (element.contains(there) || there.closest('label')?.control === element) ? at : [];
			};
			const first = find();
			await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
			return find().every((at, i) => at === first[i]) ? first : [];
		})()`, chromedp.EvalAwaitPromise))
		if err == nil && len(found) == 2 {
			return found
		}
		select {
		case <-ctx.Done():
			tb.snapshot("waiting")
			require.Fail(tb.t, "cannot be clicked", "%s: %v", selector, err)
		case <-time.After(20 * time.Millisecond):
		}
	}
}

// fill puts a text in the place of the one in a field, as it is typed.
func (tb *tab) fill(selector, text string) {
	tb.t.Helper()
	tb.click(selector)
	eval[chromedp.Void](tb, `document.querySelector(`+quote(selector)+`).select()`)
	tb.do(chromedp.KeyEvent(kb.Backspace), chromedp.KeyEvent(text))
}

// text returns the text of an element, as soon as it is there.
func (tb *tab) text(selector string) string {
	tb.t.Helper()
	tb.await(`document.querySelector(` + quote(selector) + `)`)
	return strings.TrimSpace(eval[string](tb, `document.querySelector(`+quote(selector)+`).textContent`))
}

// count returns how many elements there are.
func (tb *tab) count(selector string) int {
	tb.t.Helper()
	return eval[int](tb, `document.querySelectorAll(`+quote(selector)+`).length`)
}

// begin enters who plays and begins the first game.
func (tb *tab) begin(ante string, names ...string) {
	tb.t.Helper()
	for i, name := range names {
		if i >= 2 {
			tb.click(id("add-player"))
		}
		tb.fill(id(fmt.Sprintf("name-%d", i+1)), name)
	}
	if ante != "" {
		if tb.count(id("setup-more")+"[open]") == 0 {
			tb.click(id("setup-more") + " > summary")
		}
		tb.fill(id("ante"), ante)
	}
	tb.step(id("begin"))
}

// throw taps what dice show, such as 33561, of which some are then to be kept.
func (tb *tab) throw(faces string) {
	tb.t.Helper()
	tb.tap(faces)
	tb.await(`document.querySelector('` + id("roll") + `')`)
}

// settled waits until nothing is worked out: what is advised is then chosen.
func (tb *tab) settled() {
	tb.t.Helper()
	tb.await(`!document.querySelector('` + id("waiting") + `, ` + id("solving") + `')`)
}

// tap taps what dice show.
func (tb *tab) tap(faces string) {
	tb.t.Helper()
	tb.settled()
	for i, face := range faces {
		tb.await(fmt.Sprintf(`document.querySelectorAll('%s svg').length === %d`, id("tapped"), i))
		tb.click(id("face-" + string(face)))
	}
}

// keep chooses dice of the roll and keeps them.
func (tb *tab) keep(faces string) {
	tb.t.Helper()
	tb.settled()
	for place := range tb.count(id("roll") + " button") {
		die := id(fmt.Sprintf("die-%d", place+1))
		face := eval[string](tb, `document.querySelector('`+die+`').getAttribute('aria-label').at(-1)`)
		pressed := eval[bool](tb, `document.querySelector('`+die+`').ariaPressed === 'true'`)
		if strings.Contains(faces, face) {
			faces = strings.Replace(faces, face, "", 1)
			if !pressed {
				tb.click(die)
			}
		} else if pressed {
			tb.click(die)
		}
	}
	require.Empty(tb.t, faces, "dice that the roll does not have")
	tb.step(id("keep"))
}

// follow keeps what is advised.
func (tb *tab) follow() {
	tb.t.Helper()
	tb.text(id("headline"))
	tb.step(id("keep"))
}

// step clicks what is then written down.
func (tb *tab) step(selector string) {
	tb.t.Helper()
	const kept = `JSON.stringify(localStorage)`
	before := eval[string](tb, kept)
	tb.click(selector)
	tb.await(kept + ` !== ` + quote(before))
}

// turn waits until it is a player's turn.
func (tb *tab) turn(name string) {
	tb.t.Helper()
	tb.await(`document.querySelector('` + id("question") + `').textContent.includes(` + quote(name) + `)`)
}

// tellScore tells the score of a whole turn.
func (tb *tab) tellScore(score string) {
	tb.t.Helper()
	if tb.count(id("score-pad")) == 0 {
		tb.click(id("score-or-dice"))
	}
	tb.step(id("score-" + score))
}
