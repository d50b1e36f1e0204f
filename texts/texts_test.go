package texts_test

import (
	"math/big"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"threesaway/texts"
)

func TestParse(t *testing.T) {
	for name, want := range map[string]texts.Language{
		"en": texts.English, "ro": texts.Romanian, "de": texts.German,
		"EN": texts.English, "de-AT": texts.German, "ro_MD": texts.Romanian, "en-GB": texts.English,
	} {
		l, err := texts.Parse(name)
		require.NoError(t, err, name)
		assert.Equal(t, want, l, name)
	}
	for _, name := range []string{"", "fr", "deutsch", "C", "x", "und", "r o", "ro.UTF-8"} {
		_, err := texts.Parse(name)
		require.ErrorIs(t, err, texts.ErrLanguage, name)
		assert.ErrorContains(t, err, "must be en, ro or de")
	}
}

func TestLanguageCodesAreRead(t *testing.T) {
	for _, l := range texts.Languages() {
		got, err := texts.Parse(l.String())
		require.NoError(t, err)
		assert.Equal(t, l, got)
		assert.Equal(t, l, texts.In(l).Language())
	}
	assert.Equal(t, "invalid(9)", texts.Language(9).String())
	assert.Equal(t, texts.English, texts.In(9).Language())
}

func TestFromEnvironment(t *testing.T) {
	for name, c := range map[string]struct {
		environment map[string]string
		want        texts.Language
	}{
		"nothing":                  {nil, texts.English},
		"LANG":                     {map[string]string{"LANG": "ro_RO.UTF-8"}, texts.Romanian},
		"LC_MESSAGES comes first":  {map[string]string{"LANG": "ro_RO", "LC_MESSAGES": "de_DE@euro"}, texts.German},
		"LC_ALL comes before all":  {map[string]string{"LANG": "ro", "LC_MESSAGES": "ro", "LC_ALL": "de_CH.UTF-8"}, texts.German},
		"empty is unset":           {map[string]string{"LANG": "de", "LC_ALL": ""}, texts.German},
		"C":                        {map[string]string{"LANG": "de", "LC_ALL": "C.UTF-8"}, texts.English},
		"POSIX":                    {map[string]string{"LC_ALL": "POSIX"}, texts.English},
		"a language without texts": {map[string]string{"LANG": "fr_FR.UTF-8"}, texts.English},
		"nonsense":                 {map[string]string{"LANG": "._@"}, texts.English},
	} {
		t.Run(name, func(t *testing.T) {
			assert.Equal(t, c.want, texts.FromEnvironment(func(key string) string { return c.environment[key] }))
		})
	}
}

// The Romanian rules: 1 zar, 2 zaruri, 20 de zaruri, 101 zaruri, 120 de zaruri.
func TestPluralForms(t *testing.T) {
	for _, c := range []struct {
		number     int
		en, ro, de string
	}{
		{0, "0 antes in the pot", "0 ante-uri în pot", "0 Antes im Pott"},
		{1, "1 ante in the pot", "1 ante în pot", "1 Ante im Pott"},
		{2, "2 antes in the pot", "2 ante-uri în pot", "2 Antes im Pott"},
		{19, "19 antes in the pot", "19 ante-uri în pot", "19 Antes im Pott"},
		{20, "20 antes in the pot", "20 de ante-uri în pot", "20 Antes im Pott"},
		{21, "21 antes in the pot", "21 de ante-uri în pot", "21 Antes im Pott"},
		{100, "100 antes in the pot", "100 de ante-uri în pot", "100 Antes im Pott"},
		{101, "101 antes in the pot", "101 ante-uri în pot", "101 Antes im Pott"},
		{119, "119 antes in the pot", "119 ante-uri în pot", "119 Antes im Pott"},
		{120, "120 antes in the pot", "120 de ante-uri în pot", "120 Antes im Pott"},
		{1001, "1001 antes in the pot", "1001 ante-uri în pot", "1001 Antes im Pott"},
		{10_000_001, "10000001 antes in the pot", "10000001 ante-uri în pot", "10000001 Antes im Pott"},
		{-1, "-1 ante in the pot", "-1 ante în pot", "-1 Ante im Pott"},
	} {
		for _, number := range []any{c.number, big.NewInt(int64(c.number))} {
			args := texts.Args{"antes": number}
			assert.Equal(t, c.en, texts.In(texts.English).Text("advice.pot", args))
			assert.Equal(t, c.ro, texts.In(texts.Romanian).Text("advice.pot", args))
			assert.Equal(t, c.de, texts.In(texts.German).Text("advice.pot", args))
		}
	}
	large, _ := new(big.Int).SetString("100000000000000000000000001", 10)
	assert.Equal(t, large.String()+" ante-uri în pot", texts.In(texts.Romanian).Text("advice.pot", texts.Args{"antes": large}))
}

func TestPluralFormsOfDice(t *testing.T) {
	for number, want := range map[int]string{
		1: "x și aruncă din nou 1 zar", 2: "x și aruncă din nou 2 zaruri", 19: "x și aruncă din nou 19 zaruri",
		20: "x și aruncă din nou 20 de zaruri", 21: "x și aruncă din nou 21 de zaruri", 101: "x și aruncă din nou 101 zaruri",
	} {
		assert.Equal(t, want, texts.In(texts.Romanian).Text("advice.throw-again", texts.Args{"keep": "x", "dice": number}))
	}
	en, de := texts.In(texts.English), texts.In(texts.German)
	assert.Equal(t, "x and throw 1 die again", en.Text("advice.throw-again", texts.Args{"keep": "x", "dice": 1}))
	assert.Equal(t, "x and throw 2 dice again", en.Text("advice.throw-again", texts.Args{"keep": "x", "dice": 2}))
	assert.Equal(t, "x und wirf 1 Würfel noch einmal", de.Text("advice.throw-again", texts.Args{"keep": "x", "dice": 1}))
	assert.Equal(t, "21 Spieler", de.Count("count.players", 21))
}

// What a test should have caught is shown, and stops nothing.
func TestTextWithoutKeyOrArgument(t *testing.T) {
	var p texts.Printer
	assert.Equal(t, "no.such.key", p.Text("no.such.key", nil))
	assert.Equal(t, "Seat {seat} of 2", p.Text("advice.seat", texts.Args{"players": 2}))
	assert.Equal(t, "{antes} antes in the pot", p.Text("advice.pot", nil))
	// What an argument says is no placeholder.
	assert.Equal(t, "keep {dice}", p.Text("advice.keep", texts.Args{"dice": "{dice}"}))
}

func TestNumbers(t *testing.T) {
	en, ro, de := texts.In(texts.English), texts.In(texts.Romanian), texts.In(texts.German)
	assert.Equal(t, "0.559472", en.Decimal(0.5594716, 6))
	assert.Equal(t, "0,559472", ro.Decimal(0.5594716, 6))
	assert.Equal(t, "-1,50", de.Decimal(-1.5, 2))
	assert.Equal(t, "2", de.Decimal(1.6, 0))
	assert.Equal(t, "+0.50", en.Signed(0.5, 2))
	assert.Equal(t, "+0,50", ro.Signed(0.5, 2))
	assert.Equal(t, "+0,00", de.Signed(0, 2))
	assert.Equal(t, "-0,25", de.Signed(-0.25, 2))
	assert.Equal(t, "+0,00", de.Signed(-0.001, 2), "what rounds to zero has one sign")
	assert.Equal(t, "0.00", en.Decimal(-0.001, 2))
	assert.Equal(t, "-0.01", en.Decimal(-0.006, 2))
	assert.Equal(t, "0.333", en.Fraction(big.NewRat(1, 3), 3))
	assert.Equal(t, "0,667", ro.Fraction(big.NewRat(2, 3), 3))
}

func BenchmarkFirstText(b *testing.B) {
	for b.Loop() {
		texts.In(texts.Romanian).Text("advice.throw-again", texts.Args{"keep": "păstrează 3 3", "dice": 3})
	}
}
