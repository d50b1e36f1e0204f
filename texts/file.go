package texts

import _ "embed"

//go:embed catalogue.json
var catalogueFile string

// Catalogue returns the file of all texts, catalogue.json, for programs in other
// languages. Under "texts" it has an object for each key, with the text under
// each language code; where "plural" names a placeholder, there is an object of
// texts by plural category instead (Unicode CLDR: one, few, other), and the
// number of that placeholder chooses.
func Catalogue() string { return catalogueFile }
