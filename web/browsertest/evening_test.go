package browsertest

import (
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/stretchr/testify/assert"
)

// theEvening is an evening of three players, one of whom is advised: with a tie, after which
// all play again, a perfect score, and one who is cut off. It is that of docs/evening.txt,
// which query coach writes down in the same way.
const theEvening = `record 1

rules threes-away
ante 0.50 EUR
advised Ana
game Ana, Bob, Cara
Ana: 1 3 3 5 6 > 3 3, 1 2 4 > 1, 2 6 > 2, 4 > 4 = 7
Bob: 2 2 4 5 6 > 2 2, 1 3 6 > 1 3, 2 > 2 = 7
Cara: = 8
Ana: = 5
Bob: = 0
Cara: 1 2 5 5 6 > 1 = cut off
`

// said is what the page says in the evening, in each language.
var said = map[string]struct{ headline, tie, perfect, won, account string }{
	"en": {
		"Seat 1 of 3: keep 3 3 and throw 3 dice again; the pot is yours with probability 0.398471.",
		"A tie at 7: Ana and Bob. Everyone in pays 1 ante; 6 antes in the pot. All play again.",
		"A perfect score: everyone in pays 1 ante; 9 antes in the pot.",
		"Bob wins the pot of 9 antes!",
		"Ana 1 0 -3 -1.50 EUR, Bob 1 1 +6 +3.00 EUR, Cara 1 0 -3 -1.50 EUR",
	},
	"ro": {
		"Locul 1 din 3: păstrează 3 3 și aruncă din nou 3 zaruri; potul este al tău cu probabilitatea 0,398471.",
		"Egalitate la 7: Ana și Bob. Fiecare din joc plătește 1 ante; 6 ante-uri în pot. Toți joacă din nou.",
		"Scor perfect: fiecare din joc plătește 1 ante; 9 ante-uri în pot.",
		"Bob câștigă potul de 9 ante-uri!",
		"Ana 1 0 -3 -1,50 EUR, Bob 1 1 +6 +3,00 EUR, Cara 1 0 -3 -1,50 EUR",
	},
	"de": {
		"Platz 1 von 3: Behalte 3 3 und wirf 3 Würfel noch einmal; du gewinnst den Pott mit Wahrscheinlichkeit 0,398471.",
		"Unentschieden bei 7: Ana und Bob. Jeder im Spiel zahlt 1 Ante; 6 Antes im Pott. Alle spielen noch einmal.",
		"Perfekt: Jeder im Spiel zahlt 1 Ante; 9 Antes im Pott.",
		"Bob gewinnt den Pott von 9 Antes!",
		"Ana 1 0 -3 -1,50 EUR, Bob 1 1 +6 +3,00 EUR, Cara 1 0 -3 -1,50 EUR",
	},
}

// A whole evening, told by touch, in each language. What the page writes down is to the
// letter what query coach writes, and it outlives the page at any time.
func TestEvening(t *testing.T) {
	t.Parallel()
	for language, want := range said {
		t.Run(language, func(t *testing.T) {
			t.Parallel()
			s := serve(t)
			l := phone()
			l.language = language
			tb := open(t, s, l)
			tb.await(loaded)
			assert.Equal(t, language, eval[string](tb, `document.documentElement.lang`))
			tb.begin("0.50 EUR", "Ana", "Bob", "Cara")
			tb.fits("a throw to be told")
			tb.throw("33561")
			assert.Equal(t, want.headline, tb.text(id("headline")))
			tb.fits("advice")
			tb.follow()
			tb.throw("124")
			tb.follow()
			tb.throw("26")
			tb.do(chromedp.Reload()) // in the middle of a turn
			tb.await(loaded)
			tb.follow()
			tb.tap("4")

			tb.turn("Bob")
			tb.click(id("score-or-dice"))
			tb.throw("22456")
			tb.keep("22")
			tb.throw("136")
			tb.keep("13")
			tb.tap("2")

			tb.turn("Cara")
			tb.step(id("score-beaten")) // a slip of the finger, taken back
			tb.turn("Ana")
			tb.step(id("undo"))
			tb.turn("Cara")
			tb.step(id("score-beaten"))

			tb.turn("Ana")
			assert.Contains(t, tb.text(id("events")), want.tie)
			tb.tellScore("5")
			tb.turn("Bob")
			tb.tellScore("0")
			tb.turn("Cara")
			assert.Contains(t, tb.text(id("events")), want.perfect)
			tb.click(id("score-or-dice"))
			tb.throw("12556")
			tb.keep("1")

			tb.text(id("account"))
			tb.fits("the account")
			assert.Contains(t, tb.text(id("events")), want.won)
			assert.Equal(t, want.account, eval[string](tb, `[...document.querySelectorAll('`+id("account")+` tbody tr')].map(
				(row) => [...row.cells].map((cell) => cell.textContent.trim()).join(' ')).join(', ')`))
			assert.Equal(t, theEvening, eval[string](tb, stored))
		})
	}
}

// stored is the evening as the page keeps it.
const stored = `localStorage.getItem('threesaway.table')`

// Whoever speaks another language than the browser chooses it, and the page remembers.
func TestLanguageIsRemembered(t *testing.T) {
	t.Parallel()
	s := serve(t)
	tb := open(t, s, phone())
	tb.await(loaded)
	assert.Equal(t, "en", eval[string](tb, `document.documentElement.lang`))
	eval[chromedp.Void](tb, `(() => {
		const choice = document.querySelector('`+id("language")+`');
		choice.value = 'ro';
		choice.dispatchEvent(new Event('change', { bubbles: true }));
	})()`)
	tb.await(`document.documentElement.lang === 'ro'`)
	tb.do(chromedp.Reload())
	tb.await(loaded)
	assert.Equal(t, "ro", eval[string](tb, `document.documentElement.lang`))
	assert.Equal(t, "Masa", tb.text(id("nav-table")))
}
