package evening_test

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"threesaway/engine"
	"threesaway/evening"
	"threesaway/record"
)

// Whatever is typed, a line at a time: what is refused changes nothing and says why by
// an error that is documented, what is saved is a record of all that was played, and
// all can be taken back.
func FuzzAnswer(f *testing.F) {
	f.Add("Ana, Bob\n\n0.50 EUR\nAna\n\n13356 > 33\n124\n= 7")
	f.Add("3\nties=split bottoms=turn\n-\n0\nfirst 2\n\n66666 > 66\n> over\npass")
	f.Add("2\ndice=1 sides=2\n\n1,2\nrules pass=true\ngame B, A\nante 1,5\nadvised A\n\n1")
	f.Add("\xff\n21\n,\nA, A\n#")
	f.Fuzz(func(t *testing.T, text string) {
		store := new(paper)
		e := evening.New(store, nil)
		begun := looks(e)
		for i, line := range strings.Split(text, "\n") {
			if i == 50 {
				break
			}
			before := looks(e)
			if err := e.Answer(line); err != nil {
				require.True(t, isDocumented(err), "%q: %v", line, err)
				require.Equal(t, before, looks(e))
				continue
			}
			require.NoError(t, e.SaveError())
			if len(e.Record().Games()) > 0 {
				r, err := record.Parse(store.text)
				require.NoError(t, err)
				require.Equal(t, e.Record().String(), r.String())
			}
		}
		for e.Undo() {
		}
		require.Equal(t, begun, looks(e))
	})
}

// isDocumented reports whether an error wraps one that Answer promises.
func isDocumented(err error) bool {
	return slices.ContainsFunc([]error{
		evening.ErrAnswer, record.ErrSyntax, record.ErrName, record.ErrAnte,
		engine.ErrRules, engine.ErrRoll, engine.ErrKeep, engine.ErrPosition, engine.ErrSequence,
	}, func(one error) bool { return errors.Is(err, one) })
}
