package solver

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	"threesaway/engine"
)

// go test -run '^$' -bench . -benchmem -count 10 ./solver | benchstat -

// benchUtilities are 64 utilities that fall from 1 on, each in its own steps.
func benchUtilities(results int) [64][]float64 {
	var list [64][]float64
	for i := range list {
		x := 1.0
		for s := range results {
			list[i] = append(list[i], x)
			x -= x * float64((s*7+i*13)%11) / 40
		}
	}
	return list
}

// BenchmarkTurn values the turn of the standard game for one utility after another,
// as the kernel for falling utilities does and as the plain one does, which considers
// every number of lowest dice of every roll.
func BenchmarkTurn(b *testing.B) {
	turn := turnOf(b, "")
	utilities := benchUtilities(turn.maxScore + 1)
	b.Run("falling", func(b *testing.B) {
		k := newFallingKernel(newFalling[float64](turn), 0)
		b.ReportAllocs()
		for i := 0; b.Loop(); i++ {
			copy(k.values[0].at[:], utilities[i%len(utilities)])
			k.solve(k.reached)
		}
	})
	b.Run("plain", func(b *testing.B) {
		g := turn.newValuedGrid(turn.lowest())
		worth := make([]float64, turn.results())
		b.ReportAllocs()
		for i := 0; b.Loop(); i++ {
			copy(worth, utilities[i%len(utilities)])
			g.solveFloat(worth, nil, 0)
		}
	})
}

// BenchmarkTurnExact values the same turn in integers: every value is a number of
// outcomes of the turn, of which there are 6^15, times a whole number.
func BenchmarkTurnExact(b *testing.B) {
	turn := turnOf(b, "")
	unit, ok := turn.rules.Outcomes()
	require.True(b, ok)
	utilities := benchUtilities(turn.maxScore + 1)
	var worth [len(utilities)][]int64
	for i, u := range utilities {
		for _, v := range u {
			worth[i] = append(worth[i], int64(v*1000)*unit)
		}
	}
	k := newFallingKernel(newFalling[int64](turn), 0)
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		copy(k.values[0].at[:], worth[i%len(worth)])
		k.solve(k.reached)
	}
}

// BenchmarkBeatAll solves the goal beat for every score to beat, with all choices.
func BenchmarkBeatAll(b *testing.B) {
	turn := turnOf(b, "")
	turn.beat(WeightHalf, false).grids[0]() // compiles the turn
	b.ReportAllocs()
	for b.Loop() {
		turn.beat(WeightHalf, false).grids[0]()
	}
}

// BenchmarkLarge solves low, and beat for every score to beat, with twenty dice.
func BenchmarkLarge(b *testing.B) {
	pos := engine.Position{Players: 2, Seat: 2, Round: 1, ScoreToBeat: 20, Holders: 1, Left: 20}
	b.ReportAllocs()
	for b.Loop() {
		turn := turnOf(b, "dice=20")
		for _, s := range []Solution{turn.Low(), turn.Beat(WeightHalf)} {
			if _, err := s.Value(pos); err != nil {
				b.Fatal(err)
			}
		}
	}
}

// BenchmarkWin solves the goal win for one number of players, the games of fewer being
// solved already, and for all numbers up to eight.
func BenchmarkWin(b *testing.B) {
	turn := turnOf(b, "")
	none := &WinSolution{turn: turn, games: make([][]*winGame, 2)}
	solve := func(b *testing.B, fewer *WinSolution, players int) {
		b.ReportAllocs()
		for b.Loop() {
			if _, err := fewer.Extend(players); err != nil {
				b.Fatal(err)
			}
		}
	}
	fewer := none
	for players := 2; players <= 8; players++ {
		b.Run(fmt.Sprintf("players=%d", players), func(b *testing.B) { solve(b, fewer, players) })
		var err error
		fewer, err = fewer.Extend(players)
		require.NoError(b, err)
	}
	b.Run("all=2-8", func(b *testing.B) { solve(b, none, 8) })
}

// benchRounds is how many ties in a row make the largest pot of [BenchmarkMoney].
const benchRounds = 20

// BenchmarkMoney solves the goal money for every pot that ties of up to twenty rounds
// lead to, the goal win being solved already.
func BenchmarkMoney(b *testing.B) {
	turn := turnOf(b, "")
	win, err := turn.Win(4)
	require.NoError(b, err)
	for players := 2; players <= 4; players++ {
		first := engine.Opening(turn.rules, players)
		step := antesOf(turn.rules, players, 2, false).pot
		b.Run(fmt.Sprintf("players=%d", players), func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				s, err := win.Money(players, first.Pot+benchRounds*step)
				require.NoError(b, err)
				for round := range benchRounds + 1 {
					pos := first
					pos.Pot += round * step
					_, err = s.Share(pos, 1)
					require.NoError(b, err)
				}
			}
		})
	}
}
