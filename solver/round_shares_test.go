package solver

import (
	"math/big"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// Rounded shares are multiples of 2^-256, none but the last above its fraction, none
// off by more than a unit for each seat, and they sum to 1.
func TestRoundedSharesSumToOne(t *testing.T) {
	unit := new(big.Rat).SetFrac(big.NewInt(1), new(big.Int).Lsh(big.NewInt(1), 256))
	for _, list := range [][]string{{"1/3", "2/3"}, {"1/7", "2/7", "4/7"}, {"1/2", "1/2"}, {"3/10", "1/10", "1/5", "2/5"}} {
		shares := exactShares{nil}
		for _, text := range list {
			share, ok := new(big.Rat).SetString(text)
			require.True(t, ok)
			shares = append(shares, share)
		}
		rounded := roundShares(shares)
		require.Len(t, rounded, len(shares))
		sum := new(big.Rat)
		for seat := 1; seat < len(shares); seat++ {
			sum.Add(sum, rounded[seat])
			assert.True(t, new(big.Rat).Quo(rounded[seat], unit).IsInt(), "%v: seat %d", list, seat)
			off := new(big.Rat).Sub(shares[seat], rounded[seat])
			off.Quo(off, unit)
			if seat < len(shares)-1 {
				assert.GreaterOrEqual(t, off.Sign(), 0, "%v: seat %d is rounded down", list, seat)
			}
			assert.LessOrEqual(t, off.Abs(off).Cmp(big.NewRat(int64(len(list)), 1)), 0, "%v: seat %d", list, seat)
		}
		assert.Equal(t, "1", sum.RatString(), "%v", list)
	}
}

// Shares are rounded when a denominator is longer than the limit, and from then on.
func TestOnlyLongSharesAreRounded(t *testing.T) {
	of := func(bits uint, rounded bool) (*winGame, exactShares) {
		den := new(big.Int).Lsh(big.NewInt(1), bits-1) // of so many bits
		share := new(big.Rat).SetFrac(big.NewInt(1), den)
		shares := exactShares{nil, share, new(big.Rat).Sub(big.NewRat(1, 1), share)}
		return &winGame{proven: func() (*provenGame, error) { return &provenGame{shares: shares, rounded: rounded}, nil }}, shares
	}
	g := &provenGame{}
	short, shares := of(longest, false)
	require.Equal(t, longest, shares[1].Denom().BitLen())
	taken, err := g.take(short)
	require.NoError(t, err)
	assert.Equal(t, shares, taken)
	assert.False(t, g.rounded)

	long, _ := of(longest+1, false)
	taken, err = g.take(long)
	require.NoError(t, err)
	assert.Equal(t, []string{"0", "1"}, []string{taken[1].RatString(), taken[2].RatString()})
	assert.True(t, g.rounded)

	again := &provenGame{}
	rounded, _ := of(300, true)
	_, err = again.take(rounded)
	require.NoError(t, err)
	assert.True(t, again.rounded, "built on what is rounded")
}
