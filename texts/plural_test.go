package texts_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/text/feature/plural"
	"golang.org/x/text/language"

	"threesaway/texts"
)

// The plural rules are those of the Unicode CLDR, as package plural has them.
func TestPluralRulesAreThoseOfTheLibrary(t *testing.T) {
	forms := map[texts.Language]map[plural.Form]string{
		texts.English:  {plural.One: " ante ", plural.Other: " antes "},
		texts.Romanian: {plural.One: " ante ", plural.Few: " ante-uri ", plural.Other: " de ante-uri "},
		texts.German:   {plural.One: " Ante ", plural.Other: " Antes "},
	}
	for _, l := range texts.Languages() {
		tag := language.Make(l.String())
		for n := range 12_345 {
			form := plural.Cardinal.MatchPlural(tag, n, 0, 0, 0, 0)
			text := texts.In(l).Text("advice.pot", texts.Args{"antes": n})
			require.True(t, strings.Contains(text, forms[l][form]), "%s: %s", l, text)
		}
	}
}
