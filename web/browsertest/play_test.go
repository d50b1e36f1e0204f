package browsertest

import (
	"encoding/json"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"threesaway/answer"
	"threesaway/engine"
	"threesaway/record"
	"threesaway/review"
	"threesaway/solver"
)

// played is the game against perfect players as the page keeps it.
const played = `localStorage.getItem('threesaway.play')`

// playOn makes the player's next move, if it is one: a throw, or to keep the last die of
// the roll. It reports whether the game is over.
func (tb *tab) playOn() (over bool) {
	tb.t.Helper()
	tb.await(`document.querySelector('` + id("throw") + `, ` + id("die-1") + `, ` + id("next-game") + `')`)
	switch {
	case tb.count(id("next-game")) > 0:
		return true
	case tb.count(id("throw")) > 0:
		tb.step(id("throw"))
	default:
		if tb.count(id("roll")+" [aria-pressed=true]") == 0 {
			tb.click(id("die-1"))
		}
		tb.step(id("keep"))
	}
	return false
}

// A game against perfect players to its end, and the review of it; the page is loaded
// again in the midst of it.
func TestPlay(t *testing.T) {
	t.Parallel()
	s := serve(t)
	tb := open(t, s, phone())
	tb.do(chromedp.Navigate(s.start + "?seed=3#play"))
	tb.await(loaded)
	tb.fill(id("me"), "Ana")
	tb.click(id("opponents-2"))
	tb.step(id("begin"))
	tb.step(id("throw"))
	tb.click(id("hint"))
	assert.Contains(t, tb.text(id("headline")), "keep")
	tb.step(id("keep"))
	tb.text(id("throw"))

	before := eval[string](tb, played)
	tb.do(chromedp.Reload())
	tb.await(loaded)
	assert.Equal(t, before, eval[string](tb, played), "nothing is thrown again")
	for steps := 0; !tb.playOn(); steps++ {
		require.Less(t, steps, 500, "the game does not end")
	}

	tb.click(id("review"))
	tb.text(id("review-result"))
	assert.Equal(t, 3, tb.count(id("review-everybody")+" tbody tr"))
	assert.Contains(t, tb.text(id("account")), "Ana1")

	// What the page has written down is a whole game; its review is that of the module.
	text := eval[string](tb, played)
	games, err := record.Parse(text)
	require.NoError(t, err, text)
	require.Len(t, games.Games(), 1)
	v, err := review.Of(games, solver.Win(), func(r engine.Rules, goal solver.Goal, pos engine.Position) (solver.GameSolution, error) {
		solution, err := solver.Solve(r, goal, pos)
		if err != nil {
			return nil, err
		}
		return solution.(solver.GameSolution), nil
	})
	require.NoError(t, err)
	data, err := json.Marshal(answer.OfReview(v))
	require.NoError(t, err)
	var want, got any
	require.NoError(t, json.Unmarshal(data, &want))
	told := eval[string](tb, `(async () => {
		const { load } = await import('/threesaway.js');
		return JSON.stringify(await (await load()).review(`+played+`));
	})()`)
	require.NoError(t, json.Unmarshal([]byte(told), &got))
	assert.Equal(t, want, got)

	tb.click(id("next-game"))
	tb.text(id("players"))
}
