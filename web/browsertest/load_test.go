package browsertest

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/stretchr/testify/require"
)

const loaded = `document.documentElement.dataset.ready === 'true'`

// How long the first visit takes until the page shows something, until the engine runs,
// and until a throw of five dice that is typed at once is answered; and a later visit,
// which comes from what the browser keeps. With -v the medians are printed, as seen by
// the browser on this machine, in milliseconds from the request of the page.
func TestLoadTimes(t *testing.T) {
	const visits = 3
	s := serve(t)
	times := map[string][3][]float64{}
	visit := func(tb *tab, kind string) {
		tb.await(loaded)
		list := times[kind]
		for i, at := range [3]float64{
			eval[float64](tb, `performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0`),
			eval[float64](tb, `performance.now()`),
			eval[float64](tb, advised),
		} {
			list[i] = append(list[i], at)
		}
		times[kind] = list
	}
	for range visits {
		tb := open(t, s, phone())
		visit(tb, "first")
		tb.await(keptOffline)
		eval[chromedp.Void](tb, `localStorage.clear()`) // else the game goes on
		tb.do(chromedp.Reload())
		visit(tb, "later")
	}
	var table strings.Builder
	for _, kind := range []string{"first", "later"} {
		fmt.Fprintf(&table, "%s visit:", kind)
		for i, what := range []string{"painted", "ready", "advised"} {
			list := times[kind][i]
			require.Len(t, list, visits)
			slices.Sort(list)
			fmt.Fprintf(&table, " %s %.0f ms", what, list[visits/2])
		}
		table.WriteString("\n")
	}
	t.Log("\n" + table.String())
}

// advised begins a game, taps a throw of five dice, and is fulfilled with the time at
// which the answer is there.
const advised = `(async () => {
	const there = (selector) => new Promise((done) => {
		const look = () => {
			const element = document.querySelector(selector);
			if (element) { observer.disconnect(); done(element); }
		};
		const observer = new MutationObserver(look);
		observer.observe(document.body, { childList: true, subtree: true });
		look();
	});
	const click = async (id) => {
		await there('[data-testid=' + id + ']');
		await new Promise((done) => setTimeout(done)); // no finger is faster
		(await there('[data-testid=' + id + ']')).click();
	};
	await click('begin');
	for (const face of [3, 3, 5, 6, 1]) await click('face-' + face);
	await there('[data-testid=headline]');
	return performance.now();
})()`
