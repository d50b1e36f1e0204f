//go:build unix

package tables_test

import (
	"fmt"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"threesaway/engine"
	"threesaway/solver"
	"threesaway/tables"
)

// scales are series of tables in which one thing grows: the figures of
// docs/SCALE.md.
var scales = []struct {
	name  string
	rules string // %d stands for what grows, if that is a rule
	sizes []int
	scope func(size int) tables.Scope
}{
	{"dice-low", "dice=%d", []int{4, 6, 8, 10, 12, 14, 16, 18, 20}, func(int) tables.Scope {
		return tables.Scope{Goals: []solver.Goal{solver.Low()}}
	}},
	{"dice-beat", "dice=%d", []int{4, 6, 8, 10}, func(int) tables.Scope {
		return tables.Scope{Goals: []solver.Goal{solver.Beat(solver.WeightHalf)}}
	}},
	{"dice-win", "dice=%d", []int{3, 4, 5, 6, 7, 8}, func(int) tables.Scope {
		return tables.Scope{Goals: onlyWin, Players: 2}
	}},
	{"dice-of-10-sides-low", "sides=10 dice=%d", []int{4, 5, 6, 7, 8, 9, 10}, func(int) tables.Scope {
		return tables.Scope{Goals: []solver.Goal{solver.Low()}}
	}},
	{"players-win", "", []int{2, 4, 6, 8, 10, 12, 16, 20}, func(n int) tables.Scope {
		return tables.Scope{Goals: onlyWin, Players: n}
	}},
	{"pot-money", "", []int{10, 20, 40, 80}, func(pot int) tables.Scope {
		return tables.Scope{Goals: andMoney, Players: 3, Pot: pot}
	}},
	{"players-money", "", []int{2, 3, 4, 5}, func(n int) tables.Scope {
		return tables.Scope{Goals: andMoney, Players: n, Pot: 10 * n}
	}},
	{"ceilings-win", "dice=2 progressive=1,1,2,2,3,3,4,4,5,5,6,6,7,7,8,8,9,9,10,10,11,11", []int{1, 6, 12, 18, 22}, func(rounds int) tables.Scope {
		return tables.Scope{Goals: onlyWin, Players: 3, Round: 23 - rounds}
	}},
	{"every-win", "progressive=every", []int{2, 3, 4}, func(n int) tables.Scope {
		return tables.Scope{Goals: onlyWin, Players: n}
	}},
}

// BenchmarkScale builds and encodes tables of growing size. It reports the processor time in
// standard turns, which are solved just before and behind, and in nanoseconds for each
// decision; the memory that was seen in use, what was estimated, and the bytes of the
// file.
//
//	go test ./tables -run '^$' -bench Scale -benchtime 1x -cpu 1 -timeout 2h
func BenchmarkScale(b *testing.B) {
	for _, s := range scales {
		for _, size := range s.sizes {
			b.Run(fmt.Sprintf("%s/%d", s.name, size), func(b *testing.B) {
				r := parseRules(b, strings.ReplaceAll(s.rules, "%d", strconv.Itoa(size)))
				estimate, err := s.scope(size).Estimate(r)
				require.NoError(b, err)
				for b.Loop() {
					file, turn := 0, standardTurn(b)
					begun := cpuTime(b)
					peak := heapPeak(func() { file = len(encode(b, build(b, r, s.scope(size)))) })
					took := cpuTime(b) - begun
					turn = (turn + standardTurn(b)) / 2
					b.ReportMetric(took.Seconds()/turn.Seconds(), "turns")
					b.ReportMetric(float64(took.Nanoseconds())/float64(estimate.Decisions), "ns/decision")
					b.ReportMetric(float64(estimate.Decisions), "decisions")
					b.ReportMetric(float64(peak)/1e6, "MB")
					b.ReportMetric(float64(estimate.Memory)/1e6, "MB-estimated")
					b.ReportMetric(float64(file), "file-bytes")
				}
			})
		}
	}
}

// standardTurn returns how long a turn of the standard game takes to solve, on average.
func standardTurn(b *testing.B) time.Duration {
	b.Helper()
	const times = 5000
	turn, err := solver.NewTurn(engine.ThreesAway())
	require.NoError(b, err)
	utility := make([]float64, engine.ThreesAway().MaxScore()+1)
	begun := cpuTime(b)
	for i := range times {
		for score := range utility {
			utility[score] = 1 / float64(score+1+i)
		}
		_, err := turn.Solve(utility)
		require.NoError(b, err)
	}
	return (cpuTime(b) - begun) / times
}

// cpuTime returns the time that this program has used processors for, so far, the
// collector of garbage included: what others do on the machine matters less.
func cpuTime(b *testing.B) time.Duration {
	b.Helper()
	var used syscall.Rusage
	require.NoError(b, syscall.Getrusage(syscall.RUSAGE_SELF, &used))
	return time.Duration(used.Utime.Nano() + used.Stime.Nano())
}
