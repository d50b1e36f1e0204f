package coach

import (
	"threesaway/engine"
	"threesaway/texts"
)

type languageRequest struct {
	Language string `json:"language"`
}

// language chooses the language of sentences by its code.
func (c *Coach) language(r languageRequest) (any, error) {
	for _, l := range texts.Languages() {
		if l.String() == r.Language {
			c.p = texts.In(l)
			return r, nil
		}
	}
	return nil, engine.Errorf("%w: language %q: must be en, ro or de", ErrRequest, r.Language)
}
