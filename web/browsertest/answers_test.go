package browsertest

import (
	"encoding/json"
	"slices"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/stretchr/testify/require"

	"threesaway/web/internal/questions"
)

// The browser answers what the module answers, bit for bit, under all kinds of rules and
// for every goal; see also the test of the npm package, which asks Node.
func TestBrowserAnswersTheSame(t *testing.T) {
	t.Parallel()
	s := serve(t)
	tb := open(t, s, desk())
	asked, err := questions.Ask(2000)
	require.NoError(t, err)
	eval[chromedp.Void](tb, `import('/threesaway.js').then(({ load }) => load()).then((game) => { self.game = game; })`)
	for part := range slices.Chunk(asked, 100) {
		list, err := json.Marshal(part)
		require.NoError(t, err)
		answers, err := questions.Read([]byte(eval[string](tb, `(async () => {
			const answers = [];
			for (const { position, rules, goal } of `+string(list)+`) {
				answers.push(await game.advise(position, undefined, { rules, goal, explain: true }));
			}
			return JSON.stringify(answers);
		})()`)))
		require.NoError(t, err)
		require.Len(t, answers, len(part))
		for i, q := range part {
			require.Equal(t, q.Want, answers[i], "%+v", q)
		}
	}
}
