package texts_test

import (
	"bytes"
	"encoding/json"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"threesaway/texts"
	"threesaway/texts/internal/catalogue"
)

func readCatalogue(t *testing.T) *catalogue.File {
	t.Helper()
	file, err := catalogue.Parse([]byte(texts.Catalogue()))
	require.NoError(t, err)
	return file
}

// The Go source is what the file compiles to; if not, run go generate ./texts.
func TestCompiledCatalogueIsTheFile(t *testing.T) {
	want, err := readCatalogue(t).Compile()
	require.NoError(t, err)
	got, err := os.ReadFile("catalogue.go")
	require.NoError(t, err)
	assert.True(t, bytes.Equal(want, got), "run go generate ./texts")
}

// What the page reads is in the file; if not, run go generate ./texts.
func TestTextsOfThePageAreThoseOfTheFile(t *testing.T) {
	for _, language := range catalogue.Languages() {
		want, err := readCatalogue(t).Page(language)
		require.NoError(t, err)
		got, err := os.ReadFile(filepath.Join("..", "web", "src", "texts."+language+".json"))
		require.NoError(t, err)
		assert.True(t, bytes.Equal(want, got), "run go generate ./texts")
	}
}

func TestLanguagesOfTheFileAreThoseOfThePackage(t *testing.T) {
	var codes []string
	for _, l := range texts.Languages() {
		codes = append(codes, l.String())
	}
	assert.Equal(t, catalogue.Languages(), codes)
}

// categories are the plural categories of the Unicode CLDR that whole numbers
// have in each language.
var categories = map[string][]string{"en": {"one", "other"}, "ro": {"few", "one", "other"}, "de": {"one", "other"}}

var placeholder = regexp.MustCompile(`\{([A-Za-z][A-Za-z-]*)\}`)

func placeholders(text string) []string {
	var names []string
	for _, m := range placeholder.FindAllStringSubmatch(text, -1) {
		names = append(names, m[1])
	}
	slices.Sort(names)
	// {what} and {What} are the same words in small and capital letters.
	for i, name := range names {
		if name == "What" {
			names[i] = "what"
		}
	}
	slices.Sort(names)
	return slices.Compact(names)
}

func TestEveryTextIsThereInEveryLanguageAndForm(t *testing.T) {
	for key, e := range readCatalogue(t).Texts {
		want := placeholders(e.Forms["en"]["other"])
		if e.Plural != "" {
			assert.Contains(t, want, e.Plural, key)
		}
		for language, needed := range categories {
			if e.Plural == "" {
				needed = []string{"other"}
			}
			assert.Equal(t, needed, slices.Sorted(maps.Keys(e.Forms[language])), "%s %s", key, language)
			for form, text := range e.Forms[language] {
				assert.NotEmpty(t, text, "%s %s %s", key, language, form)
				assert.Equal(t, want, placeholders(text), "%s %s %s", key, language, form)
			}
		}
	}
}

// Errors and help have their English as key, and the other languages.
func TestEveryErrorAndHelpIsTranslated(t *testing.T) {
	file := readCatalogue(t)
	for _, section := range []map[string]catalogue.Entry{file.Errors, file.Help} {
		for key, e := range section {
			assert.NotContains(t, e.Forms, "en", key)
			for _, language := range []string{"ro", "de"} {
				needed := []string{"other"}
				if e.Plural != "" {
					needed = categories[language]
				}
				assert.Equal(t, needed, slices.Sorted(maps.Keys(e.Forms[language])), "%s %s", key, language)
				for _, text := range e.Forms[language] {
					assert.NotEmpty(t, text, "%s %s", key, language)
				}
			}
		}
	}
}

// Romanian has commas below s and t, no cedillas; and no text begins or ends with
// a blank.
func TestSpelling(t *testing.T) {
	file := readCatalogue(t)
	for _, section := range []map[string]catalogue.Entry{file.Texts, file.Errors, file.Help} {
		for key, e := range section {
			for language, forms := range e.Forms {
				for _, text := range forms {
					assert.NotRegexp(t, "[şţŞŢãÃ]", text, "%s %s", key, language)
					assert.NotRegexp(t, `^ | $`, text, "%s %s: blanks", key, language)
				}
			}
		}
	}
}

func TestCatalogueRefusesWhatIsNone(t *testing.T) {
	for name, text := range map[string]string{
		"no JSON":             `x`,
		"an unknown section":  `{"words":{}}`,
		"an unknown language": `{"texts":{"a":{"fr":"x"}}}`,
		"a number for a text": `{"texts":{"a":{"en":1}}}`,
		"no object":           `{"texts":{"a":"x"}}`,
		"a list for plural":   `{"texts":{"a":{"plural":[]}}}`,
		"something behind":    `{} {}`,
	} {
		t.Run(name, func(t *testing.T) {
			_, err := catalogue.Parse([]byte(text))
			assert.Error(t, err)
		})
	}
}

// Of two entries with one key a reader would take either.
func TestNoKeyIsThereTwice(t *testing.T) {
	data, err := os.ReadFile("catalogue.json")
	require.NoError(t, err)
	noKeyTwice(t, json.NewDecoder(bytes.NewReader(data)), "")
}

// noKeyTwice reads one value.
func noKeyTwice(t *testing.T, d *json.Decoder, path string) {
	t.Helper()
	open, err := d.Token()
	require.NoError(t, err)
	seen := map[string]bool{}
	switch open {
	case json.Delim('{'):
		for d.More() {
			key, err := d.Token()
			require.NoError(t, err)
			name := path + "/" + key.(string)
			assert.False(t, seen[name], name)
			seen[name] = true
			noKeyTwice(t, d, name)
		}
	case json.Delim('['):
		for d.More() {
			noKeyTwice(t, d, path)
		}
	default:
		return
	}
	_, err = d.Token()
	require.NoError(t, err)
}
