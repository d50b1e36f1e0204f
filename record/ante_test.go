package record_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"threesaway/record"
)

// An ante is read as it is written, and a record can hold whatever is read.
func FuzzParseAnte(f *testing.F) {
	for _, seed := range []string{
		"", "0.50 EUR", "5 lei", "1.25", "000.5", "0", "1234567890", "1.", ".5", "1.1234567", "-1", "1e3", "5 #", "5  a  b", "5 a, b: c", "5\u00a0€", "\xff",
	} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, text string) {
		a, err := record.ParseAnte(text)
		if err != nil {
			require.ErrorIs(t, err, record.ErrAnte)
			require.Less(t, len(err.Error()), 1000)
			return
		}
		again, err := record.ParseAnte(a.String())
		require.NoError(t, err)
		require.Equal(t, a, again)
		amount, known := a.Value()
		require.Equal(t, a != record.Ante{}, known)
		require.GreaterOrEqual(t, amount, 0.0)

		r := parse(t, "ante "+a.String()+"\ngame 2\n")
		require.Equal(t, a, r.Games()[0].Header().Ante)
		require.Equal(t, a, parse(t, r.String()).Games()[0].Header().Ante)
	})
}
